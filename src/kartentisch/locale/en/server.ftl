# The server: refusals, and what `kartentisch serve` says.

refused-code = This code is used up or too old. Ask for a new one on the other device.
refused-failed = Something went wrong on the server. Nothing has changed; please try again.
refused-hello-first = The connection has to begin with hello.
refused-hello-twice = Hello has already been said on this connection.
refused-malformed = The server does not understand this message.
refused-name = A name has between 1 and { $most } visible characters.
refused-no-onlookers = This table is played without onlookers.
refused-not-a-bot = This secret belongs to a person. A bot needs one of its own.
refused-not-offered = This game is not played here yet.
refused-not-watching = You are not at any table right now.
refused-protocol = The page is out of date (it speaks protocol { $theirs }, the server { $ours }). Please reload it.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-long = This message is too long; { $most } characters are the limit.
refused-too-many-tables = You have a seat at { $most } unfinished tables already. Finish or leave one first.
refused-unknown-table = There is no such table. Is the link complete?

serve-here = Kartentisch is open: { $address }
serve-others = For friends and telephones in the same network: { $address }
serve-stop = Ctrl+C closes it.

cli-help-serve =
    Opens the table for browsers: on this machine and, by link, on others.

    Usage:  kartentisch serve [--host ADDRESS] [--port N] [--database FILE] [--public-url URL] …

      --host ADDRESS      where to listen (usually on all addresses; 127.0.0.1: for this machine only)
      --port N            at which port (usually 8765 or, if that is in use, any other)
      --database FILE     where tables, moves and people are kept (usually in the user's data folder)
      --public-url URL    how others reach the server, if it stands behind a proxy
      --origin URLS       other pages that may connect, separated by blanks
      --trusted-proxies A proxies whose forwarded headers are believed, separated by commas (usually 127.0.0.1)
      --log-level LEVEL   debug, info, warning or error
      --workers N         how many processes think for the bots
      --open              opens the page in the browser, if there is a display
      --language CODE     de, nl or en (usually the language of the system)

    Each of them can also be set in the environment: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL and so on.

    Examples
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

illegal-serve-address = cannot listen at { $host }, port { $port }: { $why }
illegal-serve-port = { $port } is no port; the highest is { $most }
illegal-serve-database = the database { $file } cannot be used: { $why }
illegal-serve-database-newer = the database { $file } was written by a newer version of Kartentisch
illegal-serve-public-url = --public-url needs an address that begins with http or https, not { $text }
illegal-serve-log-level = there is no log level { $text }; there are: { $known }

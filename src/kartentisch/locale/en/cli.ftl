# The command line.

cli-help =
    Kartentisch: a card table for Die sieben Siegel (3–5 players) and Saboteur (3–10 players).

    Usage:  kartentisch COMMAND …

    Commands
      play        play in the terminal, against bots or at a server’s table
      serve       open the table for browsers, here and on the network
      admin       look after a server: people, tables, reports, bans
      simulate    let bots play whole games and write their records
      arena       let bots play the same deals and tell which one is better, and by how much
      train       let a net teach itself to play; best on a graphics card
      check       replay records through the rules and say what is wrong with them
      show        print a position from a record as text, as one seat saw it
      puzzles     solve puzzles in the terminal, or find new ones in games between bots
      analyse     tell what each decision of a game was worth, and what was luck
      doctor      tell what is missing or wrong on this machine, and how to mend it
      loadtest    play at many tables of your own server and tell how long it lets people wait

    Examples
      kartentisch play siegel
      kartentisch simulate siegel --players 5 --games 100 --seed 7 --out games.jsonl
      kartentisch check games.jsonl
      kartentisch show games.jsonl --line 3 --round 2 --move 17 --seat 0

    Options
      -h, --help          this text; after a command: more about the command
      --language CODE     de, nl or en; also through the variable KARTENTISCH_LANGUAGE (otherwise English;
                          play and serve follow the system’s language)
      --version           the version

    Exit status: 0 all good · 1 a record breaks a rule · 2 wrong usage, or a file cannot be read or written.

cli-help-play =
    Plays a game in the terminal: you against bots, or at a server’s table by its link. Without a game you are asked for one.

    Usage:  kartentisch play [GAME] [--players N] [--bots NAME,…] [--option KEY=VALUE …] [--seed S]
            kartentisch play LINK [--name NAME]

      GAME                { $games }
      LINK                a server’s table: https://…/t/… or 127.0.0.1:8765/t/…
      --name NAME         your name at the table
      --players N         how many players, including you (default: 4)
      --bots NAME,…       who plays against you; they fill the seats in turn (default: apprentice)
      --option KEY=VALUE  an option of the game; may be given more than once
      --seed S            any text: the same seed deals the same cards
      --language CODE     de, nl or en (default: the system’s language)

    Options of the games (with the rule that explains them)
    { $options }

    Examples
      kartentisch play siegel --players 3
      kartentisch play saboteur --players 7 --bots apprentice,random

cli-help-doctor =
    Looks at this machine as a server would find it, tells what is missing or misconfigured and how to mend it, and
    changes no data. It takes the options of serve and looks at what they name.

    Usage:  kartentisch doctor [--database URL] [--host ADDRESS] [--port NUMBER] [--public-url URL] …

      ✓  is as it should be
      !  works, but could be better
      ✗  does not work; the exit status is 1 then

    Examples
      kartentisch doctor
      kartentisch doctor --database tables.sqlite --port 8765

cli-help-loadtest =
    Opens many tables at a server, plays Die sieben Siegel at all of them with real clients, and tells how many moves a
    second were stored and how long their players waited for the answer. Of the server's memory it sees nothing.

    Usage:  kartentisch loadtest URL [--tables N] [--players N] [--seconds S] [--rate R] [--my-own-server]

      URL                 where the server is found: 127.0.0.1:8765
      --tables N          how many tables (default: 10)
      --players N         how many clients at each of them, 3 to 5 (default: 4)
      --seconds S         how long they play (default: 30)
      --rate R            moves a second at each table (default: 2)
      --my-own-server     the server is not on this machine, but it is mine: nobody else's is put under load

    The exit status is 1 if something was refused or a connection was lost.

    Examples
      kartentisch loadtest 127.0.0.1:8765
      kartentisch loadtest 127.0.0.1:8765 --tables 200 --rate 1 --seconds 60

cli-help-simulate =
    Lets bots play whole games and writes their records, one per line (JSON Lines).

    Usage:  kartentisch simulate GAME --players N --games K --bots NAME,… --seed S --option KEY=VALUE … --out FILE

      GAME                { $games }
      --players N         how many players (default: 4)
      --games K           how many games (default: 1)
      --bots NAME,…       they fill the seats in turn, over and over (default: apprentice)
      --seed S            any text: the same seed gives the same file on every machine;
                          without one the shuffles come from the operating system
      --option KEY=VALUE  an option of the game; may be given more than once
      --budget COUNT      simulations per decision, for bots that search (default: 200)
      --workers N         how many processes play (default: one); the file stays the same
      --out FILE          where to write; - is standard output (the default);
                          compressed if the name ends with .gz
      --language CODE     de, nl or en

    Bots
    { $bots }

    Options of the games (with the rule that explains them)
    { $options }

    Examples
      kartentisch simulate siegel --games 1000 --seed 7 --bots apprentice,random --out games.jsonl
      kartentisch simulate saboteur --players 10 --option rounds=1 | kartentisch check -

cli-help-train =
    Lets a net teach itself to play Die sieben Siegel, by playing against itself at many tables at once. Best on a
    graphics card; needs the extra “train”. The same command again carries on where the last one stopped.

    Usage:  kartentisch train siegel --players N --minutes M --width W --tables T --out FOLDER

      --players N         for how many players (default: 4)
      --minutes M         how long to train, all runs together (default: 10)
      --width W           the width of the net’s layers (default: 1024)
      --tables T          how many tables are played at once, at least 64 (default: 16384)
      --now M             stop this run after so many minutes (default: when all are over)
      --against NAME      whom it faces alone and learns to exploit: grandmaster, journeyman, or a file of weights
                          (default: itself)
      --among NAMES       with whom else it sits at some of the tables, separated by commas; names as above
      --from NAME         the net it starts from: grandmaster, or a file of weights (default: none)
      --goal GOAL         what it plays for: game, to win it, or points, for as few of its own as possible
                          (default: game)
      --out FOLDER        where the weights, the curve and the checkpoint go (default: siegel-N)
      --language CODE     de, nl or en (default: English)

cli-help-check =
    Replays every record of a file through the rules: each deal, each move, each score.

    Usage:  kartentisch check FILE [--fair]

      FILE                records, one per line (JSON Lines); - is standard input
      --fair              the deals must follow from the seed that was promised before the game, and from
                          what players have added to it (docs/fair.md)
      --language CODE     de, nl or en: the language of the reasons

    Prints "N records, all good", or for each bad record one line
      FILE:LINE: round R, move M: what is wrong
    Lines, rounds and moves count from 1; move 0 is the deal, round 0 the header.
    Exit status: 0 all good · 1 something is wrong · 2 the file cannot be read.

    Example
      kartentisch check games.jsonl

cli-help-puzzles =
    Plays rounds between bots and keeps positions at which one answer is clearly the best, one per line (JSON Lines).
    A file that has puzzles already is continued: the work can be stopped at any time.

    Usage:  kartentisch puzzles make KIND [--count N] [--seed S] [--out FILE]
            kartentisch puzzles solve [KIND]

      KIND                { $kinds }
                          solve asks those that come with the program, in the terminal: without a kind that of the
                          day, then those of the days before
      --count N           how many puzzles the file is to have (default: { $count })
      --seed S            any text: the same seed finds the same puzzles on every machine (default: 1)
      --out FILE          the file; compressed if its name ends in .gz (default: KIND.jsonl)

    Example
      kartentisch puzzles make card --count 20 --out card.jsonl
      kartentisch puzzles solve

cli-help-show =
    Prints a position from a record as text: what one seat could see, and nothing more.

    Usage:  kartentisch show FILE [--line L] [--round R [--move M]] [--seat S] [--step]

      FILE                records, one per line (JSON Lines); - is standard input
      --line L            which line of the file (default: the first record)
      --round R           which round, counted from 1 (default: the very last position)
      --move M            after which of its moves; 0 is the deal (default: the last)
      --seat S            through whose eyes: seats count from 0 (default: an onlooker’s)
      --step              step through the whole game in the terminal, with the arrow keys
      --language CODE     de, nl or en

    Examples
      kartentisch show games.jsonl
      kartentisch show games.jsonl --line 3 --round 2 --move 17 --seat 0 --language de

show-where = { $game }, round { $round }, move { $move }
show-onlooker = as an onlooker sees it
show-seat = as { $name } (seat { $seat }) sees it
show-nameless = Seat { $seat }

usage-see = see { $command }
illegal-usage = these arguments cannot be understood
illegal-usage-no-command = which command? There are: { $commands }
illegal-usage-puzzles = puzzles are made by “make” and solved by “solve”, not by { $text }
illegal-usage-puzzle-kind = there are no puzzles of the kind { $text }; there are { $kinds }
illegal-usage-command = there is no command { $name }; there are: { $commands }
illegal-usage-language = there is no language { $text }; there are: { $languages }
illegal-usage-value = { $name } needs a value
illegal-usage-extra = { $text } has no meaning here
illegal-usage-missing-file = FILE is missing
illegal-usage-missing-game = GAME is missing
illegal-usage-missing-url = URL is missing
illegal-usage-link = { $text } is not the link to a server’s table (it ends with /t/ and the table’s letters)
illegal-usage-url = { $text } is not the address of a server
illegal-load-not-here = { $host } is not this machine. Only your own server may be put under load: if it is yours, say --my-own-server.
illegal-load-unreachable = no server answers at { $url } ({ $why })
illegal-load-refused = the server opens no table: { $why }
illegal-usage-number = { $name } needs a whole number, at least { $least }, not { $text }
illegal-usage-positive = { $name } needs a number above 0, not { $text }
illegal-usage-move-alone = --move needs --round
illegal-usage-game = there is no game { $name }; there are: { $known }
illegal-usage-players = { $game } is for { $least } to { $most } players, not { $players }
illegal-usage-bot = { $game } has no bot { $name }; there are: { $known }
illegal-usage-pair = --option needs KEY=VALUE, not { $text }
illegal-usage-option = { $game } has no option { $name }; there are: { $known }
illegal-usage-option-value = the option { $name } cannot be { $text }; possible: { $known }
illegal-usage-twice = the option { $name } is given twice
illegal-unknown-bot = { $game } has no bot { $name }
illegal-bot-move = the bot { $bot } in seat { $seat } answered { $move }, which is not a legal move here
illegal-bot-text = the bot { $bot } in seat { $seat } answered with the text { $move } instead of a move; game.parse(text) turns it into one
illegal-bot-slow = the bot { $bot } in seat { $seat } thought for longer than { $seconds } s
illegal-worker-died = a worker process died
illegal-bot-failed = the bot { $bot } in seat { $seat } failed: { $why }

illegal-train-no-game = there is no training for { $game }
illegal-train-against = there is no net { $name } for { $players } players
illegal-train-goal = { $goal } is not a goal; choose one of { $goals }
illegal-train-other = { $folder } holds a different training; choose another folder with --out
illegal-missing-package = the package { $package } is missing; install it with pip install "kartentisch[{ $extra }]"
illegal-file-missing = there is no file { $file }
illegal-file-nowhere = there is no directory for { $file }
illegal-file-directory = { $file } is a directory, not a file
illegal-file-forbidden = no permission for { $file }
illegal-file-unreadable = { $file } cannot be read: { $why }
illegal-file-unwritable = { $file } cannot be written: { $why }
illegal-file-no-puzzles = { $file } does not hold puzzles of the kind { $kind }, and is left as it is

illegal-show-no-record = there is no record in the file
illegal-show-no-line = there is no record on line { $line }
illegal-show-no-position = the record has no round { $round }, move { $move }
illegal-show-no-seat = there is no seat { $seat }; the last one is { $last }
illegal-play-no-terminal = playing needs a terminal

# serve

doctor-good = Everything that is needed is there.
doctor-bad = What is marked with ✗ has to be mended first.
doctor-extra = Packages of the extra { $extra }: all there.
doctor-extra-missing = Packages of the extra { $extra }: { $packages } not installed. pip install "kartentisch[{ $extra }]" brings them, if wanted.
doctor-prepared = Bots: prepared, they answer at once.
doctor-unprepared = Bots: { $number ->
    [1] one level is
   *[other] { $number } levels are
 } not prepared yet. The server does it behind the first games; python -m kartentisch.bots.warm does it now.
doctor-cache = Bots: nothing can be kept in { $folder }, so every process prepares them anew, which takes minutes. Let this user write there, or name a folder in NUMBA_CACHE_DIR.
doctor-page = Page: built.
doctor-no-page = Page: not built. make page builds it; a wheel of make wheel always has it.
doctor-database = Database: { $file } is free to be used.
doctor-database-new = Database: { $file } will be made at the first start.
doctor-database-in-use = Database: { $file } is in use, probably by a server that runs. A second one would not start.
doctor-space = Disk: { $free } MB free beside the database{ $enough ->
    [true] .
   *[false] {""}. When it is full, nothing more is stored and moves are refused: make room.
 }
doctor-port = Address: port { $port } can be listened at.
doctor-link = Link: other servers reach this one at { $host }.
doctor-link-here = Link: servers on other machines cannot reach this one. Where several machines share the database, name an address of your own network (--link).
doctor-no-tls = Address: { $address } is not encrypted, so the page cannot be installed and passwords can be read on their way. Put a proxy with TLS in front (docs/serving.md).
doctor-no-notices = Notices: there is neither an imprint nor a privacy notice (--imprint, --privacy); many countries ask for them on a public server.
doctor-password-open = Password: everybody on this machine can read { $file }. chmod o-r { $file } keeps it from them.
doctor-descriptors = Connections: this user may open { $most } files, so a few hundred people fill the server. { $enough } or more are better (ulimit -n, LimitNOFILE of systemd).
serve-here = Kartentisch is open: { $address }
serve-others = For friends and phones on the same network: { $address }
serve-preparing = You can already play; meanwhile the bots are being prepared, this first time only.
serve-stop = Ctrl+C closes it.

cli-help-serve =
    Opens the table for browsers: on this machine and, by link, on others.

    Usage:  kartentisch serve [--host ADDRESS] [--port N] [--database FILE] [--public-url URL] …

      --host ADDRESS      where to listen (default: on all addresses; 127.0.0.1: for this machine only)
      --port N            which port (default: 8765 or, if that is in use, any other)
      --database FILE     where tables, moves and people are kept (default: in the user’s data folder); or postgresql://…
      --link HOST:PORT    where other servers that share a PostgreSQL database reach this one (default: on this machine only)
      --public-url URL    how others reach the server, if it is behind a proxy
      --origin URLS       other pages that may connect, separated by spaces
      --trusted-proxies A proxies whose forwarded headers are trusted, separated by commas (default: 127.0.0.1)
      --log-level LEVEL   debug, info, warning or error
      --log-format FORM   text, json or auto: text on a terminal, else JSON (default: auto)
      --workers N         how many processes think for the bots
      --keep DAYS         how long tables that nobody visits and people without a table are kept (default: 180; 0: for ever)
      --club NAME         the name of your club, shown on the page
      --imprint FILE      a text that the page links to as imprint
      --privacy FILE      a text that the page links to as privacy notice
      --password-file F   new people need the password in the first line of this file
      --open              opens the page in the browser, if there is a display
      --language CODE     de, nl or en (default: the system’s language)

    Each of them can also be set in the environment: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL and so on.

    Examples
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Looks after a server, whether it is running or not.

    Usage:  kartentisch admin ACTION [ABOUT] [--database FILE]

      people [NAME]       lists everybody whose name contains NAME: id, first and last visit (UTC), tables, name
      here                lists who is connected now: id, address (- where it is not counted), name
      tables [NAME]       lists tables where somebody of that name has a chair: id, opened, last used (UTC),
                          open or over, length of the history, people
      export TABLE        prints the record of the last game at a table, with everybody’s cards
      close TABLE         turns everybody out of a table and deletes it
      reports             lists what players have reported: number, time (UTC), table, who, their name, about whom,
                          their name, what
      done NUMBER         deletes a report that has been dealt with
      ban ID|ADDRESS      keeps a person out, or everybody from an address or network
      unban ID|ADDRESS    lets them in again
      bans                lists all bans and since when (UTC)
      delete-person ID    deletes somebody and all that belongs to them: secrets, seats, name, words. Tables with
                          nobody else go too; at others a bot plays on, and the name is gone. The server must be
                          stopped first
      --database FILE     the database of the server (default: the one in the user’s data folder)
      --language CODE     de, nl or en (default: English)

    Examples
      kartentisch admin people Ada
      kartentisch admin ban p-3f0c9a5b7d2e4816

admin-deleted = { $name } has been deleted. Tables deleted as well: { $removed }, tables that no longer have the name: { $changed }.
illegal-admin-no-person = there is nobody with the id { $text }; kartentisch admin people shows all
illegal-usage-action = there is no action { $text }; there are: { $known }
admin-closed = Table { $table } is closed and deleted.
admin-report-done = Report { $number } is deleted.
admin-banned = { $who } may not come in any more.
admin-unbanned = { $who } may come in again.
illegal-admin-no-table = there is no table { $text }; kartentisch admin tables shows all
illegal-admin-no-game = no game has begun at the table { $text }
illegal-admin-no-report = there is no report { $text }; kartentisch admin reports shows all
illegal-admin-no-ban = there is no ban of { $text }; kartentisch admin bans shows all
illegal-admin-no-server = no server is running on this database
illegal-admin-stop-first = the server must be stopped for this
illegal-admin-failed = the server could not carry this out; its log tells why
illegal-usage-missing-object = { $action } needs to know about whom or what

illegal-serve-address = cannot listen at { $host }, port { $port }: { $why }
illegal-serve-port = { $port } is not a port; the highest is { $most }
illegal-serve-database = the database { $file } cannot be used: { $why }
illegal-serve-database-in-use = another server is using the database { $file }; stop it first
illegal-serve-database-newer = the database { $file } was written by a newer version of Kartentisch
illegal-serve-database-unknown = Kartentisch cannot use databases with { $scheme }://; a path will do, or sqlite:///absolute/path, or postgresql://…
illegal-serve-public-url = --public-url needs an address that begins with http or https, not { $text }
illegal-serve-link = { $text } is not a host and a port, such as 10.0.0.5:8766
illegal-serve-trusted-proxies = { $text } is neither an address nor a network, such as 10.0.0.1 or 10.0.0.0/8; names will not do here
illegal-serve-log-level = there is no log level { $text }; there are: { $known }
illegal-serve-log-format = there is no log format { $text }; there are: { $known }
illegal-serve-file = the file { $file } cannot be read: { $why }
illegal-serve-password-empty = the file { $file } has no password in its first line

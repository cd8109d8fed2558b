# The command line.

cli-help =
    Kartentisch: a card table for Die sieben Siegel (3–5 players) and Saboteur (3–10 players).

    Usage:  kartentisch COMMAND …

    Commands
      play        play against bots in the terminal
      serve       open the table for browsers, here and on the network
      admin       list or delete the people on a server
      simulate    let bots play whole games and write their records
      arena       let bots play the same deals and tell which one is better, and by how much
      train       let a net teach itself to play; best on a graphics card
      check       replay records through the rules and say what is wrong with them
      show        print a position from a record as text, as one seat saw it

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
    Plays a game in the terminal: you against bots. Without a game you are asked for one.

    Usage:  kartentisch play [GAME] [--players N] [--bots NAME,…] [--option KEY=VALUE …] [--seed S]

      GAME                { $games }
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
      --against NAME      whom it faces alone and learns to exploit: grandmaster, or a file of weights
                          (default: itself)
      --out FOLDER        where the weights, the curve and the checkpoint go (default: siegel-N)
      --language CODE     de, nl or en (default: English)

cli-help-check =
    Replays every record of a file through the rules: each deal, each move, each score.

    Usage:  kartentisch check FILE

      FILE                records, one per line (JSON Lines); - is standard input
      --language CODE     de, nl or en: the language of the reasons

    Prints "N records, all good", or for each bad record one line
      FILE:LINE: round R, move M: what is wrong
    Lines, rounds and moves count from 1; move 0 is the deal, round 0 the header.
    Exit status: 0 all good · 1 something is wrong · 2 the file cannot be read.

    Example
      kartentisch check games.jsonl

cli-help-show =
    Prints a position from a record as text: what one seat could see, and nothing more.

    Usage:  kartentisch show FILE [--line L] [--round R [--move M]] [--seat S]

      FILE                records, one per line (JSON Lines); - is standard input
      --line L            which line of the file (default: the first record)
      --round R           which round, counted from 1 (default: the very last position)
      --move M            after which of its moves; 0 is the deal (default: the last)
      --seat S            through whose eyes: seats count from 0 (default: an onlooker’s)
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
illegal-usage-command = there is no command { $name }; there are: { $commands }
illegal-usage-language = there is no language { $text }; there are: { $languages }
illegal-usage-value = { $name } needs a value
illegal-usage-extra = { $text } has no meaning here
illegal-usage-missing-file = FILE is missing
illegal-usage-missing-game = GAME is missing
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
illegal-train-against = there is no net { $name } for { $players } players to train against
illegal-train-other = { $folder } holds a different training; choose another folder with --out
illegal-missing-package = the package { $package } is missing; install it with pip install "kartentisch[{ $extra }]"
illegal-file-missing = there is no file { $file }
illegal-file-nowhere = there is no directory for { $file }
illegal-file-directory = { $file } is a directory, not a file
illegal-file-forbidden = no permission for { $file }
illegal-file-unreadable = { $file } cannot be read: { $why }
illegal-file-unwritable = { $file } cannot be written: { $why }

illegal-show-no-record = there is no record in the file
illegal-show-no-line = there is no record on line { $line }
illegal-show-no-position = the record has no round { $round }, move { $move }
illegal-show-no-seat = there is no seat { $seat }; the last one is { $last }
illegal-play-no-terminal = playing needs a terminal

# serve

serve-here = Kartentisch is open: { $address }
serve-others = For friends and phones on the same network: { $address }
serve-preparing = You can already play; meanwhile the bots are being prepared, this first time only.
serve-stop = Ctrl+C closes it.

cli-help-serve =
    Opens the table for browsers: on this machine and, by link, on others.

    Usage:  kartentisch serve [--host ADDRESS] [--port N] [--database FILE] [--public-url URL] …

      --host ADDRESS      where to listen (default: on all addresses; 127.0.0.1: for this machine only)
      --port N            which port (default: 8765 or, if that is in use, any other)
      --database FILE     where tables, moves and people are kept (default: in the user’s data folder)
      --public-url URL    how others reach the server, if it is behind a proxy
      --origin URLS       other pages that may connect, separated by spaces
      --trusted-proxies A proxies whose forwarded headers are trusted, separated by commas (default: 127.0.0.1)
      --log-level LEVEL   debug, info, warning or error
      --workers N         how many processes think for the bots
      --keep DAYS         how long tables that nobody visits and people without a table are kept (default: 180; 0: for ever)
      --open              opens the page in the browser, if there is a display
      --language CODE     de, nl or en (default: the system’s language)

    Each of them can also be set in the environment: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL and so on.

    Examples
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Looks after the database of a server while the server is not running.

    Usage:  kartentisch admin people [NAME] [--database FILE]
            kartentisch admin delete-person ID [--database FILE]

      people              lists everybody whose name contains NAME: id, first and last visit (UTC), tables, name
      delete-person       deletes somebody and all that belongs to them: secrets, seats, name, words. Tables with
                          nobody else go too; at others a bot plays on, and the name is gone
      --database FILE     the database of the server (default: the one in the user’s data folder)
      --language CODE     de, nl or en (default: English)

    Examples
      kartentisch admin people Ada
      kartentisch admin delete-person p-3f0c9a5b7d2e4816

admin-deleted = { $name } has been deleted. Tables deleted as well: { $removed }, tables that no longer have the name: { $changed }.
illegal-admin-no-person = there is nobody with the id { $text }; kartentisch admin people shows all
illegal-usage-action = there is no action { $text }; there are: { $known }
illegal-usage-missing-person = ID is missing

illegal-serve-address = cannot listen at { $host }, port { $port }: { $why }
illegal-serve-port = { $port } is not a port; the highest is { $most }
illegal-serve-database = the database { $file } cannot be used: { $why }
illegal-serve-database-in-use = another server is using the database { $file }; stop it first
illegal-serve-database-newer = the database { $file } was written by a newer version of Kartentisch
illegal-serve-database-unknown = Kartentisch cannot use databases with { $scheme }://; a path will do, or sqlite:///absolute/path
illegal-serve-public-url = --public-url needs an address that begins with http or https, not { $text }
illegal-serve-log-level = there is no log level { $text }; there are: { $known }

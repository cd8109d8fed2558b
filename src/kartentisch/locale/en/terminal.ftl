# The table in a terminal.

terminal-title = Kartentisch
terminal-this-language = English
terminal-guest = Guest
terminal-bot-names = Alice, Henry, Emma, Oliver, Grace, Arthur, Lucy, George, Molly, Edward
terminal-colour-red = red
terminal-colour-yellow = yellow
terminal-colour-green = green
terminal-colour-blue = blue
terminal-colour-violet = violet

terminal-welcome = Kartentisch: what shall it be?
terminal-game = Game
terminal-players = Players
terminal-level = Level
terminal-language = Language
terminal-name = Your name
terminal-players-with-bots = { $players }: you and { $bots } bots
terminal-play = Play

terminal-your-turn = It is your turn
terminal-your-turn-with = It is your turn · { $head }
terminal-turn = It is { $player }’s turn …
terminal-dealing = The cards are being dealt …
terminal-hint-hurry = Space: no more pauses until you are asked
terminal-preparing = { $player } is being prepared. That takes a while the first time only.
terminal-rest = A short break
terminal-round-over = The round is over
terminal-continue = Continue
terminal-group = { $head } ({ $number } possibilities)
terminal-back = Back
terminal-take-back = Take back the last step
terminal-log = What happened
terminal-log-since = Since your last move
terminal-over = { $number ->
    [0] The game is over
    [one] The game is over: { $winners } wins
   *[other] The game is over: shared win for { $winners }
 }
terminal-again = Once more with the same players
terminal-other = Another game
terminal-save = Save the record
terminal-quit = Quit

terminal-leave = The game is not over yet. Really stop?
terminal-leave-kept = The game is not over yet. It stays as it is, and you can continue later.
terminal-unfinished = There is a game that is not over yet.
terminal-go-on = Continue where you left off
terminal-new-game = New game
terminal-stay = Keep playing
terminal-save-as = Which file should the record go to?
terminal-save-hint = Enter: save · Esc: cancel
terminal-saved = Saved: { $file }
terminal-save-exists = { $file } exists already; please choose another name.
terminal-save-failed = { $file } cannot be written: { $why }

terminal-line-hint = Enter: done · Esc: as it was
terminal-password = The server’s password
terminal-retry = Try again
terminal-leave-table = The game is not over yet. The link leads you back; while you are away, a bot takes over after a while.

terminal-space = Space
terminal-page = PgUp/Dn
terminal-key-choose = choose
terminal-key-where = where
terminal-key-turn = turn
terminal-key-play = play
terminal-key-hurry = faster
terminal-key-back = back
terminal-key-save = save
terminal-key-scroll = scroll
terminal-key-language = language
terminal-key-theme = light/dark
terminal-you = You
terminal-step = { $round ->
    [0] Before the first deal
   *[other] Round { $round }, move { $move }
 } · { $at } of { $last } · { $eyes }
terminal-eyes-all = an onlooker
terminal-happened = What happened
terminal-tenths = { $sign ->
    [minus] −
   *[other] {""}
 }{ $whole }.{ $tenth }
terminal-answer = The answer
terminal-key-step = step
terminal-key-round = round
terminal-key-eyes = eyes
terminal-key-quit = quit

# The games on the first page.

# The page: what belongs to no single game
page-name = Kartentisch
page-guest = Guest
page-close = Close
page-cancel = Cancel
page-back = Back
page-menu = Menu
page-how-to = How to play
page-how-to-play = { $game }: how to play
page-refused = That did not work.
page-rule = Rule { $rule }
page-rules-of-game = All rules
page-copy = Copy link
page-copied = The link has been copied.
page-share = Share
page-home = Start page
page-loading = One moment …

page-level = { $level ->
    [random] random
    [apprentice] apprentice
    [improver] improver
    [journeyman] journeyman
    [master] master
   *[other] { $level }
 }
page-bot = Bot · { $level }
page-bot-for = Bot for { $name }
page-program = Bot
page-you = you
page-you-object = you
page-you-are = { $name } (you)

# Connection
page-lost = The connection is lost. Trying again …
page-connecting = Connecting …
page-offline = Offline: no connection.
page-new-version = There is a new version of this page. Please reload it.
page-incomplete = Part of the page has not arrived. Please reload it; nothing in the game is lost.
page-reload = Reload
page-trouble = This table cannot be shown

# Start page
page-play-now = Play now
page-new-table = New table
page-your-turn = Your turn
page-sit = Sit down

# Name and other devices
page-your-name = Your name
page-qr = QR code of the link

# New table
page-rules = Rules
page-level-hint = { $level ->
    [random] Plays anything that is allowed.
    [apprentice] Knows the rules and a few good habits.
    [improver] Has learned a lot, but does not always pay attention.
    [journeyman] Pays attention and counts a little.
    [master] Works through many possibilities.
   *[other] A bot.
 }
page-seconds = { $seconds } s
page-pace-is = { $pace ->
    [slow] slow
    [fast] fast
   *[normal] normal
 }

# At the table, before it begins
page-labelled = { $what }: { $which }
page-sentence = { $words }.

# At the table
page-onlooking = You are watching
page-onlooking-hint = You see what everybody sees.
page-onlookers-here = { $number ->
    [one] { $number } onlooker
   *[other] { $number } onlookers
 }
page-score = Score
page-gone = away
page-bot-in = bot in { $time }
page-seconds-left = { $seconds } s left
page-pause = Pause
page-paused = Paused. Clocks and bots stand still.
page-paused-by = { $you ->
    [yes] You have paused the game.
   *[no] { $name } has paused the game.
 }
page-go-on = Continue
page-end = End the game early?
page-end-asked = { $number ->
    [one] { $names } would like to end the game.
   *[other] { $names } would like to end the game.
 }
page-end-you-asked = You would like to end the game. The others have yet to agree.
page-agree = Agree
page-end-decline = No
page-end-declined = Not everybody wants to stop: the game goes on.
page-withdraw = Never mind
page-leave-hint = A bot plays on in your seat; you cannot come back.
page-leave-sure = Yes, leave
page-replaced = A bot is playing for you.
page-take-back = Take your seat back
page-invite = Link to this table
page-nods-missing = { $number ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
 }
page-next-in = continuing in { $seconds } s
page-to-table = To the table
page-rematch = Play again
page-rematch-wanted = { $number ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
 }
page-rematch-wait = { $number ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
 }
page-download = Download the game
page-ended-early = The game was ended early.

page-become = Continue on this device?
page-become-hint = The link turns this browser into somebody else. It would lose who you have been here so far, and your seats. Say yes only if you made the link yourself on another device.
page-become-no = Stay who I am here
page-become-yes = Yes, the link is mine
page-report = Report something
settings = Settings
settings-sound = Sound
settings-motion = Motion
talk = Talk
talk-unread = { $number ->
    [one] Talk, { $number } unread line
   *[other] Talk, { $number } unread lines
 }
talk-line = { $name }: { $text }
talk-free-text = Free text
talk-free-text-hint = Talk in your own words, not only in phrases.
undo-ask = Take back the move
undo-asked = { $name } would like to take back the last move.
undo-waiting = You would like to take back your move. Waiting for { $names }.
undo-others = { $name } would like to take back the last move. Waiting for { $names }.
undo-agree = All right
undo-decline = No
undo-withdraw = Never mind
undo-done = { $you ->
    [yes] You take back your move.
   *[no] { $player } takes back the last move.
 }
undo-alone = { $you ->
    [yes] You go back to your last decision. This game no longer counts in the statistics.
   *[no] { $player } goes back to the last decision. This game no longer counts in the statistics.
 }
nudged = { $number ->
    [one] { $names } is waiting for your move.
   *[other] { $names } are waiting for your move.
 }
company-taken-over = { $you ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $player }.
 }
company-came-back = { $you ->
    [yes] You take your seat back.
   *[no] { $player } takes the seat back.
 }
company-gone = { $player } is away.
company-here = { $player } is back.

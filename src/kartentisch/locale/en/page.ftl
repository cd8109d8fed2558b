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
page-language = Language
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
page-new-version = There is a new version of this page. Please reload it.
page-incomplete = Part of the page has not arrived. Please reload it; nothing in the game is lost.
page-reload = Reload
page-trouble = This table cannot be shown

# Start page
page-play-now = Play now
page-new-table = New table
page-your-turn = Your turn
page-your-table = Your table is waiting
page-open-tables = Open tables
page-no-tables = No table is open right now. Open the first one, or invite friends with a link.
page-table-of = { $name }’s table
page-seated = { $game }, { $seated } of { $players } seated
page-running = { $game } in progress
page-finished = { $game }, just finished
page-sit = Sit down
page-watch = Watch

# Name and other devices
page-your-name = Your name
page-name-hint = This is how the others see you at the table.
page-save = Save
page-other-device = Continue on another device
page-other-device-hint = Open this link there, or scan the code with its camera. It works once, within five minutes; whoever has it can play as you.
page-get-code = Make a link
page-qr = QR code of the link

# New table
page-game = Game
page-rules = Rules
page-table = Table
page-chairs = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
 }
page-fewer-chairs = One seat fewer
page-more-chairs = One seat more
page-free = free
page-for-friends = for friends
page-chairs-hint = Choose a seat to keep it free for friends or give it to a bot.
page-fill-level = Bots in all other seats
page-fill-none = none
page-chair = Who sits here?
page-chair-free = Leave it free
page-chair-free-hint = Whoever has the link can sit down.
page-chair-mine = I will sit here
page-level-hint = { $level ->
    [random] Plays anything that is allowed.
    [apprentice] Knows the rules and a few good habits.
    [improver] Has learned a lot, but does not always pay attention.
    [journeyman] Pays attention and counts a little.
    [master] Works through many possibilities.
   *[other] A bot.
 }
page-clock = Thinking time
page-clock-hint = After that a bot makes the move; the second time running it takes over your seat.
page-clock-none = no limit
page-seconds = { $seconds } s
page-pace = Pace of the bots
page-pace-hint = How long they seem to think.
page-pace-is = { $pace ->
    [slow] slow
    [fast] fast
   *[normal] normal
 }
page-visibility = Visibility
page-visibility-hint = Private: only with the link.
page-private = private
page-public = open
page-onlookers = Onlookers
page-onlookers-hint = They see only what everybody sees.
page-link-later = You will get the link at the table, also as a QR code.
page-open-table = Open the table
page-open-and-start = Start playing

# At the table, before it begins
page-gathering = Who is playing?
page-gathering-hint = Send this link to your friends, or show them the code.
page-host = host
page-away = away
page-fill = Fill free seats with bots
page-shuffle = Draw seats by lot
page-start = Start the game
page-free-left = { $number ->
    [one] { $number } seat still free
   *[other] { $number } seats still free
 }
page-all-seated = All seats are taken
page-waiting-for-host = { $name } starts the game.
page-stand = Get up
page-settings = How it is played
page-settings-plain = As in the rules
page-labelled = { $what }: { $which }
page-sentence = { $words }.
page-on = { $on ->
    [yes] on
   *[no] off
 }
page-settings-clock = { $seconds } seconds to think
page-settings-public = The table can be found in the list.
page-settings-private = The table can only be found with the link.
page-change = Change

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
page-withdraw = Never mind
page-leave-hint = A bot plays on in your seat; you cannot come back.
page-leave-sure = Yes, leave
page-replaced = A bot is playing for you.
page-take-back = Take your seat back
page-invite = Link to this table
page-nods-missing = { $number ->
    [one] still waiting for { $names }
   *[other] still waiting for { $names }
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

# A table in the making: what is played, and who plays
page-game = Game
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
page-clock = Thinking time
page-clock-hint = After that a bot makes the move; the second time running it takes over your seat.
page-clock-none = no limit
page-pace = Pace of the bots
page-pace-hint = How long they seem to think.
page-visibility = Visibility
page-visibility-hint = Private: only with the link.
page-private = private
page-public = open
page-onlookers = Onlookers
page-onlookers-hint = They see only what everybody sees.
page-bot-talk = Bots talk
page-bot-talk-hint = A sentence about the game now and then: they accuse, defend themselves and ask for help.
page-hints = Hints
page-hints-hint = “What would a master do?” Everybody sees that hints are on. A game with a hint does not count in statistics.
page-hints-is = { $hints ->
    [true] allowed
    [false] never
   *[null] against bots only
 }
page-link-later = You will get the link at the table, also as a QR code.
page-open-table = Open the table
page-open-and-start = Start playing
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
page-on = { $on ->
    [yes] on
   *[no] off
 }
page-settings-clock = { $seconds } seconds to think
page-settings-public = The table can be found in the list.
page-settings-private = The table can only be found with the link.
page-change = Change
page-fair-look = Look
page-fair-hint = { $number ->
    [0] The server has committed to its shuffle.
    [1] The server has committed to its shuffle; one of you has added a number.
   *[other] The server has committed to its shuffle; { $number } of you have added a number.
 }
page-fair = Fair deals
page-chair-shared = Somebody at this device
page-chair-shared-hint = You pass the device round; between turns everything is covered.
page-chair-shared-name = Name
page-chair-sharing = at this device

# The start page
home-play-how = Play now: how strong, how fast?
home-play-with = Against { $number ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
    [6] six bots
    [7] seven bots
    [8] eight bots
    [9] nine bots
   *[other] { $number } bots
 }. Level: { $level }, pace: { $pace }.
home-go = Continue
home-begun = In progress
home-round = round { $round } of { $rounds }
home-against = against { $number ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
    [6] six bots
    [7] seven bots
    [8] eight bots
    [9] nine bots
   *[other] { $number } bots
 }
home-with = with { $names }
home-alone = nobody else yet
home-drop = Drop { $game }
home-drop-why = { $kind ->
    [alone] End this game? It will count as ended early.
    [gathering] Give up your seat at this table?
   *[others] Leave your seat? A bot will play on for you; you cannot come back.
 }
home-drop-yes = { $kind ->
    [alone] End it
    [gathering] Give it up
   *[others] Leave
 }
home-drop-no = Keep it
home-more = { $number ->
    [1] One more game
   *[other] { $number } more games
 }
home-less = Show fewer
home-games = My games
home-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
home-early = ended early
home-uncounted = does not count
home-look = View
home-learn = Learn
home-learn-title = New here?
home-learn-begun = You have begun to learn.
home-learn-hint = Learn a game in five minutes, at the table itself.
home-learn-no = No, thank you
home-balance = Your record
home-balance-of = of { $number } won
home-balance-told = Places in the last { $number } games, the latest first: { $places }
home-statistics = Statistics
home-drop-record = Drop the record here
home-open-record = Open a record
home-real-table = At a real table? Here is the score pad:
home-password-title = This server has a password
home-password-hint = Whoever invited you knows it.
home-password-go = Enter
home-shut = You cannot come in at the moment
home-notice = { $notice ->
    [imprint] Imprint
   *[privacy] Privacy
 }
home-version = Version { $version } ({ $build })
page-open-tables = Open tables
page-no-tables = No table is open right now. Open the first one, or invite friends with a link.
page-table-of = { $name }’s table
page-seated = { $game }, { $seated } of { $players } seated
page-running = { $game } in progress
page-finished = { $game }, just finished
page-watch = Watch
page-your-table = Your table is waiting

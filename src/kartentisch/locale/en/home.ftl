# The start page
home-play-how = Play now: how strong, how fast?
home-play-with = Against { $number ->
    [one] one bot
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
home-round = Round { $round } of { $rounds }
home-against = against { $number ->
    [one] one bot
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
    [one] One more game
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

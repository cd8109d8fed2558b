# The start page
home-play-how = Play now: how strong, how fast?
home-play-with = Against { $number } bots, level { $level }, pace { $pace }.
home-go = Continue
home-begun = Begun
home-round = Round { $round } of { $rounds }
home-against = against { $number ->
    [one] one bot
   *[other] { $number } bots
 }
home-with = with { $names }
home-alone = nobody else yet
home-drop = Drop { $game }
home-drop-why = { $kind ->
    [alone] End this game? It then counts as ended early.
    [gathering] Give up your seat at this table?
   *[others] Leave your seat? A bot plays on for you; you cannot come back.
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
home-place = Place { $place } of { $players }
home-early = ended early
home-uncounted = does not count
home-look = Look

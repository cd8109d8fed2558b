# One's own statistics
statistics-title = Your statistics
statistics-which = Which game
statistics-by-players = Number of players
statistics-all = All
statistics-players = { $players } players
statistics-overview = At a glance
statistics-games = { $number ->
    [one] game
   *[other] games
 }
statistics-won = won
statistics-place = average place
statistics-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
statistics-today = latest
statistics-places-told = Places in the last { $number } games, the latest first: { $places }
statistics-few = too few games so far
statistics-values = As a table
statistics-error = standard error
statistics-number = number
statistics-level = Level
statistics-levels = Against which level
statistics-levels-plain = How often you win when bots of this level play.
statistics-levels-more = Against the level { $level } you win more often than by luck alone.
statistics-levels-less = Against the level { $level } you still win less often than by luck alone.
statistics-levels-none = There will be something here once you have played against bots.
statistics-levels-told = Share of games won. { $values }
statistics-luck = pure luck { $chance }
statistics-margin = Margin over the others
statistics-margin-left = Per round, compared with the average of the others; left is better.
statistics-margin-right = Per round, compared with the average of the others; right is better.
statistics-margin-told = Margin over the average of the others. { $values }
statistics-margin-points = margin
statistics-with = When
statistics-order = { $order ->
    [1] going first
    [2] second
    [3] third
   *[other] { $order }th
 }
statistics-none = Nothing to count yet
statistics-none-hint = Play a game of { $game } to its end, and you will see your places and your strengths here. If you take back a move against bots or ask for a hint, you are practising: that does not count.
statistics-yours = Belongs only to your name on this device; nobody else sees it. You can download or delete all of it.
statistics-take = Download
statistics-forget = Delete
statistics-forget-title = Delete your statistics?
statistics-forget-hint = All numbers on this page will be gone, for all games, and will not come back. Your games themselves stay under “My games”; only the next one will count again.
statistics-forget-yes = Delete everything
statistics-forget-no = Keep

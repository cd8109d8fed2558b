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
statistics-place = mean place
statistics-ordinal = { $place }.
statistics-today = latest
statistics-places-told = Places in the last { $number } games, the latest first: { $places }
statistics-few = too few games yet
statistics-values = As a table
statistics-error = standard error
statistics-number = number
statistics-level = Level
statistics-levels = Against which level
statistics-levels-plain = How often you win when bots of this level play.
statistics-levels-more = Against the level { $level } you win more often than luck alone would.
statistics-levels-less = Against the level { $level } you still win less often than by luck alone.
statistics-levels-none = Something will stand here once you have played against bots.
statistics-levels-told = Share of games won. { $values }
statistics-luck = pure luck { $chance }
statistics-margin = Distance to the others
statistics-margin-left = A round, beside the mean of the others; left is better.
statistics-margin-right = A round, beside the mean of the others; right is better.
statistics-margin-told = Distance to the mean of the others. { $values }
statistics-margin-points = distance
statistics-with = When
statistics-order = { $order ->
    [1] going first
    [2] second
    [3] third
   *[other] { $order }th
 }
statistics-none = Nothing to count yet
statistics-none-hint = Play a game of { $game } to its end, and your places and your strengths will stand here. Whoever takes back a move against bots or takes a hint is practising: that does not count.
statistics-yours = Belongs to your name on this device alone; nobody else sees it. You can take it all along or delete it.
statistics-take = Take along
statistics-forget = Delete
statistics-forget-title = Delete your statistics?
statistics-forget-hint = All numbers on this page go, for all games, and do not come back. Your games themselves stay under “My games”; only the next one will count again.
statistics-forget-yes = Delete everything
statistics-forget-no = Keep

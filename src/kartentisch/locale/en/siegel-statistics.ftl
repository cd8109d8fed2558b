# One's own statistics: Die sieben Siegel
siegel-statistics-points = penalty points per round
siegel-statistics-saboteur = As the saboteur
siegel-statistics-saboteur-told = { $times } times, { $points } points on average. Otherwise it is { $without }.
siegel-statistics-saboteur-never = You have never been the saboteur. It pays off when your hand is hard to predict.
siegel-statistics-piles = How often how many penalty points. { $values }
siegel-statistics-pile = { $points } points: { $times } times
siegel-statistics-piles-are = penalty points as the saboteur
siegel-statistics-colours = Predictions by colour
siegel-statistics-colour = Colour
siegel-statistics-colours-plain = { $met } of your seals come out right.
siegel-statistics-colours-left = In { $kind ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 } you often take a seal too many.
siegel-statistics-colours-black = In { $kind ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 } you often win a trick too many.
siegel-statistics-part = { $part ->
    [left] too many taken
    [met] exact
   *[black] black
 }
siegel-statistics-colour-told = { $kind ->
    [r] Red
    [y] Yellow
    [g] Green
    [b] Blue
   *[v] Violet
 }: { $left } too many taken, { $met } exact, { $black } black

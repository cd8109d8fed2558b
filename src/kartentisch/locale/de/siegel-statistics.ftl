# Die eigene Statistik: Die sieben Siegel
siegel-statistics-points = Strafpunkte je Runde
siegel-statistics-saboteur = Als Saboteur
siegel-statistics-saboteur-told = { $times }-mal, im Mittel { $points } Punkte. Sonst sind es { $without }.
siegel-statistics-saboteur-never = Du warst noch nie der Saboteur. Er lohnt sich, wenn deine Hand schwer vorherzusagen ist.
siegel-statistics-piles = Wie oft wie viele Strafpunkte. { $values }
siegel-statistics-pile = { $points } Punkte: { $times }-mal
siegel-statistics-piles-are = Strafpunkte als Saboteur
siegel-statistics-colours = Vorhersagen nach Farbe
siegel-statistics-colour = Farbe
siegel-statistics-colours-plain = { $met } deiner Siegel gehen auf.
siegel-statistics-colours-left = Bei { $kind ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[v] Violett
 } nimmst du oft ein Siegel zu viel.
siegel-statistics-colours-black = Bei { $kind ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[v] Violett
 } gewinnst du oft einen Stich zu viel.
siegel-statistics-part = { $part ->
    [left] zu viel genommen
    [met] genau
   *[black] schwarz
 }
siegel-statistics-colour-told = { $kind ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[v] Violett
 }: { $left } zu viel genommen, { $met } genau, { $black } schwarz

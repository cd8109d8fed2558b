# De eigen statistieken: Die sieben Siegel
siegel-statistics-points = strafpunten per ronde
siegel-statistics-saboteur = Als saboteur
siegel-statistics-saboteur-told = { $times } keer, gemiddeld { $points } punten. Anders zijn het er { $without }.
siegel-statistics-saboteur-never = Je was nog nooit de saboteur. Dat loont als je hand moeilijk te voorspellen is.
siegel-statistics-piles = Hoe vaak hoeveel strafpunten. { $values }
siegel-statistics-pile = { $points } punten: { $times } keer
siegel-statistics-piles-are = strafpunten als saboteur
siegel-statistics-colours = Voorspellingen per kleur
siegel-statistics-colour = Kleur
siegel-statistics-colours-plain = { $met } van je zegels komt uit.
siegel-statistics-colours-left = Bij { $kind ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[v] paars
 } neem je vaak een zegel te veel.
siegel-statistics-colours-black = Bij { $kind ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[v] paars
 } win je vaak een slag te veel.
siegel-statistics-part = { $part ->
    [left] te veel genomen
    [met] precies
   *[black] zwart
 }
siegel-statistics-colour-told = { $kind ->
    [r] Rood
    [y] Geel
    [g] Groen
    [b] Blauw
   *[v] Paars
 }: { $left } te veel genomen, { $met } precies, { $black } zwart

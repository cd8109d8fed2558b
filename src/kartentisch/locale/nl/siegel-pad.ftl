# Die sieben Siegel op het scoreblok
siegel-pad-title = Scoreblok
siegel-pad-hint = Wat is er over? Elke druk telt er één bij.
siegel-pad-seals = { $name }, { $kind ->
    [r] rode zegels
    [y] gele zegels
    [g] groene zegels
    [b] blauwe zegels
    [v] paarse zegels
    [w] witte zegels
   *[k] zwarte zegels
 }: { $number }
siegel-pad-saboteur = { $name } was de saboteur
siegel-pad-as-saboteur = Saboteur: { $price } min { $blacks } { $blacks ->
    [one] zwart
   *[other] zwarte
 }
siegel-pad-too-many = { $number } { $kind ->
    [r] rode zegels
    [y] gele zegels
    [g] groene zegels
    [b] blauwe zegels
    [v] paarse zegels
    [w] witte zegels
   *[k] zwarte zegels
 }
siegel-pad-only = Er zijn er maar { $most }.
siegel-pad-all-robbed = Iedereen die heeft voorspeld, heeft een wit zegel.
siegel-pad-last = Van wie het laatst voorspelt, neemt niemand er een weg.
siegel-pad-nothing = Heeft niemand iets over?
siegel-pad-both = { $name } heeft witte en zwarte zegels?
siegel-pad-white-first = Witte gaan weg voordat er een zwart komt.
siegel-pad-mark = Saboteur

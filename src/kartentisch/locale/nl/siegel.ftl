# Die sieben Siegel: weigeringen, en wat ook de pagina zegt
siegel-kind = { $kind ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
    [v] paars
    [w] wit
   *[k] zwart
 }
siegel-card = { $colour } { $value }
siegel-event-game-over = { $number ->
    [one] { $winners } wint het spel.
   *[other] Gedeelde overwinning: { $winners }.
 }

siegel-illegal-no-move = { $text } is geen zet
siegel-illegal-deal-expected = eerst moeten de kaarten worden gedeeld; { $text } kan nu niet
siegel-illegal-prediction-expected = er moet worden voorspeld of de saboteur worden genomen; { $text } kan nu niet
siegel-illegal-card-expected = er moet een kaart worden gespeeld; { $text } kan nu niet
siegel-illegal-seal-expected = eerst moet er een zegel worden teruggegeven; { $text } kan nu niet
siegel-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } is het spel afgelopen
siegel-illegal-no-deal = met deze "{ $key }" kan niet worden gedeeld
siegel-illegal-no-dealer = plaats { $seat } kan niet geven: die plaats bestaat niet
siegel-illegal-wrong-dealer = plaats { $seat } geeft na plaats { $before }, maar de beurt om te geven gaat naar links
siegel-illegal-hands = { $hands } handen voor { $players } spelers
siegel-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, niet 15
siegel-illegal-not-in-deck = { $card } is geen kaart van dit spel
siegel-illegal-dealt-twice = { $card } is twee keer gedeeld
siegel-illegal-saboteur-taken = plaats { $seat } heeft de saboteur al genomen
siegel-illegal-seals-taken = er zijn al zegels genomen: nu moet er worden voorspeld
siegel-illegal-seal-order = { siegel-kind } staat na een andere kleur: zegels worden genomen in de volgorde rood, geel, groen, blauw, paars
siegel-illegal-no-seat = er is geen plaats { $seat }
siegel-illegal-own-seal = een zegel neem je van een ander, niet van jezelf
siegel-illegal-middle-has = aan de rand van de tafel ligt nog een zegel van deze kleur ({ siegel-kind }): neem dat
siegel-illegal-middle-empty = aan de rand van de tafel ligt geen zegel van deze kleur meer ({ siegel-kind })
siegel-illegal-seat-lacks = plaats { $seat } heeft geen zegel van deze kleur ({ siegel-kind })
siegel-illegal-no-white = er is geen wit zegel meer als vergoeding
siegel-illegal-not-held = { $card } zit niet in deze hand
siegel-illegal-must-follow = { $card } bekent de gevraagde kleur niet ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } kan hier niet worden teruggegeven; mogelijk: { $choices }

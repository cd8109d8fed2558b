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
   *[other] Gedeelde winst: { $winners }.
 }

siegel-illegal-no-move = { $text } is geen zet
siegel-illegal-deal-expected = eerst moeten de kaarten worden gedeeld, niet { $text }
siegel-illegal-prediction-expected = een voorspelling of de saboteur is aan de beurt, niet { $text }
siegel-illegal-card-expected = een kaart is aan de beurt, niet { $text }
siegel-illegal-seal-expected = eerst moet een zegel worden teruggegeven, niet { $text }
siegel-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
 } is het spel afgelopen
siegel-illegal-no-deal = "{ $key }" deugt niet om te delen
siegel-illegal-no-dealer = er is geen plaats { $seat } om te geven
siegel-illegal-wrong-dealer = plaats { $seat } geeft na plaats { $before }, maar het geven gaat naar links
siegel-illegal-hands = { $hands } handen voor { $players } spelers
siegel-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, geen 15
siegel-illegal-not-in-deck = { $card } is geen kaart van dit spel
siegel-illegal-dealt-twice = { $card } is twee keer gedeeld
siegel-illegal-saboteur-taken = plaats { $seat } heeft de saboteur al genomen
siegel-illegal-seals-taken = er zijn al zegels genomen: nu moet het een voorspelling worden
siegel-illegal-seal-order = { siegel-kind } staat na een andere kleur: zegels worden genomen in de volgorde rood, geel, groen, blauw, paars
siegel-illegal-no-seat = er is geen plaats { $seat }
siegel-illegal-own-seal = een zegel neemt men van een ander, niet van zichzelf
siegel-illegal-middle-has = aan de rand van de tafel ligt nog een zegel van deze kleur ({ siegel-kind })
siegel-illegal-middle-empty = aan de rand van de tafel ligt geen zegel van deze kleur meer ({ siegel-kind })
siegel-illegal-seat-lacks = plaats { $seat } heeft geen zegel van deze kleur ({ siegel-kind })
siegel-illegal-no-white = er is geen wit zegel meer om het goed te maken
siegel-illegal-not-held = { $card } zit niet in deze hand
siegel-illegal-must-follow = { $card } volgt de uitgespeelde kleur niet ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } kan hier niet worden teruggegeven; mogelijk: { $choices }

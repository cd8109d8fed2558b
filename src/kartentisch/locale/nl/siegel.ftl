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

siegel-illegal-seal-order = { siegel-kind } staat na een andere kleur: zegels worden genomen in de volgorde rood, geel, groen, blauw, paars
siegel-illegal-middle-has = aan de rand van de tafel ligt nog een zegel van deze kleur ({ siegel-kind }): neem dat
siegel-illegal-middle-empty = aan de rand van de tafel ligt geen zegel van deze kleur meer ({ siegel-kind })
siegel-illegal-seat-lacks = plaats { $seat } heeft geen zegel van deze kleur ({ siegel-kind })
siegel-illegal-must-follow = { $card } bekent de gevraagde kleur niet ({ siegel-kind })

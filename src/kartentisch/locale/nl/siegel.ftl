# Die sieben Siegel: alles wat men van het spel leest
siegel-title = Die sieben Siegel
siegel-about = Een slagenspel van Stefan Dorra: voorspel welke slagen je wint, of saboteer de anderen. Wie de minste strafpunten heeft, wint.

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
siegel-seals-of-kind = { $number }× { $colour }
siegel-no-seals = geen

siegel-before = Voor de eerste spelronde.
siegel-round = Spelronde { $round } van { $rounds } · gever: { $dealer } · rood is troef
siegel-middle = Aan de rand van de tafel: { $seals }
siegel-trick = Op tafel: { $cards }
siegel-last-trick = Laatste slag: { $cards } → { $winner }
siegel-card-of = { $player } { $card }
siegel-empty = nog niets
siegel-hand = Jouw hand:
siegel-points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
 }
siegel-is-saboteur = saboteur
siegel-to-predict = nog geen voorspelling
siegel-holds = zegels: { $seals }
siegel-account = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } ({ $parts })

siegel-choose-take = Zegel nemen: { $colour }
siegel-choose-rob = Zegel van { $victim } nemen: { $colour }
siegel-choose-done = { $seals ->
    [0] Geen enkele slag voorspellen
    [one] Met { $seals } zegel voorspellen
   *[other] Met { $seals } zegels voorspellen
 }
siegel-choose-saboteur = De saboteur nemen (kost { $price } strafpunten, één minder per zwarte zegel van de anderen)
siegel-choose-hand-back = Zegel teruggeven: { $colour }
siegel-choose-keep-white = De witte zegel houden en een zwarte nemen
siegel-choose-forget = Niets teruggeven (de zegel blijft liggen)

siegel-event-dealt = Spelronde { $round }: { $player } geeft.
siegel-event-predicted = { $player } voorspelt: { $seals }.
siegel-event-robbed = { $player } neemt een zegel van { $victim } ({ $colour }); { $victim } krijgt een witte.
siegel-event-robbed-for-nothing = { $player } neemt een zegel van { $victim } ({ $colour }); er is geen witte meer om het goed te maken.
siegel-event-saboteur = { $player } neemt de saboteur.
siegel-event-played = { $player }: { $card }
siegel-event-won = { $player } wint de slag ({ $colour }).
siegel-event-won-with-red = { $player } koopt met rood en wint de slag ({ $colour }).
siegel-event-handed-back = { $player } geeft een zegel terug: { $colour }.
siegel-event-black = { $player } neemt een zwarte zegel.
siegel-event-forgot = { $player } geeft niets terug: pech gehad.
siegel-event-spared = { $player } zou een zwarte zegel moeten nemen, maar er is er geen meer.
siegel-event-round-over = Spelronde { $round } is afgelopen. Strafpunten: { $points }.
siegel-event-game-over = { $number ->
    [one] { $winners } wint het spel.
   *[other] Gedeelde winst: { $winners }.
 }

siegel-part-none = geen zegel over
siegel-part-red = { $points } voor rood
siegel-part-yellow = { $points } voor geel
siegel-part-green = { $points } voor groen
siegel-part-blue = { $points } voor blauw
siegel-part-violet = { $points } voor paars
siegel-part-white = { $points } voor wit
siegel-part-black = { $points } voor zwart
siegel-part-saboteur = { $points } als saboteur
siegel-part-blacks-of-others = { $points } voor { $number ->
    [one] { $number } zwarte zegel
   *[other] { $number } zwarte zegels
 } van de anderen

siegel-illegal-no-move = { $text } is geen zet
siegel-illegal-deal-expected = eerst moeten de kaarten worden gedeeld, niet { $text }
siegel-illegal-prediction-expected = een voorspelling of de saboteur is aan de beurt, niet { $text }
siegel-illegal-card-expected = een kaart is aan de beurt, niet { $text }
siegel-illegal-seal-expected = eerst moet een zegel worden teruggegeven, niet { $text }
siegel-illegal-game-over = na { $rounds ->
    [one] { $rounds } spelronde
   *[other] { $rounds } spelronden
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
siegel-illegal-no-white = er is geen witte zegel meer om het goed te maken
siegel-illegal-not-held = { $card } zit niet in deze hand
siegel-illegal-must-follow = { $card } volgt de uitgespeelde kleur niet ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } kan hier niet worden teruggegeven; mogelijk: { $choices }

# Die sieben Siegel: het spel in woorden, voor de terminal en de opdrachtregel
siegel-title = Die sieben Siegel
siegel-about = Een slagenspel van Stefan Dorra: voorspel welke slagen je wint, of saboteer de anderen. Wie de minste strafpunten heeft, wint.
siegel-seals-of-kind = { $number }× { $colour }
siegel-no-seals = geen

siegel-before = Voor de eerste ronde.
siegel-round = Ronde { $round } van { $rounds } · gever: { $dealer } · rood is troef
siegel-middle = Aan de rand van de tafel: { $seals }
siegel-trick = Op tafel: { $cards }
siegel-last-trick = Laatste slag: { $cards } → { $winner }
siegel-card-of = { $player } { $card }
siegel-empty = nog niets
siegel-hand = Je hand:
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
siegel-choose-predict = Voorspellen: { $seals }
siegel-seal-from = { $colour } van { $victim }
siegel-choose-saboteur = De saboteur nemen (kost { $price } strafpunten, één minder per zwart zegel van de anderen)
siegel-choose-hand-back = Zegel teruggeven: { $colour }
siegel-choose-keep-white = Het witte zegel houden en een zwart zegel nemen
siegel-choose-forget = Niets teruggeven (het zegel blijft liggen)

siegel-event-dealt = Ronde { $round }: { $player } geeft.
siegel-event-predicted = { $player } voorspelt: { $seals }.
siegel-event-robbed = { $player } neemt een zegel van { $victim } ({ $colour }); { $victim } krijgt een wit zegel.
siegel-event-robbed-for-nothing = { $player } neemt een zegel van { $victim } ({ $colour }); er is geen wit zegel meer als vergoeding.
siegel-event-saboteur = { $player } neemt de saboteur.
siegel-event-played = { $player }: { $card }
siegel-event-won = { $player } wint de slag ({ $colour }).
siegel-event-won-with-red = { $player } troeft met rood in en wint de slag ({ $colour }).
siegel-event-handed-back = { $player } geeft een zegel terug: { $colour }.
siegel-event-black = { $player } neemt een zwart zegel.
siegel-event-forgot = { $player } geeft niets terug: pech gehad.
siegel-event-spared = { $player } zou een zwart zegel moeten nemen, maar er is er geen meer.
siegel-event-round-over = Ronde { $round } is afgelopen. Strafpunten: { $points }.

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
    [one] { $number } zwart zegel
   *[other] { $number } zwarte zegels
 } van de anderen

siegel-measure-exact-rate = precies voorspeld
siegel-measure-saboteur-rate = de saboteur genomen
siegel-measure-saboteur-points = punten als saboteur

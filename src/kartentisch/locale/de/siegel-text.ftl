# Die sieben Siegel: das Spiel in Worten, fürs Terminal und die Befehlszeile
siegel-title = Die sieben Siegel
siegel-about = Ein Stichspiel von Stefan Dorra: Sag voraus, welche Stiche du gewinnst, oder sabotiere die anderen. Wer die wenigsten Strafpunkte sammelt, gewinnt.
siegel-seals-of-kind = { $number }× { $colour }
siegel-no-seals = keine

siegel-before = Vor der ersten Runde.
siegel-round = Runde { $round } von { $rounds } · Geber: { $dealer } · Rot ist Trumpf
siegel-middle = In der Tischmitte: { $seals }
siegel-trick = Auf dem Tisch: { $cards }
siegel-last-trick = Letzter Stich: { $cards } → { $winner }
siegel-card-of = { $player } { $card }
siegel-empty = noch nichts
siegel-hand = Deine Hand:
siegel-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
 }
siegel-is-saboteur = Saboteur
siegel-to-predict = noch keine Vorhersage
siegel-holds = Siegel: { $seals }
siegel-account = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ({ $parts })

siegel-choose-take = Siegel nehmen: { $colour }
siegel-choose-rob = Siegel von { $victim } nehmen: { $colour }
siegel-choose-done = { $seals ->
    [0] Keinen Stich vorhersagen
    [one] Vorhersage abgeben: { $seals } Siegel
   *[other] Vorhersage abgeben: { $seals } Siegel
 }
siegel-choose-predict = Vorhersagen: { $seals }
siegel-seal-from = { $colour } von { $victim }
siegel-choose-saboteur = Den Saboteur nehmen (kostet { $price } Strafpunkte, einen weniger für jedes schwarze Siegel der anderen)
siegel-choose-hand-back = Siegel zurückgeben: { $colour }
siegel-choose-keep-white = Das weiße Siegel behalten und ein schwarzes nehmen
siegel-choose-forget = Nichts zurückgeben (das Siegel bleibt liegen)

siegel-event-dealt = Runde { $round }: { $player } gibt.
siegel-event-predicted = { $player } sagt voraus: { $seals }.
siegel-event-robbed = { $player } nimmt ein Siegel von { $victim } ({ $colour }); dafür bekommt { $victim } ein weißes.
siegel-event-robbed-for-nothing = { $player } nimmt ein Siegel von { $victim } ({ $colour }); ein weißes als Ersatz ist nicht mehr da.
siegel-event-saboteur = { $player } nimmt den Saboteur.
siegel-event-played = { $player }: { $card }
siegel-event-won = { $player } gewinnt den Stich ({ $colour }).
siegel-event-won-with-red = { $player } sticht mit Rot ein und gewinnt den Stich ({ $colour }).
siegel-event-handed-back = { $player } gibt ein Siegel zurück: { $colour }.
siegel-event-black = { $player } nimmt ein schwarzes Siegel.
siegel-event-forgot = { $player } gibt nichts zurück: Pech gehabt.
siegel-event-spared = { $player } müsste ein schwarzes Siegel nehmen, doch es ist keins mehr da.
siegel-event-round-over = Runde { $round } ist zu Ende. Strafpunkte: { $points }.

siegel-part-none = kein Siegel übrig
siegel-part-red = { $points } für Rot
siegel-part-yellow = { $points } für Gelb
siegel-part-green = { $points } für Grün
siegel-part-blue = { $points } für Blau
siegel-part-violet = { $points } für Violett
siegel-part-white = { $points } für Weiß
siegel-part-black = { $points } für Schwarz
siegel-part-saboteur = { $points } als Saboteur
siegel-part-blacks-of-others = { $points } für { $number ->
    [one] { $number } schwarzes Siegel
   *[other] { $number } schwarze Siegel
 } der anderen

siegel-measure-exact-rate = genau vorhergesagt
siegel-measure-saboteur-rate = den Saboteur genommen
siegel-measure-saboteur-points = Punkte als Saboteur

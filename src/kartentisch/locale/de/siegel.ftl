# Die sieben Siegel: alles, was man vom Spiel liest
siegel-title = Die sieben Siegel
siegel-about = Ein Stichspiel von Stefan Dorra: sage voraus, welche Stiche du gewinnst, oder sabotiere die anderen. Wer die wenigsten Strafpunkte sammelt, gewinnt.

siegel-kind = { $kind ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
    [v] Violett
    [w] Weiß
   *[k] Schwarz
 }
siegel-card = { $colour } { $value }
siegel-seals-of-kind = { $number }× { $colour }
siegel-no-seals = keine

siegel-before = Vor dem ersten Durchgang.
siegel-round = Durchgang { $round } von { $rounds } · Geber: { $dealer } · Rot ist Trumpf
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
    [one] Mit { $seals } Siegel vorhersagen
   *[other] Mit { $seals } Siegeln vorhersagen
 }
siegel-choose-saboteur = Den Saboteur nehmen (kostet { $price } Strafpunkte, einen weniger je schwarzes Siegel der anderen)
siegel-choose-hand-back = Siegel zurückgeben: { $colour }
siegel-choose-keep-white = Das weiße Siegel behalten und ein schwarzes nehmen
siegel-choose-forget = Nichts zurückgeben (das Siegel bleibt liegen)

siegel-event-dealt = Durchgang { $round }: { $player } gibt.
siegel-event-predicted = { $player } sagt voraus: { $seals }.
siegel-event-robbed = { $player } nimmt ein Siegel von { $victim } ({ $colour }); { $victim } bekommt ein weißes.
siegel-event-robbed-for-nothing = { $player } nimmt ein Siegel von { $victim } ({ $colour }); ein weißes zum Ersatz ist nicht mehr da.
siegel-event-saboteur = { $player } nimmt den Saboteur.
siegel-event-played = { $player }: { $card }
siegel-event-won = { $player } gewinnt den Stich ({ $colour }).
siegel-event-won-with-red = { $player } sticht mit Rot ein und gewinnt den Stich ({ $colour }).
siegel-event-handed-back = { $player } gibt ein Siegel zurück: { $colour }.
siegel-event-black = { $player } nimmt ein schwarzes Siegel.
siegel-event-forgot = { $player } gibt nichts zurück: Pech gehabt.
siegel-event-spared = { $player } müsste ein schwarzes Siegel nehmen, doch es ist keines mehr da.
siegel-event-round-over = Durchgang { $round } ist zu Ende. Strafpunkte: { $points }.
siegel-event-game-over = { $number ->
    [one] { $winners } gewinnt das Spiel.
   *[other] Gemeinsamer Sieg: { $winners }.
 }

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

siegel-illegal-no-move = { $text } ist kein Zug
siegel-illegal-deal-expected = zuerst müssen die Karten gegeben werden, nicht { $text }
siegel-illegal-prediction-expected = eine Vorhersage oder der Saboteur ist an der Reihe, nicht { $text }
siegel-illegal-card-expected = eine Karte ist an der Reihe, nicht { $text }
siegel-illegal-seal-expected = zuerst muss ein Siegel zurückgegeben werden, nicht { $text }
siegel-illegal-game-over = nach { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
 } ist das Spiel zu Ende
siegel-illegal-no-deal = „{ $key }“ taugt nicht zum Geben
siegel-illegal-no-dealer = es gibt keinen Platz { $seat }, der geben könnte
siegel-illegal-wrong-dealer = Platz { $seat } gibt nach Platz { $before }, doch das Geben geht nach links weiter
siegel-illegal-hands = { $hands } Hände für { $players } Spieler
siegel-illegal-hand-size = Platz { $seat } hat { $cards } Karten, nicht 15
siegel-illegal-not-in-deck = { $card } ist keine Karte dieses Spiels
siegel-illegal-dealt-twice = { $card } wurde zweimal gegeben
siegel-illegal-saboteur-taken = Platz { $seat } hat den Saboteur schon genommen
siegel-illegal-seals-taken = es sind schon Siegel genommen: nun muss es eine Vorhersage werden
siegel-illegal-seal-order = { siegel-kind } steht hinter einer anderen Farbe: genommen wird in der Reihenfolge Rot, Gelb, Grün, Blau, Violett
siegel-illegal-no-seat = es gibt keinen Platz { $seat }
siegel-illegal-own-seal = ein Siegel nimmt man von anderen, nicht von sich selbst
siegel-illegal-middle-has = die Tischmitte hat noch ein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-middle-empty = die Tischmitte hat kein Siegel dieser Farbe mehr ({ siegel-kind })
siegel-illegal-seat-lacks = Platz { $seat } hat kein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-no-white = es ist kein weißes Siegel zum Ersatz mehr da
siegel-illegal-not-held = { $card } ist nicht auf dieser Hand
siegel-illegal-must-follow = { $card } bedient die angespielte Farbe nicht ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } kann hier nicht zurückgegeben werden; möglich: { $choices }

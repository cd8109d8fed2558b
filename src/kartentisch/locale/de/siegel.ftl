# Die sieben Siegel: Ablehnungen, und was auch die Seite sagt
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
siegel-event-game-over = { $number ->
    [one] { $winners } gewinnt das Spiel.
   *[other] Gemeinsamer Sieg: { $winners }.
 }

siegel-illegal-no-move = { $text } ist kein Zug
siegel-illegal-deal-expected = zuerst müssen die Karten gegeben werden, nicht { $text }
siegel-illegal-prediction-expected = erwartet wird eine Vorhersage oder der Saboteur, nicht { $text }
siegel-illegal-card-expected = erwartet wird eine Karte, nicht { $text }
siegel-illegal-seal-expected = zuerst muss ein Siegel zurückgegeben werden, nicht { $text }
siegel-illegal-game-over = nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 } ist das Spiel zu Ende
siegel-illegal-no-deal = beim Geben stimmt „{ $key }“ nicht
siegel-illegal-no-dealer = es gibt keinen Platz { $seat }, der geben könnte
siegel-illegal-wrong-dealer = Platz { $seat } gibt nach Platz { $before }, aber gegeben wird reihum nach links
siegel-illegal-hands = { $hands } Hände für { $players } Plätze
siegel-illegal-hand-size = Platz { $seat } hat { $cards } Karten, nicht 15
siegel-illegal-not-in-deck = { $card } ist keine Karte dieses Spiels
siegel-illegal-dealt-twice = { $card } wurde zweimal gegeben
siegel-illegal-saboteur-taken = Platz { $seat } hat den Saboteur schon genommen
siegel-illegal-seals-taken = es sind schon Siegel genommen: Jetzt geht nur noch eine Vorhersage
siegel-illegal-seal-order = { siegel-kind } steht nach einer späteren Farbe: Genommen wird in der Reihenfolge Rot, Gelb, Grün, Blau, Violett
siegel-illegal-no-seat = es gibt keinen Platz { $seat }
siegel-illegal-own-seal = ein Siegel nimmt man von anderen, nicht von sich selbst
siegel-illegal-middle-has = die Tischmitte hat noch ein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-middle-empty = die Tischmitte hat kein Siegel dieser Farbe mehr ({ siegel-kind })
siegel-illegal-seat-lacks = Platz { $seat } hat kein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-no-white = es ist kein weißes Siegel als Ersatz mehr da
siegel-illegal-not-held = { $card } ist nicht auf dieser Hand
siegel-illegal-must-follow = { $card } bedient die angespielte Farbe nicht ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } kann hier nicht zurückgegeben werden; möglich: { $choices }

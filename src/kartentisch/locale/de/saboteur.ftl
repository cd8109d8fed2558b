# Saboteur: alles, was man vom Spiel liest

saboteur-tool = { $tool ->
    [pick] Spitzhacke
    [lamp] Laterne
   *[cart] Lore
 }
saboteur-role = { $role ->
    [digger] Goldsucher
   *[saboteur] Saboteur
 }

saboteur-card-path = Weg { $sign }
saboteur-card-dead-end = Sackgasse { $sign }
saboteur-card-break = kaputte { saboteur-tool }
saboteur-card-fix = Reparatur { $tools }
saboteur-card-rockfall = Steinschlag
saboteur-card-map = Schatzkarte

saboteur-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
saboteur-gold-cards = { $number ->
    [one] { $number } Goldkarte
   *[other] { $number } Goldkarten
 }
saboteur-broken = kaputt: { $tools }

saboteur-illegal-no-move = { $text } ist kein Zug
saboteur-illegal-deal-expected = zuerst müssen die Karten gegeben werden
saboteur-illegal-turn-expected = jetzt wird eine Karte gespielt oder abgeworfen
saboteur-illegal-pick-expected = jetzt wird eine Goldkarte gewählt
saboteur-illegal-game-over = nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 } ist das Spiel zu Ende
saboteur-illegal-no-deal = beim Geben stimmt „{ $key }“ nicht
saboteur-illegal-no-card = { $card } ist keine Karte dieses Spiels
saboteur-illegal-no-role = { $role } ist kein Zwerg dieses Spiels
saboteur-illegal-no-gold = { $card } ist keine Goldkarte
saboteur-illegal-no-first = es gibt keinen Platz { $seat }, der beginnen könnte
saboteur-illegal-wrong-first = Platz { $seat } beginnt statt Platz { $due }
saboteur-illegal-roles = { $roles } Zwerge auf { $players } Plätze verteilt
saboteur-illegal-dwarves = zu verteilen sind { $saboteurs ->
    [one] { $saboteurs } Saboteur
   *[other] { $saboteurs } Saboteure
 } und { $diggers } Goldsucher, den übrigen Zwerg mitgezählt
saboteur-illegal-goals = die Ziele sind nicht gold, NE und NW
saboteur-illegal-hands = { $hands } Hände für { $players } Plätze
saboteur-illegal-hand-size = Platz { $seat } hat { $cards } Karten, nicht { $size }
saboteur-illegal-deck = Hände und Zugstapel sind nicht genau die { $cards } Karten
saboteur-illegal-gold-stack = der Goldstapel besteht nicht aus den Karten, die übrig sind
saboteur-illegal-gold-order = der Goldstapel wurde neu gemischt, obwohl kein Saboteur bezahlt wurde
saboteur-illegal-not-held = { $card } ist nicht auf dieser Hand
saboteur-illegal-no-seat = es gibt keinen Platz { $seat }
saboteur-illegal-tool-broken = mit kaputtem Werkzeug darf niemand Wegekarten legen
saboteur-illegal-occupied = Feld { $cell } ist nicht leer
saboteur-illegal-apart = Feld { $cell } liegt neben keiner Karte
saboteur-illegal-mismatch = { $card } passt auf Feld { $cell } nicht zu den Nachbarn
saboteur-illegal-not-joined = Feld { $cell } ist nicht mit dem Start verbunden
saboteur-illegal-own-tool = an diesem Tisch darf niemand das eigene Werkzeug zerbrechen
saboteur-illegal-broken-already = bei Platz { $seat } ist dieses Werkzeug schon kaputt ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repariert dieses Werkzeug nicht ({ saboteur-tool })
saboteur-illegal-not-broken = bei Platz { $seat } ist dieses Werkzeug nicht kaputt ({ saboteur-tool })
saboteur-illegal-nothing-to-fall = auf Feld { $cell } liegt keine Wegekarte
saboteur-illegal-never-falls = ein Steinschlag trifft nie Start oder Ziele
saboteur-illegal-no-goal = auf Feld { $cell } liegt kein Ziel
saboteur-illegal-goal-shown = das Ziel auf Feld { $cell } ist schon aufgedeckt
saboteur-illegal-not-on-offer = eine Goldkarte { $value } steht nicht zur Wahl

saboteur-your-role = Deine Rolle: { saboteur-role }
saboteur-choose-break = { saboteur-tool } zerbrechen: { $player }
saboteur-choose-fix = { saboteur-tool } reparieren: { $player }
saboteur-choose-fix-with = { saboteur-tool } reparieren (Karte { $card }): { $player }
saboteur-event-hand = { $player } ist { saboteur-role } und bekommt: { $cards }.
saboteur-event-broke = { $player } zerbricht { GENITIVE($target) } { saboteur-tool }.
saboteur-event-fixed = { $player } repariert { GENITIVE($target) } { saboteur-tool }.
saboteur-event-digging-over = { $reached ->
    [yes] Der Schatz ist erreicht.
   *[no] Der Schatz wurde nicht erreicht.
 } Saboteure: { $saboteurs }. Übrig blieb: { saboteur-role }.

# Saboteur: alles, was man vom Spiel liest
saboteur-title = Saboteur
saboteur-about = Ein Legespiel von Frederic Moyersoen: Goldsucher graben zum Schatz, Saboteure halten sie heimlich auf.

saboteur-tool = { $tool ->
    [pick] Spitzhacke
    [lamp] Laterne
   *[cart] Lore
 }
saboteur-role = { $role ->
    [digger] Goldsucher
   *[saboteur] Saboteur
 }
saboteur-nobody = niemand
saboteur-goal-treasure = der Schatz
saboteur-goal-stone = ein Stein

saboteur-card-path = Weg { $sign }
saboteur-card-dead-end = Sackgasse { $sign }
saboteur-card-break = kaputte { saboteur-tool }
saboteur-card-fix = Reparatur { $tools }
saboteur-card-rockfall = Steinschlag
saboteur-card-map = Schatzkarte

saboteur-before = Vor der ersten Runde.
saboteur-round = Runde { $round } von { $rounds } · Zugstapel: { $pile } · Ablage: { $discards } · Goldstapel: { $gold }
saboteur-round-ended = Runde { $round } von { $rounds } ist zu Ende.
saboteur-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
saboteur-gold-cards = { $number ->
    [one] { $number } Goldkarte
   *[other] { $number } Goldkarten
 }
saboteur-broken = kaputt: { $tools }
saboteur-your-role = Deine Rolle: { saboteur-role }
saboteur-you-saw = Das hast du gesehen: Ziel { $goal } ist { $what }.
saboteur-your-gold = Dein Gold: { $nuggets } (Karten: { $cards })
saboteur-your-hand = Deine Hand: { $cards }
saboteur-picking = { $player } wählt eine von { $number } Goldkarten.
saboteur-offer = Zur Wahl: { $cards }
saboteur-gained-cards = { $number ->
    [one] { $number } Goldkarte in dieser Runde
   *[other] { $number } Goldkarten in dieser Runde
 }
saboteur-owns = { $nuggets ->
    [one] insgesamt { $nuggets } Goldstück
   *[other] insgesamt { $nuggets } Goldstücke
 }
saboteur-owns-cards = { $number ->
    [one] insgesamt { $number } Goldkarte
   *[other] insgesamt { $number } Goldkarten
 }

saboteur-choose-lay = { $card } legen: { $sign } auf { $cell }
saboteur-choose-break = { saboteur-tool } beschädigen: { $player }
saboteur-choose-fix = { saboteur-tool } reparieren: { $player }
saboteur-choose-fix-with = { saboteur-tool } reparieren (Karte { $card }): { $player }
saboteur-choose-rockfall = Steinschlag: { $cell }
saboteur-choose-map = Schatzkarte: Ziel { $goal }
saboteur-choose-pass = Abwerfen: { $card }
saboteur-choose-gold = Goldkarte nehmen: { $value }

saboteur-event-dealt = Runde { $round }: { $player } beginnt.
saboteur-event-hand = { $player } ist { saboteur-role } und bekommt: { $cards }.
saboteur-event-laid = { $player } legt eine Karte auf { $cell }: { $card }.
saboteur-event-broke = { $player } beschädigt ein Werkzeug von { $target }: { saboteur-tool }.
saboteur-event-fixed = { $player } repariert ein Werkzeug von { $target }: { saboteur-tool }.
saboteur-event-fell = { $player } löst auf { $cell } einen Steinschlag aus: { $card } ist weg.
saboteur-event-looked = { $player } sieht sich Ziel { $goal } an.
saboteur-event-saw = { $player } sieht an Ziel { $goal }: { $what }.
saboteur-event-passed = { $player } wirft eine Karte ab.
saboteur-event-discarded = { $player } wirft ab: { $card }.
saboteur-event-drawn = { $player } zieht: { $card }.
saboteur-event-turned = Ziel { $goal } wird aufgedeckt: { $what }.
saboteur-event-digging-over = { $reached ->
    [yes] Der Schatz ist erreicht.
   *[no] Der Schatz wurde nicht erreicht.
 } Saboteure: { $saboteurs }. Übrig blieb: { saboteur-role }.
saboteur-event-offer = { $player } wählt eine von { $number } Goldkarten.
saboteur-event-offered = { $player } sieht zur Wahl: { $cards }.
saboteur-event-picked = { $player } nimmt eine Goldkarte.
saboteur-event-gold = { $player } bekommt Gold: { $value }.
saboteur-event-paid = { $player } wird in Goldkarten bezahlt: { $cards }.
saboteur-event-round-over = Runde { $round } ist zu Ende.
saboteur-event-game-over = { $number ->
    [one] { $winners } gewinnt das Spiel.
   *[other] Gemeinsamer Sieg: { $winners }.
 } Gold: { $gold }.

saboteur-part-picked = { $points } aus { $number ->
    [one] { $number } gewählter Goldkarte
   *[other] { $number } gewählten Goldkarten
 }
saboteur-part-paid = { $points } als Saboteur

saboteur-illegal-no-move = { $text } ist kein Zug
saboteur-illegal-deal-expected = zuerst müssen die Karten gegeben werden
saboteur-illegal-turn-expected = jetzt wird eine Karte gespielt oder abgeworfen
saboteur-illegal-pick-expected = jetzt wird eine Goldkarte gewählt
saboteur-illegal-game-over = nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 } ist das Spiel zu Ende
saboteur-illegal-no-deal = „{ $key }“ taugt nicht zum Geben
saboteur-illegal-no-card = { $card } ist keine Karte dieses Spiels
saboteur-illegal-no-role = { $role } ist kein Zwerg dieses Spiels
saboteur-illegal-no-gold = { $card } ist keine Goldkarte
saboteur-illegal-no-first = es gibt keinen Platz { $seat }, der beginnen könnte
saboteur-illegal-wrong-first = Platz { $seat } beginnt statt Platz { $due }
saboteur-illegal-roles = { $roles } Zwerge an { $players } Spieler verteilt
saboteur-illegal-dwarves = zu verteilen sind { $saboteurs ->
    [one] { $saboteurs } Saboteur
   *[other] { $saboteurs } Saboteure
 } und { $diggers } Goldsucher, der übrige Zwerg mitgezählt
saboteur-illegal-goals = die Ziele sind nicht gold, NE und NW
saboteur-illegal-hands = { $hands } Hände für { $players } Spieler
saboteur-illegal-hand-size = Platz { $seat } hat { $cards } Karten, nicht { $size }
saboteur-illegal-deck = Hände und Zugstapel sind nicht genau die { $cards } Karten
saboteur-illegal-gold-stack = der Goldstapel besteht nicht aus den Karten, die übrig sind
saboteur-illegal-gold-order = der Goldstapel wurde neu gemischt, obwohl kein Saboteur bezahlt wurde
saboteur-illegal-not-held = { $card } ist nicht auf dieser Hand
saboteur-illegal-no-seat = es gibt keinen Platz { $seat }
saboteur-illegal-tool-broken = mit kaputtem Werkzeug legt niemand Wegekarten
saboteur-illegal-occupied = Feld { $cell } ist nicht leer
saboteur-illegal-apart = Feld { $cell } liegt neben keiner Karte
saboteur-illegal-mismatch = { $card } passt auf Feld { $cell } nicht zu den Nachbarn
saboteur-illegal-not-joined = Feld { $cell } ist nicht mit dem Start verbunden
saboteur-illegal-own-tool = an diesem Tisch beschädigt niemand sein eigenes Werkzeug
saboteur-illegal-broken-already = bei Platz { $seat } ist dieses Werkzeug schon kaputt ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repariert dieses Werkzeug nicht ({ saboteur-tool })
saboteur-illegal-not-broken = bei Platz { $seat } ist dieses Werkzeug nicht kaputt ({ saboteur-tool })
saboteur-illegal-nothing-to-fall = auf Feld { $cell } liegt keine Wegekarte
saboteur-illegal-never-falls = ein Steinschlag trifft nie Start oder Ziele
saboteur-illegal-no-goal = auf Feld { $cell } liegt kein Ziel
saboteur-illegal-goal-shown = das Ziel auf Feld { $cell } ist schon aufgedeckt
saboteur-illegal-not-on-offer = keine Goldkarte { $value } steht zur Wahl

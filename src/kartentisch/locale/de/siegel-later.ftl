# Die sieben Siegel: was man an seinem Tisch nicht gleich liest

# Siegel in Worten
siegel-page-a-seal = { $kind ->
    [r] ein rotes Siegel
    [y] ein gelbes Siegel
    [g] ein grünes Siegel
    [b] ein blaues Siegel
    [v] ein violettes Siegel
    [w] ein weißes Siegel
   *[k] ein schwarzes Siegel
 }

# Plätze
siegel-page-can-play = Du musst { $colour } bedienen: { $cards }.

# Tisch
siegel-page-no-last-trick = Noch ist kein Stich gespielt.
siegel-page-trick-of = { $player } gewinnt Stich { $trick }
siegel-page-face-down = Verdeckt
siegel-page-penalty = Strafpunkte
siegel-page-sum = Summe
siegel-page-costs-left = In der Mitte liegen noch { $whites ->
    [one] { $whites } weißes
   *[other] { $whites } weiße
 } und { $blacks ->
    [one] { $blacks } schwarzes
   *[other] { $blacks } schwarze
 }.
siegel-page-log = Verlauf
siegel-page-trick-number = Stich { $trick }
siegel-page-round-number = Runde { $round }

# Vorhersage
siegel-page-become-price = Das kostet { $price } Punkte, für jedes schwarze Siegel der anderen einen weniger, aber nie unter 0.
siegel-page-sure = Doch lieber Saboteur?
siegel-page-sure-hint = Die Siegel, die du genommen hast, legst du dann zurück.
siegel-page-from-whom = Von wem nimmst du { $colour }?
siegel-page-from-why = { $whites ->
    [0] { $colour } ist in der Mitte aufgebraucht, weiße Siegel auch: Wer beraubt wird, bekommt nichts.
    [one] { $colour } ist in der Mitte aufgebraucht. Wer beraubt wird, bekommt dafür ein weißes Siegel. Noch { $whites } weißes in der Mitte.
   *[other] { $colour } ist in der Mitte aufgebraucht. Wer beraubt wird, bekommt dafür ein weißes Siegel. Noch { $whites } weiße in der Mitte.
 }
siegel-page-has = hat { $seals }
siegel-page-white-note = Weiß passt zu jedem Stich, kostet aber { $white }, wenn es übrig bleibt.

# Zurückgeben
siegel-page-give = Siegel zurückgeben
siegel-page-give-ruffed = Du hast { $colour } mit Rot gestochen.
siegel-page-give-won = Du hast einen Stich in { $colour } gewonnen.
siegel-page-give-these = Welches Siegel gibst du zurück: { $seals }?
siegel-page-give-last = dein letztes
siegel-page-give-of = du hast { $number }
siegel-page-give-white = passt immer, kostet sonst { $white }
siegel-page-give-keep = Weiß behalten
siegel-page-give-keep-hint = dafür ein schwarzes nehmen

# Ende einer Runde und des Spiels
siegel-page-why-title = Warum
siegel-page-why = { $predicted } vorhergesagt, { $won } gewonnen: { $parts }
siegel-page-why-nothing = kein Siegel übrig
siegel-page-why-left = { $number ->
    [one] { $seals } übrig zu { $each }
   *[other] { $seals } übrig zu je { $each }
 }
siegel-page-why-black = { $number ->
    [one] { $seals } zu { $each }
   *[other] { $seals } zu je { $each }
 }
siegel-page-why-saboteur = { $number ->
    [0] Saboteur: { $price }, die anderen haben kein schwarzes
    [one] Saboteur: { $price } minus { $number } schwarzes der anderen
   *[other] Saboteur: { $price } minus { $number } schwarze der anderen
 }
siegel-page-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
siegel-page-few-win = wer am wenigsten hat, gewinnt
siegel-page-start = Start
siegel-page-graph = Punkte nach jeder Runde: { $lines }.
siegel-page-look-at-tricks = Stiche ansehen
siegel-page-next = Weiter zu Runde { $round }
siegel-page-place = Platz { $place } von { $players }
siegel-page-place-first = { $number ->
    [1] Platz 1, du gewinnst
   *[other] Platz 1, zusammen mit { $names }
 }
siegel-page-place-points = Du hast { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
 }{ $behind ->
    [0] .
   *[other] , { $behind } mehr als { $names }.
 }
siegel-page-best-round = Deine beste Runde: Runde { $round } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
siegel-page-dearest-round = Deine teuerste: Runde { $round } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
siegel-page-others-win = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
siegel-page-with-points = { $points ->
    [0] ohne einen Strafpunkt
    [one] mit { $points } Strafpunkt
   *[other] mit { $points } Strafpunkten
 }

# Verlauf
siegel-log-dealt = { $you ->
    [yes] Du gibst.
   *[no] { $player } gibt.
 }
siegel-log-predicted = { $you ->
    [yes] Du nimmst { $seals }.
   *[no] { $player } nimmt { $seals }.
 }
siegel-log-predicted-none = { $you ->
    [yes] Du sagst keinen Stich voraus.
   *[no] { $player } sagt keinen Stich voraus.
 }
siegel-log-robbed = { $you ->
    [taker] Du nimmst { $colour } von { $victim }; dafür bekommt { $victim } ein weißes.
    [victim] { $player } nimmt { $colour } von dir; dafür bekommst du ein weißes.
   *[other] { $player } nimmt { $colour } von { $victim }; dafür bekommt { $victim } ein weißes.
 }
siegel-log-robbed-for-nothing = { $you ->
    [taker] Du nimmst { $colour } von { $victim }, ohne Ersatz.
    [victim] { $player } nimmt { $colour } von dir, ohne Ersatz.
   *[other] { $player } nimmt { $colour } von { $victim }, ohne Ersatz.
 }
siegel-log-saboteur = { $you ->
    [yes] Du wirst Saboteur.
   *[no] { $player } wird Saboteur.
 }
siegel-log-led = { $you ->
    [yes] Du spielst { $card } aus.
   *[no] { $player } spielt { $card } aus.
 }
siegel-log-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $player } spielt { $card }.
 }
siegel-log-ruffed = { $you ->
    [yes] Du stichst mit { $card } ein.
   *[no] { $player } sticht mit { $card } ein.
 }
siegel-log-won = { $you ->
    [yes] Du gewinnst mit { $card }.
   *[no] { $player } gewinnt mit { $card }.
 }
siegel-log-won-handed-back = { $you ->
    [yes] Du gewinnst mit { $card } und gibst { $seal } zurück.
   *[no] { $player } gewinnt mit { $card } und gibt { $seal } zurück.
 }
siegel-log-won-black = { $you ->
    [yes] Du gewinnst mit { $card }, hast kein passendes Siegel und nimmst ein schwarzes.
   *[no] { $player } gewinnt mit { $card }, hat kein passendes Siegel und nimmt ein schwarzes.
 }
siegel-log-won-forgot = { $you ->
    [yes] Du gewinnst mit { $card } und gibst nichts zurück.
   *[no] { $player } gewinnt mit { $card } und gibt nichts zurück.
 }
siegel-log-won-spared = { $you ->
    [yes] Du gewinnst mit { $card }. Schwarze Siegel gibt es keine mehr.
   *[no] { $player } gewinnt mit { $card }. Schwarze Siegel gibt es keine mehr.
 }
siegel-log-won-unmoved = { $you ->
    [yes] Du gewinnst mit { $card }. Der Saboteur gibt nichts zurück.
   *[no] { $player } gewinnt mit { $card }. Der Saboteur gibt nichts zurück.
 }
siegel-log-round-over = Runde { $round } ist zu Ende.
siegel-log-your-turn = Du bist am Zug.

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
siegel-illegal-no-seat = es gibt keinen Platz { $seat }
siegel-illegal-own-seal = ein Siegel nimmt man von anderen, nicht von sich selbst
siegel-illegal-no-white = es ist kein weißes Siegel als Ersatz mehr da
siegel-illegal-not-held = { $card } ist nicht auf dieser Hand
siegel-illegal-seal-unfit = { $text } kann hier nicht zurückgegeben werden; möglich: { $choices }

# Die sieben Siegel auf der Seite

# Wo wir sind
siegel-page-where-predict = Runde { $round } von { $rounds } · Vorhersage
siegel-page-where-trick = Runde { $round } von { $rounds } · Stich { $trick }
siegel-page-where-end = Ende von Runde { $round } von { $rounds }
siegel-page-where-over = Ende des Spiels

# Siegel in Worten
siegel-page-some = { $number ->
    [one] { $number } { $kind ->
        [r] rotes
        [y] gelbes
        [g] grünes
        [b] blaues
        [v] violettes
        [w] weißes
       *[k] schwarzes
    }
   *[other] { $number } { $kind ->
        [r] rote
        [y] gelbe
        [g] grüne
        [b] blaue
        [v] violette
        [w] weiße
       *[k] schwarze
    }
 }
siegel-page-a-seal = { $kind ->
    [r] ein rotes Siegel
    [y] ein gelbes Siegel
    [g] ein grünes Siegel
    [b] ein blaues Siegel
    [v] ein violettes Siegel
    [w] ein weißes Siegel
   *[k] ein schwarzes Siegel
 }
siegel-page-no-seals = keine Siegel
siegel-page-handed-back = zurückgegeben: { $seals }

# Plätze
siegel-page-dealer = Geber
siegel-page-saboteur = Saboteur
siegel-page-tricks = { $number ->
    [one] Stich
   *[other] Stiche
 }
siegel-page-cards = { $number ->
    [one] Karte
   *[other] Karten
 }
siegel-page-takes = nimmt { $number }
siegel-page-predicting = sagt voraus
siegel-page-after-you = nach dir
siegel-page-to-come = folgt noch
siegel-page-seat = { $name }: { $seals }, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
 }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }{ $turn ->
    [yes] , am Zug
   *[other] { "" }
 }
siegel-page-follow = Bediene { $colour }
siegel-page-lead = Spiel eine Karte aus
siegel-page-tap-again = Erneut tippen
siegel-page-tap-plays = spielt { $card }
siegel-page-anything = Spiel, was du willst
siegel-page-give-by-hand = Gib ein Siegel zurück
siegel-page-keep-by-hand = Nichts zurückgeben
siegel-page-must-follow = Du musst { $colour } bedienen.
siegel-page-can-play = Du musst { $colour } bedienen: { $cards }.
siegel-page-waiting = { $player } sagt voraus …

# Tisch
siegel-page-hand = Deine Karten
siegel-page-trick = Stich
siegel-page-card-of = { $player }: { $card }
siegel-page-in-front = liegt vorn
siegel-page-wins = gewinnt
siegel-page-middle = Tischmitte
siegel-page-middle-left = noch in der Mitte
siegel-page-last-trick = Letzter Stich
siegel-page-no-last-trick = Noch ist kein Stich gespielt.
siegel-page-trick-of = { $player } gewinnt Stich { $trick }
siegel-page-face-down = Verdeckt
siegel-page-penalty = Strafpunkte
siegel-page-sum = Summe
siegel-page-cost-colour = farbig
siegel-page-cost-black = schwarz
siegel-page-cost-white = weiß
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
siegel-page-prediction = Deine Vorhersage
siegel-page-ask = Welche Stiche wirst du gewinnen?
siegel-page-ask-hint = Nimm für jeden ein Siegel in seiner Farbe.
siegel-page-trump = Rot ist Trumpf.
siegel-page-highest = Höchste Karte: { $highest }.
siegel-page-points-bad = Punkte sind Strafpunkte.
siegel-page-left-cost = Übrige Siegel kosten
siegel-page-left-cost-short = Rest kostet
siegel-page-become-less = je schwarzes Siegel der anderen 1 weniger, nie unter 0
siegel-page-costs-word = kostet
siegel-page-keys = Pfeile: Farbe · + und −: Anzahl · Enter: nehmen
siegel-page-column = { $colour }: { $left } in der Mitte, { $mine } genommen
siegel-page-one-more = { $kind ->
    [r] Ein rotes Siegel mehr
    [y] Ein gelbes Siegel mehr
    [g] Ein grünes Siegel mehr
    [b] Ein blaues Siegel mehr
   *[v] Ein violettes Siegel mehr
 }
siegel-page-one-less = { $kind ->
    [r] Ein rotes Siegel weniger
    [y] Ein gelbes Siegel weniger
    [g] Ein grünes Siegel weniger
    [b] Ein blaues Siegel weniger
   *[v] Ein violettes Siegel weniger
 }
siegel-page-from = von wem?
siegel-page-from-label = { $colour } ist aufgebraucht: von wem?
siegel-page-nobody-has = { $colour } ist aufgebraucht, und niemand sonst hat ein Siegel dieser Farbe.
siegel-page-no-white = { $colour } ist aufgebraucht, und als Ersatz ist kein weißes Siegel mehr da: Von anderen kannst du keins nehmen.
siegel-page-total = { $number } von { $tricks }
siegel-page-total-over = { $number } auf { $tricks } Stiche
siegel-page-total-label = Alle zusammen: { $number } Siegel für { $tricks } Stiche
siegel-page-predicted = Stichen vorhergesagt
siegel-page-predicted-follow = { $number ->
    [one] Stichen vorhergesagt, { $names } folgt noch
   *[other] Stichen vorhergesagt, { $names } folgen noch
 }
siegel-page-you-short = Du
siegel-page-take = { $number ->
    [0] Keinen Stich vorhersagen
    [one] { $number } Siegel nehmen
   *[other] { $number } Siegel nehmen
 }
siegel-page-become = Saboteur werden
siegel-page-become-price = Das kostet { $price } Punkte, für jedes schwarze Siegel der anderen einen weniger, aber nie unter 0.
siegel-page-is-saboteur = { $player } ist Saboteur
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
siegel-page-give-which = Welches Siegel gibst du zurück?
siegel-page-remind = Erinnern
siegel-page-remind-of = { $name } an das Siegel erinnern
siegel-page-reminded = { $number ->
    [one] { $names } erinnert dich: Gib zuerst ein Siegel zurück.
   *[other] { $names } erinnern dich: Gib zuerst ein Siegel zurück.
 }
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
siegel-page-standings = Stand
siegel-page-few-win = wer am wenigsten hat, gewinnt
siegel-page-start = Start
siegel-page-graph = Punkte nach jeder Runde: { $lines }.
siegel-page-look-at-tricks = Stiche ansehen
siegel-page-tricks-of-round = Die Stiche der Runde
siegel-page-next = Weiter zu Runde { $round }
siegel-page-begun = Runde { $round } hat begonnen.
siegel-page-place = Platz { $place } von { $players }
siegel-page-place-first = { $number ->
    [one] Platz 1, du gewinnst
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

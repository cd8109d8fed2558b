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
    [1] 1 Stich
   *[other] { $tricks } Stiche
 }, { $cards ->
    [1] 1 Karte
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
siegel-page-cost-colour = farbig
siegel-page-cost-black = schwarz
siegel-page-cost-white = weiß

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
siegel-page-is-saboteur = { $player } ist Saboteur

# Zurückgeben
siegel-page-give-which = Welches Siegel gibst du zurück?
siegel-page-remind = Erinnern
siegel-page-remind-of = { $name } an das Siegel erinnern
siegel-page-reminded = { $number ->
    [1] { $names } erinnert dich: Gib zuerst ein Siegel zurück.
   *[other] { $names } erinnern dich: Gib zuerst ein Siegel zurück.
 }

# Ende einer Runde und des Spiels
siegel-page-standings = Stand
siegel-page-tricks-of-round = Die Stiche der Runde
siegel-page-begun = Runde { $round } hat begonnen.

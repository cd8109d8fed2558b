# Saboteur: was man an seinem Tisch nicht gleich liest

# Wo wir sind
saboteur-page-round = Runde { $round }

# Plätze
saboteur-page-marked-is = Dein Verdacht: { $mark }
saboteur-page-suspicions = Dein Verdacht
saboteur-page-suspect = Was glaubst du: Wer ist { $player }?
saboteur-page-suspect-own = Dein Verdacht gehört nur dir.
saboteur-page-suspect-why = Über den Namen änderst du ihn jederzeit. Am Ende der Runde zeigt sich, ob du recht hattest.
saboteur-page-suspect-never = Nicht mehr anbieten
saboteur-page-suspect-keep = Merken

# Rolle und Zähler
saboteur-page-who-is-who = Wer ist wer?
saboteur-page-dwarves = { $dwarves } Zwerge für { $players } Personen, einer liegt verdeckt daneben. Also gibt es { $least } oder { $most } { $most ->
    [one] Saboteur
   *[other] Saboteure
 }.
saboteur-page-for-you = Nur für dich
saboteur-page-role-is = { $role ->
    [digger] Du bist Goldsucher
   *[saboteur] Du bist Saboteur
 }
saboteur-page-role-wants = { $role ->
    [digger] Grab mit den anderen einen Gang bis zum Schatz. Kommt ihr an, bekommst du Gold.
   *[saboteur] Sorg dafür, dass niemand den Schatz erreicht, bis alle Karten gespielt sind. Und lass es dir nicht anmerken.
 }
saboteur-page-role-unknown = { $role ->
    [digger] Niemand weiß, wer wer ist. Von euch { $players } { $most ->
        [1] ist höchstens einer Saboteur.
       *[other] sind { $least } oder { $most } Saboteure.
    }
   *[saboteur] Niemand weiß von dir. { $most ->
        [1] Und du weißt: Einen zweiten Saboteur gibt es bei { $players } Personen nicht.
       *[other] Auch du weißt nicht, ob du allein bist: Saboteure kennen einander nicht.
    }
 }
saboteur-page-mixed = { $dwarves } Zwerge wurden gemischt, einer liegt verdeckt daneben.
saboteur-page-understood = Verstanden
saboteur-page-cover-card = Karte verdecken
saboteur-page-role-waits = Schaut gerade niemand mit? Dann deck die Karte auf.
saboteur-page-role-safe = Niemand sonst sieht, was darunter liegt.
saboteur-page-role-lies = Deine Rolle liegt verdeckt. Aufdecken.
saboteur-page-turn-role = Aufdecken
saboteur-page-stay-covered = Diese Runde verdeckt lassen
saboteur-page-counts = Stapel und Gold
saboteur-page-sum = Gold

# Vorgelesen
saboteur-page-you-can = Du kannst { $things }.
saboteur-page-able = { $what ->
    [lay] einen Weg legen
    [break] ein Werkzeug zerbrechen
    [fix] ein Werkzeug reparieren
    [fall] einen Steinschlag auslösen
    [map] ein Ziel ansehen
   *[pass] eine Karte abwerfen
 }
saboteur-page-no-paths = Kaputt: { $tools }. Wege legen kannst du so nicht.
saboteur-page-offer = Du wählst eine Goldkarte: { $cards }.

# Ende einer Runde, Gold
saboteur-page-found = Der Schatz!
saboteur-page-left = Der Schatz bleibt liegen
saboteur-page-found-by = { $you ->
    [yes] Du hast Ziel { $goal } erreicht.
   *[no] { $player } hat Ziel { $goal } erreicht.
 } Aber wer hat hier wirklich gegraben?
saboteur-page-left-at = Niemand hat mehr Karten. Der Schatz lag bei { $goal }. Wer wollte das so?
saboteur-page-treasure-stays = Der Schatz bleibt zu sehen, bis du weitergehst.
saboteur-page-who-was-who = Wer war wer?
saboteur-page-turn-all = Alle aufdecken
saboteur-page-was = { $you ->
    [yes] Du warst { $role }.
   *[no] { $player } war { $role }.
 }
saboteur-page-was-guessed = { $player } war { $role }, du hattest { $guess } vermutet.
saboteur-page-spare-was = Übrig blieb ein { $role }.
saboteur-page-and = { $you ->
    [yes] Und du …?
   *[no] Und { $player } …?
 }
saboteur-page-and-spare = Und die übrige Karte …?
saboteur-page-right = du hattest recht
saboteur-page-wrong = du lagst daneben
saboteur-page-spare-lay = lag verdeckt daneben
saboteur-page-side-wins = { $side ->
    [diggers] Die Goldsucher gewinnen
    [saboteurs] { $number ->
        [one] Der Saboteur gewinnt
       *[other] Die Saboteure gewinnen
    }
   *[nobody] Niemand gewinnt
 }
saboteur-page-seen = { $names } hast du durchschaut
saboteur-page-wrong-about = bei { $names } lagst du daneben
saboteur-page-guessed = { $right } von { $number } richtig.
saboteur-page-why-reached = { $you ->
    [yes] Du hast Ziel { $goal } erreicht.
   *[no] { $player } hat Ziel { $goal } erreicht.
 }
saboteur-page-why-missed = Niemand hat mehr Karten. Der Schatz lag bei { $goal }.
saboteur-page-why-saboteurs = { $number ->
    [0] Kein Saboteur war dabei, also bekommt niemand Gold.
    [one] Der Saboteur gewinnt die Runde und bekommt { $gold } Gold.
   *[other] { $same ->
        [yes] Die Saboteure gewinnen die Runde und bekommen je { $gold } Gold.
       *[no] Die Saboteure gewinnen die Runde und bekommen unterschiedlich viel Gold.
    }
 }
saboteur-page-pot = Wer bekommt wie viel Gold?
saboteur-page-pot-cards = { $number ->
    [1] Eine Goldkarte wird gezogen,
   *[other] { $number } Goldkarten werden gezogen,
 } { $by ->
    [diggers] so viele, wie Goldsucher mitspielen.
    [players] so viele, wie Personen am Tisch sitzen.
   *[stack] mehr sind nicht übrig.
 }
saboteur-page-pot-finder = { $you ->
    [yes] Du hast den Schatz erreicht und wählst zuerst. Danach geht es gegen die Spielrichtung von Goldsucher zu Goldsucher.
   *[no] { $player } hat den Schatz erreicht und wählt zuerst. Danach geht es gegen die Spielrichtung von Goldsucher zu Goldsucher.
 }
saboteur-page-pot-other = { $you ->
    [yes] Du hast den Schatz erreicht, bist aber Saboteur.
   *[no] { $player } hat den Schatz erreicht, ist aber Saboteur.
 } { $begins ->
    [yes] Also wählst du zuerst, als nächster Goldsucher gegen die Spielrichtung; so geht es weiter.
   *[no] Also wählt { $first } zuerst, als nächster Goldsucher gegen die Spielrichtung; so geht es weiter.
 }
saboteur-page-pot-none = { $number ->
    [one] Der Saboteur bekommt nichts.
   *[other] Die Saboteure bekommen nichts.
 }
saboteur-page-pot-secret = Eine Goldkarte ist 1 bis 3 Gold wert. Was jemand nimmt, sehen die anderen erst am Ende des Spiels.
saboteur-page-pot-due = { $number ->
    [1] Es gab einen Saboteur: Ihm stehen { $gold } Gold zu. Die Goldsucher bekommen nichts.
   *[other] Es gab { $number } Saboteure: Jedem stehen { $gold } Gold zu. Die Goldsucher bekommen nichts.
 }
saboteur-page-pot-short = So viel passendes Gold war aber nicht mehr übrig.
saboteur-page-pick-order = Wahl { $turns }
saboteur-page-spare = Übrig
saboteur-page-gold = { $number } Gold
saboteur-page-gold-of = { $number } Gold, Karte { $place } von { $cards }
saboteur-page-take = Nimm eine Goldkarte
saboteur-page-take-rest = { $number ->
    [0] Was du nimmst, siehst nur du.
   *[other] Den Rest gibst du an { $names } weiter. Was du nimmst, siehst nur du.
 }
saboteur-page-takes = { $player } nimmt eine Goldkarte
saboteur-page-takes-rest = { $number ->
    [0] Es ist die letzte Karte.
   *[other] Der Rest geht weiter an { $names }.
 }
saboteur-page-choose = Wähle eine Karte
saboteur-page-take-it = { $number } Gold nehmen
saboteur-page-own-gold = Du hast bisher { $number } Gold
saboteur-page-own-gold-now = { $gained ->
    [0] Du gehst diese Runde leer aus.
   *[other] Du bekommst { $gained } Gold.
 } { $secret ->
    [yes] Insgesamt hast du { $number }; die anderen sehen es nicht.
   *[no] Insgesamt hast du { $number }.
 }
saboteur-page-onward = Weiter
saboteur-page-look-at-mine = Bergwerk ansehen
saboteur-page-next = Weiter zu Runde { $round }

# Ende des Spiels
saboteur-page-place = Platz { $place } von { $players }
saboteur-page-place-first = { $number ->
    [1] Platz 1, du gewinnst
   *[other] Platz 1, zusammen mit { $names }
 }
saboteur-page-place-gold = Du hast { $gold } Gold{ $behind ->
    [0] .
   *[other] , { $behind } weniger als { $names }.
 }
saboteur-page-others-win = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
saboteur-page-with-gold = mit { $number } Gold

# Verlauf
saboteur-log-dealt = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
 }
saboteur-page-a-shape = { $shape ->
    [crossing] eine Kreuzung
    [junction] eine Abzweigung
    [straight] einen Gang
    [bend] eine Kurve
   *[dead-end] eine Sackgasse
 }
saboteur-log-laid = { $you ->
    [yes] Du legst { saboteur-page-a-shape } auf Feld { $cell }.
   *[no] { $player } legt { saboteur-page-a-shape } auf Feld { $cell }.
 }
saboteur-page-cut-off = { $number ->
    [0] nichts ist abgeschnitten
    [1] eine Karte ist abgeschnitten
   *[other] { $number } Karten sind abgeschnitten
 }
saboteur-log-fell = { $you ->
    [yes] Du lässt Feld { $cell } einstürzen: { saboteur-page-cut-off }.
   *[no] { $player } lässt Feld { $cell } einstürzen: { saboteur-page-cut-off }.
 }
saboteur-page-their-tool = { $tool ->
    [pick] Spitzhacke
    [lamp] Laterne
   *[cart] Lore
 }
saboteur-page-your-tool = { $tool ->
    [pick] deine Spitzhacke
    [lamp] deine Laterne
   *[cart] deine Lore
 }
saboteur-page-own-tool = { $tool ->
    [pick] die eigene Spitzhacke
    [lamp] die eigene Laterne
   *[cart] die eigene Lore
 }
saboteur-log-broke = { $you ->
    [both] Du zerbrichst { saboteur-page-your-tool }.
    [self] { $player } zerbricht { saboteur-page-own-tool }.
    [doer] Du zerbrichst { GENITIVE($target) } { saboteur-page-their-tool }.
    [target] { $player } zerbricht { saboteur-page-your-tool }.
   *[other] { $player } zerbricht { GENITIVE($target) } { saboteur-page-their-tool }.
 }
saboteur-log-fixed = { $you ->
    [both] Du reparierst { saboteur-page-your-tool }.
    [self] { $player } repariert { saboteur-page-own-tool }.
    [doer] Du reparierst { GENITIVE($target) } { saboteur-page-their-tool }.
    [target] { $player } repariert { saboteur-page-your-tool }.
   *[other] { $player } repariert { GENITIVE($target) } { saboteur-page-their-tool }.
 }
saboteur-log-looked = { $player } sieht sich Ziel { $goal } an.
saboteur-log-saw = Du siehst dir Ziel { $goal } an: { $what }.
saboteur-log-passed = { $player } wirft eine Karte ab.
saboteur-log-discarded = Du wirfst ab: { $card }.
saboteur-log-drawn = Du ziehst: { $card }.
saboteur-log-turned = Ziel { $goal } wird aufgedeckt: { $what }.
saboteur-log-digging-over = { $reached ->
    [yes] Der Schatz ist erreicht.
   *[no] Der Schatz wurde nicht erreicht.
 }
saboteur-log-saboteurs = { $number ->
    [0] Niemand war Saboteur.
    [one] Saboteur: { $names }.
   *[other] Saboteure: { $names }.
 }
saboteur-log-spare = Übrig blieb: { $role }.
saboteur-log-picked = { $player } nimmt eine Goldkarte.
saboteur-log-gold = Du nimmst { $gold } Gold.
saboteur-log-paid = { $you ->
    [yes] Du bekommst { $gold } Gold.
   *[no] { $player } bekommt { $gold } Gold.
 }
saboteur-log-round-over = Runde { $round } ist zu Ende.
saboteur-log-game-over = { $number ->
    [one] { $names } gewinnt das Spiel.
   *[other] { $names } gewinnen gemeinsam.
 }
saboteur-log-your-turn = Du bist am Zug.
saboteur-page-short-broke = { $target }: { $tool } kaputt ({ $player })
saboteur-page-short-fixed = { $target }: { $tool } repariert ({ $player })
saboteur-page-short-fell = Steinschlag auf { $cell }: { $number ->
    [0] nichts abgeschnitten
    [1] 1 Karte abgeschnitten
   *[other] { $number } Karten abgeschnitten
 } ({ $player })
saboteur-page-since = Seit deinem letzten Zug
saboteur-page-more-lines = { $number ->
    [1] und noch eine Zeile im Verlauf
   *[other] und noch { $number } Zeilen im Verlauf
 }

# Das Bergwerk und der eigene Zug
saboteur-page-mine-list = Das Bergwerk als Liste
saboteur-page-hint-path = Wohin? Wähle ein markiertes Feld.
saboteur-page-keys-path = Wohin? Pfeiltasten wählen, R dreht, Enter legt.
saboteur-page-keys-rockfall = Welche stürzt ein? Pfeiltasten wählen, Enter spielt.
saboteur-page-keys-map = Welches Ziel? Pfeiltasten wählen, Enter sieht nach.
saboteur-page-hint-break = Wessen Werkzeug zerbrichst du?
saboteur-page-hint-fix = Wessen Werkzeug reparierst du?
saboteur-page-hint-tool = { $player }: Was reparierst du?
saboteur-page-hint-rockfall = Welche Karte stürzt ein?
saboteur-page-hint-dark = { $number ->
    [0] Nichts wird dunkel.
    [1] Eine Karte wird dunkel.
   *[other] { $number } Karten werden dunkel.
 }
saboteur-page-hint-map = Welches Ziel siehst du dir an?
saboteur-page-hint-idle = Diese Karte kannst du jetzt nur abwerfen.
saboteur-page-hint-broken = Werkzeug kaputt: Nur Abwerfen geht.
saboteur-page-sure-break = { $you ->
    [yes] Zerbrichst du { saboteur-page-your-tool }?
   *[no] { GENITIVE($player) } { saboteur-page-their-tool } zerbrechen?
 }
saboteur-page-sure-fix = { $you ->
    [yes] Reparierst du { saboteur-page-your-tool }?
   *[no] { GENITIVE($player) } { saboteur-page-their-tool } reparieren?
 }
saboteur-page-do-break = Zerbrechen
saboteur-page-do-fix = Reparieren
saboteur-page-sure-discard = Verdeckt abwerfen?
saboteur-page-beyond = { $number ->
    [1] Noch ein Feld außer Sicht: zeigen
   *[other] Noch { $number } Felder außer Sicht: zeigen
 }
saboteur-phrase-suspect = Ich verdächtige …
saboteur-phrase-digger = Ich bin Goldsucher
saboteur-phrase-not-at = Bei … ist kein Schatz
saboteur-phrase-repair = Repariert bitte …
saboteur-phrase-why = Warum hast du das getan?
saboteur-phrase-looked = Ich habe … angesehen
saboteur-phrase-which = Welches Ziel?
saboteur-say-suspect = { $who ->
    [you] Ich verdächtige dich.
   *[other] Ich verdächtige { $player }.
 }
saboteur-say-digger = Ich bin Goldsucher.
saboteur-say-not-at = Bei { $word } ist kein Schatz.
saboteur-say-repair = { $who ->
    [me] Repariert bitte mein Werkzeug.
   *[other] Repariert bitte { GENITIVE($player) } Werkzeug.
 }
saboteur-say-why = { $player }, warum hast du das getan?
saboteur-say-looked = Ich habe mir Ziel { $word } angesehen.
saboteur-page-last-deed = Zuletzt
saboteur-page-laid-since = { $number ->
    [1] Seit deinem letzten Zug neu im Bergwerk: eine Karte. Sie leuchtet.
   *[other] Seit deinem letzten Zug neu im Bergwerk: { $number } Karten. Sie leuchten.
 }
saboteur-page-goal-lookers = Ziel { $goal } angesehen: { $names }.

saboteur-gold-cards = { $number ->
    [one] { $number } Goldkarte
   *[other] { $number } Goldkarten
 }
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
saboteur-illegal-nothing-to-fall = auf Feld { $cell } liegt keine Wegekarte
saboteur-illegal-never-falls = ein Steinschlag trifft nie Start oder Ziele
saboteur-illegal-no-goal = auf Feld { $cell } liegt kein Ziel
saboteur-illegal-goal-shown = das Ziel auf Feld { $cell } ist schon aufgedeckt
saboteur-illegal-not-on-offer = eine Goldkarte { $value } steht nicht zur Wahl

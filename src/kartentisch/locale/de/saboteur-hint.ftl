# Saboteur: Züge in Tipps und Analysen, und warum sie so gut sind
saboteur-hint-lay = { $shape } auf { $cell }
saboteur-hint-break = { GENITIVE($player) } { $tool } zerbrechen
saboteur-hint-break-own = Eigenes Werkzeug zerbrechen: { $tool }
saboteur-hint-fix = { GENITIVE($player) } { $tool } reparieren
saboteur-hint-fix-mine = Eigenes Werkzeug reparieren: { $tool }
saboteur-hint-fall = Steinschlag auf { $cell }
saboteur-hint-look = Schatzkarte: Ziel { $goal } ansehen
saboteur-hint-drop = Abwerfen: { $card }
saboteur-hint-take = Goldkarte mit { $gold } nehmen

saboteur-hint-belief = Nach allem, was zu sehen war, ist { $player } mit { $percent } Prozent Wahrscheinlichkeit Saboteur.
saboteur-hint-fix-own = Danach kannst du wieder Wege legen.
saboteur-hint-fix-one = Ein anderes deiner Werkzeuge bleibt noch kaputt.
saboteur-hint-map = Nach allem, was du weißt, liegt der Schatz mit { $percent } Prozent Wahrscheinlichkeit bei { $goal }.
saboteur-hint-discard = Das Bergwerk bleibt, wie es ist, und du ziehst eine neue Karte.
saboteur-hint-discard-broken = Wege kannst du mit kaputtem Werkzeug nicht legen; du ziehst eine neue Karte.
saboteur-hint-discard-last = Das Bergwerk bleibt, wie es ist; nachzuziehen gibt es nichts mehr.
saboteur-hint-reaches = Damit ist Ziel { $goal } erreicht, wo der Schatz mit { $percent } Prozent Wahrscheinlichkeit liegt.
saboteur-hint-nearer = Auf dem kürzesten Weg fehlen danach etwa { $after } Karten zum Schatz, jetzt etwa { $before }.
saboteur-hint-farther = Auf dem kürzesten Weg fehlen danach etwa { $after } Karten zum Schatz, jetzt nur etwa { $before }.
saboteur-hint-a-little-nearer = Das bringt den Weg im Mittel ein wenig näher an den Schatz.
saboteur-hint-a-little-farther = Das macht den Weg zum Schatz im Mittel ein wenig länger.
saboteur-hint-dead-end = Eine Sackgasse abseits: Der kürzeste Weg zum Schatz bleibt gleich lang.
saboteur-hint-aside = Der kürzeste Weg zum Schatz bleibt gleich lang.
saboteur-hint-gold = Mehr Gold liegt nicht aus.
saboteur-hint-gold-less = Es liegt eine Karte mit mehr Gold aus.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Goldsucher
 }

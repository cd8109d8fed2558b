# Saboteur: Züge in Tipps und Analysen, und warum sie so gut sind
saboteur-hint-lay = { $shape } auf { $cell }
saboteur-hint-break = { $tool } von { $player } zerstören
saboteur-hint-break-own = Eigenes Werkzeug zerstören: { $tool }
saboteur-hint-fix = { $tool } von { $player } reparieren
saboteur-hint-fix-mine = Eigenes Werkzeug reparieren: { $tool }
saboteur-hint-fall = Steinschlag auf { $cell }
saboteur-hint-look = Karte: Ziel { $goal } ansehen
saboteur-hint-drop = Abwerfen: { $card }
saboteur-hint-take = Gold mit { $gold } nehmen

saboteur-hint-belief = { $player } ist nach allem, was zu sehen war, mit { $percent } Prozent Saboteur.
saboteur-hint-fix-own = Danach kannst du wieder Wege legen.
saboteur-hint-fix-one = Ein anderes deiner Werkzeuge bleibt noch kaputt.
saboteur-hint-map = Bei { $goal } liegt der Schatz nach allem, was du weißt, mit { $percent } Prozent.
saboteur-hint-discard = Der Stollen bleibt, wie er ist, und du ziehst eine neue Karte.
saboteur-hint-discard-broken = Wege kannst du mit kaputtem Werkzeug nicht legen; du ziehst eine neue Karte.
saboteur-hint-discard-last = Der Stollen bleibt, wie er ist; nachzuziehen gibt es nichts mehr.
saboteur-hint-reaches = Damit ist Ziel { $goal } erreicht, wo der Schatz mit { $percent } Prozent liegt.
saboteur-hint-nearer = Auf dem kürzesten Weg fehlen danach etwa { $after } Karten zum Schatz, jetzt etwa { $before }.
saboteur-hint-farther = Auf dem kürzesten Weg fehlen danach etwa { $after } Karten zum Schatz, jetzt nur etwa { $before }.
saboteur-hint-a-little-nearer = Das bringt den Stollen im Mittel ein wenig näher an den Schatz.
saboteur-hint-a-little-farther = Das macht den Weg zum Schatz im Mittel ein wenig länger.
saboteur-hint-dead-end = Eine Sackgasse abseits: Der kürzeste Weg zum Schatz bleibt gleich lang.
saboteur-hint-aside = Der kürzeste Weg zum Schatz bleibt gleich lang.
saboteur-hint-gold = Mehr Gold liegt nicht aus.
saboteur-hint-gold-less = Es liegt eine Karte mit mehr Gold aus.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Goldsucher
 }

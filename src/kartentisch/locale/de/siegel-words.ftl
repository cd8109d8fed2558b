# Die Wörter von Die sieben Siegel für die Seite: „Name Wort: was es heißt“, eine Zeile je Wort, in allen Sprachen gleich geordnet.

siegel-words =
    seal Siegel: Steht für einen Stich, den du gewinnen willst.
    trick Stich: Je eine Karte von allen; eine davon gewinnt.
    trump Trumpf: Die Farbe, die alle anderen schlägt: Rot.
    prediction Vorhersage: Welche Stiche du gewinnen willst, in Siegeln gesagt.
    round Runde: Einmal geben und alle Karten spielen.
    dealer Geber: Wer die Karten gibt. Links davon beginnt es.
    penalty Strafpunkte: Was übrige Siegel kosten. Wer die wenigsten hat, gewinnt.
    saboteur Saboteur: Die Figur statt einer Vorhersage: ohne Siegel die anderen stören.
    middle Tischmitte: Wo die Siegel liegen, die niemand hat.
    lead ausspielen: Die erste Karte eines Stichs spielen. Ihre Farbe gilt.
    follow bedienen: Eine Karte der ausgespielten Farbe spielen.
    ruff einstechen: Ohne die ausgespielte Farbe mit Rot gewinnen.
    discard abwerfen: Ohne die ausgespielte Farbe eine Karte spielen, die nicht gewinnt.
    hand-back zurückgeben: Nach einem gewonnenen Stich ein Siegel in die Mitte legen.
    short kurze Farbe: Eine Farbe, von der du nur wenige Karten hast.
    red Rot: Die Trumpffarbe, mit der Flamme.
    yellow Gelb: Die Farbe mit der Sonne.
    green Grün: Die Farbe mit dem Blatt.
    blue Blau: Die Farbe mit den Wellen.
    violet Violett: Die Farbe mit dem Mond.
    white Weiß: Das Siegel als Ersatz, das zu jedem Stich passt.
    black Schwarz: Das Siegel für einen Stich, den du nicht vorhergesagt hast.

# Die Regeln von Saboteur für die Seite. Eine Zeile je Regel („T1 …“); „= …“ ist eine Überschrift, „! …“ unsere Entscheidung zur Regel darüber.

saboteur-rules =
    = Material
    T1 Es gibt 40 Wegekarten. Durchgehend sind 31: 5 Kreuzungen, je 5 mit drei Öffnungen (gerade hinauf und hinunter mit Abzweigung, oder quer mit Abzweigung), 4 gerade hinauf, 3 gerade quer, und 5 und 4 Kurven der beiden Arten. 9 sind Sackgassen, von jeder Form eine, dazu zwei mit einer einzigen Öffnung: Bei ihnen endet jede Öffnung im Fels. Karten liegen immer hochkant, also darfst du sie nur auf den Kopf stellen, nicht quer legen.
    T2 Die Startkarte ist eine Kreuzung mit Leiter. Von den drei Zielkarten ist eine der Schatz, eine Kreuzung; die beiden anderen sind Steine mit je einer Kurve.
    T3 Es gibt 27 Aktionskarten: je 3 für kaputte Spitzhacke, Laterne und Lore, je 2 für ihre Reparatur, je 1 doppelte Reparatur für jedes Paar von Werkzeugen, 3 Steinschläge und 6 Schatzkarten.
    T4 Es gibt 28 Goldkarten: 16 mit 1 Gold, 8 mit 2 und 4 mit 3. Es gibt 11 Zwerge: 7 Goldsucher und 4 Saboteure.
    = Vorbereitung einer Runde
    T5 So viele Zwerge werden gemischt (Saboteure + Goldsucher): zu 3: 1 + 3, zu 4: 1 + 4, zu 5: 2 + 4, zu 6: 2 + 5, zu 7: 3 + 5, zu 8: 3 + 6, zu 9: 3 + 7, zu 10: 4 + 7. Alle ziehen einen; der letzte bleibt verdeckt, bis die Runde vorbei ist. Rollen sind geheim.
    T6 Handkarten: zu 3 bis 5 sind es 6, zu 6 und 7 sind es 5, zu 8 bis 10 sind es 4. Der Rest ist der Zugstapel. Die Zielkarten werden gemischt und liegen verdeckt.
    T7 Die jüngste Person beginnt, dann geht es im Uhrzeigersinn.
    ! Hier entscheidet das Los, wer beginnt.
    = Ein Zug
    T8 Du tust genau eins davon: eine Wegekarte legen, eine Aktionskarte spielen, oder passen und eine Handkarte verdeckt abwerfen. Passen geht immer. Danach ziehst du eine Karte, solange der Zugstapel reicht.
    T9 Eine Wegekarte kommt auf ein leeres Feld neben einer liegenden Karte. An jeder Seite, an der eine offene Karte liegt, muss Öffnung auf Öffnung und Wand auf Wand treffen. Und von der Leiter muss ein Gang ohne Lücke zu ihr führen; durch eine Sackgasse führt keiner. Das Bergwerk darf über die Ziele hinaus wachsen.
    T10 An eine verdeckte Zielkarte passt alles.
    ! Ein aufgedeckter Stein ist eine Karte wie jede andere: Was daneben liegt, muss passen, und Gänge führen durch ihn weiter.
    T11 Liegt vor dir mindestens ein kaputtes Werkzeug, darfst du keine Wegekarten legen. Alles andere darfst du.
    T12 Ein kaputtes Werkzeug legst du vor eine Person, bei der diese Art noch heil ist. Das darfst auch du selbst sein, außer der Tisch verbietet es.
    T13 Eine Reparatur räumt ein passendes kaputtes Werkzeug weg, bei dir oder bei anderen. Eine doppelte Reparatur räumt eins ihrer zwei weg, nach deiner Wahl. Ohne passendes Werkzeug lässt sie sich nicht spielen. Beide Karten kommen auf den Ablagestapel.
    T14 Ein Steinschlag nimmt eine Wegekarte aus dem Bergwerk, nie Start oder Ziele. Beide Karten kommen auf den Ablagestapel, und die Lücke darf wieder gefüllt werden. Mit einer Schatzkarte siehst du dir heimlich eine Zielkarte an.
    ! Ansehen kannst du nur eine, die noch verdeckt liegt.
    T15 Wer keine Karten mehr hat, wird übersprungen.
    = Ziele und Ende der Runde
    T16 Führt durch eine gelegte Karte ein Gang ohne Lücke vom Start zu einer Zielkarte, wird sie aufgedeckt. Ist es der Schatz, endet die Runde. Ist es ein Stein, wird er so gedreht, dass er an den neuen Gang passt, und es geht weiter; seine anderen Seiten müssen nicht passen. Eine Sackgasse erreicht kein Ziel.
    ! Werden zwei Ziele zugleich erreicht, werden beide aufgedeckt; ist der Schatz dabei, endet die Runde. Ein Stein bleibt auch nach einem Steinschlag offen.
    T17 Die Runde endet auch, wenn niemand mehr eine Karte hat. Dann zeigen alle ihre Zwerge.
    = Gold
    T18 Ist der Schatz erreicht, haben die Goldsucher gewonnen. Es werden so viele Goldkarten gezogen, wie Goldsucher mitspielen. Wer den Schatz erreicht hat, nimmt sich eine und gibt den Rest gegen den Uhrzeigersinn an den nächsten Goldsucher weiter, bis alle verteilt sind. Einstellbar ist, dass so viele Karten gezogen werden, wie Personen am Tisch sitzen; liegen weniger da, eben alle.
    ! Hat ein Saboteur den Schatz erreicht, beginnt der nächste Goldsucher gegen den Uhrzeigersinn.
    T19 Bleibt der Schatz im Berg, bekommt ein einzelner Saboteur 4 Gold, zwei oder drei bekommen je 3, vier je 2. Spielt keiner mit, was zu 3 und zu 4 vorkommt, bekommt niemand etwas.
    ! Ausgezahlt wird mit der größten Karte zuerst, reihum ab dem ersten Platz; jeder bekommt höchstens, was ihm zusteht.
    T20 Wie viel Gold du hast, bleibt bis zum Ende des Spiels geheim. Das übrige Gold bleibt ein verdeckter Stapel; Zwerge, Ziele und Karten werden neu gemischt. Es beginnt, wer links von der Person sitzt, die die letzte Karte gespielt oder abgeworfen hat.
    ! Nach einer Auszahlung an Saboteure wird der Goldstapel neu gemischt.
    T21 Es gibt 3 Runden; einstellbar sind 1 bis 3. Wer am Ende das meiste Gold hat, gewinnt; bei Gleichstand gewinnt ihr gemeinsam.
    = Wer was weiß
    T22 Alle sehen das Bergwerk, aufgedeckte Ziele, kaputte Werkzeuge, wer welche Aktion gegen wen spielte, welches Ziel jemand ansah, wie viele Karten in jeder Hand und auf den Stapeln liegen, wie viele Goldkarten jede Person nahm und was Saboteure bekamen. Nur du kennst deine Hand, deine Rolle, die Ziele, die du angesehen hast, was du abgeworfen hast, dein Gold, und die Goldkarten, aus denen du wählst. Den Zugstapel, den übrigen Zwerg und die Rollen der anderen kennt niemand.
    ! Am Ende einer Runde werden alle Zwerge, auch der übrige, und alle Ziele gezeigt. Hände und Abgeworfenes bleiben bis zum Ende des Spiels geheim.

# How Saboteur is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

saboteur-help =
    §T21 Ziel: Goldsucher suchen den Schatz, Saboteure verhindern das heimlich. Nach der letzten Runde gewinnt, wer das meiste Gold hat.
    §T5 Rollen: Alle ziehen einen Zwerg und verraten nichts. Es gibt einen Zwerg mehr, als Personen mitspielen; einer bleibt verdeckt übrig. Von all diesen Zwergen ist bei 3 und 4 Personen einer Saboteur, bei 5 und 6 sind es zwei, bei 7 bis 9 drei, bei 10 vier.
    §T8 Dein Zug: Leg eine Wegekarte, spiel eine Aktionskarte oder wirf eine Karte verdeckt ab. Dann zieh eine nach.
    #tunnels §T9 Gänge: Eine Karte muss zu allen Nachbarn passen, und von der Leiter muss ein Gang ohne Lücke zu ihr führen.
    #turning §T1 Drehen: Eine Wegekarte darf auch auf dem Kopf liegen. Passt sie so und so, drehst du sie, indem du ihr Feld noch einmal wählst, oder mit R.
    #dead-ends §T9 Sackgassen: Bretter und Schutt versperren den Weg; durch sie geht es nicht weiter.
    §T11 Kaputtes Werkzeug: Ist deine Spitzhacke, Laterne oder Lore kaputt, darfst du keine Wegekarten legen.
    §T13 Reparatur: Sie räumt ein kaputtes Werkzeug derselben Art weg, bei dir oder bei anderen.
    #double §T13 Doppelte Reparatur: Auf manchen Karten stehen zwei Werkzeuge. Damit reparierst du eins davon, nicht beide.
    §T14 Steinschlag: Er nimmt eine Wegekarte aus dem Bergwerk. Die Lücke darf wieder gefüllt werden.
    §T14 Schatzkarte: Sieh dir heimlich eins der Ziele A, B und C an. Eins davon ist der Schatz.
    #marks Verdacht: Merk dir an jedem Namensschild, wofür du diese Person hältst. Nur du siehst das, und es gilt für diese Runde.
    §T17 Ende der Runde: Der Schatz ist erreicht, oder niemand hat mehr eine Karte. Dann zeigen alle ihren Zwerg.
    §T18 Gold für Goldsucher: Ist der Schatz erreicht, werden so viele Goldkarten gezogen, wie { $gold_cards ->
            [players] Personen am Tisch sitzen
           *[other] Goldsucher mitspielen
        }. Wer den Schatz erreicht hat, nimmt sich eine und gibt den Rest gegen die Spielrichtung an den nächsten Goldsucher weiter, bis alle verteilt sind. Hat ihn ein Saboteur erreicht, beginnt der nächste Goldsucher in dieser Richtung.
    §T19 Gold für Saboteure: Bleibt der Schatz im Berg, bekommt ein einziger Saboteur 4 Gold, zwei oder drei bekommen je 3, vier je 2. War keiner dabei, bekommt niemand etwas.
    §T4 Goldkarten: Es gibt 28: 16 mit 1 Gold, 8 mit 2 und 4 mit 3. Was du hast, sehen die anderen erst am Ende des Spiels.

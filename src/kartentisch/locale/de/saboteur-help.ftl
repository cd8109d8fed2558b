# How Saboteur is played, for the page: a line each, "what: how".

saboteur-help =
    Ziel: Goldsucher suchen den Schatz, Saboteure verhindern das heimlich. Nach der letzten Runde gewinnt, wer das meiste Gold hat.
    Rollen: Alle ziehen einen Zwerg und verraten nichts. Ein Zwerg bleibt übrig.
    Dein Zug: Leg eine Wegekarte, spiel eine Aktionskarte oder wirf eine Karte verdeckt ab. Dann zieh eine nach.
    Gänge: Eine Karte muss zu allen Nachbarn passen, und von der Leiter muss ein Gang ohne Lücke zu ihr führen.
    Sackgassen: Bretter und Schutt versperren den Weg; durch sie geht es nicht weiter.
    Kaputtes Werkzeug: Liegt vor dir Spitzhacke, Laterne oder Lore kaputt, darfst du keine Wegekarten legen.
    Reparatur: Sie räumt ein kaputtes Werkzeug derselben Art weg, deins oder das eines anderen.
    Steinschlag: Nimmt eine Wegekarte aus der Mine. Die Lücke darf wieder gefüllt werden.
    Schatzkarte: Sieh dir heimlich eins der Ziele A, B und C an. Eins davon ist der Schatz.
    Ende der Runde: Der Schatz ist erreicht, oder niemand hat mehr eine Karte. Dann zeigen alle ihren Zwerg.
    Gold: Ist der Schatz erreicht, wählen die Goldsucher der Reihe nach Gold; sonst werden die Saboteure bezahlt.

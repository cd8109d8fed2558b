# Die Wörter von Saboteur für die Seite: „Name Wort: was es heißt“, eine Zeile je Wort, in allen Sprachen gleich geordnet.

saboteur-words =
    digger Goldsucher: Wer den Schatz erreichen will.
    saboteur Saboteur: Wer heimlich will, dass der Schatz im Berg bleibt.
    dwarf Zwerg: Die Karte, auf der deine Rolle steht.
    path Wegekarte: Ein Stück Gang, das du ins Bergwerk legst.
    action Aktionskarte: Zerbrechen, reparieren, Steinschlag oder Schatzkarte.
    pick Spitzhacke: Eins der drei Werkzeuge.
    lamp Laterne: Eins der drei Werkzeuge.
    cart Lore: Eins der drei Werkzeuge.
    broken kaputtes Werkzeug: Wer eins vor sich hat, darf keine Wegekarten legen.
    repair Reparatur: Räumt ein kaputtes Werkzeug weg.
    rockfall Steinschlag: Nimmt eine Wegekarte aus dem Bergwerk.
    map Schatzkarte: Lässt dich heimlich ein Ziel ansehen.
    start Startkarte: Die Leiter, von der alle Gänge ausgehen.
    goal Zielkarte: Eine der drei Karten, unter denen der Schatz liegt.
    treasure Schatz: Das Ziel, das die Goldsucher suchen.
    dead-end Sackgasse: Eine Wegekarte, durch die kein Gang weiterführt.
    pass passen: Nur eine Karte verdeckt abwerfen.
    pile Zugstapel: Wovon du nach deinem Zug eine Karte ziehst.
    gold Goldkarte: 1, 2 oder 3 Gold. Wer am Ende das meiste hat, gewinnt.

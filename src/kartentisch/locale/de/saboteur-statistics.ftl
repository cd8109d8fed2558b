# Die eigene Statistik: Saboteur
saboteur-statistics-points = Gold je Runde
saboteur-statistics-role = Rolle
saboteur-statistics-as = { $role ->
    [digger] Goldsucher
   *[saboteur] Saboteur
 }
saboteur-statistics-gold = Gold nach Rolle
saboteur-statistics-gold-hint = So viel nimmst du aus einer Runde mit.
saboteur-statistics-gold-told = Gold je Runde. { $values }
saboteur-statistics-rating = Wertung nach Rolle
saboteur-statistics-rating-hint = { $even } ist ein Tisch von Gesellen: Wer in dieser Rolle bei ebenso vielen Spielern öfter gewinnt als sie, hat mehr.
saboteur-statistics-rating-told = Wertung. { $values }
saboteur-statistics-sides = Deine Seite gewinnt
saboteur-statistics-sides-hint = Wie oft die Runde an die Rolle ging, die du hattest.
saboteur-statistics-sides-told = Anteil der Runden, die deine Seite gewonnen hat. { $values }
saboteur-statistics-broken = Werkzeuge, die andere dir je Runde zerbrechen

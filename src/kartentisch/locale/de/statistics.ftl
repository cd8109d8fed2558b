# Die eigene Statistik
statistics-title = Deine Statistik
statistics-which = Welches Spiel
statistics-by-players = Zahl der Spieler
statistics-all = Alle
statistics-players = { $players } Spieler
statistics-overview = Auf einen Blick
statistics-games = { $number ->
    [one] Spiel
   *[other] Spiele
 }
statistics-won = gewonnen
statistics-place = mittlerer Platz
statistics-ordinal = { $place }.
statistics-today = zuletzt
statistics-places-told = Plätze in den letzten { $number } Spielen, das neueste zuerst: { $places }
statistics-few = noch zu wenige Spiele
statistics-values = Als Tabelle
statistics-error = Standardfehler
statistics-number = Anzahl
statistics-level = Stufe
statistics-levels = Gegen welche Stufe
statistics-levels-plain = So oft gewinnst du, wenn Bots dieser Stufe mitspielen.
statistics-levels-more = Gegen die Stufe { $level } gewinnst du öfter als mit purem Glück.
statistics-levels-less = Gegen die Stufe { $level } gewinnst du noch seltener als mit purem Glück.
statistics-levels-none = Hier steht etwas, sobald du gegen Bots gespielt hast.
statistics-levels-told = Anteil der gewonnenen Spiele. { $values }
statistics-luck = pures Glück { $chance }
statistics-margin = Abstand zu den anderen
statistics-margin-left = Je Runde, gegenüber dem Mittel der anderen; links bist du besser.
statistics-margin-right = Je Runde, gegenüber dem Mittel der anderen; rechts bist du besser.
statistics-margin-told = Abstand zum Mittel der anderen. { $values }
statistics-margin-points = Abstand
statistics-with = Wann
statistics-order = { $order ->
    [1] zuerst
   *[other] an { $order }. Stelle
 }
statistics-none = Noch nichts zu zählen
statistics-none-hint = Spiel eine Partie { $game } zu Ende, dann stehen hier deine Plätze und was dir liegt. Wer gegen Bots einen Zug zurücknimmt oder einen Tipp holt, spielt zur Übung: Das zählt nicht mit.
statistics-yours = Gehört nur zu deinem Namen auf diesem Gerät; niemand sonst sieht es. Du kannst alles herunterladen oder löschen.
statistics-take = Herunterladen
statistics-forget = Löschen
statistics-forget-title = Statistik löschen?
statistics-forget-hint = Alle Zahlen auf dieser Seite verschwinden, bei allen Spielen, und kommen nicht wieder. Deine Spiele selbst bleiben unter „Meine Spiele“; gezählt wird erst wieder das nächste.
statistics-forget-yes = Alles löschen
statistics-forget-no = Behalten

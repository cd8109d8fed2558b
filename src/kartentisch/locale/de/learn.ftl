# Lernen: die Einführung in ein Spiel an einem echten Tisch
learn-here = Am Tisch lernen
learn-title = { $game } lernen
learn-back = Einen Schritt zurück
learn-way = Dein Weg
learn-skip = Überspringen
learn-coach = Was der Meister sagt
learn-on = Weiter
learn-why = Warum?
learn-fold = Text einklappen
learn-unfold = Text zeigen
learn-later = Das kommt gleich. Lies erst, worum es geht.
learn-missing = Die Einführung ist gerade nicht zu erreichen.
learn-play = Erstes Spiel beginnen
learn-again = Noch einmal von vorn

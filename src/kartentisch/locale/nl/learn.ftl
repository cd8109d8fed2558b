# Leren: de kennismaking met een spel aan een echte tafel
learn-here = Leren aan tafel
learn-title = { $game } leren
learn-back = Een stap terug
learn-way = Je stappen
learn-skip = Overslaan
learn-coach = Wat de meester zegt
learn-on = Verder
learn-why = Waarom?
learn-fold = Tekst inklappen
learn-unfold = Tekst tonen
learn-later = Dat komt zo. Lees eerst waar het om gaat.
learn-missing = De kennismaking is nu niet bereikbaar.
learn-play = Eerste spel beginnen
learn-again = Opnieuw beginnen

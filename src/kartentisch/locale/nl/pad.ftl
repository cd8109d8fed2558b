# Het scoreblok voor een echte tafel
pad-title = Scoreblok
pad-round-word = Ronde
pad-round = Ronde { $round }
pad-correcting = Wordt verbeterd.
pad-correct = Ronde { $round } verbeteren
pad-total = Totaal
pad-who = Wie spelen mee?
pad-name = Naam { $number }
pad-without = Naam { $number } verwijderen
pad-more = Nog iemand
pad-twice = Twee namen zijn hetzelfde.
pad-too-few = Er zijn { $least } tot { $most } namen nodig.
pad-begin = Beginnen
pad-undo = Ongedaan maken
pad-enter = Ronde { $round } noteren
pad-enter-sure = Ja, ronde { $round } noteren
pad-sure = Klopt dat zo?
pad-copied = De stand is gekopieerd.
pad-not-copied = Kopiëren mag hier niet.
pad-won = { $number ->
    [one] { $names } wint
   *[other] { $names } winnen samen
 }
pad-over = Na { $rounds ->
    [1] één ronde
   *[other] { $rounds } rondes
 }. Kies het nummer van een ronde om die te verbeteren.
pad-new = Nieuw blad
pad-another = Nog een ronde
pad-tear = Nieuw blad …
pad-tear-why = Dit blad weggooien? De namen blijven als voorstel staan.
pad-tear-yes = Blad weggooien

# Die sieben Siegel in der Auswahl der Spiele und ihrer Regeln
siegel-page-title = Die sieben Siegel
siegel-page-pitch = Sag voraus, welche Stiche du gewinnst. Genau die, und keinen mehr.
siegel-page-size = { $least } bis { $most } Personen, 20 bis 40 Minuten.
siegel-page-result = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
 }
siegel-page-option-by-hand = Siegel von Hand zurückgeben
siegel-page-option-by-hand-hint = Wer es vergisst, behält das Siegel.
siegel-page-option-white-before-black = Weiß vor Schwarz
siegel-page-option-white-before-black-hint = Ein weißes Siegel muss genutzt werden, bevor es ein schwarzes gibt.
siegel-page-option-whites-exhausted = Nehmen auch ohne Ersatz
siegel-page-option-whites-exhausted-hint = Sind die weißen Siegel weg, darf man trotzdem von anderen nehmen; sie bekommen nichts.
siegel-page-option-saboteur-base = Saboteur beginnt bei
siegel-page-option-saboteur-base-hint = 5 macht ihn zu dritt weniger verlockend.
siegel-page-option-designer-long = Langes Spiel
siegel-page-option-designer-long-hint = Mehr Runden, und der Saboteur wird jedes Mal teurer.
siegel-page-option-rounds = Runden
siegel-page-option-rounds-hint = Weniger für zwischendurch, mehr für einen langen Abend.
siegel-page-option-open-tricks = Offene Stiche
siegel-page-option-open-tricks-hint = Alle gespielten Karten lassen sich nachsehen.

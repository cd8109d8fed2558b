# Die sieben Siegel in de keuze van spellen en regels
siegel-page-title = Die sieben Siegel
siegel-page-pitch = Voorspel welke slagen je wint. Precies die, en niet één meer.
siegel-page-size = { $least } tot { $most } spelers, 20 tot 40 minuten.
siegel-page-result = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
 }
siegel-page-option-by-hand = Zegels zelf teruggeven
siegel-page-option-by-hand-hint = Wie het vergeet, houdt het zegel.
siegel-page-option-white-before-black = Wit vóór zwart
siegel-page-option-white-before-black-hint = Een wit zegel moet worden teruggegeven voordat er een zwart zegel komt.
siegel-page-option-whites-exhausted = Ook zonder vergoeding nemen
siegel-page-option-whites-exhausted-hint = Zijn de witte zegels op, dan mag je toch zegels van anderen nemen; zij krijgen niets.
siegel-page-option-saboteur-base = De saboteur begint bij
siegel-page-option-saboteur-base-hint = 5 maakt hem met drie spelers minder aanlokkelijk.
siegel-page-option-designer-long = Lang spel
siegel-page-option-designer-long-hint = Meer rondes, en de saboteur wordt elke keer duurder.
siegel-page-option-rounds = Rondes
siegel-page-option-rounds-hint = Minder voor tussendoor, meer voor een lange avond.
siegel-page-option-open-tricks = Open slagen
siegel-page-option-open-tricks-hint = Alle gespeelde kaarten zijn terug te zien.

# Fair deals: the panel of a table that shows what was promised and whether it was kept

fair = Eerlijk delen
fair-why = Vóór het spel zegt de server toe met welk getal hij schudt. Daarna draagt ieder van jullie een getal bij dat de server niet kon kennen. Na het spel noemt hij het zijne, en iedereen kan nagaan: niemand heeft de kaarten uitgekozen.
fair-promise = De toezegging
fair-promise-next = De toezegging voor het volgende spel
fair-added = Aan het schudden bijgedragen
fair-added-by = { $number ->
    [0] nog niemand
   *[other] { $names }
 }
fair-later = Het getal van de server wordt genoemd als het spel is afgelopen. Dan controleert deze pagina het hier.
fair-own = Eigen woorden
fair-own-hint = Deze pagina heeft een getal voor je getrokken. Vertrouw je liever op je eigen dobbelstenen, typ dan wat je wilt: woorden, getallen, onzin.
fair-own-field = Woorden of getallen
fair-own-send = Bijdragen
fair-own-done = Je woorden worden meegeschud.
fair-checked = Het laatste spel
fair-kept = { $found ->
    [yes] Het getal van de server is het toegezegde.
   *[no] Het getal van de server is niet het toegezegde!
 }
fair-seen = { $found ->
    [yes] Deze browser zag de toezegging vóór het delen.
   *[unknown] Deze browser was niet bij de toezegging.
 }
fair-mine = { $found ->
    [yes] Jouw getal is meegeschud.
    [no] Op jouw plaats staat een getal dat niet van hier is gestuurd. Kwam het van een ander apparaat van jou, dan is alles in orde.
   *[unknown] Deze browser heeft niets bijgedragen.
 }
fair-deals = { $found ->
    [yes] { $rounds ->
        [one] Het delen volgt uit al deze getallen.
       *[other] In alle { $rounds } rondes volgt het delen uit al deze getallen.
     }
    [nobody] Niemand heeft een getal bijgedragen; zo is er niets bewezen.
    [unknown] Het delen kon niet worden gecontroleerd.
   *[no] Het delen volgt niet uit deze getallen!
 }
fair-checking = Wordt gecontroleerd …
fair-none = Van het laatste spel is niets bekend wat te controleren valt.
fair-seed = Het getal van de server
fair-anywhere = Vertrouw je server noch pagina? Bewaar het spel en controleer het op een andere computer met ‘kartentisch check --fair’, of met een eigen programma: docs/fair.md beschrijft elke stap.

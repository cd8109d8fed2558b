# Die sieben Siegel: vragen en uitleg van de puzzels, op de pagina en in de terminal
siegel-puzzle-seals = Welke zegels?
siegel-puzzle-card = Welke kaart?
siegel-puzzle-seals-share = Welke zegels zou jij nemen?
siegel-puzzle-card-share = Welke kaart zou jij spelen?
siegel-puzzle-colour = { $colour ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[v] paars
 }
siegel-puzzle-a-card = { siegel-puzzle-colour } { $value }
siegel-puzzle-ask-seals = { $place ->
    [first] Jij voorspelt als eerste en komt uit.
    [last] Jij hebt gegeven en voorspelt als laatste. { $leader } komt uit.
   *[middle] Jij voorspelt nu. { $leader } komt uit.
 }
siegel-puzzle-ask-lead = Slag { $trick } van { $tricks }: jij komt uit.
siegel-puzzle-ask-follow = Slag { $trick } van { $tricks }: er is { siegel-puzzle-colour } gevraagd.
siegel-puzzle-takes = { $number ->
    [0] geen slag
    [one] { $number } slag
   *[other] { $number } slagen
 }
siegel-puzzle-robs = van { $player }
siegel-puzzle-from = { siegel-puzzle-colour } van { $player }

siegel-why-saboteur = In { $percent } van de 100 rondes nemen de anderen hier { $blacks ->
    [1] minstens één zwart zegel
   *[other] minstens { $blacks } zwarte zegels
 }: elk daarvan maakt de saboteur goedkoper.
siegel-why-hard-hand = Deze hand is moeilijk precies te voorspellen: { $letter } kost maar in { $percent } van de 100 rondes niets.
siegel-why-clean = { $letter } kost in { $percent } van de 100 rondes niets.
siegel-why-no-saboteur = De saboteur ({ $letter }) wordt hier zelden goedkoop: maar in { $percent } van de 100 rondes nemen de anderen { $blacks } of meer zwarte zegels.
siegel-why-left = Met { $letter } blijft er in { $percent } van de 100 rondes een zegel liggen, met de beste keuze in { $best }.
siegel-why-black = Met { $letter } neem je in { $percent } van de 100 rondes een zwart zegel, met de beste keuze in { $best }.
siegel-why-less-clean = Met { $letter } is dat { $percent }, en ernaast zitten kost daar meer.
siegel-why-ruff = Je bent kort in { siegel-puzzle-colour } ({ $cards ->
    [1] één kaart
   *[other] { $cards } kaarten
 }). Daarna troef je in met rood, meestal { $times ->
    [1] één keer
   *[other] { $times } keer
 }.
siegel-why-ruff-void = Je hebt helemaal geen { siegel-puzzle-colour }. Daar troef je in met rood, meestal { $times ->
    [1] één keer
   *[other] { $times } keer
 }.
siegel-why-top = { $cards ->
    [one] Je hoogste rode kaart wordt door niemand verslagen
   *[other] Je { $cards } hoogste rode kaarten worden door niemand verslagen
 }; in totaal win je meestal { $tricks ->
    [1] één slag
   *[other] { $tricks } slagen
 }.
siegel-why-tricks = Met deze hand win je meestal { $tricks ->
    [0] geen slag
    [1] één slag
   *[other] { $tricks } slagen
 }.

siegel-why-throw = Deze slag win je met geen van de vier kaarten; het gaat erom wat je kwijtraakt.
siegel-why-any-wins = Deze slag win je met elk van de vier kaarten; het gaat erom wat je overhoudt.
siegel-why-trick = Met { siegel-puzzle-a-card } win je deze slag in { $percent } van de 100 rondes.
siegel-why-win-wanted = Met { siegel-puzzle-a-card } win je deze slag in { $percent } van de 100 rondes, en je hebt nog een passend zegel.
siegel-why-win-unwanted = Met { siegel-puzzle-a-card } win je deze slag in { $percent } van de 100 rondes, al heb je geen passend zegel: later zou het meer kosten.
siegel-why-duck = Deze slag kun je beter aan de anderen laten: met { siegel-puzzle-a-card } win je hem in { $percent } van de 100 rondes.
siegel-why-duck-unwanted = Voor deze slag heb je geen passend zegel. Met { siegel-puzzle-a-card } win je hem maar in { $percent } van de 100 rondes.
siegel-why-other-trick = Met { $letter } win je hem in { $percent } van de 100.
siegel-why-card-black = Uiteindelijk neem je zo in { $best } van de 100 rondes een zwart zegel, met { $letter } in { $percent }.
siegel-why-card-left = Uiteindelijk blijft er zo in { $best } van de 100 rondes een zegel liggen, met { $letter } in { $percent }.
siegel-why-card-clean = Zo betaal je in { $percent } van de 100 rondes niets, met { $letter } in { $other }.
siegel-why-card-saboteur = Zo nemen de anderen in { $percent } van de 100 rondes { $blacks ->
    [1] minstens één zwart zegel
   *[other] minstens { $blacks } zwarte zegels
 }, met { $letter } in { $other }.

# Die sieben Siegel: wat je aan de tafel niet meteen leest

# Zegels in woorden
siegel-page-a-seal = { $kind ->
    [r] een rood zegel
    [y] een geel zegel
    [g] een groen zegel
    [b] een blauw zegel
    [v] een paars zegel
    [w] een wit zegel
   *[k] een zwart zegel
 }

# Plaatsen
siegel-page-can-play = Je moet { $colour } bekennen: { $cards }.

# Tafel
siegel-page-no-last-trick = Er ligt nog geen slag.
siegel-page-trick-of = { $player } wint slag { $trick }
siegel-page-face-down = Ligt gedekt
siegel-page-penalty = Strafpunten
siegel-page-sum = Totaal
siegel-page-costs-left = Nog aan de rand: { $whites } wit en { $blacks } zwart.
siegel-page-log = Verloop
siegel-page-trick-number = Slag { $trick }
siegel-page-round-number = Ronde { $round }

# Voorspelling
siegel-page-become-price = Dat kost { $price } punten, één minder voor elk zwart zegel van de anderen, nooit onder 0.
siegel-page-sure = Toch liever saboteur?
siegel-page-sure-hint = De zegels die je hebt genomen, leg je dan terug.
siegel-page-from-whom = Van wie neem je { $colour }?
siegel-page-from-why = { $whites ->
    [0] Er ligt geen { $colour } meer aan de rand, en ook geen wit: wie je berooft, krijgt niets.
    [one] Er ligt geen { $colour } meer aan de rand. Wie je berooft, krijgt een wit zegel. Nog { $whites } wit zegel aan de rand.
   *[other] Er ligt geen { $colour } meer aan de rand. Wie je berooft, krijgt een wit zegel. Nog { $whites } witte zegels aan de rand.
 }
siegel-page-has = heeft { $seals }
siegel-page-white-note = Wit past bij elke slag, maar kost { $white } als het overblijft.

# Teruggeven
siegel-page-give = Zegel teruggeven
siegel-page-give-ruffed = Je hebt { $colour } met rood ingetroefd.
siegel-page-give-won = Je hebt een slag in { $colour } gewonnen.
siegel-page-give-these = Welk zegel geef je terug: { $seals }?
siegel-page-give-last = je laatste
siegel-page-give-of = je hebt er { $number }
siegel-page-give-white = past altijd, kost anders { $white }
siegel-page-give-keep = Wit houden
siegel-page-give-keep-hint = en zwart nemen

# Einde van een ronde en van het spel
siegel-page-why-title = Waarom
siegel-page-why = { $predicted } voorspeld, { $won } gewonnen: { $parts }
siegel-page-why-nothing = geen zegel over
siegel-page-why-left = { $number ->
    [one] { $seals } over kost { $each }
   *[other] { $seals } over kosten elk { $each }
 }
siegel-page-why-black = { $number ->
    [one] { $seals } kost { $each }
   *[other] { $seals } kosten elk { $each }
 }
siegel-page-why-saboteur = { $number ->
    [0] Saboteur: { $price }, de anderen hebben geen zwarte zegels
    [one] Saboteur: { $price } min { $number } zwart zegel van de anderen
   *[other] Saboteur: { $price } min { $number } zwarte zegels van de anderen
 }
siegel-page-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
siegel-page-few-win = de minste punten winnen
siegel-page-start = Start
siegel-page-graph = Punten na elke ronde: { $lines }.
siegel-page-look-at-tricks = Slagen bekijken
siegel-page-next = Verder naar ronde { $round }
siegel-page-place = Plaats { $place } van { $players }
siegel-page-place-first = { $number ->
    [1] Plaats 1, je wint
   *[other] Plaats 1, samen met { $names }
 }
siegel-page-place-points = Je hebt { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
 }{ $behind ->
    [0] .
   *[other] , { $behind } meer dan { $names }.
 }
siegel-page-best-round = Je beste ronde: ronde { $round } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
siegel-page-dearest-round = Je duurste: ronde { $round } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
siegel-page-others-win = { $number ->
    [one] { $names } wint
   *[other] { $names } winnen samen
 }
siegel-page-with-points = { $points ->
    [0] zonder één strafpunt
    [one] met { $points } strafpunt
   *[other] met { $points } strafpunten
 }

# Verloop
siegel-log-dealt = { $you ->
    [yes] Je geeft.
   *[no] { $player } geeft.
 }
siegel-log-predicted = { $you ->
    [yes] Je neemt { $seals }.
   *[no] { $player } neemt { $seals }.
 }
siegel-log-predicted-none = { $you ->
    [yes] Je voorspelt geen enkele slag.
   *[no] { $player } voorspelt geen enkele slag.
 }
siegel-log-robbed = { $you ->
    [taker] Je neemt { $colour } van { $victim }, die daarvoor een wit zegel krijgt.
    [victim] { $player } neemt { $colour } van jou; je krijgt een wit zegel.
   *[other] { $player } neemt { $colour } van { $victim }, die daarvoor een wit zegel krijgt.
 }
siegel-log-robbed-for-nothing = { $you ->
    [taker] Je neemt { $colour } van { $victim }, zonder vergoeding.
    [victim] { $player } neemt { $colour } van jou, zonder vergoeding.
   *[other] { $player } neemt { $colour } van { $victim }, zonder vergoeding.
 }
siegel-log-saboteur = { $you ->
    [yes] Je wordt saboteur.
   *[no] { $player } wordt saboteur.
 }
siegel-log-led = { $you ->
    [yes] Je komt uit met { $card }.
   *[no] { $player } komt uit met { $card }.
 }
siegel-log-played = { $you ->
    [yes] Je speelt { $card }.
   *[no] { $player } speelt { $card }.
 }
siegel-log-ruffed = { $you ->
    [yes] Je troeft in met { $card }.
   *[no] { $player } troeft in met { $card }.
 }
siegel-log-won = { $you ->
    [yes] Je wint met { $card }.
   *[no] { $player } wint met { $card }.
 }
siegel-log-won-handed-back = { $you ->
    [yes] Je wint met { $card } en geeft { $seal } terug.
   *[no] { $player } wint met { $card } en geeft { $seal } terug.
 }
siegel-log-won-black = { $you ->
    [yes] Je wint met { $card }, hebt geen passend zegel en neemt een zwart zegel.
   *[no] { $player } wint met { $card }, heeft geen passend zegel en neemt een zwart zegel.
 }
siegel-log-won-forgot = { $you ->
    [yes] Je wint met { $card } en geeft niets terug.
   *[no] { $player } wint met { $card } en geeft niets terug.
 }
siegel-log-won-spared = { $you ->
    [yes] Je wint met { $card }. Zwarte zegels zijn er niet meer.
   *[no] { $player } wint met { $card }. Zwarte zegels zijn er niet meer.
 }
siegel-log-won-unmoved = { $you ->
    [yes] Je wint met { $card }. De saboteur geeft niets terug.
   *[no] { $player } wint met { $card }. De saboteur geeft niets terug.
 }
siegel-log-round-over = Ronde { $round } is afgelopen.
siegel-log-your-turn = Je bent aan de beurt.

siegel-illegal-no-move = { $text } is geen zet
siegel-illegal-deal-expected = eerst moeten de kaarten worden gedeeld; { $text } kan nu niet
siegel-illegal-prediction-expected = er moet worden voorspeld of de saboteur worden genomen; { $text } kan nu niet
siegel-illegal-card-expected = er moet een kaart worden gespeeld; { $text } kan nu niet
siegel-illegal-seal-expected = eerst moet er een zegel worden teruggegeven; { $text } kan nu niet
siegel-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } is het spel afgelopen
siegel-illegal-no-deal = met deze "{ $key }" kan niet worden gedeeld
siegel-illegal-no-dealer = plaats { $seat } kan niet geven: die plaats bestaat niet
siegel-illegal-wrong-dealer = plaats { $seat } geeft na plaats { $before }, maar de beurt om te geven gaat naar links
siegel-illegal-hands = { $hands } handen voor { $players } spelers
siegel-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, niet 15
siegel-illegal-not-in-deck = { $card } is geen kaart van dit spel
siegel-illegal-dealt-twice = { $card } is twee keer gedeeld
siegel-illegal-saboteur-taken = plaats { $seat } heeft de saboteur al genomen
siegel-illegal-seals-taken = er zijn al zegels genomen: nu moet er worden voorspeld
siegel-illegal-no-seat = er is geen plaats { $seat }
siegel-illegal-own-seal = een zegel neem je van een ander, niet van jezelf
siegel-illegal-no-white = er is geen wit zegel meer als vergoeding
siegel-illegal-not-held = { $card } zit niet in deze hand
siegel-illegal-seal-unfit = { $text } kan hier niet worden teruggegeven; mogelijk: { $choices }

# Die sieben Siegel op de pagina

# Waar we zijn
siegel-page-where-predict = Ronde { $round } van { $rounds } · voorspelling
siegel-page-where-trick = Ronde { $round } van { $rounds } · slag { $trick }
siegel-page-where-end = Einde van ronde { $round } van { $rounds }
siegel-page-where-over = Einde van het spel

# Zegels in woorden
siegel-page-some = { $number ->
    [one] { $number } { $kind ->
        [r] rood
        [y] geel
        [g] groen
        [b] blauw
        [v] paars
        [w] wit
       *[k] zwart
    }
   *[other] { $number } { $kind ->
        [r] rode
        [y] gele
        [g] groene
        [b] blauwe
        [v] paarse
        [w] witte
       *[k] zwarte
    }
 }
siegel-page-a-seal = { $kind ->
    [r] een rood zegel
    [y] een geel zegel
    [g] een groen zegel
    [b] een blauw zegel
    [v] een paars zegel
    [w] een wit zegel
   *[k] een zwart zegel
 }
siegel-page-no-seals = geen zegels
siegel-page-handed-back = teruggegeven: { $seals }

# Plaatsen
siegel-page-dealer = Gever
siegel-page-saboteur = Saboteur
siegel-page-tricks = { $number ->
    [one] slag
   *[other] slagen
 }
siegel-page-cards = { $number ->
    [one] kaart
   *[other] kaarten
 }
siegel-page-takes = neemt { $number }
siegel-page-predicting = voorspelt
siegel-page-after-you = na jou
siegel-page-to-come = komt nog
siegel-page-seat = { $name }: { $seals }, { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
 }, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
 }{ $turn ->
    [yes] , aan de beurt
   *[other] { "" }
 }
siegel-page-follow = Beken { $colour }
siegel-page-lead = Speel een kaart uit
siegel-page-tap-again = Tik nog eens
siegel-page-tap-plays = speelt { $card }
siegel-page-anything = Speel wat je wilt
siegel-page-give-by-hand = Geef een zegel terug
siegel-page-keep-by-hand = Niets teruggeven
siegel-page-must-follow = Je moet { $colour } bekennen.
siegel-page-can-play = Je moet { $colour } bekennen: { $cards }.
siegel-page-waiting = { $player } voorspelt …

# Tafel
siegel-page-hand = Je kaarten
siegel-page-trick = Slag
siegel-page-card-of = { $player }: { $card }
siegel-page-in-front = ligt voor
siegel-page-wins = wint
siegel-page-middle = Rand van de tafel
siegel-page-middle-left = liggen nog aan de rand
siegel-page-last-trick = Laatste slag
siegel-page-no-last-trick = Er ligt nog geen slag.
siegel-page-trick-of = { $player } wint slag { $trick }
siegel-page-face-down = Ligt gedekt
siegel-page-penalty = Strafpunten
siegel-page-sum = Totaal
siegel-page-cost-colour = kleur
siegel-page-cost-black = zwart
siegel-page-cost-white = wit
siegel-page-costs-left = Nog aan de rand: { $whites } wit en { $blacks } zwart.
siegel-page-log = Verloop
siegel-page-trick-number = Slag { $trick }
siegel-page-round-number = Ronde { $round }

# Voorspelling
siegel-page-prediction = Je voorspelling
siegel-page-ask = Welke slagen ga je winnen?
siegel-page-ask-hint = Neem per slag een zegel in dezelfde kleur.
siegel-page-trump = Rood is troef.
siegel-page-highest = Hoogste kaart: { $highest }.
siegel-page-points-bad = Punten zijn strafpunten.
siegel-page-left-cost = Zegels die overblijven, kosten
siegel-page-left-cost-short = Rest kost
siegel-page-become-less = 1 minder voor elk zwart zegel van de anderen, nooit onder 0
siegel-page-costs-word = kost
siegel-page-keys = Pijlen: kleur · + en −: aantal · Enter: nemen
siegel-page-column = { $colour }: { $left } aan de rand, { $mine } genomen
siegel-page-one-more = { $kind ->
    [r] Een rood zegel meer
    [y] Een geel zegel meer
    [g] Een groen zegel meer
    [b] Een blauw zegel meer
   *[v] Een paars zegel meer
 }
siegel-page-one-less = { $kind ->
    [r] Een rood zegel minder
    [y] Een geel zegel minder
    [g] Een groen zegel minder
    [b] Een blauw zegel minder
   *[v] Een paars zegel minder
 }
siegel-page-from = van wie?
siegel-page-from-label = Geen { $colour } meer: van wie?
siegel-page-nobody-has = Er is geen { $colour } meer, en niemand anders heeft zo’n zegel.
siegel-page-no-white = Er is geen { $colour } meer, en ook geen wit zegel: dan kun je niet van anderen nemen.
siegel-page-total = { $number } van { $tricks }
siegel-page-total-over = { $number } op { $tricks } slagen
siegel-page-total-label = Samen { $number ->
    [one] { $number } zegel
   *[other] { $number } zegels
 } voor { $tricks } slagen
siegel-page-predicted = slagen voorspeld
siegel-page-predicted-follow = { $number ->
    [one] slagen voorspeld, { $names } komt nog
   *[other] slagen voorspeld, { $names } komen nog
 }
siegel-page-you-short = Jij
siegel-page-take = { $number ->
    [0] Geen enkele slag voorspellen
    [one] { $number } zegel nemen
   *[other] { $number } zegels nemen
 }
siegel-page-become = Saboteur worden
siegel-page-become-price = Dat kost { $price } punten, één minder voor elk zwart zegel van de anderen, nooit onder 0.
siegel-page-is-saboteur = { $player } is saboteur
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
siegel-page-give-which = Welk zegel geef je terug?
siegel-page-remind = Herinneren
siegel-page-remind-of = { $name } aan het zegel herinneren
siegel-page-reminded = { $number ->
    [one] { $names } herinnert je eraan: geef eerst een zegel terug.
   *[other] { $names } herinneren je eraan: geef eerst een zegel terug.
 }
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
siegel-page-standings = Stand
siegel-page-few-win = de minste punten winnen
siegel-page-start = Start
siegel-page-graph = Punten na elke ronde: { $lines }.
siegel-page-look-at-tricks = Slagen bekijken
siegel-page-tricks-of-round = De slagen van de ronde
siegel-page-next = Verder naar ronde { $round }
siegel-page-begun = Ronde { $round } is begonnen.
siegel-page-place = Plaats { $place } van { $players }
siegel-page-place-first = { $number ->
    [one] Plaats 1, je wint
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
    [yes] Je speelt { $card } uit.
   *[no] { $player } speelt { $card } uit.
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

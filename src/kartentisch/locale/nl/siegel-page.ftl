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
    [1] 1 slag
   *[other] { $tricks } slagen
 }, { $cards ->
    [1] 1 kaart
   *[other] { $cards } kaarten
 }{ $turn ->
    [yes] , aan de beurt
   *[other] { "" }
 }
siegel-page-follow = Beken { $colour }
siegel-page-lead = Kom uit
siegel-page-tap-again = Tik nog eens
siegel-page-tap-plays = speelt { $card }
siegel-page-anything = Speel wat je wilt
siegel-page-give-by-hand = Geef een zegel terug
siegel-page-keep-by-hand = Niets teruggeven
siegel-page-must-follow = Je moet { $colour } bekennen.
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
siegel-page-cost-colour = kleur
siegel-page-cost-black = zwart
siegel-page-cost-white = wit

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
siegel-page-is-saboteur = { $player } is saboteur

# Teruggeven
siegel-page-give-which = Welk zegel geef je terug?
siegel-page-remind = Herinneren
siegel-page-remind-of = { $name } aan het zegel herinneren
siegel-page-reminded = { $number ->
    [1] { $names } herinnert je eraan: geef eerst een zegel terug.
   *[other] { $names } herinneren je eraan: geef eerst een zegel terug.
 }

# Einde van een ronde en van het spel
siegel-page-standings = Stand
siegel-page-tricks-of-round = De slagen van de ronde
siegel-page-begun = Ronde { $round } is begonnen.

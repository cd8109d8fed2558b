# Het menu van een tafel, de vraag vóór het voortijdige einde, en hoe sterk de bots moeten zijn
menu-pace = Tempo
menu-level = Sterkte van de bots
menu-hints = Tips
menu-hints-hint = Wie aan de beurt is, mag een meester vragen. Iedereen ziet het.
menu-from-next = Geldt vanaf de volgende zet.
menu-host-sets = Bots: { $levels }, tempo: { $pace }. De gastheer kan dat veranderen.
menu-link = Link naar de tafel
menu-pause-hint = voor iedereen, tot iemand verder speelt
menu-end = Voortijdig beëindigen …
menu-end-hint = { $alone ->
    [yes] vraagt eerst of je het zeker weet
   *[no] vraagt het eerst aan jou, dan aan de anderen
 }
menu-leave = Tafel verlaten …
menu-end-counts = { $rounds ->
    [0] Er is nog geen ronde voorbij, dus er telt nog niets.
    [1] De stand na één ronde telt.
   *[other] De stand na { $rounds } rondes telt.
 }
menu-end-begun = De begonnen ronde wordt niet meegeteld.
menu-end-ask = { $number ->
    [one] { $names } moet het ermee eens zijn. Tot dan gaat het spel door.
   *[other] { $names } moeten het ermee eens zijn. Tot dan gaat het spel door.
 }
menu-end-propose = Einde voorstellen
menu-end-now = Nu beëindigen
menu-offer-title = Hoe sterk moeten de bots de volgende keer zijn?
menu-offer = Niveau van de bots: { $level }. De volgende keer:
menu-offer-why = { $went ->
    [lost] Duidelijk verloren. Makkelijker is { $level }:
   *[won] Duidelijk gewonnen. Moeilijker is { $level }:
 }
menu-offer-is = { $wish ->
    [easier] makkelijker
    [harder] moeilijker
   *[same] hetzelfde
 }
menu-play-question = Hoe sterk moeten ze zijn?
menu-play-go = Spelen
menu-play-kept = Dat blijft zo voor de volgende keer. Allebei kun je ook tijdens het spel veranderen.
menu-play-against = { $game } tegen { $number } bots
page-preparing = { $name } wordt voorbereid. Dat duurt alleen de eerste keer even.
page-preparing-progress = Voorbereiding van de bot
menu-report = Iets melden …
menu-report-hint = alleen wie deze server beheert leest het
menu-report-about = Om wie of wat gaat het?
menu-report-other = Iets anders
menu-report-what = Wat was er aan de hand?
menu-report-send = Melding versturen
menu-report-thanks = Dank je. Wie deze server beheert, leest het.
menu-report-told = Aan tafel komt niemand het te weten. Tafel, tijd en je naam gaan mee.
menu-fair-hint = { $over ->
    [yes] nagaan dat niemand de kaarten heeft uitgekozen
   *[no] wat vóór het delen is toegezegd
 }
menu-fair = Eerlijk delen …

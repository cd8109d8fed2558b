# De pagina: wat bij geen enkel spel in het bijzonder hoort
page-name = Kartentisch
page-guest = Gast
page-close = Sluiten
page-cancel = Annuleren
page-back = Terug
page-menu = Menu
page-how-to = Zo speel je
page-how-to-play = Zo speel je { $game }
page-refused = Dat lukte niet.
page-rule = Regel { $rule }
page-rules-of-game = Alle regels
page-copy = Link kopiëren
page-copied = De link is gekopieerd.
page-share = Delen
page-home = Naar de startpagina
page-loading = Een ogenblik …

page-level = { $level ->
    [random] toeval
    [apprentice] leerling
    [improver] halfwas
    [journeyman] gezel
    [master] meester
   *[other] { $level }
 }
page-bot = Bot · { $level }
page-bot-for = Bot voor { $name }
page-program = Bot
page-you = jij
page-you-object = jou
page-you-are = { $name } (jij)

# Verbinding
page-lost = De verbinding is weg. We blijven het proberen …
page-connecting = Verbinding wordt gemaakt …
page-offline = Offline: geen verbinding.
page-new-version = Er is een nieuwe versie van deze pagina. Laad de pagina opnieuw.
page-incomplete = Een deel van de pagina is niet aangekomen. Laad de pagina opnieuw; in het spel gaat niets verloren.
page-reload = Opnieuw laden
page-trouble = Deze tafel kan niet worden getoond

# Startpagina
page-play-now = Meteen spelen
page-new-table = Nieuwe tafel
page-your-turn = Jouw beurt
page-sit = Gaan zitten

# Naam en andere apparaten
page-your-name = Je naam
page-qr = QR-code met de link

# Nieuwe tafel
page-rules = Regels
page-level-hint = { $level ->
    [random] Speelt zomaar iets wat mag.
    [apprentice] Kent de regels en een paar goede gewoonten.
    [improver] Kan al het een en ander, maar let niet altijd op.
    [journeyman] Denkt mee en telt een beetje.
    [master] Rekent veel mogelijkheden door.
   *[other] Een bot.
 }
page-seconds = { $seconds } s
page-pace-is = { $pace ->
    [slow] langzaam
    [fast] snel
   *[normal] normaal
 }

# Aan tafel, voor het begint
page-labelled = { $what }: { $which }
page-sentence = { $words }.

# Aan tafel
page-onlooking = Je kijkt toe
page-onlooking-hint = Je ziet wat iedereen ziet.
page-onlookers-here = { $number ->
    [one] { $number } toeschouwer
   *[other] { $number } toeschouwers
 }
page-score = Punten
page-gone = weg
page-bot-in = bot over { $time }
page-seconds-left = Nog { $seconds } s
page-pause = Pauze nemen
page-paused = Pauze. Klokken en bots staan stil.
page-paused-by = { $you ->
    [yes] Je hebt het spel gepauzeerd.
   *[no] { $name } heeft het spel gepauzeerd.
 }
page-go-on = Verder spelen
page-end = Spel voortijdig beëindigen?
page-end-asked = { $number ->
    [one] { $names } wil het spel beëindigen.
   *[other] { $names } willen het spel beëindigen.
 }
page-end-you-asked = Je wilt het spel beëindigen. De anderen moeten het er nog mee eens zijn.
page-agree = Akkoord
page-end-decline = Nee
page-end-declined = Niet iedereen wil stoppen: het spel gaat door.
page-withdraw = Toch niet
page-leave-hint = Een bot speelt voor je verder; je kunt niet meer terug.
page-leave-sure = Echt weggaan
page-replaced = Een bot speelt voor je.
page-take-back = Plaats terugnemen
page-invite = Link naar deze tafel
page-nods-missing = { $number ->
    [one] We wachten nog op { $names }
   *[other] We wachten nog op { $names }
 }
page-next-in = verder over { $seconds } s
page-to-table = Naar de tafel
page-rematch = Nog eens
page-rematch-wanted = { $number ->
    [one] { $names } wil nog eens spelen.
   *[other] { $names } willen nog eens spelen.
 }
page-rematch-wait = { $number ->
    [one] { $names } denkt nog na.
   *[other] { $names } denken nog na.
 }
page-download = Spel downloaden
page-ended-early = Het spel is voortijdig beëindigd.

page-become = Op dit apparaat verder spelen?
page-become-hint = De link maakt van deze browser iemand anders. Wie je hier tot nu toe bent en je plaatsen hier gaan dan verloren. Zeg alleen ja als je de link zelf op een ander apparaat hebt gemaakt.
page-become-no = Hier blijven wie ik ben
page-become-yes = Ja, de link is van mij
page-report = Iets melden
settings = Instellingen
settings-sound = Geluid
settings-motion = Beweging
talk = Praten
talk-unread = { $number ->
    [one] Praten, { $number } ongelezen regel
   *[other] Praten, { $number } ongelezen regels
 }
talk-line = { $name }: { $text }
talk-free-text = Vrije tekst
talk-free-text-hint = Praten in eigen woorden, niet alleen in vaste zinnen.
undo-ask = Zet terugnemen
undo-asked = { $name } wil de laatste zet terugnemen.
undo-waiting = Je wilt je zet terugnemen. We wachten nog op { $names }.
undo-others = { $name } wil de laatste zet terugnemen. We wachten nog op { $names }.
undo-agree = Goed
undo-decline = Nee
undo-withdraw = Toch niet
undo-done = { $you ->
    [yes] Je neemt je zet terug.
   *[no] { $player } neemt de laatste zet terug.
 }
undo-alone = { $you ->
    [yes] Je gaat terug naar je laatste beslissing. Dit spel telt niet meer mee in de statistieken.
   *[no] { $player } gaat terug naar de laatste beslissing. Dit spel telt niet meer mee in de statistieken.
 }
nudged = { $number ->
    [one] { $names } wacht op je zet.
   *[other] { $names } wachten op je zet.
 }
company-taken-over = { $you ->
    [yes] Een bot speelt voor je verder.
   *[no] Een bot speelt verder voor { $player }.
 }
company-came-back = { $you ->
    [yes] Je speelt weer zelf.
   *[no] { $player } speelt weer zelf.
 }
company-gone = { $player } is even weg.
company-here = { $player } is er weer.

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
page-language = Taal
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
page-new-version = Er is een nieuwe versie van deze pagina. Laad de pagina opnieuw.
page-incomplete = Een deel van de pagina is niet aangekomen. Laad de pagina opnieuw; in het spel gaat niets verloren.
page-reload = Opnieuw laden
page-trouble = Deze tafel kan niet worden getoond

# Startpagina
page-play-now = Meteen spelen
page-new-table = Nieuwe tafel
page-your-turn = Jouw beurt
page-your-table = Je tafel wacht
page-open-tables = Open tafels
page-no-tables = Er is nu geen tafel open. Open de eerste, of nodig vrienden uit met een link.
page-table-of = Tafel van { $name }
page-seated = { $game }, { $seated } van { $players } plaatsen bezet
page-running = { $game } is bezig
page-finished = { $game }, net afgelopen
page-sit = Gaan zitten
page-watch = Toekijken

# Naam en andere apparaten
page-your-name = Je naam
page-name-hint = Zo zien de anderen je aan tafel.
page-save = Opslaan
page-other-device = Op een ander apparaat verder spelen
page-other-device-hint = Open daar deze link of scan de code met de camera. De link werkt vijf minuten en maar één keer; wie hem heeft, kan spelen als jij.
page-get-code = Link maken
page-qr = QR-code met de link

# Nieuwe tafel
page-game = Spel
page-rules = Regels
page-table = Tafel
page-chairs = { $number ->
    [one] { $number } plaats
   *[other] { $number } plaatsen
 }
page-fewer-chairs = Een plaats minder
page-more-chairs = Een plaats meer
page-free = vrij
page-for-friends = voor vrienden
page-chairs-hint = Kies een plaats: vrij voor vrienden, of een bot.
page-fill-level = Bots op alle andere plaatsen
page-fill-none = geen
page-chair = Wie zit hier?
page-chair-free = Vrij laten
page-chair-free-hint = Wie de link heeft, kan gaan zitten.
page-chair-mine = Hier zit ik
page-level-hint = { $level ->
    [random] Speelt zomaar iets wat mag.
    [apprentice] Kent de regels en een paar goede gewoonten.
    [improver] Kan al het een en ander, maar let niet altijd op.
    [journeyman] Denkt mee en telt een beetje.
    [master] Rekent veel mogelijkheden door.
   *[other] Een bot.
 }
page-clock = Bedenktijd
page-clock-hint = Daarna doet een bot de zet; de tweede keer achter elkaar neemt hij je plaats over.
page-clock-none = geen
page-seconds = { $seconds } s
page-pace = Tempo van de bots
page-pace-hint = Hoe lang ze lijken na te denken.
page-pace-is = { $pace ->
    [slow] langzaam
    [fast] snel
   *[normal] normaal
 }
page-visibility = Zichtbaarheid
page-visibility-hint = Privé betekent: alleen met de link.
page-private = privé
page-public = open
page-onlookers = Toeschouwers
page-onlookers-hint = Zien alleen wat iedereen ziet.
page-link-later = De link krijg je aan tafel, ook als QR-code.
page-open-table = Tafel openen
page-open-and-start = Beginnen

# Aan tafel, voor het begint
page-gathering = Wie speelt mee?
page-gathering-hint = Stuur deze link naar je vrienden, of laat ze de code zien.
page-host = gastheer
page-away = weg
page-fill = Vrije plaatsen met bots bezetten
page-shuffle = Plaatsen verloten
page-start = Spel starten
page-free-left = { $number ->
    [one] Nog { $number } plaats vrij
   *[other] Nog { $number } plaatsen vrij
 }
page-all-seated = Alle plaatsen zijn bezet
page-waiting-for-host = { $name } start het spel.
page-stand = Opstaan
page-settings = Zo wordt er gespeeld
page-settings-plain = Zoals in de regels
page-labelled = { $what }: { $which }
page-sentence = { $words }.
page-on = { $on ->
    [yes] aan
   *[no] uit
 }
page-settings-clock = Bedenktijd { $seconds } seconden
page-settings-public = De tafel staat in de lijst.
page-settings-private = De tafel is alleen met de link te vinden.
page-change = Wijzigen

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

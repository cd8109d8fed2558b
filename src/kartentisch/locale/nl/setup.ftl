# Een tafel in wording: wat er wordt gespeeld en wie er meedoet
page-game = Spel
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
page-clock = Bedenktijd
page-clock-hint = Daarna doet een bot de zet; de tweede keer achter elkaar neemt hij je plaats over.
page-clock-none = geen
page-pace = Tempo van de bots
page-pace-hint = Hoe lang ze lijken na te denken.
page-visibility = Zichtbaarheid
page-visibility-hint = Privé betekent: alleen met de link.
page-private = privé
page-public = open
page-onlookers = Toeschouwers
page-onlookers-hint = Zien alleen wat iedereen ziet.
page-bot-talk = Bots praten
page-bot-talk-hint = Af en toe een zin over het spel: ze beschuldigen, verdedigen zich en vragen om hulp.
page-hints = Tips
page-hints-hint = ‘Wat zou een meester doen?’ Iedereen ziet dat tips aanstaan. Een spel met tip telt niet mee in de statistieken.
page-hints-is = { $hints ->
    [true] toegestaan
    [false] nooit
   *[null] alleen tegen bots
 }
page-link-later = De link krijg je aan tafel, ook als QR-code.
page-open-table = Tafel openen
page-open-and-start = Beginnen
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
page-on = { $on ->
    [yes] aan
   *[no] uit
 }
page-settings-clock = Bedenktijd { $seconds } seconden
page-settings-public = De tafel staat in de lijst.
page-settings-private = De tafel is alleen met de link te vinden.
page-change = Wijzigen
page-fair-look = Bekijken
page-fair-hint = { $number ->
    [0] De server heeft het schudden vastgelegd.
    [1] De server heeft het schudden vastgelegd; één van jullie heeft een getal bijgedragen.
   *[other] De server heeft het schudden vastgelegd; { $number } van jullie hebben een getal bijgedragen.
 }
page-fair = Eerlijk delen
page-chair-shared = Iemand aan dit apparaat
page-chair-shared-hint = Jullie geven het apparaat door; tussen de zetten is alles bedekt.
page-chair-shared-name = Naam
page-chair-sharing = aan dit apparaat

# De startpagina
home-play-how = Meteen spelen: hoe sterk, hoe snel?
home-play-with = Tegen { $number } bots, niveau { $level }, tempo { $pace }.
home-go = Verder
home-begun = Begonnen
home-round = ronde { $round } van { $rounds }
home-against = tegen { $number ->
    [1] één bot
   *[other] { $number } bots
 }
home-with = met { $names }
home-alone = nog alleen
home-drop = Weggooien: { $game }
home-drop-why = { $kind ->
    [alone] Dit spel beëindigen? Het telt dan als voortijdig beëindigd.
    [gathering] Je plaats aan deze tafel vrijgeven?
   *[others] Je plaats verlaten? Een bot speelt voor je verder; je kunt niet meer terug.
 }
home-drop-yes = { $kind ->
    [alone] Beëindigen
    [gathering] Vrijgeven
   *[others] Verlaten
 }
home-drop-no = Bewaren
home-more = { $number ->
    [1] Nog één spel
   *[other] Nog { $number } spellen
 }
home-less = Minder tonen
home-games = Mijn spellen
home-place = { $place }e van { $players }
home-early = voortijdig beëindigd
home-uncounted = telt niet mee
home-look = Bekijken
home-learn = Leren
home-learn-title = Nieuw hier?
home-learn-begun = Je bent begonnen met leren.
home-learn-hint = Leer een spel in vijf minuten, gewoon aan tafel.
home-learn-no = Nee, dank je
home-balance = Je resultaten
home-balance-of = van { $number } gewonnen
home-balance-told = Plaatsen in de laatste { $number } spellen, het nieuwste eerst: { $places }
home-statistics = Statistieken
home-drop-record = Sleep het verslag hierheen
home-open-record = Verslag openen
home-real-table = Aan een echte tafel? Hier is het scoreblok:
home-password-title = Deze server heeft een wachtwoord
home-password-hint = Wie je heeft uitgenodigd, kent het.
home-password-go = Naar binnen
home-shut = Je kunt nu niet naar binnen
home-notice = { $notice ->
    [imprint] Colofon
   *[privacy] Privacy
 }
home-version = Versie { $version } ({ $build })
page-open-tables = Open tafels
page-no-tables = Er is nu geen tafel open. Open de eerste, of nodig vrienden uit met een link.
page-table-of = Tafel van { $name }
page-seated = { $game }, { $seated } van { $players } plaatsen bezet
page-running = { $game } is bezig
page-finished = { $game }, net afgelopen
page-watch = Toekijken
page-your-table = Je tafel wacht

# De opdrachtregel.

cli-help =
    Kartentisch: een kaarttafel voor Die sieben Siegel (3–5 spelers) en Saboteur (3–10 spelers).

    Gebruik:  kartentisch OPDRACHT …

    Opdrachten
      play        in de terminal spelen, tegen bots of aan de tafel van een server
      serve       de tafel voor browsers openen, hier en in het netwerk
      admin       voor een server zorgen: mensen, tafels, meldingen, weringen
      simulate    bots hele spellen laten spelen en de verslagen wegschrijven
      arena       bots met dezelfde kaarten laten spelen en zeggen welke beter is, en hoeveel
      train       een net zichzelf laten leren spelen, het best op een grafische kaart
      check       verslagen volgens de regels naspelen en zeggen wat er niet aan klopt
      show        een stand uit een verslag als tekst tonen, zoals één plaats hem zag
      puzzles     puzzels in de terminal oplossen, of nieuwe vinden in partijen tussen bots
      analyse     zeggen wat elke beslissing van een partij waard was, en wat geluk
      doctor      zeggen wat er op deze machine ontbreekt of niet klopt, en hoe je het verhelpt
      loadtest    aan veel tafels van je eigen server spelen en zeggen hoe lang hij laat wachten

    Voorbeelden
      kartentisch play siegel
      kartentisch simulate siegel --players 5 --games 100 --seed 7 --out spellen.jsonl
      kartentisch check spellen.jsonl
      kartentisch show spellen.jsonl --line 3 --round 2 --move 17 --seat 0

    Opties
      -h, --help          deze tekst; na een opdracht: meer over de opdracht
      --language CODE     de, nl of en; ook via de variabele KARTENTISCH_LANGUAGE (anders Engels;
                          play en serve volgen de taal van het systeem)
      --version           de versie

    Afsluitcode: 0 alles in orde · 1 een verslag schendt een regel · 2 verkeerd gebruik, of een bestand
    kan niet worden gelezen of geschreven.

cli-help-play =
    Speelt in de terminal: jij tegen bots, of met een link aan de tafel van een server. Zonder spel word je ernaar gevraagd.

    Gebruik:  kartentisch play [SPEL] [--players N] [--bots NAAM,…] [--option NAAM=WAARDE …] [--seed S]
              kartentisch play LINK [--name NAAM]

      SPEL                { $games }
      LINK                de tafel van een server: https://…/t/… of 127.0.0.1:8765/t/…
      --name NAAM         je naam aan tafel
      --players N         hoeveel spelers, jij meegeteld (anders 4)
      --bots NAAM,…       wie er tegen je speelt; ze vullen de plaatsen om de beurt (anders apprentice)
      --option NAAM=WAARDE
                          een optie van het spel; mag meer dan eens voorkomen
      --seed S            een willekeurige tekst: dezelfde deelt dezelfde kaarten
      --language CODE     de, nl of en (anders de taal van het systeem)

    Opties van de spellen (met de regel die ze uitlegt)
    { $options }

    Voorbeelden
      kartentisch play siegel --players 3
      kartentisch play saboteur --players 7 --bots apprentice,random

cli-help-doctor =
    Bekijkt deze machine zoals een server haar zou aantreffen, zegt wat er ontbreekt of verkeerd is ingesteld en hoe
    je het verhelpt, en verandert geen gegevens. Neemt de opties van serve en controleert wat ze noemen.

    Gebruik:  kartentisch doctor [--database URL] [--host ADRES] [--port NUMMER] [--public-url URL] …

      ✓  is zoals het moet zijn
      !  werkt, maar kan beter
      ✗  werkt niet; de exitcode is dan 1

    Voorbeelden
      kartentisch doctor
      kartentisch doctor --database tables.sqlite --port 8765

cli-help-loadtest =
    Opent veel tafels op een server, speelt aan alle Die sieben Siegel met echte clients en zegt hoeveel zetten per
    seconde zijn opgeslagen en hoe lang de spelers op het antwoord wachtten. Van het geheugen van de server ziet het
    niets.

    Gebruik:  kartentisch loadtest URL [--tables N] [--players N] [--seconds S] [--rate R] [--my-own-server]

      URL                 waar de server te vinden is: 127.0.0.1:8765
      --tables N          hoeveel tafels (anders 10)
      --players N         hoeveel clients aan elke tafel, 3 tot 5 (anders 4)
      --seconds S         hoe lang ze spelen (anders 30)
      --rate R            zetten per seconde aan elke tafel (anders 2)
      --my-own-server     de server staat niet op deze machine, maar is van mij: die van een ander wordt niet belast

    De afsluitcode is 1 als er iets is geweigerd of een verbinding is verbroken.

    Voorbeelden
      kartentisch loadtest 127.0.0.1:8765
      kartentisch loadtest 127.0.0.1:8765 --tables 200 --rate 1 --seconds 60

cli-help-simulate =
    Laat bots hele spellen spelen en schrijft de verslagen weg, één per regel (JSON Lines).

    Gebruik:  kartentisch simulate SPEL --players N --games K --bots NAAM,… --seed S --option NAAM=WAARDE … --out BESTAND

      SPEL                { $games }
      --players N         hoeveel spelers (anders 4)
      --games K           hoeveel spellen (anders 1)
      --bots NAAM,…       ze vullen de plaatsen om de beurt, steeds opnieuw (anders apprentice)
      --seed S            een willekeurige tekst: dezelfde geeft op elke machine hetzelfde bestand;
                          zonder komt het toeval van het besturingssysteem
      --option NAAM=WAARDE
                          een optie van het spel; mag meer dan eens voorkomen
      --budget AANTAL     simulaties per beslissing, voor bots die zoeken (anders 200)
      --workers N         hoeveel processen spelen (anders één); het bestand blijft hetzelfde
      --out BESTAND       waarheen wordt geschreven; - is de standaarduitvoer (anders ook);
                          gecomprimeerd als de naam op .gz eindigt
      --language CODE     de, nl of en

    Bots
    { $bots }

    Opties van de spellen (met de regel die ze uitlegt)
    { $options }

    Voorbeelden
      kartentisch simulate siegel --games 1000 --seed 7 --bots apprentice,random --out spellen.jsonl
      kartentisch simulate saboteur --players 10 --option rounds=1 | kartentisch check -

cli-help-train =
    Een net leert zichzelf Die sieben Siegel door aan veel tafels tegelijk tegen zichzelf te spelen. Dat gaat het best
    op een grafische kaart; het heeft de extra ‘train’ nodig. Dezelfde opdracht gaat later verder waar de vorige stopte.

    Gebruik:  kartentisch train siegel --players N --minutes M --width W --tables T --out MAP

      --players N         voor hoeveel spelers (anders 4)
      --minutes M         hoe lang er wordt getraind, alle keren samen (anders 10)
      --width W           hoe breed de lagen van het net zijn (anders 1024)
      --tables T          aan hoeveel tafels tegelijk wordt gespeeld, minstens 64 (anders 16384)
      --now M             na zoveel minuten stopt deze keer (anders als alle om zijn)
      --against NAME      tegen wie het alleen speelt en die leert uitbuiten: grandmaster, journeyman of een
                          bestand met gewichten (anders tegen zichzelf)
      --among NAMEN       wie er verder aan sommige tafels zit, gescheiden door komma’s; namen zoals hierboven
      --from NAME         van welk net het uitgaat: grandmaster of een bestand met gewichten (anders van geen)
      --goal DOEL         waarvoor het speelt: game, om te winnen, of points, om zo weinig mogelijk eigen punten
                          (anders game)
      --out MAP           waar gewichten, curve en tussenstand komen (anders siegel-N)
      --language CODE     de, nl of en (anders Engels)

cli-help-check =
    Speelt elk verslag in een bestand volgens de regels na: elke keer delen, elke zet, elke telling.

    Gebruik:  kartentisch check BESTAND [--fair]

      BESTAND             verslagen, één per regel (JSON Lines); - is de standaardinvoer
      --fair              het delen moet volgen uit de startwaarde die vóór het spel is beloofd, en uit
                          wat spelers eraan hebben toegevoegd (docs/fair.md)
      --language CODE     de, nl of en: de taal van de redenen

    Schrijft "N records, all good", of voor elk verkeerd verslag één regel
      BESTAND:REGEL: round R, move M: wat er niet klopt
    Regels, rondes en zetten tellen vanaf 1; zet 0 is het delen, ronde 0 de kop.
    Afsluitcode: 0 alles in orde · 1 er klopt iets niet · 2 het bestand kan niet worden gelezen.

    Voorbeeld
      kartentisch check spellen.jsonl

cli-help-puzzles =
    Laat bots rondes spelen en bewaart stellingen waarin één antwoord duidelijk het beste is, één per regel (JSON Lines).
    Een bestand dat al puzzels bevat, wordt voortgezet: het werk kan op elk moment worden onderbroken.

    Gebruik:  kartentisch puzzles make SOORT [--count N] [--seed S] [--out BESTAND]
              kartentisch puzzles solve [SOORT]

      SOORT               { $kinds }
                          solve stelt in de terminal de meegeleverde: zonder soort die van de dag, dan die van de
                          dagen ervoor
      --count N           hoeveel puzzels het bestand moet bevatten (anders: { $count })
      --seed S            een willekeurige tekst: dezelfde vindt op elke computer dezelfde puzzels (anders: 1)
      --out BESTAND       het bestand; gecomprimeerd als de naam op .gz eindigt (anders: SOORT.jsonl)

    Voorbeeld
      kartentisch puzzles make card --count 20 --out card.jsonl
      kartentisch puzzles solve

cli-help-show =
    Toont een stand uit een verslag als tekst: wat één plaats kon zien, en niet meer.

    Gebruik:  kartentisch show BESTAND [--line L] [--round R [--move M]] [--seat S] [--step]

      BESTAND             verslagen, één per regel (JSON Lines); - is de standaardinvoer
      --line L            welke regel van het bestand (anders het eerste verslag)
      --round R           welke ronde, vanaf 1 geteld (anders de allerlaatste stand)
      --move M            na welke zet daarin; 0 is het delen (anders de laatste)
      --seat S            door wiens ogen: plaatsen tellen vanaf 0 (anders die van toeschouwers)
      --step              in de terminal met de pijltjestoetsen door de hele partij lopen
      --language CODE     de, nl of en

    Voorbeelden
      kartentisch show spellen.jsonl
      kartentisch show spellen.jsonl --line 3 --round 2 --move 17 --seat 0 --language de

show-where = { $game }, ronde { $round }, zet { $move }
show-onlooker = zoals toeschouwers het zien
show-seat = zoals { $name } (plaats { $seat }) het ziet
show-nameless = Plaats { $seat }

usage-see = zie { $command }
illegal-usage = deze argumenten zijn niet te begrijpen
illegal-usage-no-command = wat moet er gebeuren? Er zijn: { $commands }
illegal-usage-puzzles = puzzels worden gemaakt met ‘make’ en opgelost met ‘solve’, niet met { $text }
illegal-usage-puzzle-kind = puzzels van de soort { $text } bestaan niet; er zijn { $kinds }
illegal-usage-command = er is geen opdracht { $name }; er zijn: { $commands }
illegal-usage-language = er is geen taal { $text }; er zijn: { $languages }
illegal-usage-value = { $name } heeft een waarde nodig
illegal-usage-extra = { $text } betekent hier niets
illegal-usage-missing-file = BESTAND ontbreekt
illegal-usage-missing-game = SPEL ontbreekt
illegal-usage-missing-url = URL ontbreekt
illegal-usage-link = { $text } is geen link naar de tafel van een server (die eindigt op /t/ en de letters van de tafel)
illegal-usage-url = { $text } is niet het adres van een server
illegal-load-not-here = { $host } is niet deze machine. Alleen je eigen server mag worden belast: is hij van jou, zeg dan --my-own-server.
illegal-load-unreachable = op { $url } antwoordt geen server ({ $why })
illegal-load-refused = de server opent geen tafel: { $why }
illegal-usage-number = { $name } heeft een geheel getal nodig, minstens { $least }, niet { $text }
illegal-usage-positive = { $name } heeft een getal boven 0 nodig, niet { $text }
illegal-usage-move-alone = --move heeft --round nodig
illegal-usage-game = er is geen spel { $name }; er zijn: { $known }
illegal-usage-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }
illegal-usage-bot = { $game } heeft geen bot { $name }; er zijn: { $known }
illegal-usage-pair = --option heeft NAAM=WAARDE nodig, niet { $text }
illegal-usage-option = { $game } heeft geen optie { $name }; er zijn: { $known }
illegal-usage-option-value = de optie { $name } kan niet { $text } zijn; mogelijk: { $known }
illegal-usage-twice = de optie { $name } staat er twee keer
illegal-unknown-bot = { $game } heeft geen bot { $name }
illegal-bot-move = de bot { $bot } op plaats { $seat } antwoordde { $move }, maar dat is hier geen geldige zet
illegal-bot-text = de bot { $bot } op plaats { $seat } antwoordde met de tekst { $move } in plaats van een zet; game.parse(text) maakt er een van
illegal-bot-slow = de bot { $bot } op plaats { $seat } dacht langer dan { $seconds } s na
illegal-worker-died = een werkproces is uitgevallen
illegal-bot-failed = de bot { $bot } op plaats { $seat } is mislukt: { $why }

illegal-train-no-game = voor { $game } is er geen training
illegal-train-against = er is geen net { $name } voor { $players } spelers
illegal-train-goal = { $goal } is geen doel; kies er een uit { $goals }
illegal-train-other = in { $folder } staat een andere training; kies met --out een andere map
illegal-missing-package = het pakket { $package } ontbreekt; pip install "kartentisch[{ $extra }]" installeert het
illegal-file-missing = er is geen bestand { $file }
illegal-file-nowhere = de map voor { $file } bestaat niet
illegal-file-directory = { $file } is een map, geen bestand
illegal-file-forbidden = geen toestemming voor { $file }
illegal-file-unreadable = { $file } kan niet worden gelezen: { $why }
illegal-file-unwritable = { $file } kan niet worden geschreven: { $why }
illegal-file-no-puzzles = { $file } bevat geen puzzels van het soort { $kind } en blijft zoals het is

illegal-show-no-record = er staat geen verslag in het bestand
illegal-show-no-line = op regel { $line } staat geen verslag
illegal-show-no-position = het verslag heeft geen ronde { $round }, zet { $move }
illegal-show-no-seat = er is geen plaats { $seat }; de laatste is { $last }
illegal-play-no-terminal = om te spelen is een terminal nodig

# serve

doctor-good = Alles wat nodig is, is er.
doctor-bad = Wat met ✗ gemarkeerd is, moet eerst verholpen worden.
doctor-extra = Pakketten van de extra { $extra }: allemaal aanwezig.
doctor-extra-missing = Pakketten van de extra { $extra }: { $packages } niet geïnstalleerd. pip install "kartentisch[{ $extra }]" installeert ze, als je wilt.
doctor-prepared = Bots: voorbereid, ze antwoorden meteen.
doctor-unprepared = Bots: { $number ->
    [1] één niveau is
   *[other] { $number } niveaus zijn
 } nog niet voorbereid. De server doet het naast de eerste partijen; python -m kartentisch.bots.warm doet het nu.
doctor-cache = Bots: in { $folder } kan niets bewaard worden, dus elk proces bereidt ze opnieuw voor, en dat duurt minuten. Geef deze gebruiker daar schrijfrechten, of noem een map in NUMBA_CACHE_DIR.
doctor-page = Pagina: gebouwd.
doctor-no-page = Pagina: niet gebouwd. make page bouwt haar; in een wheel van make wheel zit ze altijd.
doctor-database = Database: { $file } is vrij.
doctor-database-new = Database: { $file } wordt bij de eerste start aangemaakt.
doctor-database-in-use = Database: { $file } is in gebruik, waarschijnlijk door een server die draait. Een tweede zou niet starten.
doctor-space = Schijf: { $free } MB vrij naast de database{ $enough ->
    [true] .
   *[false] {""}. Is ze vol, dan wordt er niets meer opgeslagen en worden zetten geweigerd: maak ruimte.
 }
doctor-port = Adres: er kan op poort { $port } geluisterd worden.
doctor-link = Verbinding: andere servers bereiken deze op { $host }.
doctor-link-here = Verbinding: servers op andere computers bereiken deze niet. Als meerdere computers de database delen, noem dan een adres in je eigen netwerk (--link).
doctor-no-tls = Adres: { $address } is niet versleuteld, dus de pagina kan niet geïnstalleerd worden en wachtwoorden zijn onderweg te lezen. Zet er een proxy met TLS voor (docs/serving.md).
doctor-no-notices = Mededelingen: er is geen colofon en geen privacyverklaring (--imprint, --privacy); voor een openbare server vragen veel landen erom.
doctor-password-open = Wachtwoord: iedereen op deze computer kan { $file } lezen. chmod o-r { $file } voorkomt dat.
doctor-descriptors = Verbindingen: deze gebruiker mag { $most } bestanden openen, dus een paar honderd mensen vullen de server. Beter zijn er { $enough } of meer (ulimit -n, LimitNOFILE van systemd).
serve-here = Kartentisch is open: { $address }
serve-others = Voor vrienden en telefoons in hetzelfde netwerk: { $address }
serve-preparing = Je kunt al spelen; de bots worden ondertussen voorbereid, alleen deze eerste keer.
serve-stop = Met Ctrl+C sluit je de tafel.

cli-help-serve =
    Opent de tafel voor browsers: op deze computer en, met een link, op andere.

    Gebruik:  kartentisch serve [--host ADRES] [--port N] [--database BESTAND] [--public-url URL] …

      --host ADRES        waar geluisterd wordt (anders op alle adressen; 127.0.0.1: alleen voor deze computer)
      --port N            op welke poort (anders 8765 of, als die bezet is, een andere)
      --database BESTAND  waar tafels, zetten en mensen bewaard worden (anders in je gegevensmap); of postgresql://…
      --link HOST:POORT   waar andere servers met dezelfde PostgreSQL-database deze bereiken (anders: alleen hier)
      --public-url URL    hoe anderen de server bereiken, als hij achter een proxy staat
      --origin URLS       andere pagina’s die verbinding mogen maken, gescheiden door spaties
      --trusted-proxies A proxy’s die worden vertrouwd, gescheiden door komma’s (anders 127.0.0.1)
      --log-level NIVEAU  debug, info, warning of error
      --log-format VORM   text, json of auto: tekst in een terminal, anders JSON (anders auto)
      --workers N         hoeveel processen voor de bots nadenken
      --keep DAGEN        hoelang verlaten tafels en mensen zonder tafel bewaard blijven (anders 180; 0: voor altijd)
      --club NAAM         de naam van jullie club, staat op de pagina
      --imprint BESTAND   een tekst waar de pagina naar verwijst als colofon
      --privacy BESTAND   een tekst waar de pagina naar verwijst als privacyverklaring
      --password-file B   wie nieuw is, heeft het wachtwoord uit de eerste regel van dit bestand nodig
      --open              opent de pagina in de browser, als er een beeldscherm is
      --language CODE     de, nl of en (anders de taal van het systeem)

    Alles kan ook in de omgeving worden ingesteld: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL enzovoort.

    Voorbeelden
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Zorgt voor een server, of hij nu draait of niet.

    Gebruik:  kartentisch admin ACTIE [WIE OF WAT] [--database BESTAND]

      people [NAAM]       toont iedereen bij wie NAAM in de naam staat: id, eerste en laatste bezoek (UTC), tafels, naam
      here                toont wie er nu verbonden is: id, adres (- waar het niet geteld wordt), naam
      tables [NAAM]       toont tafels waar iemand met die naam zit: id, geopend, laatst gebruikt (UTC), open of over,
                          lengte van het verloop, mensen
      export TAFEL        geeft het verslag van het laatste spel aan een tafel, met ieders kaarten
      close TAFEL         stuurt iedereen van een tafel en wist hem
      reports             toont wat er gemeld is: nummer, tijd (UTC), tafel, van wie, naam, over wie, naam, wat
      done NUMMER         wist een afgehandelde melding
      ban WIE             weert iemand (id), of iedereen van een adres of netwerk
      unban WIE           laat ze weer binnen
      bans                toont alle weringen en sinds wanneer (UTC)
      delete-person ID    wist iemand en alles wat daarbij hoort: geheimen, plaatsen, naam, woorden. Tafels zonder
                          anderen gaan mee; aan andere speelt een bot verder, en de naam is weg. De server moet
                          daarvoor gestopt zijn
      --database BESTAND  de database van de server (anders die in de gegevensmap van de gebruiker)
      --language CODE     de, nl of en (anders Engels)

    Voorbeelden
      kartentisch admin people Ada
      kartentisch admin ban p-3f0c9a5b7d2e4816

admin-deleted = { $name } is verwijderd. Verdwenen tafels: { $removed }, tafels zonder de naam: { $changed }.
illegal-admin-no-person = er is niemand met het kenmerk { $text }; kartentisch admin people toont iedereen
illegal-usage-action = { $text } kan hier niet; er zijn: { $known }
admin-closed = Tafel { $table } is gesloten en gewist.
admin-report-done = Melding { $number } is gewist.
admin-banned = { $who } komt niet meer binnen.
admin-unbanned = { $who } komt weer binnen.
illegal-admin-no-table = er is geen tafel { $text }; kartentisch admin tables toont ze allemaal
illegal-admin-no-game = aan tafel { $text } is geen spel begonnen
illegal-admin-no-report = er is geen melding { $text }; kartentisch admin reports toont ze allemaal
illegal-admin-no-ban = { $text } wordt niet geweerd; kartentisch admin bans toont iedereen die geweerd wordt
illegal-admin-no-server = op deze database draait geen server
illegal-admin-stop-first = daarvoor moet de server gestopt zijn
illegal-admin-failed = de server kon dit niet uitvoeren; zijn log zegt waarom
illegal-usage-missing-object = { $action } moet nog weten om wie of wat het gaat

illegal-serve-address = luisteren op { $host }, poort { $port } lukt niet: { $why }
illegal-serve-port = { $port } is geen poort; de hoogste is { $most }
illegal-serve-database = de database { $file } kan niet gebruikt worden: { $why }
illegal-serve-database-in-use = een andere server gebruikt de database { $file }; stop die eerst
illegal-serve-database-newer = de database { $file } is door een nieuwere versie van Kartentisch geschreven
illegal-serve-database-unknown = Kartentisch kent geen databases met { $scheme }://; een pad kan, of sqlite:///absoluut/pad, of postgresql://…
illegal-serve-public-url = --public-url heeft een adres nodig dat met http of https begint, niet { $text }
illegal-serve-link = { $text } is geen computer met een poort, zoals 10.0.0.5:8766
illegal-serve-trusted-proxies = { $text } is geen adres en geen netwerk zoals 10.0.0.1 of 10.0.0.0/8; namen kunnen hier niet
illegal-serve-log-level = er is geen niveau { $text }; er zijn: { $known }
illegal-serve-log-format = het logformaat { $text } bestaat niet; er is: { $known }
illegal-serve-file = het bestand { $file } kan niet worden gelezen: { $why }
illegal-serve-password-empty = in de eerste regel van het bestand { $file } staat geen wachtwoord

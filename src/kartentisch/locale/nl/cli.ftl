# De opdrachtregel.

cli-help =
    Kartentisch: een kaarttafel voor Die sieben Siegel (3–5 spelers) en Saboteur (3–10 spelers).

    Gebruik:  kartentisch OPDRACHT …

    Opdrachten
      play        in de terminal tegen bots spelen
      serve       de tafel voor browsers openen, hier en in het netwerk
      admin       mensen van een server opsommen of verwijderen
      simulate    bots hele spellen laten spelen en de verslagen wegschrijven
      arena       bots met dezelfde kaarten laten spelen en zeggen welke beter is, en hoeveel
      train       een net zichzelf laten leren spelen, het best op een grafische kaart
      check       verslagen volgens de regels naspelen en zeggen wat er niet aan klopt
      show        een stand uit een verslag als tekst tonen, zoals één plaats hem zag

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
    Speelt in de terminal: jij tegen bots. Zonder spel word je ernaar gevraagd.

    Gebruik:  kartentisch play [SPEL] [--players N] [--bots NAAM,…] [--option NAAM=WAARDE …] [--seed S]

      SPEL                { $games }
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
      --against NAME      tegen wie het alleen speelt en die leert uitbuiten: grandmaster of een bestand
                          met gewichten (anders tegen zichzelf)
      --out MAP           waar gewichten, curve en tussenstand komen (anders siegel-N)
      --language CODE     de, nl of en (anders Engels)

cli-help-check =
    Speelt elk verslag in een bestand volgens de regels na: elke keer delen, elke zet, elke telling.

    Gebruik:  kartentisch check BESTAND

      BESTAND             verslagen, één per regel (JSON Lines); - is de standaardinvoer
      --language CODE     de, nl of en: de taal van de redenen

    Schrijft "N records, all good", of voor elk verkeerd verslag één regel
      BESTAND:REGEL: round R, move M: wat er niet klopt
    Regels, rondes en zetten tellen vanaf 1; zet 0 is het delen, ronde 0 de kop.
    Afsluitcode: 0 alles in orde · 1 er klopt iets niet · 2 het bestand kan niet worden gelezen.

    Voorbeeld
      kartentisch check spellen.jsonl

cli-help-show =
    Toont een stand uit een verslag als tekst: wat één plaats kon zien, en niet meer.

    Gebruik:  kartentisch show BESTAND [--line L] [--round R [--move M]] [--seat S]

      BESTAND             verslagen, één per regel (JSON Lines); - is de standaardinvoer
      --line L            welke regel van het bestand (anders het eerste verslag)
      --round R           welke ronde, vanaf 1 geteld (anders de allerlaatste stand)
      --move M            na welke zet daarin; 0 is het delen (anders de laatste)
      --seat S            door wiens ogen: plaatsen tellen vanaf 0 (anders die van toeschouwers)
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
illegal-usage-command = er is geen opdracht { $name }; er zijn: { $commands }
illegal-usage-language = er is geen taal { $text }; er zijn: { $languages }
illegal-usage-value = { $name } heeft een waarde nodig
illegal-usage-extra = { $text } betekent hier niets
illegal-usage-missing-file = BESTAND ontbreekt
illegal-usage-missing-game = SPEL ontbreekt
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
illegal-train-against = er is geen net { $name } voor { $players } spelers om tegen te trainen
illegal-train-other = in { $folder } staat een andere training; kies met --out een andere map
illegal-missing-package = het pakket { $package } ontbreekt; pip install "kartentisch[{ $extra }]" installeert het
illegal-file-missing = er is geen bestand { $file }
illegal-file-nowhere = de map voor { $file } bestaat niet
illegal-file-directory = { $file } is een map, geen bestand
illegal-file-forbidden = geen toestemming voor { $file }
illegal-file-unreadable = { $file } kan niet worden gelezen: { $why }
illegal-file-unwritable = { $file } kan niet worden geschreven: { $why }

illegal-show-no-record = er staat geen verslag in het bestand
illegal-show-no-line = op regel { $line } staat geen verslag
illegal-show-no-position = het verslag heeft geen ronde { $round }, zet { $move }
illegal-show-no-seat = er is geen plaats { $seat }; de laatste is { $last }
illegal-play-no-terminal = om te spelen is een terminal nodig

# serve

serve-here = Kartentisch is open: { $address }
serve-others = Voor vrienden en telefoons in hetzelfde netwerk: { $address }
serve-preparing = Je kunt al spelen; de bots worden ondertussen voorbereid, alleen deze eerste keer.
serve-stop = Met Ctrl+C sluit je de tafel.

cli-help-serve =
    Opent de tafel voor browsers: op deze computer en, met een link, op andere.

    Gebruik:  kartentisch serve [--host ADRES] [--port N] [--database BESTAND] [--public-url URL] …

      --host ADRES        waar geluisterd wordt (anders op alle adressen; 127.0.0.1: alleen voor deze computer)
      --port N            op welke poort (anders 8765 of, als die bezet is, een andere)
      --database BESTAND  waar tafels, zetten en mensen bewaard worden (anders in de gegevensmap van de gebruiker)
      --public-url URL    hoe anderen de server bereiken, als hij achter een proxy staat
      --origin URLS       andere pagina’s die verbinding mogen maken, gescheiden door spaties
      --trusted-proxies A proxy’s die worden vertrouwd, gescheiden door komma’s (anders 127.0.0.1)
      --log-level NIVEAU  debug, info, warning of error
      --workers N         hoeveel processen voor de bots nadenken
      --keep DAGEN        hoelang verlaten tafels en mensen zonder tafel bewaard blijven (anders 180; 0: voor altijd)
      --open              opent de pagina in de browser, als er een beeldscherm is
      --language CODE     de, nl of en (anders de taal van het systeem)

    Alles kan ook in de omgeving worden ingesteld: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL enzovoort.

    Voorbeelden
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Wat je met de database van een server doet terwijl die niet draait.

    Gebruik:  kartentisch admin people [NAAM] [--database BESTAND]
              kartentisch admin delete-person ID [--database BESTAND]

      people              noemt iedereen wiens naam NAAM bevat: kenmerk, eerste en laatste bezoek (UTC), tafels, naam
      delete-person       verwijdert iemand met alles wat erbij hoort: geheimen, plaatsen, naam, woorden. Tafels waar verder
                          niemand zit, verdwijnen; aan andere speelt een bot verder en is de naam weg
      --database BESTAND  de database van de server (anders die in de gegevensmap van de gebruiker)
      --language CODE     de, nl of en (anders Engels)

    Voorbeelden
      kartentisch admin people Ada
      kartentisch admin delete-person p-3f0c9a5b7d2e4816

admin-deleted = { $name } is verwijderd. Verdwenen tafels: { $removed }, tafels zonder de naam: { $changed }.
illegal-admin-no-person = er is niemand met het kenmerk { $text }; kartentisch admin people toont iedereen
illegal-usage-action = { $text } kan hier niet; er zijn: { $known }
illegal-usage-missing-person = ID ontbreekt

illegal-serve-address = luisteren op { $host }, poort { $port } lukt niet: { $why }
illegal-serve-port = { $port } is geen poort; de hoogste is { $most }
illegal-serve-database = de database { $file } kan niet gebruikt worden: { $why }
illegal-serve-database-in-use = een andere server gebruikt de database { $file }; stop die eerst
illegal-serve-database-newer = de database { $file } is door een nieuwere versie van Kartentisch geschreven
illegal-serve-database-unknown = Kartentisch kent geen databases met { $scheme }://; een pad kan, of sqlite:///absoluut/pad
illegal-serve-public-url = --public-url heeft een adres nodig dat met http of https begint, niet { $text }
illegal-serve-log-level = er is geen niveau { $text }; er zijn: { $known }

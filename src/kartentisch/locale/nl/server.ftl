# De server: weigeringen, en wat `kartentisch serve` zegt.

refused-code = Deze code is gebruikt of te oud. Vraag op het andere apparaat een nieuwe.
refused-failed = Op de server is iets misgegaan. Er is niets veranderd; probeer het nog eens.
refused-hello-first = De verbinding moet met de begroeting beginnen.
refused-hello-twice = Op deze verbinding is al gegroet.
refused-malformed = De server begrijpt dit bericht niet.
refused-name = Een naam heeft 1 tot { $most } zichtbare tekens.
refused-no-onlookers = Aan deze tafel wordt zonder toeschouwers gespeeld.
refused-not-a-bot = Dit geheim is van een mens. Een bot heeft een eigen geheim nodig.
refused-not-offered = Dit spel wordt hier nog niet gespeeld.
refused-not-watching = Je bent op dit moment aan geen enkele tafel.
refused-protocol = De pagina is verouderd (ze spreekt protocol { $theirs }, de server { $ours }). Laad haar opnieuw.
refused-too-fast = Dat ging te snel. Wacht even.
refused-too-long = Dit bericht is te lang; meer dan { $most } tekens kan niet.
refused-too-many-tables = Je zit al aan { $most } tafels waar nog gespeeld wordt. Speel er eerst een uit of sta op.
refused-unknown-table = Deze tafel bestaat niet. Is de link volledig?

serve-here = Kartentisch is open: { $address }
serve-others = Voor vrienden en telefoons in hetzelfde netwerk: { $address }
serve-stop = Ctrl+C sluit hem.

cli-help-serve =
    Opent de tafel voor browsers: op deze computer en, met een link, op andere.

    Gebruik:  kartentisch serve [--host ADRES] [--port N] [--database BESTAND] [--public-url URL] …

      --host ADRES        waar geluisterd wordt (anders op alle adressen; 127.0.0.1: alleen voor deze computer)
      --port N            op welke poort (anders 8765 of, als die bezet is, een andere)
      --database BESTAND  waar tafels, zetten en mensen bewaard worden (anders in de gegevensmap van de gebruiker)
      --public-url URL    hoe anderen de server bereiken, als hij achter een proxy staat
      --origin URLS       andere pagina's die verbinding mogen maken, gescheiden door spaties
      --trusted-proxies A proxy's waarvan de doorgestuurde gegevens geloofd worden, gescheiden door komma's (anders 127.0.0.1)
      --log-level NIVEAU  debug, info, warning of error
      --workers N         hoeveel processen voor de bots nadenken
      --open              opent de pagina in de browser, als er een beeldscherm is
      --language CODE     de, nl of en (anders de taal van het systeem)

    Alles kan ook in de omgeving worden ingesteld: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL enzovoort.

    Voorbeelden
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

illegal-serve-address = op { $host }, poort { $port } kan niet geluisterd worden: { $why }
illegal-serve-port = { $port } is geen poort; de hoogste is { $most }
illegal-serve-database = de database { $file } kan niet gebruikt worden: { $why }
illegal-serve-database-newer = de database { $file } is door een nieuwere versie van Kartentisch geschreven
illegal-serve-public-url = --public-url heeft een adres nodig dat met http of https begint, niet { $text }
illegal-serve-log-level = er is geen niveau { $text }; er zijn: { $known }

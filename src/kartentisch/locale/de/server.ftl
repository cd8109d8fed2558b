# Der Server: Ablehnungen, und was `kartentisch serve` sagt.

refused-code = Dieser Code ist verbraucht oder zu alt. Lass dir auf dem anderen Gerät einen neuen geben.
refused-failed = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es bitte noch einmal.
refused-hello-first = Die Verbindung muss mit der Begrüßung beginnen.
refused-hello-twice = Auf dieser Verbindung gab es schon eine Begrüßung.
refused-malformed = Der Server versteht diese Nachricht nicht.
refused-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
refused-no-onlookers = An diesem Tisch wird ohne Zuschauer gespielt.
refused-not-a-bot = Dieses Geheimnis gehört einem Menschen. Ein Bot braucht ein eigenes.
refused-not-offered = Dieses Spiel wird hier noch nicht gespielt.
refused-not-watching = Du bist gerade an keinem Tisch.
refused-protocol = Die Seite ist veraltet (sie spricht Protokoll { $theirs }, der Server { $ours }). Lade sie bitte neu.
refused-too-fast = Das ging zu schnell. Warte bitte einen Augenblick.
refused-too-long = Diese Nachricht ist zu lang; mehr als { $most } Zeichen gehen nicht.
refused-too-many-tables = Du sitzt schon an { $most } Tischen, die nicht zu Ende gespielt sind. Spiel erst einen fertig oder steh auf.
refused-unknown-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?

serve-here = Kartentisch ist geöffnet: { $address }
serve-others = Für Freunde und Telefone im selben Netz: { $address }
serve-stop = Strg+C schließt ihn.

cli-help-serve =
    Öffnet den Tisch für Browser: auf diesem Rechner und, über einen Link, auf anderen.

    Aufruf:  kartentisch serve [--host ADRESSE] [--port N] [--database DATEI] [--public-url URL] …

      --host ADRESSE      wo gelauscht wird (sonst auf allen Adressen; 127.0.0.1: nur für diesen Rechner)
      --port N            an welchem Port (sonst 8765 oder, wenn der belegt ist, irgendeiner)
      --database DATEI    wo Tische, Züge und Leute aufbewahrt werden (sonst im Datenordner des Benutzers)
      --public-url URL    wie andere den Server erreichen, wenn er hinter einem Proxy steht
      --origin URLS       weitere Seiten, die sich verbinden dürfen, durch Leerzeichen getrennt
      --trusted-proxies A Proxys, deren Weiterleitungsangaben geglaubt wird, durch Kommas getrennt (sonst 127.0.0.1)
      --log-level STUFE   debug, info, warning oder error
      --workers N         wie viele Prozesse für die Bots nachdenken
      --open              öffnet die Seite im Browser, wenn es einen Bildschirm gibt
      --language CODE     de, nl oder en (sonst die Sprache des Systems)

    Alles lässt sich auch in der Umgebung einstellen: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL und so weiter.

    Beispiele
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

illegal-serve-address = an { $host }, Port { $port } kann nicht gelauscht werden: { $why }
illegal-serve-port = { $port } ist kein Port; der höchste ist { $most }
illegal-serve-database = die Datenbank { $file } lässt sich nicht benutzen: { $why }
illegal-serve-database-newer = die Datenbank { $file } stammt von einer neueren Fassung von Kartentisch
illegal-serve-public-url = --public-url braucht eine Adresse, die mit http oder https beginnt, nicht { $text }
illegal-serve-log-level = die Stufe { $text } gibt es nicht; es gibt: { $known }

# Der Server: Ablehnungen.

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
refused-persons-of-address = Aus deinem Netz sind gerade zu viele neue Leute gekommen. Versuch es in einer Minute noch einmal.
refused-protocol = Die Seite ist veraltet (sie spricht Protokoll { $theirs }, der Server { $ours }). Lade sie bitte neu.
refused-tables-of-address = Aus deinem Netz sind gerade zu viele Tische aufgemacht worden. Versuch es in einer Minute noch einmal.
refused-too-fast = Das ging zu schnell. Warte bitte einen Augenblick.
refused-too-long = Diese Nachricht ist zu lang; mehr als { $most } Zeichen gehen nicht.
refused-too-many-devices = Du siehst diesem Tisch schon auf { $most } Geräten zu. Schließ ihn erst auf einem davon.
refused-too-many-onlookers = Diesem Tisch sehen schon { $most } Leute zu; für mehr ist kein Platz.
refused-too-many-tables = Du hast schon { $most } Tische, die nicht zu Ende gespielt sind. Spiel erst einen fertig. Leere Tische werden nach einem Tag weggeräumt.
refused-too-many-today = Du hast seit gestern schon { $most } Tische aufgemacht. Morgen geht es weiter.
refused-unknown-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?

# Ablehnungen von Partieaufzeichnungen (docs/rules/records.md). Sie folgen auf "round R, move M:".

illegal-utf-8 = kein UTF-8 (Byte { $position })
illegal-json = kein JSON (Fehler beim Zeichen { $position })
illegal-json-depth = mehr als { $depth } Ebenen JSON ineinander
illegal-json-surrogate = ein Text enthält ein halbes Zeichen (einen einzelnen Ersatzcode)
illegal-json-twice = der Schlüssel { $key } steht zweimal im selben Objekt
illegal-json-number = { $text } ist keine Zahl, die eine Aufzeichnung enthalten kann

illegal-record-too-long = der Eintrag ist länger als { $bytes } Bytes
illegal-record-version = keine Aufzeichnung der Version { $version }, sondern { $found }
illegal-record-object = hier wird ein JSON-Objekt erwartet, nicht { $found }
illegal-record-missing = „{ $key }“ fehlt
illegal-record-unknown-key = unbekannter Schlüssel { $key }
illegal-record-key-text = „{ $key }“ ist kein Text
illegal-record-key-texts = „{ $key }“ ist keine Liste von Texten
illegal-record-key-list = „{ $key }“ ist keine Liste
illegal-record-key-object = „{ $key }“ ist kein Objekt
illegal-record-round-over = es folgt { $text }, aber die Runde ist zu Ende
illegal-record-unfinished = es folgt eine weitere Runde, aber diese ist nicht zu Ende
illegal-record-early-round = „{ $key }“ steht da, aber die Runde ist nicht zu Ende
illegal-record-early-game = „{ $key }“ steht da, aber das Spiel ist nicht zu Ende
illegal-record-scores = „{ $key }“ muss { $expected } sein, nicht { $found }
illegal-record-no-rounds = die Aufzeichnung enthält keine einzige Runde
illegal-record-no-seat = es gibt keinen Platz { $seat }
illegal-record-not-shown = dieses Spiel kann nicht gezeigt werden

illegal-fair-nothing = in „meta“ steht nichts über faires Geben
illegal-fair-scheme = „fair“ enthält keine Angaben zu fairem Geben nach Verfahren { $scheme }
illegal-fair-number = „{ $key }“ in „fair“ muss aus 64 Hexadezimalziffern bestehen, nicht aus { $found }
illegal-fair-mixes = „mixes“ in „fair“ muss eine Liste mit je einem Eintrag für die { $players } Plätze sein
illegal-fair-commitment = der Startwert ist nicht der versprochene: Sein SHA-256 ist nicht die Zusage
illegal-fair-nobody = kein Spieler hat etwas zum Mischen beigetragen; wer gab, konnte also Startwerte probieren, bis ihm die Karten passten
illegal-fair-deal = dieses Geben folgt nicht aus dem Startwert und den Beiträgen der Spieler

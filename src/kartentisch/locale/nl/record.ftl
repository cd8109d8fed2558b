# Weigeringen van partijverslagen (docs/rules/records.md). Ze volgen op "round R, move M:".

illegal-utf-8 = geen UTF-8 (byte { $position })
illegal-json = geen JSON (fout bij teken { $position })
illegal-json-depth = de JSON is meer dan { $depth } niveaus diep genest
illegal-json-surrogate = een tekst bevat een half teken (een losse surrogaatcode)
illegal-json-twice = de sleutel { $key } staat twee keer in hetzelfde object
illegal-json-number = { $text } is geen getal dat in een verslag kan staan

illegal-record-too-long = het verslag is langer dan { $bytes } bytes
illegal-record-version = geen verslag van versie { $version }, maar { $found }
illegal-record-object = hier wordt een JSON-object verwacht, niet { $found }
illegal-record-missing = '{ $key }' ontbreekt
illegal-record-unknown-key = onbekende sleutel { $key }
illegal-record-key-text = '{ $key }' is geen tekst
illegal-record-key-texts = '{ $key }' is geen lijst van teksten
illegal-record-key-list = '{ $key }' is geen lijst
illegal-record-key-object = '{ $key }' is geen object
illegal-record-round-over = er volgt { $text }, maar de ronde is afgelopen
illegal-record-unfinished = er volgt nog een ronde, maar deze is niet afgelopen
illegal-record-early-round = '{ $key }' staat er al, maar de ronde is niet afgelopen
illegal-record-early-game = '{ $key }' staat er al, maar het spel is niet afgelopen
illegal-record-scores = '{ $key }' moet { $expected } zijn, niet { $found }
illegal-record-no-rounds = er staat geen enkele ronde in
illegal-record-no-seat = er is geen plaats { $seat }
illegal-record-not-shown = dit spel kan niet getoond worden

illegal-fair-nothing = in 'meta' staat niets over eerlijk delen
illegal-fair-scheme = 'fair' bevat geen gegevens over eerlijk delen volgens methode { $scheme }
illegal-fair-number = '{ $key }' in 'fair' moet uit 64 hexadecimale cijfers bestaan, niet uit { $found }
illegal-fair-mixes = 'mixes' in 'fair' moet een lijst zijn met één waarde voor elk van de { $players } plaatsen
illegal-fair-commitment = de startwaarde is niet de beloofde: de SHA-256 ervan is niet de toezegging
illegal-fair-nobody = geen speler heeft iets aan het schudden bijgedragen, dus wie deelde kon startwaarden proberen tot de kaarten bevielen
illegal-fair-deal = dit delen volgt niet uit de startwaarde en de bijdragen van de spelers

# Refusals of records (docs/rules/records.md). They follow "round R, move M:" and so begin in lower case.

illegal-utf-8 = not UTF-8 (byte { $position })
illegal-json = not JSON (error at character { $position })
illegal-json-depth = JSON nested more than { $depth } levels deep
illegal-json-surrogate = a string holds half a character (a lone surrogate)
illegal-json-twice = the key { $key } occurs twice in one object
illegal-json-number = { $text } is not a number that a record can hold

illegal-record-too-long = the record is longer than { $bytes } bytes
illegal-record-version = not a record of version { $version }, but { $found }
illegal-record-object = a JSON object is expected, not { $found }
illegal-record-missing = '{ $key }' is missing
illegal-record-unknown-key = unknown key { $key }
illegal-record-key-text = '{ $key }' is not a string
illegal-record-key-texts = '{ $key }' is not a list of strings
illegal-record-key-list = '{ $key }' is not a list
illegal-record-key-object = '{ $key }' is not an object
illegal-record-round-over = { $text } follows, but the round is over
illegal-record-unfinished = another round follows, but this one is not finished
illegal-record-early-round = '{ $key }' is given, but the round is not finished
illegal-record-early-game = '{ $key }' is given, but the game is not finished
illegal-record-scores = '{ $key }' must be { $expected }, not { $found }

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
illegal-record-no-rounds = it contains no round at all
illegal-record-no-seat = there is no seat { $seat }
illegal-record-not-shown = this game cannot be shown

illegal-fair-nothing = its 'meta' holds nothing about fair deals
illegal-fair-scheme = 'fair' is not fair-deal data of scheme { $scheme }
illegal-fair-number = '{ $key }' of 'fair' must hold 64 hexadecimal digits, not { $found }
illegal-fair-mixes = 'mixes' of 'fair' must be a list with one entry for each of the { $players } seats
illegal-fair-commitment = the seed is not the one that was promised: its SHA-256 is not the commitment
illegal-fair-nobody = no player has added anything to the shuffle, so whoever dealt could have tried seeds until the cards suited them
illegal-fair-deal = this deal does not follow from the seed and what the players have added

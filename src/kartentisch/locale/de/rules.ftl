# Die Regeln und die Wörter
rules-of = Regeln: { $game }
rules-ruling = Unsere Entscheidung
rules-setting = Einstellbar am Tisch
rules-glossary = Wörter
rules-glossary-hint = Die Wörter aller Spiele in jeder Sprache, die der Tisch spricht.
rules-find = Wort suchen
rules-found-none = Dieses Wort steht hier nicht.
rules-meaning = Was es heißt
rules-about = Die nummerierten Regeln, wie hier gespielt wird. Wo die gedruckten Regeln schweigen oder eine Wahl lassen, steht unsere Entscheidung dabei.

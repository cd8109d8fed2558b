# De regels en de woorden
rules-of = Regels: { $game }
rules-ruling = Onze beslissing
rules-setting = Instelbaar aan tafel
rules-glossary = Woorden
rules-glossary-hint = De woorden van alle spellen in elke taal die de tafel spreekt.
rules-find = Woord zoeken
rules-found-none = Dit woord staat hier niet.
rules-meaning = Wat het betekent
rules-about = De genummerde regels, zoals hier gespeeld wordt. Waar de gedrukte regels zwijgen of een keuze laten, staat onze beslissing erbij.

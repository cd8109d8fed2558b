# The rules and the words
rules-of = Rules: { $game }
rules-ruling = Our ruling
rules-setting = Can be set at the table
rules-glossary = Words
rules-glossary-hint = The words of all games in every language that the table speaks.
rules-find = Find a word
rules-found-none = There is no such word here.
rules-meaning = What it means
rules-about = The numbered rules as they are played here. Where the printed rules are silent or leave a choice, our ruling is given with them.

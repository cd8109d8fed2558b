# Hints at the table: what a master would do, and what a move has cost
hint-ask = What would a master do?
hint-on = Hints on
hint-on-told = Hints are allowed at this table
hint-used = { $number ->
    [1] one hint taken
   *[other] { $number } hints taken
 }
hint-thinking = The master is thinking …
hint-none = The master has no advice right now. Try again in a moment.
hint-foot = { $unit ->
    [penalty] Expected penalty points this round. Fewer is better.
   *[gold] Expected gold this round. More is better.
 }
hint-worlds = Played out in { $worlds } possible deals. A game with a hint does not count in statistics.
hint-value = { $unit ->
    [penalty] { $value } penalty points, plus or minus { $error }
   *[gold] { $value } gold, plus or minus { $error }
 }
hint-row = { $rank }. { $move }
hint-reviews = Tell me after my move what it has cost
hint-cost = { $unit ->
    [penalty] That cost about { $cost } points.
   *[gold] That cost about { $cost } gold.
 }
hint-better = Better: { $move }.

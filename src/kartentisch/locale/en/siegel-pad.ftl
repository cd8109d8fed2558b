# Die sieben Siegel on the score pad
siegel-pad-title = Score pad
siegel-pad-hint = What is left? Each press adds one.
siegel-pad-seals = { $name }, { $kind ->
    [r] red seals
    [y] yellow seals
    [g] green seals
    [b] blue seals
    [v] violet seals
    [w] white seals
   *[k] black seals
 }: { $number }
siegel-pad-saboteur = { $name } was the saboteur
siegel-pad-as-saboteur = Saboteur: { $price } minus { $blacks } { $blacks ->
    [one] black
   *[other] black
 }
siegel-pad-too-many = { $number } { $kind ->
    [r] red seals
    [y] yellow seals
    [g] green seals
    [b] blue seals
    [v] violet seals
    [w] white seals
   *[k] black seals
 }
siegel-pad-only = There are only { $most }.
siegel-pad-all-robbed = Everybody who predicted has a white seal.
siegel-pad-last = From whoever predicts last nobody can take one.
siegel-pad-nothing = Nobody has anything left?
siegel-pad-both = { $name } has white and black seals?
siegel-pad-white-first = White ones go before a black one is taken.
siegel-pad-mark = Saboteur

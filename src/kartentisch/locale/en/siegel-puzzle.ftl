# Die sieben Siegel: questions and explanations of puzzles, on the page and in the terminal
siegel-puzzle-seals = Which seals?
siegel-puzzle-card = Which card?
siegel-puzzle-seals-share = Which seals would you take?
siegel-puzzle-card-share = Which card would you play?
siegel-puzzle-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
 }
siegel-puzzle-a-card = { siegel-puzzle-colour } { $value }
siegel-puzzle-ask-seals = { $place ->
    [first] You predict first and lead.
    [last] You have dealt and predict last. { $leader } leads.
   *[middle] You predict next. { $leader } leads.
 }
siegel-puzzle-ask-lead = Trick { $trick } of { $tricks }: you lead.
siegel-puzzle-ask-follow = Trick { $trick } of { $tricks }: { siegel-puzzle-colour } was led.
siegel-puzzle-takes = { $number ->
    [0] no trick
    [one] { $number } trick
   *[other] { $number } tricks
 }
siegel-puzzle-robs = from { $player }
siegel-puzzle-from = { siegel-puzzle-colour } from { $player }

siegel-why-saboteur = In { $percent } of 100 rounds the others take { $blacks ->
    [1] at least one black seal
   *[other] at least { $blacks } black seals
 } here: each of them makes the saboteur cheaper.
siegel-why-hard-hand = This hand is hard to predict exactly: { $letter } costs nothing in only { $percent } of 100 rounds.
siegel-why-clean = { $letter } costs nothing in { $percent } of 100 rounds.
siegel-why-no-saboteur = The saboteur ({ $letter }) seldom gets cheap here: in only { $percent } of 100 rounds do the others take { $blacks } or more black seals.
siegel-why-left = With { $letter } a seal is left over in { $percent } of 100 rounds, with the best choice in { $best }.
siegel-why-black = With { $letter } you take a black seal in { $percent } of 100 rounds, with the best choice in { $best }.
siegel-why-less-clean = With { $letter } it is { $percent }, and being wrong costs more there.
siegel-why-ruff = Your { siegel-puzzle-colour } is short ({ $cards ->
    [1] one card
   *[other] { $cards } cards
 }). After that you ruff with red, mostly { $times ->
    [1] once
   *[other] { $times } times
 }.
siegel-why-ruff-void = You have no { siegel-puzzle-colour } at all. There you ruff with red, mostly { $times ->
    [1] once
   *[other] { $times } times
 }.
siegel-why-top = { $cards ->
    [one] Nobody beats your highest red card
   *[other] Nobody beats your { $cards } highest red cards
 }; in all you mostly win { $tricks ->
    [1] one trick
   *[other] { $tricks } tricks
 }.
siegel-why-tricks = With this hand you mostly win { $tricks ->
    [0] no trick
    [1] one trick
   *[other] { $tricks } tricks
 }.

siegel-why-throw = None of the four cards wins this trick; what matters is what you get rid of.
siegel-why-any-wins = Each of the four cards wins this trick; what matters is what you keep.
siegel-why-trick = With { siegel-puzzle-a-card } you win this trick in { $percent } of 100 rounds.
siegel-why-win-wanted = With { siegel-puzzle-a-card } you win this trick in { $percent } of 100 rounds, and you still have a seal that fits.
siegel-why-win-unwanted = With { siegel-puzzle-a-card } you win this trick in { $percent } of 100 rounds although you have no seal that fits: later it would cost more.
siegel-why-duck = This trick is better left to the others: with { siegel-puzzle-a-card } you win it in { $percent } of 100 rounds.
siegel-why-duck-unwanted = You have no seal that fits this trick. With { siegel-puzzle-a-card } you win it in only { $percent } of 100 rounds.
siegel-why-other-trick = With { $letter } you win it in { $percent } of 100.
siegel-why-card-black = In the end you take a black seal in { $best } of 100 rounds this way, with { $letter } in { $percent }.
siegel-why-card-left = In the end a seal is left over in { $best } of 100 rounds this way, with { $letter } in { $percent }.
siegel-why-card-clean = This way you pay nothing in { $percent } of 100 rounds, with { $letter } in { $other }.
siegel-why-card-saboteur = This way the others take { $blacks ->
    [1] at least one black seal
   *[other] at least { $blacks } black seals
 } in { $percent } of 100 rounds, with { $letter } in { $other }.

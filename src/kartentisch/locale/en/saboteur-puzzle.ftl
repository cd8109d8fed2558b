# Saboteur: questions and explanations of puzzles, on the page and in the terminal
saboteur-puzzle-who = Who is the saboteur?
saboteur-puzzle-who-share = Whom would you suspect?
saboteur-puzzle-who-likely = How likely each of them is to be a saboteur, from all there was to see.
saboteur-puzzle-who-was = { $best } is the most suspicious, and rightly so.
saboteur-puzzle-accuse = Accuse { $name }
saboteur-puzzle-accuse-nobody = Accuse nobody
saboteur-puzzle-ask-who = { $players ->
    [4] You are a digger. At most one of the others is a saboteur.
   *[other] You are a digger. One or two of the others are saboteurs: who is the most likely?
 }
saboteur-puzzle-who-nobody = Nobody
saboteur-puzzle-nobody-hint = The saboteur was not dealt.
saboteur-puzzle-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
saboteur-puzzle-who-percent = { $percent }%
saboteur-puzzle-tool = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
 }
saboteur-puzzle-broken = broken: { saboteur-puzzle-tool }

saboteur-deed-broke = { $player } breaks { $target }’s { saboteur-puzzle-tool }.
saboteur-deed-broke-you = { $player } breaks your { saboteur-puzzle-tool }.
saboteur-deed-broke-own = { $player } breaks their own { saboteur-puzzle-tool }.
saboteur-deed-fixed = { $player } repairs { $target }’s { saboteur-puzzle-tool }.
saboteur-deed-fixed-you = { $player } repairs your { saboteur-puzzle-tool }.
saboteur-deed-fixed-own = { $player } repairs their own { saboteur-puzzle-tool }.
saboteur-deed-dead-end = { $player } lays a dead end at { $cell }.
saboteur-deed-laid = { $player } lays a path at { $cell }.
saboteur-deed-fell = { $player } brings down the rock at { $cell }.
saboteur-deed-looked = { $player } looks at goal { $goal }.
saboteur-deed-passed = { $player } discards a card face down.

saboteur-why-broke-trusted = Number { $pin } hits somebody there was little reason to suspect: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-broke = Number { $pin } takes a tool out of use: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-fixed-suspect = Number { $pin } helps somebody who is under suspicion, too: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-fell-dark = Number { $pin } cuts off a part of the tunnel: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-fell = Number { $pin } takes a card out of the tunnel: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-dead-end = The dead end (number { $pin }) helps nobody: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-laid-aside = Number { $pin } does not take the tunnel forward: suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-passed = Diggers with whole tools seldom pass (number { $pin }): suspicion of { $player } rises from { $old } to { $new } per cent.
saboteur-why-deed = Number { $pin } makes { $player } more suspicious: from { $old } to { $new } per cent.
saboteur-why-cleared = Number { $pin } speaks in { $player }’s favour.
saboteur-why-nobody = Nobody stands out: for all the others suspicion stays at { $percent } per cent or less.

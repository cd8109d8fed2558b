# Die sieben Siegel on the page

# Where we are
siegel-page-where-predict = Round { $round } of { $rounds } · prediction
siegel-page-where-trick = Round { $round } of { $rounds } · trick { $trick }
siegel-page-where-end = End of round { $round } of { $rounds }
siegel-page-where-over = End of the game

# Seals in words
siegel-page-some = { $number ->
    [one] { $number } { $kind ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
        [v] violet
        [w] white
       *[k] black
    }
   *[other] { $number } { $kind ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
        [v] violet
        [w] white
       *[k] black
    }
 }
siegel-page-a-seal = { $kind ->
    [r] a red seal
    [y] a yellow seal
    [g] a green seal
    [b] a blue seal
    [v] a violet seal
    [w] a white seal
   *[k] a black seal
 }
siegel-page-no-seals = no seals
siegel-page-handed-back = handed back: { $seals }

# Seats
siegel-page-dealer = Dealer
siegel-page-saboteur = Saboteur
siegel-page-tricks = { $number ->
    [one] trick
   *[other] tricks
 }
siegel-page-cards = { $number ->
    [one] card
   *[other] cards
 }
siegel-page-takes = takes { $number }
siegel-page-predicting = is predicting
siegel-page-after-you = after you
siegel-page-to-come = still to come
siegel-page-seat = { $name }: { $seals }, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }{ $turn ->
    [yes] , to play
   *[other] { "" }
 }
siegel-page-follow = Follow { $colour }
siegel-page-lead = Lead a card
siegel-page-tap-again = Tap again
siegel-page-tap-plays = plays { $card }
siegel-page-anything = Play any card
siegel-page-give-by-hand = Hand back a seal
siegel-page-keep-by-hand = Hand back nothing
siegel-page-must-follow = You have to follow { $colour }.
siegel-page-can-play = You have to follow { $colour }: { $cards }.
siegel-page-waiting = { $player } is predicting …

# Table
siegel-page-hand = Your cards
siegel-page-trick = Trick
siegel-page-card-of = { $card }, from { $player }
siegel-page-in-front = winning
siegel-page-wins = wins
siegel-page-middle = Middle of the table
siegel-page-middle-left = still in the middle
siegel-page-last-trick = Last trick
siegel-page-no-last-trick = There is no trick yet.
siegel-page-trick-of = { $player } wins trick { $trick }
siegel-page-face-down = Face down
siegel-page-penalty = Penalty points
siegel-page-sum = Total
siegel-page-cost-colour = coloured
siegel-page-cost-black = black
siegel-page-cost-white = white
siegel-page-costs-left = There are still { $whites } white and { $blacks } black ones in the middle.
siegel-page-log = Log
siegel-page-trick-number = Trick { $trick }
siegel-page-round-number = Round { $round }

# Prediction
siegel-page-prediction = Your prediction
siegel-page-ask = Which tricks will you win?
siegel-page-ask-hint = Take a seal of its colour for each of them.
siegel-page-trump = Red is trump.
siegel-page-highest = Highest card: { $highest }.
siegel-page-points-bad = Points are penalties.
siegel-page-left-cost = Seals left over cost
siegel-page-left-cost-short = If left over
siegel-page-become-less = 1 less for each black seal the others have, never below 0
siegel-page-costs-word = costs
siegel-page-keys = Arrows: colour · + and −: number · Enter: take
siegel-page-column = { $colour }: { $left } in the middle, { $mine } taken
siegel-page-one-more = { $kind ->
    [r] One more red seal
    [y] One more yellow seal
    [g] One more green seal
    [b] One more blue seal
   *[v] One more violet seal
 }
siegel-page-one-less = { $kind ->
    [r] One red seal fewer
    [y] One yellow seal fewer
    [g] One green seal fewer
    [b] One blue seal fewer
   *[v] One violet seal fewer
 }
siegel-page-from = from whom?
siegel-page-from-label = No { $colour } left: from whom?
siegel-page-nobody-has = There is no { $colour } left, and nobody else has one.
siegel-page-no-white = There is no { $colour } left, and no white seal either, so you cannot take one from the others.
siegel-page-total = { $number } of { $tricks }
siegel-page-total-over = { $number } for { $tricks } tricks
siegel-page-total-label = Seals altogether: { $number }, for { $tricks } tricks
siegel-page-predicted = tricks predicted
siegel-page-predicted-follow = { $number ->
    [one] tricks predicted, { $names } is still to come
   *[other] tricks predicted, { $names } are still to come
 }
siegel-page-you-short = You
siegel-page-take = { $number ->
    [0] Predict no trick
    [one] Take { $number } seal
   *[other] Take { $number } seals
 }
siegel-page-become = Become the saboteur
siegel-page-become-price = That costs { $price } points, one less for each black seal the others have, never below 0.
siegel-page-is-saboteur = { $player } is the saboteur
siegel-page-sure = Become the saboteur instead?
siegel-page-sure-hint = You will put back the seals you have taken.
siegel-page-from-whom = Who will you take { $colour } from?
siegel-page-from-why = { $whites ->
    [0] The middle has no { $colour } left. No white seals are left either: the player you rob gets nothing.
    [one] The middle has no { $colour } left. The player you rob gets a white seal. There is { $whites } white one left in the middle.
   *[other] The middle has no { $colour } left. The player you rob gets a white seal. There are { $whites } white ones left in the middle.
 }
siegel-page-has = has { $seals }
siegel-page-white-note = White fits any trick, but costs { $white } if it is left over.

# Handing back
siegel-page-give = Hand back a seal
siegel-page-give-ruffed = You have ruffed { $colour } with red.
siegel-page-give-won = You have won a trick in { $colour }.
siegel-page-give-which = Which seal will you hand back?
siegel-page-remind = Remind
siegel-page-remind-of = Remind { $name } about the seal
siegel-page-reminded = { $number ->
    [one] { $names } reminds you: hand back a seal first.
   *[other] { $names } remind you: hand back a seal first.
 }
siegel-page-give-these = Which seal will you hand back: { $seals }?
siegel-page-give-last = your last one
siegel-page-give-of = you have { $number }
siegel-page-give-white = fits any trick, costs { $white } if left
siegel-page-give-keep = Keep white
siegel-page-give-keep-hint = and take a black one

# End of a round and of the game
siegel-page-why-title = Why
siegel-page-why = { $predicted } predicted, { $won } won: { $parts }
siegel-page-why-nothing = no seal left over
siegel-page-why-left = { $number ->
    [one] { $seals } left over at { $each }
   *[other] { $seals } left over at { $each } each
 }
siegel-page-why-black = { $number ->
    [one] { $seals } at { $each }
   *[other] { $seals } at { $each } each
 }
siegel-page-why-saboteur = { $number ->
    [0] Saboteur: { $price }, the others have no black seals
    [one] Saboteur: { $price } minus the others’ { $number } black seal
   *[other] Saboteur: { $price } minus the others’ { $number } black seals
 }
siegel-page-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
siegel-page-standings = Standings
siegel-page-few-win = fewest points win
siegel-page-start = Start
siegel-page-graph = Points after each round: { $lines }.
siegel-page-look-at-tricks = Look at the tricks
siegel-page-tricks-of-round = The tricks of the round
siegel-page-next = On to round { $round }
siegel-page-begun = Round { $round } has begun.
siegel-page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
siegel-page-place-first = { $number ->
    [one] 1st place, you win
   *[other] 1st place, together with { $names }
 }
siegel-page-place-points = You have { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
 }{ $behind ->
    [0] .
   *[other] , { $behind } more than { $names }.
 }
siegel-page-best-round = Your best round: round { $round } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
siegel-page-dearest-round = Your costliest: round { $round } with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
siegel-page-others-win = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
siegel-page-with-points = { $points ->
    [0] without a single penalty point
    [one] with { $points } penalty point
   *[other] with { $points } penalty points
 }

# Log
siegel-log-dealt = { $you ->
    [yes] You deal.
   *[no] { $player } deals.
 }
siegel-log-predicted = { $you ->
    [yes] You take { $seals }.
   *[no] { $player } takes { $seals }.
 }
siegel-log-predicted-none = { $you ->
    [yes] You predict no trick.
   *[no] { $player } predicts no trick.
 }
siegel-log-robbed = { $you ->
    [taker] You take { $colour } from { $victim }, who gets a white seal.
    [victim] { $player } takes { $colour } from you; you get a white seal.
   *[other] { $player } takes { $colour } from { $victim }, who gets a white seal.
 }
siegel-log-robbed-for-nothing = { $you ->
    [taker] You take { $colour } from { $victim }, who gets nothing.
    [victim] { $player } takes { $colour } from you; you get nothing.
   *[other] { $player } takes { $colour } from { $victim }, who gets nothing.
 }
siegel-log-saboteur = { $you ->
    [yes] You become the saboteur.
   *[no] { $player } becomes the saboteur.
 }
siegel-log-led = { $you ->
    [yes] You lead { $card }.
   *[no] { $player } leads { $card }.
 }
siegel-log-played = { $you ->
    [yes] You play { $card }.
   *[no] { $player } plays { $card }.
 }
siegel-log-ruffed = { $you ->
    [yes] You ruff with { $card }.
   *[no] { $player } ruffs with { $card }.
 }
siegel-log-won = { $you ->
    [yes] You win with { $card }.
   *[no] { $player } wins with { $card }.
 }
siegel-log-won-handed-back = { $you ->
    [yes] You win with { $card } and hand back { $seal }.
   *[no] { $player } wins with { $card } and hands back { $seal }.
 }
siegel-log-won-black = { $you ->
    [yes] You win with { $card }, have no fitting seal and take a black one.
   *[no] { $player } wins with { $card }, has no fitting seal and takes a black one.
 }
siegel-log-won-forgot = { $you ->
    [yes] You win with { $card } and hand back nothing.
   *[no] { $player } wins with { $card } and hands back nothing.
 }
siegel-log-won-spared = { $you ->
    [yes] You win with { $card }. There are no black seals left.
   *[no] { $player } wins with { $card }. There are no black seals left.
 }
siegel-log-won-unmoved = { $you ->
    [yes] You win with { $card }. The saboteur hands back nothing.
   *[no] { $player } wins with { $card }. The saboteur hands back nothing.
 }
siegel-log-round-over = Round { $round } is over.
siegel-log-your-turn = Your turn.

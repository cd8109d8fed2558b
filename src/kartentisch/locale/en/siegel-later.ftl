# Die sieben Siegel: what is read at its table, but not at the first look

# Seals in words
siegel-page-a-seal = { $kind ->
    [r] a red seal
    [y] a yellow seal
    [g] a green seal
    [b] a blue seal
    [v] a violet seal
    [w] a white seal
   *[k] a black seal
 }

# Seats
siegel-page-can-play = You have to follow { $colour }: { $cards }.

# Table
siegel-page-no-last-trick = There is no trick yet.
siegel-page-trick-of = { $player } wins trick { $trick }
siegel-page-face-down = Face down
siegel-page-penalty = Penalty points
siegel-page-sum = Total
siegel-page-costs-left = There are still { $whites } white and { $blacks } black ones in the middle.
siegel-page-log = Log
siegel-page-trick-number = Trick { $trick }
siegel-page-round-number = Round { $round }

# Prediction
siegel-page-become-price = That costs { $price } points, one less for each black seal the others have, never below 0.
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
siegel-page-few-win = fewest points win
siegel-page-start = Start
siegel-page-graph = Points after each round: { $lines }.
siegel-page-look-at-tricks = Look at the tricks
siegel-page-next = On to round { $round }
siegel-page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
siegel-page-place-first = { $number ->
    [1] 1st place, you win
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

siegel-illegal-no-move = { $text } is not a move
siegel-illegal-deal-expected = the cards must be dealt first, not { $text }
siegel-illegal-prediction-expected = a prediction or the saboteur is due, not { $text }
siegel-illegal-card-expected = a card is due, not { $text }
siegel-illegal-seal-expected = a seal must be handed back first, not { $text }
siegel-illegal-game-over = the game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
siegel-illegal-no-deal = “{ $key }” is not what a deal needs
siegel-illegal-no-dealer = there is no seat { $seat } to deal
siegel-illegal-wrong-dealer = seat { $seat } deals after seat { $before }, but the deal passes to the left
siegel-illegal-hands = { $hands } hands for { $players } players
siegel-illegal-hand-size = seat { $seat } has { $cards } cards, not 15
siegel-illegal-not-in-deck = { $card } is not a card of this game
siegel-illegal-dealt-twice = { $card } was dealt twice
siegel-illegal-saboteur-taken = seat { $seat } has taken the saboteur already
siegel-illegal-seals-taken = seals have been taken: this must be a prediction now
siegel-illegal-no-seat = there is no seat { $seat }
siegel-illegal-own-seal = a seal can only be taken from another player
siegel-illegal-no-white = no white seal is left to make up for it
siegel-illegal-not-held = { $card } is not in this hand
siegel-illegal-seal-unfit = { $text } cannot be handed back here; possible: { $choices }

# Die sieben Siegel: refusals, and what the page says too
siegel-kind = { $kind ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
    [v] violet
    [w] white
   *[k] black
 }
siegel-card = { $colour } { $value }
siegel-event-game-over = { $number ->
    [one] { $winners } wins the game.
   *[other] Shared win: { $winners }.
 }

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
siegel-illegal-seal-order = { siegel-kind } is out of order: seals are taken in the order red, yellow, green, blue, violet
siegel-illegal-no-seat = there is no seat { $seat }
siegel-illegal-own-seal = a seal can only be taken from another player
siegel-illegal-middle-has = the middle still has a seal of this colour ({ siegel-kind })
siegel-illegal-middle-empty = the middle has no seal of this colour left ({ siegel-kind })
siegel-illegal-seat-lacks = seat { $seat } has no seal of this colour ({ siegel-kind })
siegel-illegal-no-white = no white seal is left to make up for it
siegel-illegal-not-held = { $card } is not in this hand
siegel-illegal-must-follow = { $card } does not follow the led colour ({ siegel-kind })
siegel-illegal-seal-unfit = { $text } cannot be handed back here; possible: { $choices }

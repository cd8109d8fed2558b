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

siegel-illegal-seal-order = { siegel-kind } is out of order: seals are taken in the order red, yellow, green, blue, violet
siegel-illegal-middle-has = the middle still has a seal of this colour ({ siegel-kind })
siegel-illegal-middle-empty = the middle has no seal of this colour left ({ siegel-kind })
siegel-illegal-seat-lacks = seat { $seat } has no seal of this colour ({ siegel-kind })
siegel-illegal-must-follow = { $card } does not follow the led colour ({ siegel-kind })

# Refusals that belong to no single game.

illegal-players =
    { $players ->
        [1] { $game } cannot be played by one player
       *[other] { $game } cannot be played by { $players } players
    }
illegal-unknown-option = { $game } has no option { $name }
illegal-option-value = the option { $name } cannot be { $value }
illegal-unknown-game = there is no game { $game }

# Ablehnungen, die zu keinem einzelnen Spiel gehören.

illegal-players =
    { $players ->
        [1] { $game } lässt sich nicht allein spielen
       *[other] { $game } lässt sich nicht mit { $players } Personen spielen
    }
illegal-unknown-option = { $game } hat keine Option { $name }
illegal-option-value = die Option { $name } kann nicht { $value } sein
illegal-unknown-game = es gibt kein Spiel { $game }

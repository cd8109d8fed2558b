# Weigeringen die bij geen enkel spel in het bijzonder horen.

illegal-players =
    { $players ->
        [1] { $game } kun je niet alleen spelen
       *[other] { $game } kun je niet met { $players } spelers spelen
    }
illegal-unknown-option = { $game } heeft geen optie { $name }
illegal-option-value = de optie { $name } kan niet { $value } zijn
illegal-unknown-game = er is geen spel { $game }

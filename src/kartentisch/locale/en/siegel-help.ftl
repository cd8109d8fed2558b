# How Die sieben Siegel is played, for the page: a line each, "what: how".

siegel-help =
    Goal: Say beforehand in which colours you will win tricks. Whoever has the fewest penalty points after the last round wins.
    Cards: Everybody gets { $hand }, in five colours. Red is trump.
    Prediction: In turn, take one seal for each trick you expect to win, in that trick’s colour. You may take none at all.
    Colour gone: Take the seal from somebody who has one. They get a white seal for it.
    Saboteur: One player may take the figure instead of seals, and then never has any.
    Trick: Follow the colour that was led if you can; if you cannot, play anything. The highest red wins, otherwise the highest card of the led colour.
    Seal back: Whoever wins a trick hands back a seal of its colour. If you won it with red, you choose between red and the led colour.{ $by_hand ->
        [true] { " " }Remember to do it yourself: whoever forgets keeps the seal.
       *[false] { "" }
    }
    White: A white seal fits any trick. { $white_before_black ->
        [may] You may keep it and take a black one instead.
       *[must] If no other fits, you hand it back.
    }
    Black: No seal that fits? Then you take a black one.
    Points: Each coloured seal left costs { $colour }, a black one { $black }, a white one { $white }.
    Saboteur’s points: { $saboteur_base }, minus 1 for each black seal the others have, but never below 0.

# How Die sieben Siegel is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

siegel-help =
    §S21 Goal: Say beforehand in which colours you will win tricks. Whoever has the fewest penalty points after the last round wins.
    §S3 Cards: Everybody gets { $hand }, in five colours. Red is trump.
    §S6 Prediction: In turn, take one seal for each trick you expect to win, in that trick’s colour. You may take none at all.
    §S7 Colour gone: Take the seal from somebody who has one. They get a white seal for it.
    §S5 Saboteur: One player may take the figure instead of seals, and then never has any.
    §S10 Trick: Follow the colour that was led if you can; if you cannot, play anything. The highest red wins, otherwise the highest card of the led colour.
    §S12 Seal back: Whoever wins a trick hands back a seal of its colour. If you won it with red, you choose between red and the led colour.{ $by_hand ->
        [true] { " " }Remember to do it yourself: whoever forgets keeps the seal.
       *[false] { "" }
    }
    §S13 White: A white seal fits any trick. { $white_before_black ->
        [may] You may keep it and take a black one instead.
       *[must] If no other fits, you hand it back.
    }
    §S14 Black: No seal that fits? Then you take a black one.
    §S18 Points: Each coloured seal left costs { $colour }, a black one { $black }, a white one { $white }.
    §S19 Saboteur’s points: { $saboteur_base }, minus 1 for each black seal the others have, but never below 0.

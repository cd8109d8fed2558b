# The words of Die sieben Siegel for the page: "name word: what it means", a line a word, in the same order in every language.

siegel-words =
    seal seal: Stands for a trick that you want to win.
    trick trick: One card from everybody; one of them wins.
    trump trump: The colour that beats all others: red.
    prediction prediction: Which tricks you want to win, said in seals.
    round round: One deal, played to the last card.
    dealer dealer: Whoever deals the cards. The player to the left begins.
    penalty penalty points: What leftover seals cost. The fewest win.
    saboteur saboteur: The figure instead of a prediction: no seals, just trouble for the others.
    middle middle: Where the seals lie that nobody has.
    lead lead: To play the first card of a trick. Its colour counts.
    follow follow suit: To play a card of the colour that was led.
    ruff ruff: To win with red, having none of the led colour.
    discard discard: To play a card that cannot win, having none of the led colour.
    hand-back hand back: To put a seal into the middle after winning a trick.
    short short colour: A colour of which you have only a few cards.
    red red: The trump colour, with the flame.
    yellow yellow: The colour with the sun.
    green green: The colour with the leaf.
    blue blue: The colour with the waves.
    violet violet: The colour with the moon.
    white white: The seal you get in exchange; it fits any trick.
    black black: The seal for a trick that you did not predict.

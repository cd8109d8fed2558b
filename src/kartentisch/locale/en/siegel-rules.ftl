# The rules of Die sieben Siegel for the page. A line a rule ("S1 …"); "= …" is a heading, "! …" our ruling on the rule above it.

siegel-rules =
    = Material
    S1 There are 75 cards: the values 1 to 15 in red, yellow, green, blue and violet.
    S2 There are 27 seals: 5 red, 3 each of yellow, green, blue and violet, 4 white and 6 black. And there is one figure, the saboteur.
    S3 With 3 players you use the values 1 to 9, with 4 players 1 to 12, with 5 all of them. So everybody always gets exactly 15 cards and none is left over. Your hand is sorted by colour.
    = Prediction
    S4 The player to the left of the dealer begins, then it goes round. Everybody has exactly one turn: you either predict or take the saboteur.
    S5 Only one player can be the saboteur. Once somebody has taken the figure, all others must predict. Nobody has to take it.
    S6 For each trick that you want to win, you take one seal in the colour of that trick. You may take none at all and so predict zero tricks.
    ! There is no upper limit: you may take whatever can be had.
    S7 If a colour is gone from the middle, you take the seal from any player who has one. That player at once gets a white seal for it. While the middle still has the colour, you may not take it from anybody. White seals come into play in this way only.
    S8 When no white seal is left, nobody can take a seal from another player any more.
    ! The printed rules are silent on this. A setting lets you take it all the same, and the player you took it from gets nothing.
    S9 The saboteur never has seals, neither now nor later.
    = Tricks
    S10 The player to the left of the dealer leads any card to the first trick. Going round, everybody adds one card. If you have the colour that was led, you must follow; if you have none, you may play anything.
    S11 Red is always trump. The highest red card wins the trick; if there is no red, the highest card of the led colour does. Whoever wins leads the next one. There are 15 tricks.
    S12 Whoever wins a trick at once hands back one seal in the colour of the trick to the middle. Red was led: a red one. Another colour was led and won with it: one of that colour. Another colour was led and ruffed with red: a red one or one of the led colour, as you choose.
    S13 A white seal may be handed back for any trick, even where a coloured one would fit.
    S14 If none of your seals fits, you take a black one.
    ! If you have a white one, you hand that back first; keeping it never pays. A setting lets you keep the white one and take a black one, or nothing if there is none left.
    S15 There are 6 black seals in each round. When they are all gone, you take nothing.
    S16 The saboteur wins tricks and leads to the next like anybody else, but neither hands back nor takes a seal.
    S17 Seals are handed back at once; it cannot be made up for later. The program does it for you and asks only where you really have a choice.
    ! A setting makes you remember it yourself before you lead to the next trick. Whoever forgets keeps the seal. A black seal is never forgotten. Until you lead, the others may remind you.
    = Scoring
    S18 After 15 tricks each coloured seal left costs 2 penalty points, each black one 3 and each white one 4. Without seals it is 0.
    S19 The saboteur gets 4 penalty points, and one less for each black seal that the others have, but never less than 0. A setting makes it 5 instead of 4, which we advise for three players.
    S20 Then all seals and the figure go back, and the deal passes to the left. There are as many rounds as players, but 6 with 3 players. A setting allows 1 to 20 rounds.
    S21 Whoever has the fewest penalty points at the end wins.
    ! A tie is a shared win. Who deals first is drawn by lot.
    S22 A setting gives the long game from the designer’s website: 9, 8 or 10 rounds with 3, 4 or 5 players. The saboteur then costs the usual the first time, and one point more each further time the same player takes him.
    = Who knows what
    S23 Everybody sees the predictions, all seals, the saboteur, who deals, the cards on the table, how many cards each player has, who won which trick with which colour, and the points. Only your hand is secret.
    ! The last trick may be looked at until the next one is complete. Nobody sees older cards during the round; afterwards all of them are open. A setting keeps all played cards open at all times.

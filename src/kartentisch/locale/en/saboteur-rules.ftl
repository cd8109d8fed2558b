# The rules of Saboteur for the page. A line a rule ("T1 …"); "= …" is a heading, "! …" our ruling on the rule above it.

saboteur-rules =
    = Material
    T1 There are 40 path cards. 31 lead through: 5 crossings, 5 each with three openings (straight up and down with a branch, or straight across with a branch), 4 straight up and down, 3 straight across, and 5 and 4 bends of the two kinds. 9 are dead ends, one of each shape and two with a single opening: all their openings end in rock. Cards always lie upright, so you may turn them upside down but not sideways.
    T2 The start card is a crossing with a ladder. Of the three goal cards one is the treasure, a crossing; the other two are stones with a bend each.
    T3 There are 27 action cards: 3 each for a broken pick, lamp and cart, 2 each to repair them, 1 double repair for each pair of tools, 3 rockfalls and 6 maps.
    T4 There are 28 gold cards: 16 of 1 gold, 8 of 2 and 4 of 3. There are 11 dwarves: 7 diggers and 4 saboteurs.
    = Setting up a round
    T5 This many dwarves are shuffled (saboteurs + diggers), with 3 players: 1 + 3, 4: 1 + 4, 5: 2 + 4, 6: 2 + 5, 7: 3 + 5, 8: 3 + 6, 9: 3 + 7, 10: 4 + 7. Everybody draws one; the last one stays face down until the round is over. Roles are secret.
    T6 Cards in hand: 6 with 3 to 5 players, 5 with 6 or 7, 4 with 8 to 10. The rest is the draw pile. The goals are shuffled and lie face down.
    T7 The youngest player begins, then it goes clockwise.
    ! Here, who begins is drawn by lot.
    = A turn
    T8 You do exactly one thing: lay a path card, play an action card, or pass by discarding a card face down. You may always pass. Then you draw a card while the draw pile lasts.
    T9 A path card goes onto an empty cell next to a laid card. On every side where an open card lies, opening must meet opening and wall must meet wall. And an unbroken tunnel must lead to it from the ladder; none leads through a dead end. The mine may grow beyond the goals.
    T10 Anything fits a face-down goal.
    ! A stone once shown is a card like any other: what lies beside it must fit, and tunnels lead on through it.
    T11 With at least one broken tool in front of you, you may not lay path cards. Everything else you may do.
    T12 You lay a broken tool in front of a player whose tool of that kind is still whole. That may be yourself, unless the table forbids it.
    T13 A repair clears away one matching broken tool, yours or somebody else’s. A double repair clears away one of its two, as you choose. Without a matching broken tool it cannot be played. Both cards go to the discard pile.
    T14 A rockfall takes one path card out of the mine, never start or goals. Both cards go to the discard pile, and the gap may be filled again. With a map you look secretly at one goal.
    ! You can only look at one that is still face down.
    T15 A player without cards is skipped.
    = Goals and the end of a round
    T16 When a laid card makes an unbroken tunnel from the start to a goal, that goal is turned over. If it is the treasure, the round ends. If it is a stone, it is turned so that it joins the new tunnel, and play goes on; its other sides need not fit. A dead end does not reach a goal.
    ! Two goals reached at once are both turned over; if the treasure is one of them, the round ends. A stone stays shown even after a rockfall.
    T17 The round also ends when nobody has a card left. Then everybody shows their dwarf.
    = Gold
    T18 If the treasure is reached, the diggers have won. As many gold cards are drawn as there are diggers among the players. Whoever reached the treasure takes one and passes the rest counter-clockwise to the next digger, until all are taken. A setting draws as many cards as there are players; if fewer are left, all of those.
    ! If a saboteur reached the treasure, the next digger counter-clockwise begins.
    T19 If the treasure stays in the mountain, a single saboteur gets 4 gold, two or three get 3 each, four get 2 each. If there is none among the players, which happens with 3 and 4, nobody gets anything.
    ! Payment is made with the largest card first, seat by seat from the first; nobody gets more than they are due.
    T20 How much gold you have stays secret until the end of the game. The gold that is left stays a face-down stack; dwarves, goals and cards are shuffled again. The player to the left of whoever played or discarded the last card begins.
    ! After a payment to saboteurs the gold is shuffled again.
    T21 There are 3 rounds; a setting allows 1 to 3. Whoever has the most gold at the end wins; a tie is a shared win.
    = Who knows what
    T22 Everybody sees the mine, goals that were turned over, broken tools, who played which action on whom, which goal somebody looked at, how many cards are in each hand and on the piles, how many gold cards each player took and what saboteurs were paid. Only you know your hand, your role, the goals you looked at, what you discarded, your gold, and the gold cards you choose from. Nobody knows the draw pile, the spare dwarf and the roles of the others.
    ! At the end of a round all dwarves, the spare one too, and all goals are shown. Hands and discards stay secret until the game is over.

# How Saboteur is played, for the page: a line each, "what: how".

saboteur-help =
    Goal: Diggers look for the treasure, saboteurs secretly prevent that. After the last round the most gold wins.
    Roles: Everybody draws a dwarf and tells nobody. There is one dwarf more than players, and one is left over face down. Of all these dwarves one is a saboteur with 3 and 4 players, with 5 and 6 two are, with 7 to 9 three, with 10 four.
    Your turn: Lay a path card, play an action card or discard a card face down. Then draw one.
    #tunnels Tunnels: A card must fit all its neighbours, and an unbroken tunnel must lead to it from the ladder.
    #turning Turning: A path card may lie upside down, too. Where it fits both ways, turn it with a second click on its cell or with R.
    #dead-ends Dead ends: Boards and rubble close the way; nothing leads on through them.
    Broken tools: With a pick, lamp or cart broken before you, you cannot lay path cards.
    Repairs: They clear away a broken tool of the same kind, yours or somebody else's.
    #double Double repairs: Some cards show two tools. Such a card repairs one of them, not both.
    Rockfall: Takes a path card out of the mine. The gap may be filled again.
    Map: Look secretly at one of the goals A, B and C. One of them is the treasure.
    #marks Suspicion: Note on each plate what you take that player for. Only you see it, and it holds for this round.
    End of a round: The treasure is reached, or nobody has a card left. Then all dwarves are shown.
    Gold for diggers: If the treasure is reached, as many gold cards are drawn as there are { $gold_cards ->
            [players] players
           *[other] diggers among the players
        }. Whoever reached it takes one and passes the rest to the next digger against the direction of play, until all are taken. If a saboteur reached it, the next digger in that direction begins.
    Gold for saboteurs: If the treasure stays in the mountain, a single saboteur gets 4 gold, two or three get 3 each, four get 2 each. If there was none, nobody gets anything.
    Gold cards: There are 28: 16 of 1 gold, 8 of 2 and 4 of 3. What you have, the others see only at the end of the game.

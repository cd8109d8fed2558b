# How Saboteur is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

saboteur-help =
    §T21 Goal: Diggers try to reach the treasure, saboteurs secretly try to stop them. After the last round, whoever has the most gold wins.
    §T5 Roles: Everybody draws a dwarf and tells nobody. There is one more dwarf than there are players, so one is left over, face down. Among all these dwarves there is one saboteur with 3 or 4 players, two with 5 or 6, three with 7 to 9 and four with 10.
    §T8 Your turn: Lay a path card, play an action card or discard a card face down. Then draw one.
    #tunnels §T9 Tunnels: A card must fit all its neighbours, and an unbroken tunnel must lead to it from the ladder.
    #turning §T1 Turning: A path card may also lie upside down. Where it fits both ways, turn it by choosing its cell again or with R.
    #dead-ends §T9 Dead ends: Boards and rubble block the way; no tunnel leads on through them.
    §T11 Broken tools: With a broken pick, lamp or cart in front of you, you cannot lay path cards.
    §T13 Repairs: A repair clears away a broken tool of the same kind, yours or somebody else’s.
    #double §T13 Double repairs: Some cards show two tools. Such a card repairs one of them, not both.
    §T14 Rockfall: Takes a path card out of the mine. The gap may be filled again.
    §T14 Map: Look secretly at one of the goals A, B and C. One of them is the treasure.
    #marks Suspicion: Note on each nameplate what you take that player for. Only you see it, and it lasts for this round.
    §T17 End of a round: The treasure is reached, or nobody has any cards left. Then all dwarves are shown.
    §T18 Gold for diggers: If the treasure is reached, as many gold cards are drawn as there are { $gold_cards ->
            [players] players
           *[other] diggers among the players
        }. Whoever reached it takes one and passes the rest to the next digger against the direction of play, until all are taken. If a saboteur reached it, the next digger in that direction begins.
    §T19 Gold for saboteurs: If the treasure stays in the mountain, a single saboteur gets 4 gold, two or three get 3 each, four get 2 each. If there was none, nobody gets anything.
    §T4 Gold cards: There are 28: 16 of 1 gold, 8 of 2 and 4 of 3. The others see what you have only at the end of the game.

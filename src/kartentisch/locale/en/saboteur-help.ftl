# How Saboteur is played, for the page: a line each, "what: how".

saboteur-help =
    Goal: Diggers look for the treasure, saboteurs secretly prevent that. After the last round the most gold wins.
    Roles: Everybody draws a dwarf and tells nobody. One dwarf is left over.
    Your turn: Lay a path card, play an action card or discard a card face down. Then draw one.
    Tunnels: A card must fit all its neighbours, and an unbroken tunnel must lead to it from the ladder.
    Dead ends: Boards and rubble close the way; nothing leads on through them.
    Broken tools: With a pick, lamp or cart broken before you, you cannot lay path cards.
    Repairs: They clear away a broken tool of the same kind, yours or somebody else's.
    Rockfall: Takes a path card out of the mine. The gap may be filled again.
    Map: Look secretly at one of the goals A, B and C. One of them is the treasure.
    End of a round: The treasure is reached, or nobody has a card left. Then all dwarves are shown.
    Gold: If the treasure was reached, the diggers take turns to pick gold; if not, the saboteurs are paid.

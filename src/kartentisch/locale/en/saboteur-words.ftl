# The words of Saboteur for the page: "name word: what it means", a line a word, in the same order in every language.

saboteur-words =
    digger digger: Whoever wants to reach the treasure.
    saboteur saboteur: Whoever secretly wants the treasure to stay in the mountain.
    dwarf dwarf: The card that tells your role.
    path path card: A piece of tunnel that you lay into the mine.
    action action card: Break, repair, rockfall or map.
    pick pick: One of the three tools.
    lamp lamp: One of the three tools.
    cart cart: One of the three tools.
    broken broken tool: With one in front of you, you may not lay path cards.
    repair repair: Clears away a broken tool.
    rockfall rockfall: Takes a path card out of the mine.
    map map: Lets you look secretly at one goal.
    start start: The ladder where all tunnels begin.
    goal goal: One of three cards; one of them is the treasure.
    treasure treasure: The goal that the diggers look for.
    dead-end dead end: A path card through which no tunnel leads on.
    pass pass: Only to discard a card face down.
    pile draw pile: Where you draw a card after your turn.
    gold gold card: 1, 2 or 3 gold. Whoever has the most at the end wins.

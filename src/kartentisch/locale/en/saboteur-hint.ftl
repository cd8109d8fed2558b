# Saboteur: moves in hints and analyses, and why they are as good as they are
saboteur-hint-lay = { $shape } at { $cell }
saboteur-hint-break = Break { $tool } of { $player }
saboteur-hint-break-own = Break your own tool: { $tool }
saboteur-hint-fix = Repair { $tool } of { $player }
saboteur-hint-fix-mine = Repair your own tool: { $tool }
saboteur-hint-fall = Rockfall at { $cell }
saboteur-hint-look = Map: look at goal { $goal }
saboteur-hint-drop = Discard: { $card }
saboteur-hint-take = Take the gold worth { $gold }

saboteur-hint-belief = { $player } is a saboteur with { $percent } per cent, by all that was to be seen.
saboteur-hint-fix-own = After that you can lay paths again.
saboteur-hint-fix-one = Another of your tools stays broken.
saboteur-hint-map = By all you know, the treasure lies at { $goal } with { $percent } per cent.
saboteur-hint-discard = The tunnel stays as it is, and you draw a new card.
saboteur-hint-discard-broken = With a broken tool you cannot lay paths; you draw a new card.
saboteur-hint-discard-last = The tunnel stays as it is; there is nothing left to draw.
saboteur-hint-reaches = This reaches goal { $goal }, where the treasure lies with { $percent } per cent.
saboteur-hint-nearer = By the shortest way the treasure is then about { $after } cards away, now about { $before }.
saboteur-hint-farther = By the shortest way the treasure is then about { $after } cards away, now only about { $before }.
saboteur-hint-a-little-nearer = On average this brings the tunnel a little nearer to the treasure.
saboteur-hint-a-little-farther = On average this makes the way to the treasure a little longer.
saboteur-hint-dead-end = A dead end beside the way: the shortest way to the treasure stays as long as it is.
saboteur-hint-aside = The shortest way to the treasure stays as long as it is.
saboteur-hint-gold = No gold card on offer is worth more.
saboteur-hint-gold-less = A gold card worth more is on offer.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Gold digger
 }

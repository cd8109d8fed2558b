# Saboteur: moves in hints and analyses, and why they are as good as they are
saboteur-hint-lay = { $shape } at { $cell }
saboteur-hint-break = Break { $player }’s { $tool }
saboteur-hint-break-own = Break your own tool: { $tool }
saboteur-hint-fix = Repair { $player }’s { $tool }
saboteur-hint-fix-mine = Repair your own tool: { $tool }
saboteur-hint-fall = Rockfall at { $cell }
saboteur-hint-look = Map: look at goal { $goal }
saboteur-hint-drop = Discard: { $card }
saboteur-hint-take = Take the gold card worth { $gold }

saboteur-hint-belief = From all there was to see, the chance that { $player } is a saboteur is { $percent } per cent.
saboteur-hint-fix-own = After that you can lay paths again.
saboteur-hint-fix-one = Another of your tools stays broken.
saboteur-hint-map = From all you know, the chance that the treasure is at { $goal } is { $percent } per cent.
saboteur-hint-discard = The mine stays as it is, and you draw a new card.
saboteur-hint-discard-broken = With a broken tool you cannot lay paths; you draw a new card.
saboteur-hint-discard-last = The mine stays as it is; there is nothing left to draw.
saboteur-hint-reaches = This reaches goal { $goal }; the chance that the treasure is there is { $percent } per cent.
saboteur-hint-nearer = By the shortest way the treasure will be about { $after } cards away; now it is about { $before }.
saboteur-hint-farther = By the shortest way the treasure will be about { $after } cards away; now it is only about { $before }.
saboteur-hint-a-little-nearer = On average this brings the tunnel a little closer to the treasure.
saboteur-hint-a-little-farther = On average this makes the way to the treasure a little longer.
saboteur-hint-dead-end = A dead end off to the side: the shortest way to the treasure stays as long as it is.
saboteur-hint-aside = The shortest way to the treasure stays as long as it is.
saboteur-hint-gold = No gold card on offer is worth more.
saboteur-hint-gold-less = A gold card worth more is on offer.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Digger
 }

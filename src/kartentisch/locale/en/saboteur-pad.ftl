# Saboteur on the gold pad
saboteur-pad-title = Gold pad
saboteur-pad-hint = Who was what, who got which gold?
saboteur-pad-cover = Cover the gold until the end
saboteur-pad-who-won = Who won?
saboteur-pad-won = { $side ->
    [diggers] Diggers, treasure found
   *[saboteurs] Saboteurs, pile empty
 }
saboteur-pad-role = { $name }: { $role ->
    [saboteur] saboteur
   *[digger] digger
 }, turn over
saboteur-pad-gold = { $name }, gold card { $value }: { $number }
saboteur-pad-stack = Left in the stack
saboteur-pad-left = Cards worth { $value } gold: { $number }
saboteur-pad-too-many = { $number } { $role ->
    [saboteurs] saboteurs
   *[diggers] diggers
 }
saboteur-pad-only = With { $players } players there are { $most } at most.
saboteur-pad-no-gold = { $most ->
    [0] There are no cards worth { $value } gold left.
    [1] There is only one card worth { $value } gold left.
   *[other] There are only { $most } cards worth { $value } gold left.
 }
saboteur-pad-too-much-gold = { $taken } gold cards, but only { $cards } are dealt out.
saboteur-pad-uneven = Gold cards go round one by one: nobody gets two more than another digger.
saboteur-pad-one-missing = { $taken } of { $cards } gold cards: { $name } is still missing.
saboteur-pad-missing = { $taken } of { $cards } gold cards: { $number ->
    [1] One is missing.
   *[other] { $number } are missing.
 }
saboteur-pad-mark = Saboteur

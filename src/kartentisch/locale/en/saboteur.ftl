# Saboteur: everything a person reads of the game

saboteur-tool = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
 }
saboteur-role = { $role ->
    [digger] digger
   *[saboteur] saboteur
 }

saboteur-card-path = path { $sign }
saboteur-card-dead-end = dead end { $sign }
saboteur-card-break = broken { saboteur-tool }
saboteur-card-fix = repair { $tools }
saboteur-card-rockfall = rockfall
saboteur-card-map = map

saboteur-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
saboteur-broken = broken: { $tools }

saboteur-illegal-broken-already = seat { $seat } has a broken { saboteur-tool } already
saboteur-illegal-repairs-other = { $card } does not repair a { saboteur-tool }
saboteur-illegal-not-broken = seat { $seat } does not have a broken { saboteur-tool }

saboteur-your-role = Your role: { saboteur-role }
saboteur-choose-break = Break a { saboteur-tool }: { $player }
saboteur-choose-fix = Repair a { saboteur-tool }: { $player }
saboteur-choose-fix-with = Repair a { saboteur-tool } (card { $card }): { $player }
saboteur-event-hand = { $player } is a { saboteur-role } and gets: { $cards }.
saboteur-event-broke = { $player } breaks { $target }’s { saboteur-tool }.
saboteur-event-fixed = { $player } repairs { $target }’s { saboteur-tool }.
saboteur-event-digging-over = { $reached ->
    [yes] The treasure has been reached.
   *[no] The treasure was not reached.
 } Saboteurs: { $saboteurs }. Left over: { saboteur-role }.

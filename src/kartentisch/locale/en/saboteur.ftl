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
saboteur-gold-cards = { $number ->
    [one] { $number } gold card
   *[other] { $number } gold cards
 }
saboteur-broken = broken: { $tools }

saboteur-illegal-no-move = { $text } is not a move
saboteur-illegal-deal-expected = the cards must be dealt first
saboteur-illegal-turn-expected = a card must be played or discarded now
saboteur-illegal-pick-expected = a gold card must be picked now
saboteur-illegal-game-over = the game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
saboteur-illegal-no-deal = “{ $key }” is not what a deal needs
saboteur-illegal-no-card = { $card } is not a card of this game
saboteur-illegal-no-role = { $role } is not a dwarf of this game
saboteur-illegal-no-gold = { $card } is not a gold card
saboteur-illegal-no-first = there is no seat { $seat } to begin
saboteur-illegal-wrong-first = seat { $seat } begins instead of seat { $due }
saboteur-illegal-roles = { $roles } dwarves dealt to { $players } players
saboteur-illegal-dwarves = { $saboteurs ->
    [one] { $saboteurs } saboteur
   *[other] { $saboteurs } saboteurs
 } and { $diggers } diggers must be dealt, the one left over included
saboteur-illegal-goals = the goals are not gold, NE and NW
saboteur-illegal-hands = { $hands } hands for { $players } players
saboteur-illegal-hand-size = seat { $seat } has { $cards } cards, not { $size }
saboteur-illegal-deck = hands and deck are not exactly the { $cards } cards
saboteur-illegal-gold-stack = the gold stack does not consist of the cards that are left
saboteur-illegal-gold-order = the gold stack was shuffled again although no saboteur was paid
saboteur-illegal-not-held = { $card } is not in this hand
saboteur-illegal-no-seat = there is no seat { $seat }
saboteur-illegal-tool-broken = path cards cannot be laid with a broken tool
saboteur-illegal-occupied = cell { $cell } is not empty
saboteur-illegal-apart = cell { $cell } is not next to a laid card
saboteur-illegal-mismatch = { $card } does not fit its neighbours at cell { $cell }
saboteur-illegal-not-joined = cell { $cell } is not joined to the start
saboteur-illegal-own-tool = at this table players may not break their own tools
saboteur-illegal-broken-already = seat { $seat } has a broken { saboteur-tool } already
saboteur-illegal-repairs-other = { $card } does not repair a { saboteur-tool }
saboteur-illegal-not-broken = seat { $seat } does not have a broken { saboteur-tool }
saboteur-illegal-nothing-to-fall = no path card lies at cell { $cell }
saboteur-illegal-never-falls = a rockfall never hits the start or the goals
saboteur-illegal-no-goal = no goal lies at cell { $cell }
saboteur-illegal-goal-shown = the goal at cell { $cell } has been turned over already
saboteur-illegal-not-on-offer = no gold card { $value } is on offer

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

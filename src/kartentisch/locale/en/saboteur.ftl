# Saboteur: everything a person reads of the game
saboteur-title = Saboteur
saboteur-about = A tile-laying game by Frederic Moyersoen: diggers tunnel to the treasure, saboteurs secretly stop them.

saboteur-tool = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
 }
saboteur-role = { $role ->
    [digger] digger
   *[saboteur] saboteur
 }
saboteur-nobody = nobody
saboteur-goal-treasure = the treasure
saboteur-goal-stone = a stone

saboteur-card-path = path { $sign }
saboteur-card-dead-end = dead end { $sign }
saboteur-card-break = broken { saboteur-tool }
saboteur-card-fix = repair { $tools }
saboteur-card-rockfall = rockfall
saboteur-card-map = map

saboteur-before = Before the first round.
saboteur-round = Round { $round } of { $rounds } · pile: { $pile } · discarded: { $discards } · gold stack: { $gold }
saboteur-round-ended = Round { $round } of { $rounds } is over.
saboteur-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
saboteur-gold-cards = { $number ->
    [one] { $number } gold card
   *[other] { $number } gold cards
 }
saboteur-broken = broken: { $tools }
saboteur-your-role = Your role: { saboteur-role }
saboteur-you-saw = You have seen it: goal { $goal } is { $what }.
saboteur-your-gold = Your gold: { $nuggets } (cards: { $cards })
saboteur-your-hand = Your hand: { $cards }
saboteur-picking = { $player } picks one of { $number } gold cards.
saboteur-offer = On offer: { $cards }
saboteur-gained-cards = { $number ->
    [one] { $number } gold card in this round
   *[other] { $number } gold cards in this round
 }
saboteur-owns = { $nuggets ->
    [one] { $nuggets } nugget in all
   *[other] { $nuggets } nuggets in all
 }
saboteur-owns-cards = { $number ->
    [one] { $number } gold card in all
   *[other] { $number } gold cards in all
 }

saboteur-choose-lay = Lay { $card }: { $sign } at { $cell }
saboteur-choose-break = Break a { saboteur-tool }: { $player }
saboteur-choose-fix = Repair a { saboteur-tool }: { $player }
saboteur-choose-fix-with = Repair a { saboteur-tool } (card { $card }): { $player }
saboteur-choose-rockfall = Rockfall: { $cell }
saboteur-choose-map = Map: goal { $goal }
saboteur-choose-pass = Discard: { $card }
saboteur-choose-gold = Take a gold card: { $value }

saboteur-event-dealt = Round { $round }: { $player } begins.
saboteur-event-hand = { $player } is a { saboteur-role } and gets: { $cards }.
saboteur-event-laid = { $player } lays a card at { $cell }: { $card }.
saboteur-event-broke = { $player } breaks a tool of { $target }: { saboteur-tool }.
saboteur-event-fixed = { $player } repairs a tool of { $target }: { saboteur-tool }.
saboteur-event-fell = { $player } lets the rock fall at { $cell }: { $card } is gone.
saboteur-event-looked = { $player } looks at goal { $goal }.
saboteur-event-saw = { $player } sees at goal { $goal }: { $what }.
saboteur-event-passed = { $player } discards a card.
saboteur-event-discarded = { $player } discards: { $card }.
saboteur-event-drawn = { $player } draws: { $card }.
saboteur-event-turned = Goal { $goal } is turned over: { $what }.
saboteur-event-digging-over = { $reached ->
    [yes] The treasure is reached.
   *[no] The treasure was not reached.
 } Saboteurs: { $saboteurs }. Left over: { saboteur-role }.
saboteur-event-offer = { $player } picks one of { $number } gold cards.
saboteur-event-offered = { $player } sees on offer: { $cards }.
saboteur-event-picked = { $player } takes a gold card.
saboteur-event-gold = { $player } gets gold: { $value }.
saboteur-event-paid = { $player } is paid in gold cards: { $cards }.
saboteur-event-round-over = Round { $round } is over.
saboteur-event-game-over = { $number ->
    [one] { $winners } wins the game.
   *[other] Shared win: { $winners }.
 } Gold: { $gold }.

saboteur-part-picked = { $points } from { $number ->
    [one] { $number } gold card picked
   *[other] { $number } gold cards picked
 }
saboteur-part-paid = { $points } paid as saboteur

saboteur-illegal-no-move = { $text } is no move
saboteur-illegal-deal-expected = the cards must be dealt first
saboteur-illegal-turn-expected = a card must be played or discarded now
saboteur-illegal-pick-expected = a gold card must be picked now
saboteur-illegal-game-over = the game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
saboteur-illegal-no-deal = "{ $key }" is not what a deal needs
saboteur-illegal-no-card = { $card } is no card of this game
saboteur-illegal-no-role = { $role } is no dwarf of this game
saboteur-illegal-no-gold = { $card } is no gold card
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
saboteur-illegal-tool-broken = nobody lays path cards with a broken tool
saboteur-illegal-occupied = cell { $cell } is not empty
saboteur-illegal-apart = cell { $cell } is not next to a laid card
saboteur-illegal-mismatch = { $card } does not fit its neighbours at cell { $cell }
saboteur-illegal-not-joined = cell { $cell } is not joined to the start
saboteur-illegal-own-tool = nobody breaks his own tool at this table
saboteur-illegal-broken-already = seat { $seat } has this tool broken already ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } does not repair this tool ({ saboteur-tool })
saboteur-illegal-not-broken = seat { $seat } does not have this tool broken ({ saboteur-tool })
saboteur-illegal-nothing-to-fall = no path card lies at cell { $cell }
saboteur-illegal-never-falls = a rockfall never hits start or goals
saboteur-illegal-no-goal = no goal lies at cell { $cell }
saboteur-illegal-goal-shown = the goal at cell { $cell } has been turned over already
saboteur-illegal-not-on-offer = no gold card { $value } is on offer

# Saboteur: what is read at its table, but not at the first look

# Where we are
saboteur-page-round = Round { $round }

# Seats
saboteur-page-marked-is = Your suspicion: { $mark }
saboteur-page-suspicions = Your suspicions
saboteur-page-suspect = Who do you think { $player } is?
saboteur-page-suspect-own = Your suspicion is yours alone.
saboteur-page-suspect-why = Choose a name to change it at any time. When the round ends you will see whether you were right.
saboteur-page-suspect-never = Do not ask again
saboteur-page-suspect-keep = Keep it

# Role and counters
saboteur-page-who-is-who = Who is who?
saboteur-page-dwarves = { $dwarves } dwarves for { $players } players; one is set aside face down. Saboteurs in play: { $least } or { $most }.
saboteur-page-for-you = For you alone
saboteur-page-role-is = { $role ->
    [digger] You are a digger
   *[saboteur] You are a saboteur
 }
saboteur-page-role-wants = { $role ->
    [digger] Dig a tunnel to the treasure with the others. If you get there, you get gold.
   *[saboteur] Make sure that nobody reaches the treasure before all cards are played. And do not let it show.
 }
saboteur-page-role-unknown = { $role ->
    [digger] Nobody knows who is who. Of the { $players } of you, { $most ->
        [1] at most one is a saboteur.
       *[other] { $least } or { $most } are saboteurs.
    }
   *[saboteur] Nobody knows about you. { $most ->
        [one] And you know: with { $players } players there is no second saboteur.
       *[other] Nor do you know whether you are alone: saboteurs do not know each other.
    }
 }
saboteur-page-mixed = { $dwarves } dwarves were shuffled; one is set aside, face down.
saboteur-page-understood = Got it
saboteur-page-cover-card = Cover the card
saboteur-page-role-waits = Is nobody looking? Then turn the card over.
saboteur-page-role-safe = Nobody else sees what lies underneath.
saboteur-page-role-lies = Your role lies face down. Turn it over.
saboteur-page-turn-role = Turn it over
saboteur-page-stay-covered = Leave it covered this round
saboteur-page-counts = Piles and gold
saboteur-page-sum = Gold

# Read aloud
saboteur-page-you-can = You can { $things }.
saboteur-page-able = { $what ->
    [lay] lay a path card
    [break] break a tool
    [fix] repair a tool
    [fall] cause a rockfall
    [map] look at a goal
   *[pass] discard a card
 }
saboteur-page-no-paths = Broken: { $tools }. You cannot lay path cards like this.
saboteur-page-offer = You choose a gold card: { $cards }.

# End of a round, gold
saboteur-page-found = The treasure!
saboteur-page-left = The treasure stays where it is
saboteur-page-found-by = { $you ->
    [yes] You have reached goal { $goal }.
   *[no] { $player } has reached goal { $goal }.
 } But who really dug here?
saboteur-page-left-at = Nobody has any cards left. The treasure lay at { $goal }. Who wanted it that way?
saboteur-page-treasure-stays = The treasure stays here until you continue.
saboteur-page-who-was-who = Who was who?
saboteur-page-turn-all = Reveal all
saboteur-page-was = { $you ->
    [yes] You were a { $role }.
   *[no] { $player } was a { $role }.
 }
saboteur-page-was-guessed = { $player } was a { $role }; you had guessed { $guess }.
saboteur-page-spare-was = The card left over was a { $role }.
saboteur-page-and = { $you ->
    [yes] And you …?
   *[no] And { $player } …?
 }
saboteur-page-and-spare = And the card left over …?
saboteur-page-right = you were right
saboteur-page-wrong = you were wrong
saboteur-page-spare-lay = set aside, face down
saboteur-page-side-wins = { $side ->
    [diggers] The diggers win
    [saboteurs] { $number ->
        [one] The saboteur wins
       *[other] The saboteurs win
    }
   *[nobody] Nobody wins
 }
saboteur-page-seen = you saw through { $names }
saboteur-page-wrong-about = you were wrong about { $names }
saboteur-page-guessed = { $right } of { $number } right.
saboteur-page-why-reached = { $you ->
    [yes] You have reached goal { $goal }.
   *[no] { $player } has reached goal { $goal }.
 }
saboteur-page-why-missed = Nobody has any cards left. The treasure lay at { $goal }.
saboteur-page-why-saboteurs = { $number ->
    [0] There was no saboteur, so nobody gets any gold.
    [one] The saboteur wins the round and gets { $gold } gold.
   *[other] { $same ->
        [yes] The saboteurs win the round and get { $gold } gold each.
       *[no] The saboteurs win the round and do not all get the same amount of gold.
    }
 }
saboteur-page-pot = Who gets how much gold?
saboteur-page-pot-cards = { $number ->
    [1] One gold card is drawn,
   *[other] { $number } gold cards are drawn,
 } { $by ->
    [diggers] as many as there are diggers in the game.
    [players] as many as there are players.
   *[stack] because no more are left.
 }
saboteur-page-pot-finder = { $you ->
    [yes] You reached the treasure, so you pick first. Then it goes from digger to digger, against the direction of play.
   *[no] { $player } reached the treasure and so picks first. Then it goes from digger to digger, against the direction of play.
 }
saboteur-page-pot-other = { $you ->
    [yes] You reached the treasure, but you are a saboteur.
   *[no] { $player } reached the treasure, but is a saboteur.
 } { $begins ->
    [yes] So you pick first, as the next digger against the direction of play, and it goes on that way.
   *[no] So { $first } picks first, as the next digger against the direction of play, and it goes on that way.
 }
saboteur-page-pot-none = { $number ->
    [one] The saboteur gets nothing.
   *[other] The saboteurs get nothing.
 }
saboteur-page-pot-secret = A gold card is worth 1 to 3 gold. The others see what somebody takes only at the end of the game.
saboteur-page-pot-due = { $number ->
    [1] There was one saboteur, who is due { $gold } gold. The diggers get nothing.
   *[other] There were { $number } saboteurs: each is due { $gold } gold. The diggers get nothing.
 }
saboteur-page-pot-short = But the gold cards left could not make up that amount.
saboteur-page-pick-order = Pick { $turns }
saboteur-page-spare = Left over
saboteur-page-gold = { $number } gold
saboteur-page-gold-of = { $number } gold, card { $place } of { $cards }
saboteur-page-take = Take a gold card
saboteur-page-take-rest = { $number ->
    [0] Only you see what you take.
   *[other] You pass the rest on to { $names }. Only you see what you take.
 }
saboteur-page-takes = { $player } takes a gold card
saboteur-page-takes-rest = { $number ->
    [0] It is the last card.
   *[other] The rest goes on to { $names }.
 }
saboteur-page-choose = Choose a card
saboteur-page-take-it = Take { $number } gold
saboteur-page-own-gold = You have { $number } gold so far
saboteur-page-own-gold-now = { $gained ->
    [0] You get no gold this round.
   *[other] You get { $gained } gold.
 } { $secret ->
    [yes] You have { $number } in all; the others cannot see it.
   *[no] You have { $number } in all.
 }
saboteur-page-onward = Continue
saboteur-page-look-at-mine = Look at the mine
saboteur-page-next = On to round { $round }

# End of the game
saboteur-page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
saboteur-page-place-first = { $number ->
    [1] 1st place, you win
   *[other] 1st place, together with { $names }
 }
saboteur-page-place-gold = You have { $gold } gold{ $behind ->
    [0] .
   *[other] , { $behind } less than { $names }.
 }
saboteur-page-others-win = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
saboteur-page-with-gold = with { $number } gold

# Log
saboteur-log-dealt = { $you ->
    [yes] You begin.
   *[no] { $player } begins.
 }
saboteur-page-a-shape = { $shape ->
    [crossing] a crossing
    [junction] a junction
    [straight] a straight tunnel
    [bend] a bend
   *[dead-end] a dead end
 }
saboteur-log-laid = { $you ->
    [yes] You lay { saboteur-page-a-shape } on cell { $cell }.
   *[no] { $player } lays { saboteur-page-a-shape } on cell { $cell }.
 }
saboteur-page-cut-off = { $number ->
    [0] nothing is cut off
    [1] one card is cut off
   *[other] { $number } cards are cut off
 }
saboteur-log-fell = { $you ->
    [yes] You bring down cell { $cell }: { saboteur-page-cut-off }.
   *[no] { $player } brings down cell { $cell }: { saboteur-page-cut-off }.
 }
saboteur-page-their-tool = { $tool ->
    [pick] pick
    [lamp] lamp
   *[cart] cart
 }
saboteur-page-your-tool = { $tool ->
    [pick] your pick
    [lamp] your lamp
   *[cart] your cart
 }
saboteur-page-own-tool = { $tool ->
    [pick] their own pick
    [lamp] their own lamp
   *[cart] their own cart
 }
saboteur-log-broke = { $you ->
    [both] You break { saboteur-page-your-tool }.
    [self] { $player } breaks { saboteur-page-own-tool }.
    [doer] You break { $target }’s { saboteur-page-their-tool }.
    [target] { $player } breaks { saboteur-page-your-tool }.
   *[other] { $player } breaks { $target }’s { saboteur-page-their-tool }.
 }
saboteur-log-fixed = { $you ->
    [both] You repair { saboteur-page-your-tool }.
    [self] { $player } repairs { saboteur-page-own-tool }.
    [doer] You repair { $target }’s { saboteur-page-their-tool }.
    [target] { $player } repairs { saboteur-page-your-tool }.
   *[other] { $player } repairs { $target }’s { saboteur-page-their-tool }.
 }
saboteur-log-looked = { $player } looks at goal { $goal }.
saboteur-log-saw = You look at goal { $goal }: { $what }.
saboteur-log-passed = { $player } discards a card.
saboteur-log-discarded = You discard: { $card }.
saboteur-log-drawn = You draw: { $card }.
saboteur-log-turned = Goal { $goal } is turned over: { $what }.
saboteur-log-digging-over = { $reached ->
    [yes] The treasure has been reached.
   *[no] The treasure was not reached.
 }
saboteur-log-saboteurs = { $number ->
    [0] Nobody was a saboteur.
    [one] Saboteur: { $names }.
   *[other] Saboteurs: { $names }.
 }
saboteur-log-spare = Left over: { $role }.
saboteur-log-picked = { $player } takes a gold card.
saboteur-log-gold = You take { $gold } gold.
saboteur-log-paid = { $you ->
    [yes] You get { $gold } gold.
   *[no] { $player } gets { $gold } gold.
 }
saboteur-log-round-over = Round { $round } is over.
saboteur-log-game-over = { $number ->
    [one] { $names } wins the game.
   *[other] { $names } share the win.
 }
saboteur-log-your-turn = Your turn.
saboteur-page-short-broke = { $target }: { $tool } broken ({ $player })
saboteur-page-short-fixed = { $target }: { $tool } repaired ({ $player })
saboteur-page-short-fell = Rockfall on { $cell }: { $number ->
    [0] nothing cut off
    [1] 1 card cut off
   *[other] { $number } cards cut off
 } ({ $player })
saboteur-page-since = Since your last turn
saboteur-page-more-lines = { $number ->
    [1] and one more line in the log
   *[other] and { $number } more lines in the log
 }

# The mine and one's own turn
saboteur-page-mine-list = The mine as a list
saboteur-page-hint-path = Where to? Choose a marked cell.
saboteur-page-keys-path = Where to? Arrow keys choose, R turns, Enter plays.
saboteur-page-keys-rockfall = Which card falls? Arrow keys choose, Enter plays.
saboteur-page-keys-map = Which goal? Arrow keys choose, Enter looks.
saboteur-page-hint-break = Whose tool will you break?
saboteur-page-hint-fix = Whose tool will you repair?
saboteur-page-hint-tool = { $player }: what will you repair?
saboteur-page-hint-rockfall = Which card falls?
saboteur-page-hint-dark = { $number ->
    [0] Nothing goes dark.
    [1] One card goes dark.
   *[other] { $number } cards go dark.
 }
saboteur-page-hint-map = Which goal will you look at?
saboteur-page-hint-idle = You can only discard this card now.
saboteur-page-hint-broken = Tool broken: you can only discard.
saboteur-page-sure-break = { $you ->
    [yes] Break { saboteur-page-your-tool }?
   *[no] Break { $player }’s { saboteur-page-their-tool }?
 }
saboteur-page-sure-fix = { $you ->
    [yes] Repair { saboteur-page-your-tool }?
   *[no] Repair { $player }’s { saboteur-page-their-tool }?
 }
saboteur-page-do-break = Break
saboteur-page-do-fix = Repair
saboteur-page-sure-discard = Discard face down?
saboteur-page-beyond = { $number ->
    [1] One more cell out of sight: show it
   *[other] { $number } more cells out of sight: show them
 }
saboteur-phrase-suspect = I suspect …
saboteur-phrase-digger = I am a digger
saboteur-phrase-not-at = It is not at …
saboteur-phrase-repair = Please repair …
saboteur-phrase-why = Why did you do that?
saboteur-phrase-looked = I looked at …
saboteur-phrase-which = Which goal?
saboteur-say-suspect = { $who ->
    [you] I suspect you.
   *[other] I suspect { $player }.
 }
saboteur-say-digger = I am a digger.
saboteur-say-not-at = It is not at { $word }.
saboteur-say-repair = { $who ->
    [me] Please repair my tool.
   *[other] Please repair { $player }’s tool.
 }
saboteur-say-why = { $player }, why did you do that?
saboteur-say-looked = I looked at goal { $word }.
saboteur-page-last-deed = Last move
saboteur-page-laid-since = { $number ->
    [1] Since your last turn: one new card in the mine; it glows.
   *[other] Since your last turn: { $number } new cards in the mine; they glow.
 }
saboteur-page-goal-lookers = Goal { $goal } was seen by: { $names }.

saboteur-gold-cards = { $number ->
    [one] { $number } gold card
   *[other] { $number } gold cards
 }
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
saboteur-illegal-nothing-to-fall = no path card lies at cell { $cell }
saboteur-illegal-never-falls = a rockfall never hits the start or the goals
saboteur-illegal-no-goal = no goal lies at cell { $cell }
saboteur-illegal-goal-shown = the goal at cell { $cell } has been turned over already
saboteur-illegal-not-on-offer = no gold card { $value } is on offer

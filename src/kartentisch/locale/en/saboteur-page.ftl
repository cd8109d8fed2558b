# Saboteur on the page

# Where we are
saboteur-page-where = Round { $round } of { $rounds }
saboteur-page-where-end = End of round { $round } of { $rounds }
saboteur-page-where-over = End of the game
saboteur-page-round = Round { $round }

# Seats
saboteur-page-you = You
saboteur-page-players = Players in turn order
saboteur-page-seat = { $name }: { $state }
saboteur-page-on-turn = to play
saboteur-page-marked = your suspicion: { $mark }
saboteur-page-marked-is = Your suspicion: { $mark }
saboteur-page-suspicions = Your suspicions
saboteur-page-suspect = Who do you think { $player } is?
saboteur-page-suspect-own = Your suspicion is yours alone.
saboteur-page-suspect-why = Choose a name to change it at any time. When the round ends you will see whether you were right.
saboteur-page-suspect-never = Do not ask again
saboteur-page-suspect-keep = Keep it
saboteur-page-mark = Change your suspicion. { $seat }
saboteur-page-play-on = Play the card here. { $seat }
saboteur-page-repair-of = Repair: { $tool }, { $player }

# Role and counters
saboteur-page-role = Your role
saboteur-page-covered = Role covered
saboteur-page-new-role = New role
saboteur-page-only-you = only you see this
saboteur-page-cover = Cover the role
saboteur-page-uncover = Show the role
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
        [one] at most one is a saboteur.
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
saboteur-page-roles-dealt = The roles have been dealt.
saboteur-page-counts = Piles and gold
saboteur-page-in-pile = in the pile
saboteur-page-pile-is = In the draw pile: { $number }
saboteur-page-discarded = discarded
saboteur-page-yours = yours
saboteur-page-gold-is = Your gold: { $number }
saboteur-page-sum = Gold
saboteur-page-log = Log

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
saboteur-page-mark-is = { $mark ->
    [digger] digger?
    [saboteur] saboteur?
    [sure] saboteur for sure
    [open] unsure
   *[none] no suspicion
 }
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
    [one] One gold card is drawn,
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
    [one] There was one saboteur, who is due { $gold } gold. The diggers get nothing.
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
saboteur-page-mine-then = The mine when the round ended
saboteur-page-next = On to round { $round }
saboteur-page-begun = Round { $round } has begun.

# End of the game
saboteur-page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } of { $players }
saboteur-page-place-first = { $number ->
    [one] 1st place, you win
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
    [one] one card is cut off
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
saboteur-page-since = Since your last turn
saboteur-page-more-lines = { $number ->
    [one] and one more line in the log
   *[other] and { $number } more lines in the log
 }

# The mine and one's own turn
saboteur-page-mine = Mine. Arrow keys move the view.
saboteur-page-mine-choose = Mine. Arrow keys go from cell to cell, R turns, Enter plays, Escape goes back.
saboteur-page-mine-list = The mine as a list
saboteur-page-shape = { $shape ->
    [crossing] crossing
    [junction] junction
    [straight] tunnel
    [bend] bend
   *[dead-end] dead end
 }
saboteur-page-side = { $side ->
    [E] to the goals
    [N] towards A
    [S] towards C
   *[W] to the start
 }
saboteur-page-open = open { $sides }
saboteur-page-open-all = open on all sides
saboteur-page-joined = { $joined ->
    [yes] joined
   *[no] not joined
 }
saboteur-page-middle-row = { $cell } (middle row)
saboteur-page-or-turned = { $words } Turned: { $open }.
saboteur-page-start = start with the ladder
saboteur-page-goal-what = { $what ->
    [gold] Treasure
   *[stone] Stone
 }
saboteur-page-goal-turned = goal { $goal }, turned over: { $what }
saboteur-page-goal-down = goal { $goal }, face down
saboteur-page-goal-known = goal { $goal }, face down, you know: { $what }
saboteur-page-card-break = Break: { $tools }
saboteur-page-card-fix = Repair: { $tools }
saboteur-page-hand = Your cards
saboteur-page-card-of = { $card }, { $place } of { $cards }
saboteur-page-only-discard = { $card } (can only be discarded now)
saboteur-page-look-at = Look at goal { $goal }
saboteur-page-let-fall = Bring down { $cell }: { $number ->
    [0] nothing is cut off
    [one] one card is cut off
   *[other] { $number } cards are cut off
 }
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
    [one] One card goes dark.
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
saboteur-page-one-tap-hint = On a touch screen; otherwise you are asked before the card is played.
saboteur-page-turn = Turn
saboteur-page-lay = Lay
saboteur-page-fall = Bring it down
saboteur-page-discard = Discard
saboteur-page-discard-sure = Yes, discard
saboteur-page-discard-which = First choose the card you want to discard.
saboteur-page-sure-discard = Discard face down?
saboteur-page-show-all = Show everything
saboteur-page-beyond = { $number ->
    [one] One more cell out of sight: show it
   *[other] { $number } more cells out of sight: show them
 }
saboteur-page-larger = Zoom in
saboteur-page-smaller = Zoom out

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
    [one] Since your last turn: one new card in the mine; it glows.
   *[other] Since your last turn: { $number } new cards in the mine; they glow.
 }
saboteur-page-goal-lookers = Goal { $goal } was seen by: { $names }.

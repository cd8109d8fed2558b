# Saboteur on the page

# Where we are
saboteur-page-where = Round { $round } of { $rounds }
saboteur-page-where-end = End of round { $round } of { $rounds }
saboteur-page-where-over = End of the game

# Seats
saboteur-page-you = You
saboteur-page-players = Players in turn order
saboteur-page-seat = { $name }: { $state }
saboteur-page-on-turn = to play
saboteur-page-marked = your suspicion: { $mark }
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
saboteur-page-roles-dealt = The roles have been dealt.
saboteur-page-in-pile = in the pile
saboteur-page-pile-is = In the draw pile: { $number }
saboteur-page-discarded = discarded
saboteur-page-yours = yours
saboteur-page-gold-is = Your gold: { $number }
saboteur-page-log = Log

# End of a round, gold
saboteur-page-mark-is = { $mark ->
    [digger] digger?
    [saboteur] saboteur?
    [sure] saboteur for sure
    [open] unsure
   *[none] no suspicion
 }
saboteur-page-mine-then = The mine when the round ended
saboteur-page-begun = Round { $round } has begun.

# The mine and one's own turn
saboteur-page-mine = Mine. Arrow keys move the view.
saboteur-page-mine-choose = Mine. Arrow keys go from cell to cell, R turns, Enter plays, Escape goes back.
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
saboteur-page-card-fix = repair for { $tools }
saboteur-page-hand = Your cards
saboteur-page-card-of = { $card }, { $place } of { $cards }
saboteur-page-only-discard = { $card } (can only be discarded now)
saboteur-page-look-at = Look at goal { $goal }
saboteur-page-let-fall = Bring down { $cell }: { $number ->
    [0] nothing is cut off
    [1] one card is cut off
   *[other] { $number } cards are cut off
 }
saboteur-page-one-tap-hint = On a touch screen; otherwise you are asked before the card is played.
saboteur-page-turn = Turn
saboteur-page-lay = Lay
saboteur-page-fall = Bring it down
saboteur-page-discard = Discard
saboteur-page-discard-sure = Yes, discard
saboteur-page-discard-which = First choose the card you want to discard.
saboteur-page-show-all = Show everything
saboteur-page-larger = Zoom in
saboteur-page-smaller = Zoom out

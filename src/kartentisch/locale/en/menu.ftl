# The menu of a table, the question before an early end, and how strong the bots should be
menu-pace = Pace
menu-level = Strength of the bots
menu-from-next = Takes effect from the next move.
menu-host-sets = Bots: { $levels }, pace: { $pace }. The host can change that.
menu-link = Link to the table
menu-pause-hint = for everybody, until somebody continues
menu-end = End the game early …
menu-end-hint = { $alone ->
    [yes] asks you first
   *[no] asks you first, then the others
 }
menu-leave = Leave the table …
menu-end-counts = { $rounds ->
    [0] No round is over yet, so nothing counts.
    [one] The score after one round counts.
   *[other] The score after { $rounds } rounds counts.
 }
menu-end-begun = The current round does not count.
menu-end-ask = { $number ->
    [one] { $names } has to agree. Until then the game goes on.
   *[other] { $names } have to agree. Until then the game goes on.
 }
menu-end-propose = Propose ending it
menu-end-now = End it now
menu-offer-title = How strong should the bots be next time?
menu-offer = Level of the bots: { $level }. Next time:
menu-offer-why = { $went ->
    [lost] A clear defeat. For an easier game, try { $level }:
   *[won] A clear win. For a harder game, try { $level }:
 }
menu-offer-is = { $wish ->
    [easier] easier
    [harder] harder
   *[same] the same
 }
menu-play-question = How strong should they be?
menu-play-go = Start playing
menu-play-kept = Remembered for next time. You can change both during the game.
menu-play-against = { $game } against { $number ->
    [one] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
    [6] six bots
    [7] seven bots
    [8] eight bots
    [9] nine bots
   *[other] { $number } bots
 }
page-preparing = { $name } is being prepared. This takes a while the first time only.
page-preparing-progress = Preparing the bot

# The menu of a table, the question before an early end, and how strong the bots should be
menu-pace = Pace
menu-level = Strength of the bots
menu-from-next = Counts from the next move on.
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
    [0] No round is over yet, so there is nothing that counts.
    [one] The score after one round counts.
   *[other] The score after { $rounds } rounds counts.
 }
menu-end-begun = The round that has begun does not count.
menu-end-ask = { $number ->
    [one] { $names } has to agree. Until then the game goes on.
   *[other] { $names } have to agree. Until then the game goes on.
 }
menu-end-propose = Propose to end it
menu-end-now = End it now
menu-offer-title = How strong should the bots be next time?
menu-offer = Level of the bots: { $level }. Next time:
menu-offer-why = { $went ->
    [lost] That was clear. Easier would be { $level }:
   *[won] That was clear. Harder would be { $level }:
 }
menu-offer-is = { $wish ->
    [easier] easier
    [harder] harder
   *[same] the same
 }
menu-play-question = How strong should they be?
menu-play-go = Start playing
menu-play-kept = This stays so for the next time. You can change both during the game.
menu-play-against = { $game } against { $number } bots
page-preparing = { $name } is being prepared. That takes a while the first time only.
page-preparing-progress = Preparing the bot

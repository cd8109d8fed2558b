# The menu of a table, the question before an early end, and how strong the bots should be
menu-pace = Pace
menu-level = Strength of the bots
menu-hints = Hints
menu-hints-hint = Whoever is on turn may ask a master. Everybody sees it.
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
    [1] The score after one round counts.
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
    [1] one bot
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
menu-report = Report something …
menu-report-hint = only whoever runs this server reads it
menu-report-about = What is it about?
menu-report-other = Something else
menu-report-what = What happened?
menu-report-send = Send the report
menu-report-thanks = Thank you. Whoever runs this server will read it.
menu-report-told = Nobody at the table learns of it. Table, time and your name are sent along.
menu-fair-hint = { $over ->
    [yes] check that nobody chose the cards
   *[no] what was promised before the deal
 }
menu-fair = Fair deals …

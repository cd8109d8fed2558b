# Die sieben Siegel: the game in words, for the terminal and the command line
siegel-title = Die sieben Siegel
siegel-about = A trick-taking game by Stefan Dorra: predict which tricks you will win, or sabotage the others. The fewest penalty points win.
siegel-seals-of-kind = { $number }× { $colour }
siegel-no-seals = none

siegel-before = Before the first round.
siegel-round = Round { $round } of { $rounds } · dealer: { $dealer } · red is trump
siegel-middle = In the middle: { $seals }
siegel-trick = On the table: { $cards }
siegel-last-trick = Last trick: { $cards } → { $winner }
siegel-card-of = { $player } { $card }
siegel-empty = nothing yet
siegel-hand = Your hand:
siegel-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
 }
siegel-is-saboteur = saboteur
siegel-to-predict = no prediction yet
siegel-holds = seals: { $seals }
siegel-account = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $parts })

siegel-choose-take = Take a seal: { $colour }
siegel-choose-rob = Take a seal from { $victim }: { $colour }
siegel-choose-done = { $seals ->
    [0] Predict no trick
    [one] Predict with { $seals } seal
   *[other] Predict with { $seals } seals
 }
siegel-choose-predict = Predict: { $seals }
siegel-seal-from = { $colour } from { $victim }
siegel-choose-saboteur = Take the saboteur (costs { $price } penalty points, one less for each black seal the others have)
siegel-choose-hand-back = Hand back a seal: { $colour }
siegel-choose-keep-white = Keep the white seal and take a black one
siegel-choose-forget = Hand back nothing (the seal stays)

siegel-event-dealt = Round { $round }: { $player } deals.
siegel-event-predicted = { $player } predicts: { $seals }.
siegel-event-robbed = { $player } takes a seal from { $victim } ({ $colour }); { $victim } gets a white one.
siegel-event-robbed-for-nothing = { $player } takes a seal from { $victim } ({ $colour }); there is no white one left to make up for it.
siegel-event-saboteur = { $player } takes the saboteur.
siegel-event-played = { $player }: { $card }
siegel-event-won = { $player } wins the trick ({ $colour }).
siegel-event-won-with-red = { $player } ruffs with red and wins the trick ({ $colour }).
siegel-event-handed-back = { $player } hands back a seal: { $colour }.
siegel-event-black = { $player } takes a black seal.
siegel-event-forgot = { $player } hands nothing back: bad luck.
siegel-event-spared = { $player } would take a black seal, but none is left.
siegel-event-round-over = Round { $round } is over. Penalty points: { $points }.

siegel-part-none = no seal left
siegel-part-red = { $points } for red
siegel-part-yellow = { $points } for yellow
siegel-part-green = { $points } for green
siegel-part-blue = { $points } for blue
siegel-part-violet = { $points } for violet
siegel-part-white = { $points } for white
siegel-part-black = { $points } for black
siegel-part-saboteur = { $points } as saboteur
siegel-part-blacks-of-others = { $points } for the others’ { $number ->
    [one] { $number } black seal
   *[other] { $number } black seals
 }

siegel-measure-exact-rate = predicted exactly
siegel-measure-saboteur-rate = took the saboteur
siegel-measure-saboteur-points = points as saboteur

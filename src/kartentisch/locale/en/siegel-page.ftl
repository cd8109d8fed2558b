# Die sieben Siegel on the page

# Where we are
siegel-page-where-predict = Round { $round } of { $rounds } · prediction
siegel-page-where-trick = Round { $round } of { $rounds } · trick { $trick }
siegel-page-where-end = End of round { $round } of { $rounds }
siegel-page-where-over = End of the game

# Seals in words
siegel-page-some = { $number ->
    [one] { $number } { $kind ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
        [v] violet
        [w] white
       *[k] black
    }
   *[other] { $number } { $kind ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
        [v] violet
        [w] white
       *[k] black
    }
 }
siegel-page-no-seals = no seals
siegel-page-handed-back = handed back: { $seals }

# Seats
siegel-page-dealer = Dealer
siegel-page-saboteur = Saboteur
siegel-page-tricks = { $number ->
    [one] trick
   *[other] tricks
 }
siegel-page-cards = { $number ->
    [one] card
   *[other] cards
 }
siegel-page-takes = takes { $number }
siegel-page-predicting = is predicting
siegel-page-after-you = after you
siegel-page-to-come = still to come
siegel-page-seat = { $name }: { $seals }, { $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
 }, { $cards ->
    [1] 1 card
   *[other] { $cards } cards
 }{ $turn ->
    [yes] , to play
   *[other] { "" }
 }
siegel-page-follow = Follow { $colour }
siegel-page-lead = Lead a card
siegel-page-tap-again = Tap again
siegel-page-tap-plays = plays { $card }
siegel-page-anything = Play any card
siegel-page-give-by-hand = Hand back a seal
siegel-page-keep-by-hand = Hand back nothing
siegel-page-must-follow = You have to follow { $colour }.
siegel-page-waiting = { $player } is predicting …

# Table
siegel-page-hand = Your cards
siegel-page-trick = Trick
siegel-page-card-of = { $card }, from { $player }
siegel-page-in-front = winning
siegel-page-wins = wins
siegel-page-middle = Middle of the table
siegel-page-middle-left = still in the middle
siegel-page-last-trick = Last trick
siegel-page-cost-colour = coloured
siegel-page-cost-black = black
siegel-page-cost-white = white

# Prediction
siegel-page-prediction = Your prediction
siegel-page-ask = Which tricks will you win?
siegel-page-ask-hint = Take a seal of its colour for each of them.
siegel-page-trump = Red is trump.
siegel-page-highest = Highest card: { $highest }.
siegel-page-points-bad = Points are penalties.
siegel-page-left-cost = Seals left over cost
siegel-page-left-cost-short = If left over
siegel-page-become-less = 1 less for each black seal the others have, never below 0
siegel-page-costs-word = costs
siegel-page-keys = Arrows: colour · + and −: number · Enter: take
siegel-page-column = { $colour }: { $left } in the middle, { $mine } taken
siegel-page-one-more = { $kind ->
    [r] One more red seal
    [y] One more yellow seal
    [g] One more green seal
    [b] One more blue seal
   *[v] One more violet seal
 }
siegel-page-one-less = { $kind ->
    [r] One red seal fewer
    [y] One yellow seal fewer
    [g] One green seal fewer
    [b] One blue seal fewer
   *[v] One violet seal fewer
 }
siegel-page-from = from whom?
siegel-page-from-label = No { $colour } left: from whom?
siegel-page-nobody-has = There is no { $colour } left, and nobody else has one.
siegel-page-no-white = There is no { $colour } left, and no white seal either, so you cannot take one from the others.
siegel-page-total = { $number } of { $tricks }
siegel-page-total-over = { $number } for { $tricks } tricks
siegel-page-total-label = Seals altogether: { $number }, for { $tricks } tricks
siegel-page-predicted = tricks predicted
siegel-page-predicted-follow = { $number ->
    [one] tricks predicted, { $names } is still to come
   *[other] tricks predicted, { $names } are still to come
 }
siegel-page-you-short = You
siegel-page-take = { $number ->
    [0] Predict no trick
    [one] Take { $number } seal
   *[other] Take { $number } seals
 }
siegel-page-become = Become the saboteur
siegel-page-is-saboteur = { $player } is the saboteur

# Handing back
siegel-page-give-which = Which seal will you hand back?
siegel-page-remind = Remind
siegel-page-remind-of = Remind { $name } about the seal
siegel-page-reminded = { $number ->
    [one] { $names } reminds you: hand back a seal first.
   *[other] { $names } remind you: hand back a seal first.
 }

# End of a round and of the game
siegel-page-standings = Standings
siegel-page-tricks-of-round = The tricks of the round
siegel-page-begun = Round { $round } has begun.

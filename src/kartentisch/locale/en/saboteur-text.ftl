# Saboteur, for terminal and command line only.

saboteur-measure-digger-gold = gold as a digger
saboteur-measure-saboteur-gold = gold as a saboteur
saboteur-measure-treasure-rate = treasure reached

saboteur-title = Saboteur
saboteur-about = A tile-laying game by Frederic Moyersoen: diggers tunnel to the treasure, saboteurs secretly try to stop them.
saboteur-nobody = nobody
saboteur-goal-treasure = the treasure
saboteur-goal-stone = a stone
saboteur-before = Before the first round.
saboteur-round = Round { $round } of { $rounds } · pile: { $pile } · discarded: { $discards } · gold stack: { $gold }
saboteur-round-ended = Round { $round } of { $rounds } is over.
saboteur-you-saw = You have seen it: goal { $goal } is { $what }.
saboteur-your-gold = Your gold: { $nuggets } (cards: { $cards })
saboteur-your-hand = Your hand: { $cards }
saboteur-broken-of = { $player }: { $tools }
saboteur-brief-broken = Broken: { $list }
saboteur-picking = { $player } picks one of { $number } gold cards.
saboteur-offer = On offer: { $cards }
saboteur-gained-cards = { $number ->
    [one] { $number } gold card in this round
   *[other] { $number } gold cards in this round
 }
saboteur-owns = { $nuggets } gold in all
saboteur-owns-cards = { $number ->
    [one] { $number } gold card in all
   *[other] { $number } gold cards in all
 }
saboteur-choose-lay = Lay { $card }: { $sign } at { $cell }
saboteur-choose-rockfall = Rockfall: { $cell }
saboteur-choose-map = Map: goal { $goal }
saboteur-choose-pass = Discard: { $card }
saboteur-choose-gold = Take a gold card: { $value }
saboteur-event-dealt = Round { $round }: { $player } begins.
saboteur-event-laid = { $player } lays a card at { $cell }: { $card }.
saboteur-event-fell = { $player } brings down { $cell }: { $card } is gone.
saboteur-event-looked = { $player } looks at goal { $goal }.
saboteur-event-saw = { $player } sees that goal { $goal } is { $what }.
saboteur-event-passed = { $player } discards a card.
saboteur-event-discarded = { $player } discards: { $card }.
saboteur-event-drawn = { $player } draws: { $card }.
saboteur-event-turned = Goal { $goal } is turned over: { $what }.
saboteur-event-offer = { $player } picks one of { $number } gold cards.
saboteur-event-offered = { $player } is offered: { $cards }.
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

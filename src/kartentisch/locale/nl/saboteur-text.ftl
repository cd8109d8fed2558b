# Saboteur, alleen voor terminal en opdrachtregel.

saboteur-measure-digger-gold = goud als goudzoeker
saboteur-measure-saboteur-gold = goud als saboteur
saboteur-measure-treasure-rate = schat bereikt

saboteur-title = Saboteur
saboteur-about = Een legspel van Frederic Moyersoen: goudzoekers graven naar de schat, saboteurs houden hen stiekem tegen.
saboteur-nobody = niemand
saboteur-goal-treasure = de schat
saboteur-goal-stone = een steen
saboteur-before = Voor de eerste ronde.
saboteur-round = Ronde { $round } van { $rounds } · trekstapel: { $pile } · aflegstapel: { $discards } · goudstapel: { $gold }
saboteur-round-ended = Ronde { $round } van { $rounds } is afgelopen.
saboteur-you-saw = Dit heb je gezien: doel { $goal } is { $what }.
saboteur-your-gold = Je goud: { $nuggets } (kaarten: { $cards })
saboteur-your-hand = Je hand: { $cards }
saboteur-broken-of = { $player }: { $tools }
saboteur-brief-broken = Kapot: { $list }
saboteur-picking = { $player } kiest een van { $number } goudkaarten.
saboteur-offer = Te kiezen: { $cards }
saboteur-gained-cards = { $number ->
    [one] { $number } goudkaart in deze ronde
   *[other] { $number } goudkaarten in deze ronde
 }
saboteur-owns = { $nuggets ->
    [one] in totaal { $nuggets } goudklompje
   *[other] in totaal { $nuggets } goudklompjes
 }
saboteur-owns-cards = { $number ->
    [one] in totaal { $number } goudkaart
   *[other] in totaal { $number } goudkaarten
 }
saboteur-choose-lay = Leg { $card }: { $sign } op { $cell }
saboteur-choose-rockfall = Instorting: { $cell }
saboteur-choose-map = Schatkaart: doel { $goal }
saboteur-choose-pass = Afleggen: { $card }
saboteur-choose-gold = Neem een goudkaart: { $value }
saboteur-event-dealt = Ronde { $round }: { $player } begint.
saboteur-event-laid = { $player } legt een kaart op { $cell }: { $card }.
saboteur-event-fell = { $player } laat op { $cell } de gang instorten: { $card } is weg.
saboteur-event-looked = { $player } bekijkt doel { $goal }.
saboteur-event-saw = { $player } ziet bij doel { $goal }: { $what }.
saboteur-event-passed = { $player } legt een kaart af.
saboteur-event-discarded = { $player } legt af: { $card }.
saboteur-event-drawn = { $player } trekt: { $card }.
saboteur-event-turned = Doel { $goal } wordt omgedraaid: { $what }.
saboteur-event-offer = { $player } kiest een van { $number } goudkaarten.
saboteur-event-offered = { $player } kan kiezen uit: { $cards }.
saboteur-event-picked = { $player } neemt een goudkaart.
saboteur-event-gold = { $player } krijgt goud: { $value }.
saboteur-event-paid = { $player } krijgt als saboteur goudkaarten: { $cards }.
saboteur-event-round-over = Ronde { $round } is afgelopen.
saboteur-event-game-over = { $number ->
    [one] { $winners } wint het spel.
   *[other] Gedeelde overwinning: { $winners }.
 } Goud: { $gold }.
saboteur-part-picked = { $points } uit { $number ->
    [one] { $number } gekozen goudkaart
   *[other] { $number } gekozen goudkaarten
 }
saboteur-part-paid = { $points } als saboteur

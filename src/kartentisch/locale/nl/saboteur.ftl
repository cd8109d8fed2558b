# Saboteur: alles wat men van het spel leest

saboteur-tool = { $tool ->
    [pick] pikhouweel
    [lamp] lantaarn
   *[cart] mijnkar
 }
saboteur-role = { $role ->
    [digger] goudzoeker
   *[saboteur] saboteur
 }

saboteur-card-path = gang { $sign }
saboteur-card-dead-end = doodlopend { $sign }
saboteur-card-break = { saboteur-tool } kapot
saboteur-card-fix = reparatie { $tools }
saboteur-card-rockfall = instorting
saboteur-card-map = schatkaart

saboteur-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
 }
saboteur-gold-cards = { $number ->
    [one] { $number } goudkaart
   *[other] { $number } goudkaarten
 }
saboteur-broken = kapot: { $tools }

saboteur-illegal-no-move = { $text } is geen zet
saboteur-illegal-deal-expected = eerst moeten de kaarten worden gedeeld
saboteur-illegal-turn-expected = nu moet een kaart worden gespeeld of afgelegd
saboteur-illegal-pick-expected = nu moet een goudkaart worden gekozen
saboteur-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
 } is het spel afgelopen
saboteur-illegal-no-deal = "{ $key }" deugt niet om te delen
saboteur-illegal-no-card = { $card } is geen kaart van dit spel
saboteur-illegal-no-role = { $role } is geen dwerg van dit spel
saboteur-illegal-no-gold = { $card } is geen goudkaart
saboteur-illegal-no-first = er is geen plaats { $seat } om te beginnen
saboteur-illegal-wrong-first = plaats { $seat } begint in plaats van plaats { $due }
saboteur-illegal-roles = { $roles } dwergen gedeeld aan { $players } spelers
saboteur-illegal-dwarves = te delen zijn { $saboteurs ->
    [one] { $saboteurs } saboteur
   *[other] { $saboteurs } saboteurs
 } en { $diggers } goudzoekers, de overgebleven dwerg meegeteld
saboteur-illegal-goals = de doelen zijn niet gold, NE en NW
saboteur-illegal-hands = { $hands } handen voor { $players } spelers
saboteur-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, niet { $size }
saboteur-illegal-deck = handen en trekstapel zijn niet precies de { $cards } kaarten
saboteur-illegal-gold-stack = de goudstapel bestaat niet uit de kaarten die over zijn
saboteur-illegal-gold-order = de goudstapel is opnieuw geschud hoewel geen saboteur werd betaald
saboteur-illegal-not-held = { $card } is niet in deze hand
saboteur-illegal-no-seat = er is geen plaats { $seat }
saboteur-illegal-tool-broken = met kapot gereedschap legt niemand gangkaarten
saboteur-illegal-occupied = veld { $cell } is niet leeg
saboteur-illegal-apart = veld { $cell } ligt niet naast een kaart
saboteur-illegal-mismatch = { $card } past op veld { $cell } niet bij de buren
saboteur-illegal-not-joined = veld { $cell } is niet met de start verbonden
saboteur-illegal-own-tool = aan deze tafel breekt niemand zijn eigen gereedschap
saboteur-illegal-broken-already = bij plaats { $seat } is dit gereedschap al kapot ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repareert dit gereedschap niet ({ saboteur-tool })
saboteur-illegal-not-broken = bij plaats { $seat } is dit gereedschap niet kapot ({ saboteur-tool })
saboteur-illegal-nothing-to-fall = op veld { $cell } ligt geen gangkaart
saboteur-illegal-never-falls = een instorting treft nooit start of doelen
saboteur-illegal-no-goal = op veld { $cell } ligt geen doel
saboteur-illegal-goal-shown = het doel op veld { $cell } is al omgedraaid
saboteur-illegal-not-on-offer = er is geen goudkaart { $value } te kiezen

saboteur-your-role = Jouw rol: { saboteur-role }
saboteur-choose-break = Breek een { saboteur-tool }: { $player }
saboteur-choose-fix = Repareer een { saboteur-tool }: { $player }
saboteur-choose-fix-with = Repareer een { saboteur-tool } (kaart { $card }): { $player }
saboteur-event-hand = { $player } is { saboteur-role } en krijgt: { $cards }.
saboteur-event-broke = { $player } breekt gereedschap van { $target }: { saboteur-tool }.
saboteur-event-fixed = { $player } repareert gereedschap van { $target }: { saboteur-tool }.
saboteur-event-digging-over = { $reached ->
    [yes] De schat is bereikt.
   *[no] De schat is niet bereikt.
 } Saboteurs: { $saboteurs }. Over was: { saboteur-role }.

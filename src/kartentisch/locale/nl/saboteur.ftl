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
saboteur-illegal-turn-expected = nu moet er een kaart worden gespeeld of afgelegd
saboteur-illegal-pick-expected = nu moet er een goudkaart worden gekozen
saboteur-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } is het spel afgelopen
saboteur-illegal-no-deal = met deze "{ $key }" kan niet worden gedeeld
saboteur-illegal-no-card = { $card } is geen kaart van dit spel
saboteur-illegal-no-role = { $role } is geen dwerg van dit spel
saboteur-illegal-no-gold = { $card } is geen goudkaart
saboteur-illegal-no-first = plaats { $seat } kan niet beginnen: die plaats bestaat niet
saboteur-illegal-wrong-first = plaats { $seat } begint in plaats van plaats { $due }
saboteur-illegal-roles = { $roles } dwergen gedeeld aan { $players } spelers
saboteur-illegal-dwarves = er moeten { $saboteurs ->
    [one] { $saboteurs } saboteur
   *[other] { $saboteurs } saboteurs
 } en { $diggers } goudzoekers worden gedeeld, de overgebleven dwerg meegeteld
saboteur-illegal-goals = de doelen zijn niet gold, NE en NW
saboteur-illegal-hands = { $hands } handen voor { $players } spelers
saboteur-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, niet { $size }
saboteur-illegal-deck = handen en trekstapel zijn niet precies de { $cards } kaarten
saboteur-illegal-gold-stack = de goudstapel bestaat niet uit de kaarten die over zijn
saboteur-illegal-gold-order = de goudstapel is opnieuw geschud, hoewel er geen saboteur werd betaald
saboteur-illegal-not-held = { $card } zit niet in deze hand
saboteur-illegal-no-seat = er is geen plaats { $seat }
saboteur-illegal-tool-broken = met kapot gereedschap mag niemand gangkaarten leggen: eerst moet het worden gerepareerd
saboteur-illegal-occupied = vak { $cell } is niet leeg
saboteur-illegal-apart = vak { $cell } ligt niet naast een kaart
saboteur-illegal-mismatch = { $card } past op vak { $cell } niet bij de buren
saboteur-illegal-not-joined = vak { $cell } is niet met de start verbonden
saboteur-illegal-own-tool = aan deze tafel mag niemand zijn eigen gereedschap breken
saboteur-illegal-broken-already = bij plaats { $seat } is dit gereedschap al kapot ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repareert dit gereedschap niet ({ saboteur-tool })
saboteur-illegal-not-broken = bij plaats { $seat } is dit gereedschap niet kapot ({ saboteur-tool })
saboteur-illegal-nothing-to-fall = op vak { $cell } ligt geen gangkaart
saboteur-illegal-never-falls = een instorting treft nooit de start of een doel
saboteur-illegal-no-goal = op vak { $cell } ligt geen doel
saboteur-illegal-goal-shown = het doel op vak { $cell } is al omgedraaid
saboteur-illegal-not-on-offer = er is geen goudkaart met waarde { $value } te kiezen

saboteur-your-role = Je rol: { saboteur-role }
saboteur-choose-break = Breek een { saboteur-tool }: { $player }
saboteur-choose-fix = Repareer een { saboteur-tool }: { $player }
saboteur-choose-fix-with = Repareer een { saboteur-tool } (kaart { $card }): { $player }
saboteur-event-hand = { $player } is { saboteur-role } en krijgt: { $cards }.
saboteur-event-broke = { $player } breekt gereedschap van { $target }: { saboteur-tool }.
saboteur-event-fixed = { $player } repareert gereedschap van { $target }: { saboteur-tool }.
saboteur-event-digging-over = { $reached ->
    [yes] De schat is bereikt.
   *[no] De schat is niet bereikt.
 } Saboteurs: { $saboteurs }. Overgebleven: { saboteur-role }.

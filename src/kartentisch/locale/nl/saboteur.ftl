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
saboteur-broken = kapot: { $tools }

saboteur-illegal-broken-already = bij plaats { $seat } is dit gereedschap al kapot ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repareert dit gereedschap niet ({ saboteur-tool })
saboteur-illegal-not-broken = bij plaats { $seat } is dit gereedschap niet kapot ({ saboteur-tool })

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

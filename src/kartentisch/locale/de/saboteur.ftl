# Saboteur: alles, was man vom Spiel liest

saboteur-tool = { $tool ->
    [pick] Spitzhacke
    [lamp] Laterne
   *[cart] Lore
 }
saboteur-role = { $role ->
    [digger] Goldsucher
   *[saboteur] Saboteur
 }

saboteur-card-path = Weg { $sign }
saboteur-card-dead-end = Sackgasse { $sign }
saboteur-card-break = kaputte { saboteur-tool }
saboteur-card-fix = Reparatur { $tools }
saboteur-card-rockfall = Steinschlag
saboteur-card-map = Schatzkarte

saboteur-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
saboteur-broken = kaputt: { $tools }

saboteur-illegal-broken-already = bei Platz { $seat } ist dieses Werkzeug schon kaputt ({ saboteur-tool })
saboteur-illegal-repairs-other = { $card } repariert dieses Werkzeug nicht ({ saboteur-tool })
saboteur-illegal-not-broken = bei Platz { $seat } ist dieses Werkzeug nicht kaputt ({ saboteur-tool })

saboteur-your-role = Deine Rolle: { saboteur-role }
saboteur-choose-break = { saboteur-tool } zerbrechen: { $player }
saboteur-choose-fix = { saboteur-tool } reparieren: { $player }
saboteur-choose-fix-with = { saboteur-tool } reparieren (Karte { $card }): { $player }
saboteur-event-hand = { $player } ist { saboteur-role } und bekommt: { $cards }.
saboteur-event-broke = { $player } zerbricht { GENITIVE($target) } { saboteur-tool }.
saboteur-event-fixed = { $player } repariert { GENITIVE($target) } { saboteur-tool }.
saboteur-event-digging-over = { $reached ->
    [yes] Der Schatz ist erreicht.
   *[no] Der Schatz wurde nicht erreicht.
 } Saboteure: { $saboteurs }. Übrig blieb: { saboteur-role }.

# Saboteur, nur für Terminal und Befehlszeile.

saboteur-measure-digger-gold = Gold als Goldsucher
saboteur-measure-saboteur-gold = Gold als Saboteur
saboteur-measure-treasure-rate = Schatz erreicht

saboteur-title = Saboteur
saboteur-about = Ein Legespiel von Frederic Moyersoen: Goldsucher graben zum Schatz, Saboteure halten sie heimlich auf.
saboteur-nobody = niemand
saboteur-goal-treasure = der Schatz
saboteur-goal-stone = ein Stein
saboteur-before = Vor der ersten Runde.
saboteur-round = Runde { $round } von { $rounds } · Zugstapel: { $pile } · Ablage: { $discards } · Goldstapel: { $gold }
saboteur-round-ended = Runde { $round } von { $rounds } ist zu Ende.
saboteur-you-saw = Das hast du gesehen: Ziel { $goal } ist { $what }.
saboteur-your-gold = Dein Gold: { $nuggets } (Karten: { $cards })
saboteur-your-hand = Deine Hand: { $cards }
saboteur-broken-of = { $player }: { $tools }
saboteur-brief-broken = Kaputt: { $list }
saboteur-picking = { $player } wählt eine von { $number } Goldkarten.
saboteur-offer = Zur Wahl: { $cards }
saboteur-gained-cards = { $number ->
    [one] { $number } Goldkarte in dieser Runde
   *[other] { $number } Goldkarten in dieser Runde
 }
saboteur-owns = { $nuggets ->
    [one] insgesamt { $nuggets } Goldstück
   *[other] insgesamt { $nuggets } Goldstücke
 }
saboteur-owns-cards = { $number ->
    [one] insgesamt { $number } Goldkarte
   *[other] insgesamt { $number } Goldkarten
 }
saboteur-choose-lay = { $card } legen: { $sign } auf { $cell }
saboteur-choose-rockfall = Steinschlag: { $cell }
saboteur-choose-map = Schatzkarte: Ziel { $goal }
saboteur-choose-pass = Abwerfen: { $card }
saboteur-choose-gold = Goldkarte nehmen: { $value }
saboteur-event-dealt = Runde { $round }: { $player } beginnt.
saboteur-event-laid = { $player } legt eine Karte auf { $cell }: { $card }.
saboteur-event-fell = { $player } löst auf { $cell } einen Steinschlag aus: { $card } ist weg.
saboteur-event-looked = { $player } sieht sich Ziel { $goal } an.
saboteur-event-saw = { $player } sieht bei Ziel { $goal }: { $what }.
saboteur-event-passed = { $player } wirft eine Karte ab.
saboteur-event-discarded = { $player } wirft ab: { $card }.
saboteur-event-drawn = { $player } zieht: { $card }.
saboteur-event-turned = Ziel { $goal } wird aufgedeckt: { $what }.
saboteur-event-offer = { $player } wählt eine von { $number } Goldkarten.
saboteur-event-offered = Zur Wahl für { $player }: { $cards }.
saboteur-event-picked = { $player } nimmt eine Goldkarte.
saboteur-event-gold = { $player } bekommt Gold: { $value }.
saboteur-event-paid = { $player } wird in Goldkarten bezahlt: { $cards }.
saboteur-event-round-over = Runde { $round } ist zu Ende.
saboteur-event-game-over = { $number ->
    [one] { $winners } gewinnt das Spiel.
   *[other] Gemeinsamer Sieg: { $winners }.
 } Gold: { $gold }.
saboteur-part-picked = { $points } aus { $number ->
    [one] { $number } gewählter Goldkarte
   *[other] { $number } gewählten Goldkarten
 }
saboteur-part-paid = { $points } als Saboteur

# Die Startseite
home-play-how = Sofort spielen: wie stark, wie schnell?
home-play-with = Gegen { $number } Bots, Stufe { $level }, Tempo { $pace }.
home-go = Weiter
home-begun = Angefangen
home-round = Runde { $round } von { $rounds }
home-against = gegen { $number ->
    [one] einen Bot
   *[other] { $number } Bots
 }
home-with = mit { $names }
home-alone = noch allein
home-drop = { $game } verwerfen
home-drop-why = { $kind ->
    [alone] Dieses Spiel beenden? Es zählt dann als vorzeitig beendet.
    [gathering] Deinen Platz an diesem Tisch freigeben?
   *[others] Deinen Platz verlassen? Ein Bot spielt für dich zu Ende; zurück kannst du dann nicht mehr.
 }
home-drop-yes = { $kind ->
    [alone] Beenden
    [gathering] Freigeben
   *[others] Verlassen
 }
home-drop-no = Behalten
home-more = { $number ->
    [one] Noch ein Spiel
   *[other] Noch { $number } Spiele
 }
home-less = Weniger zeigen
home-games = Meine Spiele
home-place = Platz { $place } von { $players }
home-early = vorzeitig beendet
home-uncounted = zählt nicht
home-look = Ansehen

# Die Startseite
home-play-how = Sofort spielen: wie stark, wie schnell?
home-play-with = Gegen { $number } Bots, Stufe { $level }, Tempo { $pace }.
home-go = Weiter
home-begun = Angefangen
home-round = Runde { $round } von { $rounds }
home-against = gegen { $number ->
    [1] einen Bot
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
    [1] Noch ein Spiel
   *[other] Noch { $number } Spiele
 }
home-less = Weniger zeigen
home-games = Meine Spiele
home-place = Platz { $place } von { $players }
home-early = vorzeitig beendet
home-uncounted = zählt nicht
home-look = Ansehen
home-learn = Lernen
home-learn-title = Neu hier?
home-learn-begun = Du hast angefangen zu lernen.
home-learn-hint = Lern ein Spiel in fünf Minuten, am Tisch selbst.
home-learn-no = Nein, danke
home-balance = Deine Bilanz
home-balance-of = von { $number } gewonnen
home-balance-told = Plätze in den letzten { $number } Spielen, das neueste zuerst: { $places }
home-statistics = Statistik
home-drop-record = Aufzeichnung hierher ziehen
home-open-record = Aufzeichnung öffnen
home-real-table = An einem echten Tisch? Hier ist der Punkteblock:
home-password-title = Dieser Server hat ein Passwort
home-password-hint = Wer dich eingeladen hat, kennt es.
home-password-go = Hinein
home-shut = Du kannst gerade nicht hinein
home-notice = { $notice ->
    [imprint] Impressum
   *[privacy] Datenschutz
 }
home-version = Version { $version } ({ $build })
page-open-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch offen. Mach den ersten auf, oder lade Freunde mit einem Link ein.
page-table-of = { GENITIVE($name) } Tisch
page-seated = { $game }, { $seated } von { $players } am Tisch
page-running = { $game } läuft
page-finished = { $game }, gerade zu Ende
page-watch = Zusehen
page-your-table = Dein Tisch wartet

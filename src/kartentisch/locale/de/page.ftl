# Die Seite: was zu keinem einzelnen Spiel gehört
page-name = Kartentisch
page-guest = Gast
page-close = Schließen
page-cancel = Abbrechen
page-back = Zurück
page-menu = Menü
page-how-to = So geht’s
page-how-to-play = So geht { $game }
page-refused = Das ging nicht.
page-language = Sprache
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-share = Teilen
page-home = Zur Startseite
page-loading = Einen Augenblick …

page-level = { $level ->
    [random] Zufall
    [apprentice] Lehrling
    [improver] Gehilfe
    [journeyman] Geselle
    [master] Meister
   *[other] { $level }
 }
page-bot = Bot · { $level }
page-bot-for = Bot für { $name }
page-program = Bot
page-you = du
page-you-object = dich
page-you-are = { $name } (du)

# Verbindung
page-lost = Die Verbindung ist weg. Wir versuchen es weiter …
page-connecting = Verbindung wird aufgebaut …
page-new-version = Es gibt eine neue Version dieser Seite. Bitte lade sie neu.
page-incomplete = Ein Teil der Seite ist nicht angekommen. Bitte lade sie neu; im Spiel geht nichts verloren.
page-reload = Neu laden
page-trouble = Dieser Tisch lässt sich nicht anzeigen

# Startseite
page-play-now = Sofort spielen
page-new-table = Neuer Tisch
page-your-turn = Du bist am Zug
page-your-table = Dein Tisch wartet
page-open-tables = Offene Tische
page-no-tables = Gerade ist kein Tisch offen. Mach den ersten auf, oder lade Freunde mit einem Link ein.
page-table-of = { GENITIVE($name) } Tisch
page-seated = { $game }, { $seated } von { $players } am Tisch
page-running = { $game } läuft
page-finished = { $game }, gerade zu Ende
page-sit = Hinsetzen
page-watch = Zusehen

# Name und andere Geräte
page-your-name = Dein Name
page-name-hint = So sehen dich die anderen am Tisch.
page-save = Speichern
page-other-device = Auf einem anderen Gerät weiterspielen
page-other-device-hint = Öffne dort diesen Link oder scanne den Code mit der Kamera. Er gilt fünf Minuten lang und nur einmal; wer ihn hat, spielt als du.
page-get-code = Link erstellen
page-qr = QR-Code mit dem Link

# Neuer Tisch
page-game = Spiel
page-rules = Regeln
page-table = Tisch
page-chairs = { $number ->
    [one] { $number } Platz
   *[other] { $number } Plätze
 }
page-fewer-chairs = Ein Platz weniger
page-more-chairs = Ein Platz mehr
page-free = frei
page-for-friends = für Freunde
page-chairs-hint = Wähle einen Platz: frei für Freunde oder mit einem Bot besetzt.
page-fill-level = Bots auf allen anderen Plätzen
page-fill-none = keine
page-chair = Wer sitzt hier?
page-chair-free = Frei lassen
page-chair-free-hint = Wer den Link hat, kann sich hinsetzen.
page-chair-mine = Hier sitze ich
page-level-hint = { $level ->
    [random] Spielt wahllos, aber nach den Regeln.
    [apprentice] Kennt die Regeln und ein paar gute Gewohnheiten.
    [improver] Kann schon einiges, passt aber nicht immer auf.
    [journeyman] Denkt mit und zählt ein wenig.
    [master] Rechnet viele Möglichkeiten durch.
   *[other] Ein Bot.
 }
page-clock = Bedenkzeit
page-clock-hint = Danach macht ein Bot den Zug; beim zweiten Mal in Folge übernimmt er deinen Platz.
page-clock-none = keine
page-seconds = { $seconds } s
page-pace = Tempo der Bots
page-pace-hint = Wie lange sie zu überlegen scheinen.
page-pace-is = { $pace ->
    [slow] langsam
    [fast] schnell
   *[normal] normal
 }
page-visibility = Sichtbarkeit
page-visibility-hint = Privat heißt: nur mit dem Link.
page-private = privat
page-public = offen
page-onlookers = Zuschauer
page-onlookers-hint = Sie sehen nur, was alle sehen.
page-link-later = Den Link bekommst du am Tisch, auch als QR-Code.
page-open-table = Tisch eröffnen
page-open-and-start = Losspielen

# Am Tisch, bevor es losgeht
page-gathering = Wer spielt mit?
page-gathering-hint = Schick diesen Link deinen Freunden, oder zeig ihnen den Code.
page-host = Gastgeber
page-away = weg
page-fill = Freie Plätze mit Bots besetzen
page-shuffle = Plätze auslosen
page-start = Spiel beginnen
page-free-left = { $number ->
    [one] Noch { $number } Platz frei
   *[other] Noch { $number } Plätze frei
 }
page-all-seated = Alle Plätze sind besetzt
page-waiting-for-host = { $name } beginnt das Spiel.
page-stand = Aufstehen
page-settings = So wird gespielt
page-settings-plain = Wie in den Regeln
page-labelled = { $what }: { $which }
page-sentence = { $words }.
page-on = { $on ->
    [yes] an
   *[no] aus
 }
page-settings-clock = Bedenkzeit { $seconds } Sekunden
page-settings-public = Der Tisch ist in der Liste zu finden.
page-settings-private = Der Tisch ist nur mit dem Link zu finden.
page-change = Ändern

# Am Tisch
page-onlooking = Du siehst zu
page-onlooking-hint = Du siehst, was alle sehen.
page-onlookers-here = { $number ->
    [one] { $number } Zuschauer
   *[other] { $number } Zuschauer
 }
page-score = Punkte
page-gone = weg
page-bot-in = Bot in { $time }
page-seconds-left = Noch { $seconds } s
page-pause = Pause machen
page-paused = Pause. Uhren und Bots stehen still.
page-paused-by = { $you ->
    [yes] Du hast das Spiel angehalten.
   *[no] { $name } hat das Spiel angehalten.
 }
page-go-on = Weiterspielen
page-end = Spiel vorzeitig beenden?
page-end-asked = { $number ->
    [one] { $names } möchte das Spiel beenden.
   *[other] { $names } möchten das Spiel beenden.
 }
page-end-you-asked = Du möchtest das Spiel beenden. Die anderen müssen noch zustimmen.
page-agree = Zustimmen
page-withdraw = Doch nicht
page-leave-hint = Ein Bot spielt für dich zu Ende; zurück kannst du dann nicht mehr.
page-leave-sure = Wirklich gehen
page-replaced = Ein Bot spielt für dich.
page-take-back = Platz zurückholen
page-invite = Link zu diesem Tisch
page-nods-missing = { $number ->
    [one] Wir warten noch auf { $names }
   *[other] Wir warten noch auf { $names }
 }
page-next-in = weiter in { $seconds } s
page-to-table = Zum Tisch
page-rematch = Noch einmal
page-rematch-wanted = { $number ->
    [one] { $names } möchte noch einmal.
   *[other] { $names } möchten noch einmal.
 }
page-rematch-wait = { $number ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
 }
page-download = Spiel herunterladen
page-ended-early = Das Spiel wurde vorzeitig beendet.

page-become = Auf diesem Gerät weiterspielen?
page-become-hint = Der Link macht dich in diesem Browser zu jemand anderem. Wer du hier bisher bist, geht dabei verloren, ebenso deine Plätze. Sag nur Ja, wenn du den Link selbst auf einem anderen Gerät erstellt hast.
page-become-no = Hier bleiben, wer ich bin
page-become-yes = Ja, der Link ist von mir

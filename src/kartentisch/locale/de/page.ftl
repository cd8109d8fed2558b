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
page-rule = Regel { $rule }
page-rules-of-game = Alle Regeln
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
page-offline = Offline: keine Verbindung.
page-new-version = Es gibt eine neue Version dieser Seite. Bitte lade sie neu.
page-incomplete = Ein Teil der Seite ist nicht angekommen. Bitte lade sie neu; im Spiel geht nichts verloren.
page-reload = Neu laden
page-trouble = Dieser Tisch lässt sich nicht anzeigen

# Startseite
page-play-now = Sofort spielen
page-new-table = Neuer Tisch
page-your-turn = Du bist am Zug
page-sit = Hinsetzen

# Name und andere Geräte
page-your-name = Dein Name
page-qr = QR-Code mit dem Link

# Neuer Tisch
page-rules = Regeln
page-level-hint = { $level ->
    [random] Spielt wahllos, aber nach den Regeln.
    [apprentice] Kennt die Regeln und ein paar gute Gewohnheiten.
    [improver] Kann schon einiges, passt aber nicht immer auf.
    [journeyman] Denkt mit und zählt ein wenig.
    [master] Rechnet viele Möglichkeiten durch.
   *[other] Ein Bot.
 }
page-seconds = { $seconds } s
page-pace-is = { $pace ->
    [slow] langsam
    [fast] schnell
   *[normal] normal
 }

# Am Tisch, bevor es losgeht
page-labelled = { $what }: { $which }
page-sentence = { $words }.

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
page-end-decline = Nein
page-end-declined = Nicht alle möchten aufhören: Das Spiel geht weiter.
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
    [1] { $names } möchte noch einmal.
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
page-report = Etwas melden
settings = Einstellungen
settings-sound = Ton
settings-motion = Bewegung
talk = Reden
talk-unread = { $number ->
    [one] Reden, { $number } ungelesene Zeile
   *[other] Reden, { $number } ungelesene Zeilen
 }
talk-line = { $name }: { $text }
talk-free-text = Freier Text
talk-free-text-hint = Reden in eigenen Worten, nicht nur in fertigen Sätzen.
undo-ask = Zug zurücknehmen
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-waiting = Du möchtest deinen Zug zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
undo-others = { $name } möchte den letzten Zug zurücknehmen. Es fehlt noch die Zustimmung von { $names }.
undo-agree = In Ordnung
undo-decline = Nein
undo-withdraw = Doch nicht
undo-done = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $player } nimmt den letzten Zug zurück.
 }
undo-alone = { $you ->
    [yes] Du gehst zu deiner letzten Entscheidung zurück. Dieses Spiel zählt nicht mehr in der Statistik.
   *[no] { $player } geht zur letzten Entscheidung zurück. Dieses Spiel zählt nicht mehr in der Statistik.
 }
nudged = { $number ->
    [one] { $names } wartet auf deinen Zug.
   *[other] { $names } warten auf deinen Zug.
 }
company-taken-over = { $you ->
    [yes] Ein Bot spielt für dich weiter.
   *[no] Ein Bot spielt für { $player } weiter.
 }
company-came-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $player } spielt wieder selbst.
 }
company-gone = { $player } ist gerade weg.
company-here = { $player } ist wieder da.

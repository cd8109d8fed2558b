# Der Tisch im Terminal.

terminal-title = Kartentisch
terminal-this-language = Deutsch
terminal-guest = Gast
terminal-bot-names = Sabine, Katrin, Peter, Frank, Ute, Jens, Anke, Bernd, Heike, Uwe
terminal-colour-red = Rot
terminal-colour-yellow = Gelb
terminal-colour-green = Grün
terminal-colour-blue = Blau
terminal-colour-violet = Violett

terminal-welcome = Kartentisch: Was soll es sein?
terminal-game = Spiel
terminal-players = Personen
terminal-level = Stärke
terminal-language = Sprache
terminal-name = Dein Name
terminal-players-with-bots = { $players }: du und { $bots } Bots
terminal-play = Spielen

terminal-your-turn = Du bist am Zug
terminal-your-turn-with = Du bist am Zug · { $head }
terminal-turn = { $player } ist am Zug …
terminal-dealing = Es wird gegeben …
terminal-hint-hurry = Leertaste: ohne Pausen weiter, bis du gefragt bist
terminal-preparing = { $player } wird vorbereitet. Das dauert nur beim ersten Mal so lange.
terminal-rest = Kurze Pause
terminal-round-over = Die Runde ist zu Ende
terminal-continue = Weiter
terminal-group = { $head } ({ $number } Möglichkeiten)
terminal-back = Zurück
terminal-take-back = Letzten Schritt zurücknehmen
terminal-log = Was geschah
terminal-log-since = Seit deinem letzten Zug
terminal-over = { $number ->
    [0] Das Spiel ist zu Ende
    [one] Das Spiel ist zu Ende: { $winners } gewinnt
   *[other] Das Spiel ist zu Ende: gemeinsamer Sieg von { $winners }
 }
terminal-again = Noch einmal mit denselben
terminal-other = Ein anderes Spiel
terminal-save = Aufzeichnung speichern
terminal-quit = Beenden

terminal-leave = Das Spiel ist noch nicht zu Ende. Wirklich aufhören?
terminal-leave-kept = Das Spiel ist noch nicht zu Ende. Es bleibt, wie es ist, und du kannst später weiterspielen.
terminal-unfinished = Ein Spiel ist noch nicht zu Ende.
terminal-go-on = Weiterspielen, wo du warst
terminal-new-game = Neues Spiel
terminal-stay = Weiterspielen
terminal-save-as = In welche Datei soll die Aufzeichnung?
terminal-save-hint = Enter: speichern · Esc: doch nicht
terminal-saved = Gespeichert: { $file }
terminal-save-exists = { $file } gibt es schon; bitte einen anderen Namen wählen.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $why }

terminal-line-hint = Enter: fertig · Esc: wie es war
terminal-password = Das Passwort des Servers
terminal-retry = Noch einmal versuchen
terminal-leave-table = Das Spiel ist noch nicht zu Ende. Der Link führt dich zurück; bist du länger weg, übernimmt ein Bot.

terminal-space = Leertaste
terminal-page = Bild↑↓
terminal-key-choose = wählen
terminal-key-where = wo
terminal-key-turn = drehen
terminal-key-play = spielen
terminal-key-hurry = schneller
terminal-key-back = zurück
terminal-key-save = speichern
terminal-key-scroll = blättern
terminal-key-language = Sprache
terminal-key-theme = hell/dunkel
terminal-you = Du
terminal-step = { $round ->
    [0] Vor dem ersten Geben
   *[other] Runde { $round }, Zug { $move }
 } · { $at } von { $last } · { $eyes }
terminal-eyes-all = Zuschauer
terminal-happened = Was geschah
terminal-tenths = { $sign ->
    [minus] −
   *[other] {""}
 }{ $whole },{ $tenth }
terminal-answer = Die Antwort
terminal-key-step = Schritt
terminal-key-round = Runde
terminal-key-eyes = Augen
terminal-key-quit = beenden

# Die Spiele auf der ersten Seite.

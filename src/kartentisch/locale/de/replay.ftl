# Ein Spiel noch einmal ansehen
replay = Nachspielen
replay-time = Verlauf des Spiels
replay-part-back = Zum vorigen Stich oder Umlauf
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-part-on = Zum Ende des Stichs oder Umlaufs
replay-next = Zur nächsten Entscheidung, die etwas gekostet hat
replay-pace = { $pace }×
replay-pace-is = Tempo { $pace }, ändern
replay-round = Runde { $round }
replay-to-round = Zu Runde { $round }
replay-where-move = { $where } · Zug { $move }
replay-eyes = Mit wessen Augen?
replay-eyes-own = Meine Augen
replay-eyes-own-hint = Wie du es gesehen hast, ohne die Karten der anderen.
replay-eyes-hint = Nur was an diesem Platz zu sehen war.
replay-eyes-open = Offen
replay-eyes-open-hint = Alle Karten liegen offen.
replay-hands = Was die anderen hatten
replay-study = Analyse
replay-log = Stand und Verlauf
replay-share = Teilen
replay-link = Link zu dieser Stelle
replay-link-hint = Der Link führt genau zu dieser Stelle. Wer ihn hat, kann das ganze Spiel sehen, auch alle Karten.
replay-save = Herunterladen
replay-save-record = Als Aufzeichnung
replay-save-text = Als Text
replay-save-picture = Bild dieser Stelle
replay-save-hint = Aufzeichnung und Text verraten alle Karten; das Bild zeigt nur, was hier zu sehen ist.
replay-file = Aufzeichnung öffnen
replay-file-hint = Zieh eine Datei hierher oder wähle eine aus (.json, .jsonl, auch als .gz). Sie wird nirgends gespeichert.
replay-file-choose = Datei wählen
replay-drop-here = Aufzeichnung hier loslassen
replay-again = Nochmal ansehen
replay-which-back = Voriges Spiel
replay-which-on = Nächstes Spiel
replay-which = Welches Spiel der Datei?
replay-which-of = Spiel { $number } von { $all }
replay-no-game = Dieses Spiel lässt sich nicht zeigen
replay-no-record = Diese Aufzeichnung lässt sich nicht zeigen
replay-refused-at = Runde { $round }, Zug { $move }: { $words }
replay-lost = keine Verbindung zum Server, und dieses Spiel wurde hier noch nicht angesehen
replay-broken = die Datei ist keine Aufzeichnung, die sich hier lesen lässt
replay-unpacked = die Datei lässt sich nicht entpacken
replay-empty = die Datei ist leer
replay-key = { $key ->
    [step] ← →
    [part] ⇧ ← →
    [round] Pos1, Ende
    [play] Leertaste
    [next] N
   *[eyes] E
 }
replay-key-does = { $key ->
    [step] ein Zug zurück, weiter
    [part] ein Stich oder Umlauf
    [round] Anfang und Ende der Runde
    [play] abspielen, anhalten
    [next] die nächste Entscheidung, die etwas gekostet hat
   *[eyes] mit anderen Augen
 }

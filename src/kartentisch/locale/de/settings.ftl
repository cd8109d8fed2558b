# Einstellungen einer Person, im Browser gemerkt
settings-look = Bild und Ton
settings-theme = Licht
settings-theme-hint = Tageslicht oder Lampenlicht.
settings-theme-is = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das Gerät
 }
settings-motion-hint = Was gespielt wird, wandert über den Tisch.
settings-motion-is = { $motion ->
    [on] an
    [off] aus
   *[system] wie das Gerät
 }
settings-sound-hint = Leise Klänge und ein Ruf, wenn du am Zug bist.
settings-play = Beim Spielen
settings-hand-order = Handkarten ordnen
settings-hand-order-hint = { $at ->
    [here] Die höchste Karte zuerst.
   *[elsewhere] { $games }: die höchste Karte zuerst.
 }
settings-hand-order-is = { $order ->
    [value] nach Wert
   *[colour] nach Farbe
 }
settings-one-tap = Einmal tippen spielt aus
settings-one-tap-hint = Auf dem Touchscreen; sonst wählt das erste Tippen, das zweite spielt.
settings-auto-nod = Von selbst weiter
settings-auto-nod-hint = Sobald du ein Ergebnis ein paar Sekunden lang gesehen hast.
settings-notices = Hinweis außerhalb der Seite
settings-notices-hint = wenn du am Zug bist und gerade woanders hinsiehst
settings-notices-no = Dein Browser erlaubt dieser Seite keine Hinweise.
page-language = Sprache
page-name-hint = So sehen dich die anderen am Tisch.
page-save = Speichern
page-other-device = Auf einem anderen Gerät weiterspielen
page-other-device-hint = Öffne dort diesen Link oder scanne den Code mit der Kamera. Er gilt fünf Minuten lang und nur einmal; wer ihn hat, spielt als du.
page-get-code = Link erstellen

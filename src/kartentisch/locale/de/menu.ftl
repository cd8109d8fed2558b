# Das Menü eines Tisches, die Frage vor dem vorzeitigen Ende, und wie stark die Bots sein sollen
menu-pace = Tempo
menu-level = Stärke der Bots
menu-hints = Tipps
menu-hints-hint = Wer am Zug ist, darf einen Meister fragen. Alle sehen es.
menu-from-next = Das gilt ab dem nächsten Zug.
menu-host-sets = Bots: { $levels }, Tempo: { $pace }. Das kann der Gastgeber ändern.
menu-link = Link zum Tisch
menu-pause-hint = für alle, bis jemand weiterspielt
menu-end = Vorzeitig beenden …
menu-end-hint = { $alone ->
    [yes] du wirst vorher gefragt
   *[no] erst wirst du gefragt, dann die anderen
 }
menu-leave = Tisch verlassen …
menu-end-counts = { $rounds ->
    [0] Noch ist keine Runde zu Ende, also zählt nichts.
    [1] Es zählt der Stand nach einer Runde.
   *[other] Es zählt der Stand nach { $rounds } Runden.
 }
menu-end-begun = Die angefangene Runde wird nicht gewertet.
menu-end-ask = { $number ->
    [one] { $names } muss zustimmen. Bis dahin geht es weiter.
   *[other] { $names } müssen zustimmen. Bis dahin geht es weiter.
 }
menu-end-propose = Ende vorschlagen
menu-end-now = Jetzt beenden
menu-offer-title = Wie stark sollen die Bots nächstes Mal sein?
menu-offer = Stufe der Bots: { $level }. Nächstes Mal:
menu-offer-why = { $went ->
    [lost] Das war deutlich. Leichter wäre { $level }:
   *[won] Das war deutlich. Schwerer wäre { $level }:
 }
menu-offer-is = { $wish ->
    [easier] leichter
    [harder] schwerer
   *[same] gleich
 }
menu-play-question = Wie stark sollen sie sein?
menu-play-go = Losspielen
menu-play-kept = Das gilt auch fürs nächste Mal. Beides kannst du im Spiel ändern.
menu-play-against = { $game } gegen { $number } Bots
page-preparing = { $name } wird gerade vorbereitet. Das dauert nur beim ersten Mal.
page-preparing-progress = Vorbereitung des Bots
menu-report = Etwas melden …
menu-report-hint = das liest nur, wer diesen Server betreibt
menu-report-about = Um wen oder was geht es?
menu-report-other = Um etwas anderes
menu-report-what = Was war los?
menu-report-send = Meldung abschicken
menu-report-thanks = Danke. Wer diesen Server betreibt, liest es.
menu-report-told = Am Tisch erfährt das niemand. Tisch, Uhrzeit und dein Name gehen mit.
menu-fair-hint = { $over ->
    [yes] prüfen, dass niemand die Karten ausgesucht hat
   *[no] was vor dem Geben zugesagt wurde
 }
menu-fair = Faires Geben …

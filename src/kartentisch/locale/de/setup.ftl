# Ein Tisch entsteht: was gespielt wird und wer mitspielt
page-game = Spiel
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
page-clock = Bedenkzeit
page-clock-hint = Danach macht ein Bot den Zug; beim zweiten Mal in Folge übernimmt er deinen Platz.
page-clock-none = keine
page-pace = Tempo der Bots
page-pace-hint = Wie lange sie zu überlegen scheinen.
page-visibility = Sichtbarkeit
page-visibility-hint = Privat heißt: nur mit dem Link.
page-private = privat
page-public = offen
page-onlookers = Zuschauer
page-onlookers-hint = Sie sehen nur, was alle sehen.
page-bot-talk = Bots reden
page-bot-talk-hint = Ab und zu ein Satz über das Spiel: Sie verdächtigen andere, verteidigen sich und bitten um Hilfe.
page-hints = Tipps
page-hints-hint = „Was würde ein Meister tun?“ Alle sehen, dass Tipps an sind. Ein Spiel mit Tipp zählt nicht in der Statistik.
page-hints-is = { $hints ->
    [true] erlaubt
    [false] nie
   *[null] nur gegen Bots
 }
page-link-later = Den Link bekommst du am Tisch, auch als QR-Code.
page-open-table = Tisch eröffnen
page-open-and-start = Losspielen
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
page-on = { $on ->
    [yes] an
   *[no] aus
 }
page-settings-clock = Bedenkzeit { $seconds } Sekunden
page-settings-public = Der Tisch ist in der Liste zu finden.
page-settings-private = Der Tisch ist nur mit dem Link zu finden.
page-change = Ändern
page-fair-look = Ansehen
page-fair-hint = { $number ->
    [0] Der Server hat sich beim Mischen festgelegt.
    [1] Der Server hat sich beim Mischen festgelegt; eine Person hat eine Zahl beigetragen.
   *[other] Der Server hat sich beim Mischen festgelegt; { $number } Personen haben eine Zahl beigetragen.
 }
page-fair = Faires Geben
page-chair-shared = Jemand an diesem Gerät
page-chair-shared-hint = Ihr reicht das Gerät weiter; zwischen den Zügen ist alles verdeckt.
page-chair-shared-name = Name
page-chair-sharing = an diesem Gerät

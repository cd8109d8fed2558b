# Die Regeln von Die sieben Siegel für die Seite. Eine Zeile je Regel („S1 …“); „= …“ ist eine Überschrift, „! …“ unsere Entscheidung zur Regel darüber.

siegel-rules =
    = Material
    S1 Es gibt 75 Karten: die Werte 1 bis 15 in Rot, Gelb, Grün, Blau und Violett.
    S2 Es gibt 27 Siegel: 5 rote, je 3 gelbe, grüne, blaue und violette, 4 weiße und 6 schwarze. Dazu kommt eine Figur, der Saboteur.
    S3 Zu 3 spielt ihr mit den Werten 1 bis 9, zu 4 mit 1 bis 12, zu 5 mit allen. So bekommt jede Person immer genau 15 Karten, und keine bleibt übrig. Deine Hand liegt nach Farben sortiert.
    = Vorhersage
    S4 Links von der Person, die gegeben hat, geht es los, dann reihum. Alle kommen genau einmal dran: Entweder du sagst voraus, oder du nimmst den Saboteur.
    S5 Nur eine Person kann Saboteur sein. Hat jemand die Figur genommen, müssen alle anderen vorhersagen. Niemand muss sie nehmen.
    S6 Für jeden Stich, den du gewinnen willst, nimmst du ein Siegel in der Farbe dieses Stichs. Du darfst auch gar keins nehmen und sagst damit null Stiche voraus.
    ! Eine Obergrenze gibt es nicht: Du darfst nehmen, was zu haben ist.
    S7 Ist eine Farbe in der Tischmitte aufgebraucht, nimmst du das Siegel von einer beliebigen Person, die eins hat. Sie bekommt dafür sofort ein weißes Siegel. Solange die Mitte die Farbe noch hat, darfst du niemandem eins wegnehmen. Nur auf diesem Weg kommen weiße Siegel ins Spiel.
    S8 Sind keine weißen Siegel mehr da, darf niemand mehr ein Siegel von anderen nehmen.
    ! Die Anleitungen schweigen dazu. Einstellbar ist, dass man dann trotzdem nehmen darf und die beraubte Person leer ausgeht.
    S9 Der Saboteur hat nie Siegel, weder jetzt noch später.
    = Stiche
    S10 Wer links von der gebenden Person sitzt, spielt zum ersten Stich eine beliebige Karte aus. Reihum spielen alle eine Karte dazu. Wer die ausgespielte Farbe hat, muss sie bedienen; wer sie nicht hat, darf alles spielen.
    S11 Rot ist immer Trumpf. Die höchste rote Karte gewinnt den Stich; liegt kein Rot, gewinnt die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt als Nächstes aus. Gespielt werden 15 Stiche.
    S12 Wer einen Stich gewinnt, gibt sofort ein Siegel in der Farbe des Stichs in die Mitte zurück. Wurde Rot ausgespielt: ein rotes. Wurde eine andere Farbe ausgespielt und mit ihr gewonnen: eins in dieser Farbe. Wurde eine andere Farbe ausgespielt und mit Rot gestochen: nach Wahl ein rotes oder eins in der ausgespielten Farbe.
    S13 Ein weißes Siegel darfst du für jeden Stich zurückgeben, auch wenn ein farbiges passen würde.
    S14 Passt keins deiner Siegel, nimmst du ein schwarzes.
    ! Hast du ein weißes, gibst du zuerst das zurück; es zu behalten lohnt sich nie. Einstellbar ist, dass du das weiße behalten und ein schwarzes nehmen darfst, oder gar keins, wenn keins mehr da ist.
    S15 In jeder Runde gibt es 6 schwarze Siegel. Sind alle vergeben, nimmst du nichts.
    S16 Auch der Saboteur gewinnt Stiche und spielt dann aus. Er gibt aber nichts zurück und nimmt auch nichts.
    S17 Zurückgegeben wird sofort; nachholen lässt es sich nicht. Das Programm erledigt es für dich und fragt nur, wenn du wirklich die Wahl hast.
    ! Einstellbar ist, dass du selbst daran denken musst, bevor du zum nächsten Stich ausspielst. Wer es vergisst, behält das Siegel. Ein schwarzes Siegel wird nie vergessen. Bis zum nächsten Ausspielen dürfen die anderen dich erinnern.
    = Wertung
    S18 Nach 15 Stichen kostet jedes übrige farbige Siegel 2 Strafpunkte, jedes schwarze 3 und jedes weiße 4. Ohne Siegel sind es 0.
    S19 Der Saboteur bekommt 4 Strafpunkte, und einen weniger für jedes schwarze Siegel der anderen, aber nie weniger als 0. Einstellbar sind 5 statt 4; zu dritt ist das zu empfehlen.
    S20 Danach kommen alle Siegel und die Figur zurück, und links davon wird gegeben. Gespielt werden so viele Runden, wie Personen am Tisch sitzen, zu 3 aber 6. Einstellbar sind 1 bis 20 Runden.
    S21 Wer am Ende die wenigsten Strafpunkte hat, gewinnt.
    ! Bei Gleichstand gewinnt ihr gemeinsam. Wer als Erstes gibt, entscheidet das Los.
    S22 Einstellbar ist das lange Spiel von der Website des Autors: 9, 8 oder 10 Runden zu 3, 4 oder 5. Der Saboteur kostet dann beim ersten Mal wie üblich, und einen Punkt mehr für jedes weitere Mal, das dieselbe Person ihn nimmt.
    = Wer was weiß
    S23 Alle sehen die Vorhersagen, alle Siegel, den Saboteur, wer gibt, die Karten auf dem Tisch, wie viele Karten jede Person hat, wer welchen Stich mit welcher Farbe gewann, und die Punkte. Geheim ist nur deine Hand.
    ! Der letzte Stich darf angesehen werden, bis der nächste vollständig ist. Ältere Karten sieht während der Runde niemand, danach sind alle offen. Einstellbar ist, dass alle gespielten Karten jederzeit offen liegen.

# Die Arena: Bots im Vergleich bei denselben Karten.

cli-help-arena =
    Lässt Bots mit denselben Karten gegeneinander spielen und sagt mit einem Intervall, wie viel besser einer ist.

    Aufruf:  kartentisch arena SPIEL --bots NAME,NAME,… [--players N] [--deals K] [--json DATEI] …

      SPIEL               { $games }
      --bots NAME,…       zwei oder mehr Bots, jeder unter jedem der anderen, in beide Richtungen;
                          paket.modul:funktion nennt einen eigenen Bot
      --players N         wie viele mitspielen (sonst 4)
      --deals K           wie viele Runden höchstens gegeben werden (sonst 1200)
      --until BREITE      weniger, wenn die 95-%-Intervalle schon vorher innerhalb ± BREITE liegen
      --games K           wie viele ganze Spiele für den Anteil der Siege (sonst ein Zehntel der Runden)
      --league            gemischte Tische aller Bots und eine Rangliste statt der Paare
      --budget ANZAHL     Simulationen je Entscheidung, für Bots, die suchen (sonst 200)
      --seed S            ein beliebiger Text: derselbe führt zum selben Ergebnis, mit wie vielen Prozessen auch immer (sonst 1)
      --option NAME=WERT  eine Option des Spiels; darf mehrmals stehen
      --limit SEKUNDEN    so lange darf eine Entscheidung dauern; wer länger braucht, beendet die Arena
      --workers N         wie viele Prozesse spielen (sonst so viele, wie es Kerne gibt)
      --ray ADRESSE       stattdessen auf einem Ray-Cluster spielen
      --json DATEI        wohin das Ergebnis kommt; bis es fertig ist, steht in DATEI.part, was gespielt wurde
      --restart           von vorn beginnen, was auch immer in DATEI.part steht
      --plot DATEI        wohin das Ergebnis gezeichnet wird (SVG)
      --language CODE     de, nl oder en

    Gegeben wird je eine Runde. Auf jedem Platz sitzt der Kandidat einmal unter dem anderen Bot; seine Punkte werden
    mit denen des anderen Bots auf demselben Platz mit denselben Karten verglichen. Nach einem Abbruch macht derselbe
    Befehl weiter.

    Bots
    { $bots }

    Optionen der Spiele (mit der Regel, die sie erklärt)
    { $options }

    Beispiele
      kartentisch arena siegel --bots apprentice,random --deals 200
      kartentisch arena siegel --players 4 --bots master,journeyman --until 0.25 --json ergebnis.json --plot ergebnis.svg
      kartentisch arena saboteur --players 5 --bots random,apprentice,meinbot:make --league

arena-head = { $game } · { $players } Personen · { $deals } Runden · { $games } ganze Spiele · Seed { $seed } · Budget { $budget }
arena-candidate = Kandidat
arena-others = unter
arena-unit = { $unit ->
    [penalty] Strafpunkte je Runde
   *[gold] Gold je Runde
 }
arena-interval = 95 %
arena-won = Spiele gewonnen
arena-margin = Abstand je Runde
arena-time = ms je Entscheidung
arena-pair = { $candidate } unter { $others }
arena-points = Punkte je Runde
arena-in-seats = { $others } auf denselben Plätzen: { $value }
arena-by-seat = Unterschied je Platz, ab dem, der beginnt
arena-wins = ganze Spiele gewonnen
arena-halves = mit der Hälfte der Plätze
arena-halves-margin = Abstand mit der Hälfte der Plätze
arena-halves-points = Punkte mit der Hälfte der Plätze
arena-fair = ausgeglichen wären { $value }
arena-belief = Fehler der Vermutungen (Brier)
arena-prior = allein aus der Verteilung: { $value }; um { $better } besser
arena-times = ms: längste, Mittel aller Antworten
arena-alike = { $bot } unter seinesgleichen
arena-league = Wertung nach Plackett–Luce, 0 ist der Durchschnitt; wer 200 mehr hat, liegt in drei von vier Fällen vorn
arena-bot = Bot
arena-rating = Wertung
arena-rounds = Runden
arena-plot-won = Gewonnene Spiele, Prozentpunkte mehr als bei gleicher Stärke: rechts ist besser
arena-plot-points = { $unit ->
    [penalty] Unterschied in Strafpunkten je Runde, gleiche Plätze und Karten: links ist besser
   *[gold] Unterschied in Gold je Runde, gleiche Plätze und Karten: rechts ist besser
 }
arena-plot-league = Wertung nach Plackett–Luce: rechts ist besser
arena-plot-where = { $game }, { $players } Personen, { $deals } Runden, { $games } Spiele; Linien: 95-%-Intervalle
arena-kept = Angehalten. In { $file } steht, was gespielt wurde; derselbe Befehl macht dort weiter.
arena-lost = Angehalten. Mit --json DATEI wäre aufgehoben worden, was gespielt wurde.
arena-resumed = { $file }: { $tables } Tische sind schon gespielt.

illegal-arena-bots = eine Arena braucht mindestens zwei Bots; --bots hat { $number }
illegal-arena-other = { $file } gehört zu einer Arena mit anderen Einstellungen ({ $names }); nimm eine andere Datei oder --restart
illegal-arena-journal = { $file } ist kein Protokoll einer Arena; nimm eine andere Datei oder --restart
illegal-arena-busy = in { $file } schreibt gerade eine andere Arena
illegal-arena-no-league = { $option } gehört nicht zu --league
illegal-arena-no-ray = --ray braucht das Paket ray; installiere kartentisch[ray]
illegal-arena-ray = kein Ray-Cluster unter { $address }: { $why }
illegal-bot-path = { $path } ist kein Importpfad; einer sieht so aus: paket.modul:funktion
illegal-bot-module = { $path }: es gibt kein Modul { $module }
illegal-bot-attribute = { $path }: im Modul { $module } gibt es kein { $name }
illegal-bot-import = { $path } lässt sich nicht importieren: { $why }
illegal-bot-make = { $path } hat keinen Bot ergeben: { $why }
illegal-bot-choose = { $path } hat etwas der Art { $kind } ergeben, und das hat keine Methode choose
illegal-bot-belief = was der Bot { $bot } auf Platz { $seat } über die anderen glaubt, sind nicht { $seats } Zahlen zwischen 0 und 1

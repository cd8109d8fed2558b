# Die Analyse: was jede Entscheidung einer Partie wert war.

cli-help-analyse =
    Sagt, was jede Entscheidung einer Partie wert war, verglichen mit allem, was sonst möglich gewesen wäre, soweit man
    es am Platz wissen konnte; was Glück war; und bei Saboteur, wer wann verdächtig war.

    Aufruf:  kartentisch analyse DATEI [--line Z] [--seat P] [--budget ANZAHL] [--json ZIEL] …

      DATEI               Aufzeichnungen, eine pro Zeile (JSON Lines); - ist die Standardeingabe
      --line Z            nur die Aufzeichnung in dieser Zeile (sonst alle)
      --seat P            mit wessen Augen der Verdacht gezeigt wird; Plätze zählen ab 0 (sonst mit denen eines Zuschauers)
      --budget ANZAHL     Welten, in denen eine Entscheidung mit den anderen verglichen wird (sonst { $worlds })
      --replays K         wie oft ein Meister jede Runde auf jedem Platz noch einmal spielt (sonst { $replays }; 0: nie)
      --seed S            beliebiger Text: derselbe gibt dasselbe Ergebnis (sonst 0)
      --workers N         wie viele Prozesse rechnen (sonst einer); das Ergebnis bleibt gleich
      --json ZIEL         wohin alles geschrieben wird; - ist die Standardausgabe
      --language CODE     de, nl oder en

    Aufgeführt wird nur, was spürbar und mindestens drei Standardfehler gekostet hat. Verdeckte Karten der anderen
    spielen beim Urteil über eine Entscheidung keine Rolle. Verfahren und Grenzen: docs/analysis.md.

    Beispiele
      kartentisch analyse partien.jsonl --line 3
      kartentisch analyse partien.jsonl --workers 4 --json analyse.json

analyse-decimal-sign = ,
analyse-head = { $game }: { $decisions } Entscheidungen, davon { $chosen } mit Wahl; je { $worlds } Welten
analyse-unit = { $unit ->
    [penalty] Punkte
   *[gold] Gold
 }
analyse-seat = { $name }: Entscheidungen haben zusammen { $cost } { $unit } gekostet, { $mistakes ->
    [0] keine davon deutlich
    [1] eine davon deutlich
   *[other] { $mistakes } davon deutlich
 }
analyse-round = Runde { $round }: { $points } bekommen; ein Meister mit diesen Karten { $mean } ± { $error }; eigene Entscheidungen { $own }, { $fortune ->
    [bad] Pech
   *[good] Glück
 } { $luck }
analyse-mistakes = Teure Entscheidungen:
analyse-no-mistakes = Keine Entscheidung hat messbar etwas gekostet.
analyse-mistake = Runde { $round }, Zug { $move }, { $name }: { $chosen } · besser: { $best } · Kosten { $cost } ± { $error } { $unit }
analyse-more = und { $number } weitere
analyse-suspicion = Verdacht in Runde { $round }, { $eyes }:
analyse-pin = Zug { $move }, { $by }, { $played }: { $name } { $change } auf { $after } %
analyse-truth = { $number ->
    [0] In Wahrheit war niemand Saboteur.
    [one] In Wahrheit war { $names } der Saboteur.
   *[other] In Wahrheit waren { $names } die Saboteure.
 }
analyse-written = { $decisions } Entscheidungen in { $file } geschrieben.
illegal-analysis-none = für { $game } gibt es keine Analyse

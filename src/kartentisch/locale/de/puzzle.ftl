# Rätsel: was auf der Seite und im Terminal gleich ist
puzzle-daily = Rätsel des Tages
puzzle-numbered = Rätsel { $number }
puzzle-grade = Schwierigkeit { $grade } von 7
puzzle-choose = Mit { $letter } antworten
puzzle-right = Richtig.
puzzle-near = Knapp daneben.
puzzle-wrong = Diesmal nicht.
puzzle-best-is = { $letter } ist klar am besten: erwartete Strafpunkte je Antwort.
puzzle-costs = { $letter } kostet im Mittel { $points } Punkte mehr als { $best }.
puzzle-yours = deine Wahl
puzzle-best = am besten
puzzle-worlds = Verglichen in { $number } möglichen Verteilungen, die zu allem passen, was du weißt.
puzzle-another = Noch ein Rätsel
puzzle-streak = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 }
puzzle-streak-solved = in Folge gelöst
puzzle-streak-best = in Folge, Bestwert { $days }
puzzle-shared-right = Kartentisch, { $date }: richtig
puzzle-shared-near = Kartentisch, { $date }: { $points } daneben
puzzle-shared-wrong = Kartentisch, { $date }: daneben
puzzle-shared-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzle-progress = { $done } von { $all }
puzzle-week = Die Rätsel der Woche, Montag bis Sonntag
puzzle-day = { $day }: { $how ->
    [solved] gelöst
    [missed] nicht gelöst
    [today] heute
   *[to-come] kommt noch
 }
puzzle-all = Alle Rätsel
puzzle-pick = Wähle eine Antwort
puzzle-facts = Was zu sehen war
puzzle-missing = Die Rätsel sind gerade nicht zu erreichen.
puzzle-again = Noch einmal versuchen
puzzle-solve = Lösen

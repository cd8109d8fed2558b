# Puzzels: wat op de pagina en in de terminal hetzelfde is
puzzle-daily = Puzzel van de dag
puzzle-numbered = Puzzel { $number }
puzzle-grade = Moeilijkheid { $grade } van 7
puzzle-choose = { $letter } antwoorden
puzzle-right = Goed.
puzzle-near = Bijna.
puzzle-wrong = Deze keer niet.
puzzle-best-is = { $letter } is duidelijk het best: verwachte strafpunten per antwoord.
puzzle-costs = { $letter } kost gemiddeld { $points } punten meer dan { $best }.
puzzle-yours = jouw keuze
puzzle-best = het best
puzzle-worlds = Vergeleken in { $number } mogelijke verdelingen die passen bij alles wat je weet.
puzzle-another = Nog een puzzel
puzzle-streak = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
 }
puzzle-streak-solved = op rij opgelost
puzzle-streak-best = op rij, beste { $days }
puzzle-shared-right = Kartentisch, { $date }: goed
puzzle-shared-near = Kartentisch, { $date }: { $points } ernaast
puzzle-shared-wrong = Kartentisch, { $date }: ernaast
puzzle-shared-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
 }
puzzle-progress = { $done } van { $all }
puzzle-week = De puzzels van de week, van maandag tot zondag
puzzle-day = { $day }: { $how ->
    [solved] opgelost
    [missed] niet opgelost
    [today] vandaag
   *[to-come] komt nog
 }
puzzle-all = Alle puzzels
puzzle-pick = Kies een antwoord
puzzle-facts = Wat er te zien was
puzzle-missing = De puzzels zijn nu niet bereikbaar.
puzzle-again = Nog eens proberen
puzzle-solve = Oplossen

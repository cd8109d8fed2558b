# Puzzles: what is the same on the page and in the terminal
puzzle-daily = Puzzle of the day
puzzle-numbered = Puzzle { $number }
puzzle-grade = Difficulty { $grade } of 7
puzzle-choose = Answer { $letter }
puzzle-right = Right.
puzzle-near = Nearly.
puzzle-wrong = Not this time.
puzzle-best-is = { $letter } is clearly the best: expected penalty points for each answer.
puzzle-costs = { $letter } costs { $points } points more than { $best } on average.
puzzle-yours = your choice
puzzle-best = best
puzzle-worlds = Compared in { $number } possible deals that fit everything you know.
puzzle-another = Another puzzle
puzzle-streak = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
puzzle-streak-solved = solved in a row
puzzle-streak-best = in a row, best { $days }
puzzle-shared-right = Kartentisch, { $date }: right
puzzle-shared-near = Kartentisch, { $date }: { $points } off
puzzle-shared-wrong = Kartentisch, { $date }: wrong
puzzle-shared-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
puzzle-progress = { $done } of { $all }
puzzle-week = This week’s puzzles, Monday to Sunday
puzzle-day = { $day }: { $how ->
    [solved] solved
    [missed] not solved
    [today] today
   *[to-come] to come
 }
puzzle-all = All puzzles
puzzle-pick = Choose an answer
puzzle-facts = What there was to see
puzzle-missing = The puzzles cannot be reached at the moment.
puzzle-again = Try again
puzzle-solve = Solve

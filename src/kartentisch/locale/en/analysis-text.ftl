# Analysis: what each decision of a game was worth.

cli-help-analyse =
    Tells what each decision of a game was worth, beside everything else that could have been done, as far as its
    player could know; what was luck; and, in Saboteur, who was suspected when.

    Usage:  kartentisch analyse FILE [--line L] [--seat S] [--budget COUNT] [--json OUT] …

      FILE                records, one per line (JSON Lines); - is standard input
      --line L            only the record on this line (default: all)
      --seat S            through whose eyes suspicion is shown; seats count from 0 (default: an onlooker’s)
      --budget COUNT      worlds in which a decision is compared with the others (default: { $worlds })
      --replays K         how often a master plays each round once more in each seat (default: { $replays }; 0: never)
      --seed S            any text: the same seed gives the same result (default: 0)
      --workers N         how many processes compute (default: one); the result stays the same
      --json OUT          where to write everything; - is standard output
      --language CODE     de, nl or en

    A cost is only listed where it is large enough to matter and at least three standard errors. The players’ hidden
    cards are never used to judge a decision. The method and its limits: docs/analysis.md.

    Examples
      kartentisch analyse games.jsonl --line 3
      kartentisch analyse games.jsonl --workers 4 --json analysis.json

analyse-decimal-sign = .
analyse-head = { $game }: { $decisions } decisions, { $chosen } of them with a choice; { $worlds } worlds each
analyse-unit = { $unit ->
    [penalty] points
   *[gold] gold
 }
analyse-seat = { $name }: decisions cost { $cost } { $unit } in all, { $mistakes ->
    [0] none of them clearly
    [1] one of them clearly
   *[other] { $mistakes } of them clearly
 }
analyse-round = round { $round }: got { $points }; a master with these cards { $mean } ± { $error }; own decisions { $own }, { $fortune ->
    [bad] bad luck
   *[good] good luck
 } { $luck }
analyse-mistakes = Costly decisions:
analyse-no-mistakes = No decision cost anything measurable.
analyse-mistake = round { $round }, move { $move }, { $name }: { $chosen } · better: { $best } · cost { $cost } ± { $error } { $unit }
analyse-more = and { $number } more
analyse-suspicion = Suspicion in round { $round }, { $eyes }:
analyse-pin = move { $move }, { $by }, { $played }: { $name } { $change } to { $after }%
analyse-truth = { $number ->
    [0] In truth nobody was a saboteur.
    [one] In truth { $names } was the saboteur.
   *[other] In truth the saboteurs were { $names }.
 }
analyse-written = { $decisions } decisions written to { $file }.
illegal-analysis-none = there is no analysis for { $game }

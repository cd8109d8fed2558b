# What the decisions of a finished game were worth
study-offer = A master looks at every decision: what else was possible, what it was worth, and what was luck.
study-begin = Analyse this game
study-stop = Stop
study-progress = { $of ->
    [0] Waiting for the server …
   *[other] Calculating, { $done } of { $of }
 }
study-trouble = { $why ->
    [failed] The analysis failed. Please try again.
   *[lost] The analysis cannot be fetched without a connection.
 }
study-decision = { $whose ->
    [own] Your decision
   *[other] { $name }’s decision
 }
study-none = There was no decision here that can be judged through these eyes.
study-good = That was good.
study-near = Hardly any difference.
study-only = There was no choice.
study-best = best
study-better = better
study-played = played
study-more = { $number ->
    [1] One other move was worse or equal.
   *[other] { $number } other moves were worse or equal.
 }
study-worlds = Calculated over { $worlds } possible deals.
study-master = { $unit ->
    [penalty] { $whose ->
        [own] With your cards a master gets { $mean } penalty points on average. You got { $points }.
       *[other] With { $name }’s cards a master gets { $mean } penalty points on average. { $name } got { $points }.
     }
   *[gold] { $whose ->
        [own] In your place a master gets { $mean } gold on average. You got { $points }.
       *[other] In { $name }’s place a master gets { $mean } gold on average. { $name } got { $points }.
     }
 }
study-part-master = master { $value }
study-part-own = own decisions { $value }
study-part-luck = { $bad ->
    [true] bad luck { $value }
   *[false] good luck { $value }
 }
study-outlook = Outlook
study-outlook-hint = { $unit ->
    [penalty] Expected penalty points of each round; dashed: a master.
   *[gold] Expected gold of each round; dashed: a master.
 }
study-values-when = When
study-values-expected = Expected at the start
study-values-result = Result
study-values-master = Master
study-cost = Costly decisions
study-cost-none = No decision cost anything measurable.
study-suspicion = { $whose ->
    [own] Your suspicion
    [other] { $name }’s suspicion
   *[nobody] What an onlooker would suspect
 }
study-suspicion-hint = { $role }, in per cent, from what could be seen there.
study-percent = { $percent }%
study-pins = What changed it
study-values-begin = Start
study-values-move = Move { $move }

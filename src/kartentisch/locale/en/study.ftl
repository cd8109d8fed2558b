# What the decisions of a finished game were worth
study-offer = A master looks at every decision: what else was possible, what it was worth, and what was luck.
study-begin = Analyse this game
study-stop = Stop
study-progress = { $of ->
    [0] Waiting for the server …
   *[other] Calculating, { $done } of { $of }
 }
study-trouble = { $why ->
    [failed] The analysis did not succeed. Try it once more.
   *[lost] The analysis cannot be fetched without a connection.
 }
study-decision = { $whose ->
    [own] Your decision
   *[other] { GENITIVE($name) } decision
 }
study-none = Nothing was decided at this moment that these eyes can judge.
study-good = That was good.
study-near = Hardly a difference.
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
    [points] { $whose ->
        [own] With your cards a master gets { $mean } penalty points on average. You got { $points }.
       *[other] With { GENITIVE($name) } cards a master gets { $mean } penalty points on average. { $name } got { $points }.
     }
   *[gold] { $whose ->
        [own] In your place a master gets { $mean } gold on average. You got { $points }.
       *[other] In { GENITIVE($name) } place a master gets { $mean } gold on average. { $name } got { $points }.
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
    [points] Expected penalty points of each round; dashed: a master.
   *[gold] Expected gold of each round; dashed: a master.
 }
study-cost = Where it cost
study-cost-none = No decision has cost measurably.
study-suspicion = { $whose ->
    [own] Your suspicion
    [other] { GENITIVE($name) } suspicion
   *[nobody] What an onlooker would suspect
 }
study-suspicion-hint = { $role }, in per cent, by what could be seen from there.
study-percent = { $percent } %
study-pins = What moved it

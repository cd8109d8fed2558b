# Die sieben Siegel: Fragen und Erklärungen der Rätsel, auf der Seite und im Terminal
siegel-puzzle-seals = Welche Siegel?
siegel-puzzle-card = Welche Karte?
siegel-puzzle-seals-share = Welche Siegel würdest du nehmen?
siegel-puzzle-card-share = Welche Karte würdest du spielen?
siegel-puzzle-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[v] Violett
 }
siegel-puzzle-a-card = { siegel-puzzle-colour } { $value }
siegel-puzzle-ask-seals = { $place ->
    [first] Du sagst zuerst voraus und spielst aus.
    [last] Du hast gegeben und sagst zuletzt voraus. { $leader } spielt aus.
   *[middle] Du sagst als Nächstes voraus. { $leader } spielt aus.
 }
siegel-puzzle-ask-lead = Stich { $trick } von { $tricks }: Du spielst aus.
siegel-puzzle-ask-follow = Stich { $trick } von { $tricks }: Ausgespielt ist { siegel-puzzle-colour }.
siegel-puzzle-takes = { $number ->
    [0] keinen Stich
    [one] { $number } Stich
   *[other] { $number } Stiche
 }
siegel-puzzle-robs = von { $player }
siegel-puzzle-from = { siegel-puzzle-colour } von { $player }

siegel-why-saboteur = In { $percent } von 100 Runden nehmen die anderen hier { $blacks ->
    [1] mindestens ein schwarzes Siegel
   *[other] mindestens { $blacks } schwarze Siegel
 }: Jedes davon macht den Saboteur billiger.
siegel-why-hard-hand = Genau vorhersagen lässt sich diese Hand schlecht: { $letter } bleibt nur in { $percent } von 100 Runden ohne Strafpunkte.
siegel-why-clean = { $letter } bleibt in { $percent } von 100 Runden ohne Strafpunkte.
siegel-why-no-saboteur = Der Saboteur ({ $letter }) wird hier selten billig: Nur in { $percent } von 100 Runden nehmen die anderen { $blacks } oder mehr schwarze Siegel.
siegel-why-left = Mit { $letter } bleibt in { $percent } von 100 Runden ein Siegel liegen, mit der besten Wahl in { $best }.
siegel-why-black = Mit { $letter } nimmst du in { $percent } von 100 Runden ein schwarzes Siegel, mit der besten Wahl in { $best }.
siegel-why-less-clean = Bei { $letter } sind es { $percent }, und danebenzuliegen kostet dort mehr.
siegel-why-ruff = Dein { siegel-puzzle-colour } ist kurz ({ $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
 }). Danach stichst du mit Rot ein, meist { $times ->
    [1] einmal
   *[other] { $times }-mal
 }.
siegel-why-ruff-void = { siegel-puzzle-colour } hast du gar nicht. Dort stichst du mit Rot ein, meist { $times ->
    [1] einmal
   *[other] { $times }-mal
 }.
siegel-why-top = { $cards ->
    [one] Deine höchste rote Karte schlägt niemand
   *[other] Deine { $cards } höchsten roten Karten schlägt niemand
 }; insgesamt gewinnst du meist { $tricks ->
    [1] einen Stich
   *[other] { $tricks } Stiche
 }.
siegel-why-tricks = Mit dieser Hand gewinnst du meist { $tricks ->
    [0] keinen Stich
    [1] einen Stich
   *[other] { $tricks } Stiche
 }.

siegel-why-throw = Diesen Stich gewinnst du mit keiner der vier Karten; es geht darum, was du loswirst.
siegel-why-any-wins = Diesen Stich gewinnst du mit jeder der vier Karten; es geht darum, was du behältst.
siegel-why-trick = Mit { siegel-puzzle-a-card } gewinnst du diesen Stich in { $percent } von 100 Runden.
siegel-why-win-wanted = Mit { siegel-puzzle-a-card } gewinnst du diesen Stich in { $percent } von 100 Runden, und du hast noch ein passendes Siegel.
siegel-why-win-unwanted = { siegel-puzzle-a-card } gewinnt diesen Stich in { $percent } von 100 Runden, obwohl dir ein passendes Siegel fehlt: Später käme es teurer.
siegel-why-duck = Diesen Stich überlässt du besser den anderen: Mit { siegel-puzzle-a-card } gewinnst du ihn in { $percent } von 100 Runden.
siegel-why-duck-unwanted = Für diesen Stich hast du kein passendes Siegel. Mit { siegel-puzzle-a-card } gewinnst du ihn nur in { $percent } von 100 Runden.
siegel-why-other-trick = Mit { $letter } gewinnst du ihn in { $percent } von 100.
siegel-why-card-black = Am Ende nimmst du so in { $best } von 100 Runden ein schwarzes Siegel, mit { $letter } in { $percent }.
siegel-why-card-left = Am Ende bleibt so in { $best } von 100 Runden ein Siegel liegen, mit { $letter } in { $percent }.
siegel-why-card-clean = So bleibst du in { $percent } von 100 Runden ohne Strafpunkte, mit { $letter } in { $other }.
siegel-why-card-saboteur = So nehmen die anderen in { $percent } von 100 Runden { $blacks ->
    [1] mindestens ein schwarzes Siegel
   *[other] mindestens { $blacks } schwarze Siegel
 }, mit { $letter } in { $other }.

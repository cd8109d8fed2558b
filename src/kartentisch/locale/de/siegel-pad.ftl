# Die sieben Siegel auf dem Punkteblock
siegel-pad-title = Punkteblock
siegel-pad-hint = Was ist übrig? Jedes Drücken zählt eins dazu.
siegel-pad-seals = { $name }, { $kind ->
    [r] rote Siegel
    [y] gelbe Siegel
    [g] grüne Siegel
    [b] blaue Siegel
    [v] violette Siegel
    [w] weiße Siegel
   *[k] schwarze Siegel
 }: { $number }
siegel-pad-saboteur = { $name } war Saboteur
siegel-pad-as-saboteur = Saboteur: { $price } minus { $blacks } { $blacks ->
    [one] schwarzes
   *[other] schwarze
 }
siegel-pad-too-many = { $number } { $kind ->
    [r] rote Siegel
    [y] gelbe Siegel
    [g] grüne Siegel
    [b] blaue Siegel
    [v] violette Siegel
    [w] weiße Siegel
   *[k] schwarze Siegel
 }
siegel-pad-only = Es gibt nur { $most }.
siegel-pad-all-robbed = Alle, die vorhergesagt haben, haben ein weißes Siegel.
siegel-pad-last = Wer als Letztes vorhersagt, dem nimmt niemand eines weg.
siegel-pad-nothing = Niemand hat etwas übrig?
siegel-pad-both = { $name } hat weiße und schwarze Siegel?
siegel-pad-white-first = Weiße gehen weg, bevor es ein schwarzes gibt.
siegel-pad-mark = Saboteur

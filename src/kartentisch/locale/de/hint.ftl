# Tipps am Tisch: was ein Meister täte, und was ein Zug gekostet hat
hint-ask = Was würde ein Meister tun?
hint-on = Tipps an
hint-on-told = Tipps sind an diesem Tisch erlaubt
hint-used = { $number ->
    [1] ein Tipp genommen
   *[other] { $number } Tipps genommen
 }
hint-thinking = Der Meister denkt nach …
hint-none = Dazu weiß der Meister gerade nichts. Versuch es gleich noch einmal.
hint-foot = { $unit ->
    [penalty] Erwartete Strafpunkte in dieser Runde. Weniger ist besser.
   *[gold] Erwartetes Gold in dieser Runde. Mehr ist besser.
 }
hint-worlds = Durchgespielt in { $worlds } möglichen Verteilungen. Ein Spiel mit Tipp zählt nicht in der Statistik.
hint-value = { $unit ->
    [penalty] { $value } Strafpunkte, plus oder minus { $error }
   *[gold] { $value } Gold, plus oder minus { $error }
 }
hint-row = { $rank }. { $move }
hint-reviews = Nach meinem Zug sagen, was er gekostet hat
hint-cost = { $unit ->
    [penalty] Das hat etwa { $cost } Punkte gekostet.
   *[gold] Das hat etwa { $cost } Gold gekostet.
 }
hint-better = Besser: { $move }.

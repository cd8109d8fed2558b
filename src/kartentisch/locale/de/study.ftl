# Was die Entscheidungen eines Spiels wert waren
study-offer = Ein Meister sieht sich jede Entscheidung an: was sonst möglich war, was es wert war und was Glück war.
study-begin = Dieses Spiel analysieren
study-stop = Anhalten
study-progress = { $of ->
    [0] Wartet auf den Server …
   *[other] Rechnet, { $done } von { $of }
 }
study-trouble = { $why ->
    [failed] Die Analyse ist nicht gelungen. Versuch es noch einmal.
   *[lost] Ohne Verbindung ist die Analyse nicht zu holen.
 }
study-decision = { $whose ->
    [own] Deine Entscheidung
   *[other] { GENITIVE($name) } Entscheidung
 }
study-none = An dieser Stelle wurde nichts entschieden, was diese Augen beurteilen können.
study-good = Das war gut.
study-near = Kaum ein Unterschied.
study-only = Es gab keine Wahl.
study-best = am besten
study-better = besser
study-played = gespielt
study-more = { $number ->
    [1] Ein weiterer Zug war nicht besser.
   *[other] { $number } weitere Züge waren nicht besser.
 }
study-worlds = Gerechnet über { $worlds } mögliche Verteilungen.
study-master = { $unit ->
    [penalty] { $whose ->
        [own] Mit deinen Karten bekommt ein Meister im Mittel { $mean } Strafpunkte. Du hast { $points }.
       *[other] Mit { GENITIVE($name) } Karten bekommt ein Meister im Mittel { $mean } Strafpunkte. { $name } hat { $points }.
     }
   *[gold] { $whose ->
        [own] An deiner Stelle bekommt ein Meister im Mittel { $mean } Gold. Du hast { $points }.
       *[other] An { GENITIVE($name) } Stelle bekommt ein Meister im Mittel { $mean } Gold. { $name } hat { $points }.
     }
 }
study-part-master = Meister { $value }
study-part-own = eigene Entscheidungen { $value }
study-part-luck = { $bad ->
    [true] Pech { $value }
   *[false] Glück { $value }
 }
study-outlook = Aussicht
study-outlook-hint = { $unit ->
    [penalty] Erwartete Strafpunkte jeder Runde; gestrichelt: ein Meister.
   *[gold] Erwartetes Gold jeder Runde; gestrichelt: ein Meister.
 }
study-values-when = Wann
study-values-expected = Am Anfang erwartet
study-values-result = Ergebnis
study-values-master = Meister
study-cost = Teure Entscheidungen
study-cost-none = Keine Entscheidung hat messbar etwas gekostet.
study-suspicion = { $whose ->
    [own] Dein Verdacht
    [other] { GENITIVE($name) } Verdacht
   *[nobody] Was ein Zuschauer vermuten würde
 }
study-suspicion-hint = { $role } zu so viel Prozent, nach dem, was dort zu sehen war.
study-percent = { $percent } %
study-pins = Was ihn verändert hat
study-values-begin = Anfang
study-values-move = Zug { $move }

# Die sieben Siegel: Ablehnungen, und was auch die Seite sagt
siegel-kind = { $kind ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
    [v] Violett
    [w] Weiß
   *[k] Schwarz
 }
siegel-card = { $colour } { $value }
siegel-event-game-over = { $number ->
    [one] { $winners } gewinnt das Spiel.
   *[other] Gemeinsamer Sieg: { $winners }.
 }

siegel-illegal-seal-order = { siegel-kind } steht nach einer späteren Farbe: Genommen wird in der Reihenfolge Rot, Gelb, Grün, Blau, Violett
siegel-illegal-middle-has = die Tischmitte hat noch ein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-middle-empty = die Tischmitte hat kein Siegel dieser Farbe mehr ({ siegel-kind })
siegel-illegal-seat-lacks = Platz { $seat } hat kein Siegel dieser Farbe ({ siegel-kind })
siegel-illegal-must-follow = { $card } bedient die ausgespielte Farbe nicht ({ siegel-kind })

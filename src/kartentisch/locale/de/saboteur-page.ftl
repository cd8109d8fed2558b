# Saboteur auf der Seite

# Wo wir sind
saboteur-page-where = Runde { $round } von { $rounds }
saboteur-page-where-end = Ende von Runde { $round } von { $rounds }
saboteur-page-where-over = Ende des Spiels

# Plätze
saboteur-page-you = Du
saboteur-page-players = Plätze in Zugfolge
saboteur-page-seat = { $name }: { $state }
saboteur-page-on-turn = am Zug
saboteur-page-marked = dein Verdacht: { $mark }
saboteur-page-mark = Verdacht ändern. { $seat }
saboteur-page-play-on = Karte hier spielen. { $seat }
saboteur-page-repair-of = Reparieren: { $tool }, { $player }

# Rolle und Zähler
saboteur-page-role = Deine Rolle
saboteur-page-covered = Rolle verdeckt
saboteur-page-new-role = Neue Rolle
saboteur-page-only-you = nur du siehst das
saboteur-page-cover = Rolle verdecken
saboteur-page-uncover = Rolle zeigen
saboteur-page-roles-dealt = Die Rollen sind verteilt.
saboteur-page-in-pile = im Stapel
saboteur-page-pile-is = Im Zugstapel: { $number }
saboteur-page-discarded = abgeworfen
saboteur-page-yours = deins
saboteur-page-gold-is = Dein Gold: { $number }
saboteur-page-log = Verlauf

# Ende einer Runde, Gold
saboteur-page-mark-is = { $mark ->
    [digger] Goldsucher?
    [saboteur] Saboteur?
    [sure] Saboteur, sicher
    [open] offen
   *[none] kein Verdacht
 }
saboteur-page-mine-then = Das Bergwerk am Ende der Runde
saboteur-page-begun = Runde { $round } hat begonnen.

# Das Bergwerk und der eigene Zug
saboteur-page-mine = Bergwerk. Pfeiltasten verschieben den Plan.
saboteur-page-mine-choose = Bergwerk. Pfeiltasten führen von Feld zu Feld, R dreht, Enter spielt aus, Escape geht zurück.
saboteur-page-shape = { $shape ->
    [crossing] Kreuzung
    [junction] Abzweigung
    [straight] Gang
    [bend] Kurve
   *[dead-end] Sackgasse
 }
saboteur-page-side = { $side ->
    [E] zu den Zielen
    [N] nach A
    [S] nach C
   *[W] zum Start
 }
saboteur-page-open = offen { $sides }
saboteur-page-open-all = nach allen Seiten offen
saboteur-page-joined = { $joined ->
    [yes] verbunden
   *[no] nicht verbunden
 }
saboteur-page-middle-row = { $cell } (mittlere Reihe)
saboteur-page-or-turned = { $words } Gedreht: { $open }.
saboteur-page-start = Start mit Leiter
saboteur-page-goal-what = { $what ->
    [gold] Schatz
   *[stone] Stein
 }
saboteur-page-goal-turned = Ziel { $goal }, aufgedeckt: { $what }
saboteur-page-goal-down = Ziel { $goal }, verdeckt
saboteur-page-goal-known = Ziel { $goal }, verdeckt, du weißt: { $what }
saboteur-page-card-fix = Reparatur für { $tools }
saboteur-page-hand = Deine Karten
saboteur-page-card-of = { $card }, { $place } von { $cards }
saboteur-page-only-discard = { $card } (kann jetzt nur abgeworfen werden)
saboteur-page-look-at = Ziel { $goal } ansehen
saboteur-page-let-fall = { $cell } einstürzen lassen: { $number ->
    [0] nichts wird abgeschnitten
    [1] eine Karte wird abgeschnitten
   *[other] { $number } Karten werden abgeschnitten
 }
saboteur-page-one-tap-hint = Auf dem Touchscreen; sonst wird gefragt, bevor die Karte gilt.
saboteur-page-turn = Drehen
saboteur-page-lay = Legen
saboteur-page-fall = Einstürzen lassen
saboteur-page-discard = Abwerfen
saboteur-page-discard-sure = Wirklich abwerfen
saboteur-page-discard-which = Wähle zuerst die Karte, die du abwerfen willst.
saboteur-page-show-all = Alles zeigen
saboteur-page-larger = Größer
saboteur-page-smaller = Kleiner

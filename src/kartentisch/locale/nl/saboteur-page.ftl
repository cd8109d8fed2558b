# Saboteur op de pagina

# Waar we zijn
saboteur-page-where = Ronde { $round } van { $rounds }
saboteur-page-where-end = Einde van ronde { $round } van { $rounds }
saboteur-page-where-over = Einde van het spel

# Plaatsen
saboteur-page-you = Jij
saboteur-page-players = Spelers in speelvolgorde
saboteur-page-seat = { $name }: { $state }
saboteur-page-on-turn = aan de beurt
saboteur-page-marked = je vermoeden: { $mark }
saboteur-page-mark = Vermoeden veranderen. { $seat }
saboteur-page-play-on = Kaart hier spelen. { $seat }
saboteur-page-repair-of = Repareren: { $tool }, { $player }

# Rol en tellers
saboteur-page-role = Je rol
saboteur-page-covered = Rol verborgen
saboteur-page-new-role = Nieuwe rol
saboteur-page-only-you = alleen jij ziet dit
saboteur-page-cover = Rol verbergen
saboteur-page-uncover = Rol tonen
saboteur-page-roles-dealt = De rollen zijn verdeeld.
saboteur-page-in-pile = op de stapel
saboteur-page-pile-is = Op de trekstapel: { $number }
saboteur-page-discarded = afgelegd
saboteur-page-yours = van jou
saboteur-page-gold-is = Je goud: { $number }
saboteur-page-log = Verloop

# Einde van een ronde, goud
saboteur-page-mark-is = { $mark ->
    [digger] goudzoeker?
    [saboteur] saboteur?
    [sure] zeker saboteur
    [open] open
   *[none] geen vermoeden
 }
saboteur-page-mine-then = De mijn aan het eind van de ronde
saboteur-page-begun = Ronde { $round } is begonnen.

# De mijn en de eigen beurt
saboteur-page-mine = De mijn. Pijltjestoetsen verschuiven het beeld.
saboteur-page-mine-choose = De mijn. Pijltjestoetsen gaan van vak naar vak, R draait, Enter speelt, Escape gaat terug.
saboteur-page-shape = { $shape ->
    [crossing] kruising
    [junction] splitsing
    [straight] gang
    [bend] bocht
   *[dead-end] doodlopende gang
 }
saboteur-page-side = { $side ->
    [E] naar de doelen
    [N] richting A
    [S] richting C
   *[W] naar de start
 }
saboteur-page-open = open { $sides }
saboteur-page-open-all = naar alle kanten open
saboteur-page-joined = { $joined ->
    [yes] verbonden
   *[no] niet verbonden
 }
saboteur-page-middle-row = { $cell } (middelste rij)
saboteur-page-or-turned = { $words } Gedraaid: { $open }.
saboteur-page-start = start met ladder
saboteur-page-goal-what = { $what ->
    [gold] Schat
   *[stone] Steen
 }
saboteur-page-goal-turned = doel { $goal }, omgedraaid: { $what }
saboteur-page-goal-down = doel { $goal }, gedekt
saboteur-page-goal-known = doel { $goal }, gedekt, je weet: { $what }
saboteur-page-card-fix = reparatie voor { $tools }
saboteur-page-hand = Je kaarten
saboteur-page-card-of = { $card }, { $place } van { $cards }
saboteur-page-only-discard = { $card } (kan nu alleen worden afgelegd)
saboteur-page-look-at = Doel { $goal } bekijken
saboteur-page-let-fall = { $cell } laten instorten: { $number ->
    [0] er wordt niets afgesneden
    [1] één kaart wordt afgesneden
   *[other] { $number } kaarten worden afgesneden
 }
saboteur-page-one-tap-hint = Op een aanraakscherm; anders wordt het gevraagd voordat de kaart telt.
saboteur-page-turn = Draaien
saboteur-page-lay = Leggen
saboteur-page-fall = Laten instorten
saboteur-page-discard = Afleggen
saboteur-page-discard-sure = Echt afleggen
saboteur-page-discard-which = Kies eerst de kaart die je wilt afleggen.
saboteur-page-show-all = Alles tonen
saboteur-page-larger = Groter
saboteur-page-smaller = Kleiner

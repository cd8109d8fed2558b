# Saboteur op het goudblok
saboteur-pad-title = Goudblok
saboteur-pad-hint = Wie was wat, wie kreeg welk goud?
saboteur-pad-cover = Goud tot het einde afdekken
saboteur-pad-who-won = Wie heeft gewonnen?
saboteur-pad-won = { $side ->
    [diggers] Goudzoekers, schat gevonden
   *[saboteurs] Saboteurs, stapel leeg
 }
saboteur-pad-role = { $name }: { $role ->
    [saboteur] saboteur
   *[digger] goudzoeker
 }, omdraaien
saboteur-pad-gold = { $name }, goudkaart { $value }: { $number }
saboteur-pad-stack = Nog in de stapel
saboteur-pad-left = Kaarten met { $value } goud: { $number }
saboteur-pad-too-many = { $number } { $role ->
    [saboteurs] saboteurs
   *[diggers] goudzoekers
 }
saboteur-pad-only = Met { $players } spelers zijn het er hoogstens { $most }.
saboteur-pad-no-gold = { $most ->
    [0] Er zijn geen kaarten met { $value } goud meer.
    [1] Er is nog maar één kaart met { $value } goud.
   *[other] Er zijn nog maar { $most } kaarten met { $value } goud.
 }
saboteur-pad-too-much-gold = { $taken } goudkaarten, maar er worden er maar { $cards } verdeeld.
saboteur-pad-uneven = Goudkaarten gaan één voor één rond: niemand krijgt er twee meer dan een andere goudzoeker.
saboteur-pad-one-missing = { $taken } van { $cards } goudkaarten: { $name } ontbreekt nog.
saboteur-pad-missing = { $taken } van { $cards } goudkaarten: { $number ->
    [1] er ontbreekt er nog één.
   *[other] er ontbreken er nog { $number }.
 }
saboteur-pad-mark = Saboteur

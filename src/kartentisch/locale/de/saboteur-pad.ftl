# Saboteur auf dem Goldblock
saboteur-pad-title = Goldblock
saboteur-pad-hint = Wer war was, wer bekam welches Gold?
saboteur-pad-cover = Gold bis zum Ende verdecken
saboteur-pad-who-won = Wer hat gewonnen?
saboteur-pad-won = { $side ->
    [diggers] Goldsucher, Schatz gefunden
   *[saboteurs] Saboteure, Stapel leer
 }
saboteur-pad-role = { $name }: { $role ->
    [saboteur] Saboteur
   *[digger] Goldsucher
 }, umdrehen
saboteur-pad-gold = { $name }, Goldkarte { $value }: { $number }
saboteur-pad-stack = Noch im Stapel
saboteur-pad-left = Karten mit { $value } Gold: { $number }
saboteur-pad-too-many = { $number } { $role ->
    [saboteurs] Saboteure
   *[diggers] Goldsucher
 }
saboteur-pad-only = Mit { $players } Personen sind es höchstens { $most }.
saboteur-pad-no-gold = { $most ->
    [0] Karten mit { $value } Gold gibt es keine mehr.
    [1] Karten mit { $value } Gold gibt es nur noch eine.
   *[other] Karten mit { $value } Gold gibt es nur noch { $most }.
 }
saboteur-pad-too-much-gold = { $taken } Goldkarten, verteilt werden aber nur { $cards }.
saboteur-pad-uneven = Goldkarten gehen reihum: Niemand bekommt zwei mehr als andere Goldsucher.
saboteur-pad-one-missing = { $taken } von { $cards } Goldkarten: { $name } fehlt noch.
saboteur-pad-missing = { $taken } von { $cards } Goldkarten: { $number ->
    [1] Eine fehlt noch.
   *[other] { $number } fehlen noch.
 }
saboteur-pad-mark = Saboteur

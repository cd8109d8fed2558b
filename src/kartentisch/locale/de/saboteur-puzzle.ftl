# Saboteur: Fragen und Erklärungen der Rätsel, auf der Seite und im Terminal
saboteur-puzzle-who = Wer ist der Saboteur?
saboteur-puzzle-who-share = Wen hättest du im Verdacht?
saboteur-puzzle-who-likely = Wie wahrscheinlich wer Saboteur ist, nach allem, was zu sehen war.
saboteur-puzzle-who-was = Am verdächtigsten ist { $best }, und so war es auch.
saboteur-puzzle-accuse = { $name } anklagen
saboteur-puzzle-accuse-nobody = Niemanden anklagen
saboteur-puzzle-ask-who = { $players ->
    [4] Du bist Goldsucher. Höchstens einer der anderen ist Saboteur.
   *[other] Du bist Goldsucher. Einer oder zwei der anderen sind Saboteure: Wer am ehesten?
 }
saboteur-puzzle-who-nobody = Keiner
saboteur-puzzle-nobody-hint = Der Saboteur liegt verdeckt daneben.
saboteur-puzzle-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
saboteur-puzzle-who-percent = { $percent } %
saboteur-puzzle-tool = { $tool ->
    [pick] Spitzhacke
    [lamp] Laterne
   *[cart] Lore
 }
saboteur-puzzle-broken = kaputt: { saboteur-puzzle-tool }

saboteur-deed-broke = { $player } zerbricht { GENITIVE($target) } { saboteur-puzzle-tool }.
saboteur-deed-broke-you = { $player } zerbricht deine { saboteur-puzzle-tool }.
saboteur-deed-broke-own = { $player } zerbricht die eigene { saboteur-puzzle-tool }.
saboteur-deed-fixed = { $player } repariert { GENITIVE($target) } { saboteur-puzzle-tool }.
saboteur-deed-fixed-you = { $player } repariert deine { saboteur-puzzle-tool }.
saboteur-deed-fixed-own = { $player } repariert die eigene { saboteur-puzzle-tool }.
saboteur-deed-dead-end = { $player } legt eine Sackgasse auf { $cell }.
saboteur-deed-laid = { $player } legt einen Weg auf { $cell }.
saboteur-deed-fell = { $player } löst auf { $cell } einen Steinschlag aus.
saboteur-deed-looked = { $player } sieht sich Ziel { $goal } an.
saboteur-deed-passed = { $player } wirft verdeckt eine Karte ab.

saboteur-why-broke-trusted = Nummer { $pin } trifft jemanden, gegen den wenig sprach: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-broke = Nummer { $pin } legt ein Werkzeug lahm: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-fixed-suspect = Nummer { $pin } hilft jemandem, der selbst verdächtig ist: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-fell-dark = Nummer { $pin } schneidet einen Teil des Weges ab: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-fell = Nummer { $pin } nimmt eine Karte aus dem Weg: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-dead-end = Die Sackgasse (Nummer { $pin }) bringt niemanden weiter: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-laid-aside = Nummer { $pin } bringt den Weg nicht nach vorn: Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-passed = Goldsucher mit heilem Werkzeug passen selten (Nummer { $pin }): Der Verdacht gegen { $player } steigt von { $old } auf { $new } Prozent.
saboteur-why-deed = Nummer { $pin } macht { $player } verdächtiger: von { $old } auf { $new } Prozent.
saboteur-why-cleared = Nummer { $pin } spricht für { $player }.
saboteur-why-nobody = Niemand fällt auf: Bei allen anderen bleibt der Verdacht bei höchstens { $percent } Prozent.

# Saboteur in der Auswahl der Spiele und ihrer Regeln
saboteur-page-title = Saboteur
saboteur-page-pitch = Grabt gemeinsam zum Gold. Nur graben nicht alle in dieselbe Richtung.
saboteur-page-size = { $least } bis { $most } Personen, 15 bis 30 Minuten.
saboteur-page-result = { $points } Gold
saboteur-page-option-break-own-tool = Eigenes Werkzeug zerbrechen
saboteur-page-option-break-own-tool-hint = Man darf sich auch selbst ein Werkzeug zerbrechen, etwa zur Tarnung.
saboteur-page-option-gold-cards = Gold für alle am Tisch
saboteur-page-option-gold-cards-hint = Ist der Schatz erreicht, werden so viele Goldkarten gezogen, wie Personen am Tisch sitzen, nicht nur so viele, wie Goldsucher mitspielen.
saboteur-page-option-rounds = Runden
saboteur-page-option-rounds-hint = Nach der letzten gewinnt, wer das meiste Gold hat.

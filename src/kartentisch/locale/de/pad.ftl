# Der Punkteblock für einen echten Tisch
pad-title = Punkteblock
pad-round-word = Runde
pad-round = Runde { $round }
pad-correcting = Wird berichtigt.
pad-correct = Runde { $round } berichtigen
pad-total = Summe
pad-who = Wer spielt mit?
pad-name = Name { $number }
pad-without = Name { $number } entfernen
pad-more = Noch jemand
pad-twice = Zwei Namen sind gleich.
pad-too-few = Dazu braucht es { $least } bis { $most } Namen.
pad-begin = Los geht’s
pad-undo = Rückgängig
pad-enter = Runde { $round } eintragen
pad-enter-sure = Ja, Runde { $round } eintragen
pad-sure = Stimmt das so?
pad-copied = Der Stand ist kopiert.
pad-not-copied = Kopieren ist hier nicht erlaubt.
pad-won = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
pad-over = Nach { $rounds ->
    [1] einer Runde
   *[other] { $rounds } Runden
 }. Wähle die Nummer einer Runde, um sie zu berichtigen.
pad-new = Neues Blatt
pad-another = Noch eine Runde
pad-tear = Neues Blatt …
pad-tear-why = Dieses Blatt wegwerfen? Die Namen bleiben als Vorschlag.
pad-tear-yes = Blatt wegwerfen

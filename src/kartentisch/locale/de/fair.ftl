# Fair deals: the panel of a table that shows what was promised and whether it was kept

fair = Faires Geben
fair-why = Vor dem Spiel sagt der Server zu, mit welcher Zahl er mischt. Danach trägt jeder von euch eine Zahl bei, die der Server nicht kennen konnte. Nach dem Spiel nennt er seine, und alle können prüfen: Niemand hat die Karten ausgesucht.
fair-promise = Die Zusage
fair-promise-next = Die Zusage für das nächste Spiel
fair-added = Zum Mischen beigetragen
fair-added-by = { $number ->
    [0] noch niemand
   *[other] { $names }
 }
fair-later = Die Zahl des Servers wird genannt, wenn das Spiel vorbei ist. Dann prüft diese Seite sie hier.
fair-own = Eigene Worte
fair-own-hint = Diese Seite hat eine Zahl für dich gezogen. Wenn du lieber deinen eigenen Würfeln traust, schreib irgendetwas: Worte, Zahlen, Unsinn.
fair-own-field = Worte oder Zahlen
fair-own-send = Beitragen
fair-own-done = Deine Worte werden mitgemischt.
fair-checked = Das letzte Spiel
fair-kept = { $found ->
    [yes] Die Zahl des Servers ist die zugesagte.
   *[no] Die Zahl des Servers ist nicht die zugesagte!
 }
fair-seen = { $found ->
    [yes] Dieser Browser sah die Zusage vor dem Geben.
   *[unknown] Dieser Browser war bei der Zusage nicht dabei.
 }
fair-mine = { $found ->
    [yes] Deine Zahl wurde mitgemischt.
    [no] An deinem Platz steht eine Zahl, die nicht von hier gesendet wurde. Kam sie von einem anderen Gerät von dir, ist alles in Ordnung.
   *[unknown] Dieser Browser hat nichts beigetragen.
 }
fair-deals = { $found ->
    [yes] { $rounds ->
        [one] Das Geben folgt aus all diesen Zahlen.
       *[other] In allen { $rounds } Runden folgt das Geben aus all diesen Zahlen.
     }
    [nobody] Niemand hat eine Zahl beigetragen; so ist nichts bewiesen.
    [unknown] Das Geben konnte nicht geprüft werden.
   *[no] Das Geben folgt nicht aus diesen Zahlen!
 }
fair-checking = Wird geprüft …
fair-none = Vom letzten Spiel ist nichts bekannt, was sich prüfen ließe.
fair-seed = Die Zahl des Servers
fair-anywhere = Du traust weder Server noch Seite? Speichere das Spiel und prüfe es auf einem anderen Rechner mit „kartentisch check --fair“ oder mit einem eigenen Programm: docs/fair.md beschreibt jeden Schritt.

# Praten, terugnemen, herinneren: gezelschap aan tafel
talk-nothing = Er is nog niets gezegd.
talk-phrases = Vaste zinnen
talk-phrases-hint = Iedereen leest ze in de eigen taal.
talk-whom = Wie bedoel je?
talk-say-it = ‘{ $text }’ zeggen
talk-write = Schrijven
talk-mean = Ik bedoel { $name }
talk-phrases-more = Meer …
talk-phrases-back = Terug
talk-your-words = Je eigen woorden
talk-send = Versturen
talk-off = De gastheer heeft vrije tekst uitgezet.
talk-onlooker = Toeschouwers lezen mee, maar praten niet.

talk-company = Wie is er?
talk-here = hier
talk-gone = weg
talk-looks-on = kijkt toe
talk-looks-on-unnamed = { $number ->
    [one] { $number } toeschouwer zonder naam
   *[other] { $number } toeschouwers zonder naam
 }
talk-mute = { $name } dempen
talk-unmute = { $name } weer horen
talk-muted = gedempt

removal = Verzoek om te gaan
removal-ask = { $name } vragen om te gaan
removal-ask-hint = Bezwaar maken kan 30 seconden lang. Vraag je het daarna nog eens, dan geldt het.
removal-you = { $under_way ->
    [yes] { $host } vraagt je om je plaats aan een bot over te laten.
   *[no] { $host } vraagt je om van tafel te gaan.
 }
removal-you-final = { $host } vraagt je nog eens om van tafel te gaan. Deze keer geldt het.
removal-host = Je hebt { $name } gevraagd om te gaan.
removal-others = { $host } vraagt { $name } om te gaan.
removal-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
 }
removal-stay = Ik blijf

talk-phrase-hello = Hallo!
talk-phrase-good-luck = Veel succes!
talk-phrase-well-played = Goed gespeeld!
talk-phrase-thanks = Bedankt!
talk-phrase-oops = Oeps!
talk-phrase-sorry = Sorry!
talk-phrase-wow = Wauw!
talk-phrase-thinking = Momentje, ik denk na.
talk-phrase-back-soon = Zo terug.
talk-phrase-here-again = Ik ben er weer.
talk-phrase-good-game = Leuk spel!
talk-phrase-bye = Tot ziens!

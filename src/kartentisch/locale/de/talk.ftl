# Reden, Zurücknehmen, Erinnern: Gesellschaft am Tisch
talk-nothing = Noch hat niemand etwas gesagt.
talk-phrases = Fertige Sätze
talk-phrases-hint = Alle lesen sie in ihrer eigenen Sprache.
talk-whom = Wen meinst du?
talk-say-it = „{ $text }“ sagen
talk-write = Schreiben
talk-mean = { $name } meinen
talk-phrases-more = Mehr …
talk-phrases-back = Zurück
talk-your-words = Deine Worte
talk-send = Senden
talk-off = Der Gastgeber hat freien Text ausgeschaltet.
talk-onlooker = Wer zusieht, liest mit, redet aber nicht.

talk-company = Wer da ist
talk-here = da
talk-gone = weg
talk-looks-on = sieht zu
talk-looks-on-unnamed = { $number ->
    [one] { $number } Zuschauer ohne Namen
   *[other] { $number } Zuschauer ohne Namen
 }
talk-mute = { $name } stumm schalten
talk-unmute = { $name } wieder hören
talk-muted = stumm

removal = Bitte, den Tisch zu verlassen
removal-ask = { $name } bitten zu gehen
removal-ask-hint = 30 Sekunden lang ist Widerspruch möglich. Bittest du danach noch einmal, gilt es.
removal-you = { $under_way ->
    [yes] { $host } bittet dich, deinen Platz einem Bot zu überlassen.
   *[no] { $host } bittet dich, vom Tisch aufzustehen.
 }
removal-you-final = { $host } bittet dich noch einmal, vom Tisch aufzustehen. Diesmal gilt es.
removal-host = Du hast { $name } gebeten zu gehen.
removal-others = { $host } bittet { $name } zu gehen.
removal-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
 }
removal-stay = Ich bleibe

talk-phrase-hello = Hallo!
talk-phrase-good-luck = Viel Glück!
talk-phrase-well-played = Gut gespielt!
talk-phrase-thanks = Danke!
talk-phrase-oops = Hoppla!
talk-phrase-sorry = Entschuldigung!
talk-phrase-wow = Donnerwetter!
talk-phrase-thinking = Moment, ich überlege.
talk-phrase-back-soon = Bin gleich zurück.
talk-phrase-here-again = Bin wieder da.
talk-phrase-good-game = Schönes Spiel!
talk-phrase-bye = Tschüss!

# Die Befehlszeile.

cli-help =
    Kartentisch: ein Tisch für Die sieben Siegel (3–5 Personen) und Saboteur (3–10 Personen).

    Aufruf:  kartentisch BEFEHL …

    Befehle
      play        im Terminal gegen Bots spielen
      serve       den Tisch für Browser öffnen, hier und im Netz
      admin       Leute eines Servers auflisten oder löschen
      simulate    Bots ganze Spiele spielen lassen und die Aufzeichnungen schreiben
      arena       Bots mit denselben Karten spielen lassen und sagen, welcher um wie viel besser ist
      train       ein Netz sich selbst das Spielen beibringen lassen, am besten auf einer Grafikkarte
      check       Aufzeichnungen nach den Regeln nachspielen und sagen, was daran falsch ist
      show        eine Stellung aus einer Aufzeichnung als Text zeigen, wie ein Platz sie sah

    Beispiele
      kartentisch play siegel
      kartentisch simulate siegel --players 5 --games 100 --seed 7 --out spiele.jsonl
      kartentisch check spiele.jsonl
      kartentisch show spiele.jsonl --line 3 --round 2 --move 17 --seat 0

    Optionen
      -h, --help          dieser Text; nach einem Befehl: mehr über den Befehl
      --language CODE     de, nl oder en; auch über die Variable KARTENTISCH_LANGUAGE (sonst Englisch;
                          play und serve richten sich nach der Sprache des Systems)
      --version           die Version

    Rückgabewert: 0 alles in Ordnung · 1 eine Aufzeichnung verstößt gegen eine Regel · 2 falscher Aufruf, oder
    eine Datei lässt sich nicht lesen oder schreiben.

cli-help-play =
    Spielt im Terminal: du gegen Bots. Ohne Angabe eines Spiels wirst du danach gefragt.

    Aufruf:  kartentisch play [SPIEL] [--players N] [--bots NAME,…] [--option NAME=WERT …] [--seed S]

      SPIEL               { $games }
      --players N         wie viele mitspielen, dich eingeschlossen (sonst 4)
      --bots NAME,…       wer gegen dich spielt; sie besetzen die Plätze der Reihe nach (sonst apprentice)
      --option NAME=WERT  eine Option des Spiels; darf mehrmals stehen
      --seed S            ein beliebiger Text: derselbe ergibt dieselben Karten
      --language CODE     de, nl oder en (sonst die Sprache des Systems)

    Optionen der Spiele (mit der Regel, die sie erklärt)
    { $options }

    Beispiele
      kartentisch play siegel --players 3
      kartentisch play saboteur --players 7 --bots apprentice,random

cli-help-simulate =
    Lässt Bots ganze Spiele spielen und schreibt die Aufzeichnungen, eine je Zeile (JSON Lines).

    Aufruf:  kartentisch simulate SPIEL --players N --games K --bots NAME,… --seed S --option NAME=WERT … --out DATEI

      SPIEL               { $games }
      --players N         wie viele mitspielen (sonst 4)
      --games K           wie viele Spiele (sonst 1)
      --bots NAME,…       sie besetzen die Plätze der Reihe nach, immer wieder von vorn (sonst apprentice)
      --seed S            ein beliebiger Text: derselbe ergibt auf jedem Rechner dieselbe Datei;
                          ohne ihn mischt der Zufall des Betriebssystems
      --option NAME=WERT  eine Option des Spiels; darf mehrmals stehen
      --budget ANZAHL     Simulationen je Entscheidung, für Bots, die suchen (sonst 200)
      --workers N         wie viele Prozesse spielen (sonst einer); die Datei bleibt dieselbe
      --out DATEI         wohin geschrieben wird; - ist die Standardausgabe (so auch ohne Angabe);
                          endet der Name auf .gz, wird komprimiert
      --language CODE     de, nl oder en

    Bots
    { $bots }

    Optionen der Spiele (mit der Regel, die sie erklärt)
    { $options }

    Beispiele
      kartentisch simulate siegel --games 1000 --seed 7 --bots apprentice,random --out spiele.jsonl
      kartentisch simulate saboteur --players 10 --option rounds=1 | kartentisch check -

cli-help-train =
    Ein Netz bringt sich selbst Die sieben Siegel bei, indem es an vielen Tischen zugleich gegen sich selbst spielt.
    Am besten geht das auf einer Grafikkarte; es braucht das Extra „train“. Derselbe Befehl macht später dort weiter,
    wo der letzte aufgehört hat.

    Aufruf:  kartentisch train siegel --players N --minutes M --width W --tables T --out ORDNER

      --players N         für wie viele Personen (sonst 4)
      --minutes M         wie lange trainiert wird, alle Aufrufe zusammen (sonst 10)
      --width W           wie breit die Schichten des Netzes sind (sonst 1024)
      --tables T          an wie vielen Tischen zugleich gespielt wird, mindestens 64 (sonst 16384)
      --against NAME      gegen wen es allein antritt und ihn auszunutzen lernt: grandmaster oder eine Datei
                          mit Gewichten (sonst gegen sich selbst)
      --out ORDNER        wohin Gewichte, Kurve und Zwischenstand kommen (sonst siegel-N)
      --language CODE     de, nl oder en (sonst Englisch)

cli-help-check =
    Spielt jede Aufzeichnung einer Datei nach den Regeln nach: jedes Geben, jeden Zug, jede Wertung.

    Aufruf:  kartentisch check DATEI

      DATEI               Aufzeichnungen, eine je Zeile (JSON Lines); - ist die Standardeingabe
      --language CODE     de, nl oder en: die Sprache der Gründe

    Gibt "N records, all good" aus, sonst für jede schlechte Aufzeichnung eine Zeile
      DATEI:ZEILE: round R, move M: was falsch ist
    Zeilen, Runden und Züge zählen ab 1; Zug 0 ist das Geben, Runde 0 der Kopf.
    Rückgabewert: 0 alles in Ordnung · 1 etwas ist falsch · 2 die Datei lässt sich nicht lesen.

    Beispiel
      kartentisch check spiele.jsonl

cli-help-show =
    Zeigt eine Stellung aus einer Aufzeichnung als Text: was ein Platz sehen konnte, und nicht mehr.

    Aufruf:  kartentisch show DATEI [--line L] [--round R [--move M]] [--seat S]

      DATEI               Aufzeichnungen, eine je Zeile (JSON Lines); - ist die Standardeingabe
      --line L            welche Zeile der Datei (sonst die erste Aufzeichnung)
      --round R           welche Runde, ab 1 gezählt (sonst die allerletzte Stellung)
      --move M            nach welchem Zug darin; 0 ist das Geben (sonst der letzte)
      --seat S            mit wessen Augen: Plätze zählen ab 0 (sonst die von Zuschauern)
      --language CODE     de, nl oder en

    Beispiele
      kartentisch show spiele.jsonl
      kartentisch show spiele.jsonl --line 3 --round 2 --move 17 --seat 0 --language de

show-where = { $game }, Runde { $round }, Zug { $move }
show-onlooker = wie Zuschauer es sehen
show-seat = wie { $name } (Platz { $seat }) es sieht
show-nameless = Platz { $seat }

usage-see = siehe { $command }
illegal-usage = diese Angaben sind nicht zu verstehen
illegal-usage-no-command = es fehlt ein Befehl; es gibt: { $commands }
illegal-usage-command = es gibt keinen Befehl { $name }; es gibt: { $commands }
illegal-usage-language = es gibt keine Sprache { $text }; es gibt: { $languages }
illegal-usage-value = { $name } braucht einen Wert
illegal-usage-extra = { $text } hat hier keine Bedeutung
illegal-usage-missing-file = DATEI fehlt
illegal-usage-missing-game = SPIEL fehlt
illegal-usage-number = { $name } braucht eine ganze Zahl, mindestens { $least }, nicht { $text }
illegal-usage-positive = { $name } braucht eine Zahl über 0, nicht { $text }
illegal-usage-move-alone = --move braucht --round
illegal-usage-game = es gibt kein Spiel { $name }; es gibt: { $known }
illegal-usage-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
illegal-usage-bot = { $game } hat keinen Bot { $name }; es gibt: { $known }
illegal-usage-pair = --option braucht NAME=WERT, nicht { $text }
illegal-usage-option = { $game } hat keine Option { $name }; es gibt: { $known }
illegal-usage-option-value = die Option { $name } kann nicht { $text } sein; möglich: { $known }
illegal-usage-twice = die Option { $name } steht zweimal da
illegal-unknown-bot = { $game } hat keinen Bot { $name }
illegal-bot-move = der Bot { $bot } auf Platz { $seat } hat mit { $move } geantwortet, und das ist hier kein erlaubter Zug
illegal-bot-text = der Bot { $bot } auf Platz { $seat } antwortete mit dem Text { $move } statt mit einem Zug; game.parse(text) macht daraus einen
illegal-bot-slow = der Bot { $bot } auf Platz { $seat } hat länger als { $seconds } s nachgedacht
illegal-worker-died = ein Arbeitsprozess ist ausgefallen
illegal-bot-failed = der Bot { $bot } auf Platz { $seat } ist gescheitert: { $why }

illegal-train-no-game = für { $game } gibt es kein Training
illegal-train-against = es gibt kein Netz { $name } für { $players } Personen, gegen das trainiert werden kann
illegal-train-other = in { $folder } liegt ein anderes Training; wähle mit --out einen anderen Ordner
illegal-missing-package = dazu fehlt das Paket { $package }; pip install "kartentisch[{ $extra }]" bringt es mit
illegal-file-missing = es gibt keine Datei { $file }
illegal-file-nowhere = es gibt kein Verzeichnis für { $file }
illegal-file-directory = { $file } ist ein Verzeichnis, keine Datei
illegal-file-forbidden = keine Berechtigung für { $file }
illegal-file-unreadable = { $file } lässt sich nicht lesen: { $why }
illegal-file-unwritable = { $file } lässt sich nicht schreiben: { $why }

illegal-show-no-record = in der Datei steht keine Aufzeichnung
illegal-show-no-line = in Zeile { $line } steht keine Aufzeichnung
illegal-show-no-position = die Aufzeichnung hat keine Runde { $round }, Zug { $move }
illegal-show-no-seat = es gibt keinen Platz { $seat }; der letzte ist { $last }
illegal-play-no-terminal = zum Spielen braucht es ein Terminal

# serve

serve-here = Kartentisch ist geöffnet: { $address }
serve-others = Für Freunde und Telefone im selben Netz: { $address }
serve-preparing = Du kannst schon spielen; die Bots werden nebenher vorbereitet, nur dieses erste Mal.
serve-stop = Strg+C schließt ihn.

cli-help-serve =
    Öffnet den Tisch für Browser: auf diesem Rechner und, über einen Link, auf anderen.

    Aufruf:  kartentisch serve [--host ADRESSE] [--port N] [--database DATEI] [--public-url URL] …

      --host ADRESSE      wo gelauscht wird (sonst auf allen Adressen; 127.0.0.1: nur für diesen Rechner)
      --port N            an welchem Port (sonst 8765 oder, wenn der belegt ist, irgendeiner)
      --database DATEI    wo Tische, Züge und Leute aufbewahrt werden (sonst im Datenordner des Benutzers)
      --public-url URL    wie andere den Server erreichen, wenn er hinter einem Proxy steht
      --origin URLS       weitere Seiten, die sich verbinden dürfen, durch Leerzeichen getrennt
      --trusted-proxies A Proxys, deren Weiterleitungsangaben geglaubt wird, durch Kommas getrennt (sonst 127.0.0.1)
      --log-level STUFE   debug, info, warning oder error
      --workers N         wie viele Prozesse für die Bots nachdenken
      --keep TAGE         wie lange ein Tisch, an dem niemand mehr war, und Leute ohne Tisch bleiben (sonst 180; 0: für immer)
      --open              öffnet die Seite im Browser, wenn es einen Bildschirm gibt
      --language CODE     de, nl oder en (sonst die Sprache des Systems)

    Alles lässt sich auch in der Umgebung einstellen: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL und so weiter.

    Beispiele
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Was man mit der Datenbank eines Servers tut, während er nicht läuft.

    Aufruf:  kartentisch admin people [NAME] [--database DATEI]
             kartentisch admin delete-person ID [--database DATEI]

      people              listet alle auf, deren Name NAME enthält: Kennung, erster und letzter Besuch (UTC), Tische, Name
      delete-person       löscht jemanden mit allem, was dazugehört: Geheimnisse, Plätze, Name, Worte. Tische, an denen
                          sonst niemand sitzt, verschwinden; an anderen spielt ein Bot weiter, und der Name ist fort
      --database DATEI    die Datenbank des Servers (sonst die im Datenordner des Benutzers)
      --language CODE     de, nl oder en (sonst Englisch)

    Beispiele
      kartentisch admin people Ada
      kartentisch admin delete-person p-3f0c9a5b7d2e4816

admin-deleted = { $name } ist gelöscht. Verschwundene Tische: { $removed }, Tische ohne den Namen: { $changed }.
illegal-admin-no-person = es gibt niemanden mit der Kennung { $text }; kartentisch admin people zeigt alle
illegal-usage-action = { $text } gibt es hier nicht; es gibt: { $known }
illegal-usage-missing-person = ID fehlt

illegal-serve-address = an { $host }, Port { $port } kann nicht gelauscht werden: { $why }
illegal-serve-port = { $port } ist kein Port; der höchste ist { $most }
illegal-serve-database = die Datenbank { $file } lässt sich nicht benutzen: { $why }
illegal-serve-database-in-use = ein anderer Server benutzt die Datenbank { $file }; halte ihn zuerst an
illegal-serve-database-newer = die Datenbank { $file } stammt von einer neueren Version von Kartentisch
illegal-serve-database-unknown = Datenbanken mit { $scheme }:// kennt Kartentisch nicht; es geht ein Pfad oder sqlite:///absoluter/Pfad
illegal-serve-public-url = --public-url braucht eine Adresse, die mit http oder https beginnt, nicht { $text }
illegal-serve-log-level = die Stufe { $text } gibt es nicht; es gibt: { $known }

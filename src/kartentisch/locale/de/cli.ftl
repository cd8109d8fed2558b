# Die Befehlszeile.

cli-help =
    Kartentisch: ein Tisch für Die sieben Siegel (3–5 Personen) und Saboteur (3–10 Personen).

    Aufruf:  kartentisch BEFEHL …

    Befehle
      play        im Terminal spielen, gegen Bots oder am Tisch eines Servers
      serve       den Tisch für Browser öffnen, hier und im Netz
      admin       sich um einen Server kümmern: Leute, Tische, Meldungen, Sperren
      simulate    Bots ganze Spiele spielen lassen und die Aufzeichnungen schreiben
      arena       Bots mit denselben Karten spielen lassen und sagen, welcher um wie viel besser ist
      train       ein Netz sich selbst das Spielen beibringen lassen, am besten auf einer Grafikkarte
      check       Aufzeichnungen nach den Regeln nachspielen und sagen, was daran falsch ist
      show        eine Stellung aus einer Aufzeichnung als Text zeigen, wie ein Platz sie sah
      puzzles     Rätsel im Terminal lösen oder neue in Partien zwischen Bots finden
      analyse     sagen, was jede Entscheidung einer Partie wert war und was Glück
      doctor      sagen, was auf diesem Rechner fehlt oder falsch ist, und wie es zu beheben ist
      loadtest    an vielen Tischen des eigenen Servers spielen und sagen, wie lange er warten lässt

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
    Spielt im Terminal: du gegen Bots, oder mit einem Link am Tisch eines Servers. Ohne Spiel wirst du danach gefragt.

    Aufruf:  kartentisch play [SPIEL] [--players N] [--bots NAME,…] [--option NAME=WERT …] [--seed S]
             kartentisch play LINK [--name NAME]

      SPIEL               { $games }
      LINK                der Tisch eines Servers: https://…/t/… oder 127.0.0.1:8765/t/…
      --name NAME         dein Name am Tisch
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

cli-help-doctor =
    Sieht sich diesen Rechner an, wie ein Server ihn vorfände, sagt, was fehlt oder falsch eingestellt ist und wie
    es zu beheben ist, und ändert keine Daten. Nimmt die Optionen von serve und prüft, was sie nennen.

    Aufruf:  kartentisch doctor [--database URL] [--host ADRESSE] [--port NUMMER] [--public-url URL] …

      ✓  ist, wie es sein soll
      !  geht, könnte aber besser sein
      ✗  geht nicht; der Rückgabewert ist dann 1

    Beispiele
      kartentisch doctor
      kartentisch doctor --database tables.sqlite --port 8765

cli-help-loadtest =
    Öffnet viele Tische auf einem Server, spielt an allen Die sieben Siegel mit echten Clients und sagt, wie viele Züge
    je Sekunde gespeichert wurden und wie lange die Spieler auf die Antwort warteten. Vom Speicher des Servers sieht
    der Befehl nichts.

    Aufruf:  kartentisch loadtest URL [--tables N] [--players N] [--seconds S] [--rate R] [--my-own-server]

      URL                 wo der Server zu finden ist: 127.0.0.1:8765
      --tables N          wie viele Tische (sonst 10)
      --players N         wie viele Clients an jedem, 3 bis 5 (sonst 4)
      --seconds S         wie lange sie spielen (sonst 30)
      --rate R            Züge je Sekunde an jedem Tisch (sonst 2)
      --my-own-server     der Server ist nicht auf diesem Rechner, aber meiner: kein fremder wird belastet

    Rückgabewert 1, wenn etwas abgelehnt wurde oder eine Verbindung verloren ging.

    Beispiele
      kartentisch loadtest 127.0.0.1:8765
      kartentisch loadtest 127.0.0.1:8765 --tables 200 --rate 1 --seconds 60

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
      --now M             nach so vielen Minuten hört dieser Aufruf auf (sonst, wenn alle um sind)
      --against NAME      gegen wen es allein antritt und ihn auszunutzen lernt: grandmaster, journeyman oder eine
                          Datei mit Gewichten (sonst gegen sich selbst)
      --among NAMEN       wer sonst noch an manchen Tischen sitzt, mit Kommas getrennt; Namen wie oben
      --from NAME         von welchem Netz es ausgeht: grandmaster oder eine Datei mit Gewichten (sonst von keinem)
      --goal ZIEL         worum es spielt: game, um den Sieg, oder points, um möglichst wenige eigene Punkte
                          (sonst game)
      --out ORDNER        wohin Gewichte, Kurve und Zwischenstand kommen (sonst siegel-N)
      --language CODE     de, nl oder en (sonst Englisch)

cli-help-check =
    Spielt jede Aufzeichnung einer Datei nach den Regeln nach: jedes Geben, jeden Zug, jede Wertung.

    Aufruf:  kartentisch check DATEI [--fair]

      DATEI               Aufzeichnungen, eine je Zeile (JSON Lines); - ist die Standardeingabe
      --fair              das Geben muss aus dem Startwert folgen, der vor dem Spiel versprochen wurde, und
                          aus dem, was Spieler dazugegeben haben (docs/fair.md)
      --language CODE     de, nl oder en: die Sprache der Gründe

    Gibt "N records, all good" aus, sonst für jede schlechte Aufzeichnung eine Zeile
      DATEI:ZEILE: round R, move M: was falsch ist
    Zeilen, Runden und Züge zählen ab 1; Zug 0 ist das Geben, Runde 0 der Kopf.
    Rückgabewert: 0 alles in Ordnung · 1 etwas ist falsch · 2 die Datei lässt sich nicht lesen.

    Beispiel
      kartentisch check spiele.jsonl

cli-help-puzzles =
    Lässt Bots Runden spielen und behält Stellungen, in denen eine Antwort klar die beste ist, eine je Zeile (JSON Lines).
    Eine Datei, die schon Rätsel enthält, wird fortgesetzt: Die Arbeit lässt sich jederzeit unterbrechen.

    Aufruf:  kartentisch puzzles make ART [--count N] [--seed S] [--out DATEI]
             kartentisch puzzles solve [ART]

      ART                 { $kinds }
                          solve stellt im Terminal die mitgelieferten: ohne Art das des Tages, dann die der Tage
                          davor
      --count N           wie viele Rätsel die Datei enthalten soll (sonst: { $count })
      --seed S            ein beliebiger Text: derselbe findet auf jedem Rechner dieselben Rätsel (sonst: 1)
      --out DATEI         die Datei; gepackt, wenn ihr Name auf .gz endet (sonst: ART.jsonl)

    Beispiel
      kartentisch puzzles make card --count 20 --out card.jsonl
      kartentisch puzzles solve

cli-help-show =
    Zeigt eine Stellung aus einer Aufzeichnung als Text: was ein Platz sehen konnte, und nicht mehr.

    Aufruf:  kartentisch show DATEI [--line L] [--round R [--move M]] [--seat S] [--step]

      DATEI               Aufzeichnungen, eine je Zeile (JSON Lines); - ist die Standardeingabe
      --line L            welche Zeile der Datei (sonst die erste Aufzeichnung)
      --round R           welche Runde, ab 1 gezählt (sonst die allerletzte Stellung)
      --move M            nach welchem Zug darin; 0 ist das Geben (sonst der letzte)
      --seat S            mit wessen Augen: Plätze zählen ab 0 (sonst die von Zuschauern)
      --step              im Terminal mit den Pfeiltasten durch die ganze Partie gehen
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
illegal-usage-puzzles = Rätsel entstehen mit „make“ und werden mit „solve“ gelöst, nicht mit { $text }
illegal-usage-puzzle-kind = Rätsel der Art { $text } gibt es nicht; es gibt { $kinds }
illegal-usage-command = es gibt keinen Befehl { $name }; es gibt: { $commands }
illegal-usage-language = es gibt keine Sprache { $text }; es gibt: { $languages }
illegal-usage-value = { $name } braucht einen Wert
illegal-usage-extra = { $text } hat hier keine Bedeutung
illegal-usage-missing-file = DATEI fehlt
illegal-usage-missing-game = SPIEL fehlt
illegal-usage-missing-url = URL fehlt
illegal-usage-link = { $text } ist kein Link zum Tisch eines Servers (er endet mit /t/ und den Buchstaben des Tisches)
illegal-usage-url = { $text } ist nicht die Adresse eines Servers
illegal-load-not-here = { $host } ist nicht dieser Rechner. Nur der eigene Server darf belastet werden: Wenn es deiner ist, sag --my-own-server.
illegal-load-unreachable = unter { $url } antwortet kein Server ({ $why })
illegal-load-refused = der Server öffnet keinen Tisch: { $why }
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
illegal-train-against = es gibt kein Netz { $name } für { $players } Personen
illegal-train-goal = { $goal } ist kein Ziel; wähle eins von { $goals }
illegal-train-other = in { $folder } liegt ein anderes Training; wähle mit --out einen anderen Ordner
illegal-missing-package = dazu fehlt das Paket { $package }; pip install "kartentisch[{ $extra }]" bringt es mit
illegal-file-missing = es gibt keine Datei { $file }
illegal-file-nowhere = es gibt kein Verzeichnis für { $file }
illegal-file-directory = { $file } ist ein Verzeichnis, keine Datei
illegal-file-forbidden = keine Berechtigung für { $file }
illegal-file-unreadable = { $file } lässt sich nicht lesen: { $why }
illegal-file-unwritable = { $file } lässt sich nicht schreiben: { $why }
illegal-file-no-puzzles = { $file } enthält keine Rätsel der Art { $kind } und bleibt, wie es ist

illegal-show-no-record = in der Datei steht keine Aufzeichnung
illegal-show-no-line = in Zeile { $line } steht keine Aufzeichnung
illegal-show-no-position = die Aufzeichnung hat keine Runde { $round }, Zug { $move }
illegal-show-no-seat = es gibt keinen Platz { $seat }; der letzte ist { $last }
illegal-play-no-terminal = zum Spielen braucht es ein Terminal

# serve

doctor-good = Alles Nötige ist da.
doctor-bad = Was mit ✗ markiert ist, muss zuerst behoben werden.
doctor-extra = Pakete des Extras { $extra }: alle da.
doctor-extra-missing = Pakete des Extras { $extra }: { $packages } nicht installiert. pip install "kartentisch[{ $extra }]" bringt sie mit, wenn gewünscht.
doctor-prepared = Bots: vorbereitet, sie antworten sofort.
doctor-unprepared = Bots: { $number ->
    [1] Eine Stufe ist
   *[other] { $number } Stufen sind
 } noch nicht vorbereitet. Der Server tut es neben den ersten Partien; python -m kartentisch.bots.warm tut es jetzt.
doctor-cache = Bots: In { $folder } kann nichts aufgehoben werden, also bereitet jeder Prozess sie neu vor, und das dauert Minuten. Gib diesem Benutzer dort Schreibrecht, oder nenne in NUMBA_CACHE_DIR einen Ordner.
doctor-page = Seite: gebaut.
doctor-no-page = Seite: nicht gebaut. make page baut sie; ein Wheel von make wheel enthält sie immer.
doctor-database = Datenbank: { $file } ist frei.
doctor-database-new = Datenbank: { $file } wird beim ersten Start angelegt.
doctor-database-in-use = Datenbank: { $file } wird benutzt, vermutlich von einem laufenden Server. Ein zweiter würde nicht starten.
doctor-space = Platte: { $free } MB frei neben der Datenbank{ $enough ->
    [true] .
   *[false] {""}. Ist sie voll, wird nichts mehr gespeichert, und Züge werden abgelehnt: Schaffe Platz.
 }
doctor-port = Adresse: An Port { $port } kann gelauscht werden.
doctor-link = Verbindung: Andere Server erreichen diesen unter { $host }.
doctor-link-here = Verbindung: Server auf anderen Rechnern erreichen diesen nicht. Wenn mehrere Rechner die Datenbank teilen, nenne eine Adresse im eigenen Netz (--link).
doctor-no-tls = Adresse: { $address } ist nicht verschlüsselt. Die Seite lässt sich dann nicht installieren, und Passwörter kann man unterwegs lesen. Setze einen Proxy mit TLS davor (docs/serving.md).
doctor-no-notices = Hinweise: Es gibt weder Impressum noch Datenschutzhinweis (--imprint, --privacy); für einen öffentlichen Server verlangen viele Länder beides.
doctor-password-open = Passwort: Alle auf diesem Rechner können { $file } lesen. chmod o-r { $file } verhindert das.
doctor-descriptors = Verbindungen: Dieser Benutzer darf { $most } Dateien öffnen, also füllen einige hundert Leute den Server. Besser sind { $enough } oder mehr (ulimit -n, LimitNOFILE von systemd).
serve-here = Kartentisch ist geöffnet: { $address }
serve-others = Für Freunde und Telefone im selben Netz: { $address }
serve-preparing = Du kannst schon spielen; die Bots werden nebenher vorbereitet, nur dieses erste Mal.
serve-stop = Strg+C schließt ihn.

cli-help-serve =
    Öffnet den Tisch für Browser: auf diesem Rechner und, über einen Link, auf anderen.

    Aufruf:  kartentisch serve [--host ADRESSE] [--port N] [--database DATEI] [--public-url URL] …

      --host ADRESSE      wo gelauscht wird (sonst auf allen Adressen; 127.0.0.1: nur für diesen Rechner)
      --port N            an welchem Port (sonst 8765 oder, wenn der belegt ist, irgendeiner)
      --database DATEI    wo Tische, Züge und Leute aufbewahrt werden (sonst im Datenordner des Benutzers); oder postgresql://…
      --link HOST:PORT    wo andere Server mit derselben PostgreSQL-Datenbank diesen erreichen (sonst nur auf diesem Rechner)
      --public-url URL    wie andere den Server erreichen, wenn er hinter einem Proxy steht
      --origin URLS       weitere Seiten, die sich verbinden dürfen, durch Leerzeichen getrennt
      --trusted-proxies A Proxys, deren Weiterleitungsangaben geglaubt wird, durch Kommas getrennt (sonst 127.0.0.1)
      --log-level STUFE   debug, info, warning oder error
      --log-format FORM   text, json oder auto: Text auf einem Terminal, sonst JSON (sonst auto)
      --workers N         wie viele Prozesse für die Bots nachdenken
      --keep TAGE         wie lange ein Tisch, an dem niemand mehr war, und Leute ohne Tisch bleiben (sonst 180; 0: für immer)
      --club NAME         der Name eures Vereins, steht auf der Seite
      --imprint DATEI     ein Text, auf den die Seite als Impressum verweist
      --privacy DATEI     ein Text, auf den die Seite als Datenschutzerklärung verweist
      --password-file D   wer neu ist, braucht das Passwort aus der ersten Zeile dieser Datei
      --open              öffnet die Seite im Browser, wenn es einen Bildschirm gibt
      --language CODE     de, nl oder en (sonst die Sprache des Systems)

    Alles lässt sich auch in der Umgebung einstellen: KARTENTISCH_HOST, KARTENTISCH_PUBLIC_URL und so weiter.

    Beispiele
      kartentisch serve --open
      kartentisch serve --host 127.0.0.1 --port 9000

cli-help-admin =
    Kümmert sich um einen Server, ob er läuft oder nicht.

    Aufruf:  kartentisch admin AKTION [WER ODER WAS] [--database DATEI]

      people [NAME]       listet alle auf, deren Name NAME enthält: Kennung, erster und letzter Besuch (UTC), Tische,
                          Name
      here                listet auf, wer gerade verbunden ist: Kennung, Adresse (-, wo sie nicht gezählt wird), Name
      tables [NAME]       listet Tische auf, an denen jemand dieses Namens sitzt: Kennung, eröffnet, zuletzt benutzt
                          (UTC), open oder over, Länge des Verlaufs, Leute
      export TISCH        gibt die Aufzeichnung der letzten Partie eines Tisches aus, mit den Karten von allen
      close TISCH         weist alle von einem Tisch und löscht ihn
      reports             listet auf, was gemeldet wurde: Nummer, Zeit (UTC), Tisch, von wem, Name, über wen, Name, was
      done NUMMER         löscht eine erledigte Meldung
      ban WER             sperrt eine Person aus (Kennung), oder alle von einer Adresse oder aus einem Netz
      unban WER           lässt sie wieder ein
      bans                listet alle Sperren auf, und seit wann (UTC)
      delete-person ID    löscht jemanden mit allem, was dazugehört: Geheimnisse, Plätze, Name, Worte. Tische ohne
                          andere gehen mit; an anderen spielt ein Bot weiter, und der Name ist weg. Dazu muss der
                          Server stehen
      --database DATEI    die Datenbank des Servers (sonst die im Datenordner des Benutzers)
      --language CODE     de, nl oder en (sonst Englisch)

    Beispiele
      kartentisch admin people Ada
      kartentisch admin ban p-3f0c9a5b7d2e4816

admin-deleted = { $name } ist gelöscht. Verschwundene Tische: { $removed }, Tische ohne den Namen: { $changed }.
illegal-admin-no-person = es gibt niemanden mit der Kennung { $text }; kartentisch admin people zeigt alle
illegal-usage-action = { $text } gibt es hier nicht; es gibt: { $known }
admin-closed = Der Tisch { $table } ist geschlossen und gelöscht.
admin-report-done = Die Meldung { $number } ist gelöscht.
admin-banned = { $who } kommt nicht mehr herein.
admin-unbanned = { $who } kommt wieder herein.
illegal-admin-no-table = den Tisch { $text } gibt es nicht; kartentisch admin tables zeigt alle
illegal-admin-no-game = am Tisch { $text } hat kein Spiel begonnen
illegal-admin-no-report = die Meldung { $text } gibt es nicht; kartentisch admin reports zeigt alle
illegal-admin-no-ban = eine Sperre von { $text } gibt es nicht; kartentisch admin bans zeigt alle
illegal-admin-no-server = auf dieser Datenbank läuft kein Server
illegal-admin-stop-first = dafür muss der Server stehen
illegal-admin-failed = der Server konnte das nicht ausführen; sein Log sagt, warum
illegal-usage-missing-object = { $action } braucht noch, um wen oder was es geht

illegal-serve-address = an { $host }, Port { $port } kann nicht gelauscht werden: { $why }
illegal-serve-port = { $port } ist kein Port; der höchste ist { $most }
illegal-serve-database = die Datenbank { $file } lässt sich nicht benutzen: { $why }
illegal-serve-database-in-use = ein anderer Server benutzt die Datenbank { $file }; halte ihn zuerst an
illegal-serve-database-newer = die Datenbank { $file } stammt von einer neueren Version von Kartentisch
illegal-serve-database-unknown = Datenbanken mit { $scheme }:// kennt Kartentisch nicht; es geht ein Pfad, sqlite:///absoluter/Pfad oder postgresql://…
illegal-serve-public-url = --public-url braucht eine Adresse, die mit http oder https beginnt, nicht { $text }
illegal-serve-link = { $text } ist kein Rechner mit Port wie 10.0.0.5:8766
illegal-serve-trusted-proxies = { $text } ist keine Adresse und kein Netz wie 10.0.0.1 oder 10.0.0.0/8; Namen gehen hier nicht
illegal-serve-log-level = die Stufe { $text } gibt es nicht; es gibt: { $known }
illegal-serve-log-format = das Logformat { $text } gibt es nicht; es gibt: { $known }
illegal-serve-file = die Datei { $file } lässt sich nicht lesen: { $why }
illegal-serve-password-empty = in der ersten Zeile der Datei { $file } steht kein Passwort

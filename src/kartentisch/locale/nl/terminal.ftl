# De tafel in de terminal.

terminal-title = Kartentisch
terminal-this-language = Nederlands
terminal-guest = Gast
terminal-bot-names = Sanne, Daan, Femke, Bram, Lotte, Joost, Maaike, Ruben, Anouk, Thijs
terminal-colour-red = rood
terminal-colour-yellow = geel
terminal-colour-green = groen
terminal-colour-blue = blauw
terminal-colour-violet = paars

terminal-welcome = Kartentisch: wat zal het zijn?
terminal-game = Spel
terminal-players = Spelers
terminal-level = Niveau
terminal-language = Taal
terminal-name = Je naam
terminal-players-with-bots = { $players }: jij en { $bots } bots
terminal-play = Spelen

terminal-your-turn = Je bent aan de beurt
terminal-your-turn-with = Je bent aan de beurt · { $head }
terminal-turn = { $player } is aan de beurt …
terminal-dealing = Er wordt gedeeld …
terminal-hint-hurry = Spatie: zonder pauzes verder, tot je iets gevraagd wordt
terminal-preparing = { $player } wordt voorbereid. Dat duurt alleen de eerste keer even.
terminal-rest = Even kijken
terminal-round-over = De ronde is afgelopen
terminal-continue = Verder
terminal-group = { $head } ({ $number } mogelijkheden)
terminal-back = Terug
terminal-take-back = Laatste stap terugnemen
terminal-log = Wat er gebeurde
terminal-log-since = Sinds je laatste zet
terminal-over = { $number ->
    [0] Het spel is afgelopen
    [one] Het spel is afgelopen: { $winners } wint
   *[other] Het spel is afgelopen: gedeelde overwinning voor { $winners }
 }
terminal-again = Nog eens met dezelfde spelers
terminal-other = Een ander spel
terminal-save = Verslag opslaan
terminal-quit = Stoppen

terminal-leave = Het spel is nog niet afgelopen. Echt stoppen?
terminal-leave-kept = Het spel is nog niet afgelopen. Het blijft zoals het is en je kunt later verdergaan.
terminal-unfinished = Er is nog een spel dat niet is afgelopen.
terminal-go-on = Verdergaan waar je was
terminal-new-game = Nieuw spel
terminal-stay = Verder spelen
terminal-save-as = In welk bestand moet het verslag komen?
terminal-save-hint = Enter: opslaan · Esc: toch niet
terminal-saved = Opgeslagen: { $file }
terminal-save-exists = { $file } bestaat al; kies een andere naam.
terminal-save-failed = { $file } kan niet worden geschreven: { $why }

terminal-line-hint = Enter: klaar · Esc: zoals het was
terminal-password = Het wachtwoord van de server
terminal-retry = Nog eens proberen
terminal-leave-table = Het spel is nog niet afgelopen. De link brengt je terug; blijf je langer weg, dan neemt een bot het over.

terminal-space = Spatie
terminal-page = PgUp/Dn
terminal-key-choose = kiezen
terminal-key-where = waar
terminal-key-turn = draaien
terminal-key-play = spelen
terminal-key-hurry = sneller
terminal-key-back = terug
terminal-key-save = opslaan
terminal-key-scroll = bladeren
terminal-key-language = taal
terminal-key-theme = licht/donker
terminal-you = Jij
terminal-step = { $round ->
    [0] Voor het eerste delen
   *[other] Ronde { $round }, zet { $move }
 } · { $at } van { $last } · { $eyes }
terminal-eyes-all = toeschouwer
terminal-happened = Wat er gebeurde
terminal-tenths = { $sign ->
    [minus] −
   *[other] {""}
 }{ $whole },{ $tenth }
terminal-answer = Het antwoord
terminal-key-step = stap
terminal-key-round = ronde
terminal-key-eyes = ogen
terminal-key-quit = stoppen

# De spellen op de eerste pagina.

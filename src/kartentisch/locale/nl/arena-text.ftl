# De arena: bots vergeleken met dezelfde kaarten.

cli-help-arena =
    Laat bots met dezelfde kaarten tegen elkaar spelen en zegt, met een interval, hoeveel beter de ene is.

    Gebruik:  kartentisch arena SPEL --bots NAAM,NAAM,… [--players N] [--deals K] [--json BESTAND] …

      SPEL                { $games }
      --bots NAAM,…       twee of meer bots, elk tussen elk van de andere, in beide richtingen;
                          pakket.module:functie noemt een eigen bot
      --players N         hoeveel spelers (anders 4)
      --deals K           hoeveel rondes er hoogstens gedeeld worden (anders 1200)
      --until BREEDTE     minder, als de 95%-intervallen al eerder binnen ± BREEDTE liggen
      --games K           hoeveel hele spellen voor het aandeel gewonnen spellen (anders een tiende van de rondes)
      --league            gemengde tafels van alle bots en een ranglijst in plaats van paren
      --budget AANTAL     simulaties per beslissing, voor bots die zoeken (anders 200)
      --seed S            een willekeurige tekst: dezelfde geeft hetzelfde resultaat, met hoeveel processen ook (anders 1)
      --option NAAM=WAARDE
                          een optie van het spel; mag meer dan eens voorkomen
      --limit SECONDEN    zo lang mag een beslissing duren; doet een bot er langer over, dan stopt de arena
      --workers N         hoeveel processen spelen (anders zoveel als er kernen zijn)
      --ray ADRES         in plaats daarvan op een Ray-cluster spelen
      --json BESTAND      waar het resultaat komt; tot het klaar is, staat in BESTAND.part wat er gespeeld is
      --restart           opnieuw beginnen, wat er ook in BESTAND.part staat
      --plot BESTAND      waar het resultaat getekend wordt (SVG)
      --language CODE     de, nl of en

    Er wordt telkens één ronde gedeeld. Op elke plaats zit de kandidaat één keer, met op alle andere plaatsen de
    andere bot; zijn punten worden vergeleken met die van de andere bot op dezelfde plaats met dezelfde kaarten.
    Na een onderbreking gaat dezelfde opdracht verder.

    Bots
    { $bots }

    Opties van de spellen (met de regel die ze uitlegt)
    { $options }

    Voorbeelden
      kartentisch arena siegel --bots apprentice,random --deals 200
      kartentisch arena siegel --players 4 --bots master,journeyman --until 0.25 --json resultaat.json --plot resultaat.svg
      kartentisch arena saboteur --players 5 --bots random,apprentice,mijnbot:make --league

arena-head = { $game } · { $players } spelers · { $deals } rondes · { $games } hele spellen · seed { $seed } · budget { $budget }
arena-candidate = kandidaat
arena-others = tussen
arena-unit = { $unit ->
    [penalty] strafpunten per ronde
   *[gold] goud per ronde
 }
arena-interval = 95%
arena-won = spellen gewonnen
arena-margin = verschil met de anderen per ronde
arena-time = ms per beslissing
arena-pair = { $candidate } tussen { $others }
arena-points = punten per ronde
arena-in-seats = { $others } op dezelfde plaatsen: { $value }
arena-by-seat = verschil per plaats, vanaf wie begint
arena-wins = hele spellen gewonnen
arena-halves = met de helft van de plaatsen
arena-halves-margin = verschil met de anderen met de helft van de plaatsen
arena-halves-points = punten met de helft van de plaatsen
arena-fair = bij gelijke kansen: { $value }
arena-belief = fout van de vermoedens (Brier)
arena-prior = alleen uit de verdeling: { $value }; { $better } beter
arena-times = ms: langste, gemiddelde van alle antwoorden
arena-alike = { $bot } onder zijn gelijken
arena-league = Plackett–Luce-rating, 0 is het gemiddelde; wie 200 meer heeft, eindigt drie van de vier keer hoger
arena-bot = bot
arena-rating = rating
arena-rounds = rondes
arena-plot-won = Gewonnen spellen, in procentpunten boven gelijke sterkte: rechts is beter
arena-plot-points = { $unit ->
    [penalty] Verschil in strafpunten per ronde, zelfde plaatsen en kaarten: links is beter
   *[gold] Verschil in goud per ronde, zelfde plaatsen en kaarten: rechts is beter
 }
arena-plot-league = Plackett–Luce-rating: rechts is beter
arena-plot-where = { $game }, { $players } spelers, { $deals } rondes, { $games } spellen; lijnen: 95%-intervallen
arena-kept = Gestopt. In { $file } staat wat er gespeeld is; dezelfde opdracht gaat daar verder.
arena-lost = Gestopt. Met --json BESTAND zou bewaard zijn wat er gespeeld is.
arena-resumed = { $file }: er zijn al { $tables } tafels gespeeld.

illegal-arena-bots = een arena heeft minstens twee bots nodig; --bots heeft er { $number }
illegal-arena-other = { $file } hoort bij een arena met andere instellingen ({ $names }); kies een ander bestand of --restart
illegal-arena-journal = { $file } is geen logboek van een arena; kies een ander bestand of --restart
illegal-arena-busy = een andere arena schrijft nu in { $file }
illegal-arena-no-league = { $option } gaat niet samen met --league
illegal-arena-no-ray = --ray heeft het pakket ray nodig; installeer kartentisch[ray]
illegal-arena-ray = geen Ray-cluster op { $address }: { $why }
illegal-bot-path = { $path } is geen importpad; zo ziet er een uit: pakket.module:functie
illegal-bot-module = { $path }: er is geen module { $module }
illegal-bot-attribute = { $path }: de module { $module } heeft geen { $name }
illegal-bot-import = { $path } kan niet worden geïmporteerd: { $why }
illegal-bot-make = { $path } leverde geen bot op: { $why }
illegal-bot-choose = { $path } leverde een { $kind } op, maar dat heeft geen methode choose
illegal-bot-belief = wat de bot { $bot } op plaats { $seat } over de anderen gelooft, zijn geen { $seats } getallen tussen 0 en 1

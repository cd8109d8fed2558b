# De startpagina
home-play-how = Meteen spelen: hoe sterk, hoe snel?
home-play-with = Tegen { $number } bots, niveau { $level }, tempo { $pace }.
home-go = Verder
home-begun = Begonnen
home-round = Ronde { $round } van { $rounds }
home-against = tegen { $number ->
    [one] één bot
   *[other] { $number } bots
 }
home-with = met { $names }
home-alone = nog alleen
home-drop = Weggooien: { $game }
home-drop-why = { $kind ->
    [alone] Dit spel beëindigen? Het telt dan als voortijdig beëindigd.
    [gathering] Je plaats aan deze tafel vrijgeven?
   *[others] Je plaats verlaten? Een bot speelt voor je verder; je kunt niet meer terug.
 }
home-drop-yes = { $kind ->
    [alone] Beëindigen
    [gathering] Vrijgeven
   *[others] Verlaten
 }
home-drop-no = Bewaren
home-more = { $number ->
    [one] Nog één spel
   *[other] Nog { $number } spellen
 }
home-less = Minder tonen
home-games = Mijn spellen
home-place = { $place }e van { $players }
home-early = voortijdig beëindigd
home-uncounted = telt niet mee
home-look = Bekijken

# De eigen statistieken
statistics-title = Je statistieken
statistics-which = Welk spel
statistics-by-players = Aantal spelers
statistics-all = Alle
statistics-players = { $players } spelers
statistics-overview = In één oogopslag
statistics-games = { $number ->
    [one] spel
   *[other] spellen
 }
statistics-won = gewonnen
statistics-place = gemiddelde plaats
statistics-ordinal = { $place }e
statistics-today = laatst
statistics-places-told = Plaatsen in de laatste { $number } spellen, het nieuwste eerst: { $places }
statistics-few = nog te weinig spellen
statistics-values = Als tabel
statistics-error = standaardfout
statistics-number = aantal
statistics-level = Niveau
statistics-levels = Tegen welk niveau
statistics-levels-plain = Zo vaak win je als er bots van dit niveau meespelen.
statistics-levels-more = Tegen het niveau { $level } win je vaker dan met puur geluk.
statistics-levels-less = Tegen het niveau { $level } win je nog minder vaak dan met puur geluk.
statistics-levels-none = Hier staat iets zodra je tegen bots hebt gespeeld.
statistics-levels-told = Aandeel gewonnen spellen. { $values }
statistics-luck = puur geluk { $chance }
statistics-margin = Afstand tot de anderen
statistics-margin-left = Per ronde, vergeleken met het gemiddelde van de anderen; links ben je beter.
statistics-margin-right = Per ronde, vergeleken met het gemiddelde van de anderen; rechts ben je beter.
statistics-margin-told = Afstand tot het gemiddelde van de anderen. { $values }
statistics-margin-points = afstand
statistics-with = Wanneer
statistics-order = { $order ->
    [1] als eerste
   *[other] als { $order }e
 }
statistics-none = Nog niets te tellen
statistics-none-hint = Speel een potje { $game } uit, dan staan hier je plaatsen en wat je ligt. Wie tegen bots een zet terugneemt of een tip vraagt, oefent: dat telt niet mee.
statistics-yours = Hoort alleen bij je naam op dit apparaat; niemand anders ziet het. Je kunt alles downloaden of wissen.
statistics-take = Downloaden
statistics-forget = Wissen
statistics-forget-title = Statistieken wissen?
statistics-forget-hint = Alle getallen op deze pagina verdwijnen, bij alle spellen, en komen niet terug. Je spellen zelf blijven bij ‘Mijn spellen’; pas het volgende telt weer mee.
statistics-forget-yes = Alles wissen
statistics-forget-no = Bewaren

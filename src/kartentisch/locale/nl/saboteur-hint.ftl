# Saboteur: zetten in tips en analyses, en waarom ze zo goed zijn
saboteur-hint-lay = { $shape } op { $cell }
saboteur-hint-break = { $tool } van { $player } stukmaken
saboteur-hint-break-own = Eigen gereedschap stukmaken: { $tool }
saboteur-hint-fix = { $tool } van { $player } repareren
saboteur-hint-fix-mine = Eigen gereedschap repareren: { $tool }
saboteur-hint-fall = Instorting op { $cell }
saboteur-hint-look = Kaart: doel { $goal } bekijken
saboteur-hint-drop = Afleggen: { $card }
saboteur-hint-take = Goud met { $gold } nemen

saboteur-hint-belief = { $player } is naar alles wat te zien was met { $percent } procent kans een saboteur.
saboteur-hint-fix-own = Daarna kun je weer gangen leggen.
saboteur-hint-fix-one = Een ander stuk gereedschap van je blijft nog kapot.
saboteur-hint-map = Bij { $goal } ligt de schat naar alles wat je weet met { $percent } procent kans.
saboteur-hint-discard = De tunnel blijft zoals hij is, en je trekt een nieuwe kaart.
saboteur-hint-discard-broken = Met kapot gereedschap kun je geen gangen leggen; je trekt een nieuwe kaart.
saboteur-hint-discard-last = De tunnel blijft zoals hij is; er valt niets meer te trekken.
saboteur-hint-reaches = Daarmee is doel { $goal } bereikt, waar de schat met { $percent } procent kans ligt.
saboteur-hint-nearer = Langs de kortste weg ontbreken daarna ongeveer { $after } kaarten tot de schat, nu ongeveer { $before }.
saboteur-hint-farther = Langs de kortste weg ontbreken daarna ongeveer { $after } kaarten tot de schat, nu maar ongeveer { $before }.
saboteur-hint-a-little-nearer = Dat brengt de tunnel gemiddeld iets dichter bij de schat.
saboteur-hint-a-little-farther = Dat maakt de weg naar de schat gemiddeld iets langer.
saboteur-hint-dead-end = Een doodlopende gang terzijde: de kortste weg naar de schat blijft even lang.
saboteur-hint-aside = De kortste weg naar de schat blijft even lang.
saboteur-hint-gold = Meer goud ligt er niet.
saboteur-hint-gold-less = Er ligt een kaart met meer goud.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Gouddelver
 }

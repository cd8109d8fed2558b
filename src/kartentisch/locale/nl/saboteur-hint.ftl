# Saboteur: zetten in tips en analyses, en waarom ze zo goed zijn
saboteur-hint-lay = { $shape } op { $cell }
saboteur-hint-break = { $tool } van { $player } breken
saboteur-hint-break-own = Eigen gereedschap breken: { $tool }
saboteur-hint-fix = { $tool } van { $player } repareren
saboteur-hint-fix-mine = Eigen gereedschap repareren: { $tool }
saboteur-hint-fall = Instorting op { $cell }
saboteur-hint-look = Schatkaart: doel { $goal } bekijken
saboteur-hint-drop = Afleggen: { $card }
saboteur-hint-take = Goudkaart met { $gold } nemen

saboteur-hint-belief = Naar alles wat te zien was, is de kans { $percent } procent dat { $player } saboteur is.
saboteur-hint-fix-own = Daarna kun je weer gangen leggen.
saboteur-hint-fix-one = Een ander stuk gereedschap van je blijft nog kapot.
saboteur-hint-map = Naar alles wat je weet, is de kans { $percent } procent dat de schat bij { $goal } ligt.
saboteur-hint-discard = De mijn blijft zoals hij is, en je trekt een nieuwe kaart.
saboteur-hint-discard-broken = Met kapot gereedschap kun je geen gangen leggen; je trekt een nieuwe kaart.
saboteur-hint-discard-last = De mijn blijft zoals hij is; er valt niets meer te trekken.
saboteur-hint-reaches = Daarmee is doel { $goal } bereikt; de kans dat de schat daar ligt is { $percent } procent.
saboteur-hint-nearer = Langs de kortste weg zijn er dan nog ongeveer { $after } kaarten nodig tot de schat, nu ongeveer { $before }.
saboteur-hint-farther = Langs de kortste weg zijn er dan nog ongeveer { $after } kaarten nodig tot de schat, nu maar ongeveer { $before }.
saboteur-hint-a-little-nearer = Dat brengt de gang gemiddeld iets dichter bij de schat.
saboteur-hint-a-little-farther = Dat maakt de weg naar de schat gemiddeld iets langer.
saboteur-hint-dead-end = Een doodlopende gang opzij: de kortste weg naar de schat blijft even lang.
saboteur-hint-aside = De kortste weg naar de schat blijft even lang.
saboteur-hint-gold = Er ligt geen kaart met meer goud.
saboteur-hint-gold-less = Er ligt een kaart met meer goud.
saboteur-hint-role = { $guilty ->
    [true] Saboteur
   *[false] Goudzoeker
 }

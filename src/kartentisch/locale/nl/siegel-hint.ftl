# Die sieben Siegel: zetten in tips en analyses, en waarom ze zo goed zijn
siegel-hint-give = { $kind } teruggeven
siegel-hint-keep-white = Wit houden, zwart nemen
siegel-hint-keep = Niets teruggeven
siegel-hint-from = daarvan van { $player }: { $seals }

siegel-hint-only = Iets anders is niet toegestaan.
siegel-hint-saboteur = In { $percent } van de 100 rondes nemen de anderen { $blacks ->
    [1] minstens één zwart zegel
   *[other] minstens { $blacks } zwarte zegels
 }, en elk daarvan maakt de saboteur goedkoper.
siegel-hint-seals = Hiermee win je meestal { $tricks ->
    [0] geen slag
    [1] één slag
   *[other] { $tricks } slagen
 } en blijf je in { $percent } van de 100 rondes zonder strafpunten.
siegel-hint-seals-left = Hier houd je in { $percent } van de 100 rondes een zegel over.
siegel-hint-seals-black = Hier neem je in { $percent } van de 100 rondes een zwart zegel.
siegel-hint-others-black = Dan nemen de anderen in { $percent } van de 100 rondes { $blacks ->
    [1] minstens één zwart zegel
   *[other] minstens { $blacks } zwarte zegels
 }.
siegel-hint-never = Hiermee win je deze slag bijna nooit; een passend zegel zou je ook niet hebben.
siegel-hint-never-wanted = Hiermee win je deze slag bijna nooit en bewaar je je passende zegel voor later.
siegel-hint-win = Hiermee win je deze slag in { $percent } van de 100 rondes, maar je hebt geen passend zegel.
siegel-hint-win-wanted = Hiermee win je deze slag in { $percent } van de 100 rondes, en een passend zegel heb je.
siegel-hint-duck = Hiermee win je deze slag maar in { $percent } van de 100 rondes; een passend zegel heb je niet.
siegel-hint-duck-wanted = Hiermee win je deze slag maar in { $percent } van de 100 rondes, al heb je een passend zegel.
siegel-hint-trick = Hiermee win je deze slag in { $percent } van de 100 rondes; een passend zegel heb je niet.
siegel-hint-trick-wanted = Hiermee win je deze slag in { $percent } van de 100 rondes; een passend zegel heb je.
siegel-hint-end-black = Aan het eind heb je zo in { $percent } van de 100 rondes een zwart zegel.
siegel-hint-end-left = Aan het eind houd je zo in { $percent } van de 100 rondes een zegel over.
siegel-hint-end-clean = Zo blijf je in { $percent } van de 100 rondes zonder strafpunten.
siegel-hint-end-same = Dat maakt nauwelijks verschil: in { $percent } van de 100 rondes blijf je zonder strafpunten.

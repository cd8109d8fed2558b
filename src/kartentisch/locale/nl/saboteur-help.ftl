# How Saboteur is played, for the page: a line each, "what: how".

saboteur-help =
    Doel: Goudzoekers zoeken de schat, saboteurs verhinderen dat stiekem. Na de laatste ronde wint wie het meeste goud heeft.
    Rollen: Iedereen trekt een dwerg en vertelt niets. Eén dwerg blijft over.
    Jouw beurt: Leg een gangkaart, speel een actiekaart of leg een kaart dicht af. Trek dan een nieuwe.
    Gangen: Een kaart moet bij alle buren passen, en vanaf de ladder moet er een gang zonder gaten naartoe lopen.
    Doodlopend: Planken en puin sluiten de weg af; erdoorheen gaat het niet verder.
    Kapot gereedschap: Ligt er bij jou een pikhouweel, lantaarn of mijnkar kapot, dan mag je geen gangkaarten leggen.
    Reparatie: Die ruimt kapot gereedschap van dezelfde soort op, van jou of van een ander.
    Instorting: Haalt een gangkaart uit de mijn. Het gat mag weer gevuld worden.
    Schatkaart: Bekijk stiekem een van de doelen A, B en C. Een ervan is de schat.
    Einde van de ronde: De schat is bereikt, of niemand heeft nog een kaart. Dan laat iedereen zijn dwerg zien.
    Goud: Is de schat bereikt, dan kiezen de goudzoekers om de beurt goud; zo niet, dan worden de saboteurs betaald.

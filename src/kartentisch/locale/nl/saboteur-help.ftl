# How Saboteur is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

saboteur-help =
    §T21 Doel: Goudzoekers zoeken de schat, saboteurs proberen dat stiekem te verhinderen. Na de laatste ronde wint wie het meeste goud heeft.
    §T5 Rollen: Iedereen trekt een dwerg en houdt die geheim. Er is één dwerg meer dan er spelers zijn; één blijft gedekt over. Van al deze dwergen is er bij 3 en 4 spelers één saboteur, bij 5 en 6 zijn het er twee, bij 7 tot 9 drie, bij 10 vier.
    §T8 Je beurt: Leg een gangkaart, speel een actiekaart of leg een kaart gedekt af. Trek dan een nieuwe.
    #tunnels §T9 Gangen: Een kaart moet bij alle buren passen, en vanaf de ladder moet er een gang zonder gaten naartoe lopen.
    #turning §T1 Draaien: Een gangkaart mag ook op zijn kop liggen. Past hij op beide manieren, dan draai je hem door het vak nog eens te kiezen of met R.
    #dead-ends §T9 Doodlopend: Planken en puin sluiten de weg af; daar gaat het niet verder.
    §T11 Kapot gereedschap: Is je pikhouweel, lantaarn of mijnkar kapot, dan mag je geen gangkaarten leggen.
    §T13 Reparatie: Haalt kapot gereedschap van dezelfde soort weg, bij jezelf of bij een ander.
    #double §T13 Dubbele reparatie: Op sommige kaarten staan twee soorten gereedschap. Zo’n kaart repareert er één van, niet allebei.
    §T14 Instorting: Haalt een gangkaart uit de mijn. Het gat mag weer gevuld worden.
    §T14 Schatkaart: Bekijk stiekem een van de doelen A, B en C. Een ervan is de schat.
    #marks Vermoedens: Noteer op elk naamplaatje waar je die speler voor aanziet. Alleen jij ziet dat, en het geldt voor deze ronde.
    §T17 Einde van de ronde: De schat is bereikt, of niemand heeft nog een kaart. Dan laat iedereen zijn dwerg zien.
    §T18 Goud voor goudzoekers: Is de schat bereikt, dan worden er zoveel goudkaarten getrokken als er { $gold_cards ->
            [players] spelers aan tafel zitten
           *[other] goudzoekers meespelen
        }. Wie de schat bereikte, neemt er een en geeft de rest tegen de speelrichting in door aan de volgende goudzoeker, tot alles verdeeld is. Bereikte een saboteur de schat, dan begint de volgende goudzoeker in die richting.
    §T19 Goud voor saboteurs: Blijft de schat in de berg, dan krijgt één saboteur 4 goud, twee of drie krijgen er elk 3, vier elk 2. Was er geen saboteur bij, dan krijgt niemand iets.
    §T4 Goudkaarten: Het zijn er 28: 16 met 1 goud, 8 met 2 en 4 met 3. Wat jij hebt, zien de anderen pas aan het eind van het spel.

# How Saboteur is played, for the page: a line each, "what: how".

saboteur-help =
    Doel: Goudzoekers zoeken de schat, saboteurs proberen dat stiekem te verhinderen. Na de laatste ronde wint wie het meeste goud heeft.
    Rollen: Iedereen trekt een dwerg en houdt die geheim. Er is één dwerg meer dan er spelers zijn; één blijft gedekt over. Van al deze dwergen is er bij 3 en 4 spelers één saboteur, bij 5 en 6 zijn het er twee, bij 7 tot 9 drie, bij 10 vier.
    Je beurt: Leg een gangkaart, speel een actiekaart of leg een kaart gedekt af. Trek dan een nieuwe.
    #tunnels Gangen: Een kaart moet bij alle buren passen, en vanaf de ladder moet er een gang zonder gaten naartoe lopen.
    #turning Draaien: Een gangkaart mag ook op zijn kop liggen. Past hij op beide manieren, dan draai je hem door het vak nog eens te kiezen of met R.
    #dead-ends Doodlopend: Planken en puin sluiten de weg af; daar gaat het niet verder.
    Kapot gereedschap: Is je pikhouweel, lantaarn of mijnkar kapot, dan mag je geen gangkaarten leggen.
    Reparatie: Haalt kapot gereedschap van dezelfde soort weg, bij jezelf of bij een ander.
    #double Dubbele reparatie: Op sommige kaarten staan twee soorten gereedschap. Zo’n kaart repareert er één van, niet allebei.
    Instorting: Haalt een gangkaart uit de mijn. Het gat mag weer gevuld worden.
    Schatkaart: Bekijk stiekem een van de doelen A, B en C. Een ervan is de schat.
    #marks Verdenking: Noteer op elk naamplaatje waar je die speler voor aanziet. Alleen jij ziet dat, en het geldt voor deze ronde.
    Einde van de ronde: De schat is bereikt, of niemand heeft nog een kaart. Dan laat iedereen zijn dwerg zien.
    Goud voor goudzoekers: Is de schat bereikt, dan worden er zoveel goudkaarten getrokken als er { $gold_cards ->
            [players] spelers aan tafel zitten
           *[other] goudzoekers meespelen
        }. Wie de schat bereikte, neemt er een en geeft de rest tegen de speelrichting in door aan de volgende goudzoeker, tot alles verdeeld is. Bereikte een saboteur de schat, dan begint de volgende goudzoeker in die richting.
    Goud voor saboteurs: Blijft de schat in de berg, dan krijgt één saboteur 4 goud, twee of drie krijgen er elk 3, vier elk 2. Was er geen saboteur bij, dan krijgt niemand iets.
    Goudkaarten: Het zijn er 28: 16 met 1 goud, 8 met 2 en 4 met 3. Wat jij hebt, zien de anderen pas aan het eind van het spel.

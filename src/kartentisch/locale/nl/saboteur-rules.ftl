# De regels van Saboteur voor de pagina. Een regel per regel („T1 …”); „= …” is een kop, „! …” onze beslissing bij de regel erboven.

saboteur-rules =
    = Materiaal
    T1 Er zijn 40 gangkaarten. 31 lopen door: 5 kruisingen, elk 5 met drie openingen (recht omhoog en omlaag met een zijgang, of dwars met een zijgang), 4 recht omhoog, 3 recht dwars, en 5 en 4 bochten van de twee soorten. 9 lopen dood, van elke vorm één en twee met maar één opening: daar eindigt elke opening in de rots. Kaarten liggen altijd rechtop, dus je mag ze op hun kop leggen, maar niet dwars.
    T2 De startkaart is een kruising met een ladder. Van de drie doelkaarten is er één de schat, een kruising; de andere twee zijn stenen met elk een bocht.
    T3 Er zijn 27 actiekaarten: elk 3 voor een kapot pikhouweel, een kapotte lantaarn en een kapotte mijnkar, elk 2 voor de reparatie, elk 1 dubbele reparatie voor ieder paar gereedschap, 3 instortingen en 6 schatkaarten.
    T4 Er zijn 28 goudkaarten: 16 met 1 goud, 8 met 2 en 4 met 3. Er zijn 11 dwergen: 7 goudzoekers en 4 saboteurs.
    = Voorbereiding van een ronde
    T5 Zoveel dwergen worden geschud (saboteurs + goudzoekers), met 3 spelers: 1 + 3, 4: 1 + 4, 5: 2 + 4, 6: 2 + 5, 7: 3 + 5, 8: 3 + 6, 9: 3 + 7, 10: 4 + 7. Iedereen trekt er een; de laatste blijft gedekt tot de ronde voorbij is. Rollen zijn geheim.
    T6 Handkaarten: 6 met 3 tot 5 spelers, 5 met 6 of 7, 4 met 8 tot 10. De rest is de trekstapel. De doelkaarten worden geschud en liggen gedekt.
    T7 De jongste speler begint, daarna gaat het met de klok mee.
    ! Hier beslist het lot wie begint.
    = Een beurt
    T8 Je doet precies één ding: een gangkaart leggen, een actiekaart spelen, of passen en een handkaart gedekt afleggen. Passen mag altijd. Daarna trek je een kaart, zolang er nog een trekstapel is.
    T9 Een gangkaart komt op een leeg vak naast een gelegde kaart. Aan elke kant waar een open kaart ligt, moet opening op opening en wand op wand komen. En vanaf de ladder moet er een gang zonder gaten naartoe lopen; door een doodlopende kaart loopt er geen. De mijn mag voorbij de doelen groeien.
    T10 Bij een gedekte doelkaart past alles.
    ! Een steen die open ligt, is een kaart als elke andere: wat ernaast ligt, moet passen, en gangen lopen erdoor verder.
    T11 Ligt er kapot gereedschap voor je, dan mag je geen gangkaarten leggen. Al het andere mag je wel.
    T12 Kapot gereedschap leg je voor een speler bij wie die soort nog heel is. Dat mag je ook zelf zijn, tenzij de tafel het verbiedt.
    T13 Een reparatie haalt één passend stuk kapot gereedschap weg, bij jezelf of bij een ander. Een dubbele reparatie haalt één van de twee weg, naar keuze. Zonder passend gereedschap kun je hem niet spelen. Beide kaarten gaan op de aflegstapel.
    T14 Een instorting haalt één gangkaart uit de mijn, nooit start of doelen. Beide kaarten gaan op de aflegstapel, en het gat mag weer gevuld worden. Met een schatkaart bekijk je stiekem één doelkaart.
    ! Bekijken kun je er alleen een die nog gedekt ligt.
    T15 Wie geen kaarten meer heeft, wordt overgeslagen.
    = Doelen en het einde van de ronde
    T16 Loopt er door een gelegde kaart een gang zonder gaten van de start naar een doelkaart, dan wordt die omgedraaid. Is het de schat, dan eindigt de ronde. Is het een steen, dan wordt hij zo gedraaid dat hij op de nieuwe gang aansluit, en gaat het verder; zijn andere kanten hoeven niet te passen. Een doodlopende kaart bereikt geen doel.
    ! Worden twee doelen tegelijk bereikt, dan worden ze allebei omgedraaid; is de schat erbij, dan eindigt de ronde. Een steen blijft ook na een instorting open liggen.
    T17 De ronde eindigt ook als niemand nog een kaart heeft. Dan laat iedereen zijn dwerg zien.
    = Goud
    T18 Is de schat bereikt, dan hebben de goudzoekers gewonnen. Er worden zoveel goudkaarten getrokken als er goudzoekers meespelen. Wie de schat bereikte, neemt er een en geeft de rest tegen de klok in door aan de volgende goudzoeker, tot alles verdeeld is. Instelbaar is dat er zoveel kaarten worden getrokken als er spelers zijn; liggen er minder, dan die allemaal.
    ! Bereikte een saboteur de schat, dan begint de volgende goudzoeker tegen de klok in.
    T19 Blijft de schat in de berg, dan krijgt één saboteur 4 goud, twee of drie krijgen er elk 3, vier elk 2. Speelt er geen mee, wat met 3 en met 4 voorkomt, dan krijgt niemand iets.
    ! Uitbetaald wordt met de grootste kaart eerst, om de beurt vanaf de eerste plaats; niemand krijgt meer dan hem toekomt.
    T20 Hoeveel goud je hebt, blijft geheim tot het eind van het spel. Het overige goud blijft een gedekte stapel; dwergen, doelen en kaarten worden opnieuw geschud. De speler links van wie de laatste kaart speelde of aflegde, begint.
    ! Na een uitbetaling aan saboteurs wordt het goud opnieuw geschud.
    T21 Er zijn 3 rondes; instelbaar zijn 1 tot en met 3. Wie aan het eind het meeste goud heeft, wint; bij gelijke stand winnen jullie samen.
    = Wie weet wat
    T22 Iedereen ziet de mijn, omgedraaide doelen, kapot gereedschap, wie welke actie tegen wie speelde, welk doel iemand bekeek, hoeveel kaarten er in elke hand en op de stapels liggen, hoeveel goudkaarten iedere speler nam en wat saboteurs kregen. Alleen jij kent je hand, je rol, de doelen die je bekeek, wat je aflegde, je goud, en de goudkaarten waaruit je kiest. De trekstapel, de overgebleven dwerg en de rollen van de anderen kent niemand.
    ! Aan het einde van een ronde worden alle dwergen, ook de overgebleven, en alle doelen getoond. Handen en afgelegde kaarten blijven geheim tot het spel voorbij is.

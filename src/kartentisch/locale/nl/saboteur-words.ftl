# De woorden van Saboteur voor de pagina: „naam woord: wat het betekent”, een regel per woord, in alle talen in dezelfde volgorde.

saboteur-words =
    digger goudzoeker: Wie de schat wil bereiken.
    saboteur saboteur: Wie stiekem wil dat de schat in de berg blijft.
    dwarf dwerg: De kaart waarop je rol staat.
    path gangkaart: Een stuk gang dat je in de mijn legt.
    action actiekaart: Breken, repareren, instorting of schatkaart.
    pick pikhouweel: Een van de drie stukken gereedschap.
    lamp lantaarn: Een van de drie stukken gereedschap.
    cart mijnkar: Een van de drie stukken gereedschap.
    broken kapot gereedschap: Wie dat voor zich heeft, mag geen gangkaarten leggen.
    repair reparatie: Haalt kapot gereedschap weg.
    rockfall instorting: Haalt een gangkaart uit de mijn.
    map schatkaart: Laat je stiekem een doel bekijken.
    start startkaart: De ladder waar alle gangen beginnen.
    goal doelkaart: Een van de drie kaarten waaronder de schat ligt.
    treasure schat: Het doel dat de goudzoekers zoeken.
    dead-end doodlopend: Een gangkaart waar geen gang doorheen loopt.
    pass passen: Alleen een kaart gedekt afleggen.
    pile trekstapel: Waarvan je na je beurt een kaart trekt.
    gold goudkaart: 1, 2 of 3 goud. Wie aan het eind het meeste heeft, wint.

# How Die sieben Siegel is played, for the page: a line each, "what: how".

siegel-help =
    Doel: Voorspel in welke kleuren je slagen wint. Wie na de laatste ronde de minste strafpunten heeft, wint.
    Kaarten: Iedereen krijgt er { $hand }, in vijf kleuren. Rood is troef.
    Voorspelling: Neem als je aan de beurt bent voor elke slag die je verwacht een zegel in de kleur van die slag. Geen enkel zegel mag ook.
    Kleur op: Neem het zegel van iemand die er een heeft. Die krijgt er een wit zegel voor.
    Saboteur: Eén speler mag in plaats van zegels de figuur nemen. Hij heeft nooit zegels.
    Slag: Beken kleur als je kunt; anders speel je wat je wilt. De hoogste rode kaart wint; zonder rood wint de hoogste kaart van de gevraagde kleur.
    Zegel terug: Wie een slag wint, geeft een zegel in die kleur terug. Heb je met rood ingetroefd, dan kies je tussen rood en de gevraagde kleur.{ $by_hand ->
        [true] { " " }Denk er zelf aan: wie het vergeet, houdt het zegel.
       *[false] { "" }
    }
    Wit: Een wit zegel past bij elke slag. { $white_before_black ->
        [may] Je mag het houden en in plaats daarvan een zwart nemen.
       *[must] Past er geen ander, dan geef je het terug.
    }
    Zwart: Geen passend zegel? Dan neem je een zwart zegel.
    Punten: Elk gekleurd zegel dat overblijft, kost { $colour }, elk zwart zegel { $black } en elk wit zegel { $white }.
    Punten van de saboteur: { $saboteur_base }, en 1 minder voor elk zwart zegel van de anderen, maar nooit onder 0.

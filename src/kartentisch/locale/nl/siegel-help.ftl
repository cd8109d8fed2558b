# How Die sieben Siegel is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

siegel-help =
    §S21 Doel: Voorspel in welke kleuren je slagen wint. Wie na de laatste ronde de minste strafpunten heeft, wint.
    §S3 Kaarten: Iedereen krijgt er { $hand }, in vijf kleuren. Rood is troef.
    §S6 Voorspelling: Neem als je aan de beurt bent voor elke slag die je verwacht een zegel in de kleur van die slag. Geen enkel zegel mag ook.
    §S7 Kleur op: Neem het zegel van iemand die er een heeft. Die krijgt er een wit zegel voor.
    §S5 Saboteur: Eén speler mag in plaats van zegels de figuur nemen. Hij heeft nooit zegels.
    §S10 Slag: Beken kleur als je kunt; anders speel je wat je wilt. De hoogste rode kaart wint; zonder rood wint de hoogste kaart van de gevraagde kleur.
    §S12 Zegel terug: Wie een slag wint, geeft een zegel in die kleur terug. Heb je met rood ingetroefd, dan kies je tussen rood en de gevraagde kleur.{ $by_hand ->
        [true] { " " }Denk er zelf aan: wie het vergeet, houdt het zegel.
       *[false] { "" }
    }
    §S13 Wit: Een wit zegel past bij elke slag. { $white_before_black ->
        [may] Je mag het houden en in plaats daarvan een zwart nemen.
       *[must] Past er geen ander, dan geef je het terug.
    }
    §S14 Zwart: Geen passend zegel? Dan neem je een zwart zegel.
    §S18 Punten: Elk gekleurd zegel dat overblijft, kost { $colour }, elk zwart zegel { $black } en elk wit zegel { $white }.
    §S19 Punten van de saboteur: { $saboteur_base }, en 1 minder voor elk zwart zegel van de anderen, maar nooit onder 0.

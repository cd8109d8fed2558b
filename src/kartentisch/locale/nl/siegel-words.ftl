# De woorden van Die sieben Siegel voor de pagina: „naam woord: wat het betekent”, een regel per woord, in alle talen in dezelfde volgorde.

siegel-words =
    seal zegel: Staat voor een slag die je wilt winnen.
    trick slag: Eén kaart van iedereen; één ervan wint.
    trump troef: De kleur die alle andere verslaat: rood.
    prediction voorspelling: Welke slagen je wilt winnen, gezegd met zegels.
    round ronde: Eén keer geven en alle kaarten spelen.
    dealer gever: Wie de kaarten geeft. Links daarvan begint het.
    penalty strafpunten: Wat overgebleven zegels kosten. Wie de minste heeft, wint.
    saboteur saboteur: De figuur in plaats van een voorspelling: je zit de anderen dwars, zonder zegels.
    middle midden van de tafel: Waar de zegels liggen die niemand heeft; hier aan de rand van de tafel.
    lead uitkomen: De eerste kaart van een slag spelen. Die kleur is gevraagd.
    follow kleur bekennen: Een kaart van de gevraagde kleur spelen.
    ruff introeven: Zonder de gevraagde kleur met rood winnen; ook kopen.
    discard afgooien: Zonder de gevraagde kleur een kaart spelen die niet wint.
    hand-back teruggeven: Na een gewonnen slag een zegel aan de rand van de tafel leggen.
    short korte kleur: Een kleur waarvan je maar weinig kaarten hebt.
    red rood: De troefkleur, met de vlam.
    yellow geel: De kleur met de zon.
    green groen: De kleur met het blad.
    blue blauw: De kleur met de golven.
    violet paars: De kleur met de maan.
    white wit: Het zegel als vergoeding, dat bij elke slag past.
    black zwart: Het zegel voor een slag die je niet voorspeld hebt.

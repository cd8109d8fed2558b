# De regels van Die sieben Siegel voor de pagina. Een regel per regel („S1 …”); „= …” is een kop, „! …” onze beslissing bij de regel erboven.

siegel-rules =
    = Materiaal
    S1 Er zijn 75 kaarten: de waarden 1 tot en met 15 in rood, geel, groen, blauw en paars.
    S2 Er zijn 27 zegels: 5 rode, elk 3 gele, groene, blauwe en paarse, 4 witte en 6 zwarte. En er is één figuur, de saboteur.
    S3 Met 3 spelers gebruik je de waarden 1 tot en met 9, met 4 spelers 1 tot en met 12, met 5 allemaal. Zo krijgt iedereen altijd precies 15 kaarten en blijft er geen over. Je hand ligt op kleur gesorteerd.
    = Voorspelling
    S4 De speler links van de gever begint, daarna gaat het de tafel rond. Iedereen komt precies één keer aan de beurt: je voorspelt, of je neemt de saboteur.
    S5 Er kan maar één saboteur zijn. Heeft iemand de figuur genomen, dan moeten alle anderen voorspellen. Niemand hoeft hem te nemen.
    S6 Voor elke slag die je wilt winnen, neem je één zegel in de kleur van die slag. Je mag er ook geen nemen; dan voorspel je nul slagen.
    ! Een bovengrens is er niet: je mag nemen wat er te krijgen is.
    S7 Is een kleur aan de rand van de tafel op, dan neem je het zegel van een speler naar keuze die er een heeft. Die krijgt er meteen een wit zegel voor. Zolang de kleur daar nog ligt, mag je niemand een zegel afnemen. Alleen zo komen witte zegels in het spel.
    S8 Zijn er geen witte zegels meer, dan mag niemand nog een zegel van een ander nemen.
    ! De gedrukte regels zwijgen hierover. Met een instelling mag het toch, en krijgt de ander er niets voor.
    S9 De saboteur heeft nooit zegels, nu niet en later ook niet.
    = Slagen
    S10 De speler links van de gever komt in de eerste slag uit met een kaart naar keuze. Om de beurt speelt iedereen één kaart bij. Heb je de gevraagde kleur, dan moet je bekennen; heb je die niet, dan mag je alles spelen.
    S11 Rood is altijd troef. De hoogste rode kaart wint de slag; ligt er geen rood, dan wint de hoogste kaart van de gevraagde kleur. Wie wint, komt uit in de volgende slag. Er zijn 15 slagen.
    S12 Wie een slag wint, geeft meteen één zegel in de kleur van de slag terug: het gaat naar de rand van de tafel. Rood gevraagd: een rood zegel. Een andere kleur gevraagd en ermee gewonnen: een zegel in die kleur. Een andere kleur gevraagd en met rood ingetroefd: naar keuze een rood zegel of een in de gevraagde kleur.
    S13 Een wit zegel mag je voor elke slag teruggeven, ook als er een gekleurd zegel zou passen.
    S14 Past geen van je zegels, dan neem je een zwart zegel.
    ! Heb je een wit zegel, dan geef je eerst dat terug; het houden loont nooit. Met een instelling mag je het witte houden en een zwart nemen, of niets als er geen zwarte meer zijn.
    S15 In elke ronde zijn er 6 zwarte zegels. Zijn ze op, dan neem je niets.
    S16 Ook de saboteur wint slagen en komt daarna uit. Hij geeft niets terug en neemt ook niets.
    S17 Teruggeven gebeurt meteen; later goedmaken kan niet. Het programma doet het voor je en vraagt alleen als je echt een keuze hebt.
    ! Met een instelling moet je er zelf aan denken voordat je in de volgende slag uitkomt. Wie het vergeet, houdt het zegel. Een zwart zegel wordt nooit vergeten. Tot je uitkomt, mogen de anderen je eraan herinneren.
    = Puntentelling
    S18 Na 15 slagen kost elk gekleurd zegel dat over is 2 strafpunten, elk zwart zegel 3 en elk wit zegel 4. Zonder zegels zijn het er 0.
    S19 De saboteur krijgt 4 strafpunten, en één minder voor elk zwart zegel van de anderen, maar nooit minder dan 0. Instelbaar is 5 in plaats van 4; met drie spelers raden we dat aan.
    S20 Daarna gaan alle zegels en de figuur terug, en geeft de volgende speler links. Er zijn evenveel rondes als spelers, maar met 3 spelers 6. Instelbaar zijn 1 tot en met 20 rondes.
    S21 Wie aan het eind de minste strafpunten heeft, wint.
    ! Bij gelijke stand winnen jullie samen. Wie het eerst geeft, beslist het lot.
    S22 Instelbaar is het lange spel van de website van de auteur: 9, 8 of 10 rondes met 3, 4 of 5 spelers. De saboteur kost dan de eerste keer het gewone aantal, en één punt meer voor elke volgende keer dat dezelfde speler hem neemt.
    = Wie weet wat
    S23 Iedereen ziet de voorspellingen, alle zegels, de saboteur, wie geeft, de kaarten op tafel, hoeveel kaarten iedere speler heeft, wie welke slag met welke kleur won, en de punten. Alleen je hand is geheim.
    ! De laatste slag mag je bekijken tot de volgende compleet is. Oudere kaarten ziet tijdens de ronde niemand, daarna liggen ze allemaal open. Instelbaar is dat alle gespeelde kaarten altijd open liggen.

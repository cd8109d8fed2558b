# Saboteur: wat je aan de tafel niet meteen leest

# Waar we zijn
saboteur-page-round = Ronde { $round }

# Plaatsen
saboteur-page-marked-is = Je vermoeden: { $mark }
saboteur-page-suspicions = Je vermoedens
saboteur-page-suspect = Waar zie je { $player } voor aan?
saboteur-page-suspect-own = Alleen jij ziet je vermoeden.
saboteur-page-suspect-why = Via de naam kun je het altijd veranderen. Aan het eind van de ronde blijkt of je gelijk had.
saboteur-page-suspect-never = Niet meer aanbieden
saboteur-page-suspect-keep = Onthouden

# Rol en tellers
saboteur-page-who-is-who = Wie is wie?
saboteur-page-dwarves = { $dwarves } dwergen voor { $players } spelers, één ligt er gedekt naast. Dus { $least } of { $most } { $most ->
    [one] saboteur
   *[other] saboteurs
 }.
saboteur-page-for-you = Alleen voor jou
saboteur-page-role-is = { $role ->
    [digger] Je bent goudzoeker
   *[saboteur] Je bent saboteur
 }
saboteur-page-role-wants = { $role ->
    [digger] Graaf met de anderen een gang naar de schat. Komen jullie er, dan krijg je goud.
   *[saboteur] Zorg dat niemand de schat bereikt voordat alle kaarten gespeeld zijn. En laat niets merken.
 }
saboteur-page-role-unknown = { $role ->
    [digger] Niemand weet wie wie is. Van jullie { $players } { $most ->
        [1] is er hooguit één saboteur.
       *[other] zijn er { $least } of { $most } saboteur.
    }
   *[saboteur] Niemand weet het van je. { $most ->
        [one] En je weet: met { $players } spelers is er geen tweede saboteur.
       *[other] Ook jij weet niet of je alleen bent: saboteurs kennen elkaar niet.
    }
 }
saboteur-page-mixed = { $dwarves } dwergen zijn geschud, één ligt er gedekt naast.
saboteur-page-understood = Begrepen
saboteur-page-cover-card = Kaart verbergen
saboteur-page-role-waits = Kijkt er niemand mee? Draai de kaart dan om.
saboteur-page-role-safe = Niemand anders ziet wat eronder ligt.
saboteur-page-role-lies = Je rol ligt gedekt. Omdraaien.
saboteur-page-turn-role = Omdraaien
saboteur-page-stay-covered = Deze ronde gedekt laten
saboteur-page-counts = Stapels en goud
saboteur-page-sum = Goud

# Voorgelezen
saboteur-page-you-can = Je kunt { $things }.
saboteur-page-able = { $what ->
    [lay] een gang leggen
    [break] gereedschap breken
    [fix] gereedschap repareren
    [fall] een instorting veroorzaken
    [map] een doel bekijken
   *[pass] een kaart afleggen
 }
saboteur-page-no-paths = Kapot: { $tools }. Zo kun je geen gangen leggen.
saboteur-page-offer = Je kiest een goudkaart: { $cards }.

# Einde van een ronde, goud
saboteur-page-found = De schat!
saboteur-page-left = De schat blijft liggen
saboteur-page-found-by = { $you ->
    [yes] Je hebt doel { $goal } bereikt.
   *[no] { $player } heeft doel { $goal } bereikt.
 } Maar wie heeft hier echt gegraven?
saboteur-page-left-at = Niemand heeft nog kaarten. De schat lag bij { $goal }. Wie wilde dat?
saboteur-page-treasure-stays = De schat blijft in beeld tot je verdergaat.
saboteur-page-who-was-who = Wie was wie?
saboteur-page-turn-all = Alles omdraaien
saboteur-page-was = { $you ->
    [yes] Je was { $role }.
   *[no] { $player } was { $role }.
 }
saboteur-page-was-guessed = { $player } was { $role }, je vermoedde een { $guess }.
saboteur-page-spare-was = Er bleef een { $role } over.
saboteur-page-and = { $you ->
    [yes] En jij …?
   *[no] En { $player } …?
 }
saboteur-page-and-spare = En de kaart die over is …?
saboteur-page-right = je had gelijk
saboteur-page-wrong = je zat ernaast
saboteur-page-spare-lay = lag er gedekt naast
saboteur-page-side-wins = { $side ->
    [diggers] De goudzoekers winnen
    [saboteurs] { $number ->
        [one] De saboteur wint
       *[other] De saboteurs winnen
    }
   *[nobody] Niemand wint
 }
saboteur-page-seen = je had { $names } door
saboteur-page-wrong-about = je zat ernaast bij { $names }
saboteur-page-guessed = { $right } van { $number } goed.
saboteur-page-why-reached = { $you ->
    [yes] Je hebt doel { $goal } bereikt.
   *[no] { $player } heeft doel { $goal } bereikt.
 }
saboteur-page-why-missed = Niemand heeft nog kaarten. De schat lag bij { $goal }.
saboteur-page-why-saboteurs = { $number ->
    [0] Er was geen saboteur bij, dus niemand krijgt goud.
    [one] De saboteur wint de ronde en krijgt { $gold } goud.
   *[other] { $same ->
        [yes] De saboteurs winnen de ronde en krijgen elk { $gold } goud.
       *[no] De saboteurs winnen de ronde en krijgen niet allemaal evenveel goud.
    }
 }
saboteur-page-pot = Wie krijgt hoeveel goud?
saboteur-page-pot-cards = { $number ->
    [1] Er wordt één goudkaart getrokken,
   *[other] Er worden { $number } goudkaarten getrokken,
 } { $by ->
    [diggers] zoveel als er goudzoekers meespelen.
    [players] zoveel als er spelers aan tafel zitten.
   *[stack] meer zijn er niet over.
 }
saboteur-page-pot-finder = { $you ->
    [yes] Je hebt de schat bereikt en kiest als eerste. Daarna gaat het tegen de speelrichting in van goudzoeker naar goudzoeker.
   *[no] { $player } heeft de schat bereikt en kiest als eerste. Daarna gaat het tegen de speelrichting in van goudzoeker naar goudzoeker.
 }
saboteur-page-pot-other = { $you ->
    [yes] Je hebt de schat bereikt, maar je bent saboteur.
   *[no] { $player } heeft de schat bereikt, maar is saboteur.
 } { $begins ->
    [yes] Daarom kies jij als eerste: je bent de volgende goudzoeker tegen de speelrichting in. Zo gaat het verder.
   *[no] Daarom kiest de volgende goudzoeker tegen de speelrichting in als eerste: { $first }. Zo gaat het verder.
 }
saboteur-page-pot-none = { $number ->
    [one] De saboteur krijgt niets.
   *[other] De saboteurs krijgen niets.
 }
saboteur-page-pot-secret = Op een goudkaart staat 1 tot 3 goud. Wat iemand neemt, zien de anderen pas aan het eind van het spel.
saboteur-page-pot-due = { $number ->
    [1] Er was één saboteur: die heeft recht op { $gold } goud. De goudzoekers krijgen niets.
   *[other] Er waren { $number } saboteurs: elk heeft recht op { $gold } goud. De goudzoekers krijgen niets.
 }
saboteur-page-pot-short = Alleen was er niet meer genoeg passend goud.
saboteur-page-pick-order = Keuze { $turns }
saboteur-page-spare = Over
saboteur-page-gold = { $number } goud
saboteur-page-gold-of = { $number } goud, kaart { $place } van { $cards }
saboteur-page-take = Neem een goudkaart
saboteur-page-take-rest = { $number ->
    [0] Alleen jij ziet wat je neemt.
   *[other] De rest geef je door aan { $names }. Alleen jij ziet wat je neemt.
 }
saboteur-page-takes = { $player } neemt een goudkaart
saboteur-page-takes-rest = { $number ->
    [0] Het is de laatste kaart.
   *[other] De rest gaat door naar { $names }.
 }
saboteur-page-choose = Kies een kaart
saboteur-page-take-it = { $number } goud nemen
saboteur-page-own-gold = Je hebt tot nu toe { $number } goud
saboteur-page-own-gold-now = { $gained ->
    [0] Je krijgt deze ronde niets.
   *[other] Je krijgt { $gained } goud.
 } { $secret ->
    [yes] In totaal heb je { $number }; de anderen zien het niet.
   *[no] In totaal heb je { $number }.
 }
saboteur-page-onward = Verder
saboteur-page-look-at-mine = De mijn bekijken
saboteur-page-next = Verder naar ronde { $round }

# Einde van het spel
saboteur-page-place = Plaats { $place } van { $players }
saboteur-page-place-first = { $number ->
    [1] Plaats 1, je wint
   *[other] Plaats 1, samen met { $names }
 }
saboteur-page-place-gold = Je hebt { $gold } goud{ $behind ->
    [0] .
   *[other] , { $behind } minder dan { $names }.
 }
saboteur-page-others-win = { $number ->
    [one] { $names } wint
   *[other] { $names } winnen samen
 }
saboteur-page-with-gold = met { $number } goud

# Verloop
saboteur-log-dealt = { $you ->
    [yes] Je begint.
   *[no] { $player } begint.
 }
saboteur-page-a-shape = { $shape ->
    [crossing] een kruising
    [junction] een splitsing
    [straight] een rechte gang
    [bend] een bocht
   *[dead-end] een doodlopende gang
 }
saboteur-log-laid = { $you ->
    [yes] Je legt { saboteur-page-a-shape } op vak { $cell }.
   *[no] { $player } legt { saboteur-page-a-shape } op vak { $cell }.
 }
saboteur-page-cut-off = { $number ->
    [0] er is niets afgesneden
    [1] één kaart is afgesneden
   *[other] { $number } kaarten zijn afgesneden
 }
saboteur-log-fell = { $you ->
    [yes] Je laat vak { $cell } instorten: { saboteur-page-cut-off }.
   *[no] { $player } laat vak { $cell } instorten: { saboteur-page-cut-off }.
 }
saboteur-page-their-tool = { $tool ->
    [pick] het pikhouweel
    [lamp] de lantaarn
   *[cart] de mijnkar
 }
saboteur-page-your-tool = { $tool ->
    [pick] je pikhouweel
    [lamp] je lantaarn
   *[cart] je mijnkar
 }
saboteur-page-own-tool = { $tool ->
    [pick] het eigen pikhouweel
    [lamp] de eigen lantaarn
   *[cart] de eigen mijnkar
 }
saboteur-log-broke = { $you ->
    [both] Je breekt { saboteur-page-your-tool }.
    [self] { $player } breekt { saboteur-page-own-tool }.
    [doer] Je breekt { saboteur-page-their-tool } van { $target }.
    [target] { $player } breekt { saboteur-page-your-tool }.
   *[other] { $player } breekt { saboteur-page-their-tool } van { $target }.
 }
saboteur-log-fixed = { $you ->
    [both] Je repareert { saboteur-page-your-tool }.
    [self] { $player } repareert { saboteur-page-own-tool }.
    [doer] Je repareert { saboteur-page-their-tool } van { $target }.
    [target] { $player } repareert { saboteur-page-your-tool }.
   *[other] { $player } repareert { saboteur-page-their-tool } van { $target }.
 }
saboteur-log-looked = { $player } bekijkt doel { $goal }.
saboteur-log-saw = Je bekijkt doel { $goal }: { $what }.
saboteur-log-passed = { $player } legt een kaart af.
saboteur-log-discarded = Je legt af: { $card }.
saboteur-log-drawn = Je trekt: { $card }.
saboteur-log-turned = Doel { $goal } wordt omgedraaid: { $what }.
saboteur-log-digging-over = { $reached ->
    [yes] De schat is bereikt.
   *[no] De schat is niet bereikt.
 }
saboteur-log-saboteurs = { $number ->
    [0] Niemand was saboteur.
    [one] Saboteur: { $names }.
   *[other] Saboteurs: { $names }.
 }
saboteur-log-spare = Overgebleven: { $role }.
saboteur-log-picked = { $player } neemt een goudkaart.
saboteur-log-gold = Je neemt { $gold } goud.
saboteur-log-paid = { $you ->
    [yes] Je krijgt { $gold } goud.
   *[no] { $player } krijgt { $gold } goud.
 }
saboteur-log-round-over = Ronde { $round } is afgelopen.
saboteur-log-game-over = { $number ->
    [one] { $names } wint het spel.
   *[other] { $names } winnen samen.
 }
saboteur-log-your-turn = Je bent aan de beurt.
saboteur-page-short-broke = { $target }: { $tool } kapot ({ $player })
saboteur-page-short-fixed = { $target }: { $tool } gerepareerd ({ $player })
saboteur-page-short-fell = Instorting op { $cell }: { $number ->
    [0] niets afgesneden
    [1] 1 kaart afgesneden
   *[other] { $number } kaarten afgesneden
 } ({ $player })
saboteur-page-since = Sinds je laatste beurt
saboteur-page-more-lines = { $number ->
    [1] en nog één regel in het verloop
   *[other] en nog { $number } regels in het verloop
 }

# De mijn en de eigen beurt
saboteur-page-mine-list = De mijn als lijst
saboteur-page-hint-path = Waar? Kies een gemarkeerd vak.
saboteur-page-keys-path = Waar? Pijltjes kiezen, R draait, Enter legt.
saboteur-page-keys-rockfall = Welke kaart stort in? Pijltjes kiezen, Enter speelt.
saboteur-page-keys-map = Welk doel? Pijltjes kiezen, Enter kijkt.
saboteur-page-hint-break = Wiens gereedschap breek je?
saboteur-page-hint-fix = Bij wie repareer je iets?
saboteur-page-hint-tool = { $player }: wat repareer je?
saboteur-page-hint-rockfall = Welke kaart stort in?
saboteur-page-hint-dark = { $number ->
    [0] Er wordt niets donker.
    [1] Eén kaart wordt donker.
   *[other] { $number } kaarten worden donker.
 }
saboteur-page-hint-map = Welk doel bekijk je?
saboteur-page-hint-idle = Deze kaart kun je nu alleen afleggen.
saboteur-page-hint-broken = Gereedschap kapot: alleen afleggen.
saboteur-page-sure-break = { $you ->
    [yes] Breek je { saboteur-page-your-tool }?
   *[no] Breek je { saboteur-page-their-tool } van { $player }?
 }
saboteur-page-sure-fix = { $you ->
    [yes] Repareer je { saboteur-page-your-tool }?
   *[no] Repareer je { saboteur-page-their-tool } van { $player }?
 }
saboteur-page-do-break = Breken
saboteur-page-do-fix = Repareren
saboteur-page-sure-discard = Gedekt afleggen?
saboteur-page-beyond = { $number ->
    [1] Nog een vak buiten beeld: tonen
   *[other] Nog { $number } vakken buiten beeld: tonen
 }
saboteur-phrase-suspect = Ik verdenk …
saboteur-phrase-digger = Ik ben goudzoeker
saboteur-phrase-not-at = Bij … ligt het niet
saboteur-phrase-repair = Repareer alsjeblieft …
saboteur-phrase-why = Waarom deed je dat?
saboteur-phrase-looked = Ik heb … bekeken
saboteur-phrase-which = Welk doel?
saboteur-say-suspect = { $who ->
    [you] Ik verdenk jou.
   *[other] Ik verdenk { $player }.
 }
saboteur-say-digger = Ik ben goudzoeker.
saboteur-say-not-at = Bij { $word } ligt het niet.
saboteur-say-repair = { $who ->
    [me] Repareer alsjeblieft mijn gereedschap.
   *[other] Repareer alsjeblieft het gereedschap van { $player }.
 }
saboteur-say-why = { $player }, waarom deed je dat?
saboteur-say-looked = Ik heb doel { $word } bekeken.
saboteur-page-last-deed = Laatste zet
saboteur-page-laid-since = { $number ->
    [1] Sinds je laatste beurt: één nieuwe kaart in de mijn. Hij licht op.
   *[other] Sinds je laatste beurt: { $number } nieuwe kaarten in de mijn. Ze lichten op.
 }
saboteur-page-goal-lookers = Doel { $goal } bekeken door: { $names }.

saboteur-gold-cards = { $number ->
    [one] { $number } goudkaart
   *[other] { $number } goudkaarten
 }
saboteur-illegal-no-move = { $text } is geen zet
saboteur-illegal-deal-expected = eerst moeten de kaarten worden gedeeld
saboteur-illegal-turn-expected = nu moet er een kaart worden gespeeld of afgelegd
saboteur-illegal-pick-expected = nu moet er een goudkaart worden gekozen
saboteur-illegal-game-over = na { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } is het spel afgelopen
saboteur-illegal-no-deal = met deze "{ $key }" kan niet worden gedeeld
saboteur-illegal-no-card = { $card } is geen kaart van dit spel
saboteur-illegal-no-role = { $role } is geen dwerg van dit spel
saboteur-illegal-no-gold = { $card } is geen goudkaart
saboteur-illegal-no-first = plaats { $seat } kan niet beginnen: die plaats bestaat niet
saboteur-illegal-wrong-first = plaats { $seat } begint in plaats van plaats { $due }
saboteur-illegal-roles = { $roles } dwergen gedeeld aan { $players } spelers
saboteur-illegal-dwarves = er moeten { $saboteurs ->
    [one] { $saboteurs } saboteur
   *[other] { $saboteurs } saboteurs
 } en { $diggers } goudzoekers worden gedeeld, de overgebleven dwerg meegeteld
saboteur-illegal-goals = de doelen zijn niet gold, NE en NW
saboteur-illegal-hands = { $hands } handen voor { $players } spelers
saboteur-illegal-hand-size = plaats { $seat } heeft { $cards } kaarten, niet { $size }
saboteur-illegal-deck = handen en trekstapel zijn niet precies de { $cards } kaarten
saboteur-illegal-gold-stack = de goudstapel bestaat niet uit de kaarten die over zijn
saboteur-illegal-gold-order = de goudstapel is opnieuw geschud, hoewel er geen saboteur werd betaald
saboteur-illegal-not-held = { $card } zit niet in deze hand
saboteur-illegal-no-seat = er is geen plaats { $seat }
saboteur-illegal-tool-broken = met kapot gereedschap mag niemand gangkaarten leggen: eerst moet het worden gerepareerd
saboteur-illegal-occupied = vak { $cell } is niet leeg
saboteur-illegal-apart = vak { $cell } ligt niet naast een kaart
saboteur-illegal-mismatch = { $card } past op vak { $cell } niet bij de buren
saboteur-illegal-not-joined = vak { $cell } is niet met de start verbonden
saboteur-illegal-own-tool = aan deze tafel mag niemand zijn eigen gereedschap breken
saboteur-illegal-nothing-to-fall = op vak { $cell } ligt geen gangkaart
saboteur-illegal-never-falls = een instorting treft nooit de start of een doel
saboteur-illegal-no-goal = op vak { $cell } ligt geen doel
saboteur-illegal-goal-shown = het doel op vak { $cell } is al omgedraaid
saboteur-illegal-not-on-offer = er is geen goudkaart met waarde { $value } te kiezen

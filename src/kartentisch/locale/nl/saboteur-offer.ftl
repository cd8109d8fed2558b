# Saboteur in de keuze van spellen en regels
saboteur-page-title = Saboteur
saboteur-page-pitch = Graaf samen naar het goud. Alleen graaft niet iedereen dezelfde kant op.
saboteur-page-size = { $least } tot { $most } spelers, 15 tot 30 minuten.
saboteur-page-result = { $points } goud
saboteur-page-option-break-own-tool = Eigen gereedschap breken
saboteur-page-option-break-own-tool-hint = Je mag ook je eigen gereedschap breken, bijvoorbeeld als dekmantel.
saboteur-page-option-gold-cards = Goud voor iedereen aan tafel
saboteur-page-option-gold-cards-hint = Is de schat bereikt, dan worden er zoveel goudkaarten getrokken als er spelers zijn, en niet zoveel als er goudzoekers zijn.
saboteur-page-option-rounds = Rondes
saboteur-page-option-rounds-hint = Na de laatste wint wie het meeste goud heeft.

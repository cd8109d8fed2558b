# Die sieben Siegel among the games and rules to choose from
siegel-page-title = Die sieben Siegel
siegel-page-pitch = Predict which tricks you will win. Exactly those, and not one more.
siegel-page-size = { $least } to { $most } players, 20 to 40 minutes.
siegel-page-result = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
 }
siegel-page-option-by-hand = Hand back seals yourself
siegel-page-option-by-hand-hint = Whoever forgets keeps the seal.
siegel-page-option-white-before-black = White before black
siegel-page-option-white-before-black-hint = A white seal must be used before a black one is taken.
siegel-page-option-whites-exhausted = Taking without compensation
siegel-page-option-whites-exhausted-hint = When the white seals are gone, you may still take from others; they get nothing.
siegel-page-option-saboteur-base = The saboteur starts at
siegel-page-option-saboteur-base-hint = 5 makes the role less tempting with three players.
siegel-page-option-designer-long = Long game
siegel-page-option-designer-long-hint = More rounds, and the saboteur costs more each time.
siegel-page-option-rounds = Rounds
siegel-page-option-rounds-hint = Fewer for a break, more for a long evening.
siegel-page-option-open-tricks = Open tricks
siegel-page-option-open-tricks-hint = All cards that were played can be looked up.

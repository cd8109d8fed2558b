# Saboteur among the games and rules to choose from
saboteur-page-title = Saboteur
saboteur-page-pitch = Dig for the gold together. But not everybody digs in the same direction.
saboteur-page-size = { $least } to { $most } players, 15 to 30 minutes.
saboteur-page-result = { $points } gold
saboteur-page-option-break-own-tool = Break your own tool
saboteur-page-option-break-own-tool-hint = You may break a tool of your own, to look innocent, for instance.
saboteur-page-option-gold-cards = Gold for everybody at the table
saboteur-page-option-gold-cards-hint = Once the treasure is reached, as many gold cards are drawn as there are players, not just as many as there are diggers.
saboteur-page-option-rounds = Rounds
saboteur-page-option-rounds-hint = After the last one, whoever has the most gold wins.

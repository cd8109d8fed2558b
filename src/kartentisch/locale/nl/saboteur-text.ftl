# Saboteur, alleen voor terminal en opdrachtregel.

saboteur-measure-digger-gold = goud als goudzoeker
saboteur-measure-saboteur-gold = goud als saboteur
saboteur-measure-treasure-rate = schat bereikt

# Saboteur, for terminal and command line only.

saboteur-measure-digger-gold = gold as a digger
saboteur-measure-saboteur-gold = gold as a saboteur
saboteur-measure-treasure-rate = treasure reached

# Saboteur, nur für Terminal und Befehlszeile.

saboteur-measure-digger-gold = Gold als Goldsucher
saboteur-measure-saboteur-gold = Gold als Saboteur
saboteur-measure-treasure-rate = Schatz erreicht

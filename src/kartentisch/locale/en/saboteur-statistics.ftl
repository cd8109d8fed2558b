# One's own statistics: Saboteur
saboteur-statistics-points = gold per round
saboteur-statistics-role = Role
saboteur-statistics-as = { $role ->
    [digger] Digger
   *[saboteur] Saboteur
 }
saboteur-statistics-gold = Gold by role
saboteur-statistics-gold-hint = How much you get out of a round.
saboteur-statistics-gold-told = Gold per round. { $values }
saboteur-statistics-sides = Your side wins
saboteur-statistics-sides-hint = How often the round went to the role that you had.
saboteur-statistics-sides-told = Share of the rounds that your side won. { $values }
saboteur-statistics-broken = Tools of yours that others break per round

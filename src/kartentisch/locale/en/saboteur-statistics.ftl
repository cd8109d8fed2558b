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
saboteur-statistics-rating = Rating by role
saboteur-statistics-rating-hint = { $even } is a table of journeymen: who wins more often than they do in this role, with as many players, has more.
saboteur-statistics-rating-told = Rating. { $values }
saboteur-statistics-sides = Your side wins
saboteur-statistics-sides-hint = How often the round went to the role that you had.
saboteur-statistics-sides-told = Share of the rounds that your side won. { $values }
saboteur-statistics-broken = Tools of yours that others break per round

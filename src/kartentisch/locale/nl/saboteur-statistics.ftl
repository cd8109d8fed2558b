# De eigen statistieken: Saboteur
saboteur-statistics-points = goud per ronde
saboteur-statistics-role = Rol
saboteur-statistics-as = { $role ->
    [digger] Goudzoeker
   *[saboteur] Saboteur
 }
saboteur-statistics-gold = Goud per rol
saboteur-statistics-gold-hint = Zoveel neem je mee uit een ronde.
saboteur-statistics-gold-told = Goud per ronde. { $values }
saboteur-statistics-rating = Rating per rol
saboteur-statistics-rating-hint = { $even } is een tafel met gezellen: wie in deze rol met evenveel spelers vaker wint dan zij, heeft meer.
saboteur-statistics-rating-told = Rating. { $values }
saboteur-statistics-sides = Jouw kant wint
saboteur-statistics-sides-hint = Hoe vaak de ronde naar de rol ging die je had.
saboteur-statistics-sides-told = Aandeel van de rondes dat jouw kant won. { $values }
saboteur-statistics-broken = Gereedschap dat anderen per ronde bij je breken

# Saboteur: vragen en uitleg van de puzzels, op de pagina en in de terminal
saboteur-puzzle-who = Wie is de saboteur?
saboteur-puzzle-who-share = Wie zou jij verdenken?
saboteur-puzzle-who-likely = Hoe waarschijnlijk ieder van hen saboteur is, na alles wat er te zien was.
saboteur-puzzle-who-was = { $best } is het meest verdacht, en zo was het ook.
saboteur-puzzle-accuse = { $name } beschuldigen
saboteur-puzzle-accuse-nobody = Niemand beschuldigen
saboteur-puzzle-ask-who = { $players ->
    [4] Jij bent goudzoeker. Hoogstens één van de anderen is saboteur.
   *[other] Jij bent goudzoeker. Eén of twee van de anderen zijn saboteur: wie het waarschijnlijkst?
 }
saboteur-puzzle-who-nobody = Niemand
saboteur-puzzle-nobody-hint = De saboteur ligt er gedekt naast.
saboteur-puzzle-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
 }
saboteur-puzzle-who-percent = { $percent }%
saboteur-puzzle-tool = { $tool ->
    [pick] pikhouweel
    [lamp] lantaarn
   *[cart] mijnkar
 }
saboteur-puzzle-broken = kapot: { saboteur-puzzle-tool }

saboteur-deed-broke = { $player } breekt gereedschap van { $target }: { saboteur-puzzle-tool }.
saboteur-deed-broke-you = { $player } breekt je { saboteur-puzzle-tool }.
saboteur-deed-broke-own = { $player } breekt eigen gereedschap: { saboteur-puzzle-tool }.
saboteur-deed-fixed = { $player } repareert gereedschap van { $target }: { saboteur-puzzle-tool }.
saboteur-deed-fixed-you = { $player } repareert je { saboteur-puzzle-tool }.
saboteur-deed-fixed-own = { $player } repareert eigen gereedschap: { saboteur-puzzle-tool }.
saboteur-deed-dead-end = { $player } legt een doodlopende gang op { $cell }.
saboteur-deed-laid = { $player } legt een gang op { $cell }.
saboteur-deed-fell = { $player } veroorzaakt een instorting op { $cell }.
saboteur-deed-looked = { $player } bekijkt doel { $goal }.
saboteur-deed-passed = { $player } legt een kaart gedekt af.

saboteur-why-broke-trusted = Nummer { $pin } treft iemand die nauwelijks verdacht was: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-broke = Nummer { $pin } maakt gereedschap onbruikbaar: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-fixed-suspect = Nummer { $pin } helpt iemand die zelf verdacht is: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-fell-dark = Nummer { $pin } snijdt een deel van de gang af: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-fell = Nummer { $pin } haalt een kaart uit de gang: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-dead-end = De doodlopende gang (nummer { $pin }) helpt niemand verder: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-laid-aside = Nummer { $pin } brengt de gang niet vooruit: de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-passed = Goudzoekers met heel gereedschap passen zelden (nummer { $pin }): de verdenking tegen { $player } stijgt van { $old } naar { $new } procent.
saboteur-why-deed = Nummer { $pin } maakt { $player } verdachter: van { $old } naar { $new } procent.
saboteur-why-cleared = Nummer { $pin } pleit voor { $player }.
saboteur-why-nobody = Niemand valt op: bij alle anderen blijft de verdenking op hooguit { $percent } procent.

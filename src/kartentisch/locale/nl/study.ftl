# Wat de beslissingen van een spel waard waren
study-offer = Een meester bekijkt elke beslissing: wat er nog meer kon, wat het waard was en wat geluk was.
study-begin = Dit spel analyseren
study-stop = Stoppen
study-progress = { $of ->
    [0] Wacht op de server …
   *[other] Rekent, { $done } van { $of }
 }
study-trouble = { $why ->
    [failed] De analyse is niet gelukt. Probeer het nog een keer.
   *[lost] Zonder verbinding is de analyse niet op te halen.
 }
study-decision = { $whose ->
    [own] Jouw beslissing
   *[other] Beslissing van { $name }
 }
study-none = Hier is niets beslist wat door deze ogen te beoordelen is.
study-good = Dat was goed.
study-near = Nauwelijks verschil.
study-only = Er was geen keuze.
study-best = het beste
study-better = beter
study-played = gespeeld
study-more = { $number ->
    [1] Eén andere zet was niet beter.
   *[other] { $number } andere zetten waren niet beter.
 }
study-worlds = Berekend over { $worlds } mogelijke verdelingen.
study-master = { $unit ->
    [penalty] { $whose ->
        [own] Met jouw kaarten krijgt een meester gemiddeld { $mean } strafpunten. Jij hebt er { $points }.
       *[other] Met de kaarten van { $name } krijgt een meester gemiddeld { $mean } strafpunten. { $name } heeft er { $points }.
     }
   *[gold] { $whose ->
        [own] In jouw plaats krijgt een meester gemiddeld { $mean } goud. Jij hebt { $points }.
       *[other] In de plaats van { $name } krijgt een meester gemiddeld { $mean } goud. { $name } heeft { $points }.
     }
 }
study-part-master = meester { $value }
study-part-own = eigen beslissingen { $value }
study-part-luck = { $bad ->
    [true] pech { $value }
   *[false] geluk { $value }
 }
study-outlook = Vooruitzicht
study-outlook-hint = { $unit ->
    [penalty] Verwachte strafpunten van elke ronde; gestreept: een meester.
   *[gold] Verwacht goud van elke ronde; gestreept: een meester.
 }
study-values-when = Wanneer
study-values-expected = Verwacht bij het begin
study-values-result = Resultaat
study-values-master = Meester
study-cost = Dure beslissingen
study-cost-none = Geen beslissing heeft meetbaar iets gekost.
study-suspicion = { $whose ->
    [own] Jouw verdenking
    [other] Verdenking van { $name }
   *[nobody] Wat een toeschouwer zou vermoeden
 }
study-suspicion-hint = { $role }, in procenten, op grond van wat daar te zien was.
study-percent = { $percent }%
study-pins = Waardoor die veranderde
study-values-begin = Begin
study-values-move = Zet { $move }

# De analyse: wat elke beslissing van een partij waard was.

cli-help-analyse =
    Zegt wat elke beslissing van een partij waard was, naast alles wat verder mogelijk was, voor zover de speler het kon
    weten; wat geluk was; en bij Saboteur wie wanneer verdacht werd.

    Gebruik:  kartentisch analyse BESTAND [--line R] [--seat P] [--budget AANTAL] [--json DOEL] …

      BESTAND             partijen, één per regel (JSON Lines); - is de standaardinvoer
      --line R            alleen de partij op deze regel (anders alle)
      --seat P            door wiens ogen de verdenking wordt getoond; plaatsen tellen vanaf 0 (anders die van een toeschouwer)
      --budget AANTAL     werelden waarin een beslissing met de andere wordt vergeleken (anders { $worlds })
      --replays K         hoe vaak een meester elke ronde op elke plaats nog eens speelt (anders { $replays }; 0: nooit)
      --seed S            willekeurige tekst: dezelfde geeft hetzelfde resultaat (anders 0)
      --workers N         hoeveel processen rekenen (anders één); het resultaat blijft hetzelfde
      --json DOEL         waar alles naartoe wordt geschreven; - is de standaarduitvoer
      --language CODE     de, nl of en

    Er staat alleen wat merkbaar en minstens drie standaardfouten heeft gekost. Verborgen kaarten van de anderen tellen
    niet mee in het oordeel over een beslissing. Methode en grenzen: docs/analysis.md.

    Voorbeelden
      kartentisch analyse partijen.jsonl --line 3
      kartentisch analyse partijen.jsonl --workers 4 --json analyse.json

analyse-decimal-sign = ,
analyse-head = { $game }: { $decisions } beslissingen, waarvan { $chosen } met keuze; telkens { $worlds } werelden
analyse-unit = { $unit ->
    [penalty] punten
   *[gold] goud
 }
analyse-seat = { $name }: beslissingen kostten samen { $cost } { $unit }, { $mistakes ->
    [0] geen ervan duidelijk
    [1] één ervan duidelijk
   *[other] { $mistakes } ervan duidelijk
 }
analyse-round = ronde { $round }: kreeg { $points }; een meester met deze kaarten { $mean } ± { $error }; eigen beslissingen { $own }, { $fortune ->
    [bad] pech
   *[good] geluk
 } { $luck }
analyse-mistakes = Dure beslissingen:
analyse-no-mistakes = Geen beslissing heeft meetbaar iets gekost.
analyse-mistake = ronde { $round }, zet { $move }, { $name }: { $chosen } · beter: { $best } · kosten { $cost } ± { $error } { $unit }
analyse-more = en nog { $number }
analyse-suspicion = Verdenking in ronde { $round }, { $eyes }:
analyse-pin = zet { $move }, { $by }, { $played }: { $name } { $change } naar { $after }%
analyse-truth = { $number ->
    [0] In werkelijkheid was niemand saboteur.
    [one] In werkelijkheid was { $names } de saboteur.
   *[other] In werkelijkheid waren { $names } de saboteurs.
 }
analyse-written = { $decisions } beslissingen geschreven naar { $file }.
illegal-analysis-none = voor { $game } is er geen analyse

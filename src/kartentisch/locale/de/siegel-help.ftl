# How Die sieben Siegel is played, for the page: a line each, "what: how"; before it "#picture" and "§rule".

siegel-help =
    §S21 Ziel: Sag voraus, in welchen Farben du Stiche gewinnst. Wer nach der letzten Runde die wenigsten Strafpunkte hat, gewinnt.
    §S3 Karten: Alle bekommen { $hand }, in fünf Farben. Rot ist Trumpf.
    §S6 Vorhersage: Nimm reihum für jeden erwarteten Stich ein Siegel seiner Farbe. Gar keins geht auch.
    §S7 Farbe weg: Nimm das Siegel von jemandem, der eins hat. Dafür bekommt diese Person ein weißes.
    §S5 Saboteur: Eine einzige Person darf statt Siegeln die Figur nehmen. Sie hat dann nie Siegel.
    §S10 Stich: Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Das höchste Rot gewinnt, sonst die höchste Karte der ausgespielten Farbe.
    §S12 Siegel zurück: Wer einen Stich gewinnt, gibt ein Siegel in der Farbe des Stichs zurück. Hast du mit Rot gestochen, wählst du zwischen Rot und der ausgespielten Farbe.{ $by_hand ->
        [true] { " " }Denk selbst daran: Wer es vergisst, behält das Siegel.
       *[false] { "" }
    }
    §S13 Weiß: Ein weißes Siegel passt zu jedem Stich. { $white_before_black ->
        [may] Du darfst es behalten und stattdessen ein schwarzes nehmen.
       *[must] Passt kein anderes, gibst du es zurück.
    }
    §S14 Schwarz: Kein passendes Siegel? Dann nimmst du ein schwarzes.
    §S18 Punkte: Jedes übrige farbige Siegel kostet { $colour }, ein schwarzes { $black }, ein weißes { $white }.
    §S19 Punkte des Saboteurs: { $saboteur_base }, und 1 weniger für jedes schwarze Siegel der anderen, aber nie unter 0.

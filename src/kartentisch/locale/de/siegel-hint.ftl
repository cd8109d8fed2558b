# Die sieben Siegel: Züge in Tipps und Analysen, und warum sie so gut sind
siegel-hint-give = { $kind } zurückgeben
siegel-hint-keep-white = Weiß behalten, Schwarz nehmen
siegel-hint-keep = Nichts zurückgeben
siegel-hint-from = davon von { $player }: { $seals }

siegel-hint-only = Etwas anderes ist nicht erlaubt.
siegel-hint-saboteur = In { $percent } von 100 Runden nehmen die anderen { $blacks ->
    [1] mindestens ein schwarzes Siegel
   *[other] mindestens { $blacks } schwarze Siegel
 }, und jedes macht den Saboteur billiger.
siegel-hint-seals = Damit gewinnst du meist { $tricks ->
    [0] keinen Stich
    [1] einen Stich
   *[other] { $tricks } Stiche
 } und bleibst in { $percent } von 100 Runden ohne Strafpunkte.
siegel-hint-seals-left = Hier bleibt dir in { $percent } von 100 Runden ein Siegel liegen.
siegel-hint-seals-black = Hier nimmst du in { $percent } von 100 Runden ein schwarzes Siegel.
siegel-hint-others-black = Dann nehmen die anderen in { $percent } von 100 Runden { $blacks ->
    [1] mindestens ein schwarzes Siegel
   *[other] mindestens { $blacks } schwarze Siegel
 }.
siegel-hint-never = Damit gewinnst du diesen Stich fast nie; ein passendes Siegel hättest du auch nicht.
siegel-hint-never-wanted = Damit gewinnst du diesen Stich fast nie und behältst dein passendes Siegel für später.
siegel-hint-win = Damit gewinnst du diesen Stich in { $percent } von 100 Runden, aber dir fehlt ein passendes Siegel.
siegel-hint-win-wanted = Damit gewinnst du diesen Stich in { $percent } von 100 Runden, und ein passendes Siegel hast du.
siegel-hint-duck = Damit gewinnst du diesen Stich nur in { $percent } von 100 Runden; ein passendes Siegel fehlt dir.
siegel-hint-duck-wanted = Damit gewinnst du diesen Stich nur in { $percent } von 100 Runden, obwohl du ein passendes Siegel hast.
siegel-hint-trick = Damit gewinnst du diesen Stich in { $percent } von 100 Runden; ein passendes Siegel fehlt dir.
siegel-hint-trick-wanted = Damit gewinnst du diesen Stich in { $percent } von 100 Runden; ein passendes Siegel hast du.
siegel-hint-end-black = Am Ende hast du so in { $percent } von 100 Runden ein schwarzes Siegel.
siegel-hint-end-left = Am Ende bleibt dir so in { $percent } von 100 Runden ein Siegel liegen.
siegel-hint-end-clean = So bleibst du in { $percent } von 100 Runden ohne Strafpunkte.
siegel-hint-end-same = Das ändert kaum etwas: In { $percent } von 100 Runden bleibst du ohne Strafpunkte.

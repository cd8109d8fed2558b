# Tips aan tafel: wat een meester zou doen, en wat een zet heeft gekost
hint-ask = Wat zou een meester doen?
hint-on = Tips aan
hint-on-told = Tips zijn toegestaan aan deze tafel
hint-used = { $number ->
    [1] één tip gevraagd
   *[other] { $number } tips gevraagd
 }
hint-thinking = De meester denkt na …
hint-none = De meester heeft nu even geen advies. Probeer het zo nog eens.
hint-foot = { $unit ->
    [penalty] Verwachte strafpunten in deze ronde. Minder is beter.
   *[gold] Verwacht goud in deze ronde. Meer is beter.
 }
hint-worlds = Uitgespeeld in { $worlds } mogelijke verdelingen. Een spel met tip telt niet mee in de statistieken.
hint-value = { $unit ->
    [penalty] { $value } strafpunten, plus of min { $error }
   *[gold] { $value } goud, plus of min { $error }
 }
hint-row = { $rank }. { $move }
hint-reviews = Na mijn zet zeggen wat hij heeft gekost
hint-cost = { $unit ->
    [penalty] Dat heeft ongeveer { $cost } punten gekost.
   *[gold] Dat heeft ongeveer { $cost } goud gekost.
 }
hint-better = Beter: { $move }.

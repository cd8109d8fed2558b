# The score pad for a real table
pad-title = Score pad
pad-round-word = Round
pad-round = Round { $round }
pad-correcting = Being corrected.
pad-correct = Correct round { $round }
pad-total = Total
pad-who = Who is playing?
pad-name = Name { $number }
pad-without = Remove name { $number }
pad-more = Add a player
pad-twice = Two names are the same.
pad-too-few = It takes { $least } to { $most } names.
pad-begin = Start
pad-undo = Undo
pad-enter = Enter round { $round }
pad-enter-sure = Yes, enter round { $round }
pad-sure = Is that right?
pad-copied = The score has been copied.
pad-not-copied = Copying is not allowed here.
pad-won = { $number ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
pad-over = After { $rounds ->
    [1] one round
   *[other] { $rounds } rounds
 }. Choose the number of a round to correct it.
pad-new = New sheet
pad-another = One more round
pad-tear = New sheet …
pad-tear-why = Throw this sheet away? The names stay as suggestions.
pad-tear-yes = Throw it away

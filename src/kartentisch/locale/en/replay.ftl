# A game seen again
replay = Replay
replay-time = Course of the game
replay-part-back = To the previous trick or round of turns
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-on = One move forward
replay-part-on = To the end of the trick or round of turns
replay-next = To the next decision that cost something
replay-pace = { $pace }×
replay-pace-is = Pace { $pace }, change it
replay-round = Round { $round }
replay-to-round = To round { $round }
replay-where-move = { $where } · move { $move }
replay-eyes = Through whose eyes?
replay-eyes-own = My eyes
replay-eyes-own-hint = As you saw it, without the cards of the others.
replay-eyes-hint = Only what could be seen from this seat.
replay-eyes-open = Open
replay-eyes-open-hint = All cards are face up.
replay-hands = What the others had
replay-study = Analysis
replay-log = Score and log
replay-share = Share
replay-link = Link to this moment
replay-link-hint = The link leads to exactly this moment. Whoever has it can see the whole game, all cards included.
replay-save = Download
replay-save-record = As a record
replay-save-text = As text
replay-save-picture = Picture of this moment
replay-save-hint = Record and text reveal all cards; the picture shows only what can be seen here.
replay-file = Open a record
replay-file-hint = Drag a file here or choose one (.json, .jsonl, also as .gz). It is not stored anywhere.
replay-file-choose = Choose a file
replay-drop-here = Drop the record here
replay-again = Watch it again
replay-which-back = Previous game
replay-which-on = Next game
replay-which = Which game of the file?
replay-which-of = Game { $number } of { $all }
replay-no-game = This game cannot be shown
replay-no-record = This record cannot be shown
replay-refused-at = Round { $round }, move { $move }: { $words }
replay-lost = no connection to the server, and this game has not been watched here before
replay-broken = the file is not a record that can be read here
replay-unpacked = the file cannot be unpacked
replay-empty = the file is empty
replay-key = { $key ->
    [step] ← →
    [part] ⇧ ← →
    [round] Home, End
    [play] Space
    [next] N
   *[eyes] E
 }
replay-key-does = { $key ->
    [step] one move back, forward
    [part] a trick or round of turns
    [round] beginning and end of the round
    [play] play, pause
    [next] the next decision that cost something
   *[eyes] somebody else’s eyes
 }

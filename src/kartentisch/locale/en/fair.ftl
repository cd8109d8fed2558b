# Fair deals: the panel of a table that shows what was promised and whether it was kept

fair = Fair deals
fair-why = Before the game the server promises the number it will shuffle with. Then each of you adds a number that it could not know. After the game it reveals its number, and everybody can check: nobody chose the cards.
fair-promise = The promise
fair-promise-next = The promise for the next game
fair-added = Added to the shuffle
fair-added-by = { $number ->
    [0] nobody yet
   *[other] { $names }
 }
fair-later = The server’s number is revealed when the game is over. Then this page checks it here.
fair-own = Your own words
fair-own-hint = This page has drawn a number for you. If you would rather trust your own dice, type anything: words, numbers, nonsense.
fair-own-field = Words or numbers
fair-own-send = Add them
fair-own-done = Your words are in the next shuffle.
fair-checked = The last game
fair-kept = { $found ->
    [yes] The server’s number is the promised one.
   *[no] The server’s number is not the promised one!
 }
fair-seen = { $found ->
    [yes] This browser saw the promise before the deal.
   *[unknown] This browser was not there when the promise was made.
 }
fair-mine = { $found ->
    [yes] Your number is in the shuffle.
    [no] Your seat has a number that was not sent from here. If it came from another device of yours, all is well.
   *[unknown] This browser has added nothing.
 }
fair-deals = { $found ->
    [yes] { $rounds ->
        [one] The deal follows from all these numbers.
       *[other] All { $rounds } deals follow from all these numbers.
     }
    [nobody] Nobody has added a number, so these deals prove nothing.
    [unknown] The deals could not be checked.
   *[no] The deals do not follow from these numbers!
 }
fair-checking = Checking …
fair-none = Nothing is known about the last game that could be checked.
fair-seed = The server’s number
fair-anywhere = Do you trust neither server nor page? Save the game and check it on another computer with “kartentisch check --fair”, or with a program of your own: docs/fair.md describes every step.

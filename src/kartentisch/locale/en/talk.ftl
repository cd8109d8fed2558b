# Talk, taking back, nudges: company at the table
talk = Talk
talk-unread = { $number ->
    [one] Talk, { $number } unread line
   *[other] Talk, { $number } unread lines
 }
talk-nothing = Nothing has been said yet.
talk-phrases = Phrases
talk-phrases-hint = Everybody reads them in their own language.
talk-whom = Who do you mean?
talk-say-it = Say “{ $text }”
talk-write = Write
talk-mean = I mean { $name }
talk-phrases-more = More …
talk-phrases-back = Back
talk-your-words = Write something
talk-send = Send
talk-off = The host has turned off free text.
talk-onlooker = Onlookers can read along, but not talk.
talk-line = { $name }: { $text }
talk-free-text = Free text
talk-free-text-hint = Talk in your own words, not only in phrases.

talk-company = Who is here
talk-here = here
talk-gone = away
talk-looks-on = watching
talk-looks-on-unnamed = { $number ->
    [one] { $number } onlooker without a name
   *[other] { $number } onlookers without a name
 }
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted = muted

removal = Asked to leave
removal-ask = Ask { $name } to leave
removal-ask-hint = They have 30 seconds to object. If you ask again after that, it is final.
removal-you = { $under_way ->
    [yes] { $host } asks you to leave your seat to a bot.
   *[no] { $host } asks you to get up from the table.
 }
removal-you-final = { $host } asks you once more to get up from the table. This time it is final.
removal-host = You have asked { $name } to leave.
removal-others = { $host } asks { $name } to leave.
removal-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
 }
removal-stay = Stay

undo-ask = Take back the move
undo-asked = { $name } would like to take back the last move.
undo-waiting = You would like to take back your move. Waiting for { $names }.
undo-others = { $name } would like to take back the last move. Waiting for { $names }.
undo-agree = All right
undo-decline = No
undo-withdraw = Never mind
undo-done = { $you ->
    [yes] You take back your move.
   *[no] { $player } takes back the last move.
 }
undo-alone = { $you ->
    [yes] You go back to your last decision. This game no longer counts in the statistics.
   *[no] { $player } goes back to the last decision. This game no longer counts in the statistics.
 }
nudged = { $number ->
    [one] { $names } is waiting for your move.
   *[other] { $names } are waiting for your move.
 }

talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-well-played = Well played!
talk-phrase-thanks = Thanks!
talk-phrase-oops = Oops!
talk-phrase-sorry = Sorry!
talk-phrase-wow = Wow!
talk-phrase-thinking = One moment, I am thinking.
talk-phrase-back-soon = Back in a moment.
talk-phrase-here-again = I am back.
talk-phrase-good-game = Lovely game!
talk-phrase-bye = Goodbye!

company-taken-over = { $you ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $player }.
 }
company-came-back = { $you ->
    [yes] You take your seat back.
   *[no] { $player } takes the seat back.
 }
company-gone = { $player } is away.
company-here = { $player } is back.

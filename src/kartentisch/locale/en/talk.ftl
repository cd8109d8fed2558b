# Talk, taking back, nudges: company at the table
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

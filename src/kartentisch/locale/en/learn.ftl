# Learning: the introduction to a game at a real table
learn-here = Learn at the table
learn-title = Learn { $game }
learn-back = Back one step
learn-way = Your steps
learn-skip = Skip
learn-coach = What the master says
learn-on = Continue
learn-why = Why?
learn-fold = Hide the text
learn-unfold = Show the text
learn-later = That comes in a moment. First read what this is about.
learn-missing = The introduction cannot be reached just now.
learn-play = Begin your first game
learn-again = Start again

# Learning: the introduction to a game at a real table
learn-here = Learn at the table
learn-title = Learn { $game }
learn-back = One step back
learn-way = Your way
learn-skip = Skip
learn-coach = What the master says
learn-on = Go on
learn-why = Why?
learn-fold = Fold the words away
learn-unfold = Show the words
learn-later = That comes in a moment. First read what it is about.
learn-missing = The introduction cannot be reached just now.
learn-play = Begin your first game
learn-again = Once more from the start

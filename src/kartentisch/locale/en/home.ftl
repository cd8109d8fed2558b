# The start page
home-play-how = Play now: how strong, how fast?
home-play-with = Against { $number } bots, level { $level }, pace { $pace }.

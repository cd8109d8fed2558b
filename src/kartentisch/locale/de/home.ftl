# Die Startseite
home-play-how = Sofort spielen: wie stark, wie schnell?
home-play-with = Gegen { $number } Bots, Stufe { $level }, Tempo { $pace }.

# De startpagina
home-play-how = Meteen spelen: hoe sterk, hoe snel?
home-play-with = Tegen { $number } bots, niveau { $level }, tempo { $pace }.

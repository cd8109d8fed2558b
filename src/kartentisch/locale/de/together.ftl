# Mehrere Leute an einem Gerät
together-give = Gib das Gerät weiter an { $name }
together-alone = Mach erst weiter, wenn niemand sonst hinsieht.
together-i-am = Ich bin { $name }
together-other = Oder ist jemand anders dran?
together-who = Wer hat das Gerät?

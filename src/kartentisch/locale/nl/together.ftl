# Meerdere mensen aan één apparaat
together-give = Geef het apparaat door aan { $name }
together-alone = Ga pas verder als niemand anders meekijkt.
together-i-am = Ik ben { $name }
together-other = Of is het iemand anders?
together-who = Wie heeft het apparaat?

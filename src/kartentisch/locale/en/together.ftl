# Several people at one device
together-give = Pass the device to { $name }
together-alone = Continue only when nobody else is looking.
together-i-am = I am { $name }
together-other = Or is it somebody else?
together-who = Who has the device?

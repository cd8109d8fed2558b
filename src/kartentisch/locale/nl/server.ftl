# De server: weigeringen.

refused-code = Deze code is al gebruikt of verlopen. Maak op het andere apparaat een nieuwe.
refused-failed = Op de server is iets misgegaan. Er is niets veranderd; probeer het nog eens.
refused-hello-first = De verbinding moet met de begroeting beginnen.
refused-hello-twice = Op deze verbinding is al gegroet.
refused-malformed = De server begrijpt dit bericht niet.
refused-name = Een naam heeft 1 tot { $most } zichtbare tekens.
refused-no-onlookers = Aan deze tafel wordt zonder toeschouwers gespeeld.
refused-not-a-bot = Dit geheim is van een mens. Een bot heeft een eigen geheim nodig.
refused-not-offered = Dit spel wordt hier nog niet gespeeld.
refused-not-watching = Je bent op dit moment aan geen enkele tafel.
refused-persons-of-address = Er zijn net te veel nieuwe mensen vanuit je netwerk bijgekomen. Probeer het over een minuut nog eens.
refused-protocol = Deze pagina is verouderd (protocol { $theirs }, de server heeft { $ours }). Laad de pagina opnieuw.
refused-tables-of-address = Er zijn net te veel tafels vanuit je netwerk geopend. Probeer het over een minuut nog eens.
refused-too-fast = Dat ging te snel. Wacht even.
refused-too-long = Dit bericht is te lang; meer dan { $most } tekens kan niet.
refused-too-many-devices = Je kijkt al op { $most } apparaten naar deze tafel. Sluit de tafel eerst op een daarvan.
refused-too-many-onlookers = Er kijken al { $most } mensen naar deze tafel; voor meer is er geen plaats.
refused-too-many-tables = Je hebt al { $most } tafels waar nog gespeeld wordt. Speel er eerst een uit. Lege tafels worden na een dag opgeruimd.
refused-too-many-today = Je hebt sinds gisteren al { $most } tafels geopend. Morgen kan het weer.
refused-unknown-table = Deze tafel bestaat niet. Is de link volledig?

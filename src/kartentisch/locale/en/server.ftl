# The server: refusals.

refused-code = This code has been used already or is too old. Ask for a new one on the other device.
refused-failed = Something went wrong on the server. Nothing has changed; please try again.
refused-hello-first = The connection has to begin with hello.
refused-hello-twice = Hello has already been said on this connection.
refused-malformed = The server does not understand this message.
refused-name = A name must have between 1 and { $most } visible characters.
refused-no-onlookers = This table does not allow onlookers.
refused-not-a-bot = This secret belongs to a person. A bot needs one of its own.
refused-not-offered = This game is not played here yet.
refused-not-watching = You are not at any table right now.
refused-persons-of-address = Too many new people have come from your network. Please try again in a minute.
refused-protocol = The page is out of date (it speaks protocol { $theirs }, the server { $ours }). Please reload it.
refused-tables-of-address = Too many tables have been opened from your network. Please try again in a minute.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-long = This message is too long; the limit is { $most } characters.
refused-too-many-devices = You are already watching this table on { $most } devices. Close it on one of them first.
refused-too-many-onlookers = This table already has { $most } onlookers; there is no room for more.
refused-too-many-tables = You already have { $most } unfinished tables. Finish a game first. Empty tables are cleared away after a day.
refused-too-many-today = You have opened { $most } tables since yesterday. You can open more tomorrow.
refused-unknown-table = There is no such table. Is the link complete?

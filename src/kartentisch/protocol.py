"""What both ends of a connection must agree on before anything else; the rest stands in the folder `server/wire`."""

from __future__ import annotations

PROTOCOL = 2

CLOSE_COME_BACK = 1012
"""The table has moved to another server, or this one stops: come back in an instant."""
CLOSE_MISBEHAVED = 1008
"""The code with which the server closes a socket after too many malformed or too fast requests."""
CLOSE_NO_HELLO = 4001
"""The code with which the server closes a socket that has not said hello in time."""
CLOSE_PROTOCOL = 4002
"""The code with which the server closes a socket of another protocol version."""
CLOSE_BANNED = 4003
"""The code with which the server closes a socket of somebody who may not come in any more."""

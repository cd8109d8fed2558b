"""The other end of the protocol (`docs/protocol.md`): what a program needs to come to a server's tables."""

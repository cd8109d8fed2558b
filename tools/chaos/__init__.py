"""Bad days on purpose: servers and databases are killed, cut off and starved while clients play, and nothing is lost.

``python -m tools.chaos`` (or ``make chaos``) plays for a minute on PostgreSQL with three servers, then on SQLite with
one; ``--help`` tells the rest. What it injected and what was survived is printed; the exit status is 1 if an
acknowledged move is missing, doubled or out of order, the log has one that nobody made, a record or its deals are bad,
a client was shown two histories or what is not for it, or a table did not end. Ctrl+C stops the trouble, not the
checks.
"""

"""What the SQLite store asks, by name."""

from __future__ import annotations

from kartentisch.server.store.queries import named

SQL = named("sqlite_queries.sql")

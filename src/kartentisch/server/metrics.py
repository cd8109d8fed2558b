"""What is counted, for Prometheus. Nothing here names a person or a table."""

from __future__ import annotations

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5)
_BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """One registry a server, so that several servers can live in one process."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._kinds: dict[type, Counter] = {}
        self.registry = CollectorRegistry()
        gauge = partial(Gauge, registry=self.registry, namespace="kartentisch")
        counter = partial(Counter, registry=self.registry, namespace="kartentisch")
        histogram = partial(Histogram, registry=self.registry, namespace="kartentisch")
        self.sockets = gauge("sockets", "Open sockets")
        self.tables = gauge("tables", "Tables loaded")
        self.requests = counter("requests", "Requests by type", ["type"])
        self.delayed = counter("delayed", "Requests that waited for others of their address")
        self.refused = counter("refused", "Refusals by reason", ["reason"])
        self.closed = counter("closed", "Sockets closed", ["why"])
        self.wrong_origin = counter("wrong_origin", "Foreign pages")
        moves = counter("moves", "Moves stored", ["by"])
        self.moves_of_people, self.moves_of_bots = moves.labels("person"), moves.labels("bot")
        self.command_seconds = histogram("command_seconds", "Command to answer", buckets=_SECONDS)
        self.commit_size = histogram("commit_size", "Jobs a commit", buckets=_BATCHES)
        self.bots_replaced = counter("bots_replaced", "Bots that failed", ["level", "why"])
        self.games_over = counter("games_over", "Games finished", ["game"])

    def count(self, request: object) -> None:
        """One more request of its type."""
        kind = type(request)
        if kind not in self._kinds:
            self._kinds[kind] = self.requests.labels(kind.__name__.lower())
        self._kinds[kind].inc()

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)

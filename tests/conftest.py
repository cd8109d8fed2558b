"""What all tests share: how much Hypothesis tries, how often a long test does, and databases."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.server.store.databases import Database

# A slow machine must not turn a right answer into a failure, so nothing here looks at the clock.
_UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("short", _UNTIMED, max_examples=60, derandomize=True, database=None)
settings.register_profile("long", _UNTIMED, max_examples=2_000, print_blob=True)
settings.load_profile("short")

# A shell hands SIGINT on as ignored to what it starts in the background, and so would we to processes that tests
# interrupt: they would never end.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)  # mutation testing goes without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: half of the time tests wait, for servers, databases and browsers."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def scaled() -> Callable[[int], int]:
    """How often a long test tries something: as often as it says, times KARTENTISCH_TEST_SCALE."""
    scale = float(os.environ.get("KARTENTISCH_TEST_SCALE", "1"))
    return lambda number: max(1, round(number * scale))


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database: of the kind that the test is parametrised with (`every_kind`), else the usual one."""
    # Imported here: tests of the rules need no server.
    from tests.server.store.databases import USUAL, made

    with made(getattr(request, "param", USUAL), tmp_path) as empty:
        yield empty

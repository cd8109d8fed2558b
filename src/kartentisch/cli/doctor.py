"""``kartentisch doctor``: what a server would miss on this machine, and how to mend it."""

from __future__ import annotations

import os
import shutil
import stat
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import urlsplit

from kartentisch.bots import prepared
from kartentisch.cli import EXTRAS
from kartentisch.cli.arguments import flag, value
from kartentisch.cli.serve import read, settings_of
from kartentisch.game import Illegal
from kartentisch.refusals import sentence
from kartentisch.server.settings import LOCAL, usual_database

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kartentisch.game import Say
    from kartentisch.server.settings import ServerSettings

State = Literal["good", "note", "bad"]
MARKS: dict[State, str] = {"good": "✓", "note": "!", "bad": "✗"}
NEEDED: dict[str, State] = {"server": "bad", "bots": "note"}
"""How bad it is if an extra is missing; all others are a matter of taste."""
FEW_DESCRIPTORS = 4_096
LITTLE_SPACE = 1 << 30
MIB = 1 << 20


class Finding(NamedTuple):
    """How something is."""

    state: State
    told: str


def run(arguments: Sequence[str], language: str, say: Say) -> int:
    """The command: it takes the arguments of ``serve``, prints a line for each thing, and changes no data."""
    given = read(arguments)
    if flag(given, "help"):
        print(say("cli-help-doctor"))
        return 0
    worst = 0
    password = _password(value(given, "password_file"), say)
    for state, told in (*findings(settings_of(given, language), say), *password):
        print(f"{MARKS[state]} {told}")
        worst |= state == "bad"
    print(say("doctor-bad" if worst else "doctor-good"))
    return worst


def findings(settings: ServerSettings, say: Say) -> Iterator[Finding]:
    """Everything that was looked at."""
    yield from _extras(say)
    yield from _bots(say)
    if _missing("server"):
        return
    yield from _page(say)
    yield from _database(settings.database or usual_database(), say)
    yield from _address(settings, say)
    yield from _link(settings, say)
    yield from _notices(settings, say)
    yield from _descriptors(say)


def _missing(extra: str) -> list[str]:
    return [package for package, brings in EXTRAS.items() if brings == extra and find_spec(package) is None]


def _extras(say: Say) -> Iterator[Finding]:
    for extra in sorted(set(EXTRAS.values())):
        if missing := _missing(extra):
            state = NEEDED.get(extra, "good")
            told = say("doctor-extra-missing", extra=extra, packages=", ".join(missing))
            yield Finding(state, told)
        else:
            yield Finding("good", say("doctor-extra", extra=extra))


def _bots(say: Say) -> Iterator[Finding]:
    if _missing("bots"):
        return
    place = prepared.folder()
    nearest = _existing(place)
    if not (nearest.is_dir() and os.access(nearest, os.W_OK)):
        yield Finding("note", say("doctor-cache", folder=str(place)))
    elif waiting := prepared.missing():
        yield Finding("note", say("doctor-unprepared", number=len(waiting)))
    else:
        yield Finding("good", say("doctor-prepared"))


def _page(say: Say) -> Iterator[Finding]:
    from kartentisch.server import pages

    there = pages.folder() is not None
    yield Finding("good", say("doctor-page")) if there else Finding("bad", say("doctor-no-page"))


def _database(database: str, say: Say) -> Iterator[Finding]:
    from kartentisch.server.database import in_words, own
    from kartentisch.server.store.opening import beside, check, shown

    try:
        with in_words():
            near = beside(database)
        if near and not near.parent.exists():
            yield Finding("good", say("doctor-database-new", file=shown(database)))
        else:
            with own(database):
                check(database)
                yield Finding("good", say("doctor-database", file=shown(database)))
    except Illegal as cause:
        if cause.reason == "serve-database-in-use":
            yield Finding("note", say("doctor-database-in-use", file=shown(database)))
        else:
            yield Finding("bad", sentence(cause, say))
            return
    if near:
        free = shutil.disk_usage(_existing(near.parent)).free
        enough = free >= LITTLE_SPACE
        yield Finding("good" if enough else "note", say("doctor-space", enough=str(enough).lower(), free=free // MIB))


def _address(settings: ServerSettings, say: Say) -> Iterator[Finding]:
    from kartentisch.server.listener import bound

    try:
        with bound(settings) as listener:
            yield Finding("good", say("doctor-port", port=str(listener.getsockname()[1])))
    except Illegal as cause:
        yield Finding("bad", sentence(cause, say))
    parts = urlsplit(settings.public_url)
    if parts.scheme == "http" and parts.hostname not in LOCAL:
        yield Finding("note", say("doctor-no-tls", address=settings.public_url))


def _link(settings: ServerSettings, say: Say) -> Iterator[Finding]:
    from kartentisch.server.listener import check_link
    from kartentisch.server.store.opening import is_shared

    if not is_shared(settings.database):
        return
    try:
        check_link(settings.link)
    except Illegal as cause:
        yield Finding("bad", sentence(cause, say))
    else:
        host = settings.link.rpartition(":")[0]
        here = host.strip("[]") in LOCAL
        yield Finding("note", say("doctor-link-here")) if here else Finding("good", say("doctor-link", host=host))


def _notices(settings: ServerSettings, say: Say) -> Iterator[Finding]:
    from kartentisch.server.notices import Notices

    try:
        names = Notices(settings).names
    except Illegal as cause:
        yield Finding("bad", sentence(cause, say))
    else:
        if settings.public_url and not names:
            yield Finding("note", say("doctor-no-notices"))


def _password(file: str | None, say: Say) -> Iterator[Finding]:
    if file is not None and os.name == "posix" and Path(file).stat().st_mode & stat.S_IROTH:
        yield Finding("note", say("doctor-password-open", file=file))


def _descriptors(say: Say) -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    enough = most < 0 or most >= FEW_DESCRIPTORS
    if not enough:
        yield Finding("note", say("doctor-descriptors", most=most, enough=FEW_DESCRIPTORS))


def _existing(place: Path) -> Path:
    """The folder itself or, where it would have to be made, the one above it that there is."""
    return next(folder for folder in (place, *place.parents) if folder.exists())

"""The bots: finding them by name, and whole games between them."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from kartentisch.bots.uniform import Uniform
from kartentisch.game import Illegal, quoted

if TYPE_CHECKING:
    from kartentisch.game import Bot, Game

RANDOM = "random"
"""A level that exists in every game: it plays at random."""
SIMPLE = "apprentice"
"""A quick level that every game must have: it stands in for who is away and for bots that fail."""
USUAL = "improver"
"""The level that plays on the page where nobody has chosen one.

The command line and the terminal take `SIMPLE`, which needs no compiler.
"""


def names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that may be chosen for a game, from the weakest to the strongest."""
    return (RANDOM, *(name for name in game.bots if name != RANDOM))


def bot(game: Game[Any, Any], name: str) -> Bot[Any]:
    """The bot of that name, or `Illegal`."""
    if name in game.bots:
        return game.bots[name]()
    if name == RANDOM:
        return Uniform()
    raise Illegal("unknown-bot", name=quoted(name), game=game.name)


def is_path(name: str) -> bool:
    """Whether a name is an import path, ``package.module:function``, and not a level of this package."""
    return ":" in name


def player(game: Game[Any, Any], name: str) -> Bot[Any]:
    """The bot of that name, or the one that the function at that import path returns; or `Illegal`.

    An import path runs whatever it names, so only the command line offers it; the server uses `bot`. Modules of the
    working directory are found, after all others.
    """
    return _foreign(name) if is_path(name) else bot(game, name)


def source(path: str) -> str | None:
    """The file of the module that an import path names, if there is one."""
    _look_here_too()
    try:
        found = find_spec(path.partition(":")[0])
    except Exception:  # importing a package may raise anything; `player` reports it
        return None
    return found.origin if found else None


def _foreign(path: str) -> Bot[Any]:
    module, _, attribute = path.partition(":")
    if not (attribute.isidentifier() and all(part.isidentifier() for part in module.split("."))):
        raise Illegal("bot-path", path=quoted(path))
    _look_here_too()
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise Illegal("bot-module", path=path, module=module) from None
        raise Illegal("bot-import", path=path, why=told(error)) from error
    except (Exception, SystemExit) as error:
        raise Illegal("bot-import", path=path, why=told(error)) from error
    make = getattr(found, attribute, None)
    if make is None:
        raise Illegal("bot-attribute", path=path, module=module, name=attribute)
    try:
        made = make()
    except (Exception, SystemExit) as error:
        raise Illegal("bot-make", path=path, why=told(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise Illegal("bot-choose", path=path, kind=type(made).__name__)
    return cast("Bot[Any]", made)


def _look_here_too() -> None:
    if "" not in sys.path:
        sys.path.append("")


def told(error: BaseException) -> str:
    """An error of a bot, on one line."""
    name, text = type(error).__name__, str(error)
    return f"{name}: {quoted(text)}" if text else name

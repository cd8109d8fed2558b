"""The command line: ``kartentisch COMMAND …``, one file a command."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import kartentisch
from kartentisch import texts
from kartentisch.cli.arguments import Arguments, flag, language_wish, value
from kartentisch.game import Illegal, quoted
from kartentisch.refusals import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kartentisch.game import Say

COMMANDS = (
    "play",
    "serve",
    "admin",
    "simulate",
    "arena",
    "train",
    "check",
    "show",
    "analyse",
    "puzzles",
    "doctor",
    "loadtest",
)
EXTRAS = {
    "asyncpg": "postgres",
    "jax": "train",
    "msgspec": "server",
    "numba": "bots",
    "numpy": "bots",
    "prometheus_client": "server",
    "segno": "server",
    "starlette": "server",
    "textual": "terminal",
    "uvicorn": "server",
    "websockets": "server",
}
"""Packages that not everybody installs, and the extra of `pyproject.toml` that brings each of them."""
WRONG_USAGE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status: 0 good, 1 a bad record, 2 wrong usage or an unreadable file."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A file's name or a sentence that the terminal cannot show must not end in a traceback.
            stream.reconfigure(errors="backslashreplace")
    say = texts.speaker(texts.FALLBACK)
    try:
        language = language_wish(arguments) or _language(arguments)
        say = texts.speaker(language)
        status = _run(arguments, language, say)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Illegal as cause:
        told = sentence(cause, say)
        if cause.reason.startswith("usage"):
            told = f"{told} ({say('usage-see', command=_help(arguments))})"
        status = _refuse(told)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        status = _refuse(sentence(Illegal("missing-package", package=package, extra=EXTRAS[package]), say))
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has gone; what Python flushes at exit is discarded.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = BROKEN_PIPE
    except OSError as error:
        status = _refuse(sentence(Illegal("file-unwritable", file="-", why=str(error.strerror)), say))
    return status


def _refuse(told: str) -> int:
    if sys.stderr is not None:  # without it, print would take standard output
        print(f"kartentisch: {told}", file=sys.stderr)
    return WRONG_USAGE


def _command(arguments: Sequence[str]) -> str | None:
    return next((word for word in arguments if word in COMMANDS), None)


def _help(arguments: Sequence[str]) -> str:
    """The command that shows help for the command that was typed."""
    return " ".join(filter(None, ("kartentisch", _command(arguments), "--help")))


def _language(arguments: Sequence[str]) -> str:
    """The language of the output: English, as programs read it; what only people read follows the locale."""
    command = _command(arguments)
    if command in ("play", "serve", "doctor"):
        return texts.language_of(os.environ)
    return texts.language_of({"KARTENTISCH_LANGUAGE": os.environ.get("KARTENTISCH_LANGUAGE", "")})


def _run(arguments: Sequence[str], language: str, say: Say) -> int:
    parser = Arguments()
    parser.switch("--version")
    parser.place("command")
    parser.rest("rest")
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help"))
    elif flag(given, "version"):
        print(f"kartentisch {kartentisch.__version__}")
    else:
        name = value(given, "command")
        if name is None:
            raise Illegal("usage-no-command", commands=", ".join(COMMANDS))
        if name not in COMMANDS:
            raise Illegal("usage-command", name=quoted(name), commands=", ".join(COMMANDS))
        command = import_module(f"kartentisch.cli.{name}")
        status: int = command.run(given["rest"], language, say)
        return status
    return 0

"""What whoever runs a server has to tell: an imprint, how data are kept. Text files of theirs, each a page of its own.

The pages need no script. In a file a blank line ends a paragraph, ``# `` begins a heading, ``- `` an item of a list;
addresses that begin with https, http or mailto become links. Everything else is shown as it is written.
"""

from __future__ import annotations

import re
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse

from kartentisch.game import Illegal
from kartentisch.server.settings import ServerSettings

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

_LINK = re.compile(r"(?:https?://|mailto:)[^\s<>\"]*[^\s<>\".,;:!?)]")
_ITEM, _HEADING = "- ", "# "


class Notices:
    """The notices of a server, read once; `Illegal` if a file cannot be read."""

    def __init__(self, settings: ServerSettings) -> None:
        files = {"imprint": settings.imprint, "privacy": settings.privacy}
        self._pages = {
            name: document(_read(file), settings.club, settings.language) for name, file in files.items() if file
        }

    @property
    def names(self) -> tuple[str, ...]:
        """Which there are."""
        return tuple(self._pages)

    async def answer(self, request: Request) -> Response:
        """The page of one of them."""
        return HTMLResponse(self._pages[request.url.path[1:]])


def document(text: str, club: str, language: str) -> str:
    """A text as a page of its own."""
    body = "\n".join(_blocks(text))
    heading = next((line[2:] for line in text.splitlines() if line.startswith(_HEADING)), "")
    title = " · ".join(filter(None, (heading, club))) or "Kartentisch"
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/notice.css">
</head>
<body>
<main>
{body}
</main>
<nav><a href="/">{escape(club or "Kartentisch")}</a></nav>
</body>
</html>
"""


def _read(file: str) -> str:
    try:
        return Path(file).read_text("utf-8-sig")
    except OSError as error:
        raise Illegal("serve-file", file=file, why=error.strerror or type(error).__name__) from None
    except UnicodeError:
        raise Illegal("serve-file", file=file, why="UTF-8") from None


def _blocks(text: str) -> list[str]:
    blocks: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        for kind, lines in groupby(block.splitlines(), lambda line: line[:2] if line[:2] in (_ITEM, _HEADING) else ""):
            shown = [_linked(line.removeprefix(kind)) for line in lines]
            if kind == _HEADING:
                blocks += [f"<h1>{line}</h1>" if not blocks else f"<h2>{line}</h2>" for line in shown]
            elif kind == _ITEM:
                blocks.append("<ul>" + "".join(f"<li>{line}</li>" for line in shown) + "</ul>")
            else:
                blocks.append("<p>" + "<br>".join(shown) + "</p>")
    return blocks


def _linked(line: str) -> str:
    shown, end = "", 0
    for link in _LINK.finditer(line):
        address = escape(link[0])
        words = address.removeprefix("mailto:")
        shown += f'{escape(line[end : link.start()])}<a href="{address}">{words}</a>'
        end = link.end()
    return shown + escape(line[end:])

"""Under which names the server may be addressed, where its public URL is known.

A page of somebody else's that has its name resolved to this server (DNS rebinding) would count as our own: it sends its
own name as `Host`.
"""

from __future__ import annotations

import re
import unicodedata
from urllib.parse import urlsplit

from kartentisch.server.settings import EVERYWHERE, LOCAL, ServerSettings

ALWAYS = "/healthz"
"""Answered under any name: whoever looks after servers asks them by their addresses."""


class Hosts:
    """The allowed values of the header `Host`: that of the public URL, the address listened at, and this machine."""

    def __init__(self, settings: ServerSettings) -> None:
        own = urlsplit(settings.public_url)
        self._any = not own.hostname
        self._own = (encoded(own.hostname or ""), own.port or _usual_port(own.scheme))
        self._scheme = own.scheme
        self._here = {*LOCAL, settings.host} - {EVERYWHERE, "::"}

    def admit(self, host: str | None, path: str) -> bool:
        """Whether a request may be answered."""
        if self._any or path == ALWAYS:
            return True
        try:
            named = urlsplit(f"//{host or ''}")
            return (
                named.hostname in self._here or (named.hostname, named.port or _usual_port(self._scheme)) == self._own
            )
        except ValueError:  # no host, or a port that is no number
            return False


def encoded(name: str) -> str:
    """A name, with or without a port, as browsers send it: in ASCII, each part with other letters in Punycode."""
    plain = unicodedata.normalize("NFKC", name).lower()
    return re.sub(r"[^.:]+", lambda part: part[0] if part[0].isascii() else _punycode(part[0]), plain)


def _punycode(part: str) -> str:
    return f"xn--{part.encode('punycode').decode()}"


def _usual_port(scheme: str) -> int:
    return 443 if scheme == "https" else 80

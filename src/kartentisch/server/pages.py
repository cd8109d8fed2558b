"""The page: a folder of files, read once, sent with a strict security policy."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from starlette.responses import Response

if TYPE_CHECKING:
    from starlette.requests import Request

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""The headers of every response. A link contains a table's secret id, so no referrer is sent to other sites."""

_HERE = Path(__file__).parent
_BUILT = _HERE / "page"
"""Where the page is built."""
_START = "index.html"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}


class _File(NamedTuple):
    body: bytes
    packed: bytes | None
    headers: dict[str, str]


def folder() -> Path | None:
    """Where the page lies, if it has been built."""
    return _BUILT if (_BUILT / _START).is_file() else None


def digest(place: Path) -> str:
    """A digest of the page: its start names all other files by their digests."""
    return hashlib.sha256((place / _START).read_bytes()).hexdigest()[:8]


class Pages:
    """Serves the files of a folder; for any other path it sends the page, which interprets the path itself."""

    def __init__(self, root: Path | None) -> None:
        files = sorted(root.rglob("*")) if root else []
        self._files = {f"/{f.relative_to(root or '').as_posix()}": _read(f) for f in files if f.is_file()}

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files.get(f"/{_START}")
        if file is None:
            return Response(status_code=404)
        if request.headers.get("if-none-match") == file.headers["etag"]:
            return Response(status_code=304, headers=file.headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**file.headers, "content-encoding": "gzip"})
        return Response(file.body, headers=file.headers)


def _read(file: Path) -> _File:
    body = file.read_bytes()
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    packed = gzip.compress(body, mtime=0)
    hashed = file.parent.name == "assets" and _HASHED.search(file.name)
    headers = {
        "content-type": kind,
        "cache-control": _FOREVER if hashed else _ASK_AGAIN,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        "vary": "accept-encoding",
    }
    return _File(body, packed if len(packed) < 0.9 * len(body) else None, headers)

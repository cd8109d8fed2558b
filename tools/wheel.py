"""A hook of the build (hatchling): whatever is installed for good has the page, or is not built.

The page is made by ``make page`` and ignored by git. An editable install, which works in the checkout itself, may do
without until the page is made.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/kartentisch/server/page/index.html")


class NoPage(Exception):
    """The page has not been built."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Refuses to build a wheel without the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        """Looks for the page before anything is built."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise NoPage("the page is missing: run `make wheel` (or `make page` first); it needs Python and make only")

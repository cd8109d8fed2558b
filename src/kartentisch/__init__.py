"""Kartentisch: a card table for Die sieben Siegel and Saboteur."""

from __future__ import annotations


def __getattr__(name: str) -> str:
    """`__version__`, looked up on demand: reading the package's metadata takes longer than everything else here."""
    if name != "__version__":
        raise AttributeError(name)
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("kartentisch")
    except PackageNotFoundError:  # run from its source, without having been installed
        return "unknown"

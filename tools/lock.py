"""Locks the newest versions of all dependencies, for every platform, by hash and without host names.

``python -m tools.lock`` writes the files in ``requirements/``; uv and pip can both install from them.
"""

from __future__ import annotations

import os
import sys

from tools.set_up import LOCKS, find_uv, pip_settings, run, uv_settings

SETTINGS = "--universal --generate-hashes --no-emit-index-url --no-header --no-annotate --upgrade --python-version 3.11"
SOURCES = {
    "play.txt": "pyproject.toml --extra play --group build",
    "dev.txt": "pyproject.toml --extra play --group dev --constraint requirements/play.txt",
    "node.txt": "--group node --constraint requirements/dev.txt",
    "uv.txt": "--group uv",
}


def main() -> int:
    uv = find_uv()
    if uv is None:
        print("kartentisch: locking needs uv, which is not to be had here", file=sys.stderr)
        return 1
    # The main index alone: one that holds but some files of a package would leave the hashes of the others out.
    settings = uv_settings(pip_settings(), os.environ)
    environment = os.environ | {
        name: settings[name] for name in ("UV_DEFAULT_INDEX", "SSL_CERT_FILE") if name in settings
    }
    for name, source in SOURCES.items():
        answer = run(uv, "pip", "compile", *SETTINGS.split(), *source.split(), "-o", LOCKS / name, env=environment)
        if answer.returncode:
            sys.stderr.write(answer.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

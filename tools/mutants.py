"""Mutation testing of the rules: ``python -m tools.mutants [MODULE.* …]``.

mutmut changes the rules in small ways, one at a time, and runs the tests of the games on each change. A change that no
test notices has survived. ``tests/survivors.toml`` holds those that change nothing or cannot be reached, each with its
reason; any other one is listed here and makes the exit status 1.

mutmut forks processes that have imported the rules already, so it is blind to changes of what is worked out at import.
Survivors get a second chance in a process of their own.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from mutmut.mutation.diff_apply import get_diff_for_mutant

from tools.set_up import ROOT

MUTMUT = Path(sys.executable).parent / "mutmut"
MUTANTS = ROOT / "mutants"
EXPLAINED = ROOT / "tests" / "survivors.toml"
NOTICED = {"killed", "timeout", "segfault"}
MEMORY = 4 << 30
PATIENCE = 600.0
"""Seconds, for the tests of one game. A change that makes them hang is noticed."""

_RESULT = re.compile(r"^ *(\S+): (.+)$", re.MULTILINE)
_CHANGED = re.compile(r"^[-+](?![-+]{2} ).*$", re.MULTILINE)


class Mutant(NamedTuple):
    """A function and the lines changed in it: unlike mutmut's number, this stays the same as long as they do."""

    function: str
    change: str


def results(told: str) -> dict[str, str]:
    """The fate of every mutant, from what ``mutmut results --all true`` says."""
    return dict(_RESULT.findall(told))


def mutant(name: str, difference: str) -> Mutant:
    """A mutant by its function and change, from mutmut's name and diff."""
    function = re.sub(r"\.x[_ǁ](.+)__mutmut_\d+$", r".\1", name).replace("ǁ", ".")
    return Mutant(function, "\n".join(line[0] + " " + line[1:].strip() for line in _CHANGED.findall(difference)))


def explained(text: str) -> dict[Mutant, str]:
    """The survivors of ``survivors.toml`` with their reasons."""
    listed = tomllib.loads(text).get("survivor", [])
    return {Mutant(entry["function"], entry["change"].strip()): entry["why"] for entry in listed}


def shown(name: str) -> Mutant:
    module = name.rpartition(".")[0]
    return mutant(name, get_diff_for_mutant(name, path=Path("src", *module.split(".")).with_suffix(".py")))


def survives_afresh(name: str) -> bool:
    """Whether the tests of its game pass in a new process in which the change holds from the start."""
    game = name.split(".")[2]
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        f"tests/games/{game}",
    ]
    environment = os.environ | {"MUTANT_UNDER_TEST": name, "PYTHONPATH": "src"}
    try:
        answer = subprocess.run(
            pytest, cwd=MUTANTS, env=environment, capture_output=True, check=False, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return False
    return answer.returncode == 0


def mutmut(*arguments: str) -> str:
    answer = subprocess.run([MUTMUT, *arguments], capture_output=True, text=True, check=False)
    if answer.returncode:
        sys.exit(answer.stdout[-3000:] + answer.stderr[-3000:])
    return answer.stdout


def main(modules: Sequence[str]) -> int:
    os.chdir(ROOT)
    # A change can make the rules grow without end; it is to be noticed, not to bring the machine down.
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if not modules:
        shutil.rmtree(MUTANTS, ignore_errors=True)  # mutmut would believe what it found out last time
    if sys.stdout.isatty():
        subprocess.run([MUTMUT, "run", *modules], check=True)
    else:
        mutmut("run", *modules)
    fates = results(mutmut("results", "--all", "true"))
    if modules:
        fates = {name: fate for name, fate in fates.items() if fate != "not checked"}
    print(", ".join(f"{number} {fate}" for fate, number in Counter(fates.values()).most_common()), flush=True)
    survivors = {name: shown(name) for name, fate in fates.items() if fate not in NOTICED}
    reasons = explained(EXPLAINED.read_text("utf-8"))
    doubtful = [name for name, survivor in survivors.items() if survivor not in reasons]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = dict(zip(doubtful, pool.map(survives_afresh, doubtful), strict=True))
    unexplained = [survivors[name] for name, survived in verdicts.items() if survived]
    for survivor in unexplained:
        print(f"\n{survivor.function}\n{survivor.change}")
    gone = [] if modules else [survivor for survivor in reasons if survivor not in survivors.values()]
    for survivor in gone:
        print(f"\nexplained, but it did not survive: {survivor.function}\n{survivor.change}")
    known = len(survivors) - len(doubtful)
    print(f"\n{known + len(unexplained)} of {len(fates)} survived, {len(unexplained)} of them unexplained")
    return 1 if unexplained or gone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Importing the library is quick and brings nothing but itself and the standard library.

Which imports the rules may have at all is a matter of ``test_project.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kartentisch import games

LIMIT = 0.1
LIBRARY = ["kartentisch", "kartentisch.games", *games.GAMES.values(), "kartentisch.testing"]


def importing(module: str, folder: Path) -> tuple[float, set[str]]:
    """How long a fresh interpreter, once started, takes to import a module, and all that comes with it.

    The shortest of several times: others may be busy on this machine, but nothing makes an import quicker than it is.
    Bytecode is kept in `folder`, whatever the setting here, so that only the first one has to compile.
    """
    code = (
        "import sys, time; before = set(sys.modules); start = time.process_time();"
        f"import {module}; taken = time.process_time() - start; print(taken, *(set(sys.modules) - before))"
    )
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(folder), os.environ.get("PYTHONPATH", ""))),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
    }
    told = [subprocess.check_output([sys.executable, "-c", code], env=environment, text=True) for _ in range(5)]
    return min(float(line.split()[0]) for line in told), set(told[0].split()[1:])


def foreign(modules: set[str]) -> set[str]:
    return {name.partition(".")[0] for name in modules} - {"kartentisch"} - set(sys.stdlib_module_names)


@pytest.mark.parametrize("module", LIBRARY)
def test_importing_is_quick_and_brings_the_standard_library_only(module: str, tmp_path: Path) -> None:
    seconds, modules = importing(module, tmp_path)
    assert module in modules
    assert not foreign(modules)
    assert seconds < LIMIT


def test_a_slow_or_foreign_import_is_noticed(tmp_path: Path) -> None:
    wait = "end = time.process_time() + 0.12\nwhile time.process_time() < end: pass\n"
    (tmp_path / "planted.py").write_text(f"import time, planted_foreigner\n{wait}", "utf-8")
    (tmp_path / "planted_foreigner.py").touch()
    seconds, modules = importing("planted", tmp_path)
    assert seconds > LIMIT
    assert foreign(modules) == {"planted", "planted_foreigner"}

"""Functions as machine code, wherever their source lies."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any, Protocol

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from kartentisch.compiled import compiled, record_type


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(numba.config, "CACHE_DIR", "")
    file = tmp_path / "doubling.py"
    file.write_text(
        "from kartentisch.compiled import compiled\n\n@compiled\ndef double(number):\n    return 2 * number\n"
    )
    return file


def fresh(source: Path, name: str = "doubling") -> Any:
    """The module as a new process would find it."""
    spec = spec_from_file_location(name, source)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def doubled(source: Path) -> tuple[Path, int]:
    """Where a fresh copy of the module keeps its machine code, and how often it was found there."""
    module = fresh(source)
    assert module.double(21) == 42
    return Path(module.double.stats.cache_path), len(module.double.stats.cache_hits)


def test_it_is_kept_beside_the_source(source: Path) -> None:
    beside = source.parent / "__pycache__"
    assert [doubled(source), doubled(source)] == [(beside, 0), (beside, 1)]


def test_it_is_kept_for_the_user_where_the_source_may_not_be_written_to(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A file where the folder would be stops everybody, the superuser too.
    (tmp_path / "__pycache__").write_text("")
    for variable in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    (first, missed), (second, found) = doubled(source), doubled(source)
    assert first == second
    assert first.is_relative_to(tmp_path / "home")
    assert (missed, found) == (0, 1)


def test_a_file_may_be_run_as_a_script_after_it_was_imported_as_part_of_a_package(source: Path) -> None:
    source.write_text(source.read_text() + "\nif __name__ == '__main__':\n    print(double(4))\n")
    assert fresh(source, "package.doubling").double(4) == 8
    run = subprocess.run([sys.executable, str(source)], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("8\n", "")


def test_without_a_place_to_keep_it_it_runs_all_the_same() -> None:
    space: dict[str, Any] = {}
    exec("def double(number):\n    return 2 * number", space)
    assert compiled(space["double"])(21) == 42


@pytest.mark.parametrize(
    ("given", "used"),
    [("@compiled\ndef factor():\n    return {}", "factor()"), ("factor = numpy.array([{}])", "factor[0]")],
    ids=["calls", "reads"],
)
def test_it_is_compiled_anew_when_what_it_calls_or_reads_has_changed(
    given: str, used: str, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(source.parent)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # else Python itself would not see a change of the same size
    other = source.with_name("factoring.py")
    source.write_text(
        "from factoring import factor\nfrom kartentisch.compiled import compiled\n\n"
        f"@compiled\ndef double(number):\n    return {used} * number\n"
    )
    for factor, hits in ((2, 0), (2, 1), (3, 0)):
        other.write_text(f"import numpy\nfrom kartentisch.compiled import compiled\n\n{given.format(factor)}\n")
        os.utime(other, (factor, factor))
        sys.modules.pop("factoring", None)
        module = fresh(source)
        assert module.double(21) == factor * 21
        assert len(module.double.stats.cache_hits) == hits
    del sys.modules["factoring"]


def test_it_is_compiled_anew_when_something_behind_a_module_that_it_names_has_changed(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    inner, outer = source.with_name("inner.py"), source.with_name("outer.py")
    outer.write_text("from kartentisch.inner import factor\n")
    source.write_text(
        "import sys\nfrom kartentisch.compiled import compiled\n\nouter = sys.modules['kartentisch.outer']\n\n"
        "@compiled\ndef double(number):\n    return outer.factor() * number\n"
    )
    for factor, hits in ((2, 0), (2, 1), (3, 0)):
        inner.write_text(
            f"from kartentisch.compiled import compiled\n\n@compiled\ndef factor():\n    return {factor}\n"
        )
        os.utime(inner, (factor, factor))
        for file in (inner, outer):
            monkeypatch.setitem(sys.modules, f"kartentisch.{file.stem}", fresh(file, f"kartentisch.{file.stem}"))
        module = fresh(source)
        assert module.double(21) == factor * 21
        assert len(module.double.stats.cache_hits) == hits


class Counter(Protocol):
    number: int
    share: float
    places: Annotated[NDArray[np.int8], (2, 3)]


@compiled
def count(counter: Counter) -> None:
    counter.number += 1
    counter.share = counter.number / 2
    counter.places[1, 2] -= counter.number


def test_a_record_has_the_fields_of_a_class_in_python_and_in_machine_code() -> None:
    counters = np.zeros(2, record_type(Counter))
    count(counters[1])
    count(counters[1])
    assert (counters[1].number, counters[1].share) == (2, 1.0)
    assert counters[1].places.tolist() == [[0, 0, 0], [0, 0, -3]]
    assert counters[0] == np.zeros(1, counters.dtype)[0]
    assert counters.dtype["places"].base == np.int8


def test_a_field_may_not_be_called_like_something_that_every_record_has() -> None:
    class Rounded(Protocol):
        round: int

    with pytest.raises(ValueError, match="round"):
        record_type(Rounded)

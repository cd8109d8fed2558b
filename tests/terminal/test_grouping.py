"""Many choices come in two stages."""

from __future__ import annotations

from kartentisch.terminal.grouping import grouped


def test_choices_that_begin_alike_are_one_group() -> None:
    first, second, third = grouped(["lay: here", "pass", "lay: there", "break: lamp"])
    assert first == ("lay", ("here", "there"), (0, 2))
    assert second == ("pass", ("pass",), (1,))
    assert third == ("break: lamp", ("break: lamp",), (3,))


def test_every_choice_is_in_one_group() -> None:
    labels = ["a: b: c", "a: b", "a", "", ": x", "d"]
    members = [i for group in grouped(labels) for i in group.members]
    assert sorted(members) == list(range(len(labels)))
    assert all(len(group.tails) == len(group.members) for group in grouped(labels))

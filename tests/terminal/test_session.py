"""A game without a screen: only what the person may know comes out."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kartentisch import replay
from kartentisch.bots import USUAL
from kartentisch.game import Event
from kartentisch.terminal.panels import waiting_panel
from kartentisch.terminal.session import LONGEST_NAME, PERSON, GameChoice, Session, seat_names
from kartentisch.texts import LANGUAGES, speaker


def session(players: int, **options: object) -> Session:
    settings = GameChoice("siegel", players, options={"rounds": 2} | options, seed="3")
    return Session(settings, seat_names("", players, speaker("en")))


def advance(played: Session, rng: Random) -> None:
    if played.turn is None:
        played.deal()
    else:
        played.play(rng.choice(played.moves) if played.turn == PERSON else played.think())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", " \n ", "Sabine", "ALICE", "sanne", "x" * 99, "a\x1b[31mb"])
def test_names_are_printable_and_all_different(name: str, language: str) -> None:
    names = seat_names(name, 10, speaker(language))
    assert len({each.casefold() for each in names}) == 10
    assert all(each.isprintable() and 0 < len(each) <= LONGEST_NAME for each in names)


def cards(events: tuple[Event, ...] | list[Event]) -> list[str]:
    return [event.args["card"] for event in events if event.name == "played"]


@pytest.mark.parametrize("options", [{}, {"by_hand": True}, {"white_before_black": "may"}])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_holds_no_card_of_an_older_trick(players: int, options: dict[str, object]) -> None:
    """S23: only the last trick may be looked at, until the next one is complete; all again after the round."""
    played, rng = session(players, **options), Random(1)
    while not played.over:
        advance(played, rng)
        told = cards(played._round)
        complete = len(told) // players * players
        hidden = set(told[: max(0, complete - players)])
        running = played.log[len(played._past) :]
        if played.round_over:
            assert cards(running) == told
        else:
            assert not hidden & set(cards(running))


def test_private_events_of_others_are_never_heard() -> None:
    played, rng = session(4), Random(2)
    while not played.over:
        advance(played, rng)
        assert all(event.audience is None or PERSON in event.audience for event in played.log)


def test_steps_can_be_taken_back_until_the_decision_is_complete() -> None:
    played = session(3)
    while played.turn != PERSON:
        advance(played, Random(3))
    before, log = played.view, played.log
    step = played.moves[0]
    played.play(step)
    assert played.in_steps
    played.play(played.moves[0])
    assert played.view != before
    played.take_back()
    played.take_back()
    assert (played.view, played.log, played.in_steps) == (before, log, False)
    played.play(step)
    played.play(next(move for move in played.moves if str(move) == "done"))
    assert not played.in_steps


def test_the_same_seed_deals_the_same_game_and_the_next_number_another() -> None:
    settings = GameChoice("siegel", 3, seed="s")
    names = seat_names("", 3, speaker("en"))
    first, again, other = Session(settings, names), Session(settings, names), Session(settings, names, 1)
    for each in (first, again, other):
        each.deal()
    assert first.view == again.view != other.view


def test_the_record_of_the_finished_game_can_be_read() -> None:
    played, rng = session(3), Random(4)
    with pytest.raises(AssertionError):
        _ = played.record
    while not played.over:
        advance(played, rng)
    record = replay.read(played.record)
    assert record.players == played.names
    assert record.totals is not None
    least = min(record.totals)
    assert played.winners == tuple(n for n, t in zip(played.names, record.totals, strict=True) if t == least)


def test_whoever_waits_for_a_bot_to_be_prepared_is_told_so_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))  # where the stamps are; Numba itself has read it before
    say = speaker("en")
    told = []
    for _ in range(2):
        played, rng = Session(GameChoice("siegel", 3, (USUAL,), seed="3"), ("Ann", "Ben", "Cem")), Random(1)
        while len(played._round) < 6:
            if played.turn not in (None, PERSON):
                told.append(waiting_panel(played, say).hint)
            advance(played, rng)
    assert told[0] == say("terminal-preparing", player="Cem")
    assert {*told[1:]} == {say("terminal-hint-hurry")}

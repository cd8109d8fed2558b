"""S23: whatever a seat cannot know may be exchanged, and nothing that reaches the seat changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import NamedTuple
from zlib import crc32

import pytest

from kartentisch.game import Event, Illegal, Move, Seat, heard
from kartentisch.games.siegel import rules, text, wire
from kartentisch.games.siegel.cards import RED, SUIT, cards_in, hand_of
from kartentisch.games.siegel.events import events
from kartentisch.games.siegel.moves import DONE, FORGET, HAND_BACKS, PLAYS, SABOTAGE, Deal, Predict, Take
from kartentisch.games.siegel.state import Config, Phase, State
from kartentisch.games.siegel.view import View, view
from kartentisch.games.siegel.wire import SiegelShared
from kartentisch.texts import speaker
from tests.games.siegel.positions import all_configs, named, random_game

NAMES = ("Ann", "Ben", "Cas", "Dee", "Eve")
say = speaker("en")


class Channels(NamedTuple):
    """Everything through which a seat learns something."""

    view: Callable[[State, Seat | None], View] = view
    shared: Callable[[View], SiegelShared] = wire.shared
    events: Callable[[State, Move, State], tuple[Event, ...]] = events
    apply: Callable[[State, Move], State] = rules.apply


ATTEMPTS: tuple[Move, ...] = (
    *PLAYS,
    *HAND_BACKS,
    *(Take(colour, source) for colour in range(5) for source in (None, -1, 0, 1, 2, 3, 4, 5)),
    *(Predict((Take(a), Take(b, source))) for a in range(5) for b in range(5) for source in (None, 0, 1, 2)),
    *(DONE, SABOTAGE, FORGET, Predict(()), Deal(0, ())),
)


def answer(channels: Channels, state: State, move: Move) -> str:
    """What a seat is told when it tries a move."""
    try:
        channels.apply(state, move)
    except Illegal as illegal:
        return f"{illegal} {illegal.args!r}"
    return "done"


def shown(channels: Channels, seen: View) -> tuple[object, ...]:
    """What a person is shown of a view, at the page and at the terminal."""
    return (
        channels.shared(seen),
        wire.own(seen),
        wire.looked_up(seen),
        text.position(seen, NAMES[: seen.config.players], say),
    )


def learnt(channels: Channels, seat: Seat | None, state: State, move: Move, probe: bool) -> list[object]:
    """All that a person (None: an onlooker) is shown of a state, of a move in it and of what follows."""
    following = channels.apply(state, move)
    found: list[object] = [
        shown(channels, channels.view(state, seat)),
        heard(channels.events(state, move, following), seat),
        shown(channels, channels.view(following, seat)),
    ]
    if probe and seat is not None and seat == rules.to_act(state):
        found += [answer(channels, state, attempt) for attempt in ATTEMPTS]
    return found


def seen(channels: Channels, seat: Seat | None, state: State, move: Move) -> list[View]:
    """The views of a seat before and after a move: all that a bot is given."""
    return [channels.view(state, seat), channels.view(channels.apply(state, move), seat)]


def exchanged(state: State, move: Move, seat: Seat | None, rng: Random) -> tuple[State, Move]:
    """The same state to that seat: the cards of all other hands are dealt anew, with the same numbers.

    The move must stay possible. Where that is too rare, the hand of its player is left alone as well.
    """
    if isinstance(move, Deal):
        others = [s for s in range(len(move.hands)) if s != seat]
        cards = [c for s in others for c in move.hands[s]]
        rng.shuffle(cards)
        hands = [hand if s == seat else tuple(cards.pop() for _ in hand) for s, hand in enumerate(move.hands)]
        return state, Deal(move.dealer, tuple(hands))
    for fixed in [{seat}] * 20 + [{seat, state.turn}]:
        others = [s for s in range(len(state.hands)) if s not in fixed]
        cards = [c for s in others for c in cards_in(state.hands[s])]
        rng.shuffle(cards)
        anew = list(state.hands)
        for s in others:
            anew[s] = hand_of(tuple(cards.pop() for _ in range(state.hands[s].bit_count())))
        other = state._replace(hands=tuple(anew))
        if answer(Channels(), other, move) == "done":
            return other, move
    raise AssertionError("the last try changes nothing that the move depends on")


def buried(state: State, seat: Seat | None, rng: Random) -> State:
    """The same state to a person: tricks that lie face down held other cards. What they came to is public."""
    if state.phase in (Phase.DEAL, Phase.OVER) or state.config.open_tricks:
        return state
    old = [c for trick in state.tricks[:-1] for c in trick.cards]
    others = [s for s in range(len(state.hands)) if s not in (seat, state.turn)]
    cards = old + [c for s in others for c in cards_in(state.hands[s])]
    rng.shuffle(cards)
    tricks = tuple(t._replace(cards=tuple(cards.pop() for _ in t.cards)) for t in state.tricks[:-1]) + state.tricks[-1:]
    hands = list(state.hands)
    for s in others:
        hands[s] = hand_of(tuple(cards.pop() for _ in range(hands[s].bit_count())))
    return state._replace(tricks=tricks, hands=tuple(hands))


def ends_round(state: State, move: Move) -> bool:
    """After a round all its tricks are open, so what lay face down before comes to light, rightly."""
    return len(rules.apply(state, move).results) > len(state.results)


def leaks(channels: Channels, steps: Iterable[tuple[State, Move]], rng: Random, probing: float) -> Counter[str]:
    """How often a seat noticed that ``hands`` or ``tricks`` were exchanged; in capitals: how often it was tried."""
    count: Counter[str] = Counter()
    for state, move in steps:
        for seat in (None, *range(state.config.players)):
            probe = rng.random() < probing
            other, other_move = exchanged(state, move, seat, rng)
            if (other, other_move) != (state, move):
                count[state.phase.name] += 1
                count["hands"] += learnt(channels, seat, state, move, probe) != learnt(
                    channels, seat, other, other_move, probe
                )
                count["hands"] += seen(channels, seat, state, move) != seen(channels, seat, other, other_move)
            face_down = buried(state, seat, rng)
            if face_down.tricks != state.tricks and not ends_round(state, move):
                count["TRICKS"] += 1
                before = learnt(channels, seat, state, move, probe)
                count["tricks"] += before != learnt(channels, seat, face_down, move, probe)
    return count


def positions(config: Config, rng: Random, share: float) -> Iterable[tuple[State, Move]]:
    for state, move, _ in random_game(config, rng, skewed=rng.random() < 0.5):
        if rng.random() < share or state.phase in (Phase.DEAL, Phase.HAND_BACK):
            yield state, move


@pytest.mark.parametrize("players", [3, 4, 5])
def test_s23_nothing_secret_reaches_a_seat(players: int) -> None:
    """Views, what is shown of them, legal moves, events, texts of refusals; in every phase and with all options."""
    rng = Random(players)
    found: Counter[str] = Counter()
    for config in all_configs(rounds=2):
        if config.players == players:
            found += leaks(Channels(), positions(config, rng, 0.06), rng, probing=0.1)
    found += leaks(
        Channels(), positions(Config(players=players, rounds=2, open_tricks=True), rng, 0.06), rng, probing=0.1
    )
    assert (found["hands"], found["tricks"]) == (0, 0)
    # It was really tried, in every phase in which there is a secret (a deal's secret is its hands).
    assert all(found[phase.name] > 15 for phase in (Phase.DEAL, Phase.PREDICT, Phase.PLAY, Phase.HAND_BACK)), found
    assert found["TRICKS"] > 50


@pytest.mark.long
@pytest.mark.parametrize("config", all_configs(), ids=named)
def test_nothing_secret_reaches_a_seat_in_many_games(config: Config, scaled: Callable[[int], int]) -> None:
    rng = Random(f"secrecy {config}")
    for _ in range(scaled(3)):
        found = leaks(Channels(), positions(config, rng, 0.5), rng, probing=0.3)
        assert (found["hands"], found["tricks"]) == (0, 0)


# Planted leaks: the same check finds every one of them.


def next_seat(state: State, seat: Seat | None) -> Seat:
    return 0 if seat is None else (seat + 1) % state.config.players


def shows_how_many_trumps(state: State, seat: Seat | None) -> View:
    number = (state.hands[next_seat(state, seat)] & SUIT[RED]).bit_count()
    return view(state, seat)._replace(price=number)


def shows_one_card(state: State, seat: Seat | None) -> View:
    seen, neighbour = view(state, seat), cards_in(state.hands[next_seat(state, seat)])
    return seen._replace(hand=(*seen.hand, *neighbour[:1]))


def shows_the_movers_moves(state: State, seat: Seat | None) -> View:
    seen = view(state, seat)
    return seen if seat is None else seen._replace(moves=tuple(rules.steps(state)))


def shows_moves_that_look_ahead(state: State, seat: Seat | None) -> View:
    """Legal moves in the order of what the next player could do about them."""
    seen = view(state, seat)
    hand = state.hands[next_seat(state, seat)]
    return seen._replace(moves=tuple(sorted(seen.moves, key=lambda move: crc32(f"{move} {hand}".encode()))))


def shows_old_tricks(seen: View) -> SiegelShared:
    return wire.shared(seen._replace(config=replace(seen.config, open_tricks=True)))


def shows_first_led_card(seen: View) -> SiegelShared:
    return wire.shared(seen._replace(round=seen.tricks[0].cards[0]) if seen.tricks else seen)


def tells_all_hands(before: State, move: Move, after: State) -> tuple[Event, ...]:
    return tuple(Event(event.name, event.args) for event in events(before, move, after))


def tells_who_could_follow(before: State, move: Move, after: State) -> tuple[Event, ...]:
    could = [bool(hand & SUIT[RED]) for hand in after.hands]
    return (*events(before, move, after), Event("follow", {"could": could}))


def refuses_with_a_hint(state: State, move: Move) -> State:
    try:
        return rules.apply(state, move)
    except Illegal as illegal:
        held = cards_in(state.hands[next_seat(state, state.turn)])
        raise Illegal(illegal.reason, illegal.rule, **illegal.details, hint=str(held)) from None


@pytest.mark.parametrize(
    ("channels", "field"),
    [
        (Channels(view=shows_how_many_trumps), "hands"),
        (Channels(view=shows_one_card), "hands"),
        (Channels(view=shows_the_movers_moves), "hands"),
        (Channels(view=shows_moves_that_look_ahead), "hands"),
        (Channels(events=tells_all_hands), "hands"),
        (Channels(events=tells_who_could_follow), "hands"),
        (Channels(apply=refuses_with_a_hint), "hands"),
        (Channels(shared=shows_old_tricks), "tricks"),
        (Channels(shared=shows_first_led_card), "tricks"),
    ],
)
def test_a_planted_leak_is_found(channels: Channels, field: str) -> None:
    rng = Random(23)
    found = leaks(channels, positions(Config(players=4, rounds=1), rng, 0.3), rng, probing=0.5)
    assert found[field] > 0

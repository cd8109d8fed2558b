"""Positions for the tests of Die sieben Siegel, written in the texts of records, and random games to take them from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from kartentisch.game import Account, Illegal, Move, Part, Seat
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import CARD_OF, KINDS, SEALS, TEXT_OF, Card, cards_in, hand_of
from kartentisch.games.siegel.moves import Deal, parse
from kartentisch.games.siegel.state import OPTIONS, Config, Phase, Result, State, Trick

NAMES = ("Frank", "Sabine", "Katrin", "Peter")

# The worked examples of the rules page: Peter (seat 3) deals, Frank begins. Everybody holds what he plays there.
EXAMPLE = (
    "v2 v8 v3 v4 v5 y10 r8 r9 b8 b9 y6 y7 g6 g7 g9",
    "v12 y4 r3 r1 r2 r4 r5 b1 b2 b3 b4 y1 y3 g1 g2",
    "v7 v1 v6 v9 v10 v11 y2 r6 r7 b5 b6 b7 y5 g4 g5",
    "g3 g8 y9 r10 r11 r12 b10 b11 b12 y8 y11 y12 g10 g11 g12",
)
EXAMPLE_PREDICTIONS = ("r g b b", "r r r b v v", "saboteur", "y y g b@1")


def cards(text: str) -> tuple[Card, ...]:
    """``"r1 v12"`` as cards."""
    return tuple(CARD_OF[token] for token in text.split())


def texts(cards: Sequence[Card]) -> str:
    """Cards as they are written."""
    return " ".join(TEXT_OF[c] for c in cards)


def seals(text: str) -> tuple[int, ...]:
    """``"r r w"`` as a number for each kind."""
    return tuple(text.split().count(kind) for kind in KINDS)


def told(counts: Sequence[int]) -> str:
    """The reverse of `seals`."""
    return " ".join(kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n))


def deal(dealer: Seat, hands: Sequence[str]) -> Deal:
    """A deal of written hands."""
    return Deal(dealer, tuple(map(cards, hands)))


def example(config: Config | None = None) -> State:
    """The deal of the worked examples, before the first prediction."""
    return rules.apply(rules.new(config or Config(players=4)), deal(3, EXAMPLE))


def after(state: State, *moves: str) -> State:
    """The state after some written moves."""
    for text in moves:
        state = rules.apply(state, parse(text))
    return state


def placed(
    config: Config,
    held: Mapping[Seat, str],
    *,
    phase: Phase = Phase.PLAY,
    turn: Seat = 0,
    dealer: Seat | None = None,
    hands: Sequence[str] = (),
    trick: str = "",
    saboteur: Seat | None = None,
    tricks: tuple[Trick, ...] = (),
    results: tuple[Result, ...] = (),
) -> State:
    """A position in which some seats hold these seals and all others lie in the middle; `turn` is about to lead."""
    seats = config.players
    of_seat = tuple(seals(held.get(seat, "")) for seat in range(seats))
    on_table = cards(trick)
    return State(
        config=config,
        phase=phase,
        turn=turn,
        hands=tuple(hand_of(cards(hand)) for hand in hands) or (0,) * seats,
        trick=on_table,
        leader=(turn - len(on_table)) % seats,
        dealer=(turn - 1) % seats if dealer is None else dealer,
        seals=of_seat,
        middle=tuple(n - sum(counts) for n, counts in zip(SEALS, zip(*of_seat, strict=True), strict=True)),
        saboteur=saboteur,
        predictions=tuple(None if seat == saboteur else () for seat in range(seats)),
        taking=(),
        tricks=tricks,
        results=results,
    )


def predicting(config: Config, held: Mapping[Seat, str], **more: Any) -> State:
    """A position in which seat 0, the dealer, is the last to predict."""
    return placed(config, held, phase=Phase.PREDICT, **{"dealer": 0, **more})


def refusal(state: State, move: Move) -> Illegal:
    """Why a move is refused. A state is frozen, so being equal to what it was is all there is to check."""
    before = state._replace()
    try:
        rules.apply(state, move)
    except Illegal as illegal:
        assert state == before
        return illegal
    raise AssertionError(f"{move} was allowed")


def account(*parts: tuple[str, int, int]) -> Account:
    """An account of ``(name, number, points)``."""
    return Account(sum(points for _, _, points in parts), tuple(Part(*part) for part in parts))


def all_configs(**more: Any) -> list[Config]:
    """Every number of players with every combination of the options that change how a round is played."""
    options: dict[str, Any] = {option.name: option.values for option in OPTIONS if option.name not in _THE_SAME_ROUND}
    return [
        Config(players=players, **dict(zip(options, values, strict=True)), **more)
        for players in (3, 4, 5)
        for values in product(*options.values())
    ]


def named(config: Config) -> str:
    """A short name of one of `all_configs` for the list of tests."""
    by_hand = "-by-hand" if config.by_hand else ""
    return f"{config.players}-{config.whites_exhausted}-{config.white_before_black}{by_hand}"


_THE_SAME_ROUND = {"rounds", "saboteur_base", "designer_long", "open_tricks"}
"""The options that change how many rounds there are, how they are counted and what may be looked up."""


def lopsided(state: State, rng: Random) -> Deal:
    """A deal that follows the order of the deck for a while: long suits, and soon many voids."""
    fair = rules.shuffle(state, rng)
    hands = [list(hand) for hand in fair.hands]
    for _ in range(rng.randrange(120)):
        a, b = rng.sample(range(len(hands)), 2)
        i, j = rng.randrange(15), rng.randrange(15)
        # The higher card goes to the higher seat.
        hands[a][i], hands[b][j] = sorted((hands[a][i], hands[b][j]), reverse=a > b)
    return Deal(fair.dealer, tuple(map(tuple, hands)))


def random_game(config: Config, rng: Random, skewed: bool = False) -> Iterator[tuple[State, Move, State]]:
    """Every step of a game played at random: the state, the move, the state afterwards."""
    state = rules.new(config)
    while not rules.is_over(state):
        if rules.awaits_deal(state):
            move: Move = lopsided(state, rng) if skewed else rules.shuffle(state, rng)
        else:
            move = rng.choice(rules.steps(state))
        following = rules.apply(state, move)
        yield state, move, following
        state = following


def played_cards(config: Config, rng: Random) -> Iterator[tuple[list[Move], State]]:
    """Some positions of a round in which cards are played, each with the moves since its deal; voids come soon."""
    moves: list[Move] = []
    for before, move, state in random_game(config, rng, skewed=True):
        moves = [] if before.phase is Phase.DEAL else [*moves, move]
        if state.phase is Phase.PLAY and rng.random() < 0.3:
            yield moves, state


def played_again(state: State, moves: Sequence[Move]) -> State:
    """The first round played anew with these moves, from the deal that gave everybody what they hold or have played."""
    hands = [list(cards_in(hand)) for hand in state.hands]
    for leader, played in [*((t.leader, t.cards) for t in state.tricks), (state.leader, state.trick)]:
        for i, card in enumerate(played):
            hands[(leader + i) % len(hands)].append(card)
    again = rules.apply(rules.new(state.config), Deal(state.dealer, tuple(map(tuple, hands))))
    for move in moves:
        again = rules.apply(again, move)
    return again

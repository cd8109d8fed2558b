"""A view of Die sieben Siegel that came over the network (`wire.py`), made a view again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from kartentisch.game import Account, Move, Part, Seat
from kartentisch.games.siegel import rules
from kartentisch.games.siegel.cards import CARD_OF, COLOURS, KINDS, Card
from kartentisch.games.siegel.moves import Play, Take, parse
from kartentisch.games.siegel.scoring import saboteur_price
from kartentisch.games.siegel.state import Config, Phase, Result, Trick
from kartentisch.games.siegel.view import View
from kartentisch.games.siegel.view import view as seen_by
from kartentisch.games.siegel.worlds import sample

_ANY = Random(0)
"""Whatever the others hold, one's own prediction goes on in the same way."""


def view(config: Config, seat: Seat | None, told: Mapping[str, Any]) -> View:
    """The view that was told. Tricks that lie face down have no cards."""
    results = _results(config, told)
    seen = View(
        config=config,
        seat=seat,
        phase=Phase[told["phase"].upper()],
        turn=told["turn"],
        dealer=told["dealer"],
        round=told["round"],
        hand=_cards(told["hand"]),
        counts=tuple(told["counts"]),
        seals=tuple(map(_seals, told["seals"])),
        middle=_seals(told["middle"]),
        saboteur=told["saboteur"],
        predictions=tuple(
            None if takes is None else tuple(Take(COLOURS.index(take["kind"]), take["source"]) for take in takes)
            for takes in told["predictions"]
        ),
        taking=(),
        trick=_cards(told["trick"]),
        leader=told["leader"],
        tricks=tuple(map(_trick, told["tricks"])),
        results=results,
        accounts=tuple(
            Account(one["points"], tuple(Part(**part) for part in one["parts"])) for one in told["accounts"]
        ),
        winners=tuple(told["winners"]),
        price=None if seat is None else saboteur_price(config, results, seat),
        moves=(*(Play(card) for card in _cards(told["cards"])), *map(parse, told["hand_backs"])),
    )
    if told["prediction"] is None:
        return seen
    return seen._replace(moves=tuple(rules.steps(sample(seen, _ANY))))


def after(view: View, move: Move) -> View | Move:
    """The view after a seal was taken for one's prediction; else the move, whole."""
    if view.phase is not Phase.PREDICT:
        return move
    state = sample(view, _ANY)
    return rules.written(state, move) or seen_by(rules.apply(state, move), view.seat)


def _results(config: Config, told: Mapping[str, Any]) -> tuple[Result, ...]:
    """S20: the deal has passed to the left after each round."""
    rounds = zip(told["saboteurs"], told["scores"], strict=True)
    return tuple(
        Result((told["dealer"] - told["round"] + number) % config.players, saboteur, tuple(scores))
        for number, (saboteur, scores) in enumerate(rounds, 1)
    )


def _cards(texts: Iterable[str]) -> tuple[Card, ...]:
    return tuple(CARD_OF[text] for text in texts)


def _seals(counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(kind, 0) for kind in KINDS)


def _trick(told: Mapping[str, Any]) -> Trick:
    led, by = COLOURS.index(told["led"]), COLOURS.index(told["by"])
    return Trick(told["leader"], _cards(told["cards"] or ()), told["winner"], led, by, told["seal"])

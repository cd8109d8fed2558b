"""What is told of a move, and to whom (T22)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from kartentisch import testing
from kartentisch.bots import bot
from kartentisch.game import Event, Illegal, Move, heard
from kartentisch.games.saboteur import GAME, rules
from kartentisch.games.saboteur.events import REVEALING, events
from kartentisch.games.saboteur.moves import parse
from kartentisch.games.saboteur.state import Config, State
from kartentisch.games.saboteur.view import view
from tests.games.saboteur.positions import D, S, deal, dug, laid, play, state


def told(before: State, move: str | Move) -> list[Event]:
    made = parse(move) if isinstance(move, str) else move
    return list(events(before, made, rules.apply(before, made)))


def public(name: str, **args: Any) -> Event:
    return Event(name, args)


def private(name: str, seat: int, **args: Any) -> Event:
    return Event(name, {"seat": seat, **args}, frozenset({seat}))


def test_a_deal_is_told_hand_by_hand() -> None:
    move = deal(3, first=1)
    assert told(rules.new(Config(3)), move) == [
        public("dealt", seat=1, round=1),
        *(private("hand", s, role=str(move.roles[s]), cards=list(move.hands[s])) for s in range(3)),
    ]


def test_t8_a_card_laid_and_one_drawn() -> None:
    assert told(state("EW", "map", "map", deck="NE NW"), "EW@1,0") == [
        public("laid", seat=0, card="EW", cell=(1, 0)),
        public("drew", seat=0),
        private("drawn", 0, card="NE"),
    ]
    assert told(state("EW NE", "map", "map"), "EW@1,0") == [public("laid", seat=0, card="EW", cell=(1, 0))]


def test_t12_t13_t14_actions() -> None:
    here = state("break:pick fix:pick+lamp rockfall", "map", "map", board=laid("NSW@1,0"), broken=((), (), ("lamp",)))
    assert told(here, "break:pick 1") == [public("broke", seat=0, tool="pick", target=1)]
    assert told(here, "fix:pick+lamp lamp 2") == [public("fixed", seat=0, card="fix:pick+lamp", tool="lamp", target=2)]
    assert told(here, "rockfall 1,0") == [public("fell", seat=0, card="NSW", cell=(1, 0), darkens=[])]


def test_t14_a_rockfall_tells_which_cells_it_cut_off_from_the_start() -> None:
    mine = laid("EW@1,0", "NESW@2,0", "EW@3,0", "NS@2,1")
    here = state("rockfall", "map", "map", board=mine)
    assert told(here, "rockfall 2,0") == [
        public("fell", seat=0, card="NESW", cell=(2, 0), darkens=[(2, 1), (3, 0)]),
    ]
    assert told(here, "rockfall 3,0") == [public("fell", seat=0, card="EW", cell=(3, 0), darkens=[])]


def test_t14_t22_what_a_map_shows_is_told_to_one() -> None:
    here = state("map", "NE", "NE", goals=("NE", "gold", "NW"))
    assert told(here, "map 8,0") == [
        public("looked", seat=0, cell=(8, 0)),
        private("saw", 0, cell=(8, 0), what="gold"),
    ]
    assert heard(told(here, "map 8,0"), 1) == (public("looked", seat=0, cell=(8, 0)),)


def test_t8_t22_what_was_discarded_is_told_to_one() -> None:
    assert told(state("NE", "NE", "NE"), "discard NE") == [public("passed", seat=0), private("discarded", 0, card="NE")]


def test_t16_turned_goals_are_told_as_they_lie() -> None:
    here = state("NES", "map", "map", board=dug((0, 0), (0, 1), (8, 1)), goals=("NW", "NE", "gold"), deck="NE")
    assert told(here, "NSW@8,1") == [
        public("laid", seat=0, card="NSW", cell=(8, 1)),
        public("turned", cell=(8, 2), what="NW", card="ES"),
        public("turned", cell=(8, 0), what="NE", card="NE"),
        public("drew", seat=0),
        private("drawn", 0, card="NE"),
    ]


def test_t17_t18_the_treasure() -> None:
    board = dug((0, 0), (7, 0))
    here = state("EW", "map", "map", board=board, roles=(D, S, D), stack=(3, 1, 2), deck="NE")
    assert told(here, "EW@7,0") == [
        public("laid", seat=0, card="EW", cell=(7, 0)),
        public("turned", cell=(8, 0), what="gold", card="NESW"),
        public(
            "digging-over",
            reached=True,
            roles=["digger", "saboteur", "digger"],
            spare="digger",
            goals=["NE", "gold", "NW"],
        ),
        public("offer", seat=0, number=2),
        private("offered", 0, cards=[1, 3]),
    ]
    here = play(here, "EW@7,0")
    assert told(here, "gold 3") == [
        public("picked", seat=0),
        private("gold", 0, value=3),
        public("picked", seat=2),
        private("gold", 2, value=1),
        public("round-over", round=1),
    ]


def test_t18_the_gold_is_passed_on() -> None:
    here = state("EW", "map", "map", board=dug((0, 0), (7, 0)), roles=(D, D, D), stack=(3, 1, 2))
    assert told(play(here, "EW@7,0"), "gold 2") == [
        public("picked", seat=0),
        private("gold", 0, value=2),
        public("offer", seat=2, number=2),
        private("offered", 2, cards=[1, 3]),
    ]


def test_t18_a_single_card_on_offer_is_told_as_any_other() -> None:
    here = state("EW", "map", "map", board=dug((0, 0), (7, 0)), roles=(D, S, D), stack=(2,))
    names = [event.name for event in told(here, "EW@7,0")]
    assert names == ["laid", "turned", "digging-over", "picked", "gold", "round-over"]
    assert told(here, "EW@7,0")[2].args["reached"]


def test_t19_t21_pay_and_the_end_of_the_game() -> None:
    here = state("map", "", "", roles=(D, S, D), config=Config(3, rounds=1))
    assert told(here, "discard map") == [
        public("passed", seat=0),
        private("discarded", 0, card="map"),
        public(
            "digging-over",
            reached=False,
            roles=["digger", "saboteur", "digger"],
            spare="digger",
            goals=["NE", "gold", "NW"],
        ),
        public("paid", seat=1, cards=[3, 1]),
        public("round-over", round=1),
        public("game-over", winners=[1], totals=[0, 4, 0]),
    ]


def test_a_refusal_tells_nothing_but_what_its_mover_knows() -> None:
    """T22: the same words whatever the others hold and wherever the treasure lies."""
    words = set()
    for goals in (("NE", "gold", "NW"), ("gold", "NE", "NW")):
        here = state("NS", "EW", "map", goals=goals, roles=(D, S, D) if goals[0] == "NE" else (D, D, S))
        for text in ("EW@1,0", "NS@1,0", "map 8,0", "rockfall 1,0", "gold 1", "break:pick 7"):
            try:
                play(here, text)
            except Illegal as refusal:
                words.add((text, str(refusal)))
    assert len(words) == 6


def test_whatever_shows_somebody_something_new_is_called_revealing() -> None:
    """A move without such an event can be undone; nobody may have learned anything by it."""
    rng, met = Random(5), {True: 0, False: 0}
    for players in (3, 5, 8, 10):
        for step in testing.walk(GAME, players, {}, rng, [None, bot(GAME, "apprentice")]):
            if rules.to_act(step.before) is None:
                continue
            learned = False
            for seat in (None, *range(players)):
                before, after = view(step.before, seat), view(step.after, seat)
                for known in ("goals", "roles", "spare", "gold", "offer"):
                    learned |= getattr(after, known) != getattr(before, known)
                learned |= bool(Counter(after.hand) - Counter(before.hand))
            names = {event.name for event in events(step.before, step.move, step.after)}
            assert not learned or names & REVEALING, (step.move, names)
            met[learned] += 1
    assert all(met.values())

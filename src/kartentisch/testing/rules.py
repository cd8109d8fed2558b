"""Checks of the rules: states, moves, refusals and steps, over a whole game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from random import Random
from typing import Any

from kartentisch import match
from kartentisch.game import Illegal, Move
from kartentisch.testing.seen import check_events, check_view
from kartentisch.testing.walking import (
    MOST_MOVES,
    AnyGame,
    Bots,
    Failed,
    Step,
    check_frozen,
    copied,
    refusal_of,
    require,
    walk,
)


def check_game(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    rng: Random,
    material: Callable[[Any], object] | None = None,
    bots: Bots = (None,),
) -> None:
    """Plays one game and checks everything on the way. `material`: all there is in a state, the same since the deal."""
    start = game.rules.new(game.configure(players, options))
    all_there_is = None
    met: dict[Move, None] = {}
    seed = rng.getrandbits(64)
    check_state(game, start)
    for step in walk(game, players, options, Random(seed), bots):
        check_refusals(game, step.before, rng.sample(list(met), min(len(met), 12)))
        met[step.move] = None
        if game.rules.to_act(step.before) is not None:
            check_moves(game, step.before)
            met.update(dict.fromkeys(game.rules.steps(step.before)))
        start = check_step(game, step, start)
        check_state(game, step.after)
        check_events(game, step, players)
        for seat in (None, game.rules.to_act(step.after), rng.randrange(players)):
            check_view(game, step.after, seat)
        if material:
            all_there_is = material(step.after) if all_there_is is None else all_there_is
            require(material(step.after) == all_there_is, "the material is not conserved", step.move)
    again = list(walk(game, players, options, Random(seed), bots))
    require(again[-1] == step, "the same seed plays another game")
    check_refusals(game, step.after, met)


def check_state(game: AnyGame, state: Any) -> None:
    """What the rules say about a state agrees with itself."""
    rules = game.rules
    dealing, over, seat = rules.awaits_deal(state), rules.is_over(state), rules.to_act(state)
    require(not (dealing and over), "a deal is awaited after the end")
    require((seat is None) == (dealing or over), "somebody is on turn exactly while a round is played", seat)
    require(bool(rules.steps(state)) == (seat is not None), "there are moves exactly while somebody is on turn")
    require(copied(state) == state, "a state is not plain data")
    check_frozen(state, "state")
    scores, accounts = rules.scores(state), rules.accounts(state)
    totals = match.total(scores)
    if dealing or over:
        require(bool(accounts) == bool(scores), "every finished round is accounted for")
    if accounts:
        require(tuple(account.points for account in accounts) == scores[-1], "the accounts are not the scores")
    for account in accounts:
        require(sum(part.points for part in account.parts) == account.points, "the parts do not add up", account)
    winners = rules.winners(state)
    require(bool(winners) == over, "somebody has won exactly when the game is over")
    if winners:
        best = totals[winners[0]]
        require(best in (min(totals), max(totals)), "the winner is neither the highest nor the lowest", totals)
        require(winners == tuple(s for s, n in enumerate(totals) if n == best), "equal totals share the win", winners)


def check_moves(game: AnyGame, state: Any) -> None:
    """Whatever is legal can be done, deterministically, and leaves the state before as it was."""
    rules = game.rules
    steps, some = list(rules.steps(state)), list(islice(rules.legal(state), MOST_MOVES))
    kept = copied(state)
    for moves in (steps, some):
        require(len(set(moves)) == len(moves), "a move is offered twice")
    for move in dict.fromkeys(steps + some[:: 1 + len(some) // 50]):
        try:
            after = rules.apply(state, move)
        except Illegal as refusal:
            raise Failed(f"a legal move is refused: {move}: {refusal}") from refusal
        require(rules.apply(state, move) == after, "a move has two outcomes", move)
    require(state == kept, "a move changed the state it was made in")
    require(list(rules.steps(state)) == steps, "the same state offers other moves")


def check_refusals(game: AnyGame, state: Any, tried: Iterable[Move]) -> None:
    """Every move is either legal or refused for a reason, and a refused one changes nothing."""
    rules = game.rules
    kept = copied(state)
    steps = set(rules.steps(state))
    listed = set(islice(rules.legal(state), MOST_MOVES))
    for move in tried:
        reason = refusal_of(game, state, move)
        if reason is None and not rules.awaits_deal(state):
            known = move in steps or move in listed or len(listed) == MOST_MOVES
            require(known, "a move that is not legal is taken", move)
        if reason is not None:
            require(move not in steps and move not in listed, "a legal move is refused", move, reason)
            require(bool(reason.reason), "a refusal has no reason", move)
    require(state == kept, "a refused move changed the state")


def check_step(game: AnyGame, step: Step, start: Any) -> Any:
    """What a move means, in one go and in steps. `start` is where the present move was begun; the next one's returns.

    Texts parse back, scores are never taken back, and the whole move comes to what its steps came to.
    """
    rules = game.rules
    _, before, move, after = step
    check_frozen(move, "move")
    earlier = rules.scores(before)
    require(rules.scores(after)[: len(earlier)] == earlier, "a finished round was scored anew")
    whole = rules.written(before, move)
    if whole is None:
        return start
    require(rules.apply(start, whole) == after, "the steps of a move come to something else than the whole", whole)
    if rules.awaits_deal(before):
        fields = game.deal_text.write(whole)
        require(tuple(fields) == game.deal_text.keys, "a deal is written with other keys", tuple(fields))
        require(game.deal_text.read(json.loads(json.dumps(fields))) == whole, "a deal does not read back", whole)
    else:
        require(game.parse(str(whole)) == whole, "a move does not parse back", whole)
    return after

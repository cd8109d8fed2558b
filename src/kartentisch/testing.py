"""Checks that every game must pass, shipped for whoever adds one. They need the standard library only,
those of an encoder NumPy.

    for players in game.players:
        options = testing.some_options(game, rng)
        testing.check_game(game, players, options, rng)
        testing.check_records(game, players, options, rng)
        testing.check_encoder(game, games.encoder(game.name), players, options, rng)

Each check raises `Failed` and says what is wrong. Two things only the game's author can tell: what the material is
(`material` of `check_game`) and what a seat may not know (`check_secrecy`, with twins of a state that differ in that).
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from math import inf, isfinite
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints, is_typeddict

from kartentisch import match, replay
from kartentisch.frozen import changeable
from kartentisch.game import Bot, Budget, Encoder, Event, Game, Illegal, Move, Rater, Seat, Unnumbered, heard
from kartentisch.record import Record

MOST_DECISIONS = 10_000
"""A game of random moves that is longer than this is taken to be endless."""
MOST_MOVES = 2_000
"""So many whole moves are listed where there may be very many."""
BUDGET = Budget(simulations=10)

AnyGame = Game[Any, Any]
Bots = Sequence[Bot[Any] | None]
Pair = tuple[Any, Move]
"""A state and a move made in it."""


class Failed(AssertionError):
    """What a game does wrong."""


def require(right: bool, wrong: str, *about: object) -> None:
    """`Failed` if something is not right; whatever it is about is only put into words then."""
    if not right:
        raise Failed(": ".join((wrong, *map(str, about))))


class Step(NamedTuple):
    """One move of a walk; `number` counts them."""

    number: int
    before: Any
    move: Move
    after: Any


# Playing at random


def some_options(game: AnyGame, rng: Random) -> dict[str, object]:
    """Any values for some of the options."""
    return {option.name: rng.choice(option.values) for option in game.options if rng.random() < 0.5}


def walk(
    game: AnyGame, players: int, options: Mapping[str, object], rng: Random, bots: Bots = (None,)
) -> Iterator[Step]:
    """A whole game. Each seat gets one of the bots by lot; None plays at random, now in steps, now in whole moves."""
    rules = game.rules
    state = rules.new(game.configure(players, options))
    seated = [rng.choice(bots) for _ in range(players)]
    for number in range(MOST_DECISIONS):
        if rules.is_over(state):
            return
        seat = rules.to_act(state)
        if seat is None:
            move = rules.shuffle(state, rng)
        elif bot := seated[seat]:
            move = bot.choose(game.view(state, seat), rng, BUDGET)
        elif rng.random() < 0.2:
            move = rng.choice(list(islice(rules.legal(state), MOST_MOVES)))
        else:
            move = rng.choice(rules.steps(state))
        try:
            after = rules.apply(state, move)
        except Illegal as refusal:
            raise Failed(f"a chosen move is refused: {move}: {refusal}") from refusal
        yield Step(number, state, move, after)
        state = after
    raise Failed("no end is in sight")


# The rules


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
    require(_copy(state) == state, "a state is not plain data")
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


def check_frozen(thing: object, name: str) -> None:
    """Nothing that can be reached from a state, a view or a move can be changed, and all of it has a hash."""
    found = list(changeable(thing, name))
    require(not found, "something can be changed", *found)


def check_moves(game: AnyGame, state: Any) -> None:
    """Whatever is legal can be done, deterministically, and leaves the state before as it was."""
    rules = game.rules
    steps, some = list(rules.steps(state)), list(islice(rules.legal(state), MOST_MOVES))
    kept = _copy(state)
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
    kept = _copy(state)
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


def refusal_of(game: AnyGame, state: Any, move: Move) -> Illegal | None:
    """Why a move is refused; None if it is not."""
    try:
        game.rules.apply(state, move)
    except Illegal as refusal:
        return refusal
    return None


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


# What is seen and heard


def check_view(game: AnyGame, state: Any, seat: Seat | None) -> None:
    """A view tells whose turn it is and offers moves to that seat alone."""
    on_turn = game.rules.to_act(state)
    offered = tuple(game.rules.steps(state)) if seat is not None and seat == on_turn else ()
    view = game.view(state, seat)
    require(view.seat == seat, "a view is somebody else's", view.seat)
    require(view.turn == on_turn, "a view has another seat on turn", view.turn)
    require(view.moves == offered, "a view offers other moves than its seat has", seat, view.moves)
    require(_copy(view) == view, "a view is not plain data")
    check_frozen(view, "view")


def check_world(
    game: AnyGame, state: Any, seat: Seat | None, rng: Random, material: Callable[[Any], object] | None = None
) -> None:
    """A world drawn from a seat's view (None: an onlooker's) looks the same to it, and no card is lost or new in it."""
    view = game.view(state, seat)
    world = game.sample(view, rng)
    require(game.view(world, seat) == view, "a sampled world looks different", f"seat {seat}")
    if material:
        require(material(world) == material(state), "a sampled world holds other material", f"seat {seat}")


def check_events(game: AnyGame, step: Step, players: int) -> None:
    """Events are plain data for seats that exist, and nobody else hears of a private one."""
    _, before, move, after = step
    events = game.events(before, move, after)
    require(game.events(before, move, after) == events, "a move has two stories", move)
    public = [_told(event) for event in events if event.audience is None]
    for event in events:
        require(event.name in game.event_args, "an event has no type", event)
        require(fits(event.args, game.event_args[event.name]), "an event has other arguments than its type", event)
        if event.audience is not None:
            require(bool(event.audience & set(range(players))), "an event has no audience", event)
            require(_told(event) not in public, "a private event is told to everybody, too", event)


def fits(value: object, kind: Any) -> bool:
    """Whether a value is exactly of a type that events may have: plain data, without any conversion."""
    inside = get_args(kind)
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        return type(value) is dict and value.keys() == fields.keys() and all(fits(value[n], fields[n]) for n in fields)
    if get_origin(kind) is Literal:
        return any(type(value) is type(known) and value == known for known in inside)
    if get_origin(kind) is list:
        return type(value) is list and all(fits(each, inside[0]) for each in value)
    if get_origin(kind) is tuple:
        return type(value) is tuple and len(value) == len(inside) and all(map(fits, value, inside))
    return type(value) is kind


def check_secrecy(
    game: AnyGame, state: Any, twin: Any, seat: Seat | None, rng: Random, tried: Iterable[Move] = ()
) -> None:
    """A seat (None: an onlooker) cannot tell a state from its twin, which differs only in what the seat cannot know.

    That is: not by its view, its moves, the refusals of the moves `tried`, nor by what it hears of the next move,
    its own or somebody else's.
    """
    rules = game.rules
    require(game.view(state, seat) == game.view(twin, seat), "a view betrays what is hidden", f"seat {seat}")
    mover = rules.to_act(state)
    require(rules.to_act(twin) == mover, "whose turn it is betrays what is hidden")
    if mover is None:
        return
    steps = list(rules.steps(state))
    if mover == seat:
        require(list(rules.steps(twin)) == steps, "legal moves betray what is hidden", f"seat {seat}")
        listed = [list(islice(rules.legal(each), 50)) for each in (state, twin)]
        require(listed[0] == listed[1], "legal moves betray what is hidden", f"seat {seat}")
        for move in tried:
            reasons = [_worded(refusal_of(game, each, move)) for each in (state, twin)]
            require(reasons[0] == reasons[1], "a refusal betrays what is hidden", move, *reasons)
    for move in rng.sample(steps, min(len(steps), 3)):
        # Somebody else may do another thing that looks the same from here, say discard another card face down.
        others = [other for other in rules.steps(twin) if type(other) is type(move)]
        for other in {move} & {*others} | {*rng.sample(others, min(len(others), 0 if mover == seat else 2))}:
            check_hearing(game, (state, move), (twin, other), seat)


def check_hearing(game: AnyGame, one: Pair, other: Pair, seat: Seat | None) -> None:
    """Where two moves look the same to a seat, before and after, it hears the same of them."""
    stories, views = [], []
    for state, move in (one, other):
        after = game.rules.apply(state, move)
        views.append(game.view(after, seat))
        stories.append(heard(game.events(state, move, after), seat))
    if views[0] == views[1]:
        require(stories[0] == stories[1], "an event betrays what is hidden", f"seat {seat}", one[1], other[1])


# Records


def check_records(
    game: AnyGame, players: int, options: Mapping[str, object], rng: Random, most_cuts: int = MOST_DECISIONS
) -> None:
    """A game is read back from its record, and a record cut short (at `most_cuts` places) is the game at that point."""
    played = match.start(game, [f"P{seat}" for seat in range(players)], options)
    states = [played.state]
    for step in walk(game, players, options, rng):
        played = played.play(step.move)
        if game.rules.written(step.before, step.move) is not None:
            states.append(played.state)
    record = played.record
    text = record.text()
    require(_read(text) == record, "a record reads back as another")
    require(_read(text).text() == text, "a record is written differently a second time")
    positions = list(match.positions(record))
    require([position.match.state for position in positions] == states, "a replay is another game")
    for place in sorted(rng.sample(range(len(positions)), min(len(positions), most_cuts))):
        cut = record.truncated(positions[place].round, positions[place].move)
        require(_read(cut.text()) == cut, "a record cut short reads back as another", place)
        require(match.resume(cut).state == states[place], "a record cut short is another game", place)


# Bots


def check_rater(game: AnyGame, bot: Rater[Any], view: Any, rng: Random, budget: Budget = BUDGET) -> None:
    """The ratings of a bot are of all moves that it has, its choice first and the others by value."""
    seed = rng.getrandbits(64)
    rated = bot.rate(view, Random(seed), budget)
    require(bot.rate(view, Random(seed), budget) == rated, "the same seed rates differently")
    moves = [rating.move for rating in rated]
    require(len(set(moves)) == len(moves), "a move is rated twice", *moves)
    world = game.sample(view, rng)
    whole = {move: game.rules.written(world, move) for move in view.moves}
    if all(whole[move] == move for move in whole):
        require(set(moves) == set(view.moves), "other moves are rated than there are", *moves)
    for move in moves:
        require(refusal_of(game, world, move) is None, "a rated move is refused", move)
    chosen = bot.choose(view, Random(seed), budget)
    require(chosen == moves[0] or whole.get(chosen) != chosen, "the choice is not the first rating", chosen, moves[0])
    values = [rating.value for rating in rated[1:]]
    require(values == sorted(values, reverse=not game.fewest_win), "ratings are out of order", *values)
    for _, value, error, wins in rated:
        require(isfinite(value) and 0 <= error < inf, "a rating is no number", value, error)
        require(wins is None or 0 <= wins <= 1, "a chance is none", wins)


# Numbers


def check_encoder(
    game: AnyGame,
    encoder: Encoder[Any],
    players: int,
    options: Mapping[str, object],
    rng: Random,
    told: Callable[[Any], object] = lambda view: view,
    bots: Bots = (None,),
) -> None:
    """Plays one game and holds the encoder to what its protocol says.

    Numbers and moves go into each other. What comes of a view is the same in every world drawn from it, and another
    where the view is another; `told` is what an observation tells of a view, where that is not all.
    """
    config = game.configure(players, options)
    check_numbers(encoder, config, players)
    for step in walk(game, players, options, rng, bots):
        state, seat = step.after, rng.randrange(players)
        on_turn = game.rules.to_act(state)
        looking = seat if on_turn is None or rng.random() < 0.5 else on_turn
        view = game.view(state, looking)
        check_mask(encoder, view)
        world = game.sample(view, rng)
        encoded = _encoded(encoder, view)
        again = _encoded(encoder, game.view(world, looking))
        require(encoded == again, "a hidden card shows in the numbers of a view", f"seat {looking}")
        # To the others the world may look different, and so may what could happen next.
        near = [state, world, *(game.rules.apply(state, move) for move in _some(game.rules.steps(state), 4, rng))]
        check_distinct(encoder, [game.view(each, seat) for each in near], told)


def check_numbers(encoder: Encoder[Any], config: Any, players: int) -> None:
    """Every number is a move of its own, and the pieces of an observation lie side by side."""
    for seat in range(players):
        moves = [encoder.move(config, seat, number) for number in range(encoder.actions(config))]
        back = [_number(encoder, config, seat, move) for move in moves]
        require(back == list(range(len(moves))), "a number is not that of its move", f"seat {seat}")
    places = [place for piece in encoder.pieces(config).values() for place in range(*piece.slice.indices(10**9))]
    require((len(places),) == encoder.shape(config), "the pieces are not the observation")
    require(places == list(range(len(places))), "the pieces do not lie side by side")


def _number(encoder: Encoder[Any], config: Any, seat: Seat, move: Move) -> int | None:
    try:
        return encoder.number(config, seat, move)
    except Unnumbered:
        return None


def check_mask(encoder: Encoder[Any], view: Any) -> None:
    """The mask has the moves of the view that have a number, and at least one if there are moves."""
    import numpy as np

    found = {move: _number(encoder, view.config, view.seat, move) for move in view.moves}
    numbers = {number for number in found.values() if number is not None}
    for move, number in found.items():
        if number is not None:
            require(encoder.move(view.config, view.seat, number) == move, "a number is another move's", move, number)
    require(bool(numbers) == bool(view.moves), "no move has a number")
    mask = np.ones(encoder.actions(view.config), dtype=np.bool_)
    encoder.mask(view, mask)
    require(set(np.flatnonzero(mask).tolist()) == numbers, "the mask is not what may be done", view.moves)


def check_distinct(encoder: Encoder[Any], views: Sequence[Any], told: Callable[[Any], object]) -> None:
    """Views of one seat have different keys, and different observations, exactly if they differ."""
    encoded = [(view, *_encoded(encoder, view)) for view in views]
    for (one, key, seen, _), (other, other_key, other_seen, _) in combinations(encoded, 2):
        require((key == other_key) == (one == other), "keys tell other views apart than there are", key, other_key)
        same = told(one) == told(other)
        require((seen == other_seen) == same, "observations tell other views apart than there are", key, other_key)


def _encoded(encoder: Encoder[Any], view: Any) -> tuple[str, bytes, bytes]:
    """Key, observation and mask, whatever was in the arrays before."""
    import numpy as np

    seen = np.full(encoder.shape(view.config), np.nan, dtype=np.float32)
    mask = np.full(encoder.actions(view.config), 7, dtype=np.uint8)
    encoder.fill(view, seen)
    encoder.mask(view, mask)
    require(bool(np.isfinite(seen).all()), "an observation holds something that is no number")
    return encoder.key(view), seen.tobytes(), mask.tobytes()


def _some(moves: Sequence[Move], most: int, rng: Random) -> list[Move]:
    return rng.sample(list(moves), min(len(moves), most))


def _read(text: str) -> Record:
    try:
        return replay.read(text)
    except replay.BadRecord as refusal:
        raise Failed(f"a record is refused: {refusal}") from refusal


def _copy(data: Any) -> Any:
    """The same after a journey to another process: equal only if it is plain data."""
    return pickle.loads(pickle.dumps(data))


def _told(event: Event) -> str:
    return json.dumps([event.name, event.args], sort_keys=True)


def _worded(refusal: Illegal | None) -> str:
    return "taken" if refusal is None else str(refusal)

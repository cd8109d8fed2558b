"""Die sieben Siegel in plain text: a position, the choices of a seat, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kartentisch.game import Event, Move, Say, Seat
from kartentisch.games.siegel.cards import BLACK, CARD_OF, COLOUR_OF, COLOURS, KINDS, VALUE_OF, Card
from kartentisch.games.siegel.moves import Done, HandBack, Play, Predict, Sabotage, Take
from kartentisch.games.siegel.state import Phase, Trick
from kartentisch.games.siegel.view import View


def position(view: View, names: Sequence[str], say: Say) -> str:
    """The table as this seat sees it."""
    if not view.round:
        return say("siegel-before")
    lines = [say("siegel-round", round=view.round, rounds=view.config.rounds_to_play, dealer=names[view.dealer]), ""]
    lines += _seats(view, names, say)
    lines += ["", say("siegel-middle", seals=_seals(view.middle, say))]
    shown = [(view.leader, view.trick)] if view.trick else []
    if shown or view.phase == Phase.PLAY:
        lines.append(say("siegel-trick", cards=_on_table(shown, names, say)))
    lines += [_last_trick(view.tricks[-1], names, say)] if view.tricks else []
    if view.hand:
        lines += ["", say("siegel-hand"), *_hand(view.hand, say)]
    lines += _ending(view, names, say)
    return "\n".join(lines)


def label(move: Move, view: View, names: Sequence[str], say: Say) -> str:
    """A move in a list of choices."""
    match move:
        case Play(card):
            return _card(card, say)
        case Take(colour, None):
            return say("siegel-choose-take", colour=_kind(colour, say))
        case Take(colour, source):
            return say("siegel-choose-rob", colour=_kind(colour, say), victim=names[source or 0])
        case Done():
            return say("siegel-choose-done", seals=len(view.taking))
        case Predict(takes):
            middle = [sum(take == Take(colour) for take in takes) for colour in range(len(COLOURS))]
            told = [_seals(middle, say)] if any(middle) or not takes else []
            told += [
                say("siegel-seal-from", colour=_kind(take.colour, say), victim=names[take.source])
                for take in takes
                if take.source is not None
            ]
            return say("siegel-choose-predict", seals=", ".join(told))
        case Sabotage():
            return say("siegel-choose-saboteur", price=view.price or 0)
        case HandBack(None):
            return say("siegel-choose-forget")
        case HandBack(kind) if kind == BLACK:
            return say("siegel-choose-keep-white")
        case HandBack(kind):
            return say("siegel-choose-hand-back", colour=_kind(kind or 0, say))
    return str(move)


def brief(view: View, names: Sequence[str], say: Say) -> tuple[str, ...]:  # noqa: ARG001 (the interface asks for them)
    """Nothing beside the position: it has room nearly everywhere, and its end is one's own hand."""
    return ()


def spot(move: Move, view: View) -> None:
    """Nowhere: a position of this game has no picture."""


def sentence(event: Event, names: Sequence[str], say: Say) -> str:
    """An event in words."""
    args = event.args
    match event.name:
        case "hand" | "unmoved" | "took":
            return ""
        case "dealt":
            return say("siegel-event-dealt", player=names[args["seat"]], round=args["round"])
        case "predicted":
            return say("siegel-event-predicted", player=names[args["seat"]], seals=_seals(args["seals"], say))
        case "robbed":
            told = {"player": names[args["seat"]], "victim": names[args["victim"]]}
            key = "siegel-event-robbed" if args["white"] else "siegel-event-robbed-for-nothing"
            return say(key, colour=say("siegel-kind", kind=args["colour"]), **told)
        case "played":
            return say("siegel-event-played", player=names[args["seat"]], card=_card(CARD_OF[args["card"]], say))
        case "won":
            key = "siegel-event-won" if args["led"] == args["by"] else "siegel-event-won-with-red"
            return say(key, player=names[args["seat"]], colour=say("siegel-kind", kind=args["led"]))
        case "handed-back":
            return say(
                "siegel-event-handed-back",
                player=names[args["seat"]],
                colour=say("siegel-kind", kind=args["kind"]),
            )
        case "round-over":
            points = ", ".join(f"{name} {p}" for name, p in zip(names, args["scores"], strict=True))
            return say("siegel-event-round-over", round=args["round"], points=points)
        case "game-over":
            return say("siegel-event-game-over", number=len(args["winners"]), winners=_names(args["winners"], names))
    return say(f"siegel-event-{event.name}", player=names[args["seat"]])


def _names(seats: Iterable[Seat], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)


def _kind(kind: int, say: Say) -> str:
    return say("siegel-kind", kind=KINDS[kind])


def _card(card: Card, say: Say) -> str:
    return say("siegel-card", colour=_kind(COLOUR_OF[card], say), value=VALUE_OF[card])


def _seals(counts: Sequence[int], say: Say) -> str:
    """Seals as a sum: ``2× red, 1× white``."""
    told = [say("siegel-seals-of-kind", number=n, colour=_kind(kind, say)) for kind, n in enumerate(counts) if n]
    return ", ".join(told) or say("siegel-no-seals")


def _seats(view: View, names: Sequence[str], say: Say) -> list[str]:
    width = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        mark = "▸" if seat == view.turn else " "
        if seat == view.saboteur:
            told = say("siegel-is-saboteur")
        elif view.predictions[seat] is None and not (seat == view.turn and view.taking):
            told = say("siegel-to-predict")
        else:
            told = say("siegel-holds", seals=_seals(view.seals[seat], say))
        total = sum(result.scores[seat] for result in view.results)
        lines.append(f"{mark} {name:<{width}}  {say('siegel-points', points=total)}  {told}")
    return lines


def _on_table(tricks: Iterable[tuple[Seat, tuple[Card, ...]]], names: Sequence[str], say: Say) -> str:
    told = [
        say("siegel-card-of", player=names[(leader + i) % len(names)], card=_card(card, say))
        for leader, cards in tricks
        for i, card in enumerate(cards)
    ]
    return ", ".join(told) or say("siegel-empty")


def _last_trick(trick: Trick, names: Sequence[str], say: Say) -> str:
    cards = _on_table([(trick.leader, trick.cards)], names, say)
    return say("siegel-last-trick", cards=cards, winner=names[trick.winner])


def _hand(cards: tuple[Card, ...], say: Say) -> list[str]:
    """S3: one line a colour."""
    words = [_kind(colour, say) for colour in range(len(COLOURS))]
    width = max(map(len, words))
    return [
        f"  {word:<{width}}  " + " ".join(str(VALUE_OF[c]) for c in cards if COLOUR_OF[c] == colour)
        for colour, word in enumerate(words)
        if any(COLOUR_OF[c] == colour for c in cards)
    ]


def _ending(view: View, names: Sequence[str], say: Say) -> list[str]:
    """After a round: why everybody got those points; after the last one also who has won."""
    lines = []
    for name, account in zip(names, view.accounts, strict=False):
        parts = ", ".join(
            say(f"siegel-part-{part.name}", number=part.number, points=part.points) for part in account.parts
        )
        told = parts or say("siegel-part-none")
        lines.append(say("siegel-account", player=name, points=account.points, parts=told))
    if view.winners:
        lines.append(say("siegel-event-game-over", number=len(view.winners), winners=_names(view.winners, names)))
    return ["", *lines] if lines else []

"""``kartentisch analyse FILE``: what each decision of a game was worth, as far as its player could know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kartentisch import games, replay
from kartentisch.analysis import told
from kartentisch.analysis.decisions import Decision, Question, comparer
from kartentisch.analysis.replays import sign
from kartentisch.analysis.suspicion import Suspicion, suspicions
from kartentisch.analysis.whole import REPLAYS, WORLDS, Analysis, How, Share, gathered, parts, worked
from kartentisch.cli.arguments import Arguments, flag, needed, number, value
from kartentisch.cli.check import BAD, fault, located
from kartentisch.cli.files import STANDARD, check_writable, records, writing
from kartentisch.cli.progress import Progress
from kartentisch.cli.show import shown_names
from kartentisch.game import Illegal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kartentisch.game import Say, Seat
    from kartentisch.record import Record

    Views = Mapping[tuple[int, int], Any]

SHOWN = 12
"""The most mistakes that are listed for a game."""


def run(arguments: Sequence[str], language: str, say: Say) -> int:  # noqa: ARG001 - every command is called alike
    """The command."""
    parser = Arguments()
    parser.place("file")
    for name in ("--line", "--seat", "--budget", "--replays", "--seed", "--workers", "--json"):
        parser.option(name)
    given = parser.read(arguments)
    if flag(given, "help"):
        print(say("cli-help-analyse", worlds=WORLDS, replays=REPLAYS))
        return 0
    name = needed(given, "file")
    line, eyes = number(given, "line", least=1), number(given, "seat", least=0)
    replays = number(given, "replays", least=0)
    worlds = number(given, "budget", least=1) or WORLDS
    how = How(worlds, REPLAYS if replays is None else replays, value(given, "seed") or "0")
    workers, out = number(given, "workers", least=1) or 1, value(given, "json")
    if out is not None:
        check_writable(out)
    found: list[dict[str, Any]] = []
    status = count = 0
    for count, record in enumerate(records(name), 1):  # noqa: B007 - counts the records
        if line not in (None, record.number):
            continue
        problem = fault(record)
        if problem:
            print(located(name, record.number, problem, say))
            status = BAD
            continue
        game = replay.read(record.text)
        if eyes is not None and eyes >= len(game.players):
            raise Illegal("show-no-seat", seat=eyes, last=len(game.players) - 1)
        found.append({"game": record.number, **_analysed(game, how, workers, eyes, Words(say))})
        print()
    if not count:
        raise Illegal("show-no-record")
    if line is not None and not found and not status:
        raise Illegal("show-no-line", line=line)
    if out is not None:
        with writing(out) as file:
            file.write(_json(found).encode() + b"\n")
            file.flush()
        if out != STANDARD:
            print(say("analyse-written", file=out, decisions=sum(len(one["decisions"]) for one in found)))
    return status


def _json(found: Sequence[dict[str, Any]]) -> str:
    """One list of decisions over all games, and the rest by game."""
    decisions = [{"game": one["game"], **decision} for one in found for decision in one["decisions"]]
    others = [{key: told for key, told in one.items() if key != "decisions"} for one in found]
    return json.dumps({"decisions": decisions, "games": others}, ensure_ascii=False)


def _analysed(record: Record, how: How, workers: int, eyes: Seat | None, words: Words) -> dict[str, Any]:
    comparer(games.load(record.game))  # refused before anything is computed
    todo = parts(record, how)
    findings = []
    with Progress() as progress:
        for finding in worked(todo, how, workers):
            findings.append(finding)
            progress.reached(len(findings) / len(todo))
    analysis, suspected = gathered(record, findings), suspicions(record, eyes)
    views = {(part.round, part.move): part.view for part in todo if isinstance(part, Question)}
    words.tell(record, analysis, views, how)
    for round_told in suspected:
        words.suspicion(record, round_told, views, eyes)
    return {**told.game(record, how, analysis), "suspicion": [told.suspicion(one) for one in suspected]}


class Words:
    """Prints an analysis in one language."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._point = say("analyse-decimal-sign")

    def _number(self, amount: float, digits: int = 1) -> str:
        """Rounded, with the signs of the language."""
        text = f"{amount:.{digits}f}"
        text = "0" + text[2:] if float(text) == 0 and text.startswith("-") else text
        return text.replace(".", self._point).replace("-", "−")

    def tell(self, record: Record, analysis: Analysis, views: Views, how: How) -> None:
        """The game, seat by seat and round by round, and its mistakes by cost."""
        say = self._say
        names = shown_names(record.players, say)
        game = games.load(record.game)
        unit, worse = say("analyse-unit", unit=game.unit), sign(game)
        chosen = sum(bool(decision.compared.ratings) for decision in analysis.decisions)
        print(
            say("analyse-head", game=record.game, decisions=len(analysis.decisions), chosen=chosen, worlds=how.worlds)
        )
        for seat, name in enumerate(names):
            own = [decision for decision in analysis.decisions if decision.seat == seat]
            cost = self._number(sum(decision.compared.regret for decision in own))
            mistakes = sum(decision.matters for decision in own)
            print("\n" + say("analyse-seat", name=name, cost=cost, unit=unit, mistakes=mistakes))
            for share in analysis.shares:
                if share.seat == seat:
                    print("  " + self.round(share, worse))
        self._mistakes(analysis.decisions, views, names, record, unit)

    def round(self, share: Share, worse: int) -> str:
        """A round of a seat; `worse`: the sign of points that nobody wants. Luck is told in words, without a sign."""
        return self._say(
            "analyse-round",
            round=share.round,
            points=share.points,
            mean=self._number(share.mean),
            error=self._number(share.error),
            own=self._number(share.own),
            luck=self._number(abs(share.luck)),
            fortune="bad" if share.luck * worse > 0 else "good",
        )

    def _mistakes(
        self, decisions: Sequence[Decision], views: Views, names: Sequence[str], record: Record, unit: str
    ) -> None:
        say = self._say
        mistakes = sorted((d for d in decisions if d.matters), key=lambda d: -d.compared.regret)
        print("\n" + say("analyse-mistakes" if mistakes else "analyse-no-mistakes"))
        label = games.load(record.game).words.label
        for decision in mistakes[:SHOWN]:
            view = views[decision.round, decision.move]
            print(
                "  "
                + say(
                    "analyse-mistake",
                    round=decision.round,
                    move=decision.move,
                    name=names[decision.seat],
                    chosen=label(decision.played, view, names, say),
                    best=label(decision.compared.best, view, names, say),
                    cost=self._number(decision.compared.regret),
                    error=self._number(decision.compared.error),
                    unit=unit,
                )
            )
        if len(mistakes) > SHOWN:
            print("  " + say("analyse-more", number=len(mistakes) - SHOWN))

    def suspicion(self, record: Record, found: Suspicion, views: Views, eyes: Seat | None) -> None:
        """A round: what moved suspicion, and who it was."""
        say = self._say
        names = shown_names(record.players, say)
        label = games.load(record.game).words.label
        whose = say("show-onlooker") if eyes is None else say("show-seat", seat=eyes, name=names[eyes])
        print("\n" + say("analyse-suspicion", round=found.round, eyes=whose))
        for pin in found.pins:
            said: dict[str, str | int] = {
                "move": pin.move,
                "by": names[pin.by],
                "played": label(pin.played, views[found.round, pin.move], names, say),
                "name": names[pin.seat],
                "change": f"{'+' if pin.change > 0 else '−'}{abs(round(100 * pin.change))}",
                "after": round(100 * found.beliefs[pin.move][pin.seat]),
            }
            print("  " + say("analyse-pin", **said))
        guilty = [name for name, is_so in zip(names, found.truth, strict=True) if is_so]
        print("  " + say("analyse-truth", number=len(guilty), names=", ".join(guilty)))

"""The arena: truly the same deals, the same result however it is played, and intervals that mean something."""

from __future__ import annotations

import json
import shutil
from collections.abc import Generator, Iterable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import kartentisch
from kartentisch import games
from kartentisch.analysis import suspicion
from kartentisch.bots.uniform import Uniform
from kartentisch.game import Budget, Illegal, Move
from kartentisch.research import arena, pairs, resampling
from kartentisch.research.arena import contest, league
from kartentisch.research.journal import code, journal
from kartentisch.research.plan import Plan, Seating, alone, among, duplicates, halves, mixed
from kartentisch.research.playing import Seen, Times, play
from kartentisch.research.ratings import strengths
from kartentisch.research.workers import Batches, Played, crew, in_this_process, warm_up

HERE = "tests.research.test_arena"


def untimed(found: Any) -> Any:
    """A report without what depends on the clock and the machine."""
    if isinstance(found, dict):
        return {key: untimed(value) for key, value in found.items() if not key.startswith("ms_") and key != "made"}
    return [untimed(value) for value in found] if isinstance(found, list) else found


class Believing(Uniform):
    """Plays like random, and believes what it is told to."""

    def __init__(self, share: float) -> None:
        self.share = share

    def belief(self, view: Any) -> tuple[float, ...]:
        return tuple(self.share for _ in range(view.config.players))


class Failing:
    def choose(self, view: object, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (the interface asks for them)
        raise ZeroDivisionError


class Silent:
    def choose(self, view: object, rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return None


class Overdone(Believing):
    """Believes something about more people than there are."""

    def __init__(self) -> None:
        super().__init__(0.5)

    def belief(self, view: Any) -> tuple[float, ...]:
        return (*super().belief(view), 0.5)


class Slow(Uniform):
    """Asks for chance where another would not."""

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        rng.random()
        return super().choose(view, rng, budget)


def never() -> Believing:
    return Believing(0.0)


# The same deals


@pytest.mark.parametrize("game", games.GAMES)
def test_the_same_bot_under_two_names_makes_no_difference(game: str) -> None:
    plan = Plan(game, 3, ("random", "random"))
    report = contest(plan, 12 if game == "siegel" else 5, games=1)
    for pair in report["pairs"]:
        assert (pair["difference"], pair["low"], pair["high"]) == (0, 0, 0)
        assert all(seat["difference"] == 0 for seat in pair["seats"])
        assert all(measure["difference"] in (0, None) for measure in pair["measures"].values())
        assert pair["wins"]["value"] == pytest.approx(1 / 3, abs=1e-6)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_candidate_gets_the_same_deal_in_every_seat(game: str) -> None:
    plan = Plan(game, 4, (f"{HERE}:Noting", "apprentice"))
    dealt: dict[int, set[Any]] = {}
    for table in duplicates(plan, "round", 7):
        Noting.seen.clear()
        play(plan, table)
        for view in Noting.seen[:1]:
            assert table.bots[view.seat] == 0
            if game == "siegel":
                dealt.setdefault(view.seat, set()).add((view.dealer, frozenset(view.hand[:15])))
            else:
                dealt.setdefault(view.seat, set()).add((view.first, view.roles[view.seat]))
    assert sorted(dealt) == [0, 1, 2, 3]
    assert all(len(hands) == 1 for hands in dealt.values())


class Hanging:
    def choose(self, view: object, rng: Random, budget: Budget) -> Move:  # noqa: ARG002
        while True:
            pass


class Noting(Uniform):
    """Notes what it sees."""

    seen: list[Any] = []  # noqa: RUF012 - shared by all that are made

    def choose(self, view: Any, rng: Random, budget: Budget) -> Move:
        self.seen.append(view)
        return super().choose(view, rng, budget)


def test_the_tables_of_a_deal() -> None:
    plan = Plan("siegel", 3, ("a", "b"))
    tables = list(duplicates(plan, "round", 5))
    assert tables == [
        Seating("round", 5, (0, 0, 0), (0, 1, 2)),
        Seating("round", 5, (1, 1, 1), (0, 1, 2)),
        Seating("round", 5, (0, 1, 1), (0,)),
        Seating("round", 5, (1, 0, 1), (1,)),
        Seating("round", 5, (1, 1, 0), (2,)),
        Seating("round", 5, (1, 0, 0), (0,)),
        Seating("round", 5, (0, 1, 0), (1,)),
        Seating("round", 5, (0, 0, 1), (2,)),
    ]
    assert len(set(duplicates(Plan("siegel", 4, ("a", "b", "c")), "round", 0))) == 3 + 6 * 4


def test_the_difference_is_that_of_the_same_seat_of_the_same_deal() -> None:
    plan = Plan("siegel", 3, ("apprentice", "random"), seed="by hand")
    expected = []
    for index in range(6):
        usual = play(plan, alone(plan, "round", index, 1))
        for seat in range(3):
            [ours] = play(plan, among(plan, "round", index, 0, 1, seat))
            assert ours.seat == usual[seat].seat == seat
            assert ours.place == usual[seat].place
            expected.append(ours.points - usual[seat].points)
    pair = contest(plan, 6, games=0)["pairs"][0]
    assert pair["difference"] == pytest.approx(sum(expected) / 18, abs=1e-6)
    assert pair["wins"] is pair["halves"] is None


def test_the_margin_is_that_to_the_others_at_the_same_table() -> None:
    plan = Plan("siegel", 3, ("apprentice", "random"), seed="by hand")
    margins = []
    for index in range(4):
        for seat in range(3):
            table = among(plan, "round", index, 0, 1, seat)._replace(watched=(0, 1, 2))
            points = [seen.points for seen in play(plan, table)]
            margins.append(points[seat] - (sum(points) - points[seat]) / 2)
    margin = contest(plan, 4, games=0)["pairs"][0]["margin"]
    assert margin["value"] == pytest.approx(sum(margins) / 12, abs=1e-6)
    assert margin["low"] <= margin["value"] <= margin["high"]


def test_half_of_the_seats_goes_round_the_table() -> None:
    plan = Plan("siegel", 4, ("a", "b"))
    for index in range(20):
        tables = list(halves(plan, "game", index, 0, 1))
        assert len(tables) == 4
        for table in tables:
            assert table.watched == tuple(seat for seat in range(4) if table.bots[seat] == 0)
            assert len(table.watched) == 2
        assert [sum(table.bots[seat] for table in tables) for seat in range(4)] == [2, 2, 2, 2]
    neighbours = {
        abs(one - other) % 2 for index in range(20) for one, other in [next(halves(plan, "game", index, 0, 1)).watched]
    }
    assert neighbours == {0, 1}
    assert not list(halves(Plan("siegel", 3, ("a", "b")), "game", 0, 0, 1))
    assert {len(table.watched) for table in halves(Plan("siegel", 5, ("a", "b")), "game", 0, 0, 1)} == {2}


def test_half_of_the_seats_wins_half_of_the_games_of_equals() -> None:
    for pair in contest(Plan("siegel", 4, ("random", "random")), 1, games=2)["pairs"]:
        assert pair["halves"]["fair"] == 0.5
        assert pair["halves"]["value"] == pytest.approx(0.5, abs=1e-6)
    better, worse = contest(Plan("siegel", 5, ("apprentice", "random"), options={"rounds": 2}), 1, games=2)["pairs"]
    assert better["halves"]["value"] > better["halves"]["fair"] == 0.4
    assert worse["halves"]["value"] < 0.4
    for pair in (better, worse):
        assert pair["halves"]["margin"]["low"] <= pair["halves"]["margin"]["value"] <= pair["halves"]["margin"]["high"]
    assert better["halves"]["margin"]["value"] < 0 < worse["halves"]["margin"]["value"]
    assert better["halves"]["points"]["value"] < worse["halves"]["points"]["value"]


def test_the_points_of_a_whole_game_are_those_of_a_round() -> None:
    plan = Plan("siegel", 3, ("random", "random"), options={"rounds": 2})
    watched = [seen for index in range(5) for seen in play(plan, alone(plan, "game", index, 0))]
    assert 5 < sum(seen.points for seen in watched) / len(watched) < 10  # of two rounds together: about 15
    assert all(2 * seen.points == int(2 * seen.points) for seen in watched)


# The same result however it is played


def test_workers_change_nothing(tmp_path: Path) -> None:
    plan = Plan("siegel", 3, ("apprentice", "random"), seed="ö")
    together = contest(plan, 8, games=0, crew=crew(2), keep=tmp_path / "two.part")
    assert untimed(together) == untimed(contest(plan, 8, games=0))
    assert not list(tmp_path.iterdir())


class Interrupted:
    """A crew that is stopped after some tables, and plays the last ones first."""

    def __init__(self, after: int) -> None:
        self.after = after

    def __call__(self, plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]:
        for table in [*tables][: -self.after - 1 : -1]:
            yield table, play(plan, table)
        raise KeyboardInterrupt


def test_stopped_and_gone_on_with_it_is_the_same(tmp_path: Path) -> None:
    plan = Plan("siegel", 3, ("apprentice", "random"))
    keep = tmp_path / "kept.part"
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            contest(plan, 8, games=1, crew=Interrupted(20), keep=keep)
    with keep.open("ab") as file:
        file.write(b'[["round",0,[0,')  # what a power cut leaves
    played = Counting()
    report = contest(plan, 8, games=1, crew=played, keep=keep)
    assert untimed(report) == untimed(contest(plan, 8, games=1))
    assert played.tables == 8 * 8 - 40 + 6
    assert not keep.exists()


class Counting:
    def __init__(self) -> None:
        self.tables = 0

    def __call__(self, plan: Plan, tables: Iterable[Seating]) -> Generator[Played, None, None]:
        for played in in_this_process(plan, tables):
            self.tables += 1
            yield played


def test_a_journal_of_other_settings_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "kept.part"
    with pytest.raises(KeyboardInterrupt):
        contest(Plan("siegel", 3, ("apprentice", "random")), 4, crew=Interrupted(5), keep=keep)
    before = keep.read_bytes()
    for other, named in (
        (Plan("siegel", 3, ("apprentice", "random"), seed="2"), "seed"),
        (Plan("siegel", 4, ("apprentice", "random"), budget=3), "players, budget"),
        (Plan("siegel", 3, ("random", "apprentice"), options={"by_hand": True}), "bots, options"),
    ):
        with pytest.raises(Illegal) as refusal:
            contest(other, 4, keep=keep)
        assert (refusal.value.reason, refusal.value.details["names"]) == ("arena-other", named)
    with pytest.raises(Illegal) as refusal:
        league(Plan("siegel", 3, ("apprentice", "random")), 4, keep=keep)
    assert refusal.value.details["names"] == "mode"
    assert keep.read_bytes() == before


def test_other_code_under_the_same_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "my_changing_bot.py"
    bot.write_text("from kartentisch.bots.uniform import Uniform\n")
    plan, keep = Plan("siegel", 3, ("my_changing_bot:Uniform", "random")), tmp_path / "kept.part"
    for number in (5, 2):  # with the same code it goes on
        with pytest.raises(KeyboardInterrupt):
            contest(plan, 4, crew=Interrupted(number), keep=keep)
    before = keep.read_bytes()
    bot.write_text("from kartentisch.bots.uniform import Uniform  # and more\n")
    with pytest.raises(Illegal) as refusal:
        contest(plan, 4, keep=keep)
    assert (refusal.value.reason, refusal.value.details["names"]) == ("arena-other", "code")
    assert keep.read_bytes() == before
    contest(plan, 1, games=0, keep=keep, anew=True)
    assert not keep.exists()


def test_modules_of_the_same_package_count_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bots").mkdir()
    for name in ("__init__", "one", "helper"):
        (tmp_path / "my_bots" / f"{name}.py").write_text("")
    plan = Plan("siegel", 3, ("my_bots.one:Bot", "random"))
    before = code(plan)
    (tmp_path / "my_bots" / ".one.py.swp").write_text("half")
    (tmp_path / "result.json").write_text("{}")
    assert code(plan) == before
    (tmp_path / "my_bots" / "helper.py").write_text("depth = 3")
    assert code(plan) != before


def test_whatever_a_game_s_bots_were_fitted_to_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "kartentisch"
    without = shutil.ignore_patterns("__pycache__", "page", "locale", "siegel", "shipped")
    shutil.copytree(Path(kartentisch.__file__).parent, package, ignore=without)
    monkeypatch.setattr(kartentisch, "__file__", str(package / "__init__.py"))
    plan = Plan("saboteur", 3, ("apprentice", "random"))
    before = code(plan)
    players = package / "games" / "saboteur" / "players"
    (players / "__pycache__").mkdir()
    (players / "__pycache__" / "company.nbi").write_bytes(b"machine code")
    assert code(plan) == before
    with (players / "habits.txt").open("a") as habits:
        habits.write("0\n")
    assert code(plan) != before


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    plan, keep = Plan("siegel", 3, ("apprentice", "random")), tmp_path / "kept.part"
    with journal(plan, keep, "pairs"), pytest.raises(Illegal) as refusal:
        contest(plan, 1, keep=keep, anew=True)
    assert refusal.value.reason == "arena-busy"
    assert not keep.exists()
    with pytest.raises(Illegal) as refusal:
        contest(plan, 1, keep=tmp_path)
    assert (refusal.value.reason, refusal.value.details["file"]) == ("file-unwritable", str(tmp_path))


@pytest.mark.parametrize("text", ["nonsense\n", "[1]\n", '{"arena": 1}\n'])
def test_what_is_no_journal_is_left_alone(text: str, tmp_path: Path) -> None:
    keep = tmp_path / "kept.part"
    keep.write_text(text)
    with pytest.raises(Illegal) as refusal:
        contest(Plan("siegel", 3, ("apprentice", "random")), 4, keep=keep)
    assert refusal.value.reason in ("arena-journal", "arena-other")
    assert keep.read_text() == text


def test_it_stops_when_the_interval_is_narrow_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "BLOCK", 5)
    plan = Plan("siegel", 3, ("apprentice", "random"))
    narrow = contest(plan, 500, until=2.5, games=0)
    [deals] = {pair["deals"] for pair in narrow["pairs"]}
    assert deals < 500
    assert deals % 5 == 0
    assert all(pair["high"] - pair["low"] <= 5.1 for pair in narrow["pairs"])
    before = contest(plan, deals - 5, games=0)
    assert any(pair["high"] - pair["low"] > 4.9 for pair in before["pairs"])
    assert untimed(narrow) == untimed(contest(plan, deals, games=0))
    assert contest(plan, 5, until=0.001, games=0)["pairs"][0]["deals"] == 5


def test_batches_grow_and_shrink_with_the_time_they_take() -> None:
    batches = Batches([Seating("round", number, (), ()) for number in range(1000)], seconds=1.0)
    sizes = []
    for seconds in (0.01, 0.01, 0.01, 100.0, 1.0):
        batch = batches.next()
        sizes.append(len(batch))
        batches.took(len(batch), seconds)
    assert sizes == [1, 2, 4, 8, 1]


# What is measured


def test_apprentice_beats_random_at_siegel() -> None:
    report = contest(Plan("siegel", 4, ("apprentice", "random")), 15, games=1)
    better, worse = report["pairs"]
    assert better["high"] < 0 < worse["low"]
    assert better["wins"]["value"] > 0.5 > worse["wins"]["value"]
    assert better["measures"]["exact-rate"]["low"] > 0
    assert 0 < better["ms_per_decision"] <= better["ms_longest"]
    assert {"game", "players", "candidate", "others", "difference", "low", "high", "deals", "ms_per_decision"} <= {
        *better
    }
    json.dumps(report, allow_nan=False)


def test_saboteur_is_told_by_role_and_belief() -> None:
    report = contest(Plan("saboteur", 5, (f"{HERE}:never", "random")), 6, games=0)
    pair, other = report["pairs"]
    assert pair["candidate"] == f"{HERE}:never"
    assert {"digger-gold", "saboteur-gold", "treasure-rate"} <= {*pair["measures"]}
    assert other["belief"] is None
    belief = report["tables"][0]["belief"]
    assert belief["beliefs"] == 30
    # Two saboteurs among six dwarves: a digger's prior is 2/5, a saboteur's 1/5; "nobody" errs by the share of them.
    assert 0.2 < belief["brier"] < 0.5
    assert 0.16 <= belief["prior"] <= 0.24
    assert belief["better"] < 0


def test_the_prior_is_what_the_deal_alone_tells() -> None:
    game, secret = games.load("saboteur"), suspicion.secret("saboteur")
    assert secret is not None
    assert suspicion.secret("siegel") is None
    errors = []
    for seed in range(300):
        state = game.rules.new(game.configure(5))
        state = game.rules.apply(state, game.rules.shuffle(state, Random(seed)))
        for seat in range(5):
            prior, truth = secret.prior(game.view(state, seat)), secret.truth(state)
            assert prior[seat] == truth[seat]
            errors += [p - t for s, (p, t) in enumerate(zip(prior, truth, strict=True)) if s != seat]
        assert not secret.due(state)
    assert abs(np.mean(errors)) < 0.03


def test_the_bootstrap_covers_what_it_should() -> None:
    rng = np.random.default_rng(1)
    hits = 0
    for number in range(200):
        sample = rng.normal(3.0, 2.0, 80)
        low, high = resampling.interval(resampling.sums(sample[:, None], f"{number}", 400)[:, 0] / 80)
        hits += low <= 3.0 <= high
    assert 178 <= hits <= 199


def test_a_measure_that_nobody_has_is_left_open() -> None:
    nobody = pairs.Watched([[seen({})], [seen({})]])
    assert pairs._compared(nobody, nobody, "x", "seed") == dict.fromkeys(
        ("candidate", "others", "difference", "low", "high")
    )


def seen(measures: dict[str, float]) -> Seen:
    return Seen(0, 0, 0, 0.0, 0.0, measures, None, play_times())


def play_times() -> Any:
    return Times(0, 0, 0, 0, 0)


# The league


def test_a_league_puts_apprentice_before_random() -> None:
    plan = Plan("siegel", 3, ("random", "apprentice", f"{HERE}:Slow"))
    report = league(plan, 30)
    first, *rest = report["league"]
    assert first["bot"] == "apprentice"
    assert first["low"] > max(bot["high"] for bot in rest)
    assert abs(rest[0]["rating"] - rest[1]["rating"]) < 120
    assert sum(bot["rating"] for bot in report["league"]) == pytest.approx(0, abs=0.01)


def test_everybody_sits_everywhere_in_a_league() -> None:
    for bots, players in ((2, 5), (3, 3), (7, 4)):
        plan = Plan("saboteur", players, tuple(map(str, range(bots))))
        for index in range(20):
            tables = list(mixed(plan, index))
            assert len(tables) == players
            assert len({tuple(sorted(table.bots)) for table in tables}) == 1
            assert len({*tables[0].bots}) == min(bots, players)
            for seat in range(players):
                assert sorted(table.bots[seat] for table in tables) == sorted(tables[0].bots)


def test_strengths_are_found_again() -> None:
    """Many tables by the model itself: strengths 1, 2, 4."""
    rng, true = np.random.default_rng(2), np.array([1.0, 2.0, 4.0])
    noise = rng.gumbel(size=(20_000, 3)) + np.log(true)
    orders, counts = np.unique(np.argsort(-noise, axis=1), axis=0, return_counts=True)
    [found] = strengths(orders, counts[None].astype(float), 3)
    assert found / found[0] == pytest.approx(true, rel=0.06)


# What goes wrong


def test_a_bot_that_always_hangs_is_named_before_the_first_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the round that does not count there is a limit, too: longer, as code may have to be compiled."""
    monkeypatch.setattr("kartentisch.research.workers.LOADING_SECONDS", 0.2)
    plan = Plan("siegel", 3, (f"{HERE}:Hanging", "random"), limit=0.1)
    with pytest.raises(Illegal) as error:
        warm_up(plan)
    assert error.value.reason == "bot-slow"
    assert error.value.details == {"bot": "Hanging", "seat": 0, "seconds": "0.3"}


def test_a_bot_that_fails_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for workers in (1, 2):
        with pytest.raises(Illegal) as refusal:
            contest(Plan("siegel", 3, (f"{HERE}:Failing", "random")), 2, crew=crew(workers))
        assert refusal.value.reason == "bot-failed"
        assert refusal.value.details["bot"] == "Failing"
        assert refusal.value.details["why"] == "ZeroDivisionError"
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_belief_about_nobody_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Illegal) as refusal:
        contest(Plan("saboteur", 3, (f"{HERE}:Overdone", "random")), 1, games=0)
    assert (refusal.value.reason, refusal.value.details["bot"]) == ("bot-belief", "Overdone")
    assert "0.5, 0.5, 0.5, 0.5" in capsys.readouterr().err


def test_a_bot_that_answers_wrongly_is_named() -> None:
    with pytest.raises(Illegal) as refusal:
        contest(Plan("siegel", 3, (f"{HERE}:Silent", "random")), 2)
    assert (refusal.value.reason, refusal.value.details["bot"]) == ("bot-move", "Silent")

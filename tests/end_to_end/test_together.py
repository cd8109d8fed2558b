"""Several people share one device: between their turns everything is covered, and nobody sees another's cards."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.miners import Miner
from tests.end_to_end.people import DESK, PHONE, Person, Task
from tests.server.serving import Client, Server

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
_MOMENTS = """addEventListener('DOMContentLoaded', () => {
    window.moments = [];
    new MutationObserver(() => moments.push({
        covered: document.querySelector('.cover') !== null,
        labels: [...document.querySelectorAll('[aria-label]')].map((node) => node.ariaLabel),
        hand: [...document.querySelectorAll('.hand button')].map((node) => node.ariaLabel),
        text: document.querySelector('.cover') ? document.body.textContent + document.title : '',
    })).observe(document.body, { childList: true, subtree: true, attributes: true });
});"""
"""Whatever was on the page for only a moment, too."""


class Shared:
    """A phone or a desk that Anna and Clara share, with a bot for the third chair."""

    def __init__(self, anna: Person, game: str = "siegel", fewer: int = 1, *, one_round: bool = False) -> None:
        """`fewer`: how often a chair is taken away until there are three."""
        self.anna, self.page, self.say = anna, anna.page, anna.screen.say
        self.moments: list[dict[str, Any]] = []
        anna.page.add_init_script(_MOMENTS)
        anna.arrive()
        screen, touch = anna.screen, anna.touch
        touch(screen.poster(game, "page-new-table"))
        for _ in range(fewer):
            touch(screen.button("page-fewer-chairs"))
        if one_round and game == "saboteur":
            group = anna.page.get_by_role("radiogroup", name=screen.say("saboteur-page-option-rounds"), exact=True)
            touch(group.get_by_role("radio", name="1", exact=True))
        elif one_round:
            for _ in range(5):
                touch(screen.count("siegel-page-option-rounds").get_by_role("button", name="−"))
        touch(screen.choice("page-pace", "page-pace-is", pace="fast"))
        free = screen.chairs(3).filter(has_text=screen.say("page-for-friends"))
        touch(free.first)
        assert faults(anna.page, ALL) == []
        field = anna.page.get_by_role("combobox", name=screen.say("page-chair-shared-name"), exact=True)
        field.fill("Anna")
        sit = screen.dialog("page-chair").get_by_role("button", name=screen.say("page-sit"), exact=True)
        expect(sit).to_be_disabled()
        field.fill("Clara")
        field.press("Enter")
        expect(screen.chairs(3).filter(has_text="Clara")).to_have_count(1)
        anna.gone(screen.dialog("page-chair"))
        touch(free.first)
        touch(screen.beginning("button", "page-bot", level=screen.say("page-level", level="apprentice")))
        anna.gone(screen.dialog("page-chair"))
        touch(screen.button("page-open-and-start"))
        anna.page.wait_for_url("**/t/*")

    def hands(self) -> dict[str, set[str]]:
        """The cards that each of the two was dealt, as they are called."""
        found: dict[str, set[str]] = {}
        for frame in self.anna.received:
            if frame["type"] != "table" or frame["stage"] != "playing" or frame["you"] is None:
                continue
            if frame["view"]["hand"]:
                name = frame["seats"][frame["you"]]["name"]
                found.setdefault(name, {self.anna.screen.card_word(card) for card in frame["view"]["hand"]})
        return found

    def owner(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=self.say("together-i-am", name=name), exact=True)

    @property
    def covered(self) -> bool:
        return self.page.locator(".cover").count() > 0

    def asked(self) -> bool:
        """Whether it is covered, or the one who is shown has something to do."""
        screen = self.anna.screen
        return self.covered or screen.prediction.count() > 0 or screen.playable.count() > 0

    def remember(self) -> None:
        self.moments += self.page.evaluate("moments.splice(0)")

    def uncover(self, name: str) -> None:
        """Nothing is to be known before; then the hand of that person."""
        hands = self.hands()
        labels: list[str] = self.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((n) => n.ariaLabel)")
        for word in set().union(*hands.values()):
            assert word not in labels
        self.anna.touch(self.owner(name))
        expect(self.anna.screen.hand_cards.first).to_be_visible()
        shown = set(self.anna.screen.hand_cards.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
        assert shown <= self.hands()[name]

    def turn(self) -> None:
        """Predicts nothing, or plays any card."""
        if self.anna.screen.prediction.count():
            self.anna.predict()
        else:
            self.anna.play_card()

    def check(self) -> None:
        """At no moment was anything of a hand on a covered page, nor the hands of both, one over the other."""
        self.remember()
        assert any(moment["covered"] for moment in self.moments)
        anna, clara = self.hands()["Anna"], self.hands()["Clara"]
        for moment in self.moments:
            hand = {label for label in moment["hand"] if label}
            assert not moment["covered"] or not (hand or (anna | clara) & set(moment["labels"]))
            assert not any(word in moment["text"] for word in anna | clara)
            assert not (hand & anna and hand & clara)


def test_roles_are_covered_as_well(invite: Invite) -> None:
    """T22: at one phone, two of Saboteur's dwarves."""
    anna = invite("Anna", "en", PHONE)
    shared = Shared(anna, "saboteur", fewer=2)
    miner, say = Miner(anna), anna.screen.say
    found = set()
    for _ in range(3):
        anna.wait(lambda: shared.covered or miner.mine.asks() == "dig")
        if shared.covered:
            shared.remember()
            name = "Clara" if "Clara" in shared.page.get_by_role("heading", level=1).inner_text() else "Anna"
            anna.wait(lambda name=name: shared.owner(name).is_enabled())  # type: ignore[misc]
            anna.touch(shared.owner(name))
            expect(miner.mine.cards.first).to_be_visible()
            mine = [
                frame["view"]["role"]
                for frame in anna.received
                if frame["type"] == "table"
                and frame["view"]
                and frame["you"] is not None
                and frame["seats"][frame["you"]]["name"] == name
            ]
            expect(miner.mine.role).to_contain_text(mine[-1].capitalize())
            found.add(name)
            anna.wait(lambda: shared.covered or miner.mine.asks() == "dig")
        if not shared.covered:
            miner.discard()
    assert found == {"Anna", "Clara"}
    shared.remember()
    for moment in shared.moments:
        words = [
            say("saboteur-page-role"),
            *(say("saboteur-page-role-is", role=role) for role in ("digger", "saboteur")),
        ]
        assert not moment["covered"] or not (moment["hand"] or set(words) & set(moment["labels"]))
        assert not any(word in moment["text"] for word in words)


def play(shared: Shared, turns: int) -> list[str]:
    """Hands the device on for so many turns; to whom."""
    names = []
    for _ in range(turns):
        shared.anna.wait(shared.asked)
        if shared.covered:
            shared.remember()
            heading = shared.page.get_by_role("heading", level=1)
            name = next((name for name in ("Anna", "Clara") if name in heading.inner_text()), None)
            if name is None:  # a bot is on turn
                name = "Anna"
            names.append(name)
            shared.anna.wait(lambda name=name: shared.owner(name).is_enabled())  # type: ignore[misc]
            shared.uncover(name)
            shared.anna.wait(shared.asked)
        if not shared.covered:
            shared.turn()
    return names


def next_one(shared: Shared) -> str:
    """Whoever the device is passed to says so; a bot's turn is looked at by Anna."""
    heading = shared.page.get_by_role("heading", level=1).inner_text()
    name = "Clara" if "Clara" in heading else "Anna"
    shared.anna.wait(lambda: shared.owner(name).is_enabled())
    shared.anna.touch(shared.owner(name))
    shared.anna.gone(shared.page.locator(".cover"))
    return name


@pytest.mark.long
def test_a_whole_game_of_die_sieben_siegel_at_one_phone(invite: Invite) -> None:
    anna = invite("Anna", "de", PHONE)
    shared = Shared(anna, one_round=True)
    names = []
    while not anna.finished:
        if shared.covered:
            shared.remember()
            names.append(next_one(shared))
        elif task := anna.task():
            anna.do(task, "r" if task is Task.PREDICT else "")
        else:
            anna.go_on()
            anna.page.wait_for_timeout(100)
    assert names.count("Anna") > 10 < names.count("Clara")
    shared.check()
    record = anna.record()
    assert (record["players"][:2], len(record["rounds"])) == (["Anna", "Clara"], 1)


@pytest.mark.long
def test_a_whole_game_of_saboteur_at_one_phone(invite: Invite) -> None:
    anna = invite("Anna", "nl", PHONE)
    shared = Shared(anna, "saboteur", fewer=2, one_round=True)
    miner = Miner(anna)
    names = []
    while not anna.finished:
        if shared.covered:
            shared.remember()
            names.append(next_one(shared))
        elif not miner.act():
            anna.go_on()
            anna.page.wait_for_timeout(100)
    assert names.count("Anna") > 3 < names.count("Clara")
    shared.remember()
    assert not any(moment["hand"] for moment in shared.moments if moment["covered"])
    assert anna.record()["players"][:2] == ["Anna", "Clara"]


def test_two_people_share_a_phone(server: Server, invite: Invite) -> None:
    anna = invite("Anna", "nl", PHONE)
    shared = Shared(anna)
    anna.wait(lambda: shared.covered)
    assert faults(anna.page, ALL) == []
    names = play(shared, 6)
    assert {"Anna", "Clara"} <= set(names)
    shared.check()
    secrets = anna.page.evaluate("Object.values(localStorage).join(' ').match(/[\\w-]{43}/g)")
    assert len(set(secrets)) >= 2
    log = server.log.read_text("utf-8")
    for secret in secrets:
        assert secret not in log
        assert not any(secret in request.url for request in anna.requests)


def test_a_shared_device_after_a_reload_a_lost_connection_and_at_the_start_page(invite: Invite) -> None:
    """By keyboard: the key that ends a turn does not open what is covered."""
    anna = invite("Anna", "en", DESK)
    shared = Shared(anna)
    page = anna.page
    play(shared, 3)
    page.reload()
    anna.wait(lambda: shared.covered)
    anna.wait(lambda: shared.owner("Clara").is_enabled())
    assert "Anna" in page.locator(".cover").inner_text()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert shared.covered
    assert page.locator(".hand").count() == 0
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(anna.screen.hand_cards.first).to_be_visible()
    before = set(anna.screen.hand_cards.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    anna.context.set_offline(False)
    anna.wait(lambda: anna.page.evaluate("document.querySelectorAll('.hand button').length") > 0)
    after = set(anna.screen.hand_cards.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
    assert after <= before
    play(shared, 2)
    shared.check()
    anna.received.clear()
    page.goto("/")
    anna.wait(lambda: any(frame["type"] == "welcome" for frame in anna.received))
    assert [frame["name"] for frame in anna.received if frame["type"] == "welcome"] == ["Anna"]


def from_elsewhere(server: Server, shared: Shared) -> list[Client]:
    """Anna and Clara at other devices of theirs, where they are quicker."""
    kept = shared.page.evaluate("({ ...localStorage })")
    table = shared.anna.table
    clara = json.loads(kept["kartentisch.together"])[table][1]["secret"]
    clients = [
        Client(server, name="Anna", secret=kept["kartentisch.secret"]),
        Client(server, name="Clara", secret=clara),
    ]
    for client in clients:
        assert client.watch(table)["type"] == "done"
    return clients


def play_round(clients: list[Client]) -> None:
    while True:
        version = max(client.news["version"] for client in clients)
        for client in clients:
            client.reach(version)
        if clients[0].news["stage"] != "playing":
            return
        for client in clients:
            if client.on_turn:
                assert client.move()["type"] == "done"
                break
        clients[0].reach(version + 1)


def begins_covered(shared: Shared, start: Locator) -> None:
    """Whoever is shown begins a round: nothing of it is on the page before somebody says who they are."""
    anna = shared.anna
    if shared.covered:
        anna.wait(lambda: shared.owner("Anna").is_enabled())
        anna.touch(shared.owner("Anna"))
    expect(start).to_be_visible()
    expect(anna.screen.score_sheet, "what is over is for all").to_be_visible()
    known = set(shared.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((node) => node.ariaLabel)"))
    shared.remember()
    shared.moments.clear()
    anna.received.clear()
    anna.touch(start)
    anna.wait(lambda: shared.covered and len(shared.hands()) == 2)
    anna.wait(lambda: shared.owner("Clara").is_enabled())
    shared.remember()
    fresh = set().union(*shared.hands().values()) - known
    assert len(fresh) > 5
    for moment in shared.moments:
        assert not moment["hand"]
        assert not fresh & set(moment["labels"])
        assert not any(word in moment["text"] for word in fresh)
    shared.uncover("Clara")


def test_a_new_deal_is_covered_at_once(server: Server, invite: Invite) -> None:
    """The second round, and a game that begins again, whoever is shown and whoever leads."""
    anna = invite("Anna", "en", PHONE)
    shared = Shared(anna)
    anna.wait(lambda: shared.covered)
    with ExitStack() as ends:
        clients = [ends.enter_context(client) for client in from_elsewhere(server, shared)]
        assert clients[0].news["fair"]["mixed"] == [0, 1]
        play_round(clients)
        assert clients[0].news["stage"] == "between"
        begins_covered(shared, anna.screen.next_round)
        for client in clients:
            client.do("end", agree=True)  # the page may have agreed for the other one
        clients[0].until(lambda: clients[0].news["stage"] == "over")
        anna.wait(lambda: anna.news["stage"] == "over" and anna.news["fair"]["mixed"] == [0, 1])
        begins_covered(shared, anna.screen.rematch)

"""People at browsers: they see what the page shows and do what it lets them do."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import expect

from kartentisch.texts import FALLBACK, LANGUAGES, speaker
from tests import catalogues
from tests.end_to_end.screen import COLOURS, OWN_NAME, Screen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, Request, WebSocket

    from tests.end_to_end.wires import Wire

PATIENCE = 30.0
DESK, PHONE = (1440, 900), (360, 640)
SABOTEUR = "saboteur"

_LOOK_MS = 40
_ROUNDS = {3: 6, 4: 4, 5: 5}
_LOST = re.compile(
    r"WebSocket connection to '.*' failed"
    r"|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)"
)
# Whoever plays here puts their role away as soon as they have seen it, and wants no suspicion offered; the tests of
# the gallery look at both.
_IN_A_HURRY = """if (location.protocol.startsWith('http')) localStorage.setItem('kartentisch.marks-offered', 'off');
new MutationObserver(() => document.querySelector('.moment .go')?.click())
    .observe(document, { childList: true, subtree: true });"""

# What is kept for when there is no connection would answer instead of the server that is tested.
_WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"

_WATCH_POLICY = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));"""

_TOLD = """() => [...document.querySelectorAll('*')].flatMap((node) => [
    node.ariaLabel ?? '', node.getAttribute('title') ?? '',
    ...[...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
]).join('\\n')"""

# Whoever sees the name of a sentence instead of the sentence has met a part of the page that came before its words.
_WATCH_KEYS = """((keys) => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const check = (text) => { if (keys.has(text?.trim())) console.error(`a key is shown: ${text}`); };
    const look = (node) => {
        if (node.nodeType === 3) return check(node.data);
        for (const name of names) if (node.hasAttribute?.(name)) check(node.getAttribute(name));
        node.childNodes.forEach(look);
    };
    new MutationObserver((changes) => {
        for (const { target, addedNodes, attributeName } of changes) {
            if (attributeName) check(target.getAttribute(attributeName));
            else if (target.nodeType === 3) check(target.data);
            addedNodes.forEach(look);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: names });
})(new Set(KEYS))"""


@cache
def _watch_keys() -> str:
    """Looks at everything that is drawn; words that are keys at the same time are left out."""
    keys = {key for file in catalogues.files(FALLBACK).values() for key in catalogues.parse(file.read_text("utf-8"))[0]}
    return _WATCH_KEYS.replace("KEYS", json.dumps(sorted(key for key in keys if "-" in key)))


Frame = dict[str, Any]

expect.set_options(timeout=PATIENCE * 1000)


class Task(Enum):
    """What a page can ask of somebody at the table."""

    PREDICT = auto()
    PLAY = auto()
    GIVE = auto()
    GIVE_BY_HAND = auto()
    NOD = auto()


class Row(NamedTuple):
    """A line of the score sheet."""

    points: list[int]
    total: int


class Person:
    """Somebody with a browser of their own: nothing is shared with others but the server."""

    def __init__(
        self,
        browser: Browser,
        host: str,
        name: str,
        language: str = "en",
        size: tuple[int, int] = DESK,
        wire: Wire | None = None,
        motion: bool = False,
        offline: bool = False,
    ) -> None:
        self.name, self.host, self.wire = name, wire.host if wire else host, wire
        self.phone = size[0] < 600
        self.context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.phone,
            is_mobile=self.phone,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=f"http://{self.host}",
            accept_downloads=True,
        )
        self.context.add_init_script(_WATCH_POLICY)
        self.context.add_init_script(_IN_A_HURRY)
        self.context.add_init_script(_watch_keys())
        if not offline:
            self.context.add_init_script(_WITHOUT_WORKER)
        self.context.on("request", self._requested)
        self.context.on("page", self._opened)
        self.received: list[Frame] = []
        self.sent: list[Frame] = []
        self.problems: list[str] = []
        self.requests: list[Request] = []
        self.may_lose_connection = False
        self.by_hand = False
        self._random = Random(name)
        self.page = self.context.new_page()
        self.screen = Screen(self.page, speaker(language if language in LANGUAGES else FALLBACK))

    def close(self) -> None:
        self.context.close()
        assert not self.problems, f"{self.name}: {self.problems}"

    # What is noticed

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._console)

    def _listen(self, socket: WebSocket) -> None:
        self._check_host(socket.url)
        socket.on("framereceived", lambda data: self.received.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.may_lose_connection and _LOST.search(message.text)):
            self.problems.append(f"{message.type}: {message.text}")

    def _requested(self, request: Request) -> None:
        self.requests.append(request)
        self._check_host(request.url)

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("blob", "data") and parts.netloc != self.host:
            self.problems.append(f"another host: {url}")

    @property
    def news(self) -> Frame:
        """What the server told last of the table; for tests to compare, never to play by."""
        return next((frame for frame in reversed(self.received) if frame["type"] == "table"), {})

    @property
    def table(self) -> str:
        """The table of the address."""
        return urlsplit(self.page.url).path.removeprefix("/t/")

    def wait(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Looks on until something is the case."""
        deadline = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < deadline, f"{self.name} waits in vain; last news: {self.news}"
            self.page.wait_for_timeout(_LOOK_MS)

    # Getting to a table

    def gone(self, what: Locator) -> None:
        """Waits until something has gone; `expect` would look too rarely for a long game."""
        self.wait(lambda: not what.count())

    def touch(self, what: Locator) -> None:
        if self.phone:
            what.tap()
        else:
            what.click()

    def touch_card(self, card: Locator) -> None:
        """Where it can be seen: at its left edge, as the next card lies over the rest of it."""
        box = card.bounding_box()
        at: Position = {"x": 14, "y": box["height"] / 3 if box else 14}
        if self.phone:
            card.tap(position=at)
        else:
            card.click(position=at)

    def open(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("/") else self.through_own_wire(path))

    def through_own_wire(self, link: str) -> str:
        """A link from somebody else, as it would look if all had come by the same way."""
        return urlsplit(link)._replace(netloc=self.host).geturl()

    def introduce(self) -> None:
        """Says their name, where it has been asked for."""
        self.screen.name_field.fill(self.name)
        self.touch(self.screen.dialog("settings").get_by_role("button", name=self.screen.say("page-save"), exact=True))
        self.gone(self.screen.dialog("settings"))

    def arrive(self) -> None:
        """At the start page, with a name."""
        self.open()
        self.touch(self.screen.settings)
        self.introduce()

    def create(
        self,
        players: int = 4,
        rounds: int | None = 1,
        bots: int = 0,
        public: bool = False,
        switches: Sequence[str] = (),
    ) -> str:
        """Opens a table for fast bots by the form; returns its link."""
        screen, touch = self.screen, self.touch
        touch(screen.new_table)
        for _ in range(players - 4):
            touch(screen.button("page-more-chairs"))
        for _ in range(4 - players):
            touch(screen.button("page-fewer-chairs"))
        for _ in range(_ROUNDS[players] - rounds if rounds else 0):
            touch(screen.count("siegel-page-option-rounds").get_by_role("button", name="−"))
        touch(screen.choice("page-pace", "page-pace-is", pace="fast"))
        if public:
            touch(screen.choice("page-visibility", "page-public"))
        for switch in switches:
            touch(screen.beginning("switch", switch))
        free = screen.chairs(players).filter(has_text=screen.say("page-for-friends"))
        for left in range(players - 2, players - 2 - bots, -1):
            touch(free.last)
            touch(screen.beginning("button", "page-bot", level=screen.say("page-level", level="apprentice")))
            self.gone(screen.dialog("page-chair"))
            expect(free).to_have_count(left)
        touch(screen.button("page-open-and-start" if bots == players - 1 else "page-open-table"))
        self.wait(lambda: not self.table.startswith("/new"))
        return self.page.url

    def join(self, link: str) -> None:
        """Sits down at a table by its link, the name being asked for on the way."""
        self.open(link)
        self.touch(self.screen.button("page-sit").last)
        if not self._named:
            self.page.get_by_role("textbox", name=self.screen.say("page-your-name"), exact=True).fill(self.name)
            self.touch(self.screen.button("page-sit").last)
        expect(self.screen.button("page-stand")).to_be_visible()

    @property
    def _named(self) -> bool:
        return any(frame["type"] == "welcome" and frame["name"] for frame in self.received)

    def start(self) -> None:
        self.touch(self.screen.button("page-start"))

    def speak(self, language: str) -> None:
        """Changes the language in the panel that is open."""
        dialog = self.screen.dialog("settings")
        self.touch(dialog.get_by_role("radio", name=OWN_NAME[language], exact=True))
        self.screen.say = speaker(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # Playing

    def predict(self, wish: str = "") -> None:
        """Takes the wished seals (a letter each) as far as they can be had, or the saboteur; confirms."""
        screen = self.screen
        if wish == SABOTEUR:
            if screen.saboteur.count():
                self.touch(screen.saboteur)
                self.touch(
                    screen.dialog("siegel-page-sure").get_by_role("button", name=screen.say("siegel-page-become"))
                )
                return self.gone(screen.prediction)
            wish = ""
        for kind in wish:
            self.take(kind)
        confirm = screen.prediction.get_by_role(
            "button", name=screen.say("siegel-page-take", number=self.drafted()), exact=True
        )
        self.touch(confirm)
        return self.gone(screen.prediction)

    def take(self, kind: str) -> None:
        """One seal into the prediction, from the middle or else from another player."""
        screen, before = self.screen, self.drafted()
        if screen.more(kind).count():
            self.touch(screen.more(kind))
        elif screen.more_from_others(kind).count():
            self.touch(screen.more_from_others(kind))
            self.touch(screen.from_whom(kind).first)
        else:
            return
        self.wait(lambda: self.drafted() == before + 1)

    def drafted(self) -> int:
        """How many seals the prediction has so far."""
        groups = self.screen.prediction.get_by_role("group").get_by_role("status").all_inner_texts()
        return sum(int(number.removeprefix("×")) for number in groups)

    def play_card(self, name: str | None = None) -> str:
        """Plays a card (none named: any that may be played); returns its name."""
        if name is None:
            labels = self.screen.playable.evaluate_all("cards => cards.map(card => card.ariaLabel)")
            if not labels:
                return ""
            name = self._random.choice(sorted(labels))
        card = self.screen.card(name)
        self.touch_card(card)
        if self.phone:  # the first touch lifts it
            expect(card).to_have_class(re.compile(r"\braised\b"))
            self.touch_card(card)
        self.gone(card)
        return name

    def hand_back(self) -> None:
        buttons = self.screen.hand_backs
        self.touch(buttons.nth(self._random.randrange(buttons.count())))
        self.gone(buttons)

    @property
    def asked(self) -> bool:
        """Whether the tab says that something is asked of them."""
        return self.page.title().startswith("●")

    def task(self) -> Task | None:
        """What the page asks of them now, once it shows it."""
        screen = self.screen
        if not self.asked:
            return Task.NOD if screen.asks_to_nod else None
        if self.by_hand and screen.own_seals.count():
            return Task.GIVE_BY_HAND
        if screen.playable.count():
            return Task.PLAY
        if screen.hand_backs.count():
            return Task.GIVE
        return Task.PREDICT if screen.prediction.count() else None

    def go_on(self) -> None:
        """Has seen enough of the trick that lies there."""
        self.page.keyboard.press("Escape")

    def do(self, task: Task, wish: str = "") -> None:
        """Does what is asked, in one way or another."""
        match task:
            case Task.NOD:
                self.touch(self.screen.next_round)
                self.gone(self.screen.next_round)
            case Task.GIVE_BY_HAND:
                self.touch(self.screen.own_seals.first)
                self.gone(self.screen.own_seals)
            case Task.PLAY:
                self.play_card()
            case Task.GIVE:
                self.hand_back()
            case Task.PREDICT:
                self.predict(wish)

    @property
    def finished(self) -> bool:
        return self.screen.say("page-download") in self.screen.buttons()

    # After it

    def record(self) -> Frame:
        """The game as the page lets one download it."""
        with self.page.expect_download() as saving:
            self.touch(self.screen.button("page-download"))
        text = Path(saving.value.path()).read_text("utf-8")
        record: Frame = json.loads(text)
        return record

    def sheet(self) -> dict[str, Row]:
        """The score sheet as it is shown, by name."""
        rows = {}
        for row in self.screen.score_sheet.get_by_role("row").all()[1:]:
            name = row.get_by_role("rowheader").inner_text()
            *points, total = (int(number) for number in row.get_by_role("cell").all_inner_texts())
            rows[name.strip()] = Row(points, total)
        return rows

    def card_words(self) -> set[str]:
        """The names of all cards that the page mentions in any way."""
        words = {
            self.screen.card_word(f"{colour}{value}"): f"{colour}{value}"
            for colour in COLOURS
            for value in range(1, 16)
        }
        told = self.page.evaluate(_TOLD)
        return {card for word, card in words.items() if re.search(rf"\b{re.escape(word)}\b", told)}


def play(people: Sequence[Person], until: Callable[[], object], wishes: Sequence[str] = ("ryg",)) -> None:
    """Lets people do what they are asked, each prediction with the next wish, until something is the case."""
    wish = cycle(wishes)
    idle = time.monotonic()
    while True:
        for person in people:
            task = person.task()
            # Asked when they are about to act, as then the game waits for them.
            if until():
                return
            if task is not None:
                person.do(task, next(wish) if task is Task.PREDICT else "")
                idle = time.monotonic()
            else:
                person.go_on()
        assert time.monotonic() - idle < PATIENCE, f"nobody is asked anything: {people[0].news}"
        people[0].page.wait_for_timeout(_LOOK_MS)


def to_the_end(people: Sequence[Person], wishes: Sequence[str] = ("ryg",)) -> None:
    play(people, lambda: all(person.finished for person in people), wishes)

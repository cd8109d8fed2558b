"""Games seen again in the browser: by their own players on a phone, by keyboard, from a file, without a network."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Response, expect

from kartentisch.texts import LANGUAGES
from tests.end_to_end.axe import faults
from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, Person
from tests.golden.games import record_file
from tests.server.serving import Client, Server, play

ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
Step = dict[str, Any]


class Finished(NamedTuple):
    """A game that Anna had a chair in."""

    id: str
    seat: int
    secret: str


def finished(server: Server, game: str, early: bool = False) -> Finished:
    """Played as fast as the server allows."""
    with Client(server, name="Anna") as anna:
        anna.create({"game": game, "players": 3, "pace": "fast", "options": {"rounds": 1}})
        anna.do("fill", level="apprentice")
        anna.do("start")
        if game == "saboteur":
            discard(anna, 3)
        else:
            play([anna], moves=2 if early else None)
        if anna.news["stage"] != "over":
            anna.do("end", agree=True)
            anna.until(lambda: anna.news["stage"] == "over")
        (kept,) = anna.ask("get-games")["games"]
        return Finished(kept["id"], kept["you"], anna.secret)


def discard(anna: Client, moves: int) -> None:
    for _ in range(moves):
        anna.until(lambda: anna.on_turn)
        version, card = anna.news["version"], anna.news["view"]["hand"][0]
        assert anna.do("move", version=version, move=f"discard {card}")["type"] == "done"
        anna.reach(version + 1)


@pytest.fixture(scope="module")
def siegel(server: Server) -> Finished:
    return finished(server, "siegel")


@pytest.fixture(scope="module")
def saboteur(server: Server) -> Finished:
    return finished(server, "saboteur")


class Watching:
    """The page of a game as somebody sees it, with all that was fetched for it."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.say = person, person.page, person.screen.say
        self.fetched: list[Response] = []
        self.page.on("response", lambda answer: self.fetched.append(answer) if "/api/" in answer.url else None)

    def come(self, path: str, game: Finished | None = None) -> None:
        if game is not None:
            secret = json.dumps(game.secret)
            self.page.add_init_script(f"localStorage.setItem('kartentisch.secret', {secret})")
        self.page.goto(path)

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **arguments), exact=True)

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("slider", name=self.say("replay-time"))

    @property
    def at(self) -> int:
        return int(self.line.input_value())

    @property
    def told(self) -> str:
        return self.line.get_attribute("aria-valuetext") or ""

    def reaches(self, step: int) -> None:
        expect(self.line).to_have_value(str(step))

    @property
    def sideways(self) -> int:
        found: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return found

    def refusal(self, key: str) -> Locator:
        return self.page.get_by_role("alert").filter(has_text=self.say(key))

    def was_refused(self, how: str = "responded with a status of 40") -> None:
        """The browser writes of every refusal into its console."""
        refused = [problem for problem in self.person.problems if how in problem]
        assert refused
        self.person.problems = [problem for problem in self.person.problems if problem not in refused]

    def saved(self, key: str) -> bytes:
        with self.page.expect_download() as saving:
            self.person.touch(self.button(key))
        return Path(saving.value.path()).read_bytes()


def hidden_cards(steps: list[Step], seat: int) -> Iterator[set[str]]:
    """For each step of an open game the cards that nobody but other seats had in their hands."""
    for step in steps:
        own = set(step["seats"][seat]["hand"])
        yield {card for other, told in enumerate(step["seats"]) if other != seat for card in told["hand"]} - own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_mine_on_a_phone_without_anything_that_i_could_not_see(
    invite: Invite, server: Server, siegel: Finished, language: str
) -> None:
    anna = invite("Anna", language, PHONE)
    seen = Watching(anna)
    seen.come("/", siegel)
    anna.touch(anna.page.get_by_role("button", name=re.compile("^" + seen.say("home-look"))))
    expect(anna.page.locator(".hand [data-card]")).to_have_count(15)
    assert f"/game/{siegel.id}?eyes={siegel.seat}" in anna.page.url
    assert faults(anna.page, ALL) == []
    assert seen.sideways <= 0

    raw = server.get(f"/api/game/{siegel.id}/replay?eyes={siegel.seat}&open=1").body
    secrets = list(hidden_cards(json.loads(gzip.decompress(raw))["steps"], siegel.seat))
    words = {card: anna.screen.card_word(card) for cards in secrets for card in cards}
    for step in (0, 5, 9):
        while seen.at < step:
            anna.touch(seen.button("replay-on"))
        seen.reaches(step)
        assert anna.card_words().isdisjoint(secrets[step]), "nothing of what others hold"
        drawn = anna.page.locator("[data-card], [data-played]").evaluate_all(
            "all => all.map(({ dataset }) => dataset.card ?? dataset.played)"
        )
        assert secrets[step].isdisjoint(drawn)
        assert not any(words[card] in seen.told for card in secrets[step])
    fetched = [json.loads(answer.body()) for answer in seen.fetched]
    assert len(fetched) == 1
    assert all(step["seats"] is None and step["news"]["you"] == siegel.seat for step in fetched[0]["steps"])

    anna.touch(seen.page.get_by_role("button", name=re.compile("^" + re.escape(seen.say("replay-eyes")))))
    assert faults(anna.page, ALL) == []
    anna.touch(seen.page.get_by_role("button", name=re.compile("^" + seen.say("replay-eyes-open"))))
    expect(anna.page.get_by_role("region", name=seen.say("replay-hands"))).to_be_visible()
    seen.reaches(9)
    assert secrets[9] <= anna.card_words()
    assert faults(anna.page, ALL) == []
    expect(anna.page).to_have_url(re.compile(r"eyes=open&at=1\.9$"))


def test_by_keyboard_and_by_ear(invite: Invite, siegel: Finished) -> None:
    anna = invite("Anna", "en", motion=True)
    seen, press = Watching(anna), anna.page.keyboard.press
    seen.come(f"/game/{siegel.id}", siegel)
    expect(seen.line).to_be_focused()
    assert f"eyes={siegel.seat}" in seen.fetched[0].url, "who played sees it as they saw it"
    assert seen.told.startswith("Round 1 of 1 · prediction")
    end = int(seen.line.get_attribute("max") or 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end), ("Home", 0)):
        press(key)
        seen.reaches(step)
    press("Shift+ArrowRight")
    press("Shift+ArrowRight")
    expect(seen.line).to_have_attribute("aria-valuetext", re.compile(r"^Round 1 of 1 · trick 1\. .*(win|take)"))
    first = seen.at
    press("Shift+ArrowLeft")
    press("Shift+ArrowRight")
    seen.reaches(first)
    spoken = anna.page.locator("[role=status][aria-live]").filter(has_text="trick 1")
    expect(spoken).to_have_text(seen.told)

    press("e")
    other = next(seat for seat in range(3) if seat != siegel.seat)
    expect(anna.page).to_have_url(re.compile(rf"eyes={other}&at=1\."))
    seen.reaches(first)
    press(" ")  # at the line of time: plays
    expect(seen.button("replay-pause")).to_be_visible()
    anna.wait(lambda: seen.at > first + 1)
    press(" ")
    stopped, place = seen.at, re.compile(r"at=1\." + f"{seen.at}$")
    expect(seen.button("replay-play")).to_be_visible()
    expect(anna.page).to_have_url(place)
    anna.page.reload()
    expect(seen.line).to_have_value(str(stopped))
    press("End")
    expect(anna.page.get_by_role("heading", name=anna.screen.say("siegel-page-standings"))).to_be_visible()
    assert faults(anna.page, ALL) == []


def test_link_record_text_and_picture(invite: Invite, server: Server, saboteur: Finished) -> None:
    anna = invite("Anna", "nl")
    seen = Watching(anna)
    seen.come(f"/game/{saboteur.id}?eyes=open&at=1.7", saboteur)
    seen.reaches(7)
    anna.touch(seen.button("replay-share"))
    link = anna.page.get_by_label(seen.say("replay-link")).input_value()
    assert link.endswith(f"/game/{saboteur.id}?eyes=open&at=1.7")
    assert seen.saved("replay-save-record") == server.get(f"/api/game/{saboteur.id}/record").body
    assert seen.saved("replay-save-text") == server.get(f"/api/game/{saboteur.id}/text?language=nl").body
    picture = seen.saved("replay-save-picture")
    assert picture.startswith(b"\x89PNG")
    assert drawn_colours(anna, picture) > 500, "more than an empty sheet"
    assert faults(anna.page, ALL) == []


def drawn_colours(person: Person, picture: bytes) -> int:
    """How many colours there are in the middle of a picture, at the top."""
    found: int = person.page.evaluate(
        """async (bytes) => {
            const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(bytes)], { type: 'image/png' }));
            const pen = new OffscreenCanvas(400, 400).getContext('2d');
            pen.drawImage(image, image.width / 2 - 200, 0, 400, 400, 0, 0, 400, 400);
            return new Set(new Uint32Array(pen.getImageData(0, 0, 400, 400).data.buffer)).size;
        }""",
        b64encode(picture).decode(),
    )
    return found


DROP = """([name, bytes]) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], name));
    for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def test_records_from_elsewhere_are_dropped_and_broken_ones_refused_by_name(invite: Invite) -> None:
    anna = invite("Anna", "de")
    seen = Watching(anna)

    def drop(name: str, content: bytes) -> None:
        anna.page.evaluate(DROP, [name, list(content)])

    record = record_file("saboteur", 4).read_bytes()
    seen.come("/")
    expect(anna.screen.play_now).to_be_enabled()
    drop("game.jsonl.gz", gzip.compress(record))
    expect(seen.line).to_be_focused()
    expect(anna.page.get_by_role("region", name=seen.say("replay-hands"))).to_be_visible()
    assert anna.page.url.endswith("/game")
    seen.page.keyboard.press("End")
    games = record.splitlines()
    two = games[0] + b"\n" + record_file("siegel", 3).read_bytes().splitlines()[0] + b"\n"
    drop("two.jsonl", two)
    anna.touch(seen.button("replay-which-on"))
    expect(anna.page.locator(".hand [data-card]")).to_have_count(15)

    broken = json.loads(games[0])
    broken["rounds"][0]["moves"][0] = "lay NESW 40 40 N"
    for content, why in (
        (b"", seen.say("replay-empty")),
        (b"\x1f\x8bnothing", seen.say("replay-unpacked")),
        (b"no record", seen.say("illegal-json", position=1)),
        (b'{"kartentisch": 1}', seen.say("illegal-record-missing", key="game")),
        (json.dumps(broken).encode(), seen.say("replay-refused-at", round=1, move=1, words="")),
    ):
        drop("broken.json", content)
        expect(seen.refusal("replay-no-record")).to_contain_text(re.compile(re.escape(why), re.IGNORECASE))
    seen.was_refused()
    assert faults(anna.page, ALL) == []
    anna.page.locator("input[type=file]").set_input_files(str(record_file("saboteur", 4)))
    expect(seen.line).to_be_visible()


def test_a_game_that_nobody_knows_and_one_that_was_ended_early(invite: Invite, server: Server) -> None:
    anna = invite("Anna", "en", PHONE)
    early = finished(server, "siegel", early=True)
    seen = Watching(anna)
    seen.come("/", early)
    anna.touch(anna.page.get_by_role("button", name=re.compile("^" + seen.say("home-look"))))
    expect(seen.line).to_be_visible()
    while not seen.button("replay-on").is_disabled():
        anna.touch(seen.button("replay-on"))
    expect(anna.page.get_by_text(anna.screen.say("page-ended-early")).first).to_be_visible()
    anna.page.goto("/game/nobody-knows-it")
    expect(seen.refusal("replay-no-game")).to_contain_text(seen.say("refused-unknown-game"))
    seen.was_refused()


def test_what_was_seen_is_seen_again_without_a_network(invite: Invite, siegel: Finished, saboteur: Finished) -> None:
    anna = invite("Anna", "de", PHONE, offline=True)
    seen = Watching(anna)
    seen.come("/", siegel)
    ready = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
    anna.wait(lambda: anna.page.evaluate(ready))
    anna.touch(anna.page.get_by_role("button", name=re.compile("^" + seen.say("home-look"))))
    expect(seen.line).to_be_visible()
    anna.may_lose_connection = True
    anna.context.set_offline(True)
    anna.page.goto("/")
    anna.touch(anna.page.get_by_role("button", name=re.compile("^" + seen.say("home-look"))))
    expect(anna.page.locator(".hand [data-card]")).to_have_count(15)
    anna.touch(seen.button("replay-on"))
    seen.reaches(1)
    anna.page.goto(f"/game/{saboteur.id}?eyes=0")
    expect(seen.refusal("replay-no-game")).to_contain_text(re.compile(seen.say("replay-lost") + r"\.", re.IGNORECASE))
    seen.was_refused("net::ERR_FAILED")


def test_the_end_of_a_game_leads_to_it(invite: Invite, server: Server) -> None:
    anna = invite("Anna", "de", PHONE)
    early = finished(server, "siegel", early=True)
    seen = Watching(anna)
    with Client(server, secret=early.secret) as other:
        (kept,) = other.ask("get-games")["games"]
    seen.come(f"/t/{kept['table']}", early)
    anna.touch(seen.button("replay-again"))
    expect(seen.line).to_be_visible()
    assert f"/game/{early.id}?eyes={early.seat}" in anna.page.url

"""A round by ear: driven by nothing but what the live regions say and what the accessibility tree holds."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import Person, Task
from tests.end_to_end.screen import COLOURS

# Everything that polite and assertive regions have said, in order, as a screen reader would read it out.
_LISTEN = """() => {
    const said = (window.said = []);
    const region = '[role=status], [role=alert], [aria-live]';
    const last = new Map();
    new MutationObserver((changes) => {
        const found = new Set();
        for (const { target, addedNodes } of changes) {
            const node = target instanceof Element ? target : target.parentElement;
            const at = node?.closest(region);
            if (at) found.add(at);
        }
        for (const at of found) {
            const text = at.textContent.trim();
            const assertive = at.getAttribute('role') === 'alert' || at.ariaLive === 'assertive';
            if (text && last.get(at) !== text) said.push({ text, assertive });
            last.set(at, text);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Listener:
    """Somebody who does not see the page. Nothing here looks at it, but for what is spoken and named."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.say = person, person.page, person.screen.say
        self._heard = 0
        self.assertive: list[str] = []

    def listen(self) -> None:
        self.page.evaluate(_LISTEN)

    def hear(self) -> list[str]:
        """What was said politely since the last time."""
        new = self.page.evaluate("(heard) => said.slice(heard)", self._heard)
        self._heard += len(new)
        self.assertive += [each["text"] for each in new if each["assertive"]]
        return [each["text"] for each in new if not each["assertive"]]

    def press(self, name: str) -> None:
        """A button by its name in the tree, as screen readers press it."""
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def cards(self) -> list[str]:
        """The hand as it is listed."""
        tree = self.page.get_by_role("list", name=self.say("siegel-page-hand"), exact=True).aria_snapshot()
        return re.findall(r'- button "([^"]+)"', tree)


def test_a_whole_round_by_ear(invite: Invite) -> None:
    anna, ben = invite("Anna", "en"), invite("Ben", "de")
    ear, say = Listener(anna), anna.screen.say
    anna.arrive()
    ben.join(anna.create(3, 1, bots=1))
    ear.listen()
    anna.start()

    turn = say("siegel-log-your-turn")
    must = sentence(say("siegel-page-can-play", colour="(.+?)", cards="(.+)"))
    give = sentence(say("siegel-page-give-these", seals="(.+)"))
    anywhere = [f"{say('siegel-page-lead')}.", f"{say('siegel-page-anything')}."]
    spoken: list[str] = []
    told: set[Task] = set()
    turns = 0
    colour_words = "|".join(say("siegel-kind", kind=kind) for kind in COLOURS)

    while not (spoken and say("siegel-log-round-over", round=1) in spoken[-1]):
        play_quietly(ben)
        heard = ear.hear()
        spoken += [text for text in heard if not text.isdigit()]
        for text in heard:
            if turn not in text:
                continue
            # One's own turn comes last, and with it what one may do.
            turns += 1
            news, _, task = text.rpartition(turn)
            assert turn not in news
            task = task.strip()
            if task == say("siegel-page-ask"):
                told.add(Task.PREDICT)
                ear.press(say("siegel-page-one-more", kind="r"))
                ear.press(say("siegel-page-one-more", kind="r"))
                ear.press(say("siegel-page-take", number=2))
            elif found := give.fullmatch(task):
                told.add(Task.GIVE)
                name = found[1].split(", ")[0]
                anna.page.get_by_role("group", name=say("siegel-page-give")).get_by_role(
                    "button", name=re.compile(f"^{name}")
                ).press("Enter")
            elif found := must.fullmatch(task):
                told.add(Task.PLAY)
                refused(ear, found[1])
                card = re.search(rf"(?:{colour_words}) \d+", found[2])
                assert card, task
                ear.press(card[0])
            else:
                assert task in anywhere, text
                ear.press(ear.cards()[0])
        anna.page.wait_for_timeout(30)

    assert turns >= 16, "a prediction and fifteen cards"
    assert {Task.PREDICT, Task.PLAY} <= told
    # Each card that others played was told, as a sentence of its own.
    everything = " ".join(spoken)
    for name in (seat["name"] for seat in anna.news["seats"] if seat["name"] != "Anna"):
        assert len(re.findall(rf"{name} (?:plays|leads|ruffs)[^.]*\.", everything)) == 15, everything
    # Seals are sums: "2 red ones", never "red red".
    assert say("siegel-page-some", kind="r", number=2) in everything
    assert not re.search(rf"\b({colour_words}) \1\b", everything, re.IGNORECASE)
    # Nothing but refusals interrupts.
    assert all(say("siegel-page-must-follow", colour="").split()[1] in text for text in ear.assertive), ear.assertive


def refused(ear: Listener, colour: str) -> None:
    """A card that may not be played is there, says so and why, and refuses aloud."""
    reason = ear.say("siegel-page-must-follow", colour=colour)
    other = next((card for card in ear.cards() if not card.startswith(colour)), None)
    if other is None or ear.assertive:
        return
    button = ear.page.get_by_role("button", name=other, exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(reason)
    before = len(ear.cards())
    button.press("Enter")
    expect(ear.page.get_by_role("alert").get_by_text(reason)).to_be_visible()
    assert len(ear.cards()) == before
    ear.hear()
    assert ear.assertive
    assert reason in ear.assertive[-1]


def sentence(text: str) -> re.Pattern[str]:
    """A sentence with groups where its arguments are."""
    pattern = re.escape(text)
    for group in ("(.+?)", "(.+)"):
        pattern = pattern.replace(re.escape(group), group)
    return re.compile(pattern.replace("\u2068", "").replace("\u2069", ""))


def play_quietly(person: Person) -> None:
    """The other one at the table, by sight."""
    task = person.task()
    if task is not None and task is not Task.NOD:
        person.do(task, "yg")

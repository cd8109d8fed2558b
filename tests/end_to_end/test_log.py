"""The log of a round as the page writes it, from what the server tells."""

from __future__ import annotations

from playwright.sync_api import Browser

from kartentisch.texts import speaker
from tests.end_to_end.gallery import gallery

_TELL = """(events) => {
    const log = [...session.news.log];
    for (const [name, args] of events) log.push({ number: log.at(-1).number + 1, name, args });
    session.news = { ...session.news, log };
}"""
_HEADING = "() => [...document.querySelectorAll('.log li.h')].at(-1).innerText"
_SINCE = """(heading) => {
    const lines = [...document.querySelectorAll('.log li')].map((line) => line.innerText);
    return lines.slice(lines.indexOf(heading) + 1);
}"""


def test_a_seal_that_was_taken_back_leaves_one_line_of_the_trick(browser: Browser) -> None:
    say = speaker("de")
    with gallery(browser) as shown:
        shown.show("follow")
        heading = shown.page.evaluate(_HEADING)
        won = say("siegel-log-won", you="no", player="Sabine", card="")[: -len(" .")]
        events = [
            ["played", {"seat": 0, "card": "b5"}],
            ["won", {"seat": 3, "led": "b", "by": "r"}],
            ["taken-back", {"seat": 3, "counts": True}],  # what was taken back is not told any more
            ["taken-back", {"seat": 3, "counts": True}],
            ["handed-back", {"seat": 3, "kind": "w"}],
            ["played", {"seat": 3, "card": "v1"}],
        ]
        shown.page.evaluate(_TELL, events)
        shown.page.locator(".log li.h").nth(-1).filter(has_not_text=heading).wait_for()
        lines: list[str] = shown.page.evaluate(_SINCE, heading)
    taken_back = say("undo-done", you="no", player="Sabine")
    at = lines.index(taken_back)
    assert lines[at : at + 2] == [taken_back] * 2
    assert lines[at + 2].startswith(won)
    assert sum(line.startswith(won) for line in lines) == 1

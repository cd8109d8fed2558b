"""A table that is only shown again, as in a replay: nobody is asked anything, and nothing is remembered of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kartentisch.games import GAMES
from kartentisch.texts import speaker
from tests.end_to_end.gallery import gallery

say = speaker("de")
_NEWS = Path(__file__).resolve().parents[2] / "web" / "gallery" / "saboteur.gen.json"

# What the scenes themselves leave for the page to find.
_STAGED = {"marks-offered", "role-told"}
_SCENES = {
    "siegel": {
        "predict": _STAGED | {"draft"},
        "end-asked": _STAGED,
        "round-end": _STAGED,
        "game-end": _STAGED,
    },
    "saboteur": dict.fromkeys(
        ("saboteur-5", "saboteur-role", "saboteur-reached", "saboteur-pick", "saboteur-over-3"), _STAGED
    ),
}

# Every touch of what the browser remembers, except for what somebody prefers.
_WATCH = """window.touched = [];
localStorage.clear();
localStorage.setItem('kartentisch.settings', '{"autoNod": true}');
for (const name of ['setItem', 'removeItem']) {
    const real = Storage.prototype[name];
    Storage.prototype[name] = function (key, ...rest) {
        if (!/settings|role-covered/.test(key)) touched.push(key.replace('kartentisch.', ''));
        return real.call(this, key, ...rest);
    };
}"""

# Each button once, with whatever comes to light by pressing others.
_PRESS_ALL = """async (settings) => {
    const pressed = [];
    const name = (each) => `${each.className} ${each.ariaLabel ?? each.innerText}`;
    const more = () => [...document.querySelectorAll('button:enabled')].find(
        (each) => each.checkVisibility() && !pressed.includes(name(each)) && !each.closest(`[aria-label=${settings}]`));
    for (let next = more(); next; next = more()) {
        pressed.push(name(next));
        next.click();
        await new Promise((done) => setTimeout(done, 5));
    }
    return pressed;
}"""

# Whether the sheet of the round is there, and how many cards lie in the mine, two frames after the news.
_STEP = """async (news) => {
    window.session.news = news;
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
    return [!!document.querySelector('.goldsheet'), document.querySelectorAll('.mine .cell[title]:not(.legal)').length];
}"""


def test_any_news_are_drawn_at_once(browser: Browser) -> None:
    scenes = json.loads(_NEWS.read_text())
    with gallery(browser) as shown:
        shown.page.emulate_media(reduced_motion="no-preference")
        shown.show("saboteur-5&again")
        shown.page.evaluate(_STEP, scenes["saboteur-reached"])
        shown.page.locator(".goldsheet").wait_for()  # its own file is fetched when it is first wanted
        for scene in ("saboteur-5", "saboteur-known", "saboteur-reached", "saboteur-known", "saboteur-5"):
            view = scenes[scene]["view"]
            cards = len(view["tiles"]) + sum(goal["down"] for goal in view["goals"])
            ended = scene == "saboteur-reached"
            assert shown.page.evaluate(_STEP, scenes[scene]) == [ended, 0 if ended else cards], scene


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_and_nothing_is_kept(browser: Browser, game: str) -> None:
    with gallery(browser) as shown:
        page, sent = shown.page, list[str]()
        page.add_init_script(_WATCH)
        page.clock.install()
        page.on("console", lambda said: sent.append(said.text))
        for scene, kept in _SCENES[game].items():
            shown.show(f"{scene}&again")
            page.clock.fast_forward(7_000)  # long enough to go on by itself
            pressed = page.evaluate(_PRESS_ALL, say("settings"))
            assert any(say("page-menu") in each for each in pressed), pressed
            assert sent == [], scene
            assert sorted(page.evaluate("touched")) == sorted(kept), scene

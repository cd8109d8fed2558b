"""Saboteur with every kind of card taken up, which no scene of the gallery shows; `test_scenes` has all the scenes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from kartentisch.texts import LANGUAGES, speaker
from tests.end_to_end.gallery import Gallery, gallery
from tests.end_to_end.mine import SHAPES, Mine
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.screen import Screen
from tests.end_to_end.test_scenes import ACROSS, ALL
from tools.pictures import DRAWN

WIDE = (844, 390)
CHOOSING = ("saboteur-5", "saboteur-broken")
MINES = (
    "saboteur-3",
    "saboteur-5",
    "saboteur-10",
    "saboteur-broken",
    "saboteur-bot-for-me",
    "saboteur-place",
    "saboteur-mine",
)

_OVER = """const over = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;"""

# What is written in the mine: all that can be seen of it is whole, and nothing of it lies over anything else.
_WRITTEN = f"""() => {{
    {_OVER}
    const mine = [...document.querySelectorAll('.mine')].at(-1), area = mine.getBoundingClientRect();
    const found = (where, what, measure) => [...where.querySelectorAll(what)]
        .filter((node) => node.checkVisibility({{ opacityProperty: true, visibilityProperty: true }}))
        .map((node) => [node.innerText || node.className, measure(node)]);
    const whole = (node) => node.getBoundingClientRect();
    const text = (node) => {{
        const range = document.createRange();
        range.selectNodeContents(node);
        const {{ left, right, top, bottom }} = range.getBoundingClientRect();
        return {{ left, right, top: top + 4, bottom: bottom - 4 }};
    }};
    const letter = (node) => {{
        const {{ left, right, top, bottom, width, height }} = whole(node);
        const [x, y, r] = [(left + right) / 2, (top + bottom) / 2, Math.min(width, height) / 4];
        return {{ left: x - r, right: x + r, top: y - r, bottom: y + r }};
    }};
    const names = found(mine, '.co', text), memos = found(mine, '.memo', whole);
    const buttons = found(mine.parentElement, '.tip button, .beyond', whole);
    const letters = found(mine, '.goal .gl:not(.small)', letter);
    const inside = ({{ left, right, top, bottom }}) =>
        left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom;
    const lie = (some, others) => some.flatMap(([one, a]) =>
        others.filter(([, b]) => a !== b && over(a, b)).map(([other]) => `${{one}} lies over ${{other}}`));
    return [
        ...(names.length < 3 ? [`only ${{names.length}} names`] : []),
        ...[...names, ...memos].filter(([, box]) => !inside(box)).map(([name]) => `${{name}} is cut off`),
        ...lie(names, [...names, ...memos]),
        ...lie(buttons, [...names, ...memos, ...letters]),
        ...lie(memos, letters),
    ];
}}"""

# Where the names of rows, at the left, and of columns, at the top, end.
_ALONG = """names => {
    const { left, top } = names[0].closest('.mine').getBoundingClientRect();
    const boxes = names.map((name) => name.getBoundingClientRect());
    const near = (box) => box.left - left < 8;
    return [Math.max(...boxes.filter(near).map((box) => box.right)),
        Math.max(...boxes.filter((box) => !near(box)).map((box) => box.bottom))];
}"""

_CHOSEN = f"""() => {{
    {_OVER}
    const ground = (node) => getComputedStyle(node).backgroundColor;
    const [plate, ...more] = document.querySelectorAll('.miner.meant .plate');
    const sign = plate?.querySelector('.meant-sign')?.getBoundingClientRect();
    if (!sign?.width || more.length) return ['nobody, or several, are chosen'];
    const others = [...document.querySelectorAll('.miner:not(.meant) .plate')];
    const text = (node) => {{
        const range = document.createRange();
        range.selectNodeContents(node);
        const {{ left, right, top, bottom }} = range.getBoundingClientRect();
        return {{ left, right, top: top + 5, bottom: bottom - 4 }};
    }};
    return [
        ...others.filter((other) => ground(other) === ground(plate)).map((other) => `looks like ${{other.innerText}}`),
        ...[...plate.querySelectorAll('b, small i, .tool.bad')].filter((node) => over(sign, text(node)))
            .map((node) => `hides ${{node.innerText || node.className}}`),
    ];
}}"""

# The card has been played, and may be taken back.
_PLAYED = """() => {
    const none = { may_pass: false, lays: [], breaks: [], fixes: [], falls: [], maps: [] };
    const { news } = session, view = { ...news.view, turn: 1, ...none };
    session.news = { ...news, version: news.version + 1, turn: 1, can_undo: true, view };
}"""

_COVERED = f"""() => {{
    {_OVER}
    const boxes = (what) => [...document.querySelectorAll(what)].map((node) => [node, node.getBoundingClientRect()]);
    const above = boxes('.banner, .asking .btn');
    const own = boxes('.dock .hand button, .dock .piles, .dock .role');
    if (!above.length || own.length < 6) return ['nothing to see'];
    const places = [...own, ...boxes('.banner').length ? boxes('.mine, .tip button') : []];
    return places.filter(([, box]) => above.some(([, other]) => over(other, box)))
        .map(([node]) => node.ariaLabel ?? node.className);
}}"""


def still(shown: Gallery, scene: str, size: tuple[int, int]) -> Callable[[int], None]:
    """That scene, with a clock that stands still; what is returned lets milliseconds pass."""
    clock = shown.page.clock
    clock.install(time=0)
    shown.look("light", size)
    shown.show(scene)
    clock.pause_at(600)
    return clock.run_for


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_a_card_taken_up_is_accessible(browser: Browser, size: tuple[int, int], theme: str) -> None:
    told = []
    with gallery(browser) as shown:
        shown.look(theme, size)
        mine = Mine(Screen(shown.page, speaker("de")))
        for scene in CHOOSING:
            shown.show(scene)
            # Tunnels are all alike here.
            kinds = {mine.kind(label): index for index, label in enumerate(mine.labels())}
            paths = [kind for kind in kinds if kind in (*SHAPES, "dead-end")]
            kinds = {kind: index for kind, index in kinds.items() if kind not in paths[1:]}
            for kind, index in kinds.items():
                mine.cards.nth(index).click()
                told += [f"{scene}, {kind}: {fault}" for fault in shown.axe(ALL)]
                wide: int = shown.page.evaluate("document.documentElement.scrollWidth - innerWidth")
                told += [f"{scene}, {kind}: {wide} px too wide"] if wide > 0 else []
                shown.page.keyboard.press("Escape")
    assert not told


def test_the_words_on_a_card_are_in_its_name(browser: Browser) -> None:
    """Whoever speaks to the page says what is written there."""
    with gallery(browser) as shown:
        for scene in CHOOSING:
            shown.show(scene)
            assert not shown.axe(["label-content-name-mismatch"])
            cards = Mine(Screen(shown.page, speaker("de"))).cards
            for written, label in cards.evaluate_all("cards => cards.map(card => [card.textContent, card.ariaLabel])"):
                assert written.strip().lower() in label.lower()


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["phone", "across"])
def test_what_is_written_in_the_mine_is_whole_or_not_there(browser: Browser, size: tuple[int, int]) -> None:
    told = []
    with gallery(browser) as shown:
        shown.look("light", size)
        for scene in MINES:
            shown.show(scene)
            shown.page.evaluate(DRAWN)
            told += [f"{scene}: {fault}" for fault in shown.page.evaluate(_WRITTEN)]
            # Looked at more closely, goals and names slide over the edges.
            for _ in range(2):
                shown.page.get_by_role("application").last.press("+")
            shown.page.evaluate(DRAWN)
            told += [f"{scene}, closer: {fault}" for fault in shown.page.evaluate(_WRITTEN)]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("size", [PHONE, ACROSS, WIDE], ids=["phone", "across", "wide"])
def test_looking_closer_and_back_is_one_place_that_hides_no_name(browser: Browser, size: tuple[int, int]) -> None:
    with gallery(browser) as shown:
        shown.look("light", size)
        screen = Screen(shown.page, speaker("de"))
        for scene in ("saboteur-3", "saboteur-5", "saboteur-10"):
            shown.show(scene)
            names = shown.page.locator(".co").evaluate_all(_ALONG)
            closer = screen.button("saboteur-page-larger").bounding_box()
            assert closer
            assert closer["x"] >= names[0]
            assert closer["y"] >= names[1]
            screen.button("saboteur-page-larger").click()
            assert screen.button("saboteur-page-show-all").bounding_box() == closer


@pytest.mark.parametrize(
    "scene", ["saboteur-bot-for-me", "saboteur-paused", "saboteur-paused-bot", "saboteur-which-tool"]
)
def test_across_nothing_hides_what_is_ones_own(browser: Browser, scene: str) -> None:
    """Neither banners nor a question lie over the hand, and banners not over the mine."""
    with gallery(browser) as shown:
        shown.show(scene)
        for size in (ACROSS, WIDE, (640, 360)):
            shown.look("light", size)
            assert shown.page.evaluate(_COVERED) == [], size


@pytest.mark.parametrize(
    "scene", ["saboteur-bot-for-me", "saboteur-paused", "saboteur-paused-bot", "saboteur-5", "saboteur-10"]
)
def test_low_windows_have_everything_in_reach(browser: Browser, scene: str) -> None:
    """Just high enough not to be a telephone held across."""
    with gallery(browser) as shown:
        shown.show(scene)
        for size in ((760, 481), (1180, 490), (1181, 490)):
            shown.look("light", size)
            assert [*shown.targets(), *shown.cut()] == [], size


@pytest.mark.parametrize("scene", ["saboteur-sure", "saboteur-which-tool"])
def test_who_is_chosen_stands_out(browser: Browser, scene: str) -> None:
    """By a colour that no other plate has, and by a sign that hides neither a name nor a number."""
    with gallery(browser) as shown:
        shown.show(scene)
        for size in (PHONE, ACROSS, DESK):
            shown.look("light", size)
            assert shown.page.evaluate(_CHOSEN) == [], size


def test_five_names_are_whole_on_every_screen(browser: Browser) -> None:
    with gallery(browser) as shown:
        shown.show("saboteur-which-tool")
        for size in (DESK, (1024, 768), (820, 1180), PHONE, WIDE):
            shown.look("light", size)
            cut = "names => names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.innerText)"
            assert shown.page.locator(".miner .plate b").evaluate_all(cut) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_of_a_bot_is_whole_on_a_small_desk(browser: Browser, language: str) -> None:
    say = speaker(language)
    words = [say("page-level", level=level) for level in ("apprentice", "journeyman", "master")]
    put = """(node, word) => {
        node.textContent = word;
        return node.checkVisibility() && node.scrollWidth <= node.clientWidth;
    }"""
    with gallery(browser, language) as shown:
        shown.show("saboteur-5")
        shown.look("light", (1280, 720))
        levels = shown.page.locator(".miner .level").all()
        assert levels
        assert all(level.evaluate(put, word) for level in levels for word in words)


def test_a_finger_repairs_with_large_buttons_only(browser: Browser) -> None:
    """On tablets the tools of a seat are small: a tap there asks which one is meant."""
    with gallery(browser, touch=True) as shown:
        sent: list[str] = []
        shown.page.on("console", lambda message: sent.append(message.text))
        mine = Mine(Screen(shown.page, speaker("de")))
        for size in ((820, 1180), (768, 1024), (1024, 768)):
            shown.look("light", size)
            shown.show("saboteur-which-tool")
            assert shown.targets() == []
            shown.page.locator(".miner.aimed .tool.bad").first.tap(force=True)
            assert sent == []
            expect(mine.tools).to_have_count(2)
            mine.tools.first.tap()
            assert len(sent) == 1
            sent.clear()


def test_with_a_mouse_a_tool_is_chosen_where_it_is_seen(browser: Browser) -> None:
    """A finger on the same screen is asked before."""
    with gallery(browser) as shown:
        sent: list[str] = []
        shown.page.on("console", lambda message: sent.append(message.text))
        shown.look("light", (1024, 768))
        shown.show("saboteur-which-tool")
        tool = shown.page.locator(".miner button.tool").first
        tool.evaluate("""tool => tool.dispatchEvent(
            new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))""")
        mine = Mine(Screen(shown.page, speaker("de")))
        expect(mine.sure).to_be_visible()
        assert sent == []
        tool.click()
        assert len(sent) == 1


# Taps around the middle of every cell that can be chosen, where no other one is nearer: which chose another.
# From cell to cell, so that none is chosen already.
_AROUND = """async () => {
    const plan = document.querySelector('[role=application]'), area = plan.getBoundingClientRect();
    const cells = () => [...plan.querySelectorAll('.legal')].map((node) => [node, node.getBoundingClientRect()]);
    const moment = () => new Promise((done) => setTimeout(done));
    const found = [];
    let taps = 0;
    for (const far of [10, 17, 21.5]) for (let turn = 0; turn < 8; turn++) for (let i = 0; i < cells().length; i++) {
        const middles = cells().map(([, box]) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
        const x = middles[i][0] + far * Math.cos(turn * Math.PI / 4);
        const y = middles[i][1] + far * Math.sin(turn * Math.PI / 4);
        if (middles.some((each, j) => j !== i && Math.hypot(each[0] - x, each[1] - y) < far + 2)) continue;
        const inside = x > area.left && x < area.right && y > area.top && y < area.bottom;
        const hit = document.elementFromPoint(x, y);
        if (!inside) continue;
        hit.dispatchEvent(new PointerEvent('click',
            { bubbles: true, detail: 1, pointerType: 'touch', clientX: x, clientY: y }));
        await moment();
        taps++;
        const [meant] = cells()[i], chosen = plan.querySelector('.legal.sel');
        if (chosen !== meant) found.push(`${meant.title}, ${far} px, ${turn}/8: ${chosen?.title} by ${hit.className}`);
    }
    const { width, height } = cells()[0][1];
    return [taps, Math.min(width, height), found];
}"""


@pytest.mark.parametrize("size", [PHONE, ACROSS], ids=["phone", "across"])
def test_a_finger_finds_the_nearest_cell_however_small(browser: Browser, size: tuple[int, int]) -> None:
    with gallery(browser, touch=True) as shown:
        shown.look("light", size)
        mine = Mine(Screen(shown.page, speaker("de")))
        for scene, kind in (("saboteur-5", "crossing"), ("saboteur-5", "dead-end")):
            shown.show(scene)
            mine.cards.nth([mine.kind(label) for label in mine.labels()].index(kind)).tap()
            shown.page.evaluate(DRAWN)
            taps, short, found = shown.page.evaluate(_AROUND)
            assert taps > 40
            assert short < 40
            assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_double_click_on_one_of_two_positions_means_that_one(browser: Browser, size: tuple[int, int]) -> None:
    with gallery(browser) as shown:
        passes = still(shown, "saboteur-place", size)
        both = shown.page.locator(".legal.two").first
        expect(both.locator(".in")).to_have_count(2)
        for index in (0, 1):
            meant = both.locator(".in").nth(index)
            tile, box = meant.get_attribute("data-tile") or "", meant.bounding_box()
            assert box
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            lies = shown.page.locator(".legal.sel .in")
            shown.page.mouse.dblclick(x, y)
            expect(lies).to_have_attribute("data-tile", tile)
            shown.page.keyboard.press("Escape")
            # As fingers make it: two single clicks.
            for _ in range(2):
                shown.page.mouse.click(x, y)
                expect(lies).to_have_attribute("data-tile", tile)
            # Later it is turned by a click.
            passes(700)
            shown.page.mouse.click(x, y)
            expect(lies).not_to_have_attribute("data-tile", tile)
            shown.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_double_click_is_not_meant_for_the_button_that_comes_next(browser: Browser, size: tuple[int, int]) -> None:
    """Neither for the one that really discards, nor for the one that takes back."""
    with gallery(browser) as shown:
        sent: list[str] = []
        shown.page.on("console", lambda message: sent.append(message.text))
        passes = still(shown, "saboteur-5", size)
        mine = Mine(Screen(shown.page, speaker("de")))
        mine.cards.first.click()
        mine.discard.dblclick()
        expect(mine.discard).to_have_text(mine.screen.say("saboteur-page-discard-sure"))
        assert sent == []
        passes(700)
        mine.discard.click()
        assert len(sent) == 1
        assert '"discard ' in sent[0]
        shown.page.evaluate(_PLAYED)
        back = mine.screen.button("undo-ask").bounding_box()
        assert back
        shown.page.mouse.click(back["x"] + back["width"] / 2, back["y"] + back["height"] / 2)
        assert len(sent) == 1
        passes(700)
        mine.screen.button("undo-ask").click()
        assert '"undo"' in sent[1]
        # Against bots alone, what has been seen stays seen.
        shown.page.evaluate(
            "() => { session.news = { ...session.news, can_undo: false, no_undo: 'refused-undo-seen' }; }"
        )
        mine.screen.button("undo-ask").click()
        expect(shown.page.get_by_text(mine.screen.say("refused-undo-seen"))).to_be_visible()
        assert len(sent) == 2


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_double_click_lays_a_card_once(browser: Browser, size: tuple[int, int]) -> None:
    with gallery(browser) as shown:
        sent: list[str] = []
        shown.page.on("console", lambda message: sent.append(message.text))
        shown.look("light", size)
        shown.show("saboteur-place")
        mine = Mine(Screen(shown.page, speaker("de")))
        mine.places.first.click()
        mine.lay.dblclick()
        assert len(sent) == 1


def test_across_the_hand_stays_where_it_is_when_a_card_is_taken_up(browser: Browser) -> None:
    with gallery(browser) as shown:
        cards = Mine(Screen(shown.page, speaker("de"))).cards
        places = "cards => cards.map(card => card.parentElement.getBoundingClientRect().top)"
        for size in (ACROSS, WIDE):
            shown.look("light", size)
            shown.show("saboteur-5")
            before = cards.evaluate_all(places)
            for index in range(cards.count()):
                cards.nth(index).click()
                assert cards.evaluate_all(places) == before
                asks = shown.page.locator(".asking")
                expect(asks).to_be_visible()
                assert asks.evaluate("asks => asks.getBoundingClientRect().right <= innerWidth")
                shown.page.keyboard.press("Escape")


def test_where_a_card_fits_both_ways_the_whole_cell_can_be_tapped(browser: Browser) -> None:
    """Both ways are shown, and it is turned with a button that no finger misses."""
    with gallery(browser) as shown:
        for size in (PHONE, WIDE, DESK):
            shown.look("light", size)
            shown.show("saboteur-place")
            mine = Mine(Screen(shown.page, speaker("de")))
            both = mine.plan.locator(".two")
            assert both.count() > 3
            place = both.first
            expect(place.locator("svg")).to_have_count(2)
            label = place.get_attribute("aria-label") or ""
            words, _, turned = label.partition(
                f". {mine.screen.say('saboteur-page-or-turned', words='', open='').split()[0]} "
            )
            corner = place.bounding_box()
            assert corner
            # Where neither of the two lies.
            shown.page.mouse.click(corner["x"] + corner["width"] - 3, corner["y"] + 3)
            assert mine.lies() == words
            box = mine.turn.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 43.5
            mine.turn.click()
            assert mine.lies().endswith(turned.rstrip("."))
            assert mine.cell(f"{mine.lies()}") == mine.cell(label)
            # A tap on one of the two means that one.
            shown.page.keyboard.press("Escape")
            shown.page.mouse.click(corner["x"] + corner["width"] - 6, corner["y"] + corner["height"] - 6)
            assert mine.lies().endswith(turned.rstrip("."))


def test_every_cell_is_told_with_its_row(browser: Browser) -> None:
    """The middle one has a name, too."""
    with gallery(browser) as shown:
        shown.show("saboteur-place")
        mine = Mine(Screen(shown.page, speaker("de")))
        told = mine.told.all_inner_texts()
        assert {mine.cell(line)[1] for line in told} >= {-1, 0, 1}
        rows = mine.plan.locator(".legal").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
        assert {mine.cell(label)[1] for label in rows} >= {-1, 0, 1}
        start = next(line for line in told if mine.screen.say("saboteur-page-start") in line)
        assert start.startswith(mine.screen.say("saboteur-page-middle-row", cell="0"))

"""A seal, a question or a word to all that comes to a table moves nothing that is there already."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.end_to_end.gallery import gallery
from tests.end_to_end.people import DESK, PHONE
from tests.end_to_end.test_scenes import ACROSS, TABLET

SCENES = ("follow", "three", "five", "long", "saboteur", "onlooker-five", "few")
SIZES = (DESK, TABLET, PHONE, ACROSS)

# News of each kind, one after the other. Cards that are raised are moved by a transform; their places are not.
_MOVED = """async () => {
    const first = session.news, view = first.view, you = first.you ?? 0;
    const seen = (more) => ({ ...first, view: { ...view, ...more } });
    const seats = (change) => ({ ...first, seats: first.seats.map(change) });
    const black = (held, number) => ({ ...held, k: number });
    const kinds = {};
    for (const number of [0, 1, 2, 6])
        kinds[`${number} black`] = seen({ seals: view.seals.map((held) => black(held, number)) });
    kinds['a seal handed back'] = seen({
        seals: view.seals.map((held, seat) => (seat === you ? { ...held, b: (held.b ?? 1) - 1 } : held)),
        tricks: [...view.tricks, { ...view.tricks.at(-1), winner: you, seal: 'b' }],
    });
    kinds['none black'] = first;
    kinds['the last trick gone'] = seen({ trick: [], winning: null });
    kinds['the turn of the next'] = { ...seen({ cards: [] }), turn: (you + 1) % first.seats.length };
    kinds['a clock'] = { ...first, clock: 9 };
    kinds['a pause'] = { ...first, paused: true };
    kinds['a wish to end'] = seats((seat, i) => ({ ...seat, ends: i !== you }));
    kinds['one gone'] = seats((seat, i) => (i === you ? seat : { ...seat, present: false, takeover_in: 42 }));
    kinds['a wish to take back'] = { ...first, undo: { seat: (you + 1) % first.seats.length, waits_for: [you] } };
    kinds['something to take back'] = { ...first, can_undo: true };
    if (view.hand.length === 4) {
        const trick = { ...view.tricks.at(-1), seal: '', cards: ['b7', 'b10', 'r2', 'b5'] };
        const played = { cards: [], trick: [], winning: null, tricks: [...view.tricks, trick] };
        kinds['the last card'] = { ...seen({ ...played, hand: [], phase: 'deal' }), stage: 'between', turn: null };
    }
    if (first.you !== null) {
        kinds['a bot for us'] = seats((seat, i) => (i === you ? { ...seat, bot: 'apprentice' } : seat));
        kinds['a question'] = seen({ cards: [], hand_backs: ['-r', '-b', '-w'] });
        kinds['by hand'] = seen({ cards: [], hand_backs: ['-g', '-b', '-y', '-'] });
    }
    const things = '.bar, .mat, .mat > *, .plate, .seals .kt-seal, .trick .play, .hand li';
    const drawn = () => new Promise((done) => setTimeout(done));
    const places = () => new Map([...document.querySelectorAll(things)].map((node) => {
        const { left, top } = node.getBoundingClientRect();
        return [node, [left, top].map(Math.round)];
    }));
    const found = [];
    let before = places();
    for (const [kind, news] of Object.entries(kinds)) {
        session.news = news;
        await drawn();
        const after = places();
        for (const [node, place] of before) {
            if (kind === 'by hand' && node.closest('.me .seals')) continue;  // they become buttons
            if (after.has(node) && `${place}` !== `${after.get(node)}`)
                found.push(`${kind} moves ${node.className} from ${place} to ${after.get(node)}`);
        }
        before = after;
    }
    session.news = first;
    await drawn();
    return found;
}"""


@pytest.mark.parametrize("part", range(2))
def test_what_comes_moves_nothing_that_is_there(browser: Browser, part: int) -> None:
    found = []
    with gallery(browser) as shown:
        for scene in SCENES[part::2]:
            shown.show(scene)
            for size in SIZES:
                shown.look("light", size)
                moved: list[str] = shown.page.evaluate(_MOVED)
                found += [f"{scene} {size}: {fault}" for fault in moved]
    assert not found, "\n".join(found)

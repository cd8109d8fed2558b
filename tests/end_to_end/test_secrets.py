"""Onlookers see the table live, but no hand; nobody sees another hand. Not on the page, and in no frame."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.end_to_end.conftest import Invite
from tests.end_to_end.people import PHONE, play
from tests.end_to_end.records import known, leaks


def test_an_onlooker_sees_the_table_live_but_no_hand(invite: Invite) -> None:
    anna, ben, olga = invite("Anna"), invite("Ben", "de", PHONE), invite("Olga", "nl")
    anna.arrive()
    link = anna.create(3)
    ben.join(link)
    anna.touch(anna.screen.button("page-fill"))
    anna.start()
    expect(anna.screen.hand_cards).to_have_count(15)

    olga.open(link)
    expect(olga.screen.looking_on).to_be_visible()
    looks: list[tuple[int, set[str]]] = []
    seen_in_trick = set()

    def look() -> bool:
        cards = olga.card_words()
        looks.append((olga.news["version"], cards))
        seen_in_trick.update(cards)
        assert not olga.screen.hand.count()
        return anna.finished and ben.finished

    play([anna, ben], look)
    olga.wait(lambda: olga.finished)
    record = anna.record()
    # Live: what Olga's page showed was the trick on the table, again and again.
    assert len({version for version, _ in looks}) > 20
    assert len(seen_in_trick) > 20
    for version, cards in looks:
        assert cards <= known(record, version, None), version

    assert not leaks(olga.received, record, None)
    assert olga.news["version"] == 1 + len(record["rounds"][0]["moves"])
    for person in (anna, ben):
        seat = record["players"].index(person.name)
        assert not leaks(person.received, record, seat)
        # The test of the test: with other eyes these frames do hold secrets.
        assert leaks(person.received, record, None)
        assert leaks(person.received, record, (seat + 1) % 3)


def test_a_table_without_onlookers_turns_them_out_when_it_begins(invite: Invite) -> None:
    anna, olga = invite("Anna"), invite("Olga", "de")
    anna.arrive()
    link = anna.create(3)
    anna.touch(anna.screen.button("page-change"))
    anna.touch(anna.screen.beginning("switch", "page-onlookers"))
    anna.wait(lambda: anna.news["settings"]["onlookers"] is False)
    anna.page.go_back()
    olga.open(link)
    expect(olga.screen.button("page-sit").last).to_be_visible()
    anna.touch(anna.screen.button("page-fill"))
    anna.start()
    expect(olga.page.get_by_text(olga.screen.say("refused-no-onlookers"))).to_be_visible()
    heard = len(olga.received)
    play([anna], lambda: anna.news["version"] > 8)
    assert not [frame for frame in olga.received[heard:] if frame["type"] == "table"]
    olga.page.reload()
    expect(olga.page.get_by_text(olga.screen.say("refused-no-onlookers"))).to_be_visible()
    assert "hand" not in str(olga.received)

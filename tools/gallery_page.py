"""The page docs/gallery.md: which pictures it shows, and what stands beside them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Chapter(NamedTuple):
    """A heading, what there is to see, and the pictures by the names that `tools.pictures` gives them."""

    title: str
    text: str
    pictures: tuple[str, ...]


CHAPTERS = (
    Chapter(
        "The table",
        "The candle stands with whoever is on turn. What may be played is raised, and the card in front has a ring.",
        (
            "follow-desk-light-de",
            "follow-desk-dark-de",
            "follow-tablet-light-de",
            "follow-across-light-de",
            "follow-phone-light-de",
            "follow-phone-dark-de",
            "fifteen-small-light-de",
            "few-phone-light-de",
            "lead-phone-light-en",
            "cannot-follow-phone-light-de",
        ),
    ),
    Chapter(
        "The prediction",
        "One column a colour: what you hold, what lies in the middle, what you take. Seals can be dragged, too.",
        (
            "predict-first-desk-light-de",
            "predict-desk-dark-de",
            "predict-from-desk-light-de",
            "predict-robbed-desk-light-de",
            "predict-across-light-de",
            "predict-phone-light-de",
            "predict-over-small-light-nl",
            "predict-from-phone-dark-de",
            "predict-saboteur-phone-light-en",
            "predict-wait-phone-light-de",
        ),
    ),
    Chapter(
        "A trick is won",
        "It stays for a moment. A seal goes back by itself; only where there is a choice is one asked.",
        (
            "won-desk-light-de",
            "give-desk-light-de",
            "give-tablet-dark-de",
            "give-phone-light-de",
            "give-small-light-nl",
            "by-hand-phone-light-de",
        ),
    ),
    Chapter(
        "The end of a round and of the game",
        "Why everybody got those points, with the very seals that cost them; then who has won, ties included.",
        (
            "round-end-desk-light-de",
            "game-end-desk-light-de",
            "game-end-tie-desk-dark-de",
            "round-end-phone-light-de",
            "game-end-tie-phone-light-de",
            "game-end-small-light-nl",
        ),
    ),
    Chapter(
        "Three and five at the table",
        "Seats always run clockwise from one's own left.",
        (
            "three-desk-light-de",
            "five-desk-light-de",
            "three-phone-light-de",
            "five-phone-light-de",
            "five-across-dark-de",
            "long-small-light-nl",
        ),
    ),
    Chapter(
        "What can happen",
        "Somebody is gone, a bot plays for somebody, a break, an onlooker, the clock's last seconds, a refusal, "
        "a lost connection.",
        (
            "away-desk-light-de",
            "onlooker-desk-light-de",
            "bot-for-me-phone-light-de",
            "clock-phone-light-de",
            "paused-phone-light-de",
            "refusal-phone-light-de",
            "lost-phone-light-de",
            "sheet-phone-light-de",
            "menu-phone-light-en",
            "last-trick-phone-light-de",
        ),
    ),
    Chapter(
        "Saboteur: the mine",
        "Joined tunnels are lit. A chosen card shows every cell where it may lie; on upright telephones the mine grows "
        "downwards.",
        (
            "saboteur-5-desk-light-de",
            "saboteur-place-desk-light-de",
            "saboteur-known-tablet-dark-de",
            "saboteur-10-across-light-de",
            "saboteur-5-phone-light-de",
            "saboteur-place-small-light-nl",
            "saboteur-10-small-dark-de",
            "saboteur-broken-phone-light-en",
        ),
    ),
    Chapter(
        "Saboteur: who am I, and who are they?",
        "At the start of a round one's role is turned over, for oneself alone; whoever covered it gets the next one "
        "face down. What one suspects of the others is in sight while one chooses whom to break, and can be said.",
        (
            "saboteur-role-desk-light-de",
            "saboteur-marks-5-desk-light-de",
            "saboteur-accuse-desk-light-de",
            "saboteur-role-saboteur-phone-light-en",
            "saboteur-role-covered-phone-dark-de",
            "saboteur-marks-break-phone-light-de",
            "saboteur-accuse-phone-dark-de",
        ),
    ),
    Chapter(
        "Saboteur: how a round ends",
        "Step by step, under the lamp: the treasure, which stays until one goes on, then everybody's dwarf beside what "
        "one suspected, then the gold with its reason. It is picked in turn, face down for the others.",
        (
            "saboteur-treasure-desk-light-de",
            "saboteur-who-desk-light-de",
            "saboteur-guessed-desk-light-de",
            "saboteur-over-10-desk-light-de",
            "saboteur-treasure-left-phone-light-en",
            "saboteur-who-phone-light-de",
            "saboteur-who-10-small-light-nl",
            "saboteur-pick-others-phone-light-de",
            "saboteur-reached-phone-light-de",
            "saboteur-missed-small-light-nl",
        ),
    ),
    Chapter(
        "Before the game",
        "Home with a game that waits, a new table whose seats are the form, friends who gather, the link.",
        (
            "home-desk-light-de",
            "home-desk-dark-de",
            "new-desk-light-de",
            "gathering-desk-light-de",
            "home-phone-light-de",
            "new-phone-light-en",
            "gathering-small-light-nl",
            "link-phone-light-de",
            "settings-phone-light-de",
        ),
    ),
    Chapter(
        "Without colours",
        "The table as seen with deuteranopia and with protanopia: emblems and pictures tell the colours apart.",
        (
            "follow-desk-light-de-deuteranopia",
            "follow-desk-light-de-protanopia",
            "predict-desk-light-de-deuteranopia",
            "predict-desk-light-de-protanopia",
        ),
    ),
)
SHOWN = frozenset(name for chapter in CHAPTERS for name in chapter.pictures)
WIDTHS = {"desk": 480, "tablet": 400, "across": 400, "phone": 190, "small": 190}


def picture(name: str) -> str:
    width = next(width for size, width in WIDTHS.items() if f"-{size}-" in name)
    return f'<img src="pictures/{name}.webp" width="{width}" alt="{name.replace("-", " ")}">'


def write_page(file: Path) -> None:
    lines = [
        "# Gallery",
        "",
        "Pictures of the page, taken by `make pictures`, which puts many more into `build/pictures/`.",
    ]
    for chapter in CHAPTERS:
        lines += ["", f"## {chapter.title}", "", chapter.text, "", *map(picture, chapter.pictures)]
    file.write_text("\n".join(lines) + "\n", "utf-8")

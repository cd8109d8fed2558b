"""Names and lines as people see them: whether there is anything to see, and which names look alike.

Lookalikes are found as in Unicode's Technical Standard 39: names are reduced to a skeleton, and those with the same
skeleton are alike. Our table has what is drawn like a Latin letter or a digit in alphabets that devices have fonts for.
What is equal by compatibility (full-width letters, mathematical ones, ligatures) `unicodedata` knows.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

LONGEST_NAME = 24
MARKS_ON_A_LETTER = 4
"""No language needs more; hundreds of them would be drawn over the lines above and below."""

_IGNORED = frozenset(
    (
        "\u034f",  # joins graphemes
        "\u115f\u1160\u3164\uffa0",  # fillers of Hangul, which are letters by category
        "\u17b4\u17b5",  # vowels of Khmer that are not written
        "\u180b\u180c\u180d\u180f",  # select variants of Mongolian letters
        "\u2800",  # the Braille pattern without dots, which is a symbol by category
        "\ufffc",  # stands for an object that is not there
        "\U0001d159",  # a note without a head
        *map(chr, range(0xFE00, 0xFE10)),  # select variants of symbols and letters
        *map(chr, range(0xE0100, 0xE01F0)),
    )
)
_BLANKS = frozenset("".join(_IGNORED))
"""Characters that leave nothing to see, though their category does not say so."""

_DRAWN_LIKE = {
    "2": "ƧϨᒿꙄꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "8": "Ȣȣ৪੪",
    "9": "৭੧୨൭ⳊꝮ",
    "A": "ΑАᎪᗅꓮ",
    "a": "ɑαа",
    "B": "ΒВᏴᗷꓐꞴ",
    "b": "ƄЬᏏᑲᖯ",
    "C": "ϹСᏟⲤꓚ",
    "c": "ϲсᴄⲥꮯ",
    "D": "ĐᎠᗞᗪꓓ",
    "d": "đԁᏧᑯꓒ",
    "E": "ΕЕᎬⴹꓰ",
    "e": "еҽꬲ",
    "F": "ϜᖴꓝꞘ",
    "f": "քẝꞙꬵ",
    "G": "ԌᏀᏳꓖ",
    "g": "ƍɡցᶃ",
    "H": "ĦΗНᎻᕼⲎꓧ",
    "h": "ħһհᏂ",
    "I": "ΙІ",
    "i": "ıɩɪͺιіᎥꙇꭵ",
    "J": "ͿЈᎫᒍꓙꞲ",
    "j": "ϳј",
    "K": "ΚКᏦᛕⲔꓗ",
    "k": "κк",
    "L": "ŁᏞᒪⳐꓡ",
    "l": "łƖǀӏ۱ᛁⲒⵏꓲ",
    "M": "ΜϺМᎷᗰᛖⲘꓟ",
    "N": "ΝⲚꓠ",
    "n": "ոռ",
    "O": "ØΟОՕ০ଠ୦ዐⲞⵔꓳ",
    "o": "øοσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ",
    "P": "ΡРᏢᑭⲢꓑ",
    "p": "ρрⲣ",
    "Q": "Ԛⵕ",
    "q": "ԛգզ",
    "R": "ƦᎡᏒᖇꓣ",
    "r": "гᴦⲅꭇꭈꮁ",
    "S": "ЅՏᏕᏚꓢ",
    "s": "ſƽѕꜱꮪ",
    "T": "ΤТᎢⲦꓔ",
    "t": "τт",
    "U": "Սሀᑌꓴ",
    "u": "ʋυսᴜꞟꭎꭒ",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ",
    "v": "νѵᴠꮩ",
    "W": "ԜᎳᏔꓪ",
    "w": "ɯωѡԝաᴡꮃ",
    "X": "ΧХᚷⲬⵝꓫꞳ",
    "x": "χхᕁᕽ",
    "Y": "ΥУҮᎩᎽⲨꓬ",
    "y": "ɣʏγуүყᶌỿꭚ",
    "Z": "ΖᏃꓜ",
    "z": "ᴢꮓ",
}
"""Letters and digits, each with letters of other alphabets that are drawn like it."""
_SAME = {"I": "l", "|": "l", "1": "l", "0": "o"}
_LOOKALIKES = {c: _SAME.get(letter, letter) for letter, like in _DRAWN_LIKE.items() for c in like} | _SAME
_DRAWN_ALIKE = (("rn", "m"), ("vv", "w"))
_ACCENTS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Where the marks are that go with any letter; those of one script are part of its words."""


def without_blanks(text: str) -> str:
    """A text without characters that leave nothing to see, in normal form."""
    return unicodedata.normalize("NFC", "".join(c for c in text if c not in _BLANKS))


def few_marks(text: str) -> str:
    """A text without marks beyond `MARKS_ON_A_LETTER` on any letter; what joins letters does not begin a new one."""
    kept, marks = [], 0
    for c in text:
        category = unicodedata.category(c)
        if category in ("Mn", "Me"):
            marks += 1
        elif category != "Cf":
            marks = 0
        if marks <= MARKS_ON_A_LETTER or category == "Cf":
            kept.append(c)
    return "".join(kept)


def is_visible(text: str) -> bool:
    """Whether there is anything to see: a letter, number, sign or symbol, not only spaces and marks."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANKS for c in text)


@lru_cache(maxsize=10_000)
def looks(name: str) -> frozenset[str]:
    """The skeletons of a name, as it is written and in small letters. Names that share one look alike."""
    return frozenset((_skeleton(name), _skeleton(name.casefold()))) if name else frozenset()


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it if it looks like one that is taken."""
    skeletons = frozenset[str]().union(*map(looks, taken))
    if not looks(name) & skeletons:
        return name
    for number in count(2):
        suffix = f" {number}"
        numbered = name[: LONGEST_NAME - len(suffix)].rstrip() + suffix
        if not looks(numbered) & skeletons:
            return numbered
    raise AssertionError


def _skeleton(name: str) -> str:
    plain = (c for c in unicodedata.normalize("NFKD", name) if not (_is_accent(c) or c in _BLANKS or c.isspace()))
    drawn = "".join(_LOOKALIKES.get(c, c) for c in plain).casefold()
    for several, one in _DRAWN_ALIKE:
        drawn = drawn.replace(several, one)
    return drawn


def _is_accent(character: str) -> bool:
    return any(first <= ord(character) <= last for first, last in _ACCENTS)

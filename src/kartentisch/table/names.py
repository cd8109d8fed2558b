"""Names and lines as people see them: whether there is anything to see, and which names look alike.

Lookalikes are found as in Unicode's Technical Standard 39: names are reduced to a skeleton, and those with the same
skeleton are alike. Our table has what is drawn like a Latin letter or a digit in alphabets that devices have fonts for.
What is equal by compatibility (full-width letters, mathematical ones, ligatures) `unicodedata` knows.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
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
    "2": "ƧϨᒿꙄꝚꛯ",
    "3": "ƷȜЗӠⳌꝪꞫ𖼻𑣊",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "бᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "Ȣȣ৪੪ଃ\U0001e8cb𐌚",
    "9": "৭੧୨൭ⳊꝮ𑣌𑢬𑣖",
    "A": "ΑАᎪᗅꓮ𖽀𐊠Ⱥ",
    "a": "ɑαа⍺ⱥᴀ",
    "B": "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁Ƀ",
    "b": "ƄЬᏏᑲᖯƀɓʙ",
    "C": "ϹСᏟⲤꓚ𑣲𑣩𐊢𐌂𐐕𐔜ҪȻ",
    "c": "ϲсᴄⲥꮯ𐐽ҫȼ",
    "D": "ĐᎠᗞᗪꓓÐƉƊ",
    "d": "đԁᏧᑯꓒɖɗᴅ",
    "E": "ΕЕᎬⴹꓰ⋿𑢦𑢮𐊆Ɇ",
    "e": "еҽꬲ℮ɇᴇ",
    "F": "ϜᖴꓝꞘ𑣂𑢢𐊇𐊥𐔥Ƒ",
    "f": "քẝꞙꬵſƒꜰ",
    "G": "ԌᏀᏳꓖǤƓ",
    "g": "ƍɡցᶃǥɠɢ",
    "H": "ĦΗНᎻᕼⲎꓧ𐋏ҢӉӇⱧ",
    "h": "ħһհᏂɦћђʜ",
    "I": "ΙІƗ",
    "i": "ıɩɪͺιіᎥꙇꭵ⍳˛𑣃ɨ",
    "J": "ͿЈᎫᒍꓙꞲɈ",
    "j": "ϳјɉᴊ",
    "K": "ΚКᏦᛕⲔꓗ𐔘ҚҞƘꝀⱩ",
    "k": "κкқҟƙᴋ",
    "L": "ŁᏞᒪⳐꓡ𖼖𑢣𑢲𐐛𐔦",
    "l": "łƖǀӏ۱ᛁⲒⵏꓲ\u05c0∣⏽￨\u0661\u05d5\u05df\u0627\u07ca𐌠\U0001e8c7𖼨𐊊𐌉ʟ⏐│❘丨〡ꟾꞁ",
    "M": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑Ӎ",
    "m": "ӎᴍм",
    "N": "ΝⲚꓠ𐔓Ɲ",
    "n": "ոռɲɳƞηɴ",
    "O": "ØΟОՕ০ଠ୦ዐⲞⵔꓳ\u07c0〇𑓐𑣠𐓂𑢵𐊒𐊫𐐄𐔖ƟӨΘѲ○◯⚬⭕",
    "o": "øοσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ\u05e1\u0665\u0647\u06be\u06c1\u06d5ంಂംං𐓪𑣈𑣗𐐬ɵөθѳ",
    "P": "ΡРᏢᑭⲢꓑ𐊕Ƥ",
    "p": "ρрⲣ⍴ƥᴘ",
    "Q": "Ԛⵕ",
    "q": "ԛգզ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵Ɍ",
    "r": "гᴦⲅꭇꭈꮁɍɽʀ",
    "S": "ЅՏᏕᏚꓢ𖼺𐊖𐐠",
    "s": "ƽѕꜱꮪ𑣁𐑈ʂ",
    "T": "ΤТᎢⲦꓔ⊤⟙𖼊𑢼𐊗𐊱𐌕ŦȾƮҬ",
    "t": "τтŧƭҭᴛ",
    "U": "Սሀᑌꓴ∪⋃𐓎𖽂𑢸Ʉ",
    "u": "ʋυսᴜꞟꭎꭒ𐓶𑣘",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ\u0667𖼈𑢠𐔝",
    "v": "νѵᴠꮩ∨⋁\u05d8𑜆𑣀",
    "W": "ԜᎳᏔꓪ𑣯𑣦",
    "w": "ɯωѡԝաᴡꮃ𑜊𑜎𑜏",
    "X": "ΧХᚷⲬⵝꓫꞳ᙭╳𐌢𑣬𐊐𐊴𐌗𐔧Ҳ✕✖",
    "x": "χхᕁᕽ᙮×⨯⤫⤬ҳ",
    "Y": "ΥУҮᎩᎽⲨꓬ𖽃𑢤𐊲ɎҰ",
    "y": "ɣʏγуүყᶌỿꭚ𑣜ɏұƴ",
    "Z": "ΖᏃꓜ𐋵𑣥𑢩ƵȤ",
    "z": "ᴢꮓ𑣄ƶȥ",
}
"""Letters and digits, each with letters of other alphabets that are drawn like it."""
_SEVERAL = {
    "aa": "ꜳ",
    "ae": "æӕ",
    "ao": "ꜵ",
    "au": "ꜷ",
    "av": "ꜹꜻ",
    "ay": "ꜽ",
    "bl": "ы",
    "dz": "ʣ",
    "ll": "‖∥ǁװ",
    "lo": "ю",
    "ls": "ʪ",
    "lz": "ʫ",
    "m": "𑣣𑜀",
    "oe": "œ",
    "oo": "ꝏꚙ∞",
    "tf": "ꝷ",
    "ts": "ʦ",
    "ue": "ᵫ",
    "uo": "ꭣ",
}
"""Letters, each with characters that are drawn like all of them together."""
_SIGNS = {
    "-": "‐‑‒–—―−﹣－⁃˗➖─ー一⼀",
    "'": "’‘‛′‵`´ʹʻʼʽʾˈˊˋ˴΄\u055a\u05f3\u05d9\ua78c",
    "''": '"“”‟″‶〃\u05f4˝ʺ',
    "!": "ǃⵑ",
    "*": "∗⁎\u066d",
    "+": "᛭",
    ",": "‚\u060c\u066bꓹ",
    ".": "․ꓸ\u06d4\u0660\u06f0",
    "/": "∕⁄╱⟋⧸ノ丿",
    ":": "∶ː։\u05c3ꓽ˸᛬",
    "<": "‹˂",
    ">": "›˃",
    "?": "ɂʔ",
    "~": "∼˜⁓",
    "·": "•∙⋅・᛫‧ꞏ",
}
"""Signs, each with what is drawn like it."""
_ELSEWHERE = {
    "Γ": "Г",
    "Δ": "∆",
    "И": "Ͷ",
    "Λ": "Л",
    "Π": "П∏",
    "Σ": "∑Ʃ",
    "Φ": "Ф",
    "ß": "βꞵ",
    "ə": "әǝ",
    "ニ": "二",
    "ロ": "口囗",
    "エ": "工",
    "カ": "力",
    "タ": "夕",
    "ハ": "八",
    "ト": "卜",
    "へ": "ヘ",
}
"""Letters of other alphabets that are drawn alike. Marks on them stay: they make other letters."""
_SAME = {"I": "l", "|": "l", "1": "l", "0": "o"}
_LOOKALIKES = {c: _SAME.get(letter, letter) for letter, like in _DRAWN_LIKE.items() for c in like} | _SAME
_OTHERS = {c: sign for same in (_SIGNS, _ELSEWHERE) for sign, like in same.items() for c in like}
_DRAWN_ALIKE = (
    *(("rn", "m"), ("vv", "w")),
    *((one, several) for several, ones in _SEVERAL.items() for one in ones),
)
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
    # Once before it is decomposed, too: to Unicode a lunate sigma is a sigma, and a long s is an s.
    plain = unicodedata.normalize("NFKD", "".join(map(_drawn, name)))
    drawn = "".join(map(_drawn, _without_marks(plain))).casefold()
    for several, one in _DRAWN_ALIKE:
        drawn = drawn.replace(several, one)
    return drawn


def _drawn(character: str) -> str:
    return _LOOKALIKES.get(character) or _OTHERS.get(character, character)


def _without_marks(text: str) -> Iterator[str]:
    """A decomposed text without blanks, accents, and marks of other scripts on letters that are drawn like ours."""
    ours = False
    for c in text:
        if unicodedata.category(c) in ("Mn", "Me"):
            if ours or _is_accent(c):
                continue
        else:
            ours = c.isascii() or c in _LOOKALIKES
        if not (c in _BLANKS or c.isspace()):
            yield c


def _is_accent(character: str) -> bool:
    return any(first <= ord(character) <= last for first, last in _ACCENTS)

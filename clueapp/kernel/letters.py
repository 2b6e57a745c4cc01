"""Words that look like other words: alphabets mixed in one, letters taken for one another, and what cannot be seen.

No package that is installed knows such letters, so the table below does: those of alphabets which people read as Latin
ones, after the list of confusables of Unicode (UTS 39). An accent makes another name.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from unicodedata import category, name, normalize

_LOOKS_LIKE = {
    "A": "АΑᎪꓮ", "B": "ВΒᏴꓐ", "C": "СϹᏟꓚⲤ", "D": "ᎠꓓᗞⅮ", "E": "ЕΕᎬꓰ", "F": "Ϝꓝ", "G": "ԌᏀꓖ", "H": "НΗᎻꓧⲎ",
    "I": "ІΙӀꓲⲒ", "J": "ЈᎫꓙͿ", "K": "КΚᏦꓗⲔ", "L": "ԼᏞꓡ", "M": "МΜᎷꓟⲘϺ", "N": "ΝꓠⲚ", "O": "ОΟՕꓳⲞ", "P": "РΡᏢꓑⲢ",
    "Q": "Ԛ", "R": "ᎡᏒꓣ", "S": "ЅՏᏚꓢ", "T": "ТΤᎢꓔⲦ", "U": "Սꓴ", "V": "ᏙꓦѴ", "W": "ԜᎳꓪ", "X": "ХΧꓫⲬ", "Y": "УΥҮꓬⲨ",
    "Z": "ΖᏃꓜⲌ",
    "a": "аɑαⲁ", "b": "вЬьᏏ", "c": "сϲⲥ", "d": "ԁᏧ", "e": "еҽ℮", "g": "ɡց", "h": "һհнᏂ", "i": "іιıɩ", "j": "јϳյ",
    "k": "кκⲕ", "l": "ӏㅣاןו١", "m": "мⲙ", "n": "ոռпη", "o": "оοօσⲟㅇဝ०๐ه٥ס", "p": "рρⲣ", "q": "ԛզգ", "r": "гⲅ",
    "s": "ѕ", "t": "тτ", "u": "υս", "v": "νѵ", "w": "ԝѡաω", "x": "хχⲭ", "y": "уүγყⲩ",
    "'": "’‘ʼʹʻ`´′", "-": "‐‑–—−˗",
    "一": "ー", "二": "ニ", "八": "ハ", "力": "カ", "卜": "ト", "口": "ロ", "夕": "タ", "工": "エ", "へ": "ヘ",
}  # fmt: skip
"""Letters of other alphabets that look like one of this; small ones also like a capital that is written small."""
_AS_LATIN = str.maketrans({each: letter for letter, alike in _LOOKS_LIKE.items() for each in alike})
_AS_STROKE_OR_RING = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE", "LISU", "DESERET", "CANADIAN")
"""Those that have letters in common, by their looks: of these a name has one. All others go together with any."""
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
BLANKS = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159")
"""Letters by name, and nothing to be seen of them."""
_SELECTORS = (range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
"""What chooses a shape of the letter before it, and is nothing by itself."""


def mixed_alphabets(text: str) -> list[str]:
    """The alphabets of a name that are taken for one another, if there are several.

    >>> mixed_alphabets("Аnn"), mixed_alphabets("Анна 2"), mixed_alphabets("Ann 安 あん")
    (['Cyrillic', 'Latin'], [], [])
    """
    letters = (normalize("NFKD", letter)[0] for letter in text if category(letter).startswith("L"))
    words = {name(letter, "").split(" ", 1)[0] for letter in letters}
    found = sorted(each.title() for each in words.intersection(_ALPHABETS))
    return found if len(found) > 1 else []


def resembled(text: str, others: Iterable[str]) -> str | None:
    """The first of some other names that this one could be taken for.

    >>> resembled("Сосо", ["Ann", "Coco"]), resembled("lan", ["Ian"]), resembled("Zoë", ["Zoe"])
    ('Coco', 'Ian', None)
    """
    looks = _looks(text)
    return next((other for other in others if looks & _looks(other)), None)


def as_latin(text: str) -> str:
    """The text in the Latin letters that it could be taken for; decomposed, and letters like no other stay.

    >>> as_latin("Сосо"), as_latin("Жаn"), as_latin("ＣＯＣＯ")
    ('Coco', 'Жan', 'COCO')
    """
    # Some letters decompose into others that look like none: the moon-shaped sigma, an acute by itself.
    return "".join(_as_latin(letter) for letter in normalize("NFKD", text.translate(_AS_LATIN)))


def without_invisible(text: str) -> str:
    """The text without what nobody can see: marks of direction, joiners, selectors, blank letters, control codes.

    >>> without_invisible("f\\u200boo\\u00adt\\ufe0f"), without_invisible("ice cream")
    ('foot', 'ice cream')
    """
    return text if text.isascii() and text.isprintable() else "".join(filter(_is_seen, text))


def _is_seen(letter: str) -> bool:
    is_control = category(letter) in ("Cf", "Cc") and not letter.isspace()
    return not (is_control or letter in BLANKS or _is_selector(letter))


def _is_selector(letter: str) -> bool:
    return any(ord(letter) in each for each in _SELECTORS)


@lru_cache(maxsize=1_024)
def _looks(text: str) -> frozenset[tuple[str, str]]:
    """What a name is read as, whatever the size of its letters, and how it is seen, with strokes and rings alike."""
    plain = as_latin(text)
    read, seen = (text.casefold(), plain.casefold()), _at_a_glance(plain)
    return frozenset({("seen", seen), *(("read", each) for each in read)})


def _as_latin(letter: str) -> str:
    if _is_selector(letter):
        return ""
    called = name(letter, "")
    if called.startswith(_SMALL_CAPITAL) and len(called) == len(_SMALL_CAPITAL) + 1:
        return called[-1]
    capital = letter.upper() if called.startswith("CHEROKEE SMALL ") else letter
    return capital.translate(_AS_LATIN)


def _at_a_glance(plain: str) -> str:
    """A capital L is no stroke, so it keeps its size; of the other letters it does not matter."""
    alike = plain.replace("rn", "m").replace("vv", "w").translate(_AS_STROKE_OR_RING)
    return "".join(letter if letter == "L" else letter.casefold() for letter in alike)

"""The ways to write one answer: abbreviated or not, in digits or words, singular or plural, with a title or without."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, product

from clueapp.games.trivia.lexicon import NAMES, usual_spelling
from clueapp.games.trivia.lexicon.places import CITIES, COUNTRIES, HEIGHTS, LANDS, WATERS
from clueapp.games.trivia.numerals import with_digits
from clueapp.games.trivia.plurals import singular
from clueapp.games.trivia.writing import joined, plain

_SHORT = {"bros": "brothers", "capt": "captain", "cpt": "captain", "jr": "junior", "mr": "mister"}
_SHORT |= {"mt": "mount", "prof": "professor", "sgt": "sergeant", "sr": "senior", "vs": "versus"}
_SHORT |= {"ave": "avenue", "blvd": "boulevard", "rd": "road"}
_SHORT |= {"uk": "united kingdom", "usa": "united states", "united states of america": "united states"}
_SHORT |= {"nyc": "new york city", "uae": "united arab emirates", "ussr": "soviet union"}
_SHORT |= {"ww1": "world war 1", "ww2": "world war 2", "wwi": "world war 1", "wwii": "world war 2"}
_SHORT_WORD = re.compile(rf"\b(?:{'|'.join(_SHORT)})\b")
_SHORT_BY_PLACE = (
    (re.compile(r"\bst(?= )"), "saint"),
    (re.compile(r"(?<= )st$"), "street"),
    (re.compile(r"(?<= )dr$"), "drive"),
    (re.compile(r"\bdr\b"), "doctor"),
    (re.compile(r"\bft(?= [a-z])"), "fort"),
    (re.compile(r"^col(?= )"), "colonel"),
    (re.compile(r"^gen(?= )"), "general"),
    (re.compile(r"^lt(?= )"), "lieutenant"),
    (re.compile(r"^us$"), "united states"),
    (re.compile(r"(?<= )v(?= )"), "versus"),
    (re.compile(r"\bww(?= (?:1|2|i|ii|one|two)\b)"), "world war"),
    (re.compile(r"(?<= )n(?= )"), "and"),
    (re.compile(r"\bno(?= \d)"), "number"),
    (re.compile(r"(?<= )pt(?= )"), "part"),
)

_TITLES = frozenset(["dame", "emperor", "empress", "king", "pope", "president", "queen", "sir", "tsar"])
_TITLES |= {"admiral", "captain", "colonel", "doctor", "general", "kaiser", "lady", "lord", "professor", "saint"}
_BY_INITIAL = frozenset(["bush"])
"""Surnames of people whom only a middle initial tells apart."""
_STATES = frozenset(["arab", "commonwealth", "federal", "islamic", "kingdom", "principality", "republic", "state"])
_TWO_LANDS = frozenset(["china", "congo", "georgia", "korea", "macedonia", "timor", "vietnam"])
"""Names shared by two places, which only the kind of state tells apart."""
_LANDS = frozenset(COUNTRIES.split()) - _TWO_LANDS
_TOWNS = frozenset(f"{CITIES} {LANDS}".split()) - _TWO_LANDS
_LANDS |= {"costa rica", "el salvador", "san marino", "saudi arabia", "sierra leone", "south africa", "sri lanka"}
_KINDS = frozenset(["desert", "lake", "mount", "mountain", "ocean", "river", "sea"])
_NATURE = frozenset(f"{HEIGHTS} {WATERS}".split())
_NATURE |= {"amazon", "danube", "ganges", "rhine", "rhone", "seine", "thames", "tiber", "tigris", "volga"}
_NATURE |= {"atacama", "gobi", "kalahari", "mojave", "namib", "negev", "sahara"}
"""Mountains, waters and deserts that are called so with or without a word for what they are."""
_BESIDE_NUMBERS = frozenset(["ad", "ce", "number", "year"])

_BRACKETS = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
MOST_READINGS = 16
"""The most readings to try of an answer with many brackets."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A text in the forms that are compared, from its letters to its meaning."""

    text: str
    letters: str
    words: tuple[str, ...]
    """The words, with numbers in digits and abbreviations spelled out."""
    spellings: frozenset[str]
    """The letters of the text and of `words`: two texts that share a spelling are the same, written in two ways."""
    single: str
    """The words in the singular."""
    core: str
    """The same without words that add nothing."""

    def means(self, other: Wording) -> bool:
        """Whether both say the same, even if one is in the plural or has an extra word that adds nothing."""
        return self.single in (other.single, other.core) or self.core == other.single


@lru_cache(maxsize=8192)  # a question's answers are compared with every attempt
def wording(text: str) -> Wording:
    """Return the forms in which a text is compared.

    >>> sorted(wording("World War II").spellings), wording("Dr. No").words
    (['worldwar2', 'worldwarii'], ('doctor', 'no'))
    >>> wording("Republic of Iraq").means(wording("Iraq")), wording("mice").means(wording("Mouse"))
    (True, True)
    """
    written = plain(text)
    words = tuple(map(usual_spelling, with_digits(_spelled_out(written))))
    if len(words) == 2 and words[1] in _KINDS:
        words = words[::-1]  # Nile River, River Nile
    singles = tuple(map(singular, words))
    letters, spelled_out, single, core = map(joined, (written, words, singles, _core(singles)))
    return Wording(text, letters, words, frozenset((letters, spelled_out)), single, core)


@lru_cache(maxsize=8192)
def wordings(answer: str) -> tuple[Wording, ...]:
    """Return an answer with and without each part in brackets.

    >>> [each.text for each in wordings("The (Holy) Grail")], [each.text for each in wordings("colo[u]r")]
    (['The Holy Grail', 'The  Grail'], ['colour', 'color'])
    """
    choices = [(part, "") if at % 2 else (part,) for at, part in enumerate(_BRACKETS.split(answer))]
    texts = map("".join, islice(product(*choices), MOST_READINGS))
    return tuple(each for each in map(wording, texts) if each.letters)


def _spelled_out(words: Sequence[str]) -> list[str]:
    text = _SHORT_WORD.sub(lambda found: _SHORT[found[0]], " ".join(words))
    for pattern, long in _SHORT_BY_PLACE:
        text = pattern.sub(long, text)
    return text.split()


def _core(words: tuple[str, ...]) -> tuple[str, ...]:
    """Drop words that carry no meaning.

    These are a title before a name and an initial inside it, the kind of state before a country, "Mount" before
    Everest, and the "AD" of a year.
    """
    if any(word[0].isdigit() for word in words):
        words = tuple(word for word in words if word not in _BESIDE_NUMBERS)
    if len(words) > 2 and words[0] in _TITLES and words[1] in NAMES:
        return words[1:]
    if len(words) > 2 and words[0] in NAMES and words[-1] not in _BY_INITIAL:
        return (words[0], *(word for word in words[1:-1] if len(word) > 1 or word.isdigit()), words[-1])
    if len(words) == 2 and words[0] in _KINDS and words[1] in _NATURE:
        return words[1:]
    state, _, land = " ".join(words).rpartition(" of ")
    if state in ("city", "state") and land in _TOWNS:
        return (land,)
    is_state = bool(state) and _STATES.issuperset(state.split()) and state != "islamic state"
    return tuple(land.split()) if is_state and land in _LANDS else words

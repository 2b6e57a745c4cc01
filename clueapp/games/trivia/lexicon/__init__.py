"""Names and words that are a slip away from another: whoever writes one of them has not slipped, but means it."""

from __future__ import annotations

from clueapp.games.trivia.lexicon import people, places, spellings, things

_OF_PERSONS = (people.FIRST_NAMES, people.SURNAMES, people.LEGENDS, people.SKY)
_OF_PLACES = (places.COUNTRIES, places.CITIES, places.LANDS, places.WATERS, places.HEIGHTS)
NAMES = frozenset(" ".join((*_OF_PERSONS, *_OF_PLACES, things.NUMBERS)).split())
"""Of persons, places and numbers."""
LEXICON = NAMES.union(things.WORDS.split())
"""Whatever is a word of its own."""

_SPELLINGS = {word: group for group in map(str.split, spellings.SPELLINGS.splitlines()) for word in group}


def usual_spelling(word: str) -> str:
    """One spelling for all the ways in which a word is written.

    >>> usual_spelling("gray"), usual_spelling("grey"), usual_spelling("green")
    ('grey', 'grey', 'green')
    """
    return _SPELLINGS.get(word, (word,))[0]


def is_same_word(one: str, two: str) -> bool:
    """Whether two words are one, otherwise spelled or in the plural; a name has none.

    >>> is_same_word("steven", "stephen"), is_same_word("telescopes", "telescope"), is_same_word("stephens", "stephen")
    (True, True, False)
    """
    if two in _SPELLINGS.get(one, ()):
        return True
    short, long = sorted((one, two), key=len)
    return long == f"{short}s" and not short.endswith("s") and not {one, two} & NAMES

"""Plurals and their singulars: "mice" and "mouse"."""

from __future__ import annotations

from functools import lru_cache

import simplemma

from clueapp.games.trivia.lexicon import NAMES

ENDINGS = """
s/ es/ ies/y ves/f ves/fe zzes/z men/man mice/mouse lice/louse dice/die geese/goose feet/foot teeth/tooth oxen/ox
children/child pence/penny a/um a/on ae/a eaux/eau es/is i/o i/us ices/ex ices/ix im/
"""
"""Endings of plurals and of their singulars. Without them the dictionary would take "rose" for a form of "rise"."""
NOT_IN_DICTIONARY = {"diagnoses": "diagnosis", "leaves": "leaf", "lives": "life", "metamorphoses": "metamorphosis"}
NOT_IN_DICTIONARY |= {"halves": "half", "loaves": "loaf", "thieves": "thief"}
"""Plurals that the dictionary doesn't have, or takes for verbs."""

_ENDINGS = tuple((many, one) for many, _, one in (pair.partition("/") for pair in ENDINGS.split()))


@lru_cache(maxsize=8192)
def singular(word: str) -> str:
    """Return the singular of a plural that the dictionary knows, otherwise the word itself. Names stay as they are.

    >>> singular("mice"), singular("universities"), singular("rose"), singular("princess"), singular("wales")
    ('mouse', 'university', 'rose', 'princess', 'wales')
    """
    if not word or word in NAMES:
        return word
    one = NOT_IN_DICTIONARY.get(word) or simplemma.lemmatize(word, lang="en").casefold()
    return one if any(word == one.removesuffix(end) + many for many, end in _ENDINGS if one.endswith(end)) else word

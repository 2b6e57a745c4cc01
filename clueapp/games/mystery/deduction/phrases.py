"""Cards and lists of things inside a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery.cards import SUSPECTS, Trio, short_title, the


def named(card: str) -> str:
    """A card in a sentence about cards: a suspect by the last name, since it is not the player.

    >>> named("plum"), named("rope")
    ('Plum', 'the Rope')
    """
    return short_title(card) if card in SUSPECTS else the(card)


def three(trio: Trio) -> str:
    """What somebody suggested, briefly.

    >>> three(Trio("plum", "rope", "study"))
    'Plum, Rope, Study'
    """
    return ", ".join(short_title(card) for card in trio.cards)


def listed(parts: Sequence[str], word: str = "and") -> str:
    """Parts of a sentence one after the other.

    >>> listed(["Plum"]), listed(["Plum", "the Rope"]), listed(["Plum", "the Rope", "the Hall"], "or")
    ('Plum', 'Plum and the Rope', 'Plum, the Rope or the Hall')
    >>> listed(["could not disprove Plum, Rope, Hall", "holds three cards"])
    'could not disprove Plum, Rope, Hall, and holds three cards'
    """
    *before, last = parts
    pause = ", " if any("," in part for part in before) else " "
    return f"{', '.join(before)}{pause}{word} {last}" if before else last


def clauses_joined(clauses: Sequence[str]) -> str:
    """Clauses one after the other; the last two by "and" if there are more.

    >>> clauses_joined(["Mr. Green holds six cards", "you hold Plum", "Mrs. White showed you the Rope"])
    'Mr. Green holds six cards; you hold Plum, and Mrs. White showed you the Rope'
    """
    *before, last = clauses
    if len(before) < 2:
        return "; ".join(clauses)
    return f"{'; '.join(before)}{'; and' if ',' in before[-1] else ', and'} {last}"

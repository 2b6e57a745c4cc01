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


def one_of(trio: Trio) -> str:
    """The card that was shown, as far as all know it.

    >>> one_of(Trio("plum", "rope", "study"))
    'one of Plum, the Rope and the Study'
    """
    return f"one of {listed([named(card) for card in trio.cards])}"


def listed(parts: Sequence[str], word: str = "and") -> str:
    """Parts of a sentence one after the other.

    >>> listed(["Plum"]), listed(["Plum", "the Rope"]), listed(["Plum", "the Rope", "the Hall"], "or")
    ('Plum', 'Plum and the Rope', 'Plum, the Rope or the Hall')
    >>> listed(["showed you Plum, the Rope and the Hall", "holds three cards"])
    'showed you Plum, the Rope and the Hall, and holds three cards'
    """
    *before, last = parts
    pause = ", " if any("," in part for part in before) else " "
    return f"{', '.join(before)}{pause}{word} {last}" if before else last


def as_sentences(clauses: Sequence[str], conclusion: str = "") -> str:
    """Clauses, the last two in one sentence, and what follows from them.

    >>> as_sentences(["you hold Plum"]), as_sentences(["you hold Plum"], "Plum isn’t in the case file")
    ('You hold Plum.', 'You hold Plum, so Plum isn’t in the case file.')
    >>> as_sentences(["Mr. Green holds six cards", "you hold Plum", "Ann showed you the Rope"], "he has the Hall")
    'Mr. Green holds six cards. You hold Plum, and Ann showed you the Rope. So he has the Hall.'
    """
    if len(clauses) == 1:
        return f"{_begun(clauses[0])}{f', so {conclusion}' if conclusion else ''}."
    *before, one, other = clauses
    sentences = [*before, f"{one}, and {other}", *([f"so {conclusion}"] if conclusion else [])]
    return " ".join(f"{_begun(each)}." for each in sentences)


def _begun(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"

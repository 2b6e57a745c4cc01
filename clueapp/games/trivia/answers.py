"""Whether what somebody typed is the answer: forgiving of how it is written, never of what it means (T-3.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from operator import itemgetter

from clueapp.games.trivia.asking import without_what_is_asked
from clueapp.games.trivia.lexicon import LEXICON, is_same_word
from clueapp.games.trivia.nearness import Shelf
from clueapp.games.trivia.slips import ONE, SWAPPED, Reading, distance, is_other_by_itself, readings, slips
from clueapp.games.trivia.wordings import Wording, wording, wordings
from clueapp.games.trivia.writing import plain, words

_WORDS_OF_THEIR_OWN = Shelf(LEXICON)


class Judge:
    """Rules on answers, knowing which others there are.

    As many slips are forgiven as the answer's length allows, unless what was written is nearer to something else that
    is known: a name, a word of its own; or as near to the answer to another question or to what this one rejects.
    """

    def __init__(self, answers: Iterable[str] = (), texts: Iterable[str] = ()) -> None:
        """`answers`: all that are accepted anywhere; `texts`: where words that mean something can be found."""
        self._answers = frozenset(_all_spellings(_all_wordings(answers)))
        self._long_answers = Shelf(answer for answer in self._answers if len(answer) >= ONE)
        self._met = Shelf(word for text in texts for word in words(text) if len(word) >= SWAPPED)

    def accepts(self, text: str, accepted: Iterable[str], rejected: Iterable[str] = (), clue: str = "") -> bool:
        """Whether a text is one of the accepted answers, be it with slips or with what the clue asks for beside it."""
        return self._is_one_of(text, accepted, rejected, clue, lambda _: 0)

    def would_let_pass(
        self, text: str, accepted: Iterable[str], rejected: Iterable[str], least: int, clue: str = ""
    ) -> bool:
        """Whether a fair player lets a wrong answer count: those of so many letters may have one slip more."""
        return self._is_one_of(text, accepted, rejected, clue, lambda meant: int(len(meant.letters) >= least))

    def _is_one_of(
        self, text: str, accepted: Iterable[str], rejected: Iterable[str], clue: str, more: Callable[[Reading], int]
    ) -> bool:
        said, meant, never = wording(text), _all_wordings(accepted), [wording(answer) for answer in rejected]
        right, wrong = _all_spellings(meant), _all_spellings(never)
        if not said.letters or said.letters in {each.letters for each in meant}:
            return bool(said.letters)
        if said.spellings & wrong:
            return False
        if said.spellings & right:
            return True
        if said.spellings & self._answers:
            return False
        if any(map(said.means, meant)):
            return not any(map(said.means, never))
        if wording(" ".join(without_what_is_asked(plain(text), clue))).spellings & right:
            return True
        return self._is_slip(text, meant, right, wrong, more)

    def _is_slip(
        self, text: str, meant: Iterable[Wording], right: set[str], wrong: set[str], more: Callable[[Reading], int]
    ) -> bool:
        aimed_at = [reading for each in meant for reading in readings(each.text)]
        own = right.union(*(reading.words for reading in aimed_at))
        pairs = product(dict.fromkeys(readings(text)[:2]), dict.fromkeys(aimed_at))
        near = [(found, one, two) for one, two in pairs if (found := slips(one, two, more(two))) is not None]
        for found, one, two in sorted(near, key=itemgetter(0)):
            if not self._is_another(one, two, own):
                others = self._long_answers.near(one.letters, found) | Shelf(wrong).near(one.letters, found)
                return others <= right
        return False

    def _is_another(self, given: Reading, meant: Reading, own: set[str]) -> bool:
        """Whether a word that was written is another by itself, or nearer to a known one than to what is meant."""
        if len(given.words) == len(meant.words):
            pairs = list(zip(given.words, meant.words, strict=True))
        else:
            strays = (word for word in given.words if word not in meant.letters)
            if any(self._known_near(word, 0) for word in strays):
                return True
            pairs = [(given.letters, meant.letters)]
        differing = [(one, two) for one, two in pairs if one not in own]
        return any(is_other_by_itself(one, two) or self._is_nearer_another(one, two, own) for one, two in differing)

    def _is_nearer_another(self, given: str, meant: str, own: set[str]) -> bool:
        nearer = self._known_near(given, distance(given, meant) - 1) - own
        return not is_same_word(given, meant) and any(not is_same_word(each, meant) for each in nearer)

    def _known_near(self, word: str, slips: int) -> set[str]:
        """The words of their own that are so near."""
        return _WORDS_OF_THEIR_OWN.near(word, slips) | self._met.near(word, slips)


def _all_wordings(answers: Iterable[str]) -> list[Wording]:
    return [each for answer in answers for each in wordings(answer)]


def _all_spellings(found: Iterable[Wording]) -> set[str]:
    return {spelling for each in found for spelling in each.spellings}

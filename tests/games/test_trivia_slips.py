"""Trivia Duel, T-3.6, over all packs that come along: what is forgiven, and what is never taken for another."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby
from random import Random
from string import ascii_lowercase

import pytest

from clueapp.games.trivia.library import SHIPPED, Library, load_library
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.writing import key

VOWELS = "aeiou"
DRAWS = 8
"""How many slips of each kind are drawn for each answer."""


@cache
def library() -> Library:
    return load_library(SHIPPED)


def is_accepted(said: str, question: Question) -> bool:
    return library().judge.accepts(said, question.accepted, question.rejected, question.clue)


def letters_of(answer: str) -> int:
    return sum(char.isalpha() for char in answer)


# Slips
def wrong_letter(text: str, at: int, dice: Random) -> str:
    return text[:at] + dice.choice(ascii_lowercase.replace(text[at].lower(), "")) + text[at + 1 :]


def wrong_vowel(text: str, at: int, dice: Random) -> str:
    return text[:at] + dice.choice(VOWELS.replace(text[at].lower(), "")) + text[at + 1 :]


def missing_letter(text: str, at: int, dice: Random) -> str:
    return text[:at] + text[at + 1 :]


def extra_letter(text: str, at: int, dice: Random) -> str:
    return text[:at] + dice.choice(ascii_lowercase) + text[at:]


def doubled_letter(text: str, at: int, dice: Random) -> str:
    return text[:at] + text[at] + text[at:]


def swapped_neighbours(text: str, at: int, dice: Random) -> str:
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


Slip = Callable[[str, int, Random], str]
SLIPS: tuple[Slip, ...] = (
    wrong_letter,
    wrong_vowel,
    missing_letter,
    extra_letter,
    doubled_letter,
    swapped_neighbours,
)


def places(slip: Slip, text: str) -> list[int]:
    """Where a slip can happen so that it is one."""
    found = [at for at, char in enumerate(text) if char.isalpha()]
    if slip is wrong_vowel:
        return [at for at in found if text[at].lower() in VOWELS]
    if slip is swapped_neighbours:
        pairs = ((at, text[at : at + 2].lower()) for at in found)
        return [at for at, pair in pairs if pair.isalpha() and len(set(pair)) == 2]
    return found


def slipped(text: str, slip: Slip, dice: Random) -> str:
    found = places(slip, text)
    return slip(text, dice.choice(found), dice) if found else text


def long_answers(least: int) -> Iterator[Question]:
    return (question for question in library().questions if letters_of(question.answer) >= least)


@pytest.mark.req("T-3.6")
@pytest.mark.parametrize("slip", SLIPS)
def test_of_single_slips_in_answers_of_six_letters_hardly_any_is_not_forgiven(slip: Slip) -> None:
    dice = Random(f"single {slip.__name__}")
    drawn = [(slipped(each.answer, slip, dice), each) for each in long_answers(6) for _ in range(DRAWS)]
    refused = [(said, question.answer) for said, question in drawn if not is_accepted(said, question)]
    assert len(drawn) > 500
    assert len(refused) <= 0.05 * len(drawn), refused


@pytest.mark.req("T-3.6")
def test_of_double_slips_in_answers_of_eleven_letters_four_in_five_are_forgiven() -> None:
    dice = Random("double")
    drawn = []
    for question in long_answers(11):
        for _ in range(3 * DRAWS):
            once = slipped(question.answer, dice.choice(SLIPS), dice)
            drawn.append((slipped(once, dice.choice(SLIPS), dice), question))
    refused = [(said, question.answer) for said, question in drawn if not is_accepted(said, question)]
    assert len(drawn) > 500
    assert len(refused) <= 0.2 * len(drawn), refused


# Others
@pytest.mark.req("T-3.6", "T-6.1")
def test_no_accepted_answer_is_accepted_for_another_question_of_its_category() -> None:
    by_category = groupby(sorted(library().questions, key=lambda each: each.category), lambda each: each.category)
    for _, found in by_category:
        questions = list(found)
        taken = [
            (answer, other.id)
            for one in questions
            for other in questions
            for answer in one.accepted
            if one is not other and is_accepted(answer, other)
        ]
        assert not taken


@pytest.mark.req("T-3.6")
def test_no_accepted_answer_of_the_packs_is_a_slip_of_another() -> None:
    """Those of other categories are right for two questions only where both packs say so."""
    said = Counter(key(answer) for question in library().questions for answer in {*map(key, question.accepted)})
    for question in library().questions:
        own = {key(answer) for answer in question.accepted}
        begins = {each[:2] for each in own}
        alike = [each for each in said if each[:2] in begins and each not in own]
        assert not [each for each in alike if is_accepted(each, question)], question.id


@pytest.mark.req("T-3.6", "T-6.2")
def test_what_a_question_rejects_is_refused_however_it_is_asked() -> None:
    assert sum(len(question.rejected) for question in library().questions) > 1_000
    for question in library().questions:
        assert not [each for each in question.rejected if is_accepted(each, question)], question.id


# What was asked for, said again
@pytest.mark.req("T-3.6")
@pytest.mark.parametrize(
    ("said", "question", "is_right"),
    [
        ("88 keys", "mus-eighty-eight", True),
        ("eighty-eight piano keys", "mus-eighty-eight", True),
        ("the number 88", "mus-eighty-eight", True),
        ("26 letters", "geo-twenty-six", True),
        ("nine Muses", "myth-nine", True),
        ("14 lines", "lit-fourteen", True),
        ("six legs", "nat-six", True),
        ("saffron spice", "food-saffron", True),
        ("the planet Saturn", "space-saturn", True),
        ("the god Quetzalcoatl", "myth-quetzalcoatl", True),
        ("87 keys", "mus-eighty-eight", False),
        ("8.8 keys", "mus-eighty-eight", False),
        ("88 89 keys", "mus-eighty-eight", False),
        ("eighty keys", "mus-eighty-eight", False),
        ("88 strings", "mus-eighty-eight", False),
        ("keys", "mus-eighty-eight", False),
        ("Tesla cars", "inv-tesla", False),
        ("Gutenberg Bible", "inv-gutenberg", False),
        ("Pierre Curie", "phys-curie", False),
        ("spice", "food-saffron", False),
    ],
)
def test_what_the_clue_asks_for_may_be_said_again_beside_the_answer(said: str, question: str, is_right: bool) -> None:
    (meant,) = (each for each in library().questions if each.id == question)
    assert is_accepted(said, meant) == is_right

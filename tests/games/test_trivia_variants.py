"""Trivia Duel, T-3.6, over all built-in packs: the same answer, written in other ways."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import pytest

from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.writing import key
from tests.games.test_trivia_slips import is_accepted, library

BELOW_20 = """
zero one two three four five six seven eight nine
ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
""".split()  # noqa: SIM905
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
KINGS = {"i": "first", "ii": "second", "iii": "third", "iv": "fourth", "v": "fifth", "vi": "sixth", "vii": "seventh"}
SHORT = [("mount", "mt"), ("doctor", "Dr."), ("mister", "Mr"), ("and", "&"), ("saint(?= )", "st."), ("street$", "st")]
LONG = [("mt.?", "mount"), ("dr.?", "doctor"), ("mr.?", "mister"), ("&", "and"), ("st.?(?= )", "saint")]
PLURALS = """
alarm clock/alarm clocks, avocado/avocados, banana/bananas, barcode/barcodes, bicycle/bicycles, black hole/black holes,
chopstick/chopsticks, compass/compasses, croissant/croissants, diamond/diamonds, domino/dominoes, electron/electrons,
emoji/emojis, emperor penguin/emperor penguins, fresco/frescoes, fresco/frescos, frisbee/frisbees, haiku/haikus,
honeybee/honeybees, hot-air balloon/hot-air balloons, hummingbird/hummingbirds, komodo dragon/komodo dragons,
marathon/marathons, metre/metres, microscope/microscopes, minotaur/minotaurs, narwhal/narwhals, octopus/octopuses,
octopus/octopi, pencil/pencils, platypus/platypuses, post-it note/post-it notes, potato/potatoes, sandwich/sandwiches,
sauna/saunas, saxophone/saxophones, sitar/sitars, supernova/supernovae, supernova/supernovas, teddy bear/teddy bears,
telephone/telephones, toothbrush/toothbrushes, traffic light/traffic lights, umbrella/umbrellas, x-ray/x-rays,
venus flytrap/venus flytraps, yawn/yawns, yo-yo/yo-yos, zip/zips, dart/darts, lift/lifts, golem/golems
"""
LANDS = ("bolivia", "iceland", "lesotho")


def in_words(number: int) -> str:
    """A number below 10000 in words; from 1100 to 1999 as a year."""
    if number < 20:
        return BELOW_20[number]
    if number < 100:
        return "-".join(filter(None, (TENS[number // 10 - 2], number % 10 and BELOW_20[number % 10])))
    if 1100 <= number < 2000:
        return f"{in_words(number // 100)} {in_words(number % 100) if number % 100 else 'hundred'}"
    size, name = (100, "hundred") if number < 1000 else (1000, "thousand")
    rest = f" and {in_words(number % size)}" if number % size else ""
    return f"{in_words(number // size)} {name}{rest}"


# Ways to write an answer
def words_for_digits(answer: str) -> Iterator[str]:
    yield re.sub(r"\b[1-9]\d{0,3}\b", lambda found: in_words(int(found[0])), answer)


@cache
def numbers_in_words() -> tuple[re.Pattern[str], dict[str, str]]:
    numbers = {in_words(number): str(number) for number in (*range(101), 1000, 1001, 1453, 1984, 1989)}
    numbers |= {words.replace("-", " "): digits for words, digits in numbers.items()}
    numbers |= {words.removeprefix("one "): digits for words, digits in numbers.items() if words != "one"}
    longest_first = sorted(numbers, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(longest_first)})\b"), numbers


def digits_for_words(answer: str) -> Iterator[str]:
    pattern, numbers = numbers_in_words()
    yield pattern.sub(lambda found: numbers[found[0]], answer)


def numbers_of_kings(answer: str) -> Iterator[str]:
    name, _, numeral = answer.rpartition(" ")
    if name and numeral in KINGS:
        number = list(KINGS).index(numeral) + 1
        yield from (f"{name} {number}", f"{name} the {KINGS[numeral]}", f"{name} {in_words(number)}")


def short_and_long_forms(answer: str) -> Iterator[str]:
    return (re.sub(rf"(?<!\S){one}(?!\w)", other, answer) for one, other in SHORT + LONG)


def one_and_many(answer: str) -> Iterator[str]:
    for one, many in (pair.split("/") for pair in " ".join(PLURALS.split()).split(", ")):
        if answer in (one, many):
            yield from (one, many)


def words_without_meaning(answer: str) -> Iterator[str]:
    if answer in LANDS:
        yield from (f"Republic of {answer}", f"the Kingdom of {answer}", f"State of {answer}")


WAYS: tuple[Callable[[str], Iterable[str]], ...] = (
    words_for_digits,
    digits_for_words,
    numbers_of_kings,
    short_and_long_forms,
    one_and_many,
    words_without_meaning,
)


def variants(answer: str) -> list[str]:
    """Other ways to write an answer."""
    found = dict.fromkeys(variant for way in WAYS for variant in way(answer.lower()))
    return [variant for variant in found if key(variant) != key(answer)]


@pytest.mark.req("T-3.6")
def test_hardly_any_other_way_to_write_an_answer_is_refused() -> None:
    drawn = [
        (said, answer, each) for each in library().questions for answer in each.accepted for said in variants(answer)
    ]
    alone = [(said, answer) for said, answer, _ in drawn if not Judge().accepts(said, [answer])]
    assert len(drawn) > 200
    assert len(alone) <= 0.05 * len(drawn), alone
    refused = [(said, question.answer) for said, _, question in drawn if not is_accepted(said, question)]
    assert len(refused) <= 0.05 * len(drawn), refused


@pytest.mark.req("T-3.6")
def test_no_way_to_write_an_answer_is_accepted_for_another_question() -> None:
    said = [(each, answer) for one in library().questions for answer in one.accepted for each in variants(answer)]
    for question in library().questions:
        own = {key(answer) for answer in question.accepted}
        others = (each for each, answer in said if own.isdisjoint((key(each), key(answer))))
        assert not [each for each in others if is_accepted(each, question)], question.id


@pytest.mark.req("T-3.6", "T-6.2")
def test_words_in_brackets_are_optional() -> None:
    refused = []
    for answer in (answer for question in library().questions for answer in question.accepted):
        first, *others = answer.split()
        if others and key(" ".join(others)):
            accepted = [f"({first}) {' '.join(others)}"]
            refused += [said for said in (answer, " ".join(others)) if not Judge().accepts(said, accepted)]
    assert not refused

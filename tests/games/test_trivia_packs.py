"""Trivia Duel, section 6: packs of questions, and which of them are drawn."""

import json
import re
from collections import Counter
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import OSA

from clueapp.games.trivia.drawing import draw
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import SHIPPED, Library, load_library, slug
from clueapp.games.trivia.naming import names
from clueapp.games.trivia.pack import BrokenPack, read_pack
from clueapp.games.trivia.writing import key, plain, words
from clueapp.kernel.game import NOTHING_SEEN
from clueapp.kernel.registry import games
from tests.games.trivia_table import GAME, LIBRARY, SEATS, ULAANBAATAR, as_json, duel, sample, write_pack
from tests.laid import laid


# The packs that come along
@pytest.mark.req("T-6.1")
def test_the_packs_that_come_along_are_in_order_and_large_enough() -> None:
    library = load_library(SHIPPED)
    assert not library.problems
    assert len(library.questions) >= 150
    sizes = Counter(question.category for question in library.questions)
    assert len(sizes) >= 10
    assert len(library.categories) == len(sizes), "two categories have nearly the same name"
    assert min(sizes.values()) >= 7, "a match of seven can be played in any one category"


@pytest.mark.req("T-6.1")
def test_every_question_that_comes_along_keeps_the_rules() -> None:
    library = load_library(SHIPPED)
    for question in library.questions:
        assert 200 <= len(question.clue) <= 400, question.id
        assert question.accepted
        assert not any(names(question.clue, answer) for answer in (*question.accepted, question.answer)), question.id
        assert library.judge.accepts(question.answer, question.accepted), question.id
        assert len(question.answer) <= 100
    assert len({question.id for question in library.questions}) == len(library.questions)
    assert len({question.clue for question in library.questions}) == len(library.questions)


@pytest.mark.req("T-6.1")
def test_the_packs_have_one_question_a_line_so_that_a_problem_can_be_found() -> None:
    assert len(list(SHIPPED.glob("*.json"))) == len(load_library(SHIPPED).packs) > 1
    for path in SHIPPED.glob("*.json"):
        lines = path.read_text("utf-8").splitlines()
        questions = json.loads("\n".join(lines))["questions"]
        assert sum('"acceptedAnswers"' in line for line in lines) == len(questions)


def last_sentence(clue: str) -> str:
    return re.split(r"(?<=[.!?]) ", clue)[-1]


def first_words(sentence: str, number: int) -> str:
    return " ".join(re.findall(r"[^\W_][\w'’-]*", sentence.lower())[:number])


@pytest.mark.req("T-6.1")
@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.json")), ids=lambda path: path.stem)
def test_every_pack_speaks_like_one_warm_quizmaster(path: Path) -> None:
    """No formula ends a tenth of a pack's clues; most ask, and the rest tell, call out or leave a gap."""
    clues = [question.clue for question in read_pack(path, {}).questions]
    endings = [last_sentence(clue) for clue in clues]
    formulas = Counter(first_words(ending, 2) for ending in endings)
    formulas.update(f"… {first_words(ending.rpartition(':')[2], 2)}" for ending in endings if ":" in ending)
    formula, times = formulas.most_common(1)[0]
    assert times <= len(clues) / 10, formula
    asked_with = Counter(first_words(ending.rpartition(":")[2], 1) for ending in endings)
    assert asked_with.most_common(1)[0][1] <= 0.4 * len(clues)
    marks = Counter(clue[-1] for clue in clues)
    assert set(marks) <= {*"?!.…"}
    assert 0.55 <= marks["?"] / len(clues) <= 0.75
    assert not [clue for clue in clues if re.search(r"\bName th(is|ese)\b", clue)]


EVENING = ("the-garden-party", "the-picture-house")
"""The packs for an evening among friends."""


@pytest.mark.req("T-6.1")
def test_two_packs_are_for_an_evening_among_friends() -> None:
    library = load_library(SHIPPED)
    packs = {pack.slug: pack for pack in library.packs}
    others = {each.category for pack in library.packs if pack.slug not in EVENING for each in pack.questions}
    for pack in (packs[name] for name in EVENING):
        assert len(pack.questions) == 60
        sizes = Counter(question.category for question in pack.questions)
        assert set(sizes.values()) == {15}, pack.slug
        assert others.isdisjoint(sizes), "a category is in one pack"


@pytest.mark.req("T-6.1")
def test_no_answer_comes_twice_and_in_an_evening_none_is_a_slip_away_from_another() -> None:
    library = load_library(SHIPPED)
    said_by: dict[str, str] = {}
    for question in library.questions:
        for answer in map(key, question.accepted):
            assert said_by.setdefault(answer, question.id) == question.id, answer
    evening = [question for pack in library.packs if pack.slug in EVENING for question in pack.questions]
    for one, other in combinations(evening, 2):
        if one.category == other.category:
            pairs = product(map(key, one.accepted), map(key, other.accepted))
            assert not [pair for pair in pairs if OSA.distance(*pair, score_cutoff=2) <= 2], (one.id, other.id)


@pytest.mark.req("T-6.1")
def test_no_clue_has_a_word_of_the_answer_that_is_shown() -> None:
    small = {"of", "in", "to", "and"}
    for question in load_library(SHIPPED).questions:
        assert small.issuperset({*plain(question.answer)} & {*words(question.clue)}), question.id


@pytest.mark.req("T-6.2", "T-3.6")
def test_what_the_packs_reject_is_not_taken() -> None:
    library = load_library(SHIPPED)
    assert sum(len(question.rejected) for question in library.questions) > 1_000
    for question in library.questions:
        for wrong in question.rejected:
            assert not library.judge.accepts(wrong, question.accepted, question.rejected), (question.id, wrong)


# Packs of one's own
GOOD = as_json(ULAANBAATAR)


@pytest.mark.req("T-6.2")
def test_a_pack_of_ones_own_is_read(tmp_path: Path) -> None:
    write_pack(tmp_path, "my-pack", GOOD, as_json(sample(1)), title="My own")
    library = load_library(tmp_path)
    assert not library.problems
    assert (library.packs[0].slug, library.packs[0].title) == ("my-pack", "My own")
    assert library.questions == (ULAANBAATAR, sample(1))
    assert library.categories == {"geography": "Geography", "history": "History"}


@pytest.mark.req("T-6.2")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"id": "Has Blanks"}, "id: String should match pattern"),
        ({"id": None}, "id: Field required"),
        ({"category": ""}, "category: String should match pattern"),
        ({"clue": "Too short."}, "clue: String should have at least 200 characters"),
        ({"clue": "x" * 401}, "clue: String should have at most 400 characters"),
        ({"clue": ("The city of Ulan Bator, " * 10).strip()}, "clue: the clue names its answer, 'ulan bator'"),
        ({"clue": ("Many Ulaanbaatars there are. " * 9).strip()}, "clue: the clue names its answer, 'ulaanbaatar'"),
        ({"clue": "x" * 150 + "\n" + "x" * 150}, "clue: String should match pattern"),
        ({"acceptedAnswers": []}, "acceptedAnswers: List should have at least 1 item"),
        ({"acceptedAnswers": ["…"]}, "acceptedAnswers: '…' has no letter or digit"),
        ({"acceptedAnswers": [7]}, "acceptedAnswers: Input should be a valid string"),
        (
            {"acceptedAnswers": ["Ulaanbaatar", "(coldest) capital"]},
            "clue: the clue names its answer, '(coldest) capital'",
        ),
        ({"displayAnswer": "Astana"}, "displayAnswer: 'Astana' is not among the accepted answers"),
        ({"rejectedAnswers": ["Ulan-Bator"]}, "rejectedAnswers: 'Ulan-Bator' is among the accepted answers"),
        (
            {"acceptedAnswers": ["Ulaan(baatar)", "ulaanbaatar"], "rejectedAnswers": ["Ulaan"]},
            "rejectedAnswers: 'Ulaan' is among the accepted answers",
        ),
        ({"rejectedAnswers": ["…"]}, "rejectedAnswers: '…' has no letter or digit"),
        ({"rejectedAnswers": "Ulan Ude"}, "rejectedAnswers: Input should be a valid"),
        ({"hint": "cold"}, "hint: Extra inputs are not permitted"),
    ],
)
def test_a_broken_question_is_named_with_its_file_and_line(
    tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    write_pack(tmp_path, "broken", as_json(sample(1)), as_json(sample(2)), as_json(ULAANBAATAR, **changes))
    library = load_library(tmp_path)
    assert library.packs == ()
    assert len(library.problems) == 1
    assert str(library.problems[0]).startswith(f"broken.json, line 4: {sentence}")


@pytest.mark.req("T-6.2")
def test_in_a_file_with_a_field_a_line_the_very_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "pretty.json"
    text = json.dumps({"title": "x", "questions": [GOOD, as_json(sample(1), displayAnswer="Wrong")]}, indent=2)
    path.write_text(text, "utf-8")
    (problem,) = load_library(tmp_path).problems
    assert problem.line == 1 + text[: text.index('"displayAnswer": "Wrong"')].count("\n")


@pytest.mark.req("T-6.2")
def test_all_that_is_wrong_with_a_pack_is_named_at_once(tmp_path: Path) -> None:
    write_pack(tmp_path, "broken", as_json(sample(1), id="A"), as_json(sample(2), clue="B"), title="")
    assert [problem.line for problem in load_library(tmp_path).problems] == [1, 2, 3]


@pytest.mark.req("T-6.2")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"title": "x",\n"questions": [\n{"id": "a",,}]}', 3),
        ("", 1),
        ('{"title": "x",\n\n', 3),
        ("[]", 1),
        ('"x"', 1),
        ('{"title": "x"}', 1),
        ('{"title": "x",\n"questions": []}', 2),
        ('{"title": "x",\n"questions": [\n7]}', 3),
        ("[" * 100_000, 1),
        ('{"title": "x",\n"questions":\n' + "[" * 100_000 + "]" * 100_000 + "}", 3),
        ('{"title": "x",\n"questions":\n' + "[" * 300 + "]" * 300 + "}", 3),
        ('{"title": "\\ud800", "questions": [{}]}', 1),
        ('{"title": "x",\n"questions": [\n{"id": "\\ud800"}]}', 3),
        ('{"title": "x",\n"questions": [\n{"id": ' + "9" * 5_000 + "}]}", 3),
        ('{"title": "x",\n"' + "9" * 5_000 + '": 7}', 1),
    ],
)
def test_a_file_that_is_no_pack_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    (tmp_path / "odd.json").write_text(text, "utf-8")
    library = load_library(tmp_path)
    assert not library.packs
    assert library.problems[0].file == "odd.json"
    assert library.problems[0].line == line


@pytest.mark.req("T-6.1")
@pytest.mark.parametrize(
    ("clue", "answer", "is_named"),
    [
        ("Many telescopes were made here.", "telescope", True),
        ("Many a telescope was made here.", "telescopes", True),
        ("The comets of that year", "comet", True),
        ("The comet's tail", "comets", True),
        ("It lies beside the Ulaanbaatar road.", "ulaan baatar", True),
        ("It lies beside the Ulaan Baatar road.", "ulaanbaatar", True),
        ("It is as old as the Eifel Tower.", "The Eiffel Tower", False),
        ("It is as old as the Botanical Gardens.", "the botanical garden", True),
        ("Its name was written Missisippi at first.", "Mississippi", True),
        ("Who was it that found the desert?", "The Who", False),
        ("Who was it that found the desert?", "dessert", False),
        ("He sat on eight eggs.", "Tone", False),
        ("In 19 89 ways", "1989", False),
    ],
)
def test_a_clue_does_not_name_its_answer_however_it_is_written(clue: str, answer: str, is_named: bool) -> None:
    assert names(clue, answer) == is_named


@pytest.mark.req("T-6.2", "T-3.6")
def test_a_question_can_say_what_is_never_right(tmp_path: Path) -> None:
    write_pack(tmp_path, "mine", as_json(ULAANBAATAR, rejectedAnswers=["Ulaanbataar"]))
    library = load_library(tmp_path)
    (question,) = library.questions
    assert question.rejected == ("Ulaanbataar",)
    t = duel(question, sample(1), sample(2), game=TriviaGame(library)).time_runs_out().p1.bets(5).p2.matches().at
    t.p1.buzzes().answers("ulaanbataar").p2.buzzes().answers("Ulan Bator")
    assert [ruling.is_right for ruling in t.public.bout.rulings] == [False, True]
    assert t.replayed() == t.truth


@pytest.mark.req("T-6.2", "T-3.6")
def test_the_displayed_answer_may_leave_out_the_words_in_brackets(tmp_path: Path) -> None:
    write_pack(tmp_path, "mine", as_json(ULAANBAATAR, acceptedAnswers=["Ulaanbaatar (City)"]))
    library = load_library(tmp_path)
    assert not library.problems
    for said in ("ulaanbaatar", "Ulaanbaatar City"):
        assert library.judge.accepts(said, library.questions[0].accepted)


@pytest.mark.req("T-6.2")
def test_a_file_that_is_not_text_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'{"title": "x",\n"caf\xe9": 1}')
    assert str(load_library(tmp_path).problems[0]) == "latin.json, line 2: it is not written in UTF-8"


@pytest.mark.req("T-6.2")
@given(junk=st.text(alphabet='{}[],:"\\ud80\n9e.-x ', max_size=40), at=st.integers(0, 600), length=st.integers(0, 40))
def test_whatever_is_in_a_file_the_server_starts(
    junk: str, at: int, length: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = write_pack(tmp_path_factory.mktemp("any"), "any", GOOD)
    text = path.read_text("utf-8")
    path.write_text(text[:at] + junk + text[at + length :], "utf-8")
    library = load_library(path.parent)
    assert bool(library.packs) != bool(library.problems)
    assert all(1 <= problem.line <= 50 for problem in library.problems)


@pytest.mark.req("T-6.2")
def test_the_other_packs_are_used(tmp_path: Path) -> None:
    write_pack(tmp_path, "a-broken", as_json(sample(1), id="A"))
    write_pack(tmp_path, "b-good", GOOD)
    (tmp_path / "Not A Name.json").write_text("{}", "utf-8")
    (tmp_path / "notes.txt").write_text("no pack", "utf-8")
    library = load_library(tmp_path)
    assert [pack.slug for pack in library.packs] == ["b-good"]
    assert {problem.file for problem in library.problems} == {"a-broken.json", "Not A Name.json"}


@pytest.mark.req("T-6.2")
def test_an_id_stands_for_one_question_in_all_packs(tmp_path: Path) -> None:
    write_pack(tmp_path, "first", GOOD)
    write_pack(tmp_path, "second", as_json(sample(1)), GOOD)
    library = load_library(tmp_path)
    assert [pack.slug for pack in library.packs] == ["first"]
    sentence = "id: there is a question 'q_mongolia_capital' in first.json already"
    assert str(library.problems[0]) == f"second.json, line 3: {sentence}"
    with pytest.raises(BrokenPack, match=r"twice\.json, line 3"):
        read_pack(write_pack(tmp_path, "twice", GOOD, GOOD), {})


@pytest.mark.req("T-6.2")
def test_packs_of_one_name_are_not_mixed_up(tmp_path: Path) -> None:
    (tmp_path / "further").mkdir()
    write_pack(tmp_path, "mine", GOOD)
    write_pack(tmp_path / "further", "mine", as_json(sample(1)))
    library = load_library(tmp_path, tmp_path / "further")
    assert library.questions == (ULAANBAATAR,)
    assert str(library.problems[0]) == "mine.json, line 1: there is a pack of this name already"


@pytest.mark.req("T-6.2")
def test_packs_of_nearly_one_name_would_share_a_box_and_are_not_mixed_up_either(tmp_path: Path) -> None:
    write_pack(tmp_path, "my-pack", GOOD)
    write_pack(tmp_path, "my_pack", as_json(sample(1)))
    library = load_library(tmp_path)
    assert [pack.slug for pack in library.packs] == ["my-pack"]
    assert str(library.problems[0]) == "my_pack.json, line 1: there is a pack of this name already"


@pytest.mark.req("T-6.2")
def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    library = load_library(SHIPPED, tmp_path / "nowhere")
    assert library.questions
    assert [problem.sentence for problem in library.problems] == ["there is no such folder"]


@pytest.mark.req("T-6.2")
def test_the_server_reads_a_further_folder_and_says_what_is_wrong_in_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_pack(tmp_path, "mine", GOOD, title="Mine")
    write_pack(tmp_path, "broken", as_json(sample(1), id="A"))
    game = games(tmp_path)["trivia"]
    assert "Mine" in [option.label for option in game.info.options]
    assert len(game.library.packs) == len(load_library(SHIPPED).packs) + 1
    said = capsys.readouterr().out
    assert "broken.json" in said
    assert "line=2" in said


# The host's choice
def option_names(game: TriviaGame, group: str) -> list[str]:
    return [option.name for option in game.info.options if option.group == group]


@pytest.mark.req("T-6.2")
def test_the_host_ticks_packs_and_categories() -> None:
    assert option_names(GAME, "Packs") == ["pack_first", "pack_second"]
    assert option_names(GAME, "Categories") == [
        "category_geography",
        "category_history",
        "category_music_and_stage",
        "category_space",
    ]
    assert all(GAME.info.default_options()[option.name] is True for option in GAME.info.options if option.group)


@pytest.mark.req("T-6.2")
@pytest.mark.parametrize("seed", range(10))
def test_only_what_is_ticked_is_drawn(seed: int) -> None:
    options = {"pack_first": False, "category_space": False, "questions": 5}
    opening = laid(GAME, SEATS, options)
    drawn = GAME.setup(opening, Random(seed))[0].vault
    assert len(drawn.questions) == 5
    second = LIBRARY.packs[1].questions
    assert all(question in second and question.category != "Space" for question in drawn.questions)


@pytest.mark.req("T-6.2")
def test_a_choice_that_leaves_too_few_questions_is_objected_to() -> None:
    assert GAME.objection({}) is None
    everything = GAME.info.default_options()
    assert GAME.objection(everything) is None
    assert GAME.objection({**everything, "pack_first": False, "pack_second": False}) == (
        "These packs and categories have no questions, and the match needs 3. Choose more of them."
    )
    only = {name: name == "category_space" for name in option_names(GAME, "Categories")}
    assert GAME.objection({**everything, **only}) is None
    assert GAME.objection({**everything, **only, "questions": 5}) == (
        "These packs and categories have only 4 questions, and the match needs 5. Choose more of them."
    )


# What is drawn
@pytest.mark.req("T-6.2")
def test_a_pair_meets_no_question_again_until_all_were_played() -> None:
    seen: Counter[str] = Counter()
    opening = laid(GAME, SEATS, {"questions": 3})
    for match in range(12):
        drawn = GAME.setup(opening, Random(match), seen)[0].vault
        vault = GAME.vault_after(opening.vault, drawn)
        assert len(GAME.lessons(vault)) == 3
        seen.update(GAME.lessons(vault))
        times = [seen[question.id] for question in LIBRARY.questions]
        assert max(times) - min(times) <= 1
    assert sum(seen.values()) == 36


@pytest.mark.req("T-6.2")
def test_any_question_can_come_at_any_place() -> None:
    met = [Counter(draw(LIBRARY.questions, 3, Random(seed), NOTHING_SEEN)) for seed in range(600)]
    first = Counter(draw(LIBRARY.questions, 3, Random(seed), NOTHING_SEEN)[0] for seed in range(600))
    assert set(first) == set(LIBRARY.questions)
    assert max(first.values()) < 4 * min(first.values())
    assert all(len(each) == 3 for each in met)


@pytest.mark.req("T-6.2")
def test_the_questions_of_a_match_are_of_different_categories_where_they_can_be() -> None:
    for seed in range(30):
        drawn = draw(LIBRARY.questions, 4, Random(seed), NOTHING_SEEN)
        assert len({question.category for question in drawn}) == 4


@pytest.mark.req("T-6.2")
def test_a_match_is_its_log_even_if_the_packs_have_changed() -> None:
    opening = laid(GAME, SEATS, {})
    drawn = GAME.setup(opening, Random(1))[0].vault
    other = TriviaGame(Library([]))
    assert other.vault_after(opening.vault, drawn).questions == drawn.questions


def test_a_category_is_a_name() -> None:
    assert slug("Film & TV — the ’80s") == "film_and_tv_the_80s"

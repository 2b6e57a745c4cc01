"""Trivia Duel, T-6.3: the system player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from clueapp.games.trivia.actions import Answer, Bet, Buzz, Fold, Overturn, Raise, Ready, Uphold
from clueapp.games.trivia.answers import Judge
from clueapp.games.trivia.game import TriviaGame
from clueapp.games.trivia.library import Library
from clueapp.games.trivia.mistakes import plausible_mistake
from clueapp.games.trivia.pack import Pack
from clueapp.games.trivia.questions import Question
from clueapp.games.trivia.robot import TOO_EARLY, Robot
from clueapp.games.trivia.skills import SKILLS
from clueapp.games.trivia.staking import Stakes
from clueapp.games.trivia.state import SEATS
from clueapp.kernel.game import Impulse
from clueapp.kernel.menu import Action
from clueapp.kernel.temperament import Temperament
from clueapp.kernel.truth import project
from tests.contract.adapters.trivia import ADAPTER
from tests.contract.play import Play
from tests.games.test_trivia_answers import WRONG
from tests.games.trivia_play import play_on, riddles
from tests.games.trivia_table import LIBRARY, ULAANBAATAR, AtDuel, betting, clue, duel, sample

STRENGTHS = sorted(SKILLS)
RIDDLES = TriviaGame(riddles(number=60))
seeds = st.integers(min_value=0, max_value=2**32)


def dice(seed: object) -> Callable[[str], Random]:
    """Chance that is the same for the same name, all match long."""
    return lambda name: Random(f"{seed} {name}")


def impulse(t: AtDuel, seat: str, strength: str = "master", seed: object = 0) -> Impulse | None:
    return t.game.robot(t.view(seat), strength, dice(seed))


def intends(t: AtDuel, seat: str, strength: str = "master") -> Action | None:
    thought = impulse(t, seat, strength)
    return thought and thought.action


@pytest.mark.req("T-6.3")
def test_there_are_three_strengths() -> None:
    assert [name for name, _ in RIDDLES.info.robots] == ["novice", "regular", "master"]
    assert RIDDLES.info.usual_robot == "regular"
    assert set(STRENGTHS) == {name for name, _ in RIDDLES.info.robots}


@pytest.mark.req("T-6.3")
@given(seed=seeds)
def test_whatever_it_is_about_to_do_is_on_its_menu_and_within_the_time(seed: int) -> None:
    def look(play: Play) -> None:
        clock = RIDDLES.deadline(play.truth.public)
        for seat in SEATS:
            view = project(play.truth, seat)
            thought = RIDDLES.robot(view, STRENGTHS[seed % 3], dice(seed))
            assert thought == RIDDLES.robot(view, STRENGTHS[seed % 3], dice(seed)), "it stays with what it has in mind"
            if thought is not None:
                assert RIDDLES.menu(view).allows(thought.action)
                assert clock is not None
                assert 0 <= thought.seconds < clock.seconds
        assert RIDDLES.robot(project(play.truth, None), "master", dice(seed)) is None

    play_on(RIDDLES, seed, limit=80, watch=look)


@pytest.mark.req("T-6.3", "P-5.2")
@given(seed=seeds)
def test_it_knows_no_more_than_its_seat_is_shown(seed: int) -> None:
    """In a match that looks the same and is another one it does the same."""
    rng = Random(seed)
    play = play_on(RIDDLES, seed, limit=rng.randrange(100))
    elsewhere = ADAPTER.elsewhere(play, None, rng)
    assume(elsewhere is not None)
    there = play.afresh(elsewhere.setup)
    for step in play.steps:
        there.repeat(step)
    assert there.truth.vault != play.truth.vault
    for seat in SEATS:
        here_view, there_view = project(play.truth, seat), project(there.truth, seat)
        assert here_view == there_view
        for strength in STRENGTHS:
            thought = RIDDLES.robot(here_view, strength, dice(seed))
            assert thought == RIDDLES.robot(there_view, strength, dice(seed))


CALM = Temperament(daring=0, bluffing=0, caution=0)
EVEN = Temperament(daring=0.5, bluffing=0.5, caution=0.5)


def robot(t: AtDuel, strength: str = "master", seed: object = 0, temperament: Temperament = EVEN) -> Robot:
    """A system player with a temperament of our choice."""
    found = Robot(t.game.library, strength, dice(seed))
    found.temperament = temperament
    return found


@pytest.mark.req("T-6.3")
@pytest.mark.parametrize(("strength", "earliest"), [("novice", 0.65), ("regular", 0.5), ("master", 0.3)])
def test_a_calm_one_does_not_buzz_before_enough_of_the_clue_is_out(strength: str, earliest: float) -> None:
    for seed in range(20):
        t = clue()
        calm = robot(t, strength, seed, CALM)
        while len(t.public.bout.letters) < earliest * t.public.bout.length:
            assert calm.impulse(t.view("P1")) is None
            t.time_runs_out()


def buzzed_at(t: AtDuel, player: Robot) -> bool:
    """Let the clue run until it buzzes; whether that was before the end of the clue."""
    while t.phase == "clue" and not t.public.bout.is_clue_complete and player.impulse(t.view("P1")) is None:
        t.time_runs_out()
    thought = player.impulse(t.view("P1"))
    if t.public.bout.is_clue_complete or thought is None:
        return False
    assert (thought.action, thought.seconds < 0.45) == (Buzz(), True)
    t.p1.buzzes()
    return True


def said_by(t: AtDuel, player: Robot) -> str:
    said = player.impulse(t.view("P1"))
    assert said is not None
    assert isinstance(said.action, Answer)
    assert 1 <= said.seconds <= 3
    return said.action.text


@pytest.mark.req("T-6.3")
def test_what_it_knows_it_buzzes_at_within_a_tick_and_nearly_always_says_after_a_while() -> None:
    said = []
    for seed in range(60):
        t = clue()
        calm = robot(t, seed=seed, temperament=CALM)
        if buzzed_at(t, calm):
            said.append(said_by(t, calm))
    assert len(said) > 40
    assert 0.9 * len(said) < said.count("Ulaanbaatar") < len(said), "it has a slip of the mind now and then"


# Mistakes
@pytest.mark.req("T-6.4")
def test_a_daring_one_buzzes_too_early_at_times_and_errs_or_says_nothing() -> None:
    said = []
    for seed in range(150):
        t = clue()
        daring = robot(t, "novice", seed, Temperament(daring=1, bluffing=0, caution=0))
        earliest = SKILLS["novice"].needs[0] * t.public.bout.length
        if buzzed_at(t, daring) and len(t.public.bout.letters) < earliest:
            assert len(t.public.bout.letters) >= TOO_EARLY[0] * t.public.bout.length
            said.append(said_by(t, daring))
    assert 20 < len(said) < 75, "now and then, not as a habit"
    assert "" in said
    assert ULAANBAATAR.answer not in said
    assert len(set(said)) > 2


@pytest.mark.req("T-6.4")
def test_a_mistake_is_another_answer_of_the_category_that_nobody_has_said_and_is_really_wrong() -> None:
    twin = replace(sample(4), accepted=("ulan bator", "pony"), answer="Ulan Bator")
    others = [replace(sample(at), category="Geography") for at in (0, 8, 12)]
    library = Library([Pack("maps", "Maps", (ULAANBAATAR, twin, *others, sample(1)))])
    for seed in range(40):
        rng = Random(seed)
        mistake = plausible_mistake(library, "Geography", ULAANBAATAR.clue[:60], ["LIGHTHOUSE!"], rng)
        assert mistake in {each.answer for each in others} - {"Lighthouse"}
    said = [each.answer for each in others]
    assert plausible_mistake(library, "Geography", ULAANBAATAR.clue[:60], said, Random(0)) is None


@pytest.mark.req("T-6.4")
def test_a_mistake_sounds_like_what_is_asked_for_by_the_letters_so_far() -> None:
    def described(at: int, clue: str) -> Question:
        return replace(sample(at), category="Geography", clue=clue)

    capitals = [described(at, f"This capital by a river was founded as a monastery. {at}") for at in range(6)]
    rest = [described(at, f"A mountain, climbed by many in summer. {at}") for at in range(6, 16)]
    library = Library([Pack("maps", "Maps", (ULAANBAATAR, *capitals, *rest))])
    letters = ULAANBAATAR.clue[:130]
    found = {plausible_mistake(library, "Geography", letters, (), Random(seed)) for seed in range(60)}
    assert found == {each.answer for each in capitals}


# Betting
def stake(t: AtDuel, seat: str, feeling: float, temperament: Temperament, seed: int) -> Action:
    return Stakes(t.public, seat, feeling, temperament, Random(seed)).action()


def share(kind: type[Action], t: AtDuel, seat: str, feeling: float, temperament: Temperament) -> float:
    """How often a player with this feeling and temperament does this."""
    return sum(isinstance(stake(t, seat, feeling, temperament, seed), kind) for seed in range(200)) / 200


@pytest.mark.req("T-6.4")
def test_a_bluffer_raises_at_times_with_no_idea_and_an_honest_one_never() -> None:
    bet = betting().p1.bets(25).at
    bluffer, honest = replace(CALM, bluffing=1), CALM
    assert 0.25 < share(Raise, bet, "P2", 0.1, bluffer) < 0.65
    assert share(Raise, bet, "P2", 0.1, honest) == 0
    assert share(Raise, bet, "P2", 0.9, honest) == 1


@pytest.mark.req("T-6.4")
def test_a_cautious_one_folds_a_good_hand_at_times_and_never_its_last_chance() -> None:
    raised = betting().p1.bets(50).p2.raises_to(300).at
    cautious = replace(CALM, caution=1)
    assert 0.1 < share(Fold, raised, "P1", 0.8, cautious) < 0.5
    assert share(Fold, raised, "P1", 0.8, CALM) == 0
    last = betting(ULAANBAATAR).set_balances(400, 600).p1.bets(50).p2.raises_to(300).at
    assert share(Fold, last, "P1", 0.1, cautious) == 0


@pytest.mark.req("T-6.4")
@pytest.mark.parametrize("temperament", [CALM, EVEN, replace(CALM, caution=1)])
def test_nobody_folds_for_a_song_or_before_a_bet(temperament: Temperament) -> None:
    assert share(Fold, betting().p1.bets(5).at, "P2", 0.1, temperament) == 0
    assert share(Fold, betting(), "P1", 0.01, temperament) == 0
    assert share(Fold, betting().p1.bets(100).at, "P2", 0.01, temperament) > 0.5


@pytest.mark.req("T-6.4")
def test_daring_stakes_more_and_all_of_it_once_in_a_while() -> None:
    opening, answer = betting(), betting().p1.bets(50).at
    bold, timid = replace(CALM, daring=1), CALM

    def average(temperament: Temperament) -> float:
        bets = [stake(opening, "P1", 0.5, temperament, seed) for seed in range(50)]
        return sum(bet.amount for bet in bets if isinstance(bet, Bet)) / len(bets)

    assert average(bold) > 1.5 * average(timid)
    raises = {stake(answer, "P2", 0.9, bold, seed) for seed in range(60)}
    assert raises == {Raise(150), Raise(500)}
    assert {stake(answer, "P2", 0.9, timid, seed) for seed in range(60)} == {Raise(100)}


@pytest.mark.req("T-6.4")
def test_behind_on_the_last_question_it_bets_enough_to_win_the_match() -> None:
    last = betting(ULAANBAATAR).set_balances(430, 570)
    assert stake(last, "P1", 0.1, CALM, 0) == Bet(100)
    last.p1.bets(10)
    ahead = last.set_balances(420, 570)
    assert not isinstance(stake(ahead, "P2", 0.1, CALM, 0), Raise)
    behind = betting(ULAANBAATAR).set_balances(570, 430).p1.bets(10).at
    assert stake(behind, "P2", 0.1, CALM, 0) == Raise(71)


@pytest.mark.req("T-6.4")
def test_a_temperament_is_ones_own_and_stays_the_same() -> None:
    found = {Robot(LIBRARY, "regular", dice(seed)).temperament for seed in range(30)}
    assert len(found) == 30
    assert Robot(LIBRARY, "regular", dice(1)).temperament == Robot(LIBRARY, "master", dice(1)).temperament
    assert max(each.bluffing for each in found) - min(each.bluffing for each in found) > 0.8


@pytest.mark.req("T-6.3")
def test_a_clue_that_it_has_not_read_tells_it_nothing() -> None:
    stranger = replace(ULAANBAATAR, clue=ULAANBAATAR.clue.replace("monastery", "cloister"))
    for seed in range(20):
        t = clue()
        t.truth = replace(t.truth, vault=replace(t.truth.vault, questions=(stranger,)))
        t.clue_runs(150)
        assert robot(t, seed=seed, temperament=CALM).impulse(t.view("P1")) is None


@pytest.mark.req("T-6.3")
def test_without_knowing_it_sometimes_guesses_in_the_window_after_the_clue() -> None:
    guesses = set()
    for seed in range(120):
        t = clue().clue_runs()
        thought = impulse(t, "P2", "novice", seed)
        if thought is None:
            continue
        said = impulse(t.p2.buzzes().at, "P2", "novice", seed).action
        assert isinstance(said, Answer)
        guesses.add(said.text == ULAANBAATAR.answer)
        geography = {question.answer for question in LIBRARY.questions if question.category == "Geography"}
        assert said.text in {*geography, ""}
    assert guesses == {True, False}


def asked(said: str, *accepted: str, books: Library | None = None) -> AtDuel:
    """P1 has given this answer, it was ruled wrong, and they ask the other to overturn that."""
    question = replace(sample(0), accepted=accepted, answer=accepted[0])
    game = TriviaGame(books or Library([Pack("read", "Read", (question,))]))
    t = duel(question, sample(1), sample(2), game=game).time_runs_out().p1.bets(5).p2.matches().at
    t.p1.buzzes().answers(said).at.clue_runs().time_runs_out().is_in("resolution")
    return t.p1.asks_to_overturn("P1").at


@pytest.mark.req("T-6.3", "T-3.6")
@pytest.mark.parametrize(
    ("said", "answer", "agree"),
    [
        ("Ulonbaater", "Ulaanbaatar", {"novice", "regular", "master"}),
        ("Kilmenjero", "Kilimanjaro", {"novice", "regular", "master"}),
        ("Johanens Gutinburg", "Johannes Gutenberg", {"novice", "regular", "master"}),
        ("Gutnburg", "Gutenberg", {"novice"}),
        ("Thimbukty", "Timbuktu", set()),
        ("Timbuktu", "Ulaanbaatar", set()),
        ("utter nonsense", "Paris", set()),
        ("Ulaan baatar city", "Ulaanbaatar", set()),
        ("Niger", "Nigeria", set()),
        ("Austria", "Australia", set()),
        ("Iran", "Iraq", set()),
        ("North Korea", "South Korea", set()),
        ("Manet", "Monet", set()),
        ("Henry VII", "Henry VIII", set()),
        ("1988", "1989", set()),
        ("Boeing 737", "Boeing 747", set()),
        ("macroscope", "microscope", set()),
    ],
)
def test_it_is_fair_about_answers_that_are_nearly_right(said: str, answer: str, agree: set[str]) -> None:
    for strength in STRENGTHS:
        t = asked(said, answer)
        thought = impulse(t, "P2", strength)
        assert thought is not None
        t.p2.does(thought.action)
        is_fair = strength in agree
        assert thought.action == (Overturn("P1") if is_fair else Uphold()), strength
        assert t.wire["resolution"]["outcome"] == ("P1_WIN" if is_fair else "DRAW")
        assert t.wire["upheld"] == ([] if is_fair else ["P1"])


@pytest.mark.req("T-6.3", "T-3.6")
@pytest.mark.parametrize(("said", "answer"), WRONG)
def test_no_strength_takes_one_thing_for_another(said: str, answer: str) -> None:
    for skill in SKILLS.values():
        assert not Judge().would_let_pass(said, [answer], [], skill.fairness)


@pytest.mark.req("T-6.3", "T-3.6")
def test_it_is_fair_by_all_that_it_has_read_of_the_question_and_else_by_the_answer_shown() -> None:
    asks = ("Konstntinpel", "Istanbul", "Konstantinopol")
    assert intends(asked(*asks), "P2") == Overturn("P1")
    assert intends(asked(*asks, books=Library([])), "P2") == Uphold()
    assert intends(asked("Ulonbaater", "Ulaanbaatar", books=Library([])), "P2") == Overturn("P1")


@pytest.mark.req("T-6.3", "T-3.6")
def test_it_asks_for_nothing_of_its_own_accord() -> None:
    t = clue(30).p1.buzzes().answers("Ulonbaater").at.clue_runs().time_runs_out().is_in("resolution")
    assert all(impulse(t, seat, strength) is None for seat in SEATS for strength in STRENGTHS)


@pytest.mark.req("T-6.3", "T-3.6")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_does_not_give_a_right_answer_away(strength: str) -> None:
    t = clue(30).p2.buzzes().answers_right().p1.asks_to_overturn("P2").at
    assert intends(t, "P2", strength) == Uphold()


@pytest.mark.req("T-4.1")
@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_is_ready_at_once_where_the_room_waits_for_both(strength: str) -> None:
    t = clue(30, options={"results": "ready"}).p1.buzzes().answers_right().at
    thought = impulse(t, "P2", strength)
    assert thought is not None
    assert (thought.action, thought.seconds) == (Ready(), 0)
    t.p2.does(thought.action)
    assert impulse(t, "P2", strength) is None
    t.p1.asks_to_overturn("P1")
    assert intends(t, "P2", strength) == Uphold(), "the appeal comes first"
    t.p2.upholds()
    assert intends(t, "P2", strength) == Ready()


# Against each other
def match(strengths: dict[str, str], seed: int) -> Play:
    """A match between two system players: whoever is first does what they are about to, or the clock runs out."""
    play = Play(RIDDLES, SEATS, {"questions": 3}, seed)
    while not play.is_over:
        clock = RIDDLES.deadline(play.truth.public)
        thoughts = [
            (thought.seconds, seat, thought.action)
            for seat in SEATS
            if (thought := RIDDLES.robot(project(play.truth, seat), strengths[seat], dice(f"{seed} {seat}")))
        ]
        first = min(thoughts, default=None, key=lambda each: each[:2])
        if first is None or first[0] >= clock.seconds:
            play.expire()
        else:
            play.act(*first[1:])
    return play


@pytest.mark.req("T-6.3")
@pytest.mark.parametrize(("better", "worse"), [("master", "regular"), ("regular", "novice"), ("master", "novice")])
def test_the_better_one_wins_more_matches(better: str, worse: str) -> None:
    won = {better: 0, worse: 0}
    for seed in range(100):
        seats = SEATS if seed % 2 else SEATS[::-1]
        strengths = dict(zip(seats, (better, worse), strict=True))
        for winner in RIDDLES.outcome(match(strengths, seed).truth.public).winners:
            won[strengths[winner]] += 1
    assert won[better] > 1.4 * won[worse], won
    assert won[worse] >= 5, "even the best can be beaten"


@pytest.mark.req("T-6.3")
def test_a_match_of_two_has_bets_raises_folds_and_answers() -> None:
    kinds = {
        type(step.action).__name__
        for seed in range(30)
        for step in match({"P1": "novice", "P2": "master"}, seed).steps
        if step.action
    }
    assert kinds >= {"Bet", "Match", "Raise", "Fold", "Buzz", "Answer"}

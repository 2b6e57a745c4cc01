"""B-2.1: wherever a system player is awaited it does something that is allowed, whatever has happened before."""

from random import Random

import pytest

from clueapp.games.mystery.actions import Accuse, Mark
from clueapp.games.mystery.cards import SUSPECTS
from clueapp.games.mystery.game import MysteryGame
from clueapp.games.mystery.players.strengths import STRENGTHS
from clueapp.kernel.registry import games
from tests.games.mystery_bench import MOST, Bench


def seated(rng: Random, number: int) -> dict[str, str]:
    return {seat: rng.choice(list(STRENGTHS)) for seat in rng.sample(SUSPECTS, number)}


@pytest.mark.req("B-2.1")
@pytest.mark.parametrize("number", range(2, 7))
@pytest.mark.parametrize("name", ["clueless", "classic"])
def test_a_game_of_theirs_comes_to_its_end(name: str, number: int) -> None:
    rng = Random(number)
    for seed in range(3):
        bench = Bench(_game(name), seated(rng, number), seed, {"notebook": rng.choice(("hand", "seen"))})
        assert bench.to_the_end().truth.public.solution is not None


@pytest.mark.req("B-2.1")
@pytest.mark.parametrize("name", ["clueless", "classic"])
def test_others_may_leave_be_absent_or_accuse_falsely(name: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        bench = Bench(_game(name), seated(rng, rng.randint(3, 4)), seed, {"ceremony": rng.random() < 0.5})
        while not bench.is_over and bench.number < MOST:
            _disturb(bench, rng)
            if not bench.is_over:
                bench.step()
        assert bench.is_over


def _disturb(bench: Bench, rng: Random) -> None:
    """Now and then somebody is gone when they are awaited, leaves for good, or accuses without a reason."""
    public, luck = bench.truth.public, rng.random()
    awaited = sorted(bench.game.awaits(public))
    if luck < 0.01:
        bench.deserts(rng.choice(public.players))
    elif luck < 0.06:
        bench.is_away(rng.choice(awaited))
    elif luck < 0.08 and public.phase in ("move", "end"):
        bench.does(public.turn, Accuse("plum", "rope", "hall"))


@pytest.mark.req("D-1.9")
@pytest.mark.parametrize("name", ["clueless", "classic"])
def test_where_notes_are_taken_by_hand_their_own_cards_are_ticked_off_at_once(name: str) -> None:
    bench = Bench(_game(name), dict.fromkeys(SUSPECTS[:3], "novice"), 1, {"notebook": "hand", "ceremony": True})
    ticked = []
    while bench.truth.public.turn_number < 1 or len(ticked) < 18:
        seat, impulse = bench.step()
        if isinstance(impulse.action, Mark):
            ticked.append((seat, impulse.action.card))
            assert (impulse.seconds, impulse.action.player, impulse.action.mark) == (0, seat, "yes")
    assert bench.truth.public.turn_number <= 1
    hands = {(seat, card) for seat, own in bench.truth.own.items() for card in own.hand}
    assert len(ticked) == 18
    assert set(ticked) == hands


@pytest.mark.req("D-1.9")
def test_where_what_was_seen_is_printed_they_take_no_notes() -> None:
    bench = Bench(_game("clueless"), dict.fromkeys(SUSPECTS[:3], "detective"), 1, {"notebook": "seen"}).to_the_end()
    assert not any(own.notes for own in bench.truth.own.values())


def _game(name: str) -> MysteryGame:
    game = games()[name]
    assert isinstance(game, MysteryGame)
    return game

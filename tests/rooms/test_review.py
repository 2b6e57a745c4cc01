"""What there is to tell of a game that is over: worked out once, then, and told to all."""

import pytest

from clueapp.games.clueless.state import CluelessTruth
from clueapp.games.mystery.actions import Accuse
from clueapp.rooms.lobby import commands as c
from tests.rooms.clock import ManualClock, settle
from tests.rooms.house import Daydreamer, House
from tests.rooms.parlour import Parlour
from tests.rooms.test_host import finish
from tests.rooms.test_minds import at_the_table


class Reviewed(House):
    """A game of which there is something to tell."""

    def __init__(self) -> None:
        super().__init__()
        self.reviews = 0

    def review(self, truth: CluelessTruth) -> object:
        assert truth.public.phase == "over"
        self.reviews += 1
        return f"It took {truth.public.turn_number} turns."


@pytest.mark.req("D-5.5")
async def test_it_is_told_to_all_once_the_game_is_over_and_worked_out_once(
    parlour: Parlour, clock: ManualClock
) -> None:
    game = Reviewed()
    people = await at_the_table(parlour, game, "Ann", "Bob", "Cy", robots=0)
    watcher = await parlour.watcher(people[0].code)
    assert people[0].table.review is None
    await finish(people, clock)
    await settle()
    told = {person.table.review for person in (*people, watcher)}
    assert len(told) == 1
    assert str(told.pop()).startswith("It took ")
    people[0].closes()
    await people[0].opens()
    await settle()
    assert game.reviews == 1


@pytest.mark.req("D-5.5", "P-6.2")
async def test_it_is_there_again_after_a_restart(parlour: Parlour, clock: ManualClock) -> None:
    game = Reviewed()
    people = await at_the_table(parlour, game, "Ann", "Bob", "Cy", robots=0)
    await finish(people, clock)
    await settle()
    told = people[0].table.review
    await parlour.restart()
    await people[0].opens()
    await settle()
    assert told is not None
    assert people[0].table.review == told


@pytest.mark.req("D-5.5")
async def test_of_a_game_that_has_left_the_table_nothing_is_told_any_more(parlour: Parlour) -> None:
    parlour.manager._thinker = thinker = Daydreamer()
    ann, _, _ = await at_the_table(parlour, Reviewed(), "Ann", "Bob", "Cy", robots=0)
    assert ann.room.state.truth is not None
    await ann.does(Accuse(*ann.room.state.truth.vault.solution.cards))
    assert ann.table.status == "over"
    await ann.does(c.EndGame())
    thinker.may_end.set()
    await settle()
    assert thinker.begun == 1
    assert ann.table.review is None

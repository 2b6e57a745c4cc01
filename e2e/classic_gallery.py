"""The scenes of Classic Clue for the gallery: the set-up, a walk, a suggestion, the notebook and the end."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.classic_table import ClassicTable
from e2e.server import Server
from e2e.table import FULL_HOUSE, PlayersLike

Camera = Callable[[Page, str], None]
SEATS = {"Ann": "scarlet", "Bob": "mustard", "Cid": "plum"}


def set_up(take: Camera, pages: PlayersLike, server: Server) -> None:
    """By hand, as its leader and as the others see it."""
    table = ClassicTable(server, pages)
    take(table.open_room("Ann", notebook="seen", expected="3").page, "classic-lobby")
    for name, seat in list(SEATS.items())[1:]:
        table.join(name, seat)
    table.has_begun()
    ann, bob, _ = (table.in_seat(seat) for seat in SEATS.values())
    for weapon, room in (("rope", "study"), ("revolver", "ballroom"), ("candlestick", "dining_room")):
        ann.page.get_by_test_id(f"setup-{weapon}").check()
        ann.page.get_by_test_id(f"action-place-{room}").click()
        bob.sees_weapon(weapon, room)
    ann.page.get_by_test_id("setup-knife").check()
    take(ann.page, "classic-weapons")
    take(bob.page, "classic-weapons-watched")
    ann.page.get_by_test_id("action-scatter").click()
    ann.sees_prompt("Sort Cards: 3 to draw")
    take(ann.page, "classic-sort")
    ann.begins("sort-cards")
    ann.presses("2", then="Sort Cards: 2 to draw")
    take(ann.page, "classic-case-file")
    take(bob.page, "classic-case-file-watched")
    ann.presses("1", "3", then="Shuffle Cards")
    take(ann.page, "classic-deal")
    ann.presses("d", then="Assign Notebook")
    take(ann.page, "classic-notebooks")
    ann.begins("assign-notebook")
    ann.presses("p", then="Your turn: roll the dice")
    turns(take, table)


def turns(take: Camera, table: ClassicTable) -> None:
    """Dice, a walk, a suggestion, what is printed, and the end."""
    ann, bob, cid = (table.in_seat(seat) for seat in SEATS.values())
    table.load_dice((5, 4), (6, 6), (1, 1), (3, 3))
    take(ann.page, "classic-roll")
    take(bob.page, "classic-others-roll")
    ann.rolls((5, 4))
    ann.clicks("3,16")
    table.settle()
    take(ann.page, "classic-walk")
    take(bob.page, "classic-others-walk")
    ann.walks_into("lounge")
    table.settle()
    take(ann.page, "classic-suggest")
    ann.suggests(*table.truth.question_in("lounge", answered_by="mustard", asker="scarlet"))
    table.settle()
    take(bob.page, "classic-show-a-card")
    take(cid.page, "classic-others-show")
    table.answer()
    take(ann.page, "classic-shown-a-card")
    ann.page.get_by_role("button", name="Hide the suggestion").click()
    mine = table.truth.hands["scarlet"][0]
    ann.marks(mine, "plum")
    ann.marks("rope", "plum")
    take(ann.page, "classic-notebook-printed")
    ann.ends_turn()
    bob.rolls((6, 6))
    take(bob.page, "classic-walk-far")
    bob.ends_turn()
    cid.rolls((1, 1))
    cid.presses("d", "d", then="Your turn: no steps left")
    take(cid.page, "classic-no-steps")
    cid.ends_turn()
    take(ann.page, "classic-in-a-corner-room")
    ann.rolls((3, 3))
    take(ann.page, "classic-leave-a-room")
    ann.accuses_rightly()
    table.settle()
    ann.reads_review()
    take(ann.page, "classic-over")
    expect(bob.page.get_by_test_id("winner")).to_be_visible()


def full_house(take: Camera, pages: PlayersLike, server: Server) -> None:
    """Six players, and everybody in one room."""
    table = ClassicTable(server, pages)
    ann = table.open_room("Ann", ceremony="False", expected="6")
    for name, seat in list(FULL_HOUSE.items())[1:]:
        table.join(name, seat)
    table.has_begun()
    table.load_dice((4, 4), (4, 4))
    for seat, suspect, weapon in (("scarlet", "white", "rope"), ("mustard", "green", "knife")):
        person = table.in_seat(seat)
        person.rolls((4, 4))
        person.walks_into("lounge")
        person.suggests(suspect, weapon)
        table.settle()
        take(person.page, f"classic-six-{seat}-suggests")
        table.answer()
        person.ends_turn()
    table.settle()
    take(ann.page, "classic-six")
    take(table.in_seat("white").page, "classic-six-brought")

"""What Classic Clue's prompt says and offers, phase by phase; and what its board lights, shows and tells in words."""

import re

import pytest

from clueapp.games.classic.actions import Begin, Deal, DrawCaseFile, PlaceWeapon, ScatterWeapons
from clueapp.games.classic.state import ClassicTable
from components.tables.classic import dice, flights, lights, walk
from components.tables.classic.board import spots
from components.tables.classic.plan import ground, pieces, place_in_words
from components.tables.classic.prompt import ClassicPrompt
from components.tables.classic.table import ClassicStage
from components.tables.mystery import ending, notes, scene
from components.tables.mystery.pieces import whereabouts
from components.tables.mystery.sheet import Sheet, part, sheet_of
from tests.components.mystery_view import seen_by
from tests.games.table import AtTable, bare_table, classic_table

PROMPT = ClassicPrompt()


def prompt(at: AtTable, seat: str | None) -> str:
    return str(PROMPT.draw(seen_by(at, seat), 0))


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


def offers(html: str) -> set[str]:
    return set(re.findall(r'data-testid="action-([^"]*)"', html))


def keys(html: str) -> set[str]:
    return {key for found in re.findall(r'data-keys="([^"]*)"', html) for key in found.split()}


def reasons(html: str) -> set[str]:
    """Why keys and places are of no use: "key: reason"."""
    keys = re.findall(r'data-refuses="([^"]*)" data-refusal="([^"]*)"', html)
    places = re.findall(r'data-no-way="([^"]*)" data-refusal="([^"]*)"', html)
    return {f"{key}: {why}" for each, why in keys for key in each.split()} | {
        f"{place or 'elsewhere'}: {why}" for place, why in places
    }


def pad(at: AtTable) -> dict[str, str]:
    """What each button of the pad is called, by its direction."""
    buttons = re.findall(r"<button[^>]*action-step-[^>]*>", prompt(at, "scarlet"))
    names = [re.search(r'aria-label="([^"]*)"', each) for each in buttons]
    return {name[1].split()[1].rstrip(":"): name[1] for name in names if name}


def table_of(at: AtTable) -> ClassicTable:
    assert isinstance(at.public, ClassicTable)
    return at.public


def lit(at: AtTable, seat: str) -> str:
    return str(lights.draw(at.menu(seat), table_of(at)))


@pytest.mark.req("D-1.1", "D-1.5", "D-1.10")
def test_the_leader_places_the_weapons_and_the_others_watch() -> None:
    t = bare_table()
    mine, theirs = prompt(t, "scarlet"), prompt(t, "mustard")
    assert "Place Weapons: 6 left" in words(mine)
    assert {"finish-setup", "scatter", "place-study", "place-kitchen"} <= offers(mine)
    assert mine.count('draggable="true"') == 6
    assert offers(theirs) == set()
    assert "Ann is setting up the game" in words(theirs)
    t.seat("scarlet").does(PlaceWeapon("rope", "hall"))
    mine = prompt(t, "scarlet")
    assert "Place Weapons: 5 left" in words(mine)
    assert re.search(r'value="hall" disabled', mine)
    assert lit(t, "scarlet").count('class="light place"') == 8
    assert lit(t, "scarlet").count('class="place taken"') == 1
    assert lit(t, "mustard") == ""


@pytest.mark.req("P-1.2")
def test_who_has_no_seat_watches_all_of_it() -> None:
    t = bare_table()
    assert "Ann is setting up the game" in words(prompt(t, None))
    t.seat("scarlet").does(ScatterWeapons())
    assert "Ann is filling the case file" in words(prompt(t, None))
    t = classic_table()
    t.seat("scarlet").rolls(3, 3)
    assert "Ann rolled 6" in words(prompt(t, None))
    assert offers(prompt(t, None)) == set()


def steps_of(drawn: str) -> list[tuple[str, str]]:
    """The steps of the set-up: the state and the name of each."""
    return re.findall(r'<li class="(\w+)" title="([^"]+)"', drawn)


@pytest.mark.req("D-1.9b")
def test_each_set_up_step_has_its_button_and_the_progress_names_all_six() -> None:
    t = bare_table()
    names = ["Players", "Pawns", "Weapons", "Case file", "Deal", "Notebooks"]
    for seat in ("scarlet", "white", None):
        assert [name for _, name in steps_of(prompt(t, seat))] == names
        assert [state for state, _ in steps_of(prompt(t, seat))] == ["done", "done", "now", "later", "later", "later"]
    assert "Place Weapons" in words(prompt(t, "scarlet"))
    assert "Place Weapons" in words(prompt(t, "white"))

    def buttons() -> list[str]:
        return [words(each) for each in re.findall(r"<button[^>]*>.*?</button>", prompt(t, "scarlet"))]

    scarlet = t.seat("scarlet").does(ScatterWeapons())
    assert buttons()[0] == "Sort Cards S"
    for group in ("suspects", "weapons", "rooms"):
        scarlet.does(DrawCaseFile(group))
    assert "Shuffle Cards D" in buttons()
    assert "Shuffle Cards" in words(prompt(t, "white"))
    scarlet.does(Deal())
    assert buttons()[:2] == ["Assign Notebook N", "Play Game P"]
    assert "Assign Notebook" in words(prompt(t, "white"))
    assert [state for state, _ in steps_of(prompt(t, "white"))] == [*["done"] * 5, "now"]
    scarlet.does(Begin())
    assert buttons()[:2] == ["Roll Dice R", "Make Accusation"]


@pytest.mark.req("D-1.6", "D-1.7", "D-1.8", "D-1.10")
def test_groups_go_into_the_case_file_then_the_deal_then_notebooks() -> None:
    t = bare_table()
    scarlet = t.seat("scarlet").does(ScatterWeapons())
    mine, theirs = prompt(t, "scarlet"), prompt(t, "white")
    assert "Sort Cards: 3 to draw" in words(mine)
    assert offers(mine) == {"sort-cards", "draw-suspects", "draw-weapons", "draw-rooms", "finish-setup"}
    assert keys(mine) == {"s", "1", "2", "3"}
    assert 'data-takes="group"' in lit(t, "scarlet")
    assert "piles" in theirs
    assert "draggable" not in theirs.replace('draggable="false"', "")
    scarlet.does(DrawCaseFile("weapons"))
    assert "One is in the file" in prompt(t, "white")
    assert offers(prompt(t, "scarlet")) == {"draw-suspects", "draw-rooms", "finish-setup"}
    assert "into-file" in flights.draw(table_of(t))
    scarlet.does(DrawCaseFile("suspects")).does(DrawCaseFile("rooms"))
    assert offers(prompt(t, "scarlet")) == {"deal", "finish-setup"}
    assert "Shuffle Cards" in words(prompt(t, "scarlet"))
    assert sheet_of(seen_by(t, "white")) is None
    scarlet.does(Deal())
    assert offers(prompt(t, "scarlet")) == {"assign-notebook", "begin", "finish-setup"}
    assert "Assign Notebook" in words(prompt(t, "scarlet"))
    assert flights.draw(table_of(t)).count("dealt") == 18
    assert 'data-act="MARK"' in row(t, "white", "rope")
    assert "disabled" not in row(t, "white", "rope")
    scarlet.does(Begin())
    assert "Your turn: roll the dice" in words(prompt(t, "scarlet"))


@pytest.mark.req("D-3.2", "D-3.9")
def test_a_turn_opens_with_roll_passage_or_pass() -> None:
    t = classic_table()
    mine = prompt(t, "scarlet")
    assert offers(mine) == {"roll", "end-turn", "accuse"}
    assert "Roll Dice" in words(mine)
    assert keys(mine) == {"r", "x"}
    assert "Ann is about to roll the dice They can roll the dice or pass." in words(prompt(t, "mustard"))
    t.place("scarlet", "kitchen")
    assert offers(prompt(t, "scarlet")) == {"roll", "passage", "end-turn", "accuse"}
    assert "p" in keys(prompt(t, "scarlet"))
    assert 'data-act="PASSAGE"' in lit(t, "scarlet")
    assert "Ann is about to roll the dice They can roll the dice, take the secret passage or pass." in words(
        prompt(t, "mustard")
    )
    assert offers(prompt(t, "mustard")) == set()


@pytest.mark.req("D-3.3", "D-3.5", "D-3.9")
def test_a_walk_shows_steps_rooms_within_reach_and_the_way_back() -> None:
    t = classic_table()
    scarlet = t.seat("scarlet").rolls(4, 6)
    mine = prompt(t, "scarlet")
    assert "Your turn: 10 steps left You rolled 4 and 6." in words(mine)
    assert {"walk-lounge", "walk-dining_room", "end-turn"} <= offers(mine)
    assert {"w", "a", "s", "d", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "x"} == keys(mine)
    assert "take-back" not in offers(mine)
    assert "Ann rolled 10" in words(prompt(t, "white"))
    assert set(re.findall(r'"to":"([^"]*)"', lit(t, "scarlet"))) == scarlet.reach
    assert re.fullmatch(r"<svg[^>]*></svg>", lit(t, "white")), "nothing is lit for the others"
    scarlet.walks("5,16")
    assert "take-back" in offers(prompt(t, "scarlet"))
    assert "z" in keys(prompt(t, "scarlet"))
    assert "5</b> of 10 left" in dice.draw_count(table_of(t))


@pytest.mark.req("D-3.5")
def test_with_no_steps_left_a_step_can_still_be_asked_for_and_is_answered_by_the_server() -> None:
    t = classic_table()
    t.seat("scarlet").rolls(1, 1).steps("down", "down")
    mine = prompt(t, "scarlet")
    assert "Your turn: no steps left" in words(mine)
    assert {"step-up", "step-down", "step-left", "step-right"} <= offers(mine)
    assert mine.count(" closed") == 4
    assert "disabled" not in mine


@pytest.mark.req("P-3.2", "P-10.2")
def test_with_steps_left_a_way_that_is_not_open_says_why_and_sends_nothing() -> None:
    t = classic_table().place("plum", "1,16")
    t.seat("scarlet").rolls(2, 1)
    buttons = re.findall(r"<button[^>]*action-step-[^>]*>", prompt(t, "scarlet"))
    found = [re.search(r'data-refusal="([^"]*)"', each) for each in buttons]
    wall, taken = "There’s a wall.", "Somebody is standing on that square."
    assert [each[1] if each else "" for each in found] == [wall, wall, taken, wall]
    assert all('aria-disabled="true"' in each for each in buttons)
    t = classic_table().place("scarlet", "hall").place("mustard", "4,8")
    t.seat("scarlet").rolls(2, 1)
    assert pad(t)["up"] == "Step up: There’s no door on that side."
    assert pad(t)["left"] == "Step left: That door is blocked: somebody is standing in front of it."


@pytest.mark.req("P-3.2", "P-10.2")
def test_before_the_roll_keys_and_squares_answer_with_what_comes_first() -> None:
    t = classic_table()
    assert reasons(prompt(t, "scarlet")) == {
        *(f"{key}: Roll the dice first." for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", *"wasd")),
        "p: There’s no secret passage here.",
        "elsewhere: Roll the dice first.",
    }
    assert reasons(prompt(t, "mustard")) == set()
    t.place("scarlet", "kitchen")
    assert "p: There’s no secret passage here." not in reasons(prompt(t, "scarlet"))


@pytest.mark.req("D-3.7", "D-3.9")
def test_every_open_door_of_a_room_has_a_button() -> None:
    t = classic_table().place("scarlet", "hall").place("plum", "7,11")
    t.seat("scarlet").rolls(1, 1)
    assert {"leave-4-8", "leave-7-12"} <= offers(prompt(t, "scarlet"))
    assert "leave-7-11" not in offers(prompt(t, "scarlet"))
    assert "South door, second" in words(prompt(t, "scarlet"))


@pytest.mark.req("D-3.9", "P-10.2")
@pytest.mark.parametrize(("room", "side", "before"), [("hall", "down", "7,11"), ("ballroom", "up", "16,9")])
def test_a_side_with_two_open_doors_is_open_and_says_that_one_is_to_be_chosen(
    room: str, side: str, before: str
) -> None:
    t = classic_table().place("scarlet", room)
    scarlet = t.seat("scarlet").rolls(1, 1)
    assert pad(t)[side] == f"Step {side}: two doors, choose one"
    assert sum(": There’s no door" in name for name in pad(t).values()) == prompt(t, "scarlet").count(" closed")
    scarlet.is_refused("which_door").steps(side)
    t.place("plum", before)
    assert pad(t)[side] == f"Step {side}"


def test_shut_in_one_is_told_so() -> None:
    t = classic_table().place("scarlet", "study").place("plum", "4,6")
    t.seat("scarlet").rolls(6, 6)
    assert "Every way is blocked" in words(prompt(t, "scarlet"))
    assert "You can’t reach a room this turn." in words(prompt(t, "scarlet"))


@pytest.mark.req("D-3.8", "D-4.1")
def test_a_suggestion_is_offered_where_one_has_entered_or_was_brought() -> None:
    t = classic_table("scarlet", "mustard", "white")
    scarlet = t.seat("scarlet").rolls(4, 6).walks("lounge")
    assert {"suggest", "take-back", "end-turn", "accuse"} == offers(prompt(t, "scarlet"))
    scarlet.suggests("mustard", "rope")
    table = seen_by(t, "white")
    said = "I suggest the crime was committed in the Lounge by Colonel Mustard with the Rope."
    assert f"“{said}”" in words(str(scene.draw(table, ClassicStage.speech)))
    t.is_answered()
    scarlet.ends_turn()
    mine = prompt(t, "mustard")
    assert "Your turn: suggest, roll or pass" in words(mine)
    theirs = words(prompt(t, "white"))
    assert "Bob is about to suggest or roll They can suggest, roll the dice, take the secret passage or pass." in theirs
    assert {"roll", "passage", "suggest-here", "suggest-back", "suggest", "end-turn", "accuse"} == offers(mine)

    # One question at a time, and one main button in each.
    first, then = re.split(r'<div data-folded="suggest-2" hidden>', mine)
    assert {"roll", "passage", "suggest-here", "end-turn", "accuse"} == offers(first)
    assert {"suggest", "suggest-back"} == offers(then)
    assert re.findall(r'class="button primary[^>]*action-([a-z-]*)', first) == ["suggest-here"]
    assert re.findall(r'class="button primary[^>]*action-([a-z-]*)', then) == ["suggest"]
    assert "Who did it in the Lounge, and with what?" in words(then)


@pytest.mark.req("D-5.2")
def test_the_end_names_the_winner() -> None:
    t = classic_table(solution=("mustard", "revolver", "billiard_room"))
    t.seat("scarlet").accuses("mustard", "revolver", "billiard_room")
    told = words(str(ending.draw(seen_by(t, "mustard"), ClassicStage.speech)))
    assert "Miss Scarlet (Ann) wins" in told


@pytest.mark.req("D-3.3")
def test_dice_show_the_roll_to_all_and_can_be_clicked_by_the_one_who_is_to_roll() -> None:
    t = classic_table()
    assert 'data-act="ROLL"' in dice.draw(table_of(t), can_roll=True, tumbles=False)
    resting = dice.draw(table_of(t), can_roll=False, tumbles=False)
    assert "data-act" not in resting
    assert resting.count("die-unrolled") == 2
    assert not re.search(r"die-\d\.svg", resting)  # no numbers before there is a roll
    t.seat("scarlet").rolls(2, 5)
    rolled = dice.draw(table_of(t), can_roll=False, tumbles=True)
    assert "shows-2" in rolled
    assert "shows-5" in rolled
    assert "tumbling" in rolled
    assert 'aria-label="2 and 5"' in rolled


@pytest.mark.req("P-10.2")
def test_the_board_is_told_in_words() -> None:
    t = classic_table().place("scarlet", "3,16").lay("rope", "hall").place("mustard", "hall")
    told = words(str(whereabouts(t.public, place_in_words)))
    assert "The hallway, row 4, column 17: Miss Scarlet." in told
    assert re.search(r"The Hall: Colonel Mustard, [^.]*the Rope", told)
    assert "Mrs. White’s start: Mrs. White." in told


def test_a_walk_leads_over_every_square_and_through_the_doors() -> None:
    t = classic_table().place("scarlet", "lounge")
    t.seat("scarlet").rolls(6, 6).walks("dining_room")
    stroll = table_of(t).stroll
    assert stroll is not None
    trail = walk.way_points(stroll.trail)
    assert len(trail) == len(stroll.trail)  # two doorways for two rooms
    here = spots({"scarlet": "lounge"} | dict.fromkeys(("mustard", "white", "green", "peacock", "plum"), "hall"), {})
    motion = walk.draw_motion("scarlet", "walk-1-1", here["scarlet"], stroll.trail, here["mustard"])
    assert motion.count("translate(") == len(trail) + 2
    assert "animation:walk-1-1 " in motion
    assert 'class="trail"' in walk.draw_trail(stroll)
    assert walk.draw_trail(None) == ""


def test_what_is_sent_once_is_not_too_much() -> None:
    assert len(ground()) + len(pieces()) < 40_000
    assert ground().count('data-act="WALK"') == 9 + len(set(re.findall(r'"to":"(\d+,\d+)"', ground())))


def sheet(t: AtTable, seat: str) -> Sheet:
    """What stands in a player's notebook."""
    found = sheet_of(seen_by(t, seat))
    assert found is not None
    return found


def row(t: AtTable, seat: str, card: str) -> str:
    """The row of a card in a player's notebook, as it is drawn."""
    return str(notes.draw_row(card, sheet(t, seat)))


@pytest.mark.req("D-2.2", "D-2.3")
@pytest.mark.parametrize("mode", ["hand", "seen"])
def test_the_notebook_prints_what_was_seen_and_points_out_a_mark_against_it(mode: str) -> None:
    t = classic_table(options={"notebook": mode}, hands={"scarlet": ["wrench"], "white": ["knife"]})
    assert ('class="print yes"' in row(t, "scarlet", "wrench")) == (mode == "seen")
    t.seat("scarlet").marks("wrench", "white", "yes").marks("knife", "white", "yes")
    wrench, knife = row(t, "scarlet", "wrench"), row(t, "scarlet", "knife")
    assert sheet(t, "scarlet").wrong == (("wrench:white",) if mode == "seen" else ())
    if mode == "seen":
        assert "Wrench, Cid: has it, but you’ve seen: doesn’t have it (printed)" in wrench
        assert "Wrench, Ann: has it (printed)" in wrench
        assert "Knife, Cid: has it" in knife
        assert len(re.findall(r'class="note [^"]*wrong', wrench + knife)) == 1


def test_the_slice_of_a_notebook_changes_with_what_it_prints() -> None:
    t = classic_table(options={"notebook": "seen"}, hands={"mustard": ["wrench"]})
    before = part(seen_by(t, "scarlet"))
    old = sheet(t, "scarlet")
    t.seat("scarlet").rolls(4, 6).walks("lounge").suggests("plum", "wrench")
    t.is_answered()
    assert part(seen_by(t, "scarlet")) != before
    assert set(sheet(t, "scarlet").changed_since(old)) == {"wrench"}
    assert len(list(sheet(t, "scarlet").changed_since(None))) == 21


@pytest.mark.req("D-2.2", "D-1.9")
def test_a_solved_row_is_struck_out_and_one_that_nobody_has_stands_out() -> None:
    t = classic_table(options={"notebook": "seen"}, hands={"scarlet": ["wrench"]})
    others = [seat for seat in t.public.players if seat != "scarlet"]

    assert sheet(t, "scarlet").found("wrench") == "held"  # one's own is marked by itself
    assert sheet(t, "scarlet").found("rope") == ""
    for seat in others:
        t.seat("scarlet").marks("rope", seat, "no")
    assert sheet(t, "scarlet").found("rope") == "file"
    assert "in the case file" in row(t, "scarlet", "rope")
    t.seat("scarlet").marks("rope", others[0], "yes")
    assert sheet(t, "scarlet").found("rope") == "held"

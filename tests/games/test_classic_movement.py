"""Classic Clue, section 3: a turn with dice, squares and doors."""

import pytest

from clueapp.games.classic.actions import Roll, Walk
from clueapp.games.classic.board import DOORS_OF, STARTS
from clueapp.games.classic.game import ClassicGame
from clueapp.games.mystery.cards import ROOMS, SUSPECTS
from clueapp.kernel.errors import IllegalAction
from clueapp.protocol.reader import reader_of
from tests.games.table import AtTable, classic_table


def scarlet_at(place: str, *others: str) -> AtTable:
    """Scarlet's turn at this place, with Mustard and White on these squares."""
    t = classic_table().place("scarlet", place)
    for suspect, square in zip(("mustard", "white", "green", "peacock", "plum"), others, strict=False):
        t.place(suspect, square)
    return t.turn_of("scarlet")


# The order and the start of a turn
@pytest.mark.req("D-3.1")
def test_scarlet_goes_first_then_clockwise() -> None:
    t = classic_table(*reversed(SUSPECTS))
    order = []
    for _ in range(7):
        order.append(t.turn)
        t.seat(t.turn).passes()
    assert order == ["scarlet", "mustard", "white", "green", "peacock", "plum", "scarlet"]


@pytest.mark.req("D-1.4")
def test_all_six_pawns_begin_on_their_start_squares() -> None:
    assert classic_table("scarlet", "green", "plum").wire(None)["positions"] == STARTS


@pytest.mark.req("D-3.2")
def test_at_the_start_of_a_turn_one_may_pass_or_roll() -> None:
    assert classic_table().seat("scarlet").may == {"ROLL", "END_TURN", "ACCUSE", "MARK"}


@pytest.mark.req("D-3.2", "D-3.6")
@pytest.mark.parametrize("room", ROOMS)
def test_in_a_corner_room_one_may_take_the_passage_as_well(room: str) -> None:
    scarlet = scarlet_at(room).seat("scarlet")
    if room in ("study", "kitchen", "lounge", "conservatory"):
        assert scarlet.may == {"ROLL", "PASSAGE", "END_TURN", "ACCUSE", "MARK"}
    else:
        assert "PASSAGE" not in scarlet.may
        scarlet.is_refused("no_such_way").takes_passage()


@pytest.mark.req("D-3.2", "D-3.6")
def test_roll_and_passage_belong_to_the_start_of_the_turn() -> None:
    scarlet = scarlet_at("study").seat("scarlet").rolls(1, 2)
    scarlet.is_refused("not_at_start_of_turn").takes_passage()
    scarlet.is_refused("not_at_start_of_turn").rolls(1, 2)
    scarlet.steps("down")
    scarlet.is_refused("not_at_start_of_turn").takes_passage()
    scarlet = scarlet_at("study").seat("scarlet").takes_passage()
    scarlet.is_refused("not_at_start_of_turn").rolls(1, 2)
    scarlet.is_refused("not_at_start_of_turn").takes_passage()


@pytest.mark.req("D-3.4")
def test_without_a_roll_there_is_no_step() -> None:
    scarlet = classic_table().seat("scarlet")
    scarlet.is_refused("wrong_phase").steps("down")
    scarlet.is_refused("wrong_phase").walks("1,16")
    scarlet.is_refused("nothing_to_take_back").takes_back()


# The dice
@pytest.mark.req("D-3.3")
@pytest.mark.parametrize("viewer", [*SUSPECTS[:3], None])
def test_both_dice_and_what_they_allow_are_shown_to_all(viewer: str | None) -> None:
    t = classic_table()
    t.seat("scarlet").rolls(2, 5)
    wire = t.wire(viewer)
    assert (wire["dice"], wire["stepsLeft"], wire["path"]) == ([2, 5], 7, ["0,16"])
    assert t.feed(viewer)[-1].endswith("2 and 5: 7 steps.")


@pytest.mark.req("D-3.3")
def test_the_server_rolls_each_face_of_each_die() -> None:
    game, faces = ClassicGame(), [set(), set()]
    for seed in range(200):
        t = classic_table(seed=seed)
        t.happens(game.decide(t.truth, "scarlet", Roll(), t.chance()))
        for die, face in zip(faces, t.wire()["dice"], strict=True):
            die.add(face)
    assert faces == [{1, 2, 3, 4, 5, 6}] * 2


# Steps
@pytest.mark.req("D-3.4", "D-3.5")
def test_a_step_too_many_is_refused_in_the_words_of_the_source() -> None:
    t = classic_table()
    scarlet = t.seat("scarlet").rolls(1, 1).steps("down", "down")
    scarlet.is_refused("exceeded_roll").steps("down")
    with pytest.raises(IllegalAction, match=r"^You have exceeded the number of dice rolled\.$"):
        t.game.decide(t.truth, "scarlet", Walk("3,16"), t.chance())
    assert scarlet.may == {"TAKE_BACK", "END_TURN", "ACCUSE", "MARK"}


@pytest.mark.req("D-3.4")
def test_one_may_change_direction_but_go_neither_diagonally_nor_through_walls() -> None:
    scarlet = classic_table().seat("scarlet").rolls(6, 6)
    scarlet.is_refused("no_such_way").steps("left")
    scarlet.is_refused("no_such_way").steps("down-left")
    scarlet.is_refused("no_such_way").steps("")
    scarlet.steps("down", "left", "down", "right", "down").is_at("3,16")


@pytest.mark.req("D-3.4")
def test_no_square_twice_not_even_the_first() -> None:
    scarlet = classic_table().seat("scarlet").rolls(6, 6).steps("down")
    scarlet.is_refused("square_used").steps("up")
    scarlet.steps("down", "left", "up")
    scarlet.is_refused("square_used").steps("right")
    scarlet.is_refused("square_used").walks("2,16")
    assert not {"0,16", "1,16", "2,16", "2,15", "1,15"} & scarlet.reach


@pytest.mark.req("D-3.4")
def test_no_square_of_another_suspect_played_or_not() -> None:
    for suspect in ("mustard", "plum"):
        scarlet = classic_table().place(suspect, "1,16").seat("scarlet").rolls(6, 6)
        scarlet.is_refused("square_occupied").steps("down")
        scarlet.is_refused("square_occupied").walks("1,16")
        scarlet.is_refused("no_such_way").walks("2,16")
        assert scarlet.may == {"END_TURN", "ACCUSE", "MARK"}


@pytest.mark.req("D-3.10")
def test_one_may_stop_short_of_the_roll() -> None:
    t = classic_table()
    t.seat("scarlet").rolls(6, 6).steps("down").ends_turn().is_at("1,16")
    assert t.turn == "mustard"
    t.seat("mustard").rolls(6, 6).ends_turn()
    assert t.turn == "white"


# Doors
@pytest.mark.req("D-3.7")
def test_from_before_the_door_one_step_enters_and_ends_the_movement() -> None:
    scarlet = scarlet_at("4,7").seat("scarlet").rolls(6, 6).steps("right", "right").is_at("hall")
    assert scarlet.may == {"SUGGEST", "DECLINE", "END_TURN", "TAKE_BACK", "ACCUSE", "MARK"}
    scarlet.is_refused("wrong_phase").steps("left")
    scarlet.is_refused("wrong_phase").walks("4,8")
    assert scarlet.wire["reach"] == {"squares": [], "rooms": []}


@pytest.mark.req("D-3.7")
def test_a_room_is_entered_through_its_doors_alone() -> None:
    scarlet = scarlet_at("5,8").seat("scarlet").rolls(6, 6)
    scarlet.is_refused("no_such_way").steps("right")
    scarlet.steps("up", "right").is_at("hall")


@pytest.mark.req("D-3.7")
def test_a_room_that_was_left_cannot_be_entered_again() -> None:
    scarlet = scarlet_at("hall").seat("scarlet").rolls(6, 6).steps("left")
    scarlet.is_refused("room_left_this_turn").steps("right")
    scarlet.is_refused("room_left_this_turn").walks("hall")
    assert scarlet.reach & set(ROOMS) == {"study", "library"}


@pytest.mark.req("D-3.7")
def test_a_pawn_before_the_door_blocks_it() -> None:
    out = scarlet_at("lounge", "6,17").seat("scarlet").rolls(6, 6)
    out.is_refused("door_blocked").steps("down")
    out.is_refused("door_blocked").walks("6,16")
    assert out.may == {"END_TURN", "ACCUSE", "MARK"}
    into = scarlet_at("6,15", "6,17").seat("scarlet").rolls(6, 6)
    into.is_refused("door_blocked").walks("lounge")
    assert "lounge" not in into.reach


@pytest.mark.req("D-3.7")
def test_who_has_walked_past_the_only_door_is_not_told_of_somebody_before_it() -> None:
    past = scarlet_at("17,18").seat("scarlet").rolls(6, 6).walks("17,20")
    past.is_refused("square_used").walks("kitchen")
    past.at.place("plum", "18,17")  # somebody elsewhere changes nothing
    past.is_refused("square_used").walks("kitchen")


@pytest.mark.req("D-3.7", "D-3.8")
def test_one_whose_doors_are_all_blocked_may_pass() -> None:
    t = scarlet_at("hall", "4,8", "7,11", "7,12")
    t.seat("scarlet").passes()
    assert t.turn == "mustard"


@pytest.mark.req("D-3.7")
def test_a_step_out_of_a_room_takes_the_door_on_that_side() -> None:
    scarlet_at("library").seat("scarlet").rolls(1, 2).steps("right").is_at("8,7")
    scarlet_at("library").seat("scarlet").rolls(1, 2).steps("down").is_at("11,3")
    scarlet_at("library").seat("scarlet").rolls(1, 2).is_refused("no_such_way").steps("up")


@pytest.mark.req("D-3.7")
@pytest.mark.parametrize(("room", "side"), [("hall", "down"), ("ballroom", "up")])
def test_where_two_doors_are_on_one_side_one_walks_to_the_square_before_one(room: str, side: str) -> None:
    first, second = (door.square for door in DOORS_OF[room] if door.outward == side)
    scarlet = scarlet_at(room).seat("scarlet").rolls(1, 2)
    scarlet.is_refused("which_door").steps(side)
    scarlet.walks(second).is_at(second)
    scarlet_at(room, first).seat("scarlet").rolls(1, 2).steps(side).is_at(second)


@pytest.mark.req("D-3.7")
def test_a_room_holds_any_number_and_blocks_nobody_inside() -> None:
    scarlet_at("4,8", "hall", "hall", "hall").seat("scarlet").rolls(1, 2).steps("right").is_at("hall")


# One click
@pytest.mark.req("D-3.9")
@pytest.mark.parametrize("viewer", ["scarlet", "white", None])
def test_what_is_within_reach_is_lit_for_all(viewer: str | None) -> None:
    t = scarlet_at("lounge")
    t.seat("scarlet").rolls(1, 1)
    reach = t.wire(viewer)["reach"]
    assert set(reach["squares"]) == {"6,17", "6,16", "6,18", "7,17"}
    assert reach["rooms"] == []


@pytest.mark.req("D-3.9")
def test_a_walk_is_one_event_with_every_square_on_the_way() -> None:
    t = scarlet_at("study")
    since = len(t.facts)
    t.seat("scarlet").rolls(2, 2).walks("hall").is_at("hall")
    assert t.told()[since + 1 :][0].path == ("4,6", "4,7", "4,8", "hall")
    assert t.feed("scarlet", since)[-1] == "You left the Study, walked 3 squares and entered the Hall."


@pytest.mark.req("D-3.9")
def test_a_walk_can_be_continued_with_what_is_left() -> None:
    scarlet = scarlet_at("study").seat("scarlet").rolls(2, 2).walks("4,7")
    assert scarlet.wire["stepsLeft"] == 2
    scarlet.is_refused("exceeded_roll").walks("7,8")
    scarlet.walks("hall")


@pytest.mark.req("D-3.9")
@pytest.mark.parametrize("to", ["", "nowhere", "9,10", "-1,16", "0,16", "25,0", "7,8,9", "07,8", "rope", "HALL"])
def test_there_is_no_way_to_where_nobody_can_stand(to: str) -> None:
    classic_table().seat("scarlet").rolls(6, 6).is_refused("no_such_way").walks(to)


@pytest.mark.req("D-3.9")
def test_on_the_wire_a_square_may_be_written_as_row_and_column() -> None:
    reader = reader_of(ClassicGame())
    assert reader.read({"type": "WALK", "to": [7, 8]}) == reader.read({"type": "WALK", "to": "7,8"}) == Walk("7,8")
    assert reader.read({"type": "WALK", "to": "hall"}) == Walk("hall")
    for nonsense in (7, [7], [7, 8, 9], ["7", "8"], None, {"row": 7}):
        with pytest.raises(IllegalAction) as refusal:
            reader.read({"type": "WALK", "to": nonsense})
        assert refusal.value.code == "bad_message"


# Taking back
@pytest.mark.req("D-3.9")
def test_steps_and_walks_are_taken_back_one_by_one() -> None:
    t = scarlet_at("study")
    scarlet = t.seat("scarlet").rolls(6, 6).steps("down").walks("5,8").steps("up")
    scarlet.takes_back().is_at("5,8")
    scarlet.takes_back().is_at("4,6")
    assert t.wire()["stepsLeft"] == 11
    scarlet.takes_back().is_at("study")
    assert t.wire()["path"] == ["study"]
    scarlet.is_refused("nothing_to_take_back").takes_back()
    scarlet.walks("hall")


@pytest.mark.req("D-3.9")
def test_entering_a_room_can_be_taken_back_until_something_follows() -> None:
    t = scarlet_at("4,8")
    scarlet = t.seat("scarlet").rolls(1, 2).steps("right").takes_back().is_at("4,8")
    assert t.phase == "move"
    scarlet.steps("right").declines()
    scarlet.is_refused("nothing_to_take_back").takes_back()
    scarlet.ends_turn()


@pytest.mark.req("D-3.9", "D-4.1")
def test_after_a_suggestion_nothing_is_taken_back() -> None:
    t = classic_table(solution=("green", "knife", "study"), hands={"mustard": ("plum",)}).place("scarlet", "4,8")
    t.turn_of("scarlet").seat("scarlet").rolls(1, 2).steps("right").suggests("plum", "rope")
    assert t.asked == "mustard"
    t.seat("scarlet").is_refused("wrong_phase").takes_back()
    t.is_answered().seat("scarlet").is_refused("nothing_to_take_back").takes_back()


@pytest.mark.req("D-3.6", "D-3.9")
def test_a_passage_cannot_be_taken_back() -> None:
    scarlet_at("study").seat("scarlet").takes_passage().is_refused("nothing_to_take_back").takes_back()


# Who may suggest
@pytest.mark.req("D-3.8")
def test_one_who_simply_stays_may_not_suggest() -> None:
    scarlet = scarlet_at("hall").seat("scarlet")
    scarlet.is_refused("must_move").suggests("plum", "rope")
    scarlet.is_refused("wrong_phase").declines()
    scarlet.rolls(1, 2).is_refused("must_move").suggests("plum", "rope")
    scarlet.steps("left").is_refused("not_in_a_room").suggests("plum", "rope")


@pytest.mark.req("D-3.8")
def test_having_entered_one_may_suggest_or_pass() -> None:
    scarlet = scarlet_at("4,8").seat("scarlet").rolls(1, 2).steps("right").ends_turn()
    assert scarlet.at.turn == "mustard"


def moved_into_the_hall() -> AtTable:
    """Scarlet has suggested Mustard in the Hall, which moved him there; it is his turn."""
    t = scarlet_at("4,8")
    t.seat("scarlet").rolls(1, 2).steps("right").suggests("mustard", "rope")
    t.is_answered().seat("scarlet").ends_turn()
    assert (t.turn, t.where("mustard")) == ("mustard", "hall")
    return t


@pytest.mark.req("D-3.8")
def test_one_who_was_moved_in_by_a_suggestion_may_suggest_without_moving() -> None:
    t = moved_into_the_hall()
    mustard = t.seat("mustard")
    assert mustard.may == {"ROLL", "SUGGEST", "END_TURN", "ACCUSE", "MARK"}
    assert "It’s your turn. A suggestion moved you, so you may suggest right here." in mustard.feed
    mustard.suggests("plum", "rope")
    assert t.public.inquiry is not None
    assert t.public.inquiry.trio.room == "hall"


@pytest.mark.req("D-3.8")
def test_having_rolled_they_must_enter_a_room_like_everybody() -> None:
    mustard = moved_into_the_hall().seat("mustard").rolls(1, 2)
    mustard.is_refused("must_move").suggests("plum", "rope")
    mustard.steps("left").takes_back().is_refused("must_move").suggests("plum", "rope")


@pytest.mark.req("D-3.8")
def test_being_moved_counts_for_one_turn() -> None:
    t = moved_into_the_hall()
    t.seat("mustard").passes()
    t.turn_of("mustard").seat("mustard").is_refused("must_move").suggests("plum", "rope")


@pytest.mark.req("D-3.1", "P-5.1")
def test_only_the_player_whose_turn_it_is_moves() -> None:
    t = scarlet_at("study")
    for seat in ("mustard", "white"):
        t.seat(seat).is_refused("not_your_turn").rolls(1, 2)
        t.seat(seat).is_refused("not_your_turn").steps("down")
        t.seat(seat).is_refused("not_your_turn").walks("hall")
        t.seat(seat).is_refused("not_your_turn").takes_passage()
        t.seat(seat).is_refused("not_your_turn").passes()
    t.seat("plum").is_refused("not_playing").rolls(1, 2)

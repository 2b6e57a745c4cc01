"""Forms, and what fits them."""

from dataclasses import dataclass

import pytest

from clueapp.kernel.menu import Action, Between, Form, FormField, FreeText, Menu, OneOf


@dataclass(frozen=True, slots=True)
class GiveClue(Action):
    word: str
    number: int
    team: str


@dataclass(frozen=True, slots=True)
class Wait(Action):
    pass


FORM = Form(GiveClue, {"word": FreeText(5), "number": Between(0, 9), "team": OneOf(("red", "blue"))})


@pytest.mark.req("P-8.3")
@pytest.mark.parametrize(
    ("field", "value", "fits"),
    [
        (OneOf(("a", "b")), "a", True),
        (OneOf(("a", "b")), "c", False),
        (OneOf(("a", "b")), ["a"], False),
        (OneOf(()), "", False),
        (Between(1, 3), 1, True),
        (Between(1, 3), 3, True),
        (Between(1, 3), 0, False),
        (Between(1, 3), 4, False),
        (Between(0, 3), True, False),
        (Between(1, 3), 2.0, False),
        (Between(1, 3), "2", False),
        (FreeText(3), "abc", True),
        (FreeText(3), "abcd", False),
        (FreeText(3), "", True),
        (FreeText(3), 1, False),
    ],
)
def test_what_a_field_takes(field: FormField, value: object, fits: bool) -> None:
    assert field.allows(value) is fits


@pytest.mark.req("P-8.3")
def test_a_form_allows_an_action_of_its_kind_whose_fields_all_fit() -> None:
    assert FORM.allows(GiveClue("sea", 2, "red"))
    assert not FORM.allows(GiveClue("ocean!", 2, "red"))
    assert not FORM.allows(GiveClue("sea", 2, "green"))
    assert not FORM.allows(Wait())


@dataclass(frozen=True, slots=True)
class PlayAgain(Action):
    teams: str = ""


@pytest.mark.req("P-8.3")
def test_a_field_that_a_form_leaves_out_keeps_its_default() -> None:
    assert Form(PlayAgain).allows(PlayAgain())
    assert not Form(PlayAgain).allows(PlayAgain("swap"))
    assert Form(PlayAgain, {"teams": OneOf(("swap",))}).allows(PlayAgain("swap"))


def test_what_a_menu_offers() -> None:
    menu = Menu((FORM,))
    assert menu.allows(GiveClue("sea", 2, "red"))
    assert not menu.allows(Wait())
    assert menu.form(Wait) is None
    assert menu.choices(GiveClue, "team") == ("red", "blue")
    assert menu.choices(GiveClue, "number") == menu.choices(Wait, "x") == ()

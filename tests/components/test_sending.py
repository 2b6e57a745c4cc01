"""What an element is told to send: which of a form's fields are numbers."""

from dataclasses import dataclass
from typing import Literal

from clueapp.games.codenames.actions import Clue
from clueapp.kernel.menu import Action
from components.sending import attributes_for
from tests.components.clicks import messages_in


@dataclass(frozen=True, slots=True)
class Bid(Action):
    chips: int
    most: int | Literal["all"]
    words: str
    is_sure: bool = False


def test_a_number_and_what_may_be_one_are_named_as_such() -> None:
    assert attributes_for(Bid) == ' data-act="BID" data-numbers="chips most"'
    assert attributes_for(Clue) == ' data-act="CLUE" data-numbers="count"'
    assert "data-numbers" not in attributes_for(Clue("ocean", "unlimited"))


def test_what_is_no_number_is_sent_as_the_text_that_it_is() -> None:
    radios = "".join(f'<input type="radio" name="count" value="{count}">' for count in ("2", "unlimited"))
    form = (
        f'<form{attributes_for(Clue)}><input name="word" value="ocean">{radios}<button type="submit"></button></form>'
    )
    assert [message["count"] for message in messages_in(form)] == [2, "unlimited"]

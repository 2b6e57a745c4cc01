"""A table is only ever given views of its own game."""

import pytest

from clueapp.kernel.registry import games
from components.tables import maker_of
from tests.components.mystery_view import seen_by
from tests.games.table import classic_table, table
from tests.laid import laid


def test_a_table_refuses_the_view_of_another_game() -> None:
    with pytest.raises(TypeError, match="ClassicTable cannot be shown as Duel"):
        maker_of("trivia").stage_for(seen_by(classic_table(), None))
    with pytest.raises(TypeError, match="CluelessTable cannot be shown as ClassicTable"):
        maker_of("classic").stage_for(seen_by(table(), None))


@pytest.mark.parametrize("name", sorted(games()))
def test_a_table_is_made_for_what_lies_open_in_its_game(name: str) -> None:
    game = games()[name]
    opening = laid(game, [place.id for place in game.info.places], game.info.default_options())
    assert type(opening.public) is maker_of(name).shows


def test_a_game_without_a_table_has_one_that_shows_anything() -> None:
    assert maker_of("a game of tomorrow") is maker_of("plain")
    assert maker_of("plain").shows is object

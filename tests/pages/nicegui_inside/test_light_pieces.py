"""A light piece is `ui.html` to the browser."""

import pytest
from markupsafe import Markup
from nicegui import ui
from nicegui.testing import User

from components.panel import Piece
from pages.nicegui_inside import light_pieces


class LightPiece(Piece):
    """As a piece is once the patch is in place."""

    content = ""
    __init__ = light_pieces.make
    draw = light_pieces.draw
    _to_dict = light_pieces.as_sent


@pytest.fixture
async def page(user: User) -> User:
    ui.page("/")(lambda: None)
    await user.open("/")
    return user


@pytest.mark.parametrize("kind", [Piece, LightPiece])
async def test_a_piece_is_to_the_browser_what_ui_html_is(page: User, kind: type[Piece]) -> None:
    with page:
        usual = ui.html("<b>x</b>", sanitize=False, tag="section").classes("one two")
        usual.props["role"] = "log"
        piece = kind(Markup("<b>x</b>"), tag="section", classes="one two", attributes={"role": "log"})
        assert piece._to_dict() == usual._to_dict()
        assert piece.is_unsent
        piece.client.outbox.updates.clear()
        piece.draw(Markup("<b>x</b>"))
        assert not piece.is_unsent
        usual.set_content("<i>y</i>")
        piece.draw(Markup("<i>y</i>"))
        assert piece._to_dict() == usual._to_dict()
        assert piece.content == usual.content
        assert piece.is_unsent


@pytest.mark.parametrize("kind", [Piece, LightPiece])
async def test_a_piece_changes_its_classes(page: User, kind: type[Piece]) -> None:
    with page:
        usual = ui.html("x", sanitize=False, tag="tr")
        piece = kind(Markup("x"), tag="tr")
        assert piece._to_dict() == usual._to_dict()
        for classes in ("one two", "two", ""):
            piece.client.outbox.updates.clear()
            piece.draw(Markup("x"), classes)
            assert piece.is_unsent
            assert piece._to_dict() == usual.classes(replace=classes)._to_dict()
        piece.client.outbox.updates.clear()
        piece.draw(Markup("x"), "")
        piece.draw(Markup("x"))
        assert not piece.is_unsent

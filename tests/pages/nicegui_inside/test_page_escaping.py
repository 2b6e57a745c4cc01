"""The elements of a page are escaped as NiceGUI escapes them."""

from hypothesis import given
from hypothesis import strategies as st
from nicegui.client import HTML_ESCAPE_TABLE

from pages.nicegui_inside.page_escaping import Escapable


@given(st.text(st.characters() | st.sampled_from("&<>`$;")))
def test_the_elements_of_a_page_are_escaped_as_before(text: str) -> None:
    assert Escapable(text).translate(HTML_ESCAPE_TABLE) == text.translate(HTML_ESCAPE_TABLE)
    other = str.maketrans("a", "b")
    assert Escapable(text).translate(other) == text.translate(other)

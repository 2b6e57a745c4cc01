"""The head of every page: it holds the tags for the browser, and none of them is printed on the page."""

from html.parser import HTMLParser

import pytest

from clueapp.rooms.manager import Manager
from tests.pages.test_seat_link import seat_link
from tests.pages.visitor import Visitor

UNSEEN = {"title", "style", "script"}
ALONE = {"meta", "link"}


class Served(HTMLParser):
    """A page as it is sent: the tags of its head, and the text that a reader would see."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.text: list[str] = []
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "meta":
            assert self._open == ["html", "head"], f"{given} is not in the head"
            self.metas[given.get("name") or given.get("http-equiv") or ""] = given.get("content", "")
        if tag not in ALONE:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while tag in self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] not in UNSEEN and data.strip():
            assert "head" not in self._open, f"this ends the head: {data}"
            self.text.append(data.strip())


async def served(visitor: Visitor, path: str) -> Served:
    page = Served((await visitor.user.http_client.get(path)).text)
    assert [each for each in page.text if "<" in each] == [], path
    assert "description" in page.metas, path
    return page


@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/clueless", "/protocol", "/room/CODE", "/room/ZZZZZZ", "/nowhere"]
)
async def test_no_page_prints_the_tags_of_its_head(ann: Visitor, code: str, path: str) -> None:
    await served(ann, path.replace("CODE", code))


@pytest.mark.req("P-2.2")
async def test_a_seat_link_is_kept_from_others(ann: Visitor, code: str, manager: Manager) -> None:
    for path in (await seat_link(manager, code), "/seat/ZZZZZZ/secret"):
        metas = (await served(ann, path)).metas
        assert (metas["referrer"], metas["robots"]) == ("no-referrer", "noindex")


@pytest.mark.req("P-9.3")
@pytest.mark.parametrize("path", ["/room/ZZZZZZ", "/seat/ZZZZZZ/secret"])
async def test_a_page_that_waits_for_the_store_tries_again(
    ann: Visitor, manager: Manager, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    await manager.store.close()
    page = await served(ann, path)
    caplog.clear()
    assert page.metas["refresh"] == "2"

"""What a page loads beside itself: small on the way, and kept for ever under a name that changes with its content."""

import re
from posixpath import dirname, join, normpath

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from components.pictures import address
from components.scripts import scripts
from components.shell import asset_version, head_html
from components.theme import FONTS, style_sheet
from pages.assets import LEAST_TO_COMPRESS, install

FOR_EVER = "public, max-age=31536000, immutable"
LOADED = re.findall(r'(?:href|src)="(/assets/[^"]*)"', head_html())
TEXTS = [LOADED[0], address("house"), address("board-classic", "day")]


@pytest.fixture(scope="module")
def client() -> TestClient:
    app = FastAPI()
    install(app)
    return TestClient(app)


@pytest.mark.req("P-10.3")
@pytest.mark.parametrize("path", TEXTS)
def test_text_is_compressed_for_who_can_read_that(client: TestClient, path: str) -> None:
    small = client.get(path, headers={"Accept-Encoding": "gzip, br"})
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    for response in (small, plain):
        assert response.headers["cache-control"] == FOR_EVER
        assert response.headers["vary"] == "Accept-Encoding"
    assert small.headers["content-type"] == plain.headers["content-type"]


def test_the_style_sheet_is_a_quarter_of_its_size_on_the_way(client: TestClient) -> None:
    small = client.get(TEXTS[0], headers={"Accept-Encoding": "gzip"})
    assert int(small.headers["content-length"]) < len(style_sheet().encode()) / 4


@pytest.mark.req("P-10.3")
def test_fonts_are_kept_for_ever(client: TestClient) -> None:
    paths = re.findall(r'url\("(/fonts/[^"]*)"\)', style_sheet())
    assert len(paths) == len(FONTS)
    for path in paths:
        response = client.get(path)
        assert re.fullmatch(r"/fonts/[0-9a-f]{10}/[\w-]+\.woff2", path)
        assert response.content.startswith(b"wOF2")
        assert response.headers["cache-control"] == FOR_EVER
        assert response.headers["content-type"] == "font/woff2"
    assert client.get("/fonts/0123456789/nothing.woff2").status_code == 404
    assert client.get("/fonts/0123456789/..%2fcss%2f10-base.woff2").status_code == 404


@pytest.mark.req("P-10.3")
def test_every_module_is_announced_kept_for_ever_and_small_on_the_way(client: TestClient) -> None:
    assert sorted(LOADED[1:]) == sorted(f"/assets/{asset_version()}/{path}" for path in scripts())
    on_the_way = 0
    for path in LOADED[1:]:
        small = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert small.status_code == 200
        assert small.headers["cache-control"] == FOR_EVER
        assert small.headers["content-type"].startswith("text/javascript")
        assert ("content-encoding" in small.headers) == (len(small.content) >= LEAST_TO_COMPRESS)
        on_the_way += int(small.headers["content-length"])
    assert on_the_way < sum(len(text.encode()) for text in scripts().values()) * 0.6
    assert client.get(f"/assets/{asset_version()}/static/js/nothing.js").status_code == 404
    assert client.get(f"/assets/{asset_version()}/static/js/..%2f..%2ftables.js").status_code == 404


@pytest.mark.parametrize("path", scripts())
def test_every_import_of_a_module_leads_to_what_the_other_exports(path: str) -> None:
    imports = re.findall(r'^import (?:\{ ([\w, ]+) \} from )?"(.+)";$', scripts()[path], re.MULTILINE)
    assert len(imports) == len(re.findall(r"^import\b", scripts()[path], re.MULTILINE))
    for names, place in imports:
        assert place.startswith("."), "another address would have no version in it"
        other = scripts()[normpath(join(dirname(path), place))]
        for name in filter(None, names.split(", ")):
            assert re.search(rf"^export const {name}\b", other, re.MULTILINE), (path, name)


def test_the_shared_modules_know_no_table() -> None:
    for path, text in scripts().items():
        assert not path.startswith("static/") or "tables/" not in text, path

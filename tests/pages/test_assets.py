"""What a page loads beside itself: small on the way, and kept for ever under a name that changes with its content."""

import re

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from components.pictures import address
from components.shell import head_html
from components.theme import FONTS, style_sheet
from pages.assets import install

FOR_EVER = "public, max-age=31536000, immutable"
TEXTS = [*re.findall(r'(?:href|src)="(/assets/[^"]*)"', head_html()), address("house"), address("board-classic", "day")]


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

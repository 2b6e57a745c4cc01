"""Safari's engine: the same pages in WebKitGTK. Skips itself where that browser is not installed."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.server import Server

DRIVER, SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSER = next(iter(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")), None)
PATIENCE = 30
SERVER_MODULE = "clueapp"  # the program itself

pytestmark = pytest.mark.skipif(
    not (DRIVER and SCREEN and BROWSER),
    reason="WebKitGTK, its driver or Xvfb is not installed (apt: webkit2gtk-driver xvfb)",
)


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen that nobody sees: without one WebKitGTK does not start."""
    read, write = os.pipe()
    command = [str(SCREEN), "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as number:
        yield f":{number.readline().strip()}"
    process.terminate()
    process.wait(10)


@pytest.fixture
def safari(screen: str) -> Iterator[webdriver.WebKitGTK]:
    options = Options()
    options.binary_location = str(BROWSER)
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service(str(DRIVER), env={**os.environ, "DISPLAY": screen}))
    driver.set_window_size(1280, 760)
    yield driver
    driver.quit()


def find(driver: webdriver.WebKitGTK, testid: str) -> WebElement:
    """The element of this test id, once it is to be seen."""
    selector = f'[data-testid="{testid}"]'
    return WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(
        lambda page: next(
            (each for each in page.find_elements(By.CSS_SELECTOR, selector) if each.is_displayed()), False
        )
    )


def press(driver: webdriver.WebKitGTK, testid: str) -> None:
    """Click it, as soon as it is there and nothing that is just being drawn is in the way."""

    def clicked(_: object) -> bool:
        find(driver, testid).click()
        return True

    WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(clicked)


def join(link: str, name: str, seat: str) -> None:
    body = json.dumps({"name": name, "seat": seat}).encode()
    request = Request(f"{link.replace('/room/', '/api/rooms/')}/players", body, {"content-type": "application/json"})
    assert urlopen(request).status == 201


@pytest.mark.req("C-8.1", "P-10.1")
def test_a_turn_is_played_in_safaris_engine(server: Server, safari: webdriver.WebKitGTK) -> None:
    safari.get(server.url)
    press(safari, "game-clueless")
    press(safari, "player-name")
    find(safari, "player-name").send_keys("Ann")
    press(safari, "create-room")
    link = find(safari, "room-link").text
    Select(find(safari, "expected-players")).select_by_value("3")
    join(link, "Bob", "plum")
    join(link, "Cy", "green")

    assert find(safari, "board")
    assert len(find(safari, "hand").find_elements(By.CSS_SELECTOR, "figure.card")) == 6
    press(safari, "action-move-south")
    assert find(safari, "action-end-turn")
    WebDriverWait(safari, PATIENCE).until(lambda page: is_on(page, "token-scarlet", "hallway-hall-lounge"))
    safari.find_element(By.TAG_NAME, "body").send_keys("x")
    wait = WebDriverWait(safari, PATIENCE, ignored_exceptions=[WebDriverException])
    wait.until(lambda _: "Cy" in find(safari, "turn").text)


def is_on(page: webdriver.WebKitGTK, piece: str, place: str) -> bool:
    """Whether a piece stands on a place of the board; this driver knows no rectangles of SVG elements."""
    script = """
        const [piece, place] = [...arguments].map(
            (name) => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect());
        const x = piece.x + piece.width / 2, y = piece.y + piece.height / 2;
        return place.left <= x && x <= place.right && place.top <= y && y <= place.bottom;
    """
    return bool(page.execute_script(script, piece, place))

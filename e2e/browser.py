"""The Chromium that the browser tests drive: found, or installed.

`python -m e2e.browser` prints where it is; with `--install` it installs one first where there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WITHOUT = (
    # A whole Chromium, which is what a system has, draws the suggestions of its address bar in two hidden pages for
    # each context: four fifths of the processor's time that an empty one costs.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    # Only the last list counts, so this is what Playwright leaves out and a test of pages may notice.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = (
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
ON_THE_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DEBIAN_PACKAGES = ("chromium", "fonts-liberation", "fonts-noto-color-emoji")
CHOICE = "CLUEAPP_TEST_BROWSER"
ADVICE = f"""No Chromium for the browser tests. Do one of these:
  - python -m playwright install --with-deps chromium
  - install Chromium or Chrome so that it is on the path
  - set {CHOICE} to the path of one"""


class BrowserNotFoundError(Exception):
    """There is no browser to test with."""


def find_browser(own: Path) -> Path | None:
    """The browser of the environment's choice, else Playwright's `own`, else one on the path."""
    if choice := os.environ.get(CHOICE):
        if not Path(choice).is_file():
            raise BrowserNotFoundError(f"{CHOICE} names no file: {choice}")
        return Path(choice)
    if own.is_file():
        return own
    found = next(filter(None, map(shutil.which, ON_THE_PATH)), None)
    return Path(found) if found else None


def launch_options(own: Path) -> dict[str, object]:
    """What to pass to Playwright's `launch`."""
    browser = find_browser(own)
    if browser is None:
        raise BrowserNotFoundError(ADVICE)
    options: dict[str, object] = {"args": [*FLAGS, *(["--no-sandbox"] if is_root() else [])]}
    if browser != own:  # its own, Playwright starts best by itself
        options["executable_path"] = str(browser)
    return options


def playwrights_own() -> Path:
    """Where Playwright would keep its Chromium, installed or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def install_browser(own: Path) -> Path | None:
    """Try Playwright's own way, then Debian's."""
    with_download = {name: value for name, value in os.environ.items() if name != "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD"}
    playwright = [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]
    if subprocess.call(playwright, env=with_download) == 0 and own.is_file():
        return own
    if is_root() and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(["apt-get", "update"], env=quiet)
        subprocess.call(["apt-get", "install", "-y", *DEBIAN_PACKAGES], env=quiet)
    return find_browser(own)


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def main(args: list[str]) -> int:
    own = playwrights_own()
    try:
        browser = find_browser(own)
    except BrowserNotFoundError as error:
        print(error)
        return 1
    if browser is None and "--install" in args:
        browser = install_browser(own)
    print(browser or ADVICE)
    return 0 if browser else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

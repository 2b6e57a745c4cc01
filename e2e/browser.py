"""The browsers that the tests drive, found or installed: Chromium, and Safari's engine (e2e/webkit_install.py).

`python -m e2e.browser` prints where they are; with `--install` it first installs what is missing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

from e2e.webkit_install import (
    INSTALL,
    WebKitInstallError,
    WebKitUnavailableError,
    find_webkit,
    install_webkit,
)

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
ON_THE_PATH = (
    "chromium-headless-shell",  # draws no windows, so the tests take a sixth less time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
DEBIAN_BROWSERS = ("chromium-headless-shell", "chromium")
"""Debian's packages, best first; not every release has both."""
FONTS = ("fonts-liberation", "fonts-noto-color-emoji")
LAUNCH_TIMEOUT = 30_000
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


def playwrights_own() -> tuple[Path, Path]:
    """The paths of Playwright's own Chromium and WebKit, installed or not."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path), Path(playwright.webkit.executable_path)


def webkit_starts() -> bool:
    """Whether Playwright's WebKit starts; on Linux, system libraries may be missing."""
    with sync_playwright() as playwright:
        try:
            playwright.webkit.launch(timeout=LAUNCH_TIMEOUT).close()
        except Error:
            return False
    return True


def install_browser(own: Path) -> Path | None:
    """Try Playwright's own way, then Debian's."""
    with_download = {name: value for name, value in os.environ.items() if name != "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD"}
    playwright = [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]
    if subprocess.call(playwright, env=with_download) == 0 and own.is_file():
        return own
    if is_root() and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(["apt-get", "update"], env=quiet)
        install = ["apt-get", "install", "-y", "--no-install-recommends"]
        any(subprocess.call([*install, package, *FONTS], env=quiet) == 0 for package in DEBIAN_BROWSERS)
    return find_browser(own)


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def main(args: list[str]) -> int:
    chromium, webkit = playwrights_own()
    is_wanted = "--install" in args
    return max(provide_chromium(chromium, is_wanted=is_wanted), provide_webkit(webkit, is_wanted=is_wanted))


def provide_chromium(own: Path, *, is_wanted: bool) -> int:
    """Say where Chromium is, installing it if `is_wanted`; 1 if there is none."""
    try:
        browser = find_browser(own)
    except BrowserNotFoundError as error:
        print(error)
        return 1
    if browser is None and is_wanted:
        browser = install_browser(own)
    print(browser or ADVICE)
    return 0 if browser else 1


def provide_webkit(own: Path, *, is_wanted: bool) -> int:
    """Say where WebKit is, installing it if `is_wanted`; 1 if it is missing but could be installed."""
    try:
        webkit = find_webkit(own)
        if webkit is None and is_wanted:
            webkit = install_webkit(own, webkit_starts, is_root=is_root())
    except WebKitUnavailableError as error:
        print(f"{error} The tests in Safari's engine will be skipped.")
        return 0
    except WebKitInstallError as error:
        print(error)
        return 1
    print(webkit.browser if webkit else f"No WebKit for the tests in Safari's engine. Install it: {INSTALL}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

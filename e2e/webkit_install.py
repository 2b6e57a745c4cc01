"""Safari's engine for the browser tests: find it, install it, or say why this machine can't have it.

Playwright's own WebKit comes first, since it runs on Linux, macOS and Windows. If it isn't available, there is Debian's
WebKitGTK with its driver and Xvfb, which takes root to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

PACKAGES = ("webkit2gtk-driver", "xvfb")
NOTE = Path(sys.prefix) / ".clueapp-no-webkit"
"""Holds the reason why the last attempt to install WebKit found that it isn't available here."""
INSTALL = "python -m e2e.browser --install"
DOWNLOAD_TIMEOUT = 300
"""Seconds to wait for a download."""


@dataclass(frozen=True, slots=True)
class PlaywrightWebKit:
    """Playwright's own WebKit, which Playwright starts itself."""

    browser: Path


@dataclass(frozen=True, slots=True)
class WebKitGTK:
    """Debian's WebKit: a browser, its driver, and a virtual screen."""

    browser: Path
    driver: Path
    screen: Path


class WebKitUnavailableError(Exception):
    """This machine can't have WebKit; the message says why."""


class WebKitInstallError(Exception):
    """This machine could have WebKit, but installing it failed."""


def find_webkit(own: Path, note: Path = NOTE, root: Path = Path("/")) -> PlaywrightWebKit | WebKitGTK | None:
    """Find Playwright's `own` WebKit if it works here, else Debian's below `root`."""
    if own.is_file() and not note.exists():
        return PlaywrightWebKit(own)
    browser = next(root.glob("usr/lib/*/webkit2gtk-4.*/MiniBrowser"), None)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    return WebKitGTK(browser, Path(driver), Path(screen)) if browser and driver and screen else None


def install_webkit(
    own: Path, starts: Callable[[], bool], *, is_root: bool, note: Path = NOTE, root: Path = Path("/")
) -> PlaywrightWebKit | WebKitGTK:
    """Install WebKit; `starts` tells whether Playwright's own can be started.

    Raises `WebKitUnavailableError` if it can't be installed, leaving a note that lets the tests be skipped;
    `WebKitInstallError` if it can be, but wasn't.
    """
    note.unlink(missing_ok=True)
    if playwright_downloads(is_root=is_root) and own.is_file() and starts():
        return PlaywrightWebKit(own)
    reason = debian_refusal(is_root=is_root) or debian_installs()
    note.write_text(f"Playwright's WebKit can't be downloaded or started here{reason}.", encoding="utf-8")
    if found := find_webkit(own, note, root):
        return found
    if reason:
        raise WebKitUnavailableError(note.read_text(encoding="utf-8"))
    note.unlink()
    raise WebKitInstallError(f"WebKit is available here, but apt-get didn't install {' and '.join(PACKAGES)}.")


def playwright_downloads(*, is_root: bool) -> bool:
    """Have Playwright download its WebKit, and as root the libraries it needs; False if there is no download."""
    playwright = [sys.executable, "-m", "playwright"]
    env = {name: value for name, value in os.environ.items() if name != "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD"}
    try:
        if subprocess.call([*playwright, "install", "webkit"], env=env, timeout=DOWNLOAD_TIMEOUT):
            return False
    except subprocess.TimeoutExpired:
        return False
    if is_root and sys.platform == "linux":
        subprocess.call([*playwright, "install-deps", "webkit"], env=env)
    return True


def debian_refusal(*, is_root: bool) -> str:
    """Say why Debian's WebKitGTK can't be installed; nothing if it can."""
    if shutil.which("apt-get") is None:
        return ", and this is not Debian"
    return "" if is_root else f", and only root can install {' and '.join(PACKAGES)}"


def debian_installs() -> str:
    """Install Debian's WebKitGTK, or return why there is nothing to install."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update = subprocess.call(["apt-get", "-o", "APT::Update::Error-Mode=any", "update"], env=quiet)
    subprocess.call(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES], env=quiet)
    return ", and Debian's packages can't be fetched" if update else ""

"""Installing Safari's engine on a fresh machine: by Playwright, by Debian, or not at all, with a reason."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from e2e import browser, webkit_install
from e2e.webkit import have_webkit
from e2e.webkit_install import (
    PlaywrightWebKit,
    WebKitGTK,
    WebKitInstallError,
    WebKitUnavailableError,
    find_webkit,
    install_webkit,
)

APT = """#!/bin/sh
echo "$@" >>"{folder}/asked"
[ "$1" = install ] || exit {update}
[ {is_there} = 1 ] || exit 100
for name in WebKitWebDriver Xvfb; do
  printf '#!/bin/sh\\n' >"{folder}/bin/$name"
  /bin/chmod +x "{folder}/bin/$name"
done
/bin/mkdir -p "{folder}/usr/lib/any-linux-gnu/webkit2gtk-4.1"
printf '#!/bin/sh\\n' >"{folder}/usr/lib/any-linux-gnu/webkit2gtk-4.1/MiniBrowser"
"""


class Machine:
    """A machine with nothing on its path but what a test puts there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.own = folder / "playwright" / "webkit"
        self.note = folder / "note"
        self.has_download = False
        (folder / "bin").mkdir()
        monkeypatch.setenv("PATH", str(folder / "bin"))
        monkeypatch.setattr(webkit_install, "playwright_downloads", self._download)

    def _download(self, *, is_root: bool) -> bool:
        if self.has_download:
            self.own.parent.mkdir()
            self.own.touch()
        return self.has_download

    def has_debian(self, *, update: int = 0, is_there: bool = True) -> None:
        apt = self.folder / "bin" / "apt-get"
        apt.write_text(APT.format(folder=self.folder, update=update, is_there=int(is_there)))
        apt.chmod(0o700)

    def finds(self) -> PlaywrightWebKit | WebKitGTK | None:
        return find_webkit(self.own, self.note, self.folder)

    def installs(self, *, is_root: bool = True, starts: bool = True) -> PlaywrightWebKit | WebKitGTK:
        return install_webkit(self.own, lambda: starts, is_root=is_root, note=self.note, root=self.folder)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path, monkeypatch)
    assert machine.finds() is None
    return machine


pytestmark = [
    pytest.mark.req("C-8.1"),
    pytest.mark.skipif(os.name == "nt", reason="these tests imitate a Unix machine"),
]


def test_playwrights_own_comes_first(machine: Machine) -> None:
    machine.has_download = True
    machine.has_debian()
    assert machine.installs() == machine.finds() == PlaywrightWebKit(machine.own)
    assert not machine.note.exists()


@pytest.mark.parametrize("has_download", [False, True], ids=["no download", "a download that doesn't start"])
def test_debians_packages_come_second(machine: Machine, *, has_download: bool) -> None:
    machine.has_download = has_download
    machine.has_debian()
    installed = machine.installs(starts=False)
    assert isinstance(installed, WebKitGTK)
    assert installed == machine.finds()
    assert "webkit2gtk-driver xvfb" in (machine.folder / "asked").read_text()


def test_without_debian_there_is_a_reason_to_skip(machine: Machine) -> None:
    with pytest.raises(WebKitUnavailableError, match="not Debian"):
        machine.installs()
    assert machine.finds() is None
    assert "not Debian" in machine.note.read_text()


def test_without_root_there_is_a_reason_to_skip(machine: Machine) -> None:
    machine.has_debian()
    with pytest.raises(WebKitUnavailableError, match="only root can install webkit2gtk-driver and xvfb"):
        machine.installs(is_root=False)
    assert machine.note.exists()
    assert not (machine.folder / "asked").exists()


def test_without_a_network_there_is_a_reason_to_skip(machine: Machine) -> None:
    machine.has_debian(update=100, is_there=False)
    with pytest.raises(WebKitUnavailableError, match="can't be fetched"):
        machine.installs()
    assert machine.note.exists()


def test_a_failed_installation_is_an_error(machine: Machine) -> None:
    machine.note.write_text("It was not available last time.")
    machine.has_debian(is_there=False)
    with pytest.raises(WebKitInstallError):
        machine.installs()
    assert not machine.note.exists(), "a note would skip the journeys"


def test_an_old_note_does_not_stop_a_new_attempt(machine: Machine) -> None:
    machine.note.write_text("It was not available last time.")
    machine.has_download = True
    assert machine.installs() == machine.finds() == PlaywrightWebKit(machine.own)


def test_a_journey_fails_where_webkit_is_missing_without_a_reason(machine: Machine) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"e2e\.browser --install"):
        have_webkit(machine.own, machine.note, machine.folder)


def test_a_journey_is_skipped_with_the_reason_why_webkit_is_missing(machine: Machine) -> None:
    with pytest.raises(WebKitUnavailableError):
        machine.installs()
    with pytest.raises(pytest.skip.Exception, match="not Debian"):
        have_webkit(machine.own, machine.note, machine.folder)


def test_a_journey_is_played_where_webkit_is_installed(machine: Machine) -> None:
    machine.has_debian()
    assert machine.installs() == have_webkit(machine.own, machine.note, machine.folder)


def test_a_download_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(*_: object, timeout: float, **__: object) -> int:
        raise subprocess.TimeoutExpired("playwright", timeout)

    monkeypatch.setattr(subprocess, "call", hang)
    assert webkit_install.playwright_downloads(is_root=True) is False


@pytest.mark.parametrize(
    ("error", "code"), [(WebKitUnavailableError("Not Debian."), 0), (WebKitInstallError("It broke."), 1), (None, 0)]
)
def test_the_browser_check_fails_only_where_webkit_could_be_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception | None, code: int
) -> None:
    def install(own: Path, *_: object, **__: object) -> PlaywrightWebKit:
        if error:
            raise error
        return PlaywrightWebKit(own)

    monkeypatch.setattr(browser, "find_webkit", lambda _: None)
    monkeypatch.setattr(browser, "install_webkit", install)
    assert browser.provide_webkit(Path("webkit"), is_wanted=True) == code
    assert str(error or "webkit") in capsys.readouterr().out

"""With strange versions the patches are left out, and without a place for a guard nothing starts."""

from collections.abc import Callable
from typing import Any

import pytest
from nicegui import Client, core
from nicegui.outbox import Outbox
from structlog.testing import capture_logs

from clueapp.settings import Settings
from pages import nicegui_inside, server
from pages.nicegui_inside import (
    closed_sockets,
    connections,
    message_checks,
    packet_checks,
    resent_order,
    unconnected_pages,
    versions,
)
from pages.nicegui_inside.places import PlaceMissing

Installed = Callable[..., list[str]]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Installed:
    """The patches that are put in place where libraries have these versions; nothing else is."""

    def install(**strange: str) -> list[str]:
        real, loaded = versions.version, list[str]()

        class Loaded:
            @staticmethod
            def install() -> None: ...

        def load(name: str) -> type[Loaded]:
            loaded.append(name.rpartition(".")[2])
            return Loaded

        monkeypatch.setattr(versions, "version", lambda name: strange.get(name.replace("-", "_")) or real(name))
        monkeypatch.setattr(nicegui_inside, "import_module", load)
        monkeypatch.setattr(nicegui_inside, "GUARDS", ())
        monkeypatch.setattr(nicegui_inside, "SETTINGS", ())
        nicegui_inside.install()
        return loaded

    return install


def test_the_versions_that_are_locked_were_tried(installed: Installed) -> None:
    with capture_logs() as written:
        assert installed() == list(nicegui_inside.PATCHES)
    assert written == []
    assert versions.untried(versions.TRIED) == {}


@pytest.mark.parametrize("found", ["3.19.0", "3.17.5", "4.0.0", "3.180.0", "3.19.0rc1"])
def test_a_strange_version_leaves_patches_out_and_is_told_once(installed: Installed, found: str) -> None:
    with capture_logs() as written:
        loaded = installed(nicegui=found)
    needing = [name for name, needed in nicegui_inside.PATCHES.items() if "nicegui" in needed]
    assert set(loaded) == set(nicegui_inside.PATCHES) - set(needing)
    (line,) = written
    assert (line["log_level"], line["found"], line["patches"]) == ("warning", {"nicegui": found}, needing)


@pytest.mark.parametrize("found", ["3.18.0", "3.18.9"])
def test_what_only_mends_errors_is_not_strange(installed: Installed, found: str) -> None:
    assert installed(nicegui=found) == list(nicegui_inside.PATCHES)


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("guard", "owner", "name"),
    [
        (message_checks, type(core.sio), "_handle_event"),
        (closed_sockets, closed_sockets.AsyncSocket, "poll"),
        (resent_order, Outbox, "_emit"),
        (unconnected_pages, Client, "_cancel_delete_task"),
    ],
)
def test_without_a_place_for_a_guard_nothing_starts(
    monkeypatch: pytest.MonkeyPatch, guard: Any, owner: type, name: str
) -> None:
    monkeypatch.delattr(owner, name)
    with pytest.raises(PlaceMissing, match=f"has no .*{name}, where .* was tried with nicegui 3"):
        guard.install()


@pytest.mark.req("P-5.4")
def test_what_pages_keep_of_themselves_is_a_place_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "__init__", lambda self: None)
    for guard in (message_checks, unconnected_pages):
        with pytest.raises(PlaceMissing):
            guard.install()


@pytest.mark.req("P-5.4")
def test_the_sockets_of_pages_are_where_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packet_checks, "SOCKETS", "/elsewhere")
    with pytest.raises(PlaceMissing, match="has no application at /elsewhere"):
        packet_checks.install()


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize("protocol", ["HttpToolsProtocol", "WebSocketsSansIOProtocol"])
def test_the_protocols_of_uvicorn_do_what_is_done_otherwise(monkeypatch: pytest.MonkeyPatch, protocol: str) -> None:
    monkeypatch.setattr(connections, protocol, type(protocol, (), {}))
    with pytest.raises(PlaceMissing, match=f"has no {protocol}"):
        connections.configured(lambda: None, None)  # type: ignore[arg-type]


@pytest.mark.req("P-5.4", "P-9.2")
def test_the_start_ends_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def configure(_: Settings) -> None:
        raise PlaceMissing("nicegui", "door")

    monkeypatch.setattr(server, "get_ready", lambda _: [])
    monkeypatch.setattr(server, "configure", configure)
    monkeypatch.setattr(server.sys, "setswitchinterval", lambda _: None)  # type: ignore[attr-defined]
    with pytest.raises(SystemExit, match=r"^nicegui 3.* has no door, where what comes from outside is checked"):
        server.run(Settings(_env_file=None))

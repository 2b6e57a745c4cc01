"""What reaches NiceGUI's socket is checked for its shape first, so that nothing hostile raises in the framework."""

from __future__ import annotations

from typing import Any

from nicegui import core, json
from nicegui.client import Client

MAX_MESSAGE = 64 * 1024
MAX_ARGUMENT = 16 * 1024


def install() -> None:
    """Put the checks before NiceGUI's own handlers."""
    core.sio.eio.max_http_buffer_size = MAX_MESSAGE
    handlers = core.sio.handlers["/"]
    for name, is_well_formed in {"event": _is_event, "ack": _is_ack}.items():
        core.sio.on(name, _checked(handlers[name], is_well_formed))
    for name in ("javascript_response", "log"):
        core.sio.on(name, _ignored)  # the pages ask for no answers of scripts, and keep no log of the browser's


def _checked(handler: Any, is_well_formed: Any) -> Any:
    def check(sid: str, message: Any = None, *_: Any) -> None:
        if isinstance(message, dict) and is_well_formed(message) and _is_own(sid, message["client_id"]):
            handler(sid, message)

    return check


def _is_own(sid: str, client_id: str) -> bool:
    """Whether the message speaks for the page that its socket belongs to."""
    client = Client.instances.get(client_id)
    return client is not None and sid in client._socket_to_document_id


def _ignored(*_: Any) -> None:
    return None


def _is_ack(message: dict[str, Any]) -> bool:
    return isinstance(message.get("client_id"), str) and isinstance(message.get("next_message_id"), int)


def _is_event(message: dict[str, Any]) -> bool:
    arguments = message.get("args", [])
    return (
        isinstance(message.get("client_id"), str)
        and isinstance(message.get("id"), int)
        and isinstance(message.get("listener_id"), str)
        and isinstance(arguments, list)
        and all(each is None or _is_json(each) for each in arguments)
    )


def _is_json(text: Any) -> bool:
    if not isinstance(text, str) or len(text) > MAX_ARGUMENT:
        return False
    try:
        json.loads(text)
    except ValueError:
        return False
    return True

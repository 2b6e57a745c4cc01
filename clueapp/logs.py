"""Logs: one JSON object a line, or readable lines in a terminal, and never a secret in them."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator, Mapping, MutableMapping
from types import TracebackType
from typing import Any, Literal, TextIO

import orjson
import structlog
from structlog.stdlib import ProcessorFormatter

HIDDEN = "[hidden]"
SECRET_KEYS = frozenset(
    {"token", "tokens", "cookie", "cookies", "authorization", "secret", "seed", "salt", "key", "keys", "link", "links"}
    | {"card", "cards", "hand", "hands", "solution", "trio", "text", "chat", "message", "body", "view", "own", "vault"}
)
"""Fields that are never written, whoever logs them."""
_QUERY = re.compile(r"\?[^\s\"']+")
_TOKEN = re.compile(r"(?<![\w-])[\w-]{32,}(?![\w-])")
_REPR_OF_EXCEPTION = re.compile(r"exception=.*", re.DOTALL)
_OF_ONE_CLIENT = ('%s - "WebSocket', "connection open", "connection closed", "Invalid UTF-8 sequence received")
_DEPTH = 5


def set_up_logs(
    level: str = "info", style: Literal["auto", "json", "console"] = "auto", stream: TextIO | None = None
) -> None:
    """Sends everything that structlog, uvicorn, NiceGUI and other libraries log to one stream, in one form."""
    out = stream or sys.stderr
    number = logging.getLevelNamesMapping()[level.upper()]
    is_console = style == "console" or (style == "auto" and out.isatty())
    known: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        ExceptionNamer(with_messages=number <= logging.DEBUG),
        hide_secrets,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *known, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    renderer = structlog.dev.ConsoleRenderer(colors=out.isatty()) if is_console else _to_json
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.PositionalArgumentsFormatter(), *known],
            processors=[ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    _take_over(handler, number)


def _take_over(handler: logging.Handler, level: int) -> None:
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "nicegui", "fastapi"):
        library = logging.getLogger(name)
        library.handlers, library.propagate = [], True
    # These would write every request's address, which may be a seat link, or whole frames with all that is in them.
    for name in ("uvicorn.access", "websockets", "httpx", "httpcore", "engineio", "socketio", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    server = logging.getLogger("uvicorn.error")
    server.setLevel(max(level, logging.INFO))  # below, it writes every frame of every websocket
    server.filters = [each for each in server.filters if each is not concerns_the_operator]
    server.addFilter(concerns_the_operator)


def concerns_the_operator(record: logging.LogRecord) -> bool:
    """Not that one client came or went, and not the traceback that uvicorn has for one who sends rubbish."""
    return not str(record.msg).startswith(_OF_ONE_CLIENT)


def hide_secrets(_logger: object, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Takes out what must not be written: secret fields, query strings, anything that looks like a token.

    >>> hide_secrets(None, "", {"event": "GET /seat?to=abc", "token": "abc"})
    {'event': 'GET /seat?[hidden]', 'token': '[hidden]'}
    """
    for name, value in entry.items():
        if name.lower() in SECRET_KEYS:
            entry[name] = HIDDEN
        elif not name.startswith("_") and name != "exception":
            entry[name] = _cleaned(value)
    return entry


def _cleaned(value: Any) -> Any:
    match value:
        case str():
            text = _REPR_OF_EXCEPTION.sub(f"exception={HIDDEN}", value)
            return _TOKEN.sub(HIDDEN, _QUERY.sub(f"?{HIDDEN}", text))
        case Mapping():
            return {
                name: HIDDEN if str(name).lower() in SECRET_KEYS else _cleaned(each) for name, each in value.items()
            }
        case list() | tuple():
            return [_cleaned(each) for each in value]
    return value


class ExceptionNamer:
    """Writes of an exception what it was and where; what it said may hold a card, so only when debugging."""

    def __init__(self, with_messages: bool) -> None:
        self._with_messages = with_messages

    def __call__(self, _logger: object, _method: str, entry: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        given = entry.pop("exc_info", None)
        if given is True:
            given = sys.exc_info()
        error = given[1] if isinstance(given, tuple) else given
        if isinstance(error, BaseException):
            entry["exception"] = list(self._lines(error, _DEPTH))
        return entry

    def _lines(self, error: BaseException, depth: int) -> Iterator[str]:
        kind = type(error)
        said = f": {error}" if self._with_messages else ""
        yield f"{kind.__module__}.{kind.__qualname__}{said}".removeprefix("builtins.")
        yield from _frames(error.__traceback__)
        inner = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
        cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        if depth > 1:
            for each in (*inner, *([cause] if cause else [])):
                yield from self._lines(each, depth - 1)


def _frames(trace: TracebackType | None) -> Iterator[str]:
    for frame, line in traceback.walk_tb(trace):
        yield f"  {frame.f_code.co_filename}:{line} in {frame.f_code.co_name}"


def _to_json(_logger: object, _method: str, entry: MutableMapping[str, Any]) -> str:
    return orjson.dumps(entry, default=repr).decode()

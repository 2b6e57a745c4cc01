"""The command: `python -m clueapp serve`, `cluster` or `tournament`."""

from __future__ import annotations

import argparse
import gc
import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from clueapp.logs import set_up_logs
from clueapp.settings import WrongSetting, load_settings, refuse


def main() -> None:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(prog="clueapp", description="A parlour of browser games.")
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="serve the games")
    serving.add_argument("--host", help="the address to listen on (CLUEAPP_HOST)")
    serving.add_argument("--port", type=int, help="the port to listen on (CLUEAPP_PORT)")
    commands.add_parser("cluster", help="try several processes on this machine", add_help=False)
    commands.add_parser("tournament", help="let system players play against each other", add_help=False)
    asked, rest = parser.parse_known_args()
    if asked.command in ("cluster", "tournament"):
        # Loaded only here: a server that starts need not know how to do either.
        importlib.import_module(f"clueapp.{asked.command}.command").main(rest)
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    else:
        serve(asked)


def serve(asked: argparse.Namespace) -> None:
    """Serve the games until told to stop."""
    given = {name: value for name, value in vars(asked).items() if value is not None and name != "command"}
    settings = load_settings(**given)
    set_up_logs(settings.log_level, settings.log_format)
    gc.disable()  # nothing that is loaded now is garbage, and looking for it takes a tenth of the start
    with unused("aiohttp"), unused("redis"):
        # The pages stand on top of this package, which knows nothing of them.
        server = importlib.import_module("pages.server")
    try:
        server.run(settings)
    except WrongSetting as wrong:
        refuse(wrong)


@contextmanager
def unused(module: str) -> Iterator[None]:
    """Leave out a module that a library loads where it is there, for something that is not used here.

    Engine.io's client wants aiohttp, which takes a tenth of the start, and socket.io's managers want redis.
    """
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]


if __name__ == "__main__":
    main()

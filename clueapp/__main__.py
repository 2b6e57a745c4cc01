"""The command: `python -m clueapp serve`."""

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
    serve = commands.add_parser("serve", help="serve the games")
    serve.add_argument("--host", help="the address to listen on (CLUEAPP_HOST)")
    serve.add_argument("--port", type=int, help="the port to listen on (CLUEAPP_PORT)")
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    given.pop("command")
    settings = load_settings(**given)
    set_up_logs(settings.log_level, settings.log_format)
    gc.disable()  # nothing that is loaded now is garbage, and looking for it takes a tenth of the start
    with unused("aiohttp"):
        # The pages stand on top of this package, which knows nothing of them.
        server = importlib.import_module("pages.server")
    try:
        server.run(settings)
    except WrongSetting as wrong:
        refuse(wrong)


@contextmanager
def unused(module: str) -> Iterator[None]:
    """Leave out a module that a library loads where it is there, for something that is not used here.

    Engine.io's client wants aiohttp, which takes a tenth of the start.
    """
    sys.modules[module] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules[module]


if __name__ == "__main__":
    main()

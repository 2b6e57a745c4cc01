"""How a log of an earlier version is read: from each version of its language to the next.

>>> def from_1_to_2(fact: Plain) -> Plain:
...     if fact["public"]["kind"] == "Moved":  # version 2 says where from, too
...         fact["public"]["start"] = None
...     return fact
>>> upcasts: dict[int, Upcast] = {1: from_1_to_2}
>>> upcasts[1]({"public": {"kind": "Moved", "to": "hall"}})
{'public': {'kind': 'Moved', 'to': 'hall', 'start': None}}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]
"""A fact as JSON has it."""
Upcast = Callable[[Plain], Plain]
"""A fact of one version as the next would have written it."""

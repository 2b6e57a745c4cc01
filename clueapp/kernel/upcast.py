"""How a log of an earlier version is read: from each version of its language to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]
"""A fact as JSON has it."""
Upcast = Callable[[Plain], Plain]
"""A fact of one version as the next would have written it."""

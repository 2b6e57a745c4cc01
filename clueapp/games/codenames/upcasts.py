"""Logs of games from earlier versions, read as the next version would have written them."""

from __future__ import annotations

from collections.abc import Mapping

from clueapp.kernel.upcast import Plain, Upcast


def from_1_to_2(fact: Plain) -> Plain:
    """Leave each event as it is: version 2 adds who was missing when a turn ended, which version 1 didn't say."""
    return fact


def from_2_to_3(fact: Plain) -> Plain:
    """Leave each event as it is: version 3 only adds new ones."""
    return fact


UPCASTS: Mapping[int, Upcast] = {1: from_1_to_2, 2: from_2_to_3}

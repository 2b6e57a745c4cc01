"""An eye on programs that are meant to run: one that ended is started again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clueapp.cluster.program import ClusterError, Program

REST = 5.0
"""Seconds before a program is started for the second time; one that cannot live is not started without end."""


class Watch:
    """Says of every program that it ended, and starts it again: at once, and from then on after a rest."""

    def __init__(self, programs: Sequence[Program], say: Callable[[str], None]) -> None:
        self._programs = programs
        self._say = say
        self._rested_at: dict[Program, float] = {}
        self._told: set[Program] = set()

    def look(self, now: float) -> None:
        """`now`: seconds of any clock that runs evenly."""
        for each in self._programs:
            if each.is_running:
                continue
            if each not in self._told:
                self._told.add(each)
                self._say(
                    f"{each.name} ended by itself with the code {each.code}; it is started again. See {each.log_file}."
                )
            if now >= self._rested_at.get(each, now):
                self._start(each, now)

    def _start(self, program: Program, now: float) -> None:
        self._rested_at[program] = now + REST
        self._told.discard(program)
        try:
            program.spawn()
        except ClusterError as error:
            self._say(str(error))

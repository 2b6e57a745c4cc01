"""An accusation against what lies in the case file, and the case that nobody can solve any more."""

from __future__ import annotations

from collections.abc import Sequence

from clueapp.games.mystery import events as e
from clueapp.games.mystery.cards import Trio
from clueapp.games.mystery.state import MysteryDraft, MysteryTruth, T
from clueapp.kernel.truth import Fact


def accuse(draft: MysteryDraft[T], seat: str, trio: Trio) -> bool:
    """Win with the truth; or see it, alone, and be out of the hunt. Whether it was the truth."""
    solution = _solution(draft)
    draft.announce(e.Accused(seat, trio))
    if trio == solution:
        draft.announce(e.CaseSolved(seat, solution))
        return True
    draft.add(Fact(e.AccusationFailed(seat), own={seat: e.SolutionSeen(solution)}))
    return False


def leave_unsolved(draft: MysteryDraft[T]) -> None:
    """Nobody is left who could accuse: all see what lies in the case file."""
    draft.announce(e.CaseUnsolved(_solution(draft)))


def open_case(truth: MysteryTruth[T]) -> Sequence[Fact]:
    """Show everybody the case file, because the host ends the game; nothing if it was never filled or is open."""
    solution = truth.vault.solution
    return () if solution is None or truth.public.solution is not None else (Fact(e.CaseOpened(solution)),)


def _solution(draft: MysteryDraft[T]) -> Trio:
    solution = draft.truth.vault.solution
    if solution is None:
        raise ValueError("nothing was dealt yet")
    return solution

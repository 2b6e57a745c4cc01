"""The state of Clue-Less: what both mysteries have is all there is."""

from __future__ import annotations

from dataclasses import dataclass

from clueapp.games.mystery.state import MysteryDraft, MysteryTable, MysteryTruth, MysteryView, Phase


@dataclass(frozen=True, slots=True)
class CluelessTable(MysteryTable):
    """The open table."""

    phase: Phase = "dealing"


CluelessTruth = MysteryTruth[CluelessTable]
CluelessView = MysteryView[CluelessTable]
CluelessDraft = MysteryDraft[CluelessTable]

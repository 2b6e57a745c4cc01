"""Clue-Less in the contract suite."""

from tests.contract.adapters.mystery import MysteryAdapter

ADAPTER = MysteryAdapter()

"""Exact deduction: what follows for a seat from what it has seen, with its chances, and why."""

from clueapp.games.mystery.deduction.deduce import deduce as deduce
from clueapp.games.mystery.deduction.drawing import Deal as Deal
from clueapp.games.mystery.deduction.knowledge import Certainty as Certainty
from clueapp.games.mystery.deduction.knowledge import Knowledge as Knowledge
from clueapp.games.mystery.deduction.knowledge import knowledge_after as knowledge_after
from clueapp.games.mystery.deduction.observations import Observation as Observation
from clueapp.games.mystery.deduction.observations import observed as observed
from clueapp.games.mystery.deduction.reasons import Explanation as Explanation
from clueapp.games.mystery.deduction.reasons import explain as explain
from clueapp.games.mystery.deduction.sheet import CASE_FILE as CASE_FILE

"""Trivia Duel on the wire: the source's messages, by name and field."""

from typing import Any

import pytest
from pydantic import BaseModel

from clueapp.games.trivia import messages as m
from clueapp.games.trivia.messages import MESSAGES
from clueapp.games.trivia.room_state import DuelState
from clueapp.protocol.forms import forms_to_wire
from tests.games.trivia_table import GAME, NOW, ULAANBAATAR, AtDuel, betting, clue, duel

SCHEMA = {
    "PHASE_CATEGORY": {"questionIndex", "category", "endsAt"},
    "PHASE_BETTING": {"firstActor", "awaitingAction", "availableActions", "betOptions", "deadline"},
    "PHASE_CLUE": {"length", "revealRate", "pot"},
    "PHASE_RESOLUTION": {
        *("outcome", "correctAnswer", "P1Answer", "P2Answer", "balanceChanges", "newBalances", "nextPhaseAt"),
        "clue",
    },
    "PHASE_COMPLETE": {"winner", "finalBalances", "reason"},
    "BET_PLACED": {"player", "action", "amount", "pot", "awaitingAction", "availableActions", "deadline"},
    "CLUE_TICK": {"revealIndex", "letters"},
    "CLUE_COMPLETE": {"deadline"},
    "BUZZED": {"player", "answerDeadline"},
    "ANSWER_SUBMITTED": {"player", "answer", "correct"},
    "CLUE_RESUMED": {"revealIndex", "deadline"},
    "OVERTURN_ASKED": {"by", "player", "nextPhaseAt"},
    "OVERTURN_REFUSED": {"by", "players", "nextPhaseAt"},
    "PLAYER_READY": {"player"},
    "RESULT_STAYS": {"nextPhaseAt"},
    "ANTE_PAID": {"amount", "pot"},
}
"""The source's fields. Beyond it: letters, length and clue for T-3.1, deadlines for T-1.3, the reason, overturning, and
what the host can choose (T-4.1b)."""


def whole_match() -> AtDuel:
    """A match in which everything happens that has a message."""
    t = (
        betting(options={"ante": 5, "results": "ready"})
        .p1.bets(50)
        .p2.raises_to(100)
        .p1.matches()
        .at.clue_runs(60)
        .p1.buzzes()
        .answers("Ulan Ude")
        .at
    )
    t.clue_runs().p2.buzzes().answers_right().p1.asks_to_overturn("P2").p2.upholds()
    t.p1.asks_to_overturn("P1").p2.asks_to_overturn("P1").is_ready().at.time_runs_out().is_in("resolution")
    t.next_question().p2.folds().at.time_runs_out().next_question().both_fail().time_runs_out().time_runs_out()
    return t.is_in("complete")


@pytest.mark.req("T-1.3", "T-4.1")
def test_every_message_has_the_name_and_the_fields_of_the_source() -> None:
    met = {}
    for message in whole_match().messages():
        kind = message.pop("type")
        assert set(message) == SCHEMA[kind]
        met[kind] = message
    assert set(met) == set(SCHEMA)


@pytest.mark.req("T-7.1", "T-3.1")
def test_a_duel_adds_the_fields_of_the_source_to_the_room_state() -> None:
    def added(t: AtDuel, seat: str | None = "P1", due: int | None = NOW) -> dict[str, Any]:
        return t.game.room_fields(seat, t.view(seat), {}, due)

    waiting = GAME.room_fields("P2", None, {"questions": 5, "pace": "relaxed"}, None)
    assert (waiting["side"], waiting["questionsPerMatch"], waiting["startingBalance"]) == ("P2", 5, 500)
    assert (waiting["config"]["answerTimeLimitSec"], waiting["config"]["betTimeLimitSec"]) == (10, 30)
    assert set(waiting) == {field.alias for field in DuelState.model_fields.values()}
    t = betting().p1.bets(50).at
    assert added(t)["bettingState"] == {
        "firstActor": "P1",
        "bets": {"P1": 50, "P2": None},
        "contributions": {"P1": 50, "P2": 0},
        "raises": 0,
        "awaitingAction": "P2",
        "pot": 50,
    }
    t.p2.raises_to(80).p1.matches().at.clue_runs()
    assert added(t)["clueState"] == {
        "revealIndex": len(ULAANBAATAR.clue),
        "clueComplete": True,
        "clueCompleteAt": NOW - 5_000,
    }
    t.p2.buzzes()
    assert (added(t)["clueState"]["clueCompleteAt"], added(t)["buzzerState"]["answerDeadline"]) == (None, NOW)
    t.p2.answers("no").at.p1.buzzes()
    assert added(t, None)["buzzerState"] == {
        "P1": "BUZZED",
        "P2": "FAILED",
        "currentlyAnswering": "P1",
        "answerDeadline": NOW,
    }
    assert added(t, None)["side"] is None
    assert {**added(t, "P1"), "side": None} == {**added(t, "P2"), "side": None} == added(t, None)


@pytest.mark.req("P-8.1", "T-4.2", "T-5.3")
def test_every_message_is_one_of_the_documented_models() -> None:
    models = {str(model.model_fields["type"].default): model for model in MESSAGES}
    shapes = {name: set(model.model_json_schema()["properties"]) - {"type"} for name, model in models.items()}
    assert shapes == SCHEMA
    left = clue(6)
    left.happens(left.game.abandon(left.truth, None))
    assert left.messages()[-1]["winner"] is None
    for message in (*whole_match().messages(), *left.messages(), *clue().clue_runs().messages()):
        assert models[message["type"]].model_validate(message, strict=True).model_dump(by_alias=True) == message


@pytest.mark.req("P-8.1", "T-1.3")
def test_the_schemas_of_messages_say_what_can_be_in_them() -> None:
    def part(message: type[BaseModel], name: str) -> object:
        return adapted(message.model_json_schema()["properties"][name])

    assert part(m.PhaseComplete, "winner") == [["P1", "P2", "TIE"], "null"]
    assert part(m.PhaseResolution, "outcome") == [["P1_WIN", "P2_WIN", "DRAW", "P1_FOLD", "P2_FOLD"]]
    assert part(m.BetPlaced, "awaitingAction") == [["P1", "P2"], "null"]
    assert part(m.BetPlaced, "action") == [["BET", "MATCH", "RAISE", "FOLD"]]
    assert part(m.ClueResumed, "deadline") == ["integer", "null"]
    assert part(m.ClueComplete, "deadline") == ["integer"]
    assert m.PhaseBetting.model_json_schema()["properties"]["betOptions"]["items"] == {"type": "integer"}


def adapted(schema: dict[str, Any]) -> list[Any]:
    """What a field can be: types, or lists of values."""
    return [each.get("enum") or each["type"] for each in schema.get("anyOf", [schema])]


@pytest.mark.req("T-1.3", "T-2.2", "T-3.1")
def test_the_sequence_of_one_question_is_that_of_the_source() -> None:
    t = duel().time_runs_out().p1.bets(50).p2.matches().at.clue_runs(12).p1.buzzes().answers("Ulan Bator").at
    category, opened, bet, match, begins, tick, second, buzzed, answered, resolved = t.messages()
    assert category == {"type": "PHASE_CATEGORY", "questionIndex": 0, "category": "Geography", "endsAt": NOW}
    assert opened == {
        "type": "PHASE_BETTING",
        "firstActor": "P1",
        "awaitingAction": "P1",
        "availableActions": ["BET", "FOLD"],
        "betOptions": [5, 10, 25, 50, 100],
        "deadline": NOW,
    }
    assert bet == {
        "type": "BET_PLACED",
        "player": "P1",
        "action": "BET",
        "amount": 50,
        "pot": 50,
        "awaitingAction": "P2",
        "availableActions": ["MATCH", "RAISE", "FOLD"],
        "deadline": NOW,
    }
    assert (match["action"], match["amount"], match["pot"]) == ("MATCH", 50, 100)
    assert (match["awaitingAction"], match["availableActions"], match["deadline"]) == (None, [], None)
    assert begins == {"type": "PHASE_CLUE", "length": 250, "revealRate": 12, "pot": 100}
    assert tick == {"type": "CLUE_TICK", "revealIndex": 6, "letters": ULAANBAATAR.clue[:6]}
    assert second == {"type": "CLUE_TICK", "revealIndex": 12, "letters": ULAANBAATAR.clue[:12]}
    assert buzzed == {"type": "BUZZED", "player": "P1", "answerDeadline": NOW}
    assert answered == {"type": "ANSWER_SUBMITTED", "player": "P1", "answer": "Ulan Bator", "correct": True}
    assert resolved == {
        "type": "PHASE_RESOLUTION",
        "outcome": "P1_WIN",
        "correctAnswer": "Ulaanbaatar",
        "P1Answer": "Ulan Bator",
        "P2Answer": None,
        "balanceChanges": {"P1": 50, "P2": -50},
        "newBalances": {"P1": 550, "P2": 450},
        "clue": ULAANBAATAR.clue,
        "nextPhaseAt": NOW,
    }


@pytest.mark.req("T-1.3", "T-3.4")
def test_a_clue_that_is_resumed_has_a_deadline_only_after_its_last_letter() -> None:
    early = clue(60).p1.buzzes().answers("no").at.messages()[-1]
    assert early == {"type": "CLUE_RESUMED", "revealIndex": 60, "deadline": None}
    late = clue().clue_runs().p1.buzzes().answers("no").at.messages()[-1]
    assert late == {"type": "CLUE_RESUMED", "revealIndex": len(ULAANBAATAR.clue), "deadline": NOW}


@pytest.mark.req("T-4.2")
def test_the_end_names_the_winner_or_a_tie() -> None:
    assert whole_match().messages()[-1] == {
        "type": "PHASE_COMPLETE",
        "winner": "P1",
        "finalBalances": {"P1": 610, "P2": 390},
        "reason": "money",
    }


@pytest.mark.req("T-2.1", "T-2.5")
def test_bet_options_are_filtered_by_what_both_can_afford() -> None:
    t = duel().set_balances(960, 40).time_runs_out()
    assert t.messages()[-1]["betOptions"] == [5, 10, 25]
    assert forms_to_wire(t.p1.at.menu("P1").forms)[0] == {"type": "BET", "fields": {"amount": [5, 10, 25]}}


@pytest.mark.req("T-2.6", "T-5.3")
def test_the_view_holds_all_that_a_client_needs_in_the_names_of_the_source() -> None:
    wire = clue(60).p1.buzzes().at.wire
    assert wire == {
        "questionIndex": 0,
        "questions": 3,
        "category": "Geography",
        "startingBalance": 500,
        "balances": {"P1": 450, "P2": 450},
        "foldsRemaining": {"P1": 2, "P2": 2},
        "firstActor": "P1",
        "pot": 100,
        "contributions": {"P1": 50, "P2": 50},
        "ante": 0,
        "bets": {"P1": 50, "P2": 50},
        "raises": 0,
        "awaitingAction": None,
        "availableActions": [],
        "betOptions": [],
        "raiseLimits": None,
        "clue": ULAANBAATAR.clue[:60],
        "clueLength": 250,
        "clueComplete": False,
        "revealIndex": 60,
        "revealRate": 12,
        "buzzers": {"P1": "BUZZED", "P2": "AVAILABLE"},
        "currentlyAnswering": "P1",
        "answers": [],
        "resolution": None,
        "overturns": [],
        "overturned": False,
        "upheld": [],
        "ready": [],
        "draft": None,
        "history": [],
        "winner": None,
        "reason": None,
    }


# The feed
@pytest.mark.req("P-3.1", "T-4.1")
def test_the_feed_says_you_to_the_one_who_did_it() -> None:
    t = duel().time_runs_out().p1.bets(50).p2.raises_to(80).p1.matches().at.clue_runs(6).p1.buzzes().answers("no").at
    t.p2.buzzes().answers("Ulan Bator")
    assert t.feed("P1") == [
        "Question 1: Geography.",
        "You bet first.",
        "You bet 50.",
        "The Fox raises to 80.",
        "You match 80.",
        "The clue begins, with 160 in the pot.",
        "You buzz!",
        "You say “no”: wrong.",
        "The clue goes on.",
        "The Fox buzzes!",
        "The Fox says “Ulan Bator”: right!",
        "The Fox wins 80. The answer was Ulaanbaatar.",
    ]
    assert t.feed(None)[1:3] == ["The Owl bets first.", "The Owl bets 50."]
    assert t.feed("P2")[-1] == "You win 80. The answer was Ulaanbaatar."


@pytest.mark.req("P-3.1", "T-2.4", "T-3.4")
def test_the_feed_tells_what_the_clock_did() -> None:
    t = betting().time_runs_out()
    assert t.feed("P1")[-2:] == ["Time ran out, so you fold.", "No money changes hands. The answer was Ulaanbaatar."]
    assert t.feed("P2")[-2] == "Time ran out, so The Owl folds."
    t = clue().p1.buzzes().at.time_runs_out().clue_runs().time_runs_out()
    assert t.feed("P1")[-4:] == [
        "You run out of time.",
        "The clue goes on.",
        "That’s the whole clue.",
        "Nobody wins, so both get their money back. The answer was Ulaanbaatar.",
    ]


@pytest.mark.req("P-3.1", "T-3.6", "T-4.2", "T-5.3")
def test_the_feed_tells_of_overturned_rulings_and_of_the_end() -> None:
    t = whole_match()
    assert "You let the ruling stand." in t.feed("P2")
    assert "The Fox lets the ruling stand." in t.feed("P1")
    assert "Both players put 5 into the pot." in t.feed()
    asked = "The Owl disputes the ruling on their own answer."
    assert asked in t.feed("P2")
    assert "You dispute the ruling on your answer." in t.feed("P1")
    agreed = "Both players agree to overturn the ruling on your answer. You win 105. The answer was Ulaanbaatar."
    assert agreed in t.feed("P1")
    assert t.feed("P2")[-1] == "The Owl wins the match, 610 to 390."
    assert betting().p1.is_gone().at.feed("P2")[-1] == "The Owl was away for too long, so you win the match."
    assert betting().p1.leaves_for_good().at.feed("P2")[-1] == "The Owl left, so you win the match."
    tie = betting().both_fail().next_question().both_fail().next_question().both_fail().time_runs_out()
    assert tie.feed("P1")[-1] == "The match ends in a tie."
    left = clue(6)
    left.happens(left.game.abandon(left.truth, None))
    assert left.feed("P1")[-1] == "Both players were away for too long, so the match was called off."


@pytest.mark.req("P-3.1")
def test_ticks_are_not_told() -> None:
    assert clue(0).feed() == clue(60).feed()

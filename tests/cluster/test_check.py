"""The history check finds what is wrong in made-up histories, and nothing in a good one."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass

import pytest

from clueapp.kernel.registry import games
from clueapp.kernel.truth import Event, Fact
from clueapp.rooms.log.entries import Entry, to_body
from clueapp.rooms.log.events import Chatted, PlayerJoined, RoomOpened
from clueapp.store.values import LogLine
from tests.cluster.check import complaints
from tests.cluster.history import Frame, Heard, Op, Session, Story
from tests.cluster.projection import Projection

CODE, ANN, BEN = "AAAAAA", "ann", "ben"
GAME = games()["clueless"]
WORDS = ((ANN, "one"), (BEN, "two"), (ANN, "three"), (BEN, "four"))


def logged(*events: Event) -> list[LogLine]:
    bodies = (to_body(GAME, Entry(Fact(public=event), of_game=False)) for event in events)
    return [LogLine(seq, 1_000 * seq, body) for seq, body in enumerate(bodies, 1)]


def opening() -> list[Event]:
    joined = (PlayerJoined(ANN, "Ann", "scarlet"), PlayerJoined(BEN, "Ben", "plum"))
    return [RoomOpened(CODE, "clueless", {}), *joined]


@dataclass
class Trial:
    """A log and what two clients saw of it: they talk in turn, and all goes well."""

    lines: list[LogLine]
    ann: Story
    ben: Story

    def found(self) -> list[str]:
        return complaints(GAME, CODE, self.lines, [self.ann, self.ben])


@pytest.fixture
def trial() -> Trial:
    lines = logged(*opening(), *(Chatted(who, word) for who, word in WORDS))
    return Trial(lines, story_of(ANN, lines), story_of(BEN, lines))


def story_of(player: str, lines: list[LogLine]) -> Story:
    """Connected all the time; the fourth line is told at the fourth second, and so on."""
    projection = Projection(GAME, CODE, lines, player)
    session = Session("a", state_at(projection, 3), 3.5)
    story = Story(CODE, player, [session])
    for told in projection.told:
        if told.line > 3:
            session.heard.append(Heard(told.line, told.frame))
            session.heard.append(Heard(told.line, {"type": "VIEW", "seq": told.seq, **projection.table(told.seq)}))
    for number, (who, word) in enumerate(WORDS):
        if who == player:
            message = {"type": "CHAT", "text": word}
            story.ops.append(Op(message, 3.6 + number, "acknowledged", 4 + number, session=0, place=2 * number))
    return story


def state_at(projection: Projection, line: int) -> Frame:
    seq = next(seq for seq, last in projection.lines.items() if last == line)
    feed = [told.frame for told in projection.feed if told.line <= line]
    return {"type": "ROOM_STATE", "seq": seq, "feed": feed, **projection.table(seq)}


def test_a_good_history_is_found_good(trial: Trial) -> None:
    assert trial.found() == []


def test_a_return_in_the_middle_is_good(trial: Trial) -> None:
    projection = Projection(GAME, CODE, trial.lines, BEN)
    first = trial.ben.sessions[0]
    again = Session("b", state_at(projection, 5), 5.2, first.heard[4:])
    first.heard, first.ended_at = first.heard[:3], 4.9
    trial.ben.sessions.append(again)
    trial.ben.ops[0].outcome = "unknown"
    trial.ben.ops[1].session, trial.ben.ops[1].place = 1, 2
    assert trial.found() == []


def lose_line(trial: Trial) -> None:
    """The log has lost its last line, which was acknowledged; Ann was not told of it."""
    trial.lines.pop()
    trial.ann.sessions[0].heard = trial.ann.sessions[0].heard[:-2]


def lose_silently(trial: Trial) -> None:
    """The same, where nobody was told but by an acknowledgement that came out of nowhere."""
    lose_line(trial)
    trial.ben.sessions[0].heard = trial.ben.sessions[0].heard[:-2]


def double(trial: Trial) -> None:
    """An acknowledged line stands in the log twice, and all were told so."""
    trial.lines = logged(*opening(), *(Chatted(who, word) for who, word in (*WORDS, WORDS[-1])))
    trial.ann.sessions, trial.ben.sessions = story_of(ANN, trial.lines).sessions, story_of(BEN, trial.lines).sessions


def refuse(trial: Trial) -> None:
    """What was refused is in the log."""
    trial.ben.ops[-1].outcome = "refused"


def turn_round(trial: Trial) -> None:
    """What Ben said when Ann had been answered stands before what she said."""
    words = (WORDS[1], WORDS[0], *WORDS[2:])
    trial.lines = logged(*opening(), *(Chatted(who, word) for who, word in words))
    trial.ann.sessions, trial.ben.sessions = story_of(ANN, trial.lines).sessions, story_of(BEN, trial.lines).sessions
    trial.ann.ops[0].place, trial.ben.ops[0].place = 2, 0


def leave_a_gap(trial: Trial) -> None:
    del trial.lines[4]


def repeat_a_number(trial: Trial) -> None:
    trial.lines.insert(4, trial.lines[4])


def tell_another_story(trial: Trial) -> None:
    """Ann was told something else than the log says."""
    frame = trial.ann.sessions[0].heard[2].frame = deepcopy(trial.ann.sessions[0].heard[2].frame)
    frame["text"] = "zwei"


def skip_a_frame(trial: Trial) -> None:
    """Ann was not told of one thing in the middle, and of what came after it."""
    del trial.ann.sessions[0].heard[2:4]


def repeat_a_frame(trial: Trial) -> None:
    heard = trial.ann.sessions[0].heard
    heard.insert(2, heard[0])


def stay_deaf(trial: Trial) -> None:
    """Ann is connected, and was never told of the last thing."""
    del trial.ann.sessions[0].heard[-2:]


def look_too_early(trial: Trial) -> None:
    """Ann saw the table as it stood after something of which she was told later."""
    heard = trial.ann.sessions[0].heard
    heard[2], heard[3] = heard[3], heard[2]


def show_another_table(trial: Trial) -> None:
    frame = trial.ann.sessions[0].heard[1].frame
    trial.ann.sessions[0].heard[1].frame = {**frame, "status": "over"}


def start_from_another_feed(trial: Trial) -> None:
    trial.ann.sessions[0].state["feed"].pop(0)


def start_ahead_of_the_log(trial: Trial) -> None:
    trial.ann.sessions[0].state["seq"] = 99


def come_back_to_the_past(trial: Trial) -> None:
    """Ben came back to a process that knew less than he had been told, and was told it again."""
    first = trial.ben.sessions[0]
    first.ended_at, again = 6.1, Session("b", first.state, 6.2, first.heard)
    first.heard = first.heard[:6]
    trial.ben.sessions.append(again)


def spoil_a_line(trial: Trial) -> None:
    """A line that does not fit those before it: somebody talks who never sat down, or the body is no entry."""
    line = trial.lines[3]
    trial.lines[3] = LogLine(line.seq, line.at, json.dumps({"v": 4, "room": {"public": {"kind": "Nonsense"}}}))


WRONGS: dict[Callable[[Trial], None], str] = {
    lose_line: "where the log has",
    lose_silently: "1 times acknowledged, 0 times unknown, and 0 times in the log",
    double: "1 times acknowledged, 0 times unknown, and 2 times in the log",
    refuse: "0 times acknowledged, 0 times unknown, and 1 times in the log",
    turn_round: "done before",
    leave_a_gap: "gap",
    repeat_a_number: "gap, or a line twice",
    tell_another_story: "where the log has",
    skip_a_frame: "where the log has",
    repeat_a_frame: "where the log has",
    stay_deaf: "never told",
    look_too_early: "before",
    show_another_table: "another status",
    start_from_another_feed: "feed",
    start_ahead_of_the_log: "came back to 99",
    come_back_to_the_past: "came back to number",
    spoil_a_line: "cannot be read",
}


@pytest.mark.req("P-6.4")
@pytest.mark.parametrize("spoil", WRONGS, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_is_found(trial: Trial, spoil: Callable[[Trial], None]) -> None:
    spoil(trial)
    found = trial.found()
    assert any(WRONGS[spoil] in each for each in found), found


def test_one_who_has_gone_need_not_have_been_told(trial: Trial) -> None:
    stay_deaf(trial)
    trial.ann.sessions[0].ended_at = 6.0
    assert trial.found() == []


def test_what_has_just_happened_need_not_have_been_told(trial: Trial) -> None:
    stay_deaf(trial)
    assert complaints(GAME, CODE, trial.lines, [trial.ann, trial.ben], told_until=trial.lines[-2].at) == []


def test_what_is_unknown_may_have_happened_or_not(trial: Trial) -> None:
    trial.ben.ops[-1].outcome = "unknown"
    trial.ben.ops.append(Op({"type": "CHAT", "text": "five"}, 8.0, "unknown", 9.0))
    assert trial.found() == []

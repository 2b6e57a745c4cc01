"""A failure that comes again and again: always counted, written once and then how often."""

import asyncio

import pytest
from structlog.testing import capture_logs

from clueapp import failures, metrics
from clueapp.failures import note_failure


def failure(cause: Exception | None = None) -> RuntimeError:
    error = RuntimeError("no")
    error.__cause__ = cause
    return error


@pytest.mark.req("P-9.2")
async def test_the_same_failure_is_written_once_and_then_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "QUIET_SECONDS", 0.05)
    before = metrics.errors._value.get()
    with capture_logs() as written:
        for room in range(500):
            note_failure("the store failed", failure(), room=str(room))
        assert [(line["event"], line["room"]) for line in written] == [("the store failed", "0")]
        await asyncio.sleep(0.2)
    assert [line.get("times") for line in written] == [None, 499]
    assert metrics.errors._value.get() - before == 500


@pytest.mark.req("P-9.2")
async def test_another_failure_is_written_though_it_has_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures, "QUIET_SECONDS", 0.05)
    with capture_logs() as written:
        note_failure("the store failed", failure())
        note_failure("the store failed", failure(OSError("disk full")))
        note_failure("a request failed", failure())
        assert len(written) == 3
        await asyncio.sleep(0.2)
        assert len(written) == 3, "nothing more to say"
        note_failure("the store failed", failure())
    assert len(written) == 4

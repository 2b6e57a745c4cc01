"""The language of the logs: nobody changes an event without a new version of it and an upcaster (P-6.6)."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

import pytest

from tests.golden.language import Scope, file_of, scopes, without_words, write, written
from tests.golden.waking import golden_logs

each_scope = pytest.mark.parametrize("scope", scopes(), ids=attrgetter("name"))
WRITE = "write its file with `python -m tests.golden.language`"


@each_scope
@pytest.mark.req("P-6.6")
def test_events_are_as_their_version_has_them(scope: Scope) -> None:
    assert file_of(scope.name, scope.version).exists(), (
        f"Version {scope.version} of the log's language of {scope.name} is new: {WRITE}."
    )
    before, now = written(scope.name, scope.version), scope.schemas
    changed = sorted(kind for kind in {*before, *now} if before.get(kind) != now.get(kind))
    assert not changed, (
        f"{', '.join(changed)} of {scope.name} is not as version {scope.version} of the log's language has it, and "
        f"there are logs of that version: raise the version to {scope.version + 1}, write an upcaster from "
        f"{scope.version}, and {WRITE}."
    )


@each_scope
def test_the_files_of_older_versions_stay(scope: Scope) -> None:
    for version in range(1, scope.version + 1):
        assert file_of(scope.name, version).exists(), f"Version {version} of {scope.name} was spoken, and has no file."


@pytest.mark.req("P-6.6")
def test_the_first_version_is_what_the_golden_logs_speak() -> None:
    for golden in golden_logs("0.1.0"):
        for scope, event in golden.events():
            fields = written(scope, 1)[event["kind"]].get("properties", {})
            assert set(event) - {"kind"} == set(fields), f"{event['kind']} in {golden.name}"


def test_a_file_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    scope = scopes()[0]
    text = write(scope, tmp_path).read_text(encoding="utf-8")
    with pytest.raises(FileExistsError):
        write(Scope(scope.name, scope.version, ()), tmp_path)
    assert file_of(scope.name, scope.version, tmp_path).read_text(encoding="utf-8") == text


def test_docstrings_may_change_and_fields_that_are_called_like_them_may_not() -> None:
    schema = {"title": "Said", "description": "Somebody.", "properties": {"title": {"title": "T", "type": "string"}}}
    assert without_words(schema) == {"properties": {"title": {"type": "string"}}}

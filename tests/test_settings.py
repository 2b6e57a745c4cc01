"""Settings: read, checked, and kept."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from clueapp.settings import Settings, WrongSetting, ensure_secret, load_settings


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file and no variable of the machine has a say."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(f"CLUEAPP_{name.upper()}", raising=False)


@pytest.mark.req("P-9.2", "P-6.3")
def test_without_settings_it_serves_the_network_from_a_file() -> None:
    settings = load_settings()
    assert (settings.host, settings.port) == ("0.0.0.0", 8080)
    assert settings.database_url == "sqlite:///data/clueapp.db"
    assert settings.secret is None
    assert settings.most_rooms == 100_000


@pytest.mark.req("P-9.2")
def test_the_environment_wins_over_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clueapp.env").write_text("CLUEAPP_PORT=9000\nCLUEAPP_GRACE_SECONDS=60\nSOMETHING=else\n")
    monkeypatch.setenv("CLUEAPP_PORT", "9001")
    monkeypatch.setenv("CLUEAPP_LOG_LEVEL", "DEBUG")
    settings = load_settings()
    assert (settings.port, settings.grace_seconds, settings.log_level) == (9001, 60, "debug")
    assert load_settings(port=9002).port == 9002


@pytest.mark.req("P-9.2")
@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("PORT", "http", "valid integer"),
        ("PORT", "70000", "less than or equal to 65535"),
        ("DATABASE_URL", "mysql://localhost/clue", "not supported: use sqlite or postgresql"),
        ("DATABASE_URL", "nonsense", "is no address of a database"),
        ("DATABASE_URL", "sqlite://", "needs the name of a file"),
        ("DATABASE_URL", "sqlite://data/clue.db", "needs the name of a file"),
        ("DATABASE_URL", "postgresql://clue:a@b@localhost/clue", "written as %40"),
        ("REDIS_URL", "localhost:6379", "is no address of a Redis"),
        ("REDIS_URL", "http://localhost", "is no address of a Redis"),
        ("REDIS_URL", "redis://", "is no address of a Redis"),
        ("REDIS_URL", "redis://localhost:port", "is no address of a Redis"),
        ("REDIS_URL", "redis://localhost/first", "is no address of a Redis"),
        ("REDIS_URL", "unix://", "is no address of a Redis"),
        ("SECRET", "short", "at least 16 characters, and has 5"),
        ("GRACE_SECONDS", "31", "10, 30, 60 or 120"),
        ("LOG_LEVEL", "loud", "'debug'"),
        ("ROOMS_PER_MINUTE", "0", "greater than or equal to 1"),
        ("MOST_ROOMS", "0", "greater than or equal to 1"),
        ("PUBLIC_URL", "clue.example", "an address like https://clue.example"),
        ("STALE_ROOM_DAYS", "inf", "less than or equal to"),
    ],
)
def test_a_wrong_value_is_named_and_ends_the_program(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"CLUEAPP_{name}", value)
    with pytest.raises(SystemExit) as ended:
        load_settings()
    assert ended.value.code == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"CLUEAPP_{name}: ")
    assert sentence in said


@pytest.mark.req("P-9.2", "P-9.1")
@pytest.mark.parametrize("url", ["mysql://clue:hushhush@localhost/clue", "postgresql://clue:hushhush"])
def test_what_may_hold_a_password_is_not_repeated(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLUEAPP_DATABASE_URL", url)
    monkeypatch.setenv("CLUEAPP_SECRET", "hushhush")
    with pytest.raises(SystemExit):
        load_settings()
    assert "hushhush" not in capsys.readouterr().err
    fine = Settings(database_url="postgresql://clue:hushhush@localhost/clue", secret="hushhush" * 2)
    assert "hushhush" not in repr(fine)


@pytest.mark.req("P-9.2", "P-9.1")
@pytest.mark.parametrize("url", ["redis//:hushhush@localhost", "redis://:hush#hushhush@localhost"])
def test_the_password_of_a_redis_is_not_repeated(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLUEAPP_REDIS_URL", url)
    with pytest.raises(SystemExit):
        load_settings()
    assert "hushhush" not in capsys.readouterr().err
    assert "hushhush" not in repr(several(redis_url="redis://:hushhush@localhost"))


def several(**given: str) -> Settings:
    """One of several processes."""
    return Settings(**{"database_url": "postgresql://localhost/clue", "secret": "x" * 16} | given)


@pytest.mark.req("P-6.4", "P-9.2")
@pytest.mark.parametrize(
    "url",
    [
        "redis://localhost",
        "redis://:pass%23word@[::1]:6379/2",
        "rediss://someone:secret@redis.example:6380/0?health_check_interval=5",
        "unix:///run/valkey.sock?db=1",
        "unix://:secret@/run/valkey.sock",
    ],
)
def test_a_redis_makes_it_one_of_several(url: str) -> None:
    assert several(redis_url=url).is_one_of_several
    assert not several().is_one_of_several


@pytest.mark.req("P-6.4", "P-9.2")
def test_all_that_several_processes_lack_is_named_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said() -> list[str]:
        with pytest.raises(SystemExit) as ended:
            load_settings()
        assert ended.value.code == 2
        return capsys.readouterr().err.splitlines()

    monkeypatch.setenv("CLUEAPP_REDIS_URL", "redis://:hushhush@localhost")
    database, secret = said()
    assert database.startswith("CLUEAPP_DATABASE_URL: with CLUEAPP_REDIS_URL it has to be a PostgreSQL")
    assert secret.startswith("CLUEAPP_SECRET: with CLUEAPP_REDIS_URL it has to be set")
    monkeypatch.setenv("CLUEAPP_DATABASE_URL", "postgresql://localhost/clue")
    assert said() == [secret]
    monkeypatch.setenv("CLUEAPP_SECRET", "x" * 16)
    assert load_settings().is_one_of_several


def test_a_misspelled_name_is_pointed_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CLUEAPP_PROT", "9000")
    load_settings()
    assert "CLUEAPP_PROT is not a setting" in capsys.readouterr().err


@pytest.mark.req("P-9.2")
def test_a_secret_is_made_once_and_kept_beside_the_database_for_its_owner(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path}/deep/down/clue.db")
    secret = ensure_secret(settings)
    path = tmp_path / "deep" / "down" / "clueapp.secret"
    assert path.read_text("utf-8") == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(path.parent.iterdir()) == [path]
    path.chmod(0o644)
    assert ensure_secret(settings) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert ensure_secret(Settings(database_url=settings.database_url, secret="x" * 16)) == "x" * 16


@pytest.mark.req("P-9.2", "P-5.4")
def test_every_installation_has_a_secret_of_its_own(tmp_path: Path) -> None:
    made = [ensure_secret(Settings(database_url=f"sqlite:///{tmp_path}/{number}/clue.db")) for number in range(20)]
    assert len(set(made)) == 20
    assert len({each[at : at + 16] for each in made for at in (0, 16, 32, 48)}) == 80, "by chance from end to end"
    assert {len(each) for each in made} == {64}, "48 random bytes"


@pytest.mark.req("P-9.2")
def test_the_secret_is_never_open_to_others_not_even_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    modes = []
    link = os.link

    def seen(draft: Path, path: Path) -> None:
        modes.append(stat.S_IMODE(draft.stat().st_mode))
        link(draft, path)

    monkeypatch.setattr(os, "link", seen)
    before = os.umask(0)
    try:
        ensure_secret(Settings(database_url=f"sqlite:///{tmp_path}/clue.db"))
    finally:
        os.umask(before)
    assert modes == [0o600]


@pytest.mark.req("P-9.2")
def test_with_postgresql_the_secret_is_kept_under_data(tmp_path: Path) -> None:
    secret = ensure_secret(Settings(database_url="postgresql://localhost/clue"))
    assert (tmp_path / "data" / "clueapp.secret").read_text() == secret


@pytest.mark.req("P-9.2")
def test_a_secret_that_cannot_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    with pytest.raises(WrongSetting, match=r"^CLUEAPP_SECRET: .* none can be kept in data"):
        ensure_secret(Settings(database_url="postgresql://localhost/clue"))


def test_an_empty_secret_file_is_not_taken_for_a_secret(tmp_path: Path) -> None:
    (tmp_path / "clueapp.secret").touch()
    with pytest.raises(ValueError, match="holds no secret"):
        ensure_secret(Settings(database_url=f"sqlite:///{tmp_path}/clue.db"))

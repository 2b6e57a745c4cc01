"""What an operator can set, from the environment or a file, checked before anything starts."""

from __future__ import annotations

import os
import re
import secrets
import sys
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from socket import gethostname
from typing import Any, Literal, NoReturn, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import InitErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from clueapp.store.engines import address

PREFIX = "CLUEAPP_"
FILES = (".env", "clueapp.env")
"""Read from the folder one starts in; the environment wins over both, and the second over the first."""
SECRET_LENGTH = 16
WRONG_SETTINGS = 2
"""The exit code of a start with wrong settings."""


class WrongSetting(ValueError):
    """A setting with which the server cannot start, in a sentence that names its variable."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(f"{PREFIX}{name.upper()}: {sentence.rstrip('.')}.")


class Settings(BaseSettings):
    """The settings of one server. Each is CLUEAPP_ and its name in capitals."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_file=FILES, extra="ignore", env_ignore_empty=True)

    host: str = Field("0.0.0.0", min_length=1)  # noqa: S104 - others on the network are meant to join
    port: int = Field(8080, ge=1, le=65_535)
    public_url: str | None = None
    """The address to share where it is not the one that a browser shows, as behind a proxy."""
    database_url: str = Field("sqlite:///data/clueapp.db", repr=False)
    redis_url: str | None = Field(None, repr=False)
    """Switches several processes on, which tell each other through it what has happened."""
    secret: SecretStr | None = None
    packs: Path | None = None
    """A folder with packs of questions of one's own, beside those that come with the games."""

    rooms_per_minute: int = Field(20, ge=1)
    joins_per_minute: int = Field(120, ge=1)
    lookups_per_minute: int = Field(1200, ge=1)
    """How often one address may look at rooms or connect to them: enough for a school, too little to guess codes."""
    requests_per_minute: int = Field(6000, ge=1)
    """How often one address may ask for anything but pictures, fonts, styles and scripts."""
    connections_per_address: int = Field(1000, ge=1)
    trusted_proxies: str = "127.0.0.1, ::1"
    """Addresses or networks of the proxies that may say for whom they ask; nobody else is believed."""
    grace_seconds: Literal[10, 30, 60, 120] = 30
    stale_room_days: float = Field(30, gt=0, le=100_000)
    most_rooms: int = Field(100_000, ge=1)
    """How many rooms the database may hold in all."""
    bots_pace: float = Field(1.0, ge=0, le=60)
    """How long system players think, as a multiple of the usual; within the game's clocks."""

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "console"] = "auto"

    @property
    def proxies(self) -> list[IPv4Network | IPv6Network]:
        """The trusted proxies, each as a network."""
        return [ip_network(each.strip()) for each in self.trusted_proxies.split(",") if each.strip()]

    @property
    def is_one_of_several(self) -> bool:
        """Whether other processes serve the same rooms, and Redis carries news between them."""
        return self.redis_url is not None

    @property
    def known_as(self) -> str:
        """How another server is told who has the database."""
        return f"the server on port {self.port} of {gethostname()[:20]}, process {os.getpid()}"

    @field_validator("database_url")
    @classmethod
    def _names_a_database(cls, value: str) -> str:
        try:
            make_url(value)
        except (ArgumentError, ValueError):  # what they say may hold a part of the password
            examples = "sqlite:///path/to/file.db or postgresql://user@host/name"
            raise ValueError(f"is no address of a database: use {examples}") from None
        address(value)
        return value

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, value: str) -> str:
        for each in filter(None, map(str.strip, value.split(","))):
            try:
                ip_network(each)
            except ValueError:
                raise ValueError(f"{each!r} is no address, like 10.0.0.7, and no network, like 10.0.0.0/24") from None
        return value

    @field_validator("public_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"https?://[^\s/?#]+", value):
            raise ValueError("should be an address like https://clue.example, with nothing behind it")
        return value

    @field_validator("secret")
    @classmethod
    def _is_long_enough(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and len(value) < SECRET_LENGTH:
            raise ValueError(f"is too short: it needs at least {SECRET_LENGTH} characters, and has {len(value)}")
        return value

    @field_validator("redis_url")
    @classmethod
    def _names_a_redis(cls, value: str | None) -> str | None:
        if value is not None and not _is_redis(value):  # what is wrong with it may hold a part of the password
            raise ValueError("is no address of a Redis: use redis://:password@host:6379/0, rediss:// or unix:///path")
        return value

    @model_validator(mode="after")
    def _has_what_several_need(self) -> Self:
        lacking = {}
        if self.is_one_of_several and address(self.database_url).get_backend_name() != "postgresql":
            lacking["database_url"] = "with CLUEAPP_REDIS_URL it has to be a PostgreSQL: postgresql://user@host/name"
        if self.is_one_of_several and self.secret is None:
            lacking["secret"] = "with CLUEAPP_REDIS_URL it has to be set, and to be the same for all processes"  # noqa: S105
        if lacking:
            raise ValidationError.from_exception_data(
                type(self).__name__,
                [
                    InitErrorDetails(
                        type=PydanticCustomError("lacking", "{sentence}", {"sentence": sentence}),
                        loc=(name,),
                        input=None,
                    )
                    for name, sentence in lacking.items()
                ],
            )
        return self

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _in_small_letters(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("grace_seconds", mode="before")
    @classmethod
    def _as_number(cls, value: object) -> object:
        return int(value) if isinstance(value, str) and value.isdecimal() else value


def load_settings(**given: Any) -> Settings:
    """The settings, or a sentence for each wrong value and the end of the program."""
    try:
        settings = Settings(**given)
    except ValidationError as error:
        refuse(*_wrongs(error))
    for name, known in _misspelled():
        print(f"{name} is not a setting of this program and is ignored. Is {known} meant?", file=sys.stderr)
    return settings


def refuse(*wrongs: WrongSetting) -> NoReturn:
    """Say what is wrong, and end the program."""
    for wrong in wrongs:
        print(wrong, file=sys.stderr)
    raise SystemExit(WRONG_SETTINGS)


def ensure_secret(settings: Settings) -> str:
    """The secret that signs cookies; without one, one is made at first start and kept for the owner's eyes alone."""
    if settings.secret is not None:
        return settings.secret.get_secret_value()
    return kept_secret(_folder_of(settings.database_url) / "clueapp.secret")


def kept_secret(path: Path) -> str:
    """The secret in this file, which is made if there is none."""
    try:
        if not path.exists():
            _keep(path, secrets.token_urlsafe(48))
        path.chmod(0o600)
        secret = path.read_text("utf-8", errors="ignore").strip()
    except OSError as error:
        raise WrongSetting("secret", f"it is not set, and none can be kept in {path}: {error.strerror}") from error
    if len(secret) < SECRET_LENGTH:
        raise WrongSetting("secret", f"it is not set, and {path} holds no secret: remove that file to have one made")
    return secret


def _keep(path: Path, secret: str) -> None:
    """Writes the file whole and at once, so that of two first starts both read the same secret."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(secret)
        os.link(draft, path)
    except FileExistsError:
        pass  # somebody else was first
    finally:
        draft.unlink()


def _is_redis(url: str) -> bool:
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises if it is none
    except ValueError:
        return False
    if parts.scheme == "unix":
        return len(parts.path) > 1
    is_number = parts.path in ("", "/") or parts.path[1:].isdecimal()
    return parts.scheme in ("redis", "rediss") and bool(parts.hostname) and is_number and not parts.fragment


def _folder_of(database_url: str) -> Path:
    url = make_url(database_url)
    return Path(url.database).parent if url.get_backend_name() == "sqlite" and url.database else Path("data")


def _wrongs(error: ValidationError) -> list[WrongSetting]:
    wrongs = []
    for each in error.errors(include_url=False, include_context=False):
        name = str(each["loc"][0]) if each["loc"] else ""
        # What may hold a password is not repeated.
        is_secret = name in ("secret", "database_url", "redis_url")
        given = "" if is_secret else f"; it is set to {str(each['input'])[:60]!r}"
        wrongs.append(WrongSetting(name, each["msg"].removeprefix("Value error, ").rstrip(".") + given))
    return wrongs


def _misspelled() -> list[tuple[str, str]]:
    """Names that are nearly a setting's, each with the one that is probably meant."""
    known = [f"{PREFIX}{name.upper()}" for name in Settings.model_fields]
    given = {*os.environ, *(name for file in FILES for name in dotenv_values(file))}
    strangers = sorted(name for name in given if name.upper().startswith(PREFIX) and name.upper() not in known)
    close = ((name, get_close_matches(name.upper(), known, n=1, cutoff=0.85)) for name in strangers)
    return [(name, found[0]) for name, found in close if found]

"""Whether all processes of one parlour have the same secret: with another, one takes the others' cookies for forged."""

from __future__ import annotations

import hmac
import secrets
import time

import structlog
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from clueapp.settings import WrongSetting

LIVING = "clueapp:living"
"""Where the processes stand, each with the moment of its last sign of life in milliseconds."""
LIVES = 3_000
"""Milliseconds for which a process is taken to live after that."""
STARTS_WITHIN = 10_000
"""Milliseconds that a process has until its first sign of life."""
SECRET = "clueapp:secret"  # noqa: S105 - where the fingerprint is kept
THIS_PROCESS = secrets.token_hex(8)
ANSWERS_WITHIN = 1.0
PAUSE = 0.2
OTHER = "is not the one that the other processes on this Redis have, and all need the same"
SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local is_another = redis.call('SET', KEYS[2], ARGV[2], 'NX') == false and redis.call('GET', KEYS[2]) ~= ARGV[2]
if is_another and redis.call('ZCOUNT', KEYS[1], now - ARGV[4], '+inf') > 0 then return 0 end
redis.call('SET', KEYS[2], ARGV[2])
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
return 1
"""
log = structlog.get_logger()


def fingerprint(secret: str) -> str:
    """What is told of a secret: whether another is the same, and nothing else."""
    return hmac.digest(secret.encode(), b"clueapp: all processes have this secret", "sha256").hex()


def check_secret(url: str, secret: str, name: str = THIS_PROCESS) -> None:
    """WrongSetting if the processes that live have another one; where none lives, this is the one from now on.

    One that was killed lives for some seconds more, so that long is waited. A Redis out of reach says nothing against
    a secret.
    """
    until = time.monotonic() + LIVES / 1000 + 2 * PAUSE
    retry, patience = (
        Retry(NoBackoff(), 0),
        {"socket_timeout": ANSWERS_WITHIN, "socket_connect_timeout": ANSWERS_WITHIN},
    )
    with Redis.from_url(url, protocol=2, retry=retry, **patience) as redis:
        script = redis.register_script(SCRIPT)
        try:
            while not script(keys=[LIVING, SECRET], args=[name, fingerprint(secret), STARTS_WITHIN, LIVES]):
                if time.monotonic() > until:
                    raise WrongSetting("secret", OTHER)
                time.sleep(PAUSE)
        except (RedisError, OSError) as error:
            log.warning(
                "Redis is out of reach: whether all have the same secret is not known", why=type(error).__name__
            )

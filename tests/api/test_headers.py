"""What every answer tells the browser about how far it may trust a page; written out, so that no change goes unseen."""

import gzip

import httpx
import pytest

from clueapp.api.docs import Protocol
from tests.api.client import create
from tests.api.server import Server

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}
POLICY = {
    "default-src": "'self'",
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "frame-ancestors": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "object-src": "'none'",
}
"""All but `connect-src`, which follows from where the server is."""


def policy_of(answer: httpx.Response) -> dict[str, str]:
    """The content security policy by its directives, each of which stands once."""
    (policy,) = answer.headers.get_list("content-security-policy")
    parts = [each.strip().partition(" ") for each in policy.split(";")]
    found = {name: value for name, _, value in parts}
    assert len(found) == len(parts)
    return found


def check(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
    policy = policy_of(answer)
    connect = policy.pop("connect-src").split()
    assert policy == POLICY
    assert "'self'" in connect
    assert not {"*", "http:", "https:", "'unsafe-inline'"} & set(connect), "no page speaks to another server"
    assert "server" not in answer.headers, "by which it would be known which holes to try"


@pytest.mark.req("P-5.4")
async def test_every_answer_has_the_security_headers(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # The documentation plays whole games to write itself, for as long as they take; what it says is of no matter here.
    monkeypatch.setattr(Protocol, "encoded", (b"{}", gzip.compress(b"{}")))
    host = await create(server)
    room = f"/api/rooms/{host.room}"
    asked = [("GET", path) for path in ("/healthz", "/metrics", "/api/schema", "/api/nothing", "/no/such/page", room)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        answers = [await http.request(*each) for each in (*asked, ("POST", "/api/rooms"), ("DELETE", "/healthz"))]
    assert [each.status_code for each in answers] == [200, 200, 200, 404, 404, 200, 400, 405]
    for each in answers:
        check(each)


@pytest.mark.req("P-5.4", "P-8.6")
async def test_what_is_refused_for_its_size_has_them_too(server: Server) -> None:
    # Not over a line: it is ended while a client still sends, which may then miss the answer.
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=server.url) as http:
        answer = await http.post("/api/rooms", content=b" " * 2_000_000)
    assert answer.status_code == 413
    check(answer)

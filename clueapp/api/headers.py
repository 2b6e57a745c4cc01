"""Headers that keep a browser safe, and a bound on what a request may carry, for pages and protocol alike."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clueapp.api.origin import host_of

CONTENT_SECURITY_POLICY = {
    "default-src": "'self'",
    # NiceGUI's pages have inline scripts and an import map, and Vue compiles templates with `new Function`.
    "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "frame-ancestors": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "object-src": "'none'",
}
SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
}
OVER_TLS_ALONE = "max-age=31536000"
"""For a year, browsers ask for this host over TLS alone."""
LARGEST_REQUEST = 1024 * 1024
"""Bytes of the largest body that any page is sent; the protocol takes much less."""


class SecurityHeaders:
    """Adds the headers to every response that has not set them itself."""

    def __init__(self, app: ASGIApp, public_url: str | None = None) -> None:
        self._app = app
        self._public = urlsplit(public_url or "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", self._policy(scope))
                if "https" in (scope["scheme"], self._public.scheme):
                    headers.setdefault("strict-transport-security", OVER_TLS_ALONE)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)

    def _policy(self, scope: Scope) -> str:
        """What pages may load, and that they connect to this host alone: for older browsers, by its name."""
        hosts = dict.fromkeys(filter(None, (host_of(scope), self._public.netloc)))
        places = ["'self'", *(f"{scheme}://{host}" for host in hosts for scheme in ("ws", "wss"))]
        policy = {**CONTENT_SECURITY_POLICY, "connect-src": " ".join(places)}
        return "; ".join(f"{name} {value}" for name, value in policy.items())


class BodyLimit:
    """Refuses requests that carry more than anybody needs, whether they say so first or not."""

    def __init__(self, app: ASGIApp, most: int = LARGEST_REQUEST) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most:
            await _refuse(send)
            return
        await self._count(scope, receive, send)

    async def _count(self, scope: Scope, receive: Receive, send: Send) -> None:
        read, has_begun, is_refused = 0, False, False

        async def receive_some() -> Message:
            nonlocal read, is_refused
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._most:
                is_refused = True
                return {"type": "http.disconnect"}
            return message

        async def send_once(message: Message) -> None:
            nonlocal has_begun
            if is_refused and not has_begun:
                return
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive_some, send_once)
        except ClientDisconnect:
            if not is_refused:
                raise
        if is_refused and not has_begun:
            await _refuse(send)


async def _refuse(send: Send) -> None:
    body = b'{"code":"too_large","message":"That is more than this server takes."}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": [*headers, (b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body})

"""Who counts as one address, and whose word is taken for it."""

from pathlib import Path

import httpx
import pytest
from fastapi import Request

from clueapp.api.address_limits import household
from clueapp.settings import Settings
from tests.api.server import serving


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_by_itself_and_in_ipv6_with_its_network(host: str, counted: str) -> None:
    assert household(host) == counted


@pytest.mark.req("P-5.4", "P-9.2")
def test_of_one_address_so_much_is_taken_where_nothing_else_is_set() -> None:
    usual = Settings(_env_file=None)
    assert (usual.rooms_per_minute, usual.joins_per_minute, usual.lookups_per_minute) == (20, 120, 1200)
    assert (usual.requests_per_minute, usual.connections_per_address) == (6000, 1000)
    assert [str(each) for each in usual.proxies] == ["127.0.0.1/32", "::1/128"]


@pytest.mark.req("P-5.4")
@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", "/games"), ("10.0.0.1", None)])
async def test_only_a_trusted_proxy_says_where_the_program_stands(
    tmp_path: Path, proxies: str, believed: str | None
) -> None:
    async with serving(tmp_path, trusted_proxies=proxies) as server, httpx.AsyncClient(timeout=60) as http:

        async def echo(request: Request) -> dict[str, str | None]:
            return {"prefix": request.headers.get("x-forwarded-prefix"), "other": request.headers.get("x-other")}

        server.app.add_api_route("/echo", echo)
        headers = {"X-Forwarded-Prefix": "/games", "X-Other": "is passed on"}
        answer = (await http.get(f"{server.url}/echo", headers=headers)).json()
    assert answer == {"prefix": believed, "other": "is passed on"}

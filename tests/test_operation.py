"""The examples for operators: what they set is a setting, and the servers they are for take them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from clueapp.cluster import packages
from clueapp.cluster.caddy import CONFIGURATION
from clueapp.cluster.packages import PackageMissing
from clueapp.settings import PREFIX, Settings

DOCS = Path(__file__).parent.parent / "docs"
EXAMPLES = sorted((DOCS / "operation").iterdir())
CADDYFILE = DOCS / "operation" / "Caddyfile"


@pytest.mark.req("P-9.2")
@pytest.mark.parametrize("file", [*EXAMPLES, DOCS / "operation.md"], ids=lambda each: each.name)
def test_what_an_example_sets_is_a_setting(file: Path) -> None:
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+", file.read_text(encoding="utf-8")))
    assert sorted(named - {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}) == []


@pytest.mark.req("P-6.4")
@pytest.mark.parametrize("file", ["operation/compose.yaml", "operation.md"])
def test_an_example_of_several_processes_has_all_that_they_need(file: str) -> None:
    example = (DOCS / file).read_text(encoding="utf-8")
    for name in ("DATABASE_URL", "REDIS_URL", "SECRET"):
        assert re.search(rf"^\s*{PREFIX}{name}\b", example, re.MULTILINE), name


@pytest.mark.req("P-6.4")
def test_every_example_is_spoken_of() -> None:
    page = (DOCS / "operation.md").read_text(encoding="utf-8")
    assert [each.name for each in EXAMPLES if f"(operation/{each.name})" not in page] == []


@pytest.mark.req("P-6.4")
@pytest.mark.parametrize(
    "env", [{}, {"SITE": "http://:8080", "PROCESSES": "first:8080 second:8080"}], ids=["", "given"]
)
def test_caddy_takes_its_example(env: dict[str, str], tmp_path: Path) -> None:
    try:
        caddy = packages.caddy()
    except PackageMissing as missing:
        pytest.skip(str(missing))
    at_home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    ended = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", CADDYFILE],
        env={**os.environ, **at_home, **env},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "not formatted" not in ended.stderr


def block(configuration: str, name: str) -> list[str]:
    """What stands in a block, without remarks and indentation, and without the processes."""
    lines = [line.strip() for line in configuration.splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    begin = next(number for number, line in enumerate(lines) if line.startswith(name))
    depth = 0
    for number, line in enumerate(lines[begin:], start=begin):
        depth += line.endswith("{") - (line == "}")
        if depth == 0:
            return lines[begin + 1 : number]
    raise ValueError(name)


@pytest.mark.req("P-6.4")
@pytest.mark.parametrize("name", ["reverse_proxy", "handle_errors"])
def test_the_example_for_caddy_is_what_was_tried(name: str) -> None:
    tried = CONFIGURATION.substitute(folder="", host="", port="", processes="", cookie="lb")
    example = block(CADDYFILE.read_text(encoding="utf-8"), name)
    assert len(example) > 5
    assert sorted(example) == sorted(block(tried, name))


@pytest.mark.req("P-6.4")
def test_haproxy_takes_its_example() -> None:
    haproxy = shutil.which("haproxy")
    if haproxy is None:
        pytest.skip("no HAProxy on this machine")
    subprocess.run([haproxy, "-c", "-f", DOCS / "operation" / "haproxy.cfg"], check=True, timeout=60)


def test_the_example_for_containers_is_yaml_with_three_processes() -> None:
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load((DOCS / "operation" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    processes = [name for name, each in services.items() if f"{PREFIX}REDIS_URL" in each.get("environment", {})]
    assert [f"{name}:8080" for name in processes] == services["caddy"]["environment"]["PROCESSES"].split()

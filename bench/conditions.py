"""When and on what something is measured, a word to whoever waits for it, and where it is written down."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path


def conditions() -> str:
    """When and on what this is measured, and how busy the machine was before."""
    cpus, memory = os.cpu_count(), os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9
    models = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    model = models[0].partition(":")[2].strip() if models else platform.machine()
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC; {cpus} cores ({model}), {memory:.0f} GB, Python "
        f"{platform.python_version()}; load average of the minute before: {os.getloadavg()[0]:.1f}."
    )


def tell(sentence: str) -> None:
    """Say how far it has got, apart from the figures."""
    print(sentence, file=sys.stderr, flush=True)


def write_into(document: Path, name: str, text: str) -> None:
    """Put what a benchmark has said where that of the last time stands."""
    begin, end = f"<!-- bench {name}: from here -->", f"<!-- bench {name}: to here -->"
    head, found, rest = document.read_text(encoding="utf-8").partition(begin)
    _, found_end, tail = rest.partition(end)
    if not found or not found_end:
        raise SystemExit(f"{document} has no place for this: {begin} and {end}")
    document.write_text(f"{head}{begin}\n\n{text.strip()}\n\n{end}{tail}", encoding="utf-8")

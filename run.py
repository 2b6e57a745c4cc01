#!/usr/bin/env python3
"""Set up, start and check clueapp with nothing but Python 3.11 or newer.

    python3 run.py                        install what is needed, then start the server
    python3 run.py serve [OPTION ...]     the same, with the server's own options
    python3 run.py test [PART ...] [-- PYTEST-OPTION ...]
                                          all checks, or some: lint, rules, pages, e2e
    python3 run.py requirements [--all]   which requirements have no test (--all: and which have one)
    python3 run.py bench NAME [ARG ...]   run bench/NAME.py
    python3 run.py lock                   renew requirements/*.txt from pyproject.toml, and audit them
    python3 run.py audit                  what is known against the locked versions
    python3 run.py cluster [-n 3] [--port 8080]
                                          try several processes on this machine: installs and starts PostgreSQL,
                                          Valkey and Caddy beside them, and stops it all on Ctrl-C
    python3 run.py tournament [OPTION ..] let system players play against each other
    python3 run.py COMMAND ...            any other command of the program (python -m clueapp COMMAND ...)

Packages go into the folder .venv beside this file, in the versions and with the hashes of requirements/*.txt.
Everything runs in the folder of this file.
"""

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - this file must parse on older ones, to say so
    sys.exit("clueapp needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
SCRIPTS = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = SCRIPTS / ("python.exe" if WINDOWS else "python")
REQUIREMENTS = ROOT / "requirements"
EXPORTS = {
    "app": [],
    "cluster": ["--extra", "cluster"],
    "test": ["--extra", "test", "--extra", "cluster"],
    "uv": ["--only-group", "installer"],
}
LOCKS = {name: REQUIREMENTS / f"{name}.txt" for name in EXPORTS}
AUDITOR = "pip-audit>=2.9"
PARTS = ("lint", "rules", "pages", "cluster", "e2e")
PAGE_TESTS = ("tests/pages", "tests/components")
CLUSTER_TESTS = "tests/cluster/alone"
"""Run alone, and one after the other: they measure moments."""
NO_TESTS_COLLECTED = 5


def main(args: list[str]) -> int:
    """Run one command; the answer is the exit code."""
    command, rest = (args[0], args[1:]) if args else ("serve", [])
    if command in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    if command == "test":
        return test(rest)
    if command == "requirements":
        return run([sys.executable, "-m", "tests.requirements", *rest])
    if command == "bench":
        return bench(rest)
    if command == "lock":
        return lock() or audit()
    if command == "audit":
        return audit()
    install("cluster" if command == "cluster" else "app")
    return become([str(PYTHON), "-m", "clueapp", command, *rest])


# --- Setting up -----------------------------------------------------------------------------------------------------


def install(name: str) -> None:
    """Have the packages of one lock in .venv; do nothing when they are there already."""
    if is_installed(name):
        return
    print(f"clueapp: installing the packages of {LOCKS[name].relative_to(ROOT)} into .venv ...", flush=True)
    make_venv()
    locked = ["install", "--quiet", "--require-hashes", "-r", str(LOCKS[name])]
    if have_uv():
        code = run([*uv(), "pip", *locked, "--python", str(PYTHON)])
    else:
        print("clueapp: uv cannot be had here, so pip does it; that takes a minute or two.", flush=True)
        code = run([*pip(), *locked])
    if code:
        sys.exit("clueapp: the packages could not be installed; the reason is above.")
    stamp(name)
    if name == "test":  # the test lock holds all of the others'
        stamp("cluster")
    if name in ("cluster", "test"):
        stamp("app")


def is_installed(name: str) -> bool:
    return PYTHON.exists() and stamp_file(name).exists() and stamp_file(name).read_text() == fingerprint(name)


def stamp(name: str) -> None:
    stamp_file(name).write_text(fingerprint(name))


def stamp_file(name: str) -> Path:
    return VENV / f".clueapp-{name}"


def fingerprint(name: str) -> str:
    # Only the words: a checkout that changes line ends is the same lock.
    return hashlib.sha256(b"\n".join(LOCKS[name].read_bytes().split())).hexdigest()


def make_venv() -> None:
    """Have a virtual environment with pip in .venv, whatever state it was left in."""
    if PYTHON.exists() and run([*pip(), "--version"], quiet=True) == 0:
        return
    if find_spec("ensurepip") is None:
        sys.exit(
            "clueapp: this Python has no `ensurepip`, so it cannot make a virtual environment.\n"
            f"On Debian and Ubuntu:  sudo apt install python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        )
    fresh = [] if PYTHON.exists() else ["--clear"]
    if run([sys.executable, "-m", "venv", *fresh, str(VENV)]):
        sys.exit("clueapp: the virtual environment .venv could not be made; the reason is above.")


def have_uv() -> bool:
    """Have uv in .venv, in its locked version."""
    if is_installed("uv") and run([*uv(), "--version"], quiet=True) == 0:
        return True
    if run([*pip(), "install", "--quiet", "--require-hashes", "-r", str(LOCKS["uv"])]):
        return False
    stamp("uv")
    return run([*uv(), "--version"], quiet=True) == 0


def pip() -> list[str]:
    return [str(PYTHON), "-m", "pip", "--disable-pip-version-check"]


def uv() -> list[str]:
    return [str(PYTHON), "-m", "uv"]


def lock() -> int:
    """Resolve pyproject.toml anew, for every system and Python, and write requirements/*.txt."""
    need_uv()
    if run([*uv(), "lock", "--quiet", "--upgrade", "--python", str(PYTHON)]):
        return 1
    export = ["export", "--quiet", "--frozen", "--no-emit-project", "--no-header", "--format", "requirements-txt"]
    for name, selection in EXPORTS.items():
        if run([*uv(), *export, *selection, "--output-file", str(LOCKS[name])]):
            return 1
    return 0


def audit() -> int:
    """Look up what is known against the locked packages; 1 if something is. What could not be looked up is said."""
    need_uv()
    command = [*uv(), "tool", "run", "--quiet", AUDITOR, "--disable-pip", "--require-hashes", "--format", "json"]
    asked = [*command, "--progress-spinner", "off", "--requirement", str(LOCKS["test"])]
    ended = subprocess.run(asked, capture_output=True, text=True, check=False)
    try:
        packages = json.loads(ended.stdout)["dependencies"]
    except (ValueError, KeyError):
        print(ended.stderr, "clueapp: the packages were not audited: pip-audit or its data cannot be had here.", sep="")
        return 0
    known = [each for each in packages if "vulns" in each]
    flaws = [(each, flaw) for each in known for flaw in each["vulns"]]
    for each, flaw in flaws:
        mended = ", ".join(flaw["fix_versions"]) or "no version yet"
        print(f"{each['name']} {each['version']}: {flaw['id']}, mended in {mended}")
    print(f"clueapp: {len(known)} of {len(packages)} packages were looked up, {len(flaws)} known flaws.")
    if len(known) < len(packages):
        print("clueapp: of the others nothing is known: their data cannot be had here. Audit them where it can.")
    return 1 if flaws else 0


def need_uv() -> None:
    make_venv()
    if not have_uv():
        sys.exit("clueapp: this needs uv, which could not be installed; the reason is above.")


# --- Checking -------------------------------------------------------------------------------------------------------


class Check(NamedTuple):
    """One command of `run.py test`."""

    name: str
    command: list[str]
    is_pytest: bool = False


def test(args: list[str]) -> int:
    """Run the checks asked for, all of them to the end, and sum up."""
    split = args.index("--") if "--" in args else len(args)
    parts, pytest_args = args[:split], args[split + 1 :]
    unknown = sorted(set(parts) - set(PARTS))
    if unknown:
        print(f"clueapp: no such part of the tests: {' '.join(unknown)} (there are {', '.join(PARTS)}).")
        return 2
    install("test")
    results = [(check.name, *timed(check, pytest_args)) for check in checks(parts, pytest_args)]
    print()
    for name, code, seconds in results:
        print(f"{'FAILED' if code else 'ok':6}  {seconds:6.1f} s  {name}")
    failures = sum(code != 0 for _, code, _ in results)
    print(f"{failures} of {len(results)} checks failed." if failures else f"All {len(results)} checks passed.")
    return 1 if failures else 0


def checks(parts: Sequence[str], pytest_args: Sequence[str]) -> list[Check]:
    def targets(*usual: str) -> list[str]:
        """The usual ones, unless the options name some themselves."""
        named = any(Path(option.split("::")[0]).exists() for option in pytest_args)
        return [*(() if named else usual), *pytest_args]

    python = [str(PYTHON), "-m"]
    # Playwright's plugin belongs to e2e/ alone: it would empty test-results/ in every run.
    # Tests also wait, for servers and browsers: a third worker saves time even on two cores.
    parallel = ["--dist", "worksteal", "-n", "3"]
    pytest = [*python, "pytest", "-p", "no:playwright", *parallel]
    pages = [folder for folder in PAGE_TESTS if Path(folder).is_dir()]
    lint = [
        Check("ruff check", [*python, "ruff", "check"]),
        Check("ruff format", [*python, "ruff", "format", "--check"]),
        Check("mypy", [*python, "mypy"]),
        Check("lint-imports", [str(SCRIPTS / "lint-imports"), "--no-logo"]),
    ]
    apart = f"--ignore={CLUSTER_TESTS}"
    rules = Check("pytest rules", [*pytest, *targets("tests", apart, *(f"--ignore={each}" for each in pages))], True)
    page = Check("pytest pages", [*pytest, *targets(*pages)], True)
    cluster = Check("pytest cluster", [*python, "pytest", "-p", "no:playwright", *targets(CLUSTER_TESTS)], True)
    browser = Check("browser", [*python, "e2e.browser", "--install"])
    e2e = Check("pytest e2e", [*python, "pytest", *parallel, *targets("e2e")], True)
    if not parts:
        return [*lint, Check("pytest tests", [*pytest, *targets("tests", apart)], True), cluster, browser, e2e]
    by_part = {"lint": lint, "rules": [rules], "pages": [page], "cluster": [cluster], "e2e": [browser, e2e]}
    return [check for part in PARTS if part in parts for check in by_part[part]]


def timed(check: Check, pytest_args: Sequence[str]) -> tuple[int, float]:
    """Run one check; the answer is its exit code and how many seconds it took."""
    print(f"\n=== {check.name} ===", flush=True)
    begin = time.monotonic()
    code = run(check.command)
    if check.is_pytest and code == NO_TESTS_COLLECTED and pytest_args:
        code = 0  # a choice such as -k may leave nothing of one part
    return code, time.monotonic() - begin


def bench(args: list[str]) -> int:
    names = sorted(path.stem for path in (ROOT / "bench").glob("[!_]*.py"))
    if not args or args[0] not in names:
        print(f"clueapp: name a benchmark: {', '.join(names) or 'there is none yet'}.")
        return 2
    install("test")
    return become([str(PYTHON), str(ROOT / "bench" / f"{args[0]}.py"), *args[1:]])


# --- Processes ------------------------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """Our own, with this folder importable, no hidden downloads, and compiled modules kept in .venv.

    The tests start hundreds of processes. Where Python may not keep compiled modules, each process would spend seconds
    compiling the packages again.
    """
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    quiet = {"PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1", "UV_PYTHON_DOWNLOADS": "never"}
    return {**inherited, **quiet, "PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(VENV / "bytecode")}


def run(command: Sequence[str], quiet: bool = False) -> int:
    """Run a command to its end; should we be stopped, it is stopped first."""
    output = subprocess.DEVNULL if quiet else None
    with subprocess.Popen(command, env=environment(), stdout=output, stderr=output) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the terminal has told the command as well: let it finish
            process.wait()
            raise
        except SystemExit:
            process.terminate()
            process.wait()
            raise


def become(command: Sequence[str]) -> int:
    """Go on as another program, so that signals reach it directly; Windows has no such thing and waits."""
    sys.stdout.flush()
    if not WINDOWS:
        exec_posix(command)
    with subprocess.Popen(command, env=environment()) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # Ctrl-C has reached it too; it decides when it has stopped
            except SystemExit:
                process.terminate()
                raise


def exec_posix(command: Sequence[str]) -> NoReturn:
    os.execve(command[0], list(command), environment())  # noqa: S606 - no shell is wanted


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

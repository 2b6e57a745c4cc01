"""The file of a SQLite database: closed to others, and not to be taken away unnoticed."""

import os
import shutil
import sys
from pathlib import Path
from stat import S_IMODE

import pytest

from clueapp.store import Store, StoreLost
from tests.store.samples import a_room, lines, seqs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes and removal of open files are POSIX's")


def modes(folder: Path) -> dict[str, str]:
    return {each.name: oct(S_IMODE(each.stat().st_mode)) for each in (folder, *folder.iterdir())}


@pytest.fixture
def permissive() -> object:
    """A process that gives everybody everything, as some are started."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.req("P-5.4", "P-9.2")
@pytest.mark.usefixtures("permissive")
async def test_nobody_else_can_read_a_new_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = await Store.open(f"sqlite:///{folder}/clueapp.db", "me")
    await store.create(a_room("ABCD"), lines(1))
    expected = {f"clueapp.db{suffix}": "0o600" for suffix in ("", "-wal", "-shm", ".lock")}
    assert modes(folder) == {"data": "0o700", **expected}
    await store.close()


@pytest.mark.req("P-5.4", "P-9.2")
@pytest.mark.usefixtures("permissive")
async def test_one_that_was_open_to_all_is_closed_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    url = f"sqlite:///{folder}/clueapp.db"
    before = await Store.open(url)
    await before.create(a_room("ABCD"), lines(1))
    for each in (folder, *folder.iterdir()):
        each.chmod(0o777)
    after = await Store.open(url)
    assert set(modes(folder).values()) == {"0o700", "0o600"}
    await after.close()
    await before.close()


@pytest.mark.req("P-5.4", "P-9.2")
async def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").touch()
    await (await Store.open(f"sqlite:///{tmp_path}/clueapp.db")).close()
    found = modes(tmp_path)
    assert (found[tmp_path.name], found["clueapp.db"]) == ("0o755", "0o600")


@pytest.mark.req("P-9.1", "P-6.1")
@pytest.mark.parametrize("is_replaced", [False, True])
async def test_a_database_that_is_taken_away_takes_no_more_writes(tmp_path: Path, is_replaced: bool) -> None:
    file = tmp_path / "clueapp.db"
    store = await Store.open(f"sqlite:///{file}")
    await store.create(a_room("ABCD"), lines(1))
    await store.ping()
    file.rename(tmp_path / "elsewhere.db")
    if is_replaced:
        shutil.copy(tmp_path / "elsewhere.db", file)
    store._forget_proof()
    with pytest.raises(StoreLost, match="removed or replaced"):
        await store.ping()
    with pytest.raises(StoreLost):
        await store.append("ABCD", lines(2))
    with pytest.raises(StoreLost):
        await store.create(a_room("EFGH"), lines(1))
    (tmp_path / "elsewhere.db").rename(file)
    await store.ping()
    await store.append("ABCD", lines(2))
    assert await seqs(store, "ABCD") == [1, 2]
    await store.close()

"""The file of a SQLite database: for its owner's eyes alone, and the same for as long as it is open."""

import os
from contextlib import suppress
from pathlib import Path

from clueapp.store.claim import FileClaim
from clueapp.store.values import StoreLost


def keep_private(database: Path) -> None:
    """Makes the file and its folder where they are missing; what is there is closed to others.

    A folder that holds other things than ours is left as it is.
    """
    is_new = not database.parent.exists()
    database.parent.mkdir(parents=True, exist_ok=True)
    if not database.exists():
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # somebody else's, who lets us use it
        for suffix in ("", "-wal", "-shm", "-journal"):
            with suppress(FileNotFoundError):
                Path(f"{database}{suffix}").chmod(0o600)
        if is_new or all(each.name.startswith((database.name, "clueapp.")) for each in database.parent.iterdir()):
            database.parent.chmod(0o700)


class DatabaseFile:
    """An open file: knows whether its path still leads to it, and keeps others from it where it is to be one's own."""

    def __init__(self, path: Path, alone_as: str | None = None) -> None:
        keep_private(path)
        self._path = path
        self._claim = FileClaim(path, alone_as) if alone_as is not None else None
        self._file = _identity(path)

    def check(self) -> None:
        """Raises StoreLost if the file was removed, or another put in its place."""
        if _identity(self._path) != self._file:
            raise StoreLost(f"The database {self._path} was removed or replaced while the server was running.")

    def release(self) -> None:
        """Lets others have it; a second call does nothing."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino

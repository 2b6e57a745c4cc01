"""What a refused action says to the one who tried it."""


class IllegalAction(ValueError):
    """An action that the rules refuse: a stable code, and a sentence that is safe to show to its actor.

    >>> refusal = IllegalAction("hallway_occupied", "Somebody is in that hallway.")
    >>> refusal.code, refusal.message
    ('hallway_occupied', 'Somebody is in that hallway.')
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class UnknownVersion(Exception):
    """A log that this program cannot read, said in a sentence for the person who meets it."""

"""From the link to a win, with three players and with six."""

import pytest

from e2e.secrets import read_truth
from e2e.table import Table


@pytest.mark.req("C-1.2", "C-1.3")
def test_smoke(server, players):
    table = Table.of(server, players, {"Ann": "scarlet", "Bob": "green", "Cid": "plum"})
    truth = table.truth
    for person in table.people.values():
        assert person.hand() == set(truth.hands[person.seat])
    table.bring("scarlet", "hall")
    print(table.truth)
    ann = table.in_seat("scarlet")
    ann.suggests("plum", "rope")
    table.settle()
    print(table.truth)

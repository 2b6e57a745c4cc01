"""What is sent is numbered, kept, and in the order in which it came to be."""

from nicegui.testing import User

from clueapp.rooms.manager import Manager
from pages.nicegui_inside import outbox_sending


async def test_what_is_sent_is_numbered_and_kept_for_a_page_that_comes_back(user: User, manager: Manager) -> None:
    await user.open("/")
    assert user.client is not None
    outbox = user.client.outbox
    first = outbox.next_message_id
    for text in ("a", "b"):
        outbox_sending._post(outbox, (user.client.id, "notify", {"message": text}), kept=60)
    assert outbox.next_message_id == first + 2
    numbers = [(number, message[2]) for number, _, message in list(outbox.message_history)[-2:]]
    assert numbers == [(first, {"message": "a", "_id": first}), (first + 1, {"message": "b", "_id": first + 1})]


async def test_what_a_page_missed_comes_before_what_is_new(user: User, manager: Manager) -> None:
    await user.open("/")
    client = user.client
    assert client is not None
    outbox = client.outbox
    outbox_sending._taken_from(outbox, client.id)
    first = outbox.next_message_id
    for text in ("old", "older"):
        outbox_sending._post(outbox, (client.id, "update", {"1": text}), kept=60)
    outbox.try_rewind(first)  # it got neither
    outbox.enqueue_update(next(iter(client.elements.values())))
    outbox.enqueue_message("notify", {"message": "new"}, client.id)
    kinds = [(kind, "_id" in data) for _, kind, data in outbox_sending._taken_from(outbox, client.id)]
    assert kinds == [("update", True), ("update", True), ("update", False), ("notify", False)]
    assert not outbox.messages

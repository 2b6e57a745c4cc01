"""A lobby with teams in real browsers: by click, mouse, finger and keyboard; and lists, pasted and uploaded."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.fit import DESKTOPS, PHONE

GAME = "codenames"
WORDS = [
    *("anchor", "basket", "candle", "dragon", "engine", "feather", "garden", "hammer", "island", "jacket"),
    *("kettle", "ladder", "magnet", "needle", "orange", "pepper", "quiver", "ribbon", "saddle", "temple"),
    *("urchin", "velvet", "walnut", "yellow", "zipper"),
]
FITS = (
    "() => { const r = document.documentElement; return [r.scrollWidth - innerWidth, r.scrollHeight - innerHeight]; }"
)
TALL_ENOUGH = "(e) => e.scrollHeight <= e.clientHeight + 1"


def open_room(players, name: str) -> Page:
    page = players(name)
    page.goto("/")
    page.get_by_test_id(f"game-{GAME}").click()
    page.get_by_test_id("player-name").fill(name)
    page.get_by_test_id("create-room").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    return page


def join(players, host: Page, name: str, place: str, **context) -> Page:
    players.context(name, **context)
    page = players(name)
    page.goto(host.url)
    page.get_by_test_id("player-name").fill(name)
    page.get_by_test_id(f"pick-{place}").click()
    expect(page.get_by_test_id(f"seat-{place}")).to_contain_text(name)
    return page


def chip(page: Page, name: str) -> Locator:
    return page.locator(".name-chip").filter(has=page.locator(f'.player:text-is("{name}")'))


def drag(page: Page, name: str, place: str) -> None:
    """With the mouse, in some steps, as a hand does it."""
    chip(page, name).locator(".player").hover()
    page.mouse.down()
    box = page.get_by_test_id(f"seat-{place}").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=5)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(f".drop-here[data-testid=seat-{place}]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.req("W-2.11", "P-1.3")
def test_people_take_places_by_click_and_by_drag_and_the_host_moves_anybody(server, players):
    ann = open_room(players, "Ann")
    ann.get_by_test_id("pick-red_spymaster").click()
    bob = join(players, ann, "Bob", "blue_operative")
    drag(bob, "Bob", "red_operative")
    for page in (ann, bob):
        expect(page.get_by_test_id("seat-red_operative")).to_contain_text("Bob")
    drag(bob, "Bob", "red_spymaster")
    expect(bob.locator(".q-notification")).to_contain_text("That place is taken.")
    expect(bob.get_by_test_id("seat-red_operative")).to_contain_text("Bob")
    drag(ann, "Bob", "blue_spymaster")
    expect(bob.get_by_test_id("seat-blue_spymaster")).to_contain_text("Bob")
    drag(ann, "Ann", "blue_spymaster")
    for page in (ann, bob):
        expect(page.get_by_test_id("seat-blue_spymaster")).to_contain_text("Ann")
        expect(page.get_by_test_id("seat-red_spymaster")).to_contain_text("Bob")
    expect(bob.get_by_test_id("missing")).to_contain_text("2 more are needed")


@pytest.mark.req("W-2.11", "P-10.2")
def test_the_host_moves_somebody_by_keyboard(server, players):
    ann = open_room(players, "Ann")
    ann.get_by_test_id("pick-red_spymaster").click()
    bob = join(players, ann, "Bob", "blue_operative")
    select = chip(ann, "Bob").get_by_role("combobox")
    select.focus()
    select.select_option("blue_spymaster")
    expect(bob.get_by_test_id("seat-blue_spymaster")).to_contain_text("Bob")
    expect(chip(ann, "Bob").get_by_role("combobox")).to_be_focused()
    ann.get_by_test_id("randomize").focus()
    ann.keyboard.press("Enter")
    expect(ann.get_by_test_id("feed")).to_contain_text("drawn by lot")


@pytest.mark.req("W-2.11", "P-10.1")
def test_a_finger_drags_by_the_grip_and_scrolls_elsewhere(server, players):
    ann = open_room(players, "Ann")
    ann.get_by_test_id("pick-red_spymaster").click()
    bob = join(players, ann, "Bob", "blue_operative", viewport=PHONE, has_touch=True, is_mobile=True)
    touch = bob.context.new_cdp_session(bob)

    def swipe(start: Locator, end: Locator) -> None:
        start.scroll_into_view_if_needed()
        one, other = start.bounding_box(), end.bounding_box()
        assert one is not None
        assert other is not None
        points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (one, other)]
        (x, y), (to_x, to_y) = points
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in (0.3, 0.6, 1):
            at = {"x": x + (to_x - x) * step, "y": y + (to_y - y) * step}
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(chip(bob, "Bob").locator(".grip"), bob.get_by_test_id("seat-blue_spymaster"))
    expect(ann.get_by_test_id("seat-blue_spymaster")).to_contain_text("Bob")
    swipe(chip(bob, "Bob").locator(".player"), bob.get_by_test_id("seat-blue_operative"))
    expect(bob.locator(".ghost")).to_have_count(0)
    expect(ann.get_by_test_id("seat-blue_spymaster")).to_contain_text("Bob")


@pytest.mark.req("W-4.1")
def test_a_list_is_pasted_and_another_uploaded(server, players):
    ann = open_room(players, "Ann")
    bob = join(players, ann, "Bob", "blue_operative")
    expect(bob.get_by_test_id("bring-pack")).to_have_count(0)
    ann.get_by_test_id("bring-pack").click()
    answer = ann.get_by_test_id("pack-answer")
    ann.get_by_test_id("pack-title").fill("Too few")
    ann.get_by_test_id("pack-text").fill("one, two, three")
    ann.get_by_test_id("pack-add").click()
    expect(answer).to_contain_text("A board needs 25 different words")
    ann.get_by_test_id("pack-title").fill("<b>Mine</b>")
    ann.get_by_test_id("pack-text").fill("\n".join([*WORDS, "Anchor", "anchors", "rock and roll"]))
    ann.get_by_test_id("pack-add").click()
    for words in ("“<b>Mine</b>” was added.", "26 different words", "Anchor", "rock and roll", "anchor and anchors"):
        expect(answer).to_contain_text(words)
    expect(ann.get_by_test_id("pack-text")).to_have_value("")
    expect(bob.get_by_test_id("own-pack")).to_contain_text("<b>Mine</b>")
    expect(bob.get_by_test_id("own-pack")).to_contain_text("26 words")
    latin = ("\n".join(WORDS) + "\ncafé").encode("latin-1")
    ann.get_by_test_id("pack-file").set_input_files({"name": "Café.csv", "mimeType": "text/csv", "buffer": latin})
    expect(ann.get_by_test_id("pack-title")).to_have_value("Café")
    expect(ann.get_by_test_id("pack-text")).to_have_value("\n".join([*WORDS, "café"]))
    ann.get_by_test_id("pack-add").click()
    expect(bob.get_by_test_id("own-pack")).to_have_count(2)
    assert "quiver" not in bob.content()
    ann.get_by_test_id("pack-close").click()
    ann.get_by_role("button", name="Remove the list Café").click()
    ann.get_by_test_id("sure-yes").click()
    expect(bob.get_by_test_id("own-pack")).to_have_count(1)


@pytest.mark.req("P-10.1", "P-10.2", "P-10.3")
def test_twelve_fit_and_axe_finds_nothing(server, players, inspect):
    ann = open_room(players, "Ann")
    expect(ann.get_by_test_id("asked")).to_be_visible()
    inspect(ann, "lobby with teams, of a host who is asked")
    bob = join(players, ann, "Bob", "blue_spymaster")
    code = ann.url.rsplit("/", 1)[1]
    for number in range(10):
        name = f"Somebody with a name {number}"[-20:]
        assert bob.request.post(f"{server.url}/api/rooms/{code}/players", data={"name": name}).status == 201
    expect(ann.locator(".name-chip")).to_have_count(12)
    late = players("Cid")
    late.goto(ann.url)
    expect(late.get_by_test_id("watching")).to_be_visible()
    for page in (ann, bob, late):
        inspect(page, "lobby with teams")
        for size in DESKTOPS:
            page.set_viewport_size(size)
            assert [past for past in page.evaluate(FITS) if past > 0] == [], size
            for part in page.locator(".lobby-team, .lobby-team-roles, .name-chips, .options").all():
                assert part.evaluate(TALL_ENOUGH), (size, part)
        page.set_viewport_size(PHONE)
        assert page.evaluate(FITS)[0] <= 0
    ann.set_viewport_size(DESKTOPS[0])
    ann.get_by_test_id("bring-pack").click()
    inspect(ann, "a list of one's own")

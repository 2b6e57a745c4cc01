"""The lobby of Codenames: teams by click, mouse, finger, keyboard and lot, and words of one's own."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.codenames_match import FOUR, Agent, Match
from e2e.fit import DESKTOPS, PHONE

OWN = [
    *("accordion", "bagpipe", "clarinet", "drumstick", "euphonium", "flute", "gong", "harmonica", "kazoo"),
    *("lute", "mandolin", "oboe", "piccolo", "recorder", "saxophone", "trombone", "ukulele", "viola", "xylophone"),
    *("zither", "tambourine", "castanet", "cello", "maraca", "sitar", "banjo"),
]
FITS = (
    "() => { const r = document.documentElement; return [r.scrollWidth - innerWidth, r.scrollHeight - innerHeight]; }"
)
TALL_ENOUGH = "(all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.className)"
PARTS = (".lobby-team", ".lobby-roles", ".name-chips", ".options")


def drags_in_vain(agent: Agent) -> None:
    """One's own name, and back to where it was: that is no press of it."""
    name, mouse = agent.at("change-name"), agent.page.mouse
    box = name.bounding_box()
    assert box is not None
    x, y = box["x"] + 8, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 80, y + 60)
    expect(agent.page.locator(".ghost")).to_be_visible()
    mouse.move(x, y)
    mouse.up()
    expect(agent.page.locator(".ghost")).to_have_count(0)
    expect(agent.at("new-name")).to_be_hidden()


def drag(agent: Agent, name: str, place: str) -> None:
    """With the mouse, in some steps, as a hand does it."""
    page = agent.page
    agent.chip(name).locator(".player").hover()
    page.mouse.down()
    box = agent.at(f"seat-{place}").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=5)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(f".drop-here[data-testid=seat-{place}]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def is_at(place: str, name: str, *agents: Agent) -> None:
    for agent in agents:
        expect(agent.at(f"seat-{place}")).to_contain_text(name)


@pytest.mark.req("W-2.10", "W-2.11", "W-2.12", "P-1.3", "P-1.4")
def test_teams_by_click_drag_and_lot_and_the_owners_last_word(server, players):
    match = Match(server, players)
    ann = match.open("Ann", "red_spymaster")
    expect(ann.at("start")).to_be_disabled()
    expect(ann.page.locator("#start-reason")).to_contain_text("3 more players needed")
    bob, _, dot = (match.join(name, place) for name, place in list(FOUR.items())[1:])
    everybody = match.agents.values()
    for agent in everybody:
        expect(agent.page.locator(".name-chip")).to_have_count(4)
    expect(ann.at("start")).to_be_enabled()
    assert bob.at("start").count() == bob.at("randomize").count() == 0

    # A player changes sides by click, and the lobby says to all what is wrong with that; then goes back by mouse.
    bob.picks("blue_operative")
    expect(ann.at("start")).to_be_disabled()
    for agent in (ann, dot):
        expect(agent.page.locator(".lobby-head")).to_contain_text("red has 1 and blue has 3")
    expect(bob.at("missing")).to_contain_text("red has 1 and blue has 3")
    drag(bob, "Bob", "red_operative")
    is_at("red_operative", "Bob", *everybody)
    drag(bob, "Bob", "red_spymaster")
    expect(bob.page.locator(".q-notification")).to_contain_text("That place is taken.")
    is_at("red_operative", "Bob", *everybody)

    # The host drags anybody anywhere; a chair that is taken is changed for one's own.
    drag(ann, "Dot", "blue_spymaster")
    is_at("blue_operative", "Cid", *everybody)
    is_at("blue_spymaster", "Dot", *everybody)
    dot.is_told("The host made you Blue spymaster")
    drag(ann, "Ann", "blue_spymaster")
    is_at("blue_spymaster", "Ann", *everybody)
    is_at("red_spymaster", "Dot", *everybody)
    drags_in_vain(ann)

    # By lot, as often as one likes: equal teams with a spymaster each, and nothing is missing.
    for number in range(3):
        ann.at("randomize").click()
        expect(ann.at("feed").get_by_text("shuffled the teams")).to_have_count(number + 1)
    expect(ann.at("start")).to_be_enabled()
    for team in ("red", "blue"):
        for role in ("spymaster", "operative"):
            expect(ann.at(f"seat-{team}_{role}").locator(".name-chip")).to_have_count(1)
    match.start()


@pytest.mark.req("W-2.11", "P-10.2")
def test_the_host_moves_somebody_by_keyboard(server, players):
    match = Match(server, players)
    ann, bob = match.open("Ann", "red_spymaster"), match.join("Bob", "blue_operative")
    select = ann.chip("Bob").get_by_role("combobox")
    select.focus()
    select.select_option("blue_spymaster")
    is_at("blue_spymaster", "Bob", ann, bob)
    expect(ann.chip("Bob").get_by_role("combobox")).to_be_focused()
    ann.at("randomize").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.at("feed")).to_contain_text("shuffled the teams")


@pytest.mark.req("W-2.11", "P-10.1")
def test_a_finger_drags_by_the_grip_and_scrolls_elsewhere(server, players):
    match = Match(server, players)
    ann = match.open("Ann", "red_spymaster")
    players.context("Bob", viewport=PHONE, has_touch=True, is_mobile=True)
    bob = match.join("Bob", "blue_operative")
    touch = bob.page.context.new_cdp_session(bob.page)

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

    swipe(bob.chip("Bob").locator(".grip"), bob.at("seat-blue_spymaster"))
    is_at("blue_spymaster", "Bob", ann, bob)
    swipe(bob.chip("Bob").locator(".player"), bob.at("seat-blue_operative"))
    expect(bob.page.locator(".ghost")).to_have_count(0)
    is_at("blue_spymaster", "Bob", ann, bob)


@pytest.mark.req("W-4.1")
def test_own_words_by_paste_and_from_a_file(server, players):
    match = Match(server, players)
    ann, bob = match.open("Ann", "red_spymaster"), match.join("Bob", "red_operative")
    expect(bob.at("bring-pack")).to_have_count(0)
    ann.at("bring-pack").click()
    answer = ann.at("pack-answer")
    ann.at("pack-add").click()
    expect(answer).to_have_text("Please give the list a title.")
    ann.at("pack-title").fill("<b>Music</b>")
    ann.at("pack-text").fill(", ".join(OWN[:10]))
    ann.at("pack-add").click()
    expect(answer).to_contain_text("A board needs 25 different words, and this list has 10.")
    ann.at("pack-text").fill("\n".join([*OWN, "Flute", "flutes", "12345"]))
    ann.at("pack-add").click()
    for words in ("“<b>Music</b>” was added.", f"{len(OWN) + 1} different words", "Flute", "12345", "flute and flutes"):
        expect(answer).to_contain_text(words)
    expect(ann.at("pack-text")).to_have_value("")
    expect(bob.at("own-pack")).to_contain_text("<b>Music</b>")
    expect(bob.at("own-pack")).to_contain_text(f"{len(OWN) + 1} words")

    # From a spreadsheet of the West, under the name of its file.
    words = [*(f"{word}ish" for word in OWN), "café"]
    latin = {"name": "Café.csv", "mimeType": "text/csv", "buffer": "\n".join(words).encode("latin-1")}
    ann.at("pack-file").set_input_files(latin)
    expect(ann.at("pack-title")).to_have_value("Café")
    expect(ann.at("pack-text")).to_have_value("\n".join(words))
    ann.at("pack-add").click()
    for agent in (ann, bob):
        expect(agent.at("own-pack")).to_have_count(2)
    assert "kazoo" not in bob.page.content()
    ann.at("pack-close").click()
    ann.page.get_by_role("button", name="Remove the list Café").click()
    ann.says_yes()
    expect(bob.at("own-pack")).to_have_count(1)

    # Only those: every other pack is left out, and the board is made of them.
    for tick in ann.page.locator("[data-testid^=option-pack_]").all():
        tick.click()
        expect(tick).to_have_attribute("aria-pressed", "false")
    match.join("Cid", "blue_spymaster")
    match.join("Dot", "blue_operative")
    match.start()
    assert set(match.words) <= {*OWN, "flutes"}
    for word in match.words:
        expect(bob.at("board")).to_contain_text(word.upper())


@pytest.mark.req("P-10.1", "P-10.2", "P-10.3")
def test_twelve_fit_and_axe_finds_nothing(server, players, inspect):
    match = Match(server, players)
    ann = match.open("Ann")
    expect(ann.at("asked")).to_be_visible()
    inspect(ann.page, "lobby with teams, of a host who is asked")
    bob = match.join("Bob", "blue_spymaster")
    for number in range(10):
        name = f"Somebody with a name {number}"[-20:]
        joined = bob.page.request.post(f"{server.url}/api/rooms/{match.code}/players", data={"name": name})
        assert joined.status == 201
    expect(ann.page.locator(".name-chip")).to_have_count(12)
    late = players("Gil")
    late.goto(ann.page.url)
    expect(late.get_by_test_id("watching")).to_be_visible()
    for page in (ann.page, bob.page, late):
        inspect(page, "lobby with teams")
        for size in DESKTOPS:
            page.set_viewport_size(size)
            assert [past for past in page.evaluate(FITS) if past > 0] == [], size
            for part in PARTS:
                assert page.locator(part).count(), part
                assert page.locator(part).evaluate_all(TALL_ENOUGH) == [], size
        page.set_viewport_size(PHONE)
        assert page.evaluate(FITS)[0] <= 0
    ann.page.set_viewport_size(DESKTOPS[0])
    ann.at("bring-pack").click()
    inspect(ann.page, "a list of one's own")


@pytest.mark.req("W-4.4", "P-4.1")
def test_a_watcher_sees_the_key_where_the_host_allows_it(server, players):
    match = Match.of(server, players, FOUR, watchers_see="key")
    watcher = match.watch("Gil")
    watcher.wait_for_function("() => document.querySelectorAll('.word-card.paper.known').length === 25")
    expect(watcher.get_by_test_id("prompt")).to_contain_text("You’re watching, and you can see the key.")
    for agent in match.operatives("red") + match.operatives("blue"):
        agent.sees_no_key()

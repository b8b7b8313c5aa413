"""Maps by hand: the map is made larger, never the page; taps beside a lit space."""

from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import People, Person
from tests.browser.stored import game_record, until
from tests.browser.test_marine import chosen
from tests.browser.test_origins import spreading
from tests.browser.test_phone import tap

#: What must stay as it is when a map is made larger.
PAGE = """() => {
  const box = (selector) => {
    const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  return {
    width: document.documentElement.scrollWidth,
    scale: visualViewport.scale,
    // Where the frame is does not matter: a tap may scroll to what is tapped.
    frame: box('.map-frame').slice(2),
    prompt: box('[data-prompt]'),
    bar: box('.mobnav'),
  };
}"""

LARGER = "(size) => document.querySelector('.map-frame').dataset.zoom > size"
SMALLER = "(size) => document.querySelector('.map-frame').dataset.zoom < size"


def zoom(person: Person) -> float:
    """How large the map is."""
    return float(person.page.locator(".map-frame").get_attribute("data-zoom") or 0)


def middle(person: Person, selector: str = ".map-frame") -> tuple[float, float]:
    """The middle of something, in the window."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pinch(person: Person, begin: float, end: float) -> None:
    """Two fingers on the map, so far apart at the beginning and at the end."""
    x, y = middle(person)
    touch = person.context.new_cdp_session(person.page)
    for kind, apart in (
        ("touchStart", begin),
        ("touchMove", (begin + end) / 2),
        ("touchMove", end),
        ("touchEnd", None),
    ):
        sides = () if apart is None else (-apart / 2, apart / 2)
        points: list[dict[str, Any]] = [
            {"x": x + side, "y": y, "id": finger} for finger, side in enumerate(sides)
        ]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_the_map_of_a_phone_by_hand(people: People) -> None:
    """Pinching and buttons zoom the map alone; the small map leads to other places; a tap 20 pixels
    beside a lit space is meant for it."""
    anna = people.phone()
    sight = spreading(anna)
    sight = tap(anna, next(key for key in sight.keys if key.startswith("move ")))
    page, size = anna.page.evaluate(PAGE), zoom(anna)
    pinch(anna, 60, 150)
    anna.page.wait_for_function(LARGER, arg=size)
    assert anna.page.evaluate(PAGE) == page
    pinch(anna, 200, 40)
    anna.page.wait_for_function(SMALLER, arg=size)
    anna.action("zoom-in").tap()
    assert zoom(anna) > 1
    assert anna.page.evaluate(PAGE) == page

    seen = anna.page.locator(".minimap-seen")
    before = seen.get_attribute("x")
    box = anna.action("minimap").bounding_box()
    assert box is not None
    anna.page.touchscreen.tap(box["x"] + 8, box["y"] + box["height"] / 2)
    anna.page.wait_for_function(
        "(x) => document.querySelector('.minimap-seen').getAttribute('x') !== x", arg=before
    )

    anna.action("zoom-reset").tap()
    assert zoom(anna) == 1
    # The leftmost lit space has no other at its left.
    places = {one: middle(anna, f'[data-target="{one}"]') for one in sight.pieces}
    target = min(places, key=lambda one: places[one])
    [key] = sight.pieces[target]
    half = (anna.piece(target).bounding_box() or {"width": 0})["width"] / 2
    x, y = places[target]
    for _ in range(2):
        anna.page.touchscreen.tap(x - half - 20, y)
    assert anna.asked(after=sight.version).answers > sight.answers
    assert key in anna.record(sight.table)


def test_the_planet_by_wheel_and_keys(people: People) -> None:
    """The wheel zooms where the pointer is; a dragged map answers nothing; 0 shows all of it."""
    anna = people.person()
    record = game_record(
        "marine", "2", until("migration", chosen, Random(2)), players=2, variants=["random-animals"]
    )
    sight = anna.go_on(record)
    width = "document.documentElement.scrollWidth"
    page = anna.page.evaluate(width)
    lit = next(iter(sight.pieces))
    x, y = middle(anna, f'[data-target="{lit}"]')
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, -300)
    anna.page.wait_for_function(LARGER, arg=1.5)
    at = middle(anna, f'[data-target="{lit}"]')
    assert abs(at[0] - x) < 3
    assert abs(at[1] - y) < 3
    assert anna.page.evaluate(width) == page

    anna.page.mouse.down()
    anna.page.mouse.move(x - 60, y, steps=3)
    anna.page.mouse.up()
    assert abs(middle(anna, f'[data-target="{lit}"]')[0] - (x - 60)) < 3
    assert anna.look().version == sight.version
    expect(anna.page.locator("[data-popover=chooser]")).to_have_count(0)

    anna.page.keyboard.press("0")
    assert zoom(anna) == 1
    anna.page.keyboard.press("+")
    assert zoom(anna) > 1


def test_layers_show_what_the_game_says(people: People) -> None:
    """Reach is where the own people come to; sites are marked apart from other resources."""
    anna = people.person()
    sight = spreading(anna)
    anna.page.locator("[data-layer=reach]").click()
    anna.page.locator("[data-layer=resources]").click()
    odds = anna.context.request.get(f"{anna.address}/api/tables/{sight.table}/odds").json()
    view = anna.view()
    me = view["turn"]
    own = view["players"][me]["migrants"]
    # What is drawn at both edges of the map is read once.
    heard = anna.page.locator(".o-spacehit:not([aria-hidden])")
    names = heard.evaluate_all("(all) => all.map((one) => one.dataset.target)")
    assert len(names) == len(set(names)) > 100
    reached = {space for one in own for space in odds["reach"]["spaces"][one]}
    anna.page.locator(".o-site").first.wait_for(state="attached")
    assert anna.page.locator(".o-reach").count() >= len(reached) > 0
    expect(anna.page.locator(".o-shut")).not_to_have_count(0)

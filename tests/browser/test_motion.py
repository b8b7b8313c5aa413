"""Pieces move for a moment, sounds are made by the page; whoever wants neither has neither."""

import pytest
from playwright.sync_api import expect

from tests.browser.person import People, Person
from tools.golden import FOLDER
from tools.look import cut, of_today

#: Notes every animation that begins from now on: what moves, and for how many milliseconds.
WATCH = """() => {
  window.moving = [];
  const seen = new WeakSet();
  const look = () => {
    for (const one of document.getAnimations()) {
      if (seen.has(one)) continue;
      seen.add(one);
      const { target } = one.effect;
      const piece = target.matches('.motion > div')
        ? (target.querySelector('[data-piece]')?.dataset.piece ?? 'dice') : null;
      if (piece) window.moving.push([piece, one.effect.getComputedTiming().duration]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""

#: A golden record, after how many choices, the answers that follow, and what the last one moves.
MOVES = {
    "genesis": ("two-players", 20, ["organise green"], "cube:green"),
    "marine": ("two-players", 40, ["move-to c3 1"], "species:fishes"),
    "origins": (
        "four-players",
        60,
        ["class culture", "skip", "use spread 0", "move congo-s", "to zimbabwe-n"],
        "migrant:black",
    ),
}


def play(person: Person, game: str, *, moves: bool) -> list[tuple[str, float]]:
    """What moved with the last of these answers."""
    name, answers, keys, _ = MOVES[game]
    record = (FOLDER / game / f"{name}.record").read_text(encoding="utf-8")
    person.go_on(cut(of_today(record), answers))
    for key in keys[:-1]:
        person.click(key)
    person.page.evaluate(WATCH)
    person.click(keys[-1])
    if moves:
        person.page.wait_for_function("() => window.moving.length > 0")
    expect(person.page.locator(".motion > div")).to_have_count(0)
    return [(piece, time) for piece, time in person.page.evaluate("window.moving")]


@pytest.mark.parametrize("game", MOVES)
def test_pieces_travel_for_a_moment(people: People, game: str) -> None:
    moving = play(people.person(reduced_motion="no-preference"), game, moves=True)
    assert (MOVES[game][3], 200) in moving
    assert all(160 <= time <= 240 for _, time in moving)


def test_who_wants_no_motion_sees_none(people: People) -> None:
    assert play(people.person(), "marine", moves=False) == []


def test_sounds_are_chosen_and_made_by_the_page(people: People) -> None:
    anna = people.person()
    anna.run_first(
        """window.heard = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (at) {
          window.heard += 1;
          start.call(this, at);
        };"""
    )
    sight = anna.sit_down("human", "human", seed="2")
    anna.click(sight.keys[0])
    assert anna.page.evaluate("window.heard") == 0, "nothing is heard at first"
    anna.action("settings").click()
    anna.page.locator("dialog [data-action=hear]").first.click()
    assert anna.page.evaluate("window.heard") == 5
    anna.page.locator("dialog input[name=sound][value=roll]").check()
    anna.page.keyboard.press("Escape")
    while anna.page.evaluate("window.heard") == 5:
        sight = anna.look()
        anna.click("done" if "done" in sight.keys else sight.keys[0])
    assert anna.page.evaluate("window.heard") == 10

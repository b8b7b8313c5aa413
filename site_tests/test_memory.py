"""The memory of Python: it does not grow for ever, and a later start goes on from it."""

import pytest
from playwright.sync_api import expect

from site_tests.conftest import Visitor, Visitors
from site_tests.worker import bots, played, weights
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.games.registry import GAMES, make_game

pytestmark = pytest.mark.timeout(900)

#: Spoils the beginning of what is kept of the memory.
SPOIL = """async () => {
  const cache = await caches.open('trilobite');
  const key = (await cache.keys()).find(({ url }) => url.includes('/engine/memory?'));
  const memory = new Uint8Array(await (await cache.match(key)).arrayBuffer());
  memory.fill(255, 0, 100);
  await cache.put(key, new Response(memory));
}"""


def build_of(visitor: Visitor) -> str:
    """The version of the site."""
    script = "JSON.parse(document.getElementById('trilobite-site').textContent).build"
    build: str = visitor.page.evaluate(script)
    return build


def test_a_later_start_goes_on_from_the_memory_of_an_earlier_one(visitor: Visitors) -> None:
    """Games are played as ever, to their end."""
    anna = visitor().come()
    anna.wait_remembered()
    anna.go_offline()
    expect(anna.page.locator(".site")).to_have_attribute("data-remembered", "true")
    build = build_of(anna)
    for text in played(anna.page, anna.address, [bots(game) for game in GAMES], build):
        record = load(text)
        game = make_game(record.header.game, record.header.options)
        assert replay(game, [entry_of(line, game.words) for line in record.lines]).over


def test_where_the_memory_is_spoilt_python_starts_without_it(visitor: Visitors) -> None:
    anna = visitor().come()
    anna.wait_remembered()
    anna.page.evaluate(SPOIL)
    anna.go_offline()
    assert any("without its memory" in trouble for trouble in anna.troubles)
    anna.troubles.clear()
    expect(anna.page.locator(".site")).to_have_attribute("data-remembered", "false")
    anna.wait_remembered()


@pytest.mark.parametrize("game", GAMES)
def test_memory_stays_as_it_is_while_somebody_plays(visitor: Visitors, game: str) -> None:
    """An answer is a line of text and a position or two, some kilobytes. A heap grows by a fifth at
    a time, about 6 MB; one step of each of the two workers is allowed for. Of a bot that keeps its
    worlds, or a table that keeps all positions, there would be several in 250 answers."""
    anna = visitor()
    anna.page.goto(f"{anna.address}/app.webmanifest")
    first, *_, last = weights(anna.page, anna.address, game, answers=300, stretch=50)
    assert first < 100e6
    assert last - first < 13e6

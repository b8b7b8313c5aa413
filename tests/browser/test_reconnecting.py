"""The server goes away and comes back."""

from pathlib import Path
from random import Random

from tests.browser.person import People
from tests.browser.profiles import Profiles
from tests.server.process import start


def test_a_page_goes_on_when_the_server_comes_back(profiles: Profiles, tmp_path: Path) -> None:
    """The server is killed. The page says that it waits, finds the server again by itself, asks
    the same as before and takes the answer."""
    database = f"sqlite:///{tmp_path}/tables.db"
    server = start(database)
    people = People(profiles, server.address)
    try:
        anna = people.person()
        anna.sit_down("human", "human", seed="3")
        before = anna.wander(Random(1), 5)
        server.kill()
        anna.page.locator("main[data-busy=true]").wait_for(state="attached")
        server = start(database, server.port)
        anna.page.locator("main[data-busy=false]").wait_for(state="attached")
        again = anna.look()
        assert again.decision() == before.decision()
        assert again.log == before.log
        assert anna.click(again.keys[0]).answers > before.answers
        # A question over HTTP, such as that for the odds, may have been on its way as well.
        away = ("WebSocket connection", "Failed to load resource: net::ERR_")
        assert [trouble for trouble in anna.troubles if not any(w in trouble for w in away)] == []
        anna.troubles.clear()
        people.leave()
    finally:
        server.stop()

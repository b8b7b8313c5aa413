"""What a browser is told of the time since it last decided, and bots that are hurried."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.tables.browser import House, answer, give, new_table, state, state_when
from tests.tables.memory import MemoryHouse
from trilobite.tables.clock import WallClock


def asked(live: Any) -> dict[str, Any]:
    return state_when(live, lambda message: message["decisions"] or message["over"])


def test_the_points_of_each_answer_since_ones_own(house: House) -> None:
    """They are told as they come, and are the same for a browser that comes later."""
    with house.open() as client:
        options = {"players": 3}
        table = new_table(client, "human", "bot", "bot", game="marine", options=options, seed="1")
        random = Random(1)
        seen: set[int] = set()
        with client.live(f"/api/tables/{table}/live") as live:
            message = asked(live)
            for _ in range(25):
                since = message["since"]
                answers = [act["answers"] for act in since["acts"]]
                assert answers == list(range(since["answers"] + 1, message["settled"] + 1))
                seen |= {act["seat"] for act in since["acts"]}
                last = since["acts"][-1]["points"] if answers else since["points"]
                session = client.table(table).session
                assert last == session.game.points(session.state)
                answered = message["settled"]
                while message["settled"] == answered:  # in a ballot others may be faster
                    answer(live, message, random.randrange(6))
                    message = asked(live)
        with client.live(f"/api/tables/{table}/live") as live:
            assert state(live)["since"] == message["since"]
        assert seen >= {1, 2}
        assert len(message["since"]["points"]) == 3


def test_nobody_else_has_a_last_decision(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        with client.another().live(f"/api/tables/{table}/live?watch={watch}") as live:
            assert state(live)["since"] is None


def test_at_one_screen_it_is_the_last_decision_of_who_is_asked(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", game="marine", seed="2")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            first = message["decisions"][0]["seat"]
            while message["decisions"][0]["seat"] == first:
                answer(live, message)
                message = state(live)
            assert message["since"]["answers"] == 0
            assert {act["seat"] for act in message["since"]["acts"]} >= {first}


async def for_ever(_: WallClock, seconds: float) -> None:
    if seconds > 0:
        await asyncio.Event().wait()


def test_who_skips_does_not_wait_for_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WallClock, "sleep", for_ever)
    with MemoryHouse().open() as client:
        table = new_table(client, "human", "bot", "bot", game="marine", seed="3")
        with client.live(f"/api/tables/{table}/live") as live:
            message = asked(live)
            live.send_json({"type": "pace", "pace": 9_000})
            message = state_when(live, lambda one: one["pace"] == 9_000)
            while message["decisions"]:
                give(live, message, message["decisions"][0]["options"][0]["key"])
                message = state(live)
            live.send_json({"type": "skip"})
            later = asked(live)
            assert later["answers"] > message["answers"]
            assert later["pace"] == 9_000
            while client.table(table).hurrying.is_set():
                client.get("/api/games")

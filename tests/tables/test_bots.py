"""Bots at tables."""

import pytest

from tests.tables.browser import House, answer, give, new_table, state, state_when
from trilobite.tables.thinking import Question, ThinkingFailed


class Clueless:
    """Bots that have no answer."""

    async def ask(self, question: Question) -> str:
        raise ThinkingFailed("no idea")


def test_a_bot_that_fails_does_not_keep_people_waiting(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with house.open(thinker=Clueless()) as client:
        table = new_table(client, "human", "bot", seed="5")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state_when(live, lambda m: m["decisions"])
            for _ in range(5):
                answer(live, message)
                message = state_when(live, lambda m: m["decisions"])
    assert "answers at random: no idea" in caplog.text


@pytest.mark.usefixtures("envelope")
def test_open_votes_do_not_reach_the_bots(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "human", "human", game="envelope", options={}, seed="1")
        table = client.table(address)
        with client.live(f"/api/tables/{address}/live") as live:
            give(live, state(live), "swap")
            state(live)
            assert table.lines[-1] == "0> swap"
            assert table.settled_lines() == table.lines[:-1]


def test_new_tables_have_greedy_bots_and_levels_stand_for_bots(house: House) -> None:
    with house.open() as client:
        body = {
            "options": {"players": 3},
            "seats": [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot", "bot": "easy"}],
        }
        table = client.post("/api/tables", json=body).json()["id"]
        with client.live(f"/api/tables/{table}/live") as live:
            seats = state(live)["seats"]
        assert [seat["bot"] for seat in seats] == ["", "greedy", "beginner"]
        assert [seat["name"] for seat in seats] == ["", "greedy", "beginner"]


def test_all_levels_are_offered_the_easiest_first_and_older_names_go_on(house: House) -> None:
    with house.open() as client:
        offered = client.get("/api/games").json()[0]["bots"]
        assert offered == ["gentle", "easy", "fair", "normal", "hard"]
        names = [*offered, "random", "beginner", "greedy", "search"]
        stored = [
            client.table(new_table(client, "human", "bot", bot=name)).body.seats[1].bot
            for name in names
        ]
        kinds = ["gentle", "beginner", "fair", "greedy", "search"]
        assert stored == [*kinds, "random", "beginner", "greedy", "search"]


def test_a_bot_that_does_not_exist_is_refused(house: House) -> None:
    with house.open() as client:
        body = {"options": {"players": 1}, "seats": [{"kind": "bot", "bot": "alien"}]}
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["key"]) == (400, "bad-options")


def test_bots_go_on_when_somebody_looks_again_after_a_restart(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "bot", "bot", "bot", seed="5")
        token = client.token
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        first = state(live)
        assert state_when(live, lambda m: m["version"] > first["version"] + 3)
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        assert state(live)["version"] > first["version"]


def test_a_table_of_bots_rests_when_nobody_looks(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "bot", "bot", seed="5")
        table = client.table(address)
        with client.live(f"/api/tables/{address}/live") as live:
            state_when(live, lambda m: m["answers"] > 3)
        while table.listeners:
            client.get("/api/games")
        client.get("/api/games")
        resting = table.version
        for _ in range(20):
            client.get("/api/games")
        assert table.version <= resting + 1, "at most the answer that was being thought of"

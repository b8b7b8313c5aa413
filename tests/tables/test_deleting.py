"""Deleting tables: who made one may, as long as it is nobody else's game; then all decide."""

import pytest

from tests.tables.browser import Browser, House, answer, new_table, play, state, state_when
from tests.tables.test_company import company, end_together, friends, refusal
from tests.tables.test_people import with_server


def wants(browser: Browser, table: str, wanted: bool = True) -> tuple[int, dict[str, object]]:
    """Somebody asks for a table to be deleted, or no longer."""
    done = browser.post(f"/api/tables/{table}/delete", json={"wanted": wanted})
    return done.status_code, done.json()


GONE = (200, {"gone": True})
NOT_YET = (200, {"gone": False})


def begun(client: Browser, friend: Browser, table: str) -> None:
    """Whoever is asked first answers."""
    address = f"/api/tables/{table}/live"
    for person in (client, friend):
        with person.live(address) as live:
            message = state(live)
            if message["decisions"]:
                answer(live, message)
                state_when(live, lambda told: told["answers"] > 0)
                return


def ids(browser: Browser) -> list[str]:
    return [table["id"] for table in browser.get("/api/tables").json()]


def test_who_made_a_table_deletes_it_with_all_that_belongs_to_it(house: House) -> None:
    with house.open() as client:
        table, other = new_table(client, "human", "human"), new_table(client, "human", "bot")
        play(client, table, 3)
        client.post(f"/api/tables/{table}/notes", json={"text": "a plan"})
        assert all(listed["deletable"] for listed in client.get("/api/tables").json())
        assert wants(client.another(), table)[1]["key"] == "not-a-player"
        with client.live(f"/api/tables/{table}/live") as live:
            state(live)
            assert wants(client, table) == GONE
            assert refusal(live) == "table-deleted"
            live.send_json({"type": "undo"})
            assert refusal(live) == "table-deleted"
        assert ids(client) == [other]
        assert client.get(f"/api/tables/{table}/record").json()["key"] == "no-such-table"
        assert wants(client, table)[1]["key"] == "no-such-table"
    with house.open(token=client.token) as again:
        assert ids(again) == [other]
        with again.live(f"/api/tables/{table}/live") as live:
            assert refusal(live) == "no-such-table"


@with_server
def test_before_the_first_answer_who_made_it_deletes_it_and_the_others_are_told(
    house: House,
) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia", name="Thursday table", listed=True)
        address = f"/api/tables/{table}/live"
        with friend.live(address) as theirs:
            theirs.send_json({"type": "here"})
            assert company(theirs)["deleting"] == "together"
            with client.live(address) as mine:
                mine.send_json({"type": "here"})
                assert company(mine)["deleting"] == "alone"
            assert wants(client, table) == GONE
            assert refusal(theirs) == "table-deleted"
        assert client.get("/api/me/deleted").json() == []
        (told,) = friend.get("/api/me/deleted").json()
        assert (told["id"], told["name"]) == (table, "Thursday table")
        assert (told["by"], told["who"], told["names"]) == ("people", "human 0", ["human 0"])
        assert ids(friend) == []
        assert client.another().get("/api/lobby").json() == []


def test_a_game_that_has_begun_is_deleted_when_all_who_have_a_seat_agree(house: House) -> None:
    with house.open() as client:
        table, (_, friend, third) = friends(client, "Giulia", "Iva")
        begun(client, friend, table)
        assert not client.get("/api/tables").json()[0].get("deletable", False)
        assert wants(client, table) == NOT_YET
        assert wants(friend, table) == NOT_YET
        assert wants(friend, table, False) == NOT_YET
        with third.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "here"})
            told = company(live)
            (vote,) = told["votes"]
            assert (vote["motion"], vote["seats"], vote["needed"]) == ("delete", [0], 3)
            assert [line["what"] for line in told["lines"][-3:]] == ["voted", "voted", "unvoted"]
            # Over the game's own line nobody votes for it by mistake.
            live.send_json({"type": "vote", "motion": "delete"})
            assert refusal(live) == "bad-message"
            live.send_json({"type": "stand-in", "seat": 2})
            company(live, lambda message: message["lines"])
        assert wants(friend, table) == NOT_YET  # who lets a bot play is asked, too
        assert wants(third, table) == GONE
        assert ids(client) == ids(friend) == ids(third) == []


def test_a_finished_game_of_several_people_is_theirs_together(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        begun(client, friend, table)
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            end_together(one, two)
        assert wants(client, table) == NOT_YET
        assert wants(friend, table) == GONE


@pytest.mark.parametrize("house", ["memory"], indirect=True)
def test_bots_stop_at_a_table_that_was_deleted(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with house.open() as client:
        table = new_table(client, "bot", "bot", pace=10_000)
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            gone = client.table(table)
            assert wants(client, table) == GONE
            gone.hurrying.set()
            assert refusal(live) == "table-deleted"
        assert gone.version == message["version"]
        assert [line for line in caplog.records if line.name.startswith("trilobite")] == []

"""Undo, redo, and starting a turn again."""

from random import Random
from typing import Any

import pytest

from tests.tables.browser import Browser, House, answer, give, new_table, problem, state, state_when
from trilobite.core.chance import Answer


def turn_of(client: Browser, *seats: str) -> tuple[str, int]:
    """A table at which who is asked has answered several times without revealing anything, and
    how often."""
    for seed in range(40):
        table = new_table(client, *seats, seed=str(seed))
        random = Random(seed)
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(60):
                if message["over"]:
                    break
                answer(live, message, random.randrange(8))
                message = state(live)
                if message["can_restart"] and message["decisions"]:
                    answers = answers_of_turn(client, table, message["decisions"][0]["seat"])
                    if answers >= 3:
                        return table, answers
    raise AssertionError("no such turn")


def answers_of_turn(client: Browser, table: str, seat: int) -> int:
    session = client.table(table).session
    entries = session.history[session.restartable(seat) :]
    return sum(isinstance(entry, Answer) and not entry.auto for entry in entries)


def test_a_turn_is_started_again_as_one_change(house: House) -> None:
    with house.open() as client:
        table, answers = turn_of(client, "human", "human")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            assert message["can_restart"]
            seat = message["decisions"][0]["seat"]
            live.send_json({"type": "restart", "seat": seat})
            again = state(live)
            assert again["version"] == message["version"] + 1
            assert again["answers"] <= message["answers"] - answers
            assert again["decisions"][0]["seat"] == seat
            assert not again["can_restart"]
            assert again["can_redo"]
            live.send_json({"type": "redo"})
            back = state(live)
            assert (back["view"], back["decisions"]) == (message["view"], message["decisions"])
            live.send_json({"type": "restart"})
            assert state(live)["view"] == again["view"]
        token = client.token
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        kept = state(live)
        assert (kept["view"], kept["version"]) == (again["view"], again["version"] + 2)


def test_the_same_is_reached_by_single_undos(house: House) -> None:
    with house.open() as client:
        table, answers = turn_of(client, "human", "human")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(answers):
                assert message["can_undo"]
                live.send_json({"type": "undo"})
                message = state(live)
            undone = message
            for _ in range(answers):
                assert message["can_redo"]
                live.send_json({"type": "redo"})
                message = state(live)
            live.send_json({"type": "restart"})
            assert state(live)["view"] == undone["view"]


def test_where_nothing_can_be_taken_back_it_is_said_and_shown(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="1")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            flags = [message[name] for name in ("can_undo", "can_redo", "can_restart")]
            assert flags == [False, False, False]
            for kind, key in (
                ("undo", "undo-nothing"),
                ("redo", "redo-nothing"),
                ("restart", "undo-nothing"),
            ):
                live.send_json({"type": kind})
                assert problem(live)["key"] == key
                assert state(live)["version"] == message["version"]


def test_flags_say_what_happens(house: House) -> None:
    """All through a game: what the flags allow is done, what they do not is refused."""
    random = Random(3)
    allowed = refused = 0
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(150):
                if message["over"]:
                    break
                kind = random.choice(["answer", "answer", "answer", "undo", "redo", "restart"])
                if kind == "answer":
                    answer(live, message, random.randrange(5))
                    message = state(live)
                    continue
                live.send_json({"type": kind})
                told = live.receive_json()
                if message[f"can_{kind}"]:
                    assert told["type"] == "state"
                    assert told["version"] == message["version"] + 1
                    allowed += 1
                    message = told
                else:
                    assert told["type"] == "error"
                    message = state(live)
                    refused += 1
    assert allowed > 5
    assert refused > 5


def test_what_bots_have_answered_is_taken_back_too(house: House) -> None:
    """Without dice or cards in between; then the person is asked again."""
    random = Random(2)
    with house.open() as client:
        table = new_table(client, "human", "bot", "bot", seed="2", pace=200)
        with client.live(f"/api/tables/{table}/live") as live:
            before = message = state(live)
            while not (message["can_undo"] and message["version"] == before["version"] + 2):
                if message["decisions"]:
                    before = message
                    answer(live, before, random.randrange(4))
                message = state(live)
            live.send_json({"type": "undo"})
            undone = state_when(live, lambda m: m["decisions"])
            assert undone["decisions"] == before["decisions"]
            assert undone["view"] == before["view"]
            assert undone["version"] > message["version"]


@pytest.mark.one_server("what can be given back is known where it was taken back")
def test_a_friend_cannot_take_back_for_me_nor_give_back(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()
        friend.post(f"/api/tables/{table}/claim/1?link={link}")
        address = f"/api/tables/{table}/live"
        with client.live(address) as mine, friend.live(address) as theirs:
            here, there = state(mine), state(theirs)
            while not here["decisions"]:
                answer(theirs, there)
                here, there = state(mine), state(theirs)
            answer(mine, here)
            here, there = state(mine), state(theirs)
            if here["can_undo"]:
                assert not there["can_undo"]
            theirs.send_json({"type": "undo"})
            assert problem(theirs)["key"] in ("undo-not-yours", "undo-revealed")
            state(theirs)
            mine.send_json({"type": "undo", "seat": 0})
            here, there = state(mine), state(theirs)
            assert here["can_redo"]
            assert not there["can_redo"]
            theirs.send_json({"type": "redo"})
            assert problem(theirs)["key"] == "redo-not-yours"
            theirs.send_json({"type": "restart", "seat": 0})
            assert problem(theirs)["key"] == "not-your-seat"
            mine.send_json({"type": "redo"})
            assert state(mine)["version"] == here["version"] + 1


@pytest.mark.usefixtures("envelope")
def test_a_vote_that_showed_those_of_bots_is_not_taken_back(house: House) -> None:
    """Bots agree to every undo, but what was seen was seen."""
    with house.open() as client:
        table = new_table(client, "human", "human", game="envelope", options={}, seed="1")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            give(live, message, "keep")
            message = state(live)
            assert message["can_undo"], "the other vote is still out"
            give(live, message, "keep")
            message = state(live)
            assert not message["can_undo"]
            live.send_json({"type": "undo"})
            assert problem(live)["key"] == "undo-votes"


def test_an_onlooker_takes_nothing_back(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="4")
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        with client.another().live(f"/api/tables/{table}/live?watch={watch}") as live:
            message: dict[str, Any] = state(live)
            assert not message["can_undo"]
            assert not message["creator"]
            for kind in ("undo", "redo", "restart"):
                live.send_json({"type": kind})
                assert problem(live)["key"] == "not-a-player"


def test_who_made_the_table_sets_the_pace(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open", pace=700)
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()
        friend.post(f"/api/tables/{table}/claim/1?link={link}")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            assert (message["pace"], message["creator"]) == (700, True)
            live.send_json({"type": "pace", "pace": 50})
            changed = state(live)
            assert changed["pace"] == 50
            assert changed["version"] == message["version"], "an answer is not stale for that"
            for pace in (-1, 10_001, None):
                live.send_json({"type": "pace", "pace": pace})
                assert problem(live)["key"] in ("bad-pace", "bad-message")
        with friend.live(f"/api/tables/{table}/live") as live:
            state(live)
            live.send_json({"type": "pace", "pace": 0})
            assert problem(live)["key"] == "not-the-creator"
        token = client.token
    with house.open(token) as client:
        assert [t["id"] for t in client.get("/api/tables").json()] == [table]
        with client.live(f"/api/tables/{table}/live") as live:
            again = state(live)
            assert (again["pace"], again["version"]) == (50, message["version"])
            if again["decisions"]:
                answer(live, again)
                assert state(live)["version"] > again["version"]


@pytest.mark.parametrize("kind", ["undo", "restart"])
def test_an_undone_answer_is_undone_after_a_crash(house: House, kind: str) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="1")
        with client.live(f"/api/tables/{table}/live") as live:
            before = state(live)
            answer(live, before)
            state(live)
            live.send_json({"type": kind, "seat": before["decisions"][0]["seat"]})
            undone = state(live)
        token = client.token
    assert undone["view"] == before["view"]
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        assert state(live)["view"] == before["view"]


def test_a_turn_is_not_finished_by_itself_before_dice(house: House) -> None:
    """What was placed can be taken back until somebody presses the only thing that is left, also
    after a restart of the house; then the same dice fall."""
    with house.open() as client:
        table, held = held_turn(client)
        token = client.token
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        message = state(live)
        assert message["decisions"] == held["decisions"]
        assert message["can_undo"]
        live.send_json({"type": "undo"})
        assert len(state(live)["decisions"][0]["options"]) > 1
        live.send_json({"type": "redo"})
        message = state(live)
        assert message["decisions"] == held["decisions"]
        given = len(client.table(table).lines)
        give(live, message, message["decisions"][0]["options"][0]["key"])
        assert not state(live)["can_undo"]
        assert any(line.startswith("~") for line in client.table(table).lines[given:])
        record = client.get(f"/api/tables/{table}/record").text
        copy = client.post("/api/records", json={"record": record}).json()["id"]
        assert client.table(copy).lines == client.table(table).lines


def held_turn(client: Browser) -> tuple[str, dict[str, Any]]:
    """A table at which a person has only one thing left to do, which dice follow."""
    for seed in range(20):
        table = new_table(client, "human", "human", seed=str(seed))
        random = Random(seed)
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(80):
                if message["over"]:
                    break
                if len(message["decisions"][0]["options"]) == 1:
                    return table, message
                answer(live, message, random.randrange(8))
                message = state(live)
    raise AssertionError("no such turn")

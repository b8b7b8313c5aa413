"""What a table tells, and how it gets over what goes wrong with it."""

import json
from random import Random
from typing import Any

import pytest

from tests.secret_game import CARDS
from tests.shapes import exactly
from tests.tables.browser import House, answer, give, new_table, play, problem, state
from trilobite.core.session import Session
from trilobite.tables.bodies.play import AskedOut, ForcedDecisionOut, StateOut

# --- what is told -------------------------------------------------------------------------


def test_the_log_has_the_dice_of_every_roll(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        play(client, table, 150)
        with client.live(f"/api/tables/{table}/live") as live:
            log = state(live)["log"]
        record = client.get(f"/api/tables/{table}/record").text.splitlines()
    rolls = [[int(d) for d in line.split()[2:]] for line in record if line.startswith("~ roll")]
    assert [entry["dice"] for entry in log if "dice" in entry] == [dice for dice in rolls if dice]
    told = {entry["event"] for entry in log if "dice" in entry}
    assert told <= {"autocatalytic-roll", "rolled-again", "darwin-roll", "rerolled", "cancer-roll"}


def test_an_event_leads_to_the_step_where_it_was_told(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        log = [entry for message in play(client, table, 40) for entry in message["log"]]
        for entry in log[::7]:
            step = client.get(f"/api/tables/{table}/steps/{entry['answers']}").json()
            assert entry in step["log"] or len(step["log"]) == 20


def test_what_a_decision_is_about_is_named(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        seen: dict[str, set[str]] = {}
        for message in play(client, table, 300, seed=6):
            for decision in message["decisions"]:
                for name, value in decision["context"].items():
                    if name in ("dice", "chosen"):
                        assert all(1 <= face <= 6 for face in value)
                    else:
                        seen.setdefault(name, set()).add(value[0])
                        assert isinstance(value[1], str)
    assert seen == {"player": {"player"}, "place": {"organism"}, "refugium": {"refugium"}}


def test_answers_without_a_choice_are_told(house: House) -> None:
    """Those of this browser's seats since one of them last had a choice."""
    with house.open() as client:
        table = new_table(client, "human", "open")
        links = client.get(f"/api/tables/{table}/links").json()
        friend, spectator = client.another(), client.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        address = f"/api/tables/{table}/live"
        seen = 0
        random = Random(2)
        with (
            client.live(address) as one,
            friend.live(address) as two,
            spectator.live(f"{address}?watch={links['watch']}") as three,
        ):
            for _ in range(150):
                states = [state(one), state(two)]
                assert state(three)["forced"] == []
                for seat, message in enumerate(states):
                    expected: list[str] = []
                    for line in client.table(table).lines:
                        if line.startswith(f"{seat}>"):
                            expected = []
                        elif line.startswith(f"{seat}="):
                            expected.append(line.removeprefix(f"{seat}= "))
                    assert [entry["key"] for entry in message["forced"]] == expected
                    seen += len(expected)
                if states[0]["over"]:
                    break
                for socket, message in zip((one, two), states, strict=True):
                    if message["decisions"]:
                        answer(socket, message, random.randrange(6))
                        break
        assert seen


def test_answers_without_a_choice_are_explained(house: House) -> None:
    """The seat that had none may ask why, and nobody else."""
    with house.open() as client:
        table = new_table(client, "human", "open", game="origins")
        links = client.get(f"/api/tables/{table}/links").json()
        friend = client.another()
        friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}")
        address = f"/api/tables/{table}/forced"
        told: set[str] = set()
        with (
            client.live(f"/api/tables/{table}/live") as one,
            friend.live(f"/api/tables/{table}/live") as two,
        ):
            for _ in range(20):
                states = [state(one), state(two)]
                for entry in states[0]["forced"]:
                    forced = client.get(f"{address}/{entry['answers']}").json()
                    exactly(ForcedDecisionOut, forced)
                    assert [option["key"] for option in forced["options"]] == [entry["key"]]
                    told |= {f"{each['key']}: {each['clause']}" for each in forced["refused"]}
                    assert friend.get(f"{address}/{entry['answers']}").status_code == 403
                for socket, message in zip((one, two), states, strict=True):
                    if message["decisions"]:
                        answer(socket, message)
                        break
        assert {"challenge: E0a.1", "comet: E0b.1", "globalise: E0c.1"} <= told
        lines = [line for line in client.table(table).lines if not line.startswith("~")]
        chosen = next(number for number, line in enumerate(lines) if line.startswith("0>"))
        for answers in (-1, chosen, 9999):
            assert client.get(f"{address}/{answers}").json()["key"] == "no-such-step"


@pytest.mark.usefixtures("envelope")
def test_facts_of_the_game_are_told_with_decisions_options_and_events(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "human", "human", game="envelope", options={}, seed="7")
        table = client.table(address)
        with client.live(f"/api/tables/{address}/live") as live:
            message = state(live)
            card = ["card", CARDS[table.session.state.cards[0]]]  # type: ignore[attr-defined]
            decision = message["decisions"][0]
            assert decision["facts"] == {"step": 0, "own": card}
            assert decision["options"][1]["facts"] == {
                "a": {"say": "with-card", "with": {"card": card}},
                "both": {"join": [card, "x"], "by": " + "},
            }
            exactly(StateOut, message)
            for vote in ("swap", "swap"):
                give(live, message, vote)
                message = state(live)
            assert [entry["facts"] for entry in message["log"]] == [{"number": 1}, {"number": 2}]
            give(live, message, "higher")
            message = state(live)
            assert [entry["facts"] for entry in message["log"]] == [{"number": 3}]
            live.send_json({"type": "undo"})
            state(live)
            live.send_json({"type": "redo"})
            message = state(live)
            assert [entry["facts"] for entry in message["log"]] == [{"number": 3}]
        step = client.get(f"/api/tables/{address}/steps/2").json()
        assert [entry["facts"] for entry in step["log"]] == [{"number": 1}, {"number": 2}]
        assert step["asked"][0]["facts"]["step"] == 1


def test_a_list_shows_what_is_asked_and_how_it_looks(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="4")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
        asked = client.get(f"/api/tables/{table}/asked").json()
        exactly(AskedOut, asked)
        assert asked["view"] == message["view"]
        mine = message["decisions"][:1]
        assert asked["decision"] == ({**mine[0], "options": []} if mine else None)
        assert client.another().get(f"/api/tables/{table}/asked").status_code == 403


def test_a_list_shows_what_another_is_asked(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        friend = client.another()
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
        told = [one.get(f"/api/tables/{table}/asked").json() for one in (client, friend)]
        assert told[0]["decision"] == told[1]["decision"]
        assert told[0]["decision"]["options"] == []
        listed = client.get("/api/tables").json()[0]
        assert [told[0]["decision"]["seat"]] == listed["waiting"]


def test_points_are_told_by_seat_and_source(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        last = play(client, table, 60)[-1]
        here = client.table(table)
        assert last["breakdown"] == here.game.breakdown(here.session.state)
        scores = [p["score"]["total"] for p in last["view"]["players"].values() if "score" in p]
        assert sorted(sum(seat.values()) for seat in last["breakdown"]) == sorted(scores)


def test_odds_are_those_of_the_game(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        play(client, table, 31)
        here = client.table(table)
        seat = here.session.deciders()[0]
        decision = here.session.decision_for(seat)
        expected = json.loads(json.dumps(here.game.odds(here.session.state, decision)))
        assert expected["refugia"]
        odds = f"/api/tables/{table}/odds"
        assert client.get(odds).json() == expected
        assert client.get(f"{odds}?seat={seat}").json() == expected
        nobody = client.get(f"{odds}?seat={1 - seat}").json()
        assert nobody == json.loads(json.dumps(here.game.odds(here.session.state, None)))
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        spectator = client.another()
        assert spectator.get(f"{odds}?watch={watch}").json() == expected
        assert spectator.get(odds).status_code == 404


def test_a_list_of_tables_needs_no_replay(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.open() as client:
        tables = [new_table(client, "human", "human", seed=str(n)) for n in range(3)]
        play(client, tables[0], 10)
        options = {"players": 2, "variants": ["short"]}
        finished = new_table(client, "human", "human", seed="1", options=options)
        assert play(client, finished, 500)[-1]["over"]
        token = client.token

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a record was replayed")

    monkeypatch.setattr("trilobite.tables.tables.replay", refuse)
    with house.open(token) as client:
        listed = client.get("/api/tables").json()
    assert {t["id"] for t in listed} == {*tables, finished}
    assert {t["id"] for t in listed if t["over"]} == {finished}
    assert all(t["my_turn"] for t in listed if t["id"] in tables)
    assert {t["title"] for t in listed} == {"Bios: Genesis"}


# --- what goes wrong ----------------------------------------------------------------------


def test_a_mistake_in_the_rules_leaves_the_table_as_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right = Session.choose

    def wrong(session: Session, *arguments: Any, **named: Any) -> None:
        right(session, *arguments, **named)
        raise AssertionError("a mistake in the rules")

    with house.open() as client:
        table = new_table(client, "human", "human", seed="1")
        with client.live(f"/api/tables/{table}/live") as live:
            before = state(live)
            monkeypatch.setattr(Session, "choose", wrong)
            answer(live, before)
            assert problem(live)["key"] == "server-fault"
            monkeypatch.setattr(Session, "choose", right)
            again = state(live)
            assert {**again, "log": [], "log_from": 0} == {**before, "log": [], "log_from": 0}
            answer(live, again)
            assert state(live)["version"] == before["version"] + 1
    assert "a mistake in the rules" in caplog.text


def test_a_second_server_takes_up_what_the_first_has_written(house: House) -> None:
    with house.open() as one, house.open(one.token) as other:
        table = new_table(one, "human", "human", seed="4")
        address = f"/api/tables/{table}/live"
        with one.live(address) as first, other.live(address) as second:
            here, there = state(first), state(second)
            answer(first, here)
            written = state(first)
            answer(second, there, 1)
            assert problem(second)["key"] == "stale-answer"
            taken_up = state(second)
            assert taken_up["view"] == written["view"]
            assert taken_up["version"] == written["version"]
            answer(second, taken_up)
            last = state(second)
            assert last["version"] == written["version"] + 1
    with house.open(one.token) as client, client.live(address) as live:
        assert state(live)["view"] == last["view"]


def test_a_table_goes_on_after_a_restart(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="4")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(10):
                answer(live, message)
                message = state(live)
            live.send_json({"type": "undo", "seat": message["decisions"][0]["seat"]})
            before = state(live)
        token = client.token
    with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
        again = state(live)
        assert again["view"] == before["view"]
        assert again["decisions"] == before["decisions"]
        answer(live, again)
        assert state(live)["answers"] > again["answers"]


def test_dice_are_those_of_the_seed_whatever_happened(house: House) -> None:
    """Undo, restarts and refused changes use up no random numbers."""
    keys: list[str] = []
    with house.open() as client:
        table = new_table(client, "human", "human", seed="6")
        random = Random(6)
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for _ in range(60):
                options = [o["key"] for o in message["decisions"][0]["options"]]
                keys.append(random.choice(options))
                give(live, message, keys[-1])
                message = state(live)
        straight = client.table(table).lines[:]
    with house.open() as client:
        table = new_table(client, "human", "human", seed="6")
        token = client.token
    for start in range(0, 60, 20):
        with house.open(token) as client, client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            for key in keys[start : start + 20]:
                give(live, message, key)
                message = state(live)
                if message["can_undo"]:
                    live.send_json({"type": "undo"})
                    give(live, state(live), key)
                    message = state(live)
            lines = client.table(table).lines[:]
    assert lines == straight

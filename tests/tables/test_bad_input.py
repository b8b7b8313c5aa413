"""Whatever a client sends: a clear line, no change, no fault of ours."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tests.tables.browser import Browser, House, new_table, problem, state
from trilobite.tables.rooms import LONGEST_MESSAGE


@pytest.fixture
def client(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[Browser]:
    """A browser at a house that logs no fault."""
    with caplog.at_level(logging.WARNING), house.open() as browser:
        yield browser
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


def refusal(response: Any) -> str:
    """The key of a refusal, which is one line."""
    assert 400 <= response.status_code < 500, response.text
    body = response.json()
    exact = {"detail"} if body["key"] in ("bad-options", "bad-record") else set()
    assert set(body) == {"error", "key", "args"} | exact
    assert body["error"]
    assert "\n" not in body["error"]
    assert "Traceback" not in body["error"]
    key: str = body["key"]
    return key


MESSAGES = {
    "nothing": "",
    "half": "{",
    "null": "null",
    "number": "3",
    "list": "[]",
    "two": '{"type": "undo"}{"type": "undo"}',
    "no-type": "{}",
    "other-type": '{"type": "sing"}',
    "type-of-type": '{"type": ["answer"]}',
    "no-seat": '{"type": "answer"}',
    "seat-as-text": '{"type": "answer", "seat": "0", "key": "done"}',
    "half-a-seat": '{"type": "answer", "seat": 0.5, "key": "done"}',
    "huge-seat": '{"type": "answer", "seat": 99999999999999999999999999, "key": "done"}',
    "key-as-number": '{"type": "answer", "seat": 0, "key": 3}',
    "more": '{"type": "undo", "sudo": true}',
    "nan": '{"type": "pace", "pace": NaN}',
    "pace-as-text": '{"type": "pace", "pace": "1"}',
    "deep": "[" * 3000,
    "deep-key": '{"type": "answer", "seat": 0, "key": ' + "[" * 3000,
    "surrogate": '{"type": "answer", "seat": 0, "key": "\\ud800"}',
    "control": '{"type": "answer", "seat": 0, "key": "\x00"}',
    "nul": '{"type": "answer", "seat": 0, "key": "\\u0000"}',
    "quotes": '{"type": "answer", "seat": 0, "key": "\'; DROP TABLE events; --"}',
    "right-to-left": '{"type": "answer", "seat": 0, "key": "\u202e\u0000done"}',
    "other-seat": '{"type": "answer", "seat": 1, "key": "done"}',
    "seat-below": '{"type": "answer", "seat": -1, "key": "done"}',
    "seat-beyond": '{"type": "answer", "seat": 2, "key": "done"}',
    "stale": '{"type": "answer", "seat": 0, "key": "done", "version": 0}',
    "future": '{"type": "answer", "seat": 0, "key": "done", "version": 4611686018427387904}',
    "long-key": json.dumps({"type": "answer", "seat": 0, "key": "x" * 3000}),
    "too-long": json.dumps({"type": "answer", "seat": 0, "key": "x" * LONGEST_MESSAGE}),
}


@pytest.mark.parametrize("text", MESSAGES.values(), ids=MESSAGES)
def test_a_bad_message_changes_nothing(client: Browser, text: str) -> None:
    table = new_table(client, "human", "open")
    before = client.table(table).lines[:]
    with client.live(f"/api/tables/{table}/live") as live:
        version = state(live)["version"]
        live.send_text(text)
        told = problem(live)
        assert set(told) == {"type", "error", "key", "args"}
        assert "\n" not in told["error"]
        assert len(told["error"]) < 1000
        assert state(live)["version"] == version
    assert client.table(table).lines == before


def test_too_long_a_message_says_how_long_it_may_be(client: Browser) -> None:
    table = new_table(client, "human", "human", seed="1")
    with client.live(f"/api/tables/{table}/live") as live:
        live.send_text(MESSAGES["too-long"])
        told = problem(live)
        assert (told["key"], told["args"]) == ("too-large", {"most": LONGEST_MESSAGE})


BODIES = {
    "nothing": b"",
    "half": b'{"seats": [',
    "no-json": b"\xff\xfe",
    "deep": b'{"options": ' + b"[" * 100_000,
    "deep-closed": b'{"seats": [{}], "options": {"players": ' + b"[" * 400 + b"]" * 400 + b"}}",
    "list": b"[]",
    "surrogate": b'{"seats": [{"name": "\\ud800"}], "options": {"players": 1}}',
    "surrogate-option": b'{"seats": [{}], "options": {"players": 1, "ruleset": "\\ud800"}}',
    "surrogate-key": b'{"seats": [{}], "options": {"players": 1, "\\udfff": 1}}',
    "huge-number": b'{"seats": [{}], "options": {"players": 1' + b"0" * 5000 + b"}}",
    "nan": b'{"seats": [{}], "options": {"players": NaN}}',
    "bool": b'{"seats": [{}], "options": {"players": true}}',
    "unknown-option": b'{"seats": [{}], "options": {"players": 1, "sudo": true}}',
    "many-seats": b'{"seats": [' + b", ".join([b"{}"] * 9) + b"]}",
    "long-name": b'{"options": {"players": 1}, "seats": [{"name": "' + b"x" * 41 + b'"}]}',
    "no-game": b'{"seats": [{}], "game": "../genesis"}',
    "game-as-list": b'{"seats": [{}], "game": ["genesis"]}',
    "pace": b'{"seats": [{}], "pace": 1e300}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("address", ["/api/tables", "/api/records"])
def test_a_bad_body_makes_no_table(client: Browser, address: str, body: bytes) -> None:
    refusal(client.post(address, content=body))
    assert client.get("/api/tables").json() == []


def test_names_may_have_any_characters(client: Browser) -> None:
    names = ["Ž\u0000ofie", "🦠" * 20, "<script>alert(1)</script>", "a\nb"]
    body = {"options": {"players": 4}, "seats": [{"name": name} for name in names]}
    table = client.post("/api/tables", json=body).json()["id"]
    listed = client.get("/api/tables").json()[0]["seats"]
    assert [seat["name"] for seat in listed] == names
    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_names_of_a_record_are_cut_to_what_a_name_may_have(client: Browser) -> None:
    body = {"options": {"players": 2}, "seats": [{"name": "Ada"}, {"name": "Ota"}]}
    table = client.post("/api/tables", json=body).json()["id"]
    record = client.get(f"/api/tables/{table}/record").text
    long = record.replace("seat 0 Ada", f"seat 0 {'x' * 500}")
    brought = client.post("/api/records", json={"record": long}).json()["id"]
    listed = {one["id"]: one["seats"] for one in client.get("/api/tables").json()}
    assert [seat["name"] for seat in listed[brought]] == ["x" * 40, "Ota"]


def test_a_record_that_is_too_long_is_refused(client: Browser) -> None:
    assert refusal(client.post("/api/records", json={"record": "x" * 2_000_001})) == "bad-request"


@pytest.mark.parametrize(
    "table",
    ["..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%00", "x" * 5000, "a'b", "%ff%fe", "ž", "%25"],
)
def test_no_path_leads_to_a_table_that_is_none(client: Browser, table: str) -> None:
    for what in ("record", "steps/0", "odds", "cards", "links", "refusals/0"):
        assert refusal(client.get(f"/api/tables/{table}/{what}")) in ("no-such-table", "not-found")


def test_a_link_of_strange_characters_opens_nothing(client: Browser) -> None:
    table = new_table(client, "human", "open")
    stranger = client.another()
    for link in ("", "%00", "ž", "%ff", "x" * 5000):
        refused = stranger.post(f"/api/tables/{table}/claim/1?link={link}")
        assert refusal(refused) == "wrong-link"
        refused = stranger.get(f"/api/tables/{table}/record?watch={link}")
        assert refusal(refused) == "no-such-table"


@pytest.mark.parametrize("what", ["steps/minus-one", "odds?seat=first", "refusals/first"])
def test_numbers_that_are_none(client: Browser, what: str) -> None:
    table = new_table(client, "human", "human", seed="1")
    assert refusal(client.get(f"/api/tables/{table}/{what}")) == "bad-request"


@pytest.mark.parametrize("answers", [-1, 1, 10**30])
def test_a_step_that_was_not_played_is_refused(client: Browser, answers: int) -> None:
    table = new_table(client, "human", "human", seed="1")
    assert refusal(client.get(f"/api/tables/{table}/steps/{answers}")) == "no-such-step"
    forked = client.post(f"/api/tables/{table}/fork", json={"answers": answers})
    assert refusal(forked) in ("no-such-step", "bad-request")

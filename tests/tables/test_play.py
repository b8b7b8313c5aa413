"""Tables over the API: create, play, look back, share."""

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.tables.browser import House, answer, error, new_table, state
from trilobite.core.record import load


def test_a_table_is_three_requests_from_the_first_decision(house: House) -> None:
    with house.open() as client:
        assert client.get("/api/games").json()[0]["name"] == "genesis"
        table = new_table(client, "human", "bot", "bot")
        with client.live(f"/api/tables/{table}/live") as socket:
            message = state(socket)
            while not message["decisions"]:
                message = state(socket)
            assert message["decisions"][0]["seat"] == 0
            assert message["decisions"][0]["options"]


def test_a_bot_game_plays_itself_to_the_end(house: House) -> None:
    with house.open() as client:
        options = {"players": 2, "variants": ["short"]}
        table = new_table(client, "bot", "bot", seed="7", options=options)
        with client.live(f"/api/tables/{table}/live") as socket:
            message = state(socket)
            while not message["over"]:
                message = state(socket)
        assert message["result"]["winners"]
        assert message["seed"] == "7"


def test_two_people_at_one_screen_play_in_turn(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        random = Random(1)
        seen: set[int] = set()
        with client.live(f"/api/tables/{table}/live") as socket:
            message = state(socket)
            for _ in range(60):
                seen.update(d["seat"] for d in message["decisions"])
                answer(socket, message, int(random.random() * 5))
                message = state(socket)
                if message["over"]:
                    break
        assert seen == {0, 1}


def test_an_undone_answer_is_asked_again(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="1")
        with client.live(f"/api/tables/{table}/live") as socket:
            before = state(socket)
            answer(socket, before)
            after = state(socket)
            assert after["answers"] > before["answers"]
            seat = before["decisions"][0]["seat"]
            socket.send_json({"type": "undo", "seat": seat})
            undone = state(socket)
            assert undone["view"] == before["view"]
            assert undone["decisions"] == before["decisions"]
            socket.send_json({"type": "redo"})
            assert state(socket)["view"] == after["view"]


def test_a_stale_answer_is_refused_and_the_browser_brought_up_to_date(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        with client.live(f"/api/tables/{table}/live") as socket:
            first = state(socket)
            answer(socket, first)
            second = state(socket)
            answer(socket, first)
            assert "version" in error(socket)
            assert state(socket)["version"] == second["version"]


@pytest.mark.parametrize(
    "text",
    ["", "{", '{"type": "answer"}', '{"type": "sing"}', '{"type": "answer", "seat": 0, "key": 3}'],
)
def test_a_malformed_message_is_answered_in_one_line(house: House, text: str) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        with client.live(f"/api/tables/{table}/live") as socket:
            before = state(socket)
            socket.send_text(text)
            assert "\n" not in error(socket)
            assert state(socket)["version"] == before["version"]


def test_two_browsers_see_each_others_moves(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()
        assert friend.get("/api/tables").json() == []
        assert friend.post(f"/api/tables/{table}/claim/1?link=wrong").status_code == 403
        assert friend.post(f"/api/tables/{table}/claim/0?link={link}").status_code == 403
        assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
        assert [t["id"] for t in friend.get("/api/tables").json()] == [table]
        stranger = client.another()
        assert stranger.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 403
        address = f"/api/tables/{table}/live"
        with client.live(address) as mine, friend.live(address) as theirs:
            here, there = state(mine), state(theirs)
            while not here["decisions"]:
                answer(theirs, there)
                here, there = state(mine), state(theirs)
            assert there["decisions"] == []
            answer(mine, here)
            assert state(theirs)["answers"] > there["answers"]


def test_a_seat_of_somebody_else_cannot_be_played(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        watch = client.get(f"/api/tables/{table}/links").json()["watch"]
        spectator = client.another()
        with spectator.live(f"/api/tables/{table}/live?watch={watch}") as socket:
            message = state(socket)
            assert message["decisions"] == []
            socket.send_json({"type": "answer", "seat": 0, "key": "done"})
            assert error(socket) == "seat 0 is not yours"
        assert spectator.get(f"/api/tables/{table}/links").status_code == 403
        assert spectator.get(f"/api/tables/{table}/refusals/0").status_code == 403


def test_without_the_link_there_is_no_table(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        stranger = client.another()
        with stranger.live(f"/api/tables/{table}/live") as socket:
            assert "link" in error(socket)
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
        assert stranger.get(f"/api/tables/{table}/record").status_code == 404
        assert client.get("/api/tables/nonsense/record").status_code == 404


def test_the_game_can_be_stepped_through_and_forked(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        views = []
        with client.live(f"/api/tables/{table}/live") as socket:
            for _ in range(12):
                message = state(socket)
                views.append((message["answers"], message["view"]))
                answer(socket, message)
        for answers, view in views:
            assert client.get(f"/api/tables/{table}/steps/{answers}").json()["view"] == view
        answers, view = views[5]
        fork = client.post(f"/api/tables/{table}/fork", json={"answers": answers}).json()["id"]
        with client.live(f"/api/tables/{fork}/live") as socket:
            message = state(socket)
            assert message["view"] == view
            assert message["parent"] == {"table": table, "answers": answers}
        assert client.get(f"/api/tables/{table}/steps/9999").status_code == 400


def test_a_record_is_downloaded_and_opened_again(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="3")
        with client.live(f"/api/tables/{table}/live") as socket:
            for _ in range(8):
                message = state(socket)
                answer(socket, message)
            message = state(socket)
        text = client.get(f"/api/tables/{table}/record").text
        assert load(text).header.seed is None
        opened = client.post("/api/records", json={"record": text}).json()["id"]
        with client.live(f"/api/tables/{opened}/live") as socket:
            assert state(socket)["view"] == message["view"]
        for broken in ("", "nonsense", text.replace("~ roll", "~ rock"), text + "0> sing\n"):
            refused = client.post("/api/records", json={"record": broken})
            assert refused.status_code == 400
            assert "\n" not in refused.json()["error"]


def test_why_not_names_the_clause(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        with client.live(f"/api/tables/{table}/live") as socket:
            message = state(socket)
        seat = message["decisions"][0]["seat"]
        refused = client.get(f"/api/tables/{table}/refusals/{seat}").json()
        assert all(r["clause"] and r["reason"] and r["key"] for r in refused)


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [{"kind": "human"}], "options": {"players": 3}},
        {"seats": [{"kind": "human"}], "game": "chess"},
        {"seats": [{"kind": "alien"}]},
        {"seats": [{"kind": "human"}], "surprise": 1},
        {"seats": [{"kind": "human"}], "options": {"ruleset": "tenth"}},
    ],
)
def test_a_table_that_cannot_be_is_refused(house: House, body: dict[str, object]) -> None:
    with house.open() as client:
        assert client.post("/api/tables", json=body).status_code in (400, 422)
        assert client.get("/api/tables").json() == []


def test_cards_and_rules_can_be_read(house: House) -> None:
    with house.open() as client:
        cards = client.get("/api/games/genesis/cards").json()
        assert len(cards["cards"]["placards"]) == 16
        assert "**E4a.1**" in client.get("/api/games/genesis/rules").text
        assert client.get("/api/games/chess/cards").status_code == 400


def test_the_log_of_a_browser_stays_right_after_undo(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human", seed="2")
        log: list[object] = []

        def follow(message: dict[str, object]) -> dict[str, object]:
            new = message["log"]
            assert isinstance(new, list)
            del log[int(str(message["log_from"])) :]
            log.extend(new)
            return message

        with client.live(f"/api/tables/{table}/live") as socket:
            message = follow(state(socket))
            answer(socket, message)
            message = follow(state(socket))
            decisions = message["decisions"]
            assert isinstance(decisions, list)
            socket.send_json({"type": "undo", "seat": decisions[0]["seat"]})
            message = follow(state(socket))
            answer(socket, message, 1)
            follow(state(socket))
        with client.live(f"/api/tables/{table}/live") as socket:
            fresh = state(socket)
        assert log == fresh["log"]


def test_a_seat_is_claimed_once(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend = client.another()
        assert friend.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 200
        stranger = client.another()
        assert stranger.post(f"/api/tables/{table}/claim/1?link={link}").status_code == 403
    with house.open(friend.token) as friend:
        assert [t["id"] for t in friend.get("/api/tables").json()] == [table]


def test_a_seat_is_claimed_once_across_servers(house: House) -> None:
    """Both servers have the table in memory when two people ask for the same seat."""
    with house.open() as one, house.open(one.token) as other:
        table = new_table(one, "human", "open")
        link = one.get(f"/api/tables/{table}/links").json()["claim"]
        assert other.get(f"/api/tables/{table}/links").json()["claim"] == link
        address = f"/api/tables/{table}/claim/1?link={link}"
        friend, stranger = one.another(), other.another()
        assert friend.post(address).status_code == 200
        refused = stranger.post(address)
        assert (refused.status_code, refused.json()["key"]) == (403, "seat-taken")
        assert stranger.get("/api/tables").json() == []
        assert friend.post(address).status_code == 200, "it is theirs already"

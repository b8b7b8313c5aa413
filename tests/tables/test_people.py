"""People: somebody at once, kept across browsers by those who want it."""

import json
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.tables.browser import Browser, House, new_table, play, state
from tests.tables.test_company import company, end_together, friends, refusal
from trilobite.tables import people

#: Without a server there is one person, who has all tables of the browser.
SERVERS = ["memory", "sqlite", "postgres"]

with_server = pytest.mark.parametrize("house", SERVERS, indirect=True)


def device_link(browser: Browser) -> str:
    link: str = browser.post("/api/me/link").json()["link"]
    return link


def opened(browser: Browser, link: str) -> Any:
    return browser.post("/api/me/devices", json={"link": link})


def tables_of(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.get("/api/tables").json()}


@pytest.mark.parametrize("house", ["worker"], indirect=True)
def test_without_a_server_people_are_told_that_it_needs_one(house: House) -> None:
    with house.open() as client:
        for address in ("/api/me/link", "/api/me/passkeys/begin", "/api/me/feed"):
            refused = client.post(address)
            assert (refused.status_code, refused.json()["key"]) == (409, "needs-server")


@with_server
def test_a_link_makes_one_more_device_theirs_once(house: House) -> None:
    with house.open() as client:
        mine = new_table(client, "human", "bot")
        link = device_link(client)
        phone, thief = client.another(), client.another()
        theirs = new_table(phone, "human", "bot")
        phone.post(f"/api/tables/{theirs}/notes", json={"text": "mine"})
        assert opened(phone, link).status_code == 200
        late = opened(thief, link)
        assert (late.status_code, late.json()["key"]) == (410, "link-over")
        # What the phone had before has come with it.
        assert tables_of(client) == tables_of(phone) == {mine, theirs}
        assert client.get(f"/api/tables/{theirs}/notes").json() == {"text": "mine"}
        with client.live(f"/api/tables/{theirs}/live") as live:
            assert state(live)["creator"]
        devices = phone.get("/api/me").json()["devices"]
        assert [device["here"] for device in devices] == [False, True]
        assert opened(phone, device_link(client)).status_code == 200  # it is theirs already
        assert len(client.get("/api/me").json()["devices"]) == 2
    with house.open(token=phone.token) as again:
        assert tables_of(again) == {mine, theirs}


@with_server
def test_a_link_that_is_too_old_opens_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "LINK_AGE", -1)
    with house.open() as client:
        assert opened(client.another(), device_link(client)).json()["key"] == "link-over"


@pytest.mark.one_server("live connections end where it is asked for")
@with_server
def test_a_device_that_is_signed_out_is_somebody_new(house: House) -> None:
    with house.open() as client:
        mine = new_table(client, "human", "bot")
        phone = client.another()
        opened(phone, device_link(client))
        first, second = phone.get("/api/me").json()["devices"]
        address = f"/api/tables/{mine}/live"
        with client.live(address) as live:
            state(live)
            # Even the first browser, whose person it was.
            assert phone.post(f"/api/me/devices/{first['id']}/sign-out").status_code == 200
            assert refusal(live) == "signed-out"
            live.send_json({"type": "undo"})
            assert refusal(live) == "signed-out"
        assert (tables_of(client), tables_of(phone)) == (set(), {mine})
        assert client.post(f"/api/me/devices/{second['id']}/sign-out").status_code == 404
        with client.live(address) as live:
            assert refusal(live) == "no-such-table"


@with_server
def test_what_has_other_ways_in_stays_when_a_browser_goes_over(house: House) -> None:
    with house.open() as client:
        laptop, other = client.another(), client.another()
        opened(laptop, device_link(client))
        mine = new_table(client, "human", "bot")
        theirs = new_table(other, "human", "bot")
        opened(laptop, device_link(other))
        assert tables_of(laptop) == tables_of(other) == {theirs}
        assert tables_of(client) == {mine}


@with_server
def test_a_name_is_kept_for_the_next_table(house: House) -> None:
    with house.open() as client:
        _, (_, friend) = friends(client, "Giulia")
        assert friend.get("/api/me").json()["name"] == "Giulia"
        friend.post("/api/me", json={"name": " Giulia  R. "})
        assert friend.get("/api/me").json()["name"] == "Giulia R."


@with_server
def test_all_that_is_kept_of_somebody_is_theirs_to_take(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        client.post(f"/api/tables/{table}/notes", json={"text": "my secret plan"})
        with client.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "here"})
            live.send_json({"type": "say", "text": "hello there"})
            company(live, lambda message: message["lines"])
        files = client.get("/api/me/export").json()["files"]
        assert files[f"games/{table}.txt"].startswith("trilobite-record 1\n")
        assert json.loads(files["notes.json"]) == {table: "my secret plan"}
        assert [said["text"] for said in json.loads(files["said.json"])] == ["hello there"]
        others = friend.get("/api/me/export").json()["files"]
        assert "hello there" not in json.dumps(others)
        assert "secret" not in json.dumps(others)


@with_server
def test_who_deletes_themselves_leaves_their_moves_and_no_name(house: House) -> None:
    with house.open() as client:
        running, (_, friend) = friends(client, "Giulia")
        link = client.get(f"/api/tables/{running}/links").json()["claim"]
        finished = new_table(friend, "human", "human", seed="7")
        assert play(friend, finished, 2000)[-1]["over"]
        watch = friend.get(f"/api/tables/{finished}/links").json()["watch"]
        with friend.live(f"/api/tables/{running}/live") as live:
            live.send_json({"type": "here"})
            live.send_json({"type": "say", "text": "I am Giulia"})
            company(live, lambda message: message["lines"])
        refused = friend.post("/api/me/delete", json={"name": "Guilia"})
        assert refused.json()["key"] == "other-name"
        assert friend.post("/api/me/delete", json={"name": "Giulia"}).status_code == 200
        assert tables_of(friend) == set()
        assert friend.get("/api/me").json()["name"] == ""
        with client.live(f"/api/tables/{running}/live") as live:
            assert not state(live)["seats"][1]["taken"]
            live.send_json({"type": "here"})
            told = company(live)
            assert told["lines"][-1]["what"] == "left"
            assert "Giulia" not in json.dumps(told)
        assert link != client.get(f"/api/tables/{running}/links").json()["claim"]
        with client.another().live(f"/api/tables/{finished}/live?watch={watch}") as live:
            seats = state(live)["seats"]
        assert [(seat["name"], seat["former"]) for seat in seats] == [("", True)] * 2
        record = client.get(f"/api/tables/{finished}/record?watch={watch}").text
        assert "seat 0 former player" in record


@with_server
def test_ones_games_are_listed_at_a_private_address(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open")
        token = client.post("/api/me/feed").json()["token"]
        reader = client.another()
        calendar = reader.get(f"/api/feed/{token}/games.ics?lang=cs").text
        assert calendar.startswith("BEGIN:VCALENDAR\r\n")
        assert all(len(line.encode()) <= 75 for line in calendar.split("\r\n"))
        mine = client.get("/api/tables").json()[0]["my_turn"]
        assert (f"UID:{table}@trilobite" in calendar) == mine
        news = ElementTree.fromstring(reader.get(f"/api/feed/{token}/games.atom").text)
        entries = news.findall("{http://www.w3.org/2005/Atom}entry")
        assert len(entries) == int(mine)
        assert reader.get(f"/api/feed/{token}/games.exe").status_code == 404
        new = client.post("/api/me/feed?renew=true").json()["token"]
        assert reader.get(f"/api/feed/{token}/games.ics").json()["key"] == "no-such-feed"
        assert reader.get(f"/api/feed/{new}/games.ics").status_code == 200


@with_server
def test_a_table_goes_by_the_name_that_its_people_give_it(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open", name="  Thursday\n table ", listed=True)
        (listed,) = client.get("/api/tables").json()
        assert listed["name"] == "Thursday table"
        (found,) = client.another().get("/api/lobby").json()
        assert found["name"] == "Thursday table"
        with client.live(f"/api/tables/{table}/live") as live:
            live.send_json({"type": "here"})
            told = company(live)
            assert (told["name"], told["at"]) == ("Thursday table", listed["at"])
        token = client.post("/api/me/feed").json()["token"]
        calendar = client.get(f"/api/feed/{token}/games.ics").text
        assert ("Thursday table" in calendar) == listed["my_turn"]
        long = {"seats": [{}, {}], "options": {"players": 2}, "name": "x" * 41}
        assert client.post("/api/tables", json=long).status_code == 422


@with_server
def test_open_tables_are_found_by_anybody_until_they_are_full(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "open", listed=True)
        new_table(client, "human", "open")
        friend = client.another()
        (found,) = friend.get("/api/lobby").json()
        assert found["id"] == table
        assert client.get("/api/lobby").json() == []  # one's own
        claim = f"/api/tables/{table}/claim/1?link={found['link']}"
        assert friend.post(claim, json={"name": "Iva"}).status_code == 200
        assert client.another().get("/api/lobby").json() == []


@with_server
def test_finished_games_are_counted(house: House) -> None:
    with house.open() as client:
        table = new_table(client, "human", "human")
        assert play(client, table, 2000)[-1]["over"]
        record = client.get(f"/api/tables/{table}/record").text
        client.post("/api/records", json={"record": record})  # does not count
        (played,) = client.get("/api/me/played").json()
        assert (played["id"], played["place"], played["players"]) == (table, 1, 2)
        listed = next(one for one in client.get("/api/tables").json() if one["id"] == table)
        assert played["points"] == max(listed["outcome"]["scores"])
        assert client.another().get("/api/me/played").json() == []


@with_server
def test_statistics_are_private_until_somebody_shows_them(house: House) -> None:
    with house.open() as client:
        table, (_, friend) = friends(client, "Giulia")
        address = f"/api/tables/{table}/live"
        with client.live(address) as one, friend.live(address) as two:
            end_together(one, two)
        (played,) = friend.get("/api/me/played").json()
        stranger = client.another()
        beside = f"/api/tables/{table}/statistics/1"

        def shown(token: str) -> Any:
            return stranger.get(f"/api/statistics/{token}").json()

        assert client.get(beside).json() == {"token": ""}
        token = friend.post("/api/me/statistics", json={"shown": True}).json()["token"]
        assert client.get(beside).json() == {"token": token}
        assert stranger.get(beside).json()["key"] == "not-a-player"
        assert friend.get("/api/me").json()["statistics"] == token
        # With whom somebody played, and where, is not theirs to show.
        del played["id"], played["names"]
        assert shown(token) == {"name": "Giulia", "played": [played]}
        new = friend.post("/api/me/statistics", json={"shown": True}).json()["token"]
        assert shown(token)["key"] == "statistics-private"
        assert shown(new)["name"] == "Giulia"
        assert friend.post("/api/me/statistics", json={"shown": False}).json() == {"token": ""}
        assert shown(new)["key"] == "statistics-private"
        assert client.get(beside).json() == {"token": ""}
        last = friend.post("/api/me/statistics", json={"shown": True}).json()["token"]
        friend.post("/api/me/delete", json={"name": "Giulia"})
        assert shown(last)["key"] == "statistics-private"

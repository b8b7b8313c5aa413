"""Several people at one screen: it is told a secret when its owner asks for it, not before."""

import json
from typing import Any

import pytest

from tests.secret_game import CARDS
from tests.tables.browser import House, give, new_table, problem, state
from tests.tables.test_secrets import Ear

pytestmark = pytest.mark.usefixtures("envelope")


def cards_in(heard: list[str]) -> set[str]:
    return {card for card in CARDS if any(card in text for text in heard)}


def say(live: Any, type: str, seat: int | None = None) -> None:
    live.send_text(json.dumps({"type": type, "seat": seat}))


def test_nothing_of_a_secret_is_told_before_its_owner_asks(house: House) -> None:
    with house.open() as client:
        address = new_table(
            client, "human", "human", game="envelope", options={}, seed="7", shared=True
        )
        mine, theirs, _ = (line.split()[-1] for line in client.table(address).lines[:3])
        with client.live(f"/api/tables/{address}/live") as live:
            ear = Ear(live)
            covered = ear.state()
            asked = client.get(f"/api/tables/{address}/asked").json()
            assert (asked["decision"], asked["view"]) == (None, covered["view"]), "nor in a list"
            assert covered["covered"] == [
                {"seat": 0, "kind": "swap", "done": False},
                {"seat": 1, "kind": "swap", "done": False},
            ]
            assert (covered["decisions"], covered["shown"]) == ([], None)
            assert covered["view"]["cards"] == [None, None]
            assert "keep" not in ear.heard[-1]
            assert cards_in(ear.heard) == set()
            say(live, "show", 0)
            shown = ear.state()
            assert (shown["shown"], [d["seat"] for d in shown["decisions"]]) == (0, [0])
            assert shown["view"]["cards"] == [mine, None]
            say(live, "cover")
            assert ear.state() == {**covered, "log_from": 0}
            say(live, "show", 0)
            give(live, ear.state(), "swap")
            after = ear.state()
            assert (after["decisions"], after["shown"]) == ([], None), "an answer covers"
            assert [one["done"] for one in after["covered"]] == [True, False]
            assert "swap" not in json.dumps(after["log"])
            assert theirs not in cards_in(ear.heard)
            say(live, "show", 1)
            give(live, ear.state(), "keep")
            revealed = ear.state()
            assert [entry["event"] for entry in revealed["log"]] == ["swapped"]
            assert [one["seat"] for one in revealed["covered"]] == [0], "a hand is a secret, too"


def test_a_reload_and_another_page_are_covered(house: House) -> None:
    with house.open() as client:
        address = new_table(
            client, "human", "human", game="envelope", options={}, seed="7", shared=True
        )
        live = f"/api/tables/{address}/live"
        with client.live(live) as one, client.live(live) as two:
            state(one)
            say(one, "show", 0)
            assert state(one)["decisions"]
            assert state(two)["decisions"] == []
        step = client.get(f"/api/tables/{address}/steps/0").text
        assert cards_in([step]) == set()
        assert client.get(f"/api/tables/{address}/record").status_code == 403


def test_one_is_shown_the_own_secrets_only(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "human", "open", game="envelope", options={}, shared=True)
        with client.live(f"/api/tables/{address}/live") as live:
            assert [d["seat"] for d in state(live)["decisions"]] == [0], "alone at the screen"
            say(live, "show", 1)
            assert problem(live)["key"] == "not-your-seat"


def test_who_goes_on_at_a_phone_of_their_own_takes_their_secrets_along(house: House) -> None:
    with house.open() as client:
        address = new_table(
            client, "human", "human", game="envelope", options={}, seed="7", shared=True
        )
        mine, theirs, _ = (line.split()[-1] for line in client.table(address).lines[:3])
        with client.live(f"/api/tables/{address}/live") as live:
            ear = Ear(live)
            say(live, "leave", 1)
            while ear.state()["seats"][1]["taken"]:
                pass
            phone = client.another()
            link = client.get(f"/api/tables/{address}/links").json()["claim"]
            claim = f"/api/tables/{address}/claim/1?link={link}"
            assert phone.post(claim, json={"name": "Giulia"}).status_code == 200
            with phone.live(f"/api/tables/{address}/live") as there:
                told = state(there)
                assert told["view"]["cards"] == [None, theirs]
                give(there, told, "keep")
                assert state(there)["waiting"] == [0]
            assert theirs not in cards_in(ear.heard)
            assert mine in cards_in(ear.heard), "who is left has the screen for themselves"

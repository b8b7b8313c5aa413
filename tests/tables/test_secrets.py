"""Nothing hidden leaves the table: all that clients get, read as it goes over the wire."""

import hashlib
import json
from random import Random
from typing import Any

import pytest

from tests.secret_game import CARDS
from tests.tables.browser import (
    Browser,
    House,
    answer,
    give,
    new_table,
    problem,
    state,
    state_when,
)
from trilobite.core.chance import Chance
from trilobite.core.fairness import commitment_to
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game
from trilobite.tables.bodies.play import StateOut
from trilobite.tables.frames import Telling
from trilobite.tables.table import Table


def check_view(table: Table, view: Any, seat: int | None) -> None:
    """The view is the seat's and nobody else's."""
    assert json.loads(json.dumps(table.game.view(table.session.state, seat))) == view


def sit_down(client: Browser, table: str) -> tuple[Browser, Browser, str]:
    """A friend in seat 1 and a spectator with their link."""
    links = client.get(f"/api/tables/{table}/links").json()
    friend = client.another()
    assert friend.post(f"/api/tables/{table}/claim/1?link={links['claim']}").status_code == 200
    return friend, client.another(), links["watch"]


class Ear:
    """Keeps all text that a live connection gets."""

    def __init__(self, live: Any) -> None:
        self.live = live
        self.heard: list[str] = []

    def state(self) -> dict[str, Any]:
        text = self.live.receive_text()
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        assert set(message) <= {"type", *StateOut.__struct_fields__}, "only what is documented"
        return message


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_a_game_tell_nothing_but_the_view(house: House, game: str) -> None:
    seed = "deep secret"
    with house.open() as client:
        address = new_table(client, "human", "open", game=game, options={"players": 2})
        friend, spectator, watch = sit_down(client, address)
        table = client.table(address)
        live = f"/api/tables/{address}/live"
        random = Random(seed)
        with (
            client.live(live) as one,
            friend.live(live) as two,
            spectator.live(f"{live}?watch={watch}") as three,
        ):
            ears = [Ear(one), Ear(two), Ear(three)]
            for _ in range(150):
                here, there, beside = (ear.state() for ear in ears)
                check_view(table, here["view"], 0)
                check_view(table, there["view"], 1)
                check_view(table, beside["view"], None)
                assert [d["seat"] for d in here["decisions"]] in ([], [0])
                assert [d["seat"] for d in there["decisions"]] in ([], [1])
                assert beside["decisions"] == []
                if here["over"]:
                    break
                for ear in ears:
                    assert seed not in ear.heard[-1]
                if here["decisions"]:
                    answer(one, here, random.randrange(8))
                else:
                    answer(two, there, random.randrange(8))


@pytest.mark.parametrize("name", GAMES)
def test_views_and_facts_are_the_same_however_the_hidden_is_dealt(name: str) -> None:
    """For each seat and a spectator; the facts are those that decisions are told with."""
    game = make_game(name, {"players": 2})
    random = Random("deep secret")
    session = begin(game, seed="deep secret")
    for _ in range(150):
        if session.over:
            break
        state = session.state
        for seat in (0, 1, None):
            view = game.view(state, seat)
            decision = None if seat is None else session.decision_for(seat)
            told = decision and Telling(game, state, decision).decision()
            for number in range(5):
                other = game.reshuffled(state, seat, Chance(f"deal {number}"))
                assert game.view(other, seat) == view
            if decision:
                assert Telling(game, other, decision).decision() == told
        seat = session.deciders()[0]
        session.choose(random.choice(session.keys(seat)), seat)


def test_the_seed_is_published_when_the_game_is_over(house: House) -> None:
    with house.open() as client:
        options = {"players": 2, "variants": ["short"]}
        address = new_table(client, "human", "human", seed="deep secret", options=options)
        with client.live(f"/api/tables/{address}/live") as live:
            message = state(live)
            while not message["over"]:
                assert message["seed"] is None
                answer(live, message)
                message = state(live)
        assert message["seed"] == "deep secret"
        digest = hashlib.sha256(b"deep secret").hexdigest()
        assert message["commitment"] == f"sha256:{digest}"
        assert message["dice_from"] == "chosen"


def test_where_others_play_nobody_chooses_the_seed(house: House) -> None:
    with house.open() as client:
        seats = [{"kind": "human"}, {"kind": "open"}]
        body = {"options": {"players": 2}, "seats": seats, "seed": "mine"}
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["key"]) == (400, "seed-not-chosen")
        address = new_table(client, "human", "open")
        with client.live(f"/api/tables/{address}/live") as live:
            message = state(live)
        assert message["dice_from"] == "drawn"
        assert message["commitment"] == commitment_to("deep secret")


def test_about_dice_of_others_nothing_is_promised(house: House) -> None:
    """What-ifs and records that somebody brings have had other dice before."""
    with house.open() as client:
        address = new_table(client, "human", "human")
        record = client.get(f"/api/tables/{address}/record").text
        for made in (
            client.post(f"/api/tables/{address}/fork", json={"answers": 0}),
            client.post("/api/records", json={"record": record}),
        ):
            with client.live(f"/api/tables/{made.json()['id']}/live") as live:
                message = state(live)
            assert (message["dice_from"], message["commitment"]) == ("continued", "")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_secrets_says_so(name: str) -> None:
    """Then its record is not handed out before the end."""
    game = make_game(name, {"players": 2})
    random = Random(1)
    session = begin(game, seed=1)
    for _ in range(150):
        if session.over:
            break
        views = [game.view(session.state, seat) for seat in (None, 0, 1)]
        if any(view != views[0] for view in views):
            assert game.secrets
        seat = session.deciders()[0]
        session.choose(random.choice(session.keys(seat)), seat)


@pytest.mark.usefixtures("envelope")
def test_votes_given_at_the_same_time_do_not_get_in_each_others_way(house: House) -> None:
    """Both have looked at the same version; the second vote comes after it, and counts. A vote
    for what is not asked any more does not."""
    with house.open() as client:
        address = new_table(client, "human", "open", game="envelope", options={})
        friend, _, _ = sit_down(client, address)
        live = f"/api/tables/{address}/live"
        with client.live(live) as one, friend.live(live) as two:
            here, there = state(one), state(two)
            assert here["version"] == there["version"]
            give(one, here, "keep")
            state(one)
            give(two, there, "swap")
            after = state_when(one, lambda message: message["decisions"])
            assert after["decisions"][0]["kind"] == "guess"
            give(one, here, "higher")
            assert problem(one)["key"] == "stale-answer"


@pytest.mark.usefixtures("envelope")
def test_a_hand_is_seen_by_its_owner_only(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "human", "open", game="envelope", options={})
        friend, spectator, watch = sit_down(client, address)
        table = client.table(address)
        mine, theirs, box = (line.split()[-1] for line in table.lines[:3])
        assert len({mine, theirs, box}) == 3
        live = f"/api/tables/{address}/live"
        with (
            client.live(live) as one,
            friend.live(live) as two,
            spectator.live(f"{live}?watch={watch}") as three,
        ):
            ears = [Ear(one), Ear(two), Ear(three)]
            here, there, beside = (ear.state() for ear in ears)
            assert here["view"]["cards"] == [mine, None]
            assert here["decisions"][0]["context"] == {"card": ["card", mine]}
            assert there["view"]["cards"] == [None, theirs]
            give(one, here, "keep")
            here, there, beside = (ear.state() for ear in ears)
            assert beside["waiting"] == [1]
            assert client.get(f"/api/tables/{address}/asked").json()["decision"] is None
            self_asked(client, friend, spectator, watch, address, mine, theirs)
            give(two, there, "swap")
            here, there, beside = (ear.state() for ear in ears)
            assert there["view"]["cards"] == [None, box]
            for ear, knows in zip(ears, ({mine}, {theirs, box}, set()), strict=True):
                told = {card for card in CARDS if any(card in text for text in ear.heard)}
                assert told == knows
                assert not any('"keep"' in text.partition('"log":')[2] for text in ear.heard)
            give(one, here, "higher")
            here, there, beside = (ear.state() for ear in ears)
            assert beside["view"]["cards"] == [mine, box]
            assert table.session.over
        record = spectator.get(f"/api/tables/{address}/record?watch={watch}")
        assert record.status_code == 200
        assert theirs in record.text


def self_asked(
    client: Browser,
    friend: Browser,
    spectator: Browser,
    watch: str,
    address: str,
    mine: str,
    theirs: str,
) -> None:
    """While a vote is out: what is told to those who ask for it."""
    base = f"/api/tables/{address}"
    for who, knows in ((client, mine), (friend, theirs), (spectator, "")):
        for what in ("steps/3", "steps/4", "steps/0", "odds", "odds?seat=0", "odds?seat=1"):
            told = who.get(f"{base}/{what}{'&' if '?' in what else '?'}watch={watch}").text
            assert {card for card in CARDS if card in told} <= {knows}
        for secret in (
            who.get(f"{base}/record?watch={watch}"),
            who.post(f"{base}/fork?watch={watch}", json={"answers": 1}),
        ):
            assert secret.status_code == 403
            assert secret.json()["key"] == "secret-until-the-end"
    assert friend.get(f"{base}/refusals/0").status_code == 403


@pytest.mark.clause("MAR-2.10.3")
def test_bots_keep_their_hands_until_the_end(house: House) -> None:
    """The record names the traits that were dealt to a bot; a what-if does not show them."""
    with house.open() as client:
        address = new_table(client, "human", "bot", game="marine", seed="7")
        refused = client.get(f"/api/tables/{address}/record")
        assert (refused.status_code, refused.json()["key"]) == (403, "secret-until-the-end")
        assert client.post(f"/api/tables/{address}/fork", json={"answers": 0}).status_code == 200


@pytest.mark.usefixtures("envelope")
def test_who_plays_alone_has_no_secrets_from_himself(house: House) -> None:
    with house.open() as client:
        address = new_table(client, "human", "human", game="envelope", options={}, seed="7")
        assert client.get(f"/api/tables/{address}/record").status_code == 200
        watch = client.get(f"/api/tables/{address}/links").json()["watch"]
        spectator = client.another()
        assert spectator.get(f"/api/tables/{address}/record?watch={watch}").status_code == 403
        with client.live(f"/api/tables/{address}/live") as live:
            message = state(live)
            seat = message["decisions"][0]["seat"]
            assert message["view"]["cards"][1 - seat] is None, "the one who is asked looks"


@pytest.mark.one_server("looks into the memory of a server")
def test_a_what_if_does_not_open_a_vote(house: House) -> None:
    """The Gaia vote: one vote is in, the other is not. A fork leaves it out."""
    with house.open() as client:
        address, voted = open_vote(client)
        table = client.table(address)
        watch = client.get(f"/api/tables/{address}/links").json()["watch"]
        spectator = client.another()
        answers = len(table.session.answers())
        assert table.lines[-1] == voted
        forked = spectator.post(
            f"/api/tables/{address}/fork?watch={watch}", json={"answers": answers}
        )
        what_if = client.table(forked.json()["id"])
        assert what_if.lines == table.lines[:-1]
        assert len(what_if.session.deciders()) == 2
        record = spectator.get(f"/api/tables/{address}/record?watch={watch}").text
        assert not record.rstrip().endswith(voted)
        step = spectator.get(f"/api/tables/{address}/steps/{answers}?watch={watch}").json()
        assert len(step["asked"]) == 2


def open_vote(client: Browser) -> tuple[str, str]:
    """A table where one of two people has cast a secret vote, and that vote."""
    for seed in range(30):
        address = new_table(client, "human", "human", seed=str(seed))
        random = Random(seed)
        with client.live(f"/api/tables/{address}/live") as live:
            message = state(live)
            for _ in range(200):
                if message["over"]:
                    break
                if len(message["decisions"]) == 2:
                    give(live, message, "medea")
                    state(live)
                    return address, f"{message['decisions'][0]['seat']}> medea"
                options = [o["key"] for o in message["decisions"][0]["options"]]
                if "call-vote" in options:
                    give(live, message, "call-vote")
                else:
                    give(live, message, random.choice(options))
                message = state(live)
    raise AssertionError("nobody called a vote")

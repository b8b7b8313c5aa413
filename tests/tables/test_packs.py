"""Tables with cards of their own."""

import shutil
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tests.tables.browser import Answer, Browser, House, answer, new_table, state
from trilobite.games.registry import make_game

DATA = resources.files("trilobite.games.genesis.cards") / "data"


def write_pack(folder: Path, name: str, change: Callable[[str], str]) -> None:
    """A pack with a changed file of placards."""
    pack = folder / "genesis" / name
    pack.mkdir(parents=True, exist_ok=True)
    text = (DATA / "placards.toml").read_text("utf-8")
    (pack / "placards.toml").write_text(change(text), "utf-8")


def other_fee(text: str, fee: int = 2) -> str:
    """Another fact that affects play."""
    changed = text.replace("entry_cost = 1", f"entry_cost = {fee}")
    assert changed != text
    return changed


def other_name(text: str) -> str:
    """Another printed name; it does not affect play."""
    changed = text.replace("Warm Pond", "Tepid Pond")
    assert changed != text
    return changed


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    folder = tmp_path / "packs"
    write_pack(folder, "dear", other_fee)
    return folder


def played(client: Browser, pack: str) -> str:
    """A table with a few answers."""
    table = new_table(client, "human", "human", seed="4", pack=pack)
    with client.live(f"/api/tables/{table}/live") as live:
        for _ in range(5):
            answer(live, state(live))
        state(live)
    return table


def test_packs_are_offered_with_what_is_wrong_with_them(house: House, packs: Path) -> None:
    write_pack(packs, "broken", lambda text: text.replace("entry_cost = 1", "entry_cost = 99"))
    (packs / "genesis" / ".hidden").mkdir()
    (packs / "genesis" / "notes.txt").write_text("no pack")
    with house.open(packs=packs) as client:
        offered = client.get("/api/games").json()[0]["packs"]
        assert [pack["name"] for pack in offered] == ["broken", "dear"]
        assert "placards.toml" in offered[0]["fault"]
        assert "\n" not in offered[0]["fault"]
        assert offered[1]["fault"] == ""
        body = {"options": {"players": 1}, "seats": [{}], "pack": "broken"}
        refused = client.post("/api/tables", json=body)
        assert refused.json()["key"] == "bad-pack"


def test_without_a_directory_there_are_no_packs(house: House, tmp_path: Path) -> None:
    with house.open(packs=tmp_path / "nowhere") as client:
        assert client.get("/api/games").json()[0]["packs"] == []


def test_a_table_is_played_with_the_cards_of_its_pack(house: House, packs: Path) -> None:
    with house.open(packs=packs) as client:
        table = played(client, "dear")
        own = client.get(f"/api/tables/{table}/cards").json()
        assert own == client.get("/api/games/genesis/cards?pack=dear").json()
        assert own != client.get("/api/games/genesis/cards").json()
        assert {card["entry_cost"] for card in own["cards"]["placards"]} >= {2}
        assert client.get("/api/tables").json()[0]["pack"] == "dear"
        plain = new_table(client, "human", "human")
        cards = client.get(f"/api/tables/{plain}/cards").json()
        assert cards == client.get("/api/games/genesis/cards").json()
        stranger = client.another()
        assert stranger.get(f"/api/tables/{table}/cards").status_code == 404
        record = client.get(f"/api/tables/{table}/record").text
        assert make_game("genesis", {}).data_hash not in record
        fork = client.post(f"/api/tables/{table}/fork", json={"answers": 3}).json()["id"]
        assert client.get(f"/api/tables/{fork}/cards").json() == own
        opened = client.post("/api/records", json={"record": record}).json()["id"]
        assert client.get(f"/api/tables/{opened}/cards").json() == own


def test_a_bot_knows_the_pack(house: House, packs: Path) -> None:
    with house.open(packs=packs) as client:
        table = new_table(client, "bot", "bot", seed="4", pack="dear")
        with client.live(f"/api/tables/{table}/live") as live:
            while state(live)["answers"] < 5:
                pass


def test_a_changed_pack_is_refused_and_the_old_one_taken(house: House, packs: Path) -> None:
    with house.open(packs=packs) as client:
        table = played(client, "dear")
        token = client.token
    write_pack(packs, "dear", lambda text: other_fee(text, 3))
    with house.open(token, packs) as client:
        refused = client.get(f"/api/tables/{table}/record")
        assert refused.status_code == 409
        assert refused.json()["key"] == "pack-changed"
        assert refused.json()["args"] == {"pack": "dear"}
        with client.live(f"/api/tables/{table}/live") as live:
            assert live.receive_json()["key"] == "pack-changed"
        listed = client.get("/api/tables").json()
        assert [t["id"] for t in listed] == [table], "the others must not suffer"
    write_pack(packs, "dear", other_fee)
    with (
        house.open(token, packs) as client,
        client.live(f"/api/tables/{table}/live") as live,
    ):
        assert state(live)["answers"] >= 5
    shutil.rmtree(packs / "genesis" / "dear")
    with house.open(token, packs) as client:
        assert client.get(f"/api/tables/{table}/record").json()["key"] == "no-such-pack"


def test_a_translated_pack_is_the_same_pack(house: House, tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    write_pack(packs, "mine", lambda text: text)
    with house.open(packs=packs) as client:
        table = played(client, "mine")
        token = client.token
    write_pack(packs, "mine", other_name)
    with house.open(token, packs) as client:
        names = client.get(f"/api/tables/{table}/cards").json()["names"]
        assert names["placard"]["warm-pond"]["en"] == "Tepid Pond"


@pytest.mark.parametrize("name", ["../genesis/dear", "..", ".", "dear/", "/etc", "no such", "\x00"])
def test_nothing_but_a_listed_pack_can_be_named(house: House, packs: Path, name: str) -> None:
    with house.open(packs=packs) as client:
        body = {"options": {"players": 1}, "seats": [{}], "pack": name}
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["key"]) == (400, "no-such-pack")
        assert client.get("/api/tables").json() == []


def test_a_record_with_cards_that_are_not_here_is_refused(house: House, packs: Path) -> None:
    with house.open(packs=packs) as client:
        record = client.get(f"/api/tables/{played(client, 'dear')}/record").text
    with house.open() as client:
        refused = client.post("/api/records", json={"record": record})
        assert (refused.status_code, refused.json()["key"]) == (400, "other-cards")


# --- packs that people hand in ------------------------------------------------------------


def hand_in(
    browser: Browser, text: str, file: str = "placards.toml", name: str = "My cards!"
) -> Answer:
    return browser.post("/api/games/genesis/packs", json={"name": name, "files": {file: text}})


def test_a_pack_can_be_handed_in(house: House, packs: Path) -> None:
    cards = other_fee((DATA / "placards.toml").read_text("utf-8"), 4)
    with house.open(packs=packs) as client:
        told = hand_in(client, cards).json()
        assert told["name"].startswith("my-cards-")
        assert hand_in(client, cards).json() == told, "it is kept once"
        offered = client.get("/api/games").json()[0]
        assert told["name"] not in [pack["name"] for pack in offered["packs"]]
        table = played(client, told["name"])
        record = client.get(f"/api/tables/{table}/record").text
        opened = client.post("/api/records", json={"record": record}).json()["id"]
        assert client.table(opened).body.pack == told["name"]


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("placards.toml", "nonsense", "bad-pack"),
        ("nonsense.toml", "", "bad-pack"),
        ("../placards.toml", "", "bad-pack-file"),
        ("run.sh", "", "bad-pack-file"),
    ],
)
def test_of_a_bad_pack_nothing_is_kept(
    house: House, packs: Path, file: str, text: str, key: str
) -> None:
    before = sorted(packs.rglob("*.*"))
    with house.open(packs=packs) as client:
        assert hand_in(client, text, file).json()["key"] == key
    assert [one for one in sorted(packs.rglob("*.*")) if one.name != ".given"] == before


def test_a_house_keeps_so_many_packs(
    house: House, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilobite.tables.packs.MOST_GIVEN", 1)
    cards = (DATA / "placards.toml").read_text("utf-8")
    with house.open(packs=packs) as client:
        assert hand_in(client, other_fee(cards)).status_code == 200
        assert hand_in(client, other_fee(cards, 3)).json()["key"] == "too-many-packs"


def test_a_house_without_a_place_for_packs_takes_none(house: House) -> None:
    with house.open() as client:
        assert not client.get("/api/games").json()[0]["takes_packs"]
        assert hand_in(client, "").json()["key"] == "no-packs"

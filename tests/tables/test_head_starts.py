"""Head starts: everybody sees them, and the end is told with them, too."""

from typing import Any

from tests.tables.browser import Browser, House, play, state

SHORT = {"players": 2, "variants": ["introductory", "short"]}


def table_with(client: Browser, *points: int, **body: Any) -> str:
    """A table of people, each with so many points of a head start."""
    seats = [{"name": f"p{seat}", "head_start": each} for seat, each in enumerate(points)]
    answer = client.post(
        "/api/tables", json={"options": SHORT, "pace": 0, "seed": "7", "seats": seats, **body}
    )
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def test_the_end_is_told_with_and_without_them(house: House) -> None:
    with house.open() as client:
        plain = play(client, table_with(client, 0, 0), 2_000)[-1]["result"]
        assert "counted" not in plain
        (winner,) = plain["winners"]
        ahead = [0, 0]
        ahead[1 - winner] = 150
        table = table_with(client, *ahead)
        ended = play(client, table, 2_000)[-1]
        result = ended["result"]
        assert [seat.get("head_start", 0) for seat in ended["seats"]] == ahead
        counted = result.pop("counted")
        assert result == plain
        assert counted == {
            "scores": [a + b for a, b in zip(plain["scores"], ahead, strict=True)],
            "winners": [1 - winner],
            "order": [1 - winner, winner],
        }
        outcome = client.table(table).body.outcome
        assert outcome is not None
        assert outcome.order == [
            winner,
            1 - winner,
        ]  # as its rules have it


def test_they_are_kept_in_the_record_in_what_ifs_and_go_along_with_their_people(
    house: House,
) -> None:
    with house.open() as client:
        table = table_with(client, 0, 12)
        last = play(client, table, 2_000)[-1]
        assert last["over"]
        text = client.get(f"/api/tables/{table}/record").text
        assert "\nhead-start 1 12\n" in text
        brought = client.post("/api/records", json={"record": text}).json()["id"]
        fork = client.post(f"/api/tables/{table}/fork", json={"answers": 5}).json()["id"]
        again = client.post(f"/api/tables/{table}/again").json()["id"]
        for one, expected in ((brought, [(1, 12)]), (fork, [(1, 12)]), (again, [(0, 12)])):
            assert client.table(one).body.head_starts == expected
    with house.open(client.token) as client, client.live(f"/api/tables/{table}/live") as live:
        assert [seat.get("head_start", 0) for seat in state(live)["seats"]] == [0, 12]


def test_nobody_has_one_where_nobody_competes(house: House) -> None:
    with house.open() as client:
        body: dict[str, Any] = {
            "options": {"players": 2, "mode": "cooperative"},
            "seats": [{}, {"kind": "bot", "head_start": 5}],
        }
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["key"]) == (400, "bad-options")
        body["seats"][1]["head_start"] = 201
        assert client.post("/api/tables", json=body).json()["key"] == "bad-request"

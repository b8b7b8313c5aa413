"""Another game of the same people."""

from tests.tables.browser import House, new_table, play


def test_the_same_people_play_again_and_the_next_seat_is_first(house: House) -> None:
    with house.open() as client:
        options = {"players": 2, "variants": ["short"], "colours": ["blue", "red"]}
        table = new_table(client, "human", "open", seed=None, options=options)
        friend = client.another()
        link = client.get(f"/api/tables/{table}/links").json()["claim"]
        friend.post(f"/api/tables/{table}/claim/1?link={link}")
        early = client.post(f"/api/tables/{table}/again")
        assert (early.status_code, early.json()["key"]) == (409, "not-over")
        stranger = client.another().post(f"/api/tables/{table}/again")
        assert stranger.status_code == 403


def test_a_finished_game_is_played_again_once(house: House) -> None:
    with house.open() as client:
        options = {"players": 2, "variants": ["short"], "colours": ["blue", "red"]}
        table = new_table(client, "human", "human", seed="7", options=options)
        assert play(client, table, 2_000)[-1]["over"]
        again = client.post(f"/api/tables/{table}/again").json()["id"]
        assert client.post(f"/api/tables/{table}/again").json()["id"] == again
        made = client.table(again)
        assert [seat.name for seat in made.body.seats] == ["human 1", "human 0"]
        assert made.body.options["colours"] == ["red", "blue"]
        assert made.body.seed != "7"

"""Runs give the same rows wherever they are played, and go on where they stopped."""

from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tests.sample_game import Race
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.lab import play as lab_play
from trilobite.lab import simulate as lab_simulate
from trilobite.lab.play import Outcome, play
from trilobite.lab.run import Run, game_of, make_run
from trilobite.lab.simulate import simulate
from trilobite.lab.store import TABLES, Store, StoreError, read, table_path
from trilobite.lab.workers import Alone, Processes, SimulationError, Workers

SHORT = {"players": 3, "variants": ["introductory", "short"]}


def random_run(seed: str = "7") -> Run:
    """Random bots, who need no time."""
    return make_run("genesis", SHORT, ["random"] * 3, seed)


def stored(out: Path, run: Run, games: int, workers: Workers) -> dict[str, pl.DataFrame]:
    """Plays a run and reads its tables."""
    for _ in simulate(Store(out, run), games, workers):
        pass
    return tables(out)


def tables(out: Path) -> dict[str, pl.DataFrame]:
    return {table: pl.read_parquet(table_path(out, table)) for table in TABLES}


def same(one: dict[str, pl.DataFrame], other: dict[str, pl.DataFrame]) -> bool:
    return all(one[table].equals(other[table]) for table in TABLES)


# --- the same rows, whoever plays ---------------------------------------------------------


def test_rows_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    run = random_run()
    alone = stored(tmp_path / "one.parquet", run, 25, Alone())
    two = stored(tmp_path / "two.parquet", run, 25, Processes(2))
    assert same(alone, two)
    assert alone["games"]["number"].to_list() == list(range(25))
    assert alone["games"]["seed"][17] == "7-17"


def test_a_seed_decides_and_another_decides_otherwise(tmp_path: Path) -> None:
    run, other = random_run("a"), random_run("b")
    first = stored(tmp_path / "1.parquet", run, 6, Alone())
    again = stored(tmp_path / "2.parquet", run, 6, Alone())
    third = stored(tmp_path / "3.parquet", other, 6, Alone())
    assert same(first, again)
    assert not first["events"].drop("number").equals(third["events"].drop("number"))


@pytest.mark.parametrize("name", ["genesis", "marine"])
def test_random_play_without_a_session_is_the_same_play(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = make_run(name, {"players": 3, "variants": ["short"]}, ["random"] * 3)
    game = game_of(run, None)
    lean = [play(game, run, number) for number in range(3)]
    monkeypatch.setattr(lab_play, "RANDOM", "nobody")
    assert [play(game, run, number) for number in range(3)] == lean


def test_bots_move_on_by_one_seat_with_each_game() -> None:
    run = make_run("genesis", {"players": 3}, ["greedy", "random", "easy"])
    assert [run.seated(number)[0] for number in range(4)] == [
        "greedy",
        "random",
        "beginner",
        "greedy",
    ]
    fixed = make_run("genesis", {"players": 3}, ["greedy", "random", "easy"], rotate=False)
    assert fixed.seated(1) == fixed.seated(0) == ["greedy", "random", "beginner"]


# --- going on -----------------------------------------------------------------------------


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = random_run()
    whole = stored(tmp_path / "whole.parquet", run, 12, Alone())
    out = tmp_path / "games.parquet"
    monkeypatch.setattr(lab_simulate, "EVERY_GAMES", 2)
    for number in simulate(Store(out, run), 12, Alone()):
        if number == 5:
            break  # as an interruption does, this closes the generator
    assert not out.exists()
    with pytest.raises(StoreError, match="the run is not finished"):
        read(out)
    store = Store(out, run)
    assert store.games == 5
    assert list(simulate(store, 12, Alone())) == [6, 7, 8, 9, 10, 11, 12]
    assert same(tables(out), whole)
    assert sorted(path.name for path in tmp_path.glob("games*")) == [
        "games.events.parquet",
        "games.parquet",
        "games.seats.parquet",
    ]


def test_a_part_counts_only_when_it_is_whole(tmp_path: Path) -> None:
    run = random_run()
    out = tmp_path / "games.parquet"
    for number in simulate(Store(out, run), 12, Alone()):
        if number == 5:
            break
    (tmp_path / "games.parquet.parts" / f"{0:09}.games.parquet").unlink()
    assert Store(out, run).games == 0


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    run = random_run()
    whole = stored(tmp_path / "whole.parquet", run, 9, Alone())
    out = tmp_path / "games.parquet"
    stored(out, run, 4, Alone())
    assert same(stored(out, run, 9, Alone()), whole)
    before = out.stat().st_mtime_ns
    assert list(simulate(Store(out, run), 9, Alone())) == []
    assert out.stat().st_mtime_ns == before


def test_a_longer_run_that_is_interrupted_loses_nothing(tmp_path: Path) -> None:
    run = random_run()
    out = tmp_path / "games.parquet"
    whole = stored(tmp_path / "whole.parquet", run, 9, Alone())
    stored(out, run, 4, Alone())
    for number in simulate(Store(out, run), 9, Alone()):
        if number == 6:
            break
    assert Store(out, run).games == 6
    assert same(stored(out, run, 9, Alone()), whole)


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    stored(out, random_run("a"), 2, Alone())
    with pytest.raises(StoreError, match="holds another run"):
        Store(out, random_run("b"))
    pl.DataFrame({"x": [1]}).write_parquet(out)
    with pytest.raises(StoreError, match="holds no games of `trilobite simulate`"):
        Store(out, random_run("a"))


# --- what goes wrong ----------------------------------------------------------------------


def test_a_game_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_game: AnyGame, _run: Run, number: int) -> Outcome:
        if number == 3:
            raise AssertionError("a cube is lost")
        return play(_game, _run, number)

    monkeypatch.setattr("trilobite.lab.simulate.play", fail)
    run = random_run()
    store = Store(tmp_path / "games.parquet", run)
    with pytest.raises(
        SimulationError, match=r"game 3 \(seed '7-3'\) failed: AssertionError: a cube"
    ):
        list(simulate(store, 5, Alone()))
    assert store.games == 3


def test_a_worker_that_dies_is_told(tmp_path: Path) -> None:
    run = random_run()
    workers = Processes(2)
    store = Store(tmp_path / "games.parquet", run)
    played = simulate(store, 1000, workers)
    next(played)
    for process in workers._processes:
        process.kill()
    with pytest.raises(SimulationError, match="a worker process has died"):
        list(played)
    assert 0 < store.games < 1000


@pytest.mark.parametrize(
    ("bots", "message"),
    [(["random"], "1 seats are named and 3 play"), (["random", "clever", "random"], "'clever'")],
)
def test_bots_that_do_not_fit(bots: list[str], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        make_run("genesis", SHORT, bots)


# --- any game -----------------------------------------------------------------------------


def test_a_game_that_says_nothing_about_itself_is_counted() -> None:
    race = Race(2)
    options: dict[str, Any] = {"runners": 2}
    run = Run("race", options, ["random"] * 2, True, "1", 1, "none", "0")
    outcome = play(race, run, 0)
    assert outcome.game.end == "goal"
    assert {row.seat for row in outcome.seats} == {0, 1}
    rolls = sum(row.times for row in outcome.events if (row.kind, row.what) == ("action", "roll"))
    assert rolls > 0
    assert all(row.seat is None for row in outcome.events if row.kind == "event")

"""Games on the built site: played to their end with the net off, and the same as in CPython."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from site_tests.conftest import Visitors
from site_tests.worker import bots, played, run_python
from tests.browser.stored import any_option, game_record, some
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.games.registry import GAMES, make_game

OLD = sorted((Path(__file__).parents[1] / "tests" / "golden" / "old").glob("*/*.record"))

#: Games of bots that can be repeated, as fingerprints of their records.
SAME = """
from hashlib import sha256
from trilobite.bots import make_bot
from trilobite.core.record import line_of
from trilobite.core.session import begin
from trilobite.games.registry import make_game

def fingerprint(name, players, seed, kind, most):
    game = make_game(name, {"players": players})
    session = begin(game, seed=seed)
    bots = [make_bot(kind, f"{seed} {seat}", repeatable=True) for seat in range(players)]
    while not session.over and most:
        seat = session.deciders()[0]
        session.choose(bots[seat].choose(session, seat), seat)
        most -= 1
    lines = [line_of(entry, game.words) for entry in session.history]
    return sha256("\\n".join(lines).encode()).hexdigest()

told = [
    *(fingerprint("GAME", 2 + seed % 3, seed, "random", -1) for seed in range(20)),
    fingerprint("GAME", 3, 1, "greedy", 40),
    fingerprint("GAME", 3, 2, "search", 8),
]
"""


@pytest.mark.timeout(900)
def test_games_are_played_to_their_end_offline(visitor: Visitors) -> None:
    """By bots; and the record of every game is one that CPython replays."""
    anna = visitor().come()
    anna.go_offline()
    records = played(anna.page, anna.address, [bots(game) for game in GAMES])
    assert len(records) == len(GAMES)
    for text in records:
        record = load(text)
        game = make_game(record.header.game, record.header.options)
        session = replay(game, [entry_of(line, game.words) for line in record.lines])
        assert session.over
        assert game.data_hash == record.header.data


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_ended_by_clicking_offline(visitor: Visitors, game: str, tmp_path: Path) -> None:
    """From a record a dozen answers before its end; afterwards the table is still there."""
    answers = 0

    def count(asked: object, random: Random) -> str:
        nonlocal answers
        answers += 1
        return any_option(asked, random)  # type: ignore[arg-type]

    game_record(game, "5", some(10**6, count, Random(5)), players=2)
    file = tmp_path / "game.txt"
    file.write_text(game_record(game, "5", some(answers - 12, any_option, Random(5)), players=2))
    anna = visitor().come()
    anna.go_offline()
    anna.upload(file)
    anna.page.locator("main[data-past=true]").wait_for(state="attached")
    anna.action("now").click()
    anna.page.locator("main[data-past=false]").wait_for(state="attached")
    assert anna.wander(Random(1)).over
    table = anna.look().table
    anna.page.reload()
    anna.ready("table")
    assert (anna.asked().over, anna.look().table) == (True, table)
    expect(anna.page.locator("[data-chip=offline]")).to_be_visible()


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_games_are_those_of_cpython(visitor: Visitors, game: str) -> None:
    anna = visitor()
    anna.page.goto(f"{anna.address}/app.webmanifest")
    code = SAME.replace("GAME", game)
    known: dict[str, list[str]] = {}
    exec(code, known)
    told = run_python(anna.page, anna.address, [game], f"{code}\n','.join(told)")
    assert told.split(",") == known["told"]


@pytest.mark.timeout(900)
def test_a_table_of_older_rules_can_be_read_and_taken_out(visitor: Visitors) -> None:
    anna = visitor().come()
    anna.upload(OLD[0])
    anna.action("now").click()
    anna.page.locator("[data-prompt=older]").wait_for()
    with anna.page.expect_download() as taken:
        anna.action("download").click()
    assert load(taken.value.path().read_text()) == load(OLD[0].read_text())

"""What golden records end with: points, ranks and goals agree with who has won."""

from pathlib import Path

import pytest

from tools.golden import FOLDER
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.games.registry import make_game

RECORDS = sorted(FOLDER.glob("*/*.record"))
TOGETHER = [path for path in RECORDS if path.stem in ("solitaire", "cooperative")]


def played(path: Path) -> Session:
    record = load(path.read_text(encoding="utf-8"))
    game = make_game(record.header.game, record.header.options)
    return replay(game, [entry_of(line, game.words) for line in record.lines], listen=False)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_points_and_ranks_are_those_of_the_result(path: Path) -> None:
    session = played(path)
    result = session.result
    assert result is not None
    assert session.game.points(session.state) == result.scores
    assert sorted(result.order) == list(range(session.game.seats))
    assert sorted(result.order[: len(result.winners)]) == sorted(result.winners)
    scores = [result.scores[seat] for seat in result.order]
    assert scores == sorted(scores, reverse=True)
    together = path in TOGETHER
    assert bool(session.game.goals(session.state)) == together


@pytest.mark.parametrize("path", TOGETHER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_goals_are_reached_by_those_who_win(path: Path) -> None:
    session = played(path)
    goals = session.game.goals(session.state)
    result = session.result
    assert result is not None
    missing = [goal for goal in goals if goal.have < goal.need and not goal.extra]
    assert bool(result.winners) == (not missing)
    start = session.fork(0, None)
    assert [goal.name for goal in session.game.goals(start.state)][:1] == [goals[0].name]

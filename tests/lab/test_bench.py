"""The bench measures our games beside whatever else is installed."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import run
from trilobite.cli import bench as benching
from trilobite.cli import peers
from trilobite.cli.speed import Contender, Round, compiled
from trilobite.games.registry import GAMES, make_game


def test_medians_over_the_rounds() -> None:
    contender = Contender("x", lambda seed: seed)
    contender.rounds.extend([Round(10, 100, 1.0), Round(30, 100, 1.0), Round(20, 100, 4.0)])
    assert contender.games_per_second == 10
    assert contender.choices_per_second == 100


def test_a_round_plays_game_after_game() -> None:
    seen: list[int] = []

    def playout(seed: int) -> int:
        seen.append(seed)
        return 3

    contender = Contender("x", playout)
    contender.measure(0.001)
    contender.measure(0.0)
    assert seen == list(range(len(seen)))
    assert sum(each.games for each in contender.rounds) == len(seen)
    assert sum(each.choices for each in contender.rounds) == 3 * len(seen)


def test_all_peers_play() -> None:
    ours = peers.our_environments("genesis", "compiled or not", 3)
    playing = [*peers.players(), *ours, *peers.environments()]
    assert [contender.name for contender in playing] == [
        "Catanatron",
        "OpenSpiel backgammon (C++)",
        "OpenSpiel gin_rummy (C++)",
        "Trilobite genesis_v2 (compiled or not)",
        "Trilobite genesis_v2, 64 at once (compiled or not)",
        "PettingZoo connect_four_v3",
        "RLCard uno",
        "RLCard gin-rummy",
    ]
    for contender in playing:
        contender.measure(0.0)
        assert contender.rounds[0].choices > 5
        if contender is not ours[1]:
            assert contender.rounds[0].games == 1
    steps = ours[1].rounds[0].choices / 64
    assert steps == int(steps)


def test_the_bench_beside_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benching, "ROUNDS", 1)
    monkeypatch.setattr(benching, "POSITIONS", 5)
    monkeypatch.setattr(benching, "DECISIONS", 2)
    monkeypatch.setattr(benching, "SEARCHES", 2)
    monkeypatch.setattr(peers, "players", lambda: [Contender("Other", lambda _seed: 7)])
    monkeypatch.setattr(peers, "environments", lambda: [Contender("Theirs", lambda _seed: 5)])
    out = tmp_path / "bench"
    command = ("bench", "genesis", "--peers", "--seconds", "0.01", "--python", sys.executable)
    done = run(*command, "--out", str(out), width=200)
    assert done.exit_code == 0, done.stderr
    table = (out / "bench.md").read_text(encoding="utf-8")
    kind = "compiled" if compiled(make_game("genesis", {})) else "interpreted"
    where = Path(sys.executable).parent.parent.name
    for name in (
        f"Trilobite genesis ({kind})",
        f"Trilobite genesis ({kind}), {where}",
        f"Trilobite genesis_v2 ({kind})",
        f"Trilobite genesis_v2, 64 at once ({kind}), {where}",
        "Other",
        "Theirs",
    ):
        assert name in done.stdout
        assert name in table
    assert "genesis: clone in mid-step" in table
    assert "genesis: a greedy bot thinks" in table
    assert "genesis: a search bot gets" in table
    assert len(json.loads((out / "bench.json").read_text(encoding="utf-8"))) == 2
    assert (out / "bench.png").read_bytes().startswith(b"\x89PNG")


def test_one_round_for_another_program() -> None:
    for name in GAMES:
        done = run("bench", name, "--json", "--seconds", "0.01")
        told = json.loads(done.stdout)
        kind = "compiled" if compiled(make_game(name, {})) else "interpreted"
        assert len(told) == 3
        for named, (games, choices, seconds) in told.items():
            assert named.endswith(f"({kind})")
            assert games >= ("at once" not in named)
            assert choices > 50
            assert seconds > 0


def test_a_python_without_trilobite(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho no such module >&2\nexit 1\n")
    other.chmod(0o755)
    done = run("bench", "genesis", "--peers", "--python", str(other))
    assert done.exit_code == 2
    assert "no such module" in done.stderr


def test_a_python_with_another_version(tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text("""#!/bin/sh\necho '{"random play": true}'\n""")
    other.chmod(0o755)
    done = run("bench", "genesis", "--peers", "--python", str(other))
    assert done.exit_code == 2
    assert "install the same version there" in " ".join(done.stderr.split())

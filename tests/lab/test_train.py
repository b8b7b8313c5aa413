"""Training learns, goes on where it stopped, and says whether what it learned is stronger."""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.helpers import run
from tests.sample.src.trilobite.bots.race_evaluator import RaceEvaluator, steps
from tests.sample_game import Course, Race
from trilobite.bots.correction import TERMS, Terms
from trilobite.bots.evaluator import EVALUATORS
from trilobite.bots.learned import Learned, LearnedError, Provenance, read, write
from trilobite.core.errors import OptionsError
from trilobite.core.state import State
from trilobite.games.registry import GAMES, make_game
from trilobite.lab import rank, train
from trilobite.lab.journal import JournalError
from trilobite.lab.match import Match, Pair, Values, advantage
from trilobite.lab.rank import Ranking, Sample, Sibling, fit
from trilobite.lab.train import Gate, Training, measured
from trilobite.lab.workers import Alone, Processes, SimulationError, Workers


@dataclass(eq=False)
class Constants:
    """Of what a dawdler is made up."""

    #: Where it would like to be: far too early.
    target: float = 6.0


class Dawdler(RaceEvaluator):
    """Runs to a place and rests there as often as it may, though the goal is further on."""

    def __init__(self, constants: Constants | None = None) -> None:
        self.constants = constants or Constants()

    def value(self, state: State, seat: int) -> float:
        return -abs(self.constants.target - steps(state)[seat])

    def values(self, state: State) -> list[float]:
        return [self.value(state, seat) for seat in range(len(steps(state)))]


def holdings(g: Course, c: Constants, seat: int) -> dict[str, float]:
    return {"place": -abs(c.target - g.steps[seat]), "steps": float(g.steps[seat])}


def clock(g: Course, _c: Constants) -> dict[str, float]:
    return {"leader": float(max(g.steps))}


@pytest.fixture(autouse=True)
def race(monkeypatch: pytest.MonkeyPatch) -> None:
    """A race among dawdlers, in short steps of tuning."""
    monkeypatch.setitem(GAMES, "race", "tests.sample.src.trilobite.games.race.box")
    monkeypatch.setitem(EVALUATORS, "race", Dawdler())
    monkeypatch.setitem(TERMS, "race", Terms(holdings, holdings, clock))
    monkeypatch.setattr(train, "PAIRS", 2)


def training(folder: Path, seed: str = "1", given: Path | None = None) -> Training:
    return Training(Race(2), seed, folder, Alone(), given)


def learned(path: Path, target: int, weights: dict[str, int] | None = None) -> Path:
    """A file as training writes it."""
    provenance = Provenance(commands=[], seeds=[], commit="", games=0)
    write(path, Learned("race", {"target": target}, weights or {}, provenance))
    return path


def nobody(_number: int) -> None:
    """Is told how far the work is."""


# --- tuning -------------------------------------------------------------------------------


def test_tuning_mends_a_spoiled_constant_and_the_gate_says_so(tmp_path: Path) -> None:
    """A runner who wants to be at step 6 loses to one who wants to be further on."""
    tuned = training(tmp_path).tune("greedy", 40, nobody)
    assert tuned.before == {"target": 6.0}
    assert tuned.after["target"] > 9
    written = read(tmp_path / "tuned.json")
    assert written.constants == {"target": round(1000 * tuned.after["target"])}
    assert written.provenance.commands == ["trilobite train race tune -n 40 --seed 1 --bots greedy"]
    assert written.provenance.games == 40
    gate = training(tmp_path).gate(["greedy"], 30, nobody)
    assert gate.passed
    assert gate.arms[0].gain.low > 0
    assert gate.arms[0].candidate.value + gate.arms[0].shipped.value == pytest.approx(1)
    (arm,) = read(tmp_path / "tuned.json").provenance.strength
    assert (arm.bot, arm.games, arm.low > 0.5) == ("greedy", 30, True)


def test_what_is_no_stronger_does_not_pass(tmp_path: Path) -> None:
    """The same constants in each other's seats on the same deals win the same."""
    same = learned(tmp_path / "same.json", 6000)
    gate = training(tmp_path, given=same).gate(["greedy"], 20, nobody)
    assert not gate.passed
    assert gate.arms[0].gain.value == 0
    worse = learned(tmp_path / "worse.json", 3000)
    gate = training(tmp_path / "worse", given=worse).gate(["greedy"], 40, nobody)
    assert not gate.passed
    assert gate.arms[0].gain.high < 0


def test_a_short_row_of_luck_is_not_certain() -> None:
    assert advantage("greedy", [Pair(1.0, 0.0)] * 2).low < 0
    assert advantage("greedy", [Pair(1.0, 0.0)] * 30).low > 0
    lucky = measured("greedy", [Pair(1.0, 0.0)] * 30, 2)
    even = measured("search", [Pair(0.5, 0.5)] * 30, 2)
    assert Gate([lucky]).passed
    assert not Gate([lucky, even]).passed


def test_where_nobody_wins_against_another_each_way_plays_alone() -> None:
    """Solitaire: the first game of a pair is of one way, the second of the other."""
    match = Match(
        game="genesis",
        options={"players": 1, "mode": "solitaire", "variants": ["introductory", "short"]},
        bot="random",
        seed="1",
        one=Values({}, {}),
        other=Values({}, {}),
    )
    pair = match.do(0)
    assert pair.one == pair.other
    assert pair.one in (0.0, 1.0)


# --- going on -----------------------------------------------------------------------------


class Interruption(Exception):
    """Somebody pressed Ctrl+C."""


def interrupted(after: int) -> Any:
    def tell(number: int) -> None:
        if number >= after:
            raise Interruption

    return tell


def test_an_interrupted_training_ends_as_an_uninterrupted_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    training(whole).tune("greedy", 24, nobody)
    for after in (2, 10):  # in the middle of a step, and later on
        with pytest.raises(Interruption):
            training(parts).tune("greedy", 24, interrupted(after))
    journal = parts / "tune.jsonl"
    journal.write_bytes(journal.read_bytes() + b'{"one":')  # the power failed
    training(parts).tune("greedy", 24, nobody)
    for name in ("tune.jsonl", "tuned.json"):
        assert (parts / name).read_bytes() == (whole / name).read_bytes()
    assert len(journal.read_bytes().splitlines()) == 1 + 12


def test_a_finished_training_can_be_made_longer(tmp_path: Path) -> None:
    training(tmp_path / "whole").tune("greedy", 16, nobody)
    training(tmp_path / "parts").tune("greedy", 8, nobody)
    told: list[int] = []
    training(tmp_path / "parts").tune("greedy", 16, told.append)
    assert told == [10, 12, 14, 16]
    whole, parts = (tmp_path / name / "tuned.json" for name in ("whole", "parts"))
    assert parts.read_bytes() == whole.read_bytes()


def test_training_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    game = make_game("genesis", {"players": 2, "variants": ["introductory", "short"]})
    workers: Workers
    for name, workers in (("alone", Alone()), ("two", Processes(2))):
        Training(game, "1", tmp_path / name, workers).tune("random", 16, nobody)
        workers.close()
    alone, two = (tmp_path / name / "tune.jsonl" for name in ("alone", "two"))
    assert alone.read_bytes() == two.read_bytes()
    assert len(alone.read_text().splitlines()) == 1 + 8


def test_another_seed_learns_from_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        training(tmp_path / seed, seed).tune("greedy", 16, nobody)
    one, other = (tmp_path / seed / "tune.jsonl" for seed in ("1", "2"))
    assert one.read_text().splitlines()[1:] != other.read_text().splitlines()[1:]


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (0, "no JSON", "is no journal;"),
        (0, '{"work":"tune"}', "is the journal of other work"),
        (2, "no JSON", "line 3 cannot be read .*remove it and all lines after it"),
        (2, '{"one":"many"}', "line 3 cannot be read"),
    ],
)
def test_a_spoiled_journal_is_told(tmp_path: Path, line: int, text: str, message: str) -> None:
    training(tmp_path).tune("greedy", 8, nobody)
    journal = tmp_path / "tune.jsonl"
    lines = journal.read_text().splitlines()
    lines[line] = text
    journal.write_text("".join(f"{each}\n" for each in lines))
    with pytest.raises(JournalError, match=message) as told:
        training(tmp_path).tune("greedy", 8, nobody)
    assert str(told.value).startswith(str(journal))


# --- ranking ------------------------------------------------------------------------------


def test_a_correction_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search values every step; from its ranking the value learns that steps count."""
    monkeypatch.setattr(rank, "LOOKED_AT", 0.5)
    eager = learned(tmp_path / "eager.json", 6000, {"own steps": 2000})
    found = training(tmp_path, given=eager).rank(40, 20, nobody)
    assert found.weights["own steps"] > 0
    assert found.after.value > found.before.value + 0.1
    written = read(tmp_path / "ranked.json")
    assert written.weights == found.weights
    assert written.constants == {"target": 6000}
    again = training(tmp_path, given=eager).rank(40, 20, nobody)
    assert again == found


def test_a_fit_ranks_as_it_was_told() -> None:
    """Options whose worth is the written value, two thirds of a term and some noise."""
    random = Random(3)
    samples = []
    for _ in range(50):
        decisions = []
        for _ in range(10):
            siblings = []
            for _ in range(4):
                term, other, written = (random.gauss(0, 2) for _ in range(3))
                worth = written + 0.66 * term + random.gauss(0, 0.3)
                siblings.append(Sibling(worth, written, {"own a": term, "own b": other}))
            decisions.append(siblings)
        samples.append(Sample(decisions))
    found = fit(samples)
    assert found.weights["own a"] == pytest.approx(660, abs=60)
    assert abs(found.weights.get("own b", 0)) < 60
    assert found.after.value > 0.85 > found.before.value


def test_what_tells_nothing_apart_is_no_reason_to_correct() -> None:
    same = [Sibling(1.0, 1.0, {"own a": 2.0}), Sibling(1.0, 0.5, {"own a": 1.0})]
    assert fit([Sample([same])] * 5).weights == {}


def test_a_game_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TERMS, "race", None)
    ranking = Ranking(
        game="race",
        options={"players": 2},
        seed="1",
        start=Values({}, {}),
        worlds=10,
        rules=1,
        data="",
        version="",
    )
    with pytest.raises(SimulationError, match=r"game 0 \(seed '1 rank-0'\) failed: .*terms"):
        list(Alone().do(ranking, range(1)))


# --- the command --------------------------------------------------------------------------


def trained(folder: Path, *more: str) -> Any:
    common = ("--players", "2", "--workers", "1", "--bots", "greedy", "--out", str(folder))
    return run("train", "race", *more, *common)


def test_all_steps_with_one_command(tmp_path: Path) -> None:
    done = trained(tmp_path, "-n", "24", "--worlds", "20")
    assert done.exit_code == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "target: 6 → " in said
    assert "decisions that were not fitted, and with the correction in" in said
    assert "greedy, 24 games: what was learned wins" in said
    assert "Passed: stronger with every bot." in said
    for name in ("tune.png", "rank.png", "gate.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    journals = {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert sorted(journals) == ["gate-greedy.jsonl", "rank.jsonl", "tune.jsonl"]
    again = trained(tmp_path, "-n", "24", "--worlds", "20")
    assert again.exit_code == 0
    assert journals == {path.name: path.read_bytes() for path in tmp_path.glob("*.jsonl")}


def test_a_gate_that_is_not_passed_fails(tmp_path: Path) -> None:
    same = learned(tmp_path / "same.json", 6000)
    done = trained(tmp_path, "gate", "-n", "4", "--learned", str(same))
    assert done.exit_code == 1
    assert "Not passed" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("win",), "there is no step 'win'; there are tune, rank, gate"),
        (("gate",), "there is nothing to measure"),
        (("rank", "-n", "4"), "ranking needs at least 5 games"),
        (("tune", "--learned", "none.json"), "none.json: there is no such file"),
        (("tune", "--bots", "clever"), "there is no bot 'clever'"),
    ],
)
def test_train_refuses(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    common = ("--players", "2", "--workers", "1", "--out", str(tmp_path))
    done = run("train", "race", *arguments, *common)
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_files_that_do_not_fit(tmp_path: Path) -> None:
    path = learned(tmp_path / "learned.json", 6000)
    fitting = read(path)
    write(path, msgspec.structs.replace(fitting, game="genesis"))
    with pytest.raises(LearnedError, match="is about genesis, not about race"):
        training(tmp_path, given=path).tune("greedy", 8, nobody)
    write(path, msgspec.structs.replace(fitting, constants={"haste": 1}))
    with pytest.raises(LearnedError, match="'haste' is no constant of race; there are target"):
        training(tmp_path, given=path).tune("greedy", 8, nobody)


def test_nothing_to_tune(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVALUATORS, "race", RaceEvaluator())
    with pytest.raises(OptionsError, match="has no constants to tune"):
        training(tmp_path).tune("greedy", 8, nobody)
    monkeypatch.setitem(EVALUATORS, "race", None)
    with pytest.raises(OptionsError, match="nobody can say how good a position of 'race' is"):
        training(tmp_path).tune("greedy", 8, nobody)

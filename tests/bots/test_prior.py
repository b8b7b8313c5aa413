"""What is usual guides a search, and without a file nothing is usual."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from trilobite.bots import learned as bots_learned
from trilobite.bots.learned import Answers, LearnedError, Provenance, write
from trilobite.bots.prior import PRIORS, Prior, prior_for
from trilobite.core.decision import Decision

ORIGIN = Provenance(commands=["trilobite train"], seeds=["1"], commit="abc", games=2)
LIKINGS = {"row": {"use": 0, "use 4 0": -69, "skip": -300}}


def test_leanings_are_logarithms_against_the_average() -> None:
    options = [("use", 3, 0), ("use", 4, 0), ("skip", -1, -1)]
    leanings = Prior(LIKINGS).leanings(Decision(0, "row", options, ""))
    assert leanings == pytest.approx([0.659, -0.031, -2.0], abs=0.001)  # -2.341, but for the limit


def test_of_what_was_never_seen_nothing_is_known() -> None:
    prior = Prior(LIKINGS)
    assert prior.leanings(Decision(0, "bid", [("pass", -1, -1)], "")) is None
    new = [("use", 3, 0), ("sell", 1, -1)]
    assert prior.leanings(Decision(0, "row", new, "")) == [0.0, 0.0]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where files are looked for; what was read is forgotten afterwards."""
    monkeypatch.setattr(bots_learned, "FOLDER", tmp_path)
    before = dict(PRIORS)
    PRIORS.clear()
    yield tmp_path
    PRIORS.clear()
    PRIORS.update(before)


def test_the_file_of_a_game(folder: Path) -> None:
    write(folder / "race-answers.json", Answers("race", LIKINGS, ORIGIN))
    write(folder / "walk-answers.json", Answers("race", LIKINGS, ORIGIN))
    assert prior_for("race") is not None
    assert prior_for("race") is prior_for("race")
    assert prior_for("swim") is None
    with pytest.raises(LearnedError, match=r"walk-answers.json: is about race"):
        prior_for("walk")

"""A correction to a written value, fitted so that it ranks the options of a decision as a deep
search does.

Siblings instead of outcomes: a game has one outcome and hundreds of decisions, and a bot never
needs to know who will win, only which option is better. Greedy bots play; at some decisions a
search looks at the options at length. What the greedy bot sees of each option (the terms of the
value after it, see `bots/correction.py`) then gets the weights that make pairs of options come out
as the search has them: logistic loss, by Newton's method, with a little pull towards nothing.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from trilobite.bots import make_bot
from trilobite.bots.budget import Budget
from trilobite.bots.correction import UNIT, Terms, inputs, terms_of
from trilobite.bots.evaluator import AnyEvaluator
from trilobite.bots.plan import follow
from trilobite.bots.search import CANDIDATES, Search
from trilobite.bots.world import Unimaginable, Worlds
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session, begin
from trilobite.lab.figures import Estimate, wilson
from trilobite.lab.journal import Journal
from trilobite.lab.match import Values
from trilobite.lab.run import game_with
from trilobite.lab.workers import Workers

#: The part of the decisions of a game that are looked at.
LOOKED_AT: Final = 0.05

#: Worlds over which what is seen of an option is averaged, if chance takes a hand.
TRIES: Final = 4

#: One game in so many is not fitted but kept to see how good the fit is.
HELD_OUT: Final = 5

#: Options whose worth differs by less are not compared, in points.
SAME: Final = 0.05

#: How much weights are pulled towards nothing: the decisions that a correction has to gain which
#: changes as much as the written value does.
PULL: Final = 10.0

#: Scales that are tried: by how many points an option is better that is e times as likely so.
SCALES: Final = [0.1 * 1.5**power for power in range(16)]

#: How often scale and weights are fitted in turn.
ROUNDS: Final = 4

#: Newton's steps, and the change of weights (in deviations) that is none.
STEPS: Final = 30
STILL: Final = 1e-6

Array = npt.NDArray[np.float64]


class Sibling(msgspec.Struct, frozen=True):
    """An option of a decision: what the search says, the written value after it, and its terms."""

    worth: float
    written: float
    terms: dict[str, float]


class Sample(msgspec.Struct, frozen=True):
    """The decisions of one game that were looked at, by their options."""

    decisions: list[list[Sibling]]


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """What is ranked: the games of a seed, with bots that value positions in one way."""

    work: str = "rank"
    game: str
    options: dict[str, Any]
    seed: str
    start: Values
    #: Worlds of a search.
    worlds: int
    rules: int
    data: str
    version: str

    @property
    def batch(self) -> int:
        return 1

    def do(self, number: int) -> Sample:
        """Plays a game and looks at some of its decisions."""
        game = game_with(self.game, self.options)
        terms = terms_of(self.game)
        if terms is None:
            raise OptionsError(f"nobody has written down the terms of '{self.game}'")
        evaluator = self.start.evaluator(game)
        written = Values(self.start.constants, {}).evaluator(game)
        seed = f"{self.seed} rank-{number}"
        random = Random(seed)
        bots = [
            make_bot("greedy", f"{seed} seat {seat}", repeatable=True, evaluator=evaluator)
            for seat in range(game.seats)
        ]
        found: list[list[Sibling]] = []
        session = begin(game, seed, listen=False)
        while not session.over:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            if len(decision.options) > 1 and random.random() < LOOKED_AT:
                look = Look(session, decision, int(random.random() * 2**52), written, terms)
                options = look.options(evaluator, self.worlds)
                if len(options) > 1:
                    found.append(options)
            session.choose(bots[seat].choose(session, seat), seat)
        return Sample(found)

    def named(self, number: int) -> str:
        return f"game {number} (seed '{self.seed} rank-{number}')"


class Look:
    """A look at one decision."""

    def __init__(
        self, session: Session, decision: Decision, seed: int, written: AnyEvaluator, terms: Terms
    ) -> None:
        self._session: Final = session
        self._decision: Final = decision
        self._seed: Final = seed
        self._written: Final = written
        self._terms: Final = terms
        self._worlds: Final = Worlds(session, decision.seat, seed)

    def options(self, evaluator: AnyEvaluator, worlds: int) -> list[Sibling]:
        """The best options, each looked at equally long."""
        budget = Budget(0.0, worlds)
        search = Search(self._session, self._decision, self._seed, budget, evaluator)
        try:
            ranking = search.ranking(CANDIDATES)[:CANDIDATES]
            return [self._seen(one.line[0], one.worth) for one in ranking]
        except Unimaginable:
            return []

    def _seen(self, option: Option, worth: float) -> Sibling:
        """What the greedy bot sees of an option, on the average of some worlds."""
        seat = self._decision.seat
        written: list[float] = []
        sums: dict[str, float] = {}
        idle = self._written.idle(self._decision, option)
        for number in range(TRIES):
            world = self._worlds.world(number)
            if not idle:
                follow(self._written, world, seat, [option], number)
            value, found = inputs(self._written, self._terms, world.state, seat)
            written.append(value)
            for name, term in found.items():
                sums[name] = sums.get(name, 0.0) + term
            if idle or not world.met_chance:
                break
        tries = len(written)
        terms = {name: round(total / tries, 4) for name, total in sums.items()}
        return Sibling(round(worth, 4), round(sum(written) / tries, 4), terms)


def collect(
    journal: Journal[Sample], ranking: Ranking, games: int, workers: Workers
) -> Iterator[int]:
    """Plays the games that are missing. Tells after each how many there are."""
    for sample in workers.do(ranking, range(len(journal.entries), games)):
        journal.add(sample)
        yield len(journal.entries)


# --- the fit ------------------------------------------------------------------------------


class Pairs(NamedTuple):
    """Pairs of options of the same decision, the better one first."""

    #: The differences of their written values and of their terms.
    written: Array
    terms: Array
    #: How much each pair counts: all those of a decision as much as those of another.
    counts: Array


class Fit(NamedTuple):
    """What was fitted, and how often the best option of the search is the best of the value."""

    weights: dict[str, int]
    before: Estimate
    after: Estimate


def fit(samples: list[Sample]) -> Fit:
    """The weights that rank alike, and what they are worth in games that were not fitted."""
    fitted = [sample for number, sample in enumerate(samples) if not held_out(number)]
    kept = [sample for number, sample in enumerate(samples) if held_out(number)]
    weights = rounded(fit_pairs(fitted))
    decisions = [decision for sample in kept for decision in sample.decisions]
    return Fit(weights, agreement("before", decisions, {}), agreement("after", decisions, weights))


def held_out(number: int) -> bool:
    """Whether a game is kept in order to see how good the fit is."""
    return number % HELD_OUT == HELD_OUT - 1


def rounded(weights: dict[str, float]) -> dict[str, int]:
    """Weights in thousandths, without those that are nothing."""
    found = {name: round(UNIT * weight) for name, weight in sorted(weights.items())}
    return {name: weight for name, weight in found.items() if weight != 0}


def fit_pairs(samples: list[Sample]) -> dict[str, float]:
    """The weights of all terms that differ between options."""
    decisions = [decision for sample in samples for decision in sample.decisions]
    names = sorted({name for options in decisions for one in options for name in one.terms})
    pairs = pairs_of(decisions, names)
    if not len(pairs.counts):
        return {}
    deviations = np.sqrt(np.average(pairs.terms**2, axis=0, weights=pairs.counts))
    differs = deviations > STILL
    scaled = pairs.terms[:, differs] / deviations[differs]
    spread = max(STILL, float(np.sqrt(np.average(pairs.written**2, weights=pairs.counts))))
    found = np.zeros(scaled.shape[1])
    for _ in range(ROUNDS):  # the better the value ranks, the more a difference of it tells
        lead = pairs.written + scaled @ found
        scale = min(SCALES, key=lambda each: loss(lead / each, pairs.counts))
        pull = PULL * (scale / spread) ** 2
        found = scale * newton(pairs.written / scale, scaled, pairs.counts, pull)
    found /= deviations[differs]
    kept = [name for name, differ in zip(names, differs, strict=True) if differ]
    return dict(zip(kept, found.tolist(), strict=True))


def pairs_of(decisions: list[list[Sibling]], names: list[str]) -> Pairs:
    """All pairs of options that the search tells apart."""
    written: list[float] = []
    terms: list[list[float]] = []
    counts: list[float] = []
    for options in decisions:
        told = [
            (better, worse)
            for better in options
            for worse in options
            if better.worth > worse.worth + SAME
        ]
        for better, worse in told:
            written.append(better.written - worse.written)
            terms.append([better.terms.get(n, 0.0) - worse.terms.get(n, 0.0) for n in names])
            counts.append(1 / len(told))
    return Pairs(
        np.array(written), np.array(terms).reshape(len(written), len(names)), np.array(counts)
    )


def loss(lead: Array, counts: Array) -> float:
    """How surprising it is that the better options are better, by how much they seem so."""
    return float(np.sum(counts * np.logaddexp(0.0, -lead)))


def newton(lead: Array, terms: Array, counts: Array, pull: float) -> Array:
    """The weights with the least loss and pull: a convex problem, so there is only one answer."""

    def cost(weights: Array) -> float:
        return loss(lead + terms @ weights, counts) + pull / 2 * float(weights @ weights)

    weights = np.zeros(terms.shape[1])
    for _ in range(STEPS):
        doubt = 1.0 / (1.0 + np.exp(np.clip(lead + terms @ weights, -50.0, 50.0)))
        slope = pull * weights - terms.T @ (counts * doubt)
        curve = terms.T @ (terms * (counts * doubt * (1.0 - doubt))[:, None])
        step = np.linalg.solve(curve + pull * np.eye(len(weights)), slope)
        while cost(weights - step) > cost(weights) and float(np.max(np.abs(step))) > STILL:
            step /= 2  # too far
        weights -= step
        if float(np.max(np.abs(step), initial=0.0)) <= STILL:
            break
    return weights


def agreement(name: str, decisions: list[list[Sibling]], weights: dict[str, int]) -> Estimate:
    """How often the best option by the corrected value is the best by the search."""
    agreed = 0
    for options in decisions:
        best = max(options, key=lambda one: one.worth)
        chosen = max(options, key=lambda one: corrected(one, weights))
        agreed += best.worth - chosen.worth <= SAME
    return wilson(name, agreed / max(1, len(decisions)), max(1, len(decisions)))


def corrected(option: Sibling, weights: dict[str, int]) -> float:
    """The value of an option with its correction."""
    added = sum(weight * option.terms.get(name, 0.0) for name, weight in weights.items())
    return option.written + added / UNIT

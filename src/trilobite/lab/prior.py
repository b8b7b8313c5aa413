"""What greedy bots usually answer, counted in their games.

Luce's model of choice: each answer to a kind of decision has a weight, and of those that are
offered it is taken with the chance that is its part of all their weights. Weights are found by
Hunter's algorithm (minorise, maximise), which needs nothing but counts. An answer that was seldom
offered has a weight near that of its verb, and one that was hardly ever offered is not named.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import log
from typing import Any, Final, NamedTuple

import msgspec

from trilobite.bots import make_bot
from trilobite.bots.prior import UNIT, Prior, answer_of
from trilobite.core.decision import Decision, Option
from trilobite.core.session import begin
from trilobite.lab.figures import Estimate, wilson
from trilobite.lab.journal import Journal
from trilobite.lab.rank import held_out
from trilobite.lab.run import game_with
from trilobite.lab.workers import Workers

#: How often an answer must have been offered to be named.
LEAST: Final = 10

#: How many choices its verb counts for in the weight of an answer.
PULL: Final = 5.0

#: Hundredths by which an answer must differ from its verb to be named.
SAME: Final = 10

#: Steps of the algorithm.
STEPS: Final = 60


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A decision: its options, and which of them was taken."""

    kind: str
    options: list[str]
    choice: int


class Watched(msgspec.Struct, frozen=True):
    """The decisions of one game."""

    asked: list[Asked]


class Watching(msgspec.Struct, frozen=True, kw_only=True):
    """What is watched: the games of a seed between greedy bots."""

    work: str = "prior"
    game: str
    options: dict[str, Any]
    seed: str
    rules: int
    data: str
    version: str

    @property
    def batch(self) -> int:
        return 1

    def do(self, number: int) -> Watched:
        """Plays a game and writes down what was answered."""
        game = game_with(self.game, self.options)
        seed = f"{self.seed} prior-{number}"
        bots = [
            make_bot("greedy", f"{seed} seat {seat}", repeatable=True) for seat in range(game.seats)
        ]
        asked: list[Asked] = []
        session = begin(game, seed, listen=False)
        while not session.over:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            choice = bots[seat].choose(session, seat)
            options = decision.options
            if len(options) > 1:
                texts = [text_of(option) for option in options]
                asked.append(Asked(decision.kind, texts, options.index(choice)))
            session.choose(choice, seat)
        return Watched(asked)

    def named(self, number: int) -> str:
        return f"game {number} (seed '{self.seed} prior-{number}')"


def text_of(option: Option) -> str:
    """An option as it stands in a file."""
    return " ".join(map(str, option))


def verb_of(text: str) -> str:
    """The verb of an answer."""
    return text.partition(" ")[0]


def watch(
    journal: Journal[Watched], watching: Watching, games: int, workers: Workers
) -> Iterator[int]:
    """Plays the games that are missing. Tells after each how many there are."""
    for watched in workers.do(watching, range(len(journal.entries), games)):
        journal.add(watched)
        yield len(journal.entries)


# --- the fit ------------------------------------------------------------------------------


class Usual(NamedTuple):
    """The likings of answers by kind, in hundredths, and how often the answer that is liked best
    is the one that was given in games that were not counted; a random one would be `before`."""

    likings: dict[str, dict[str, int]]
    before: Estimate
    after: Estimate


#: How often which of the options was taken.
Cases = Counter[tuple[tuple[str, ...], int]]


def usual(games: list[Watched]) -> Usual:
    """What is usual in all games; how well that foretells is seen with a part of them."""
    kept = [one for number, game in enumerate(games) if held_out(number) for one in game.asked]
    counted = [game for number, game in enumerate(games) if not held_out(number)]
    prior = Prior(likings_of(counted))
    agreed = sum(foretold(prior, one) == one.choice for one in kept)
    chance = sum(1 / len(one.options) for one in kept)
    cases = max(1, len(kept))
    return Usual(
        likings_of(games),
        wilson("before", chance / cases, cases),
        wilson("after", agreed / cases, cases),
    )


def foretold(prior: Prior, asked: Asked) -> int:
    """The option that is liked best, the first of equals."""
    options = [answer_of(text) for text in asked.options]
    leanings = prior.leanings(Decision(0, asked.kind, options, ""))
    return 0 if leanings is None else leanings.index(max(leanings))


def likings_of(games: list[Watched]) -> dict[str, dict[str, int]]:
    """How much answers are liked, by kind: the logarithms of their weights, the best has 0."""
    cases: dict[str, Cases] = defaultdict(Counter)
    for game in games:
        for one in game.asked:
            cases[one.kind][tuple(one.options), one.choice] += 1
    return {kind: likings(cases[kind]) for kind in sorted(cases)}


def likings(cases: Cases) -> dict[str, int]:
    """How much the answers to one kind of decision are liked."""
    verbs = weigh(cases, verb_of, lambda _: 1.0, 1.0)
    offered: Counter[str] = Counter()
    for (options, _), number in cases.items():
        for option in options:
            offered[option] += number

    def name_of(option: str) -> str:
        return option if offered[option] >= LEAST else verb_of(option)

    weights = verbs | weigh(cases, name_of, lambda name: verbs[verb_of(name)], PULL)
    most = max(weights.values())
    found = {name: round(UNIT * log(weight / most)) for name, weight in sorted(weights.items())}
    return {
        name: liking
        for name, liking in found.items()
        if name in verbs or abs(liking - found[verb_of(name)]) >= SAME
    }


def weigh(
    cases: Cases, name_of: Callable[[str], str], start: Callable[[str], float], pull: float
) -> dict[str, float]:
    """The weights of answers by name. `pull` choices speak for the weight they start with."""
    taken: Counter[str] = Counter()
    offers: list[tuple[list[str], int]] = []
    for (options, choice), number in cases.items():
        names = [name_of(option) for option in options]
        taken[names[choice]] += number
        offers.append((names, number))
    starts = {name: start(name) for names, _ in offers for name in names}
    weights = dict(starts)
    for _ in range(STEPS):
        chances = dict.fromkeys(weights, 0.0)
        for names, number in offers:
            part = number / sum(weights[name] for name in names)
            for name in names:
                chances[name] += part
        weights = {
            name: (taken[name] + pull) / (chances[name] + pull / starts[name]) for name in weights
        }
    return weights

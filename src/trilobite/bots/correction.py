"""What was learned on top of a written value: a weighted sum of what the seat has and may expect,
of what its best rival has, and of how late it is.

Weights are whole thousandths and are added up in one order, so that every machine comes to the same
value.
"""

from collections.abc import Callable
from typing import Any, Final

from trilobite.bots.evaluator import AnyEvaluator, constants_of
from trilobite.core.decision import Decision, Option
from trilobite.games.registry import part

#: What a weight is a part of.
UNIT: Final = 1000.0

#: What is weighed: holdings of the seat and of its best rival, and the clock. A weight is named
#: `own tokens`, `rival tokens` or `clock turns`.
OWN: Final = "own"
RIVAL: Final = "rival"
CLOCK: Final = "clock"

#: The aim that what rivals have counts for.
LEAD: Final = "lead"


class Terms:
    """What the value of a game's positions is made up of: the functions of `bots/NAME_aims.py`,
    which are told the position and the constants of the evaluator."""

    def __init__(
        self,
        aims: Callable[[Any, Any, int], dict[str, float]],
        holdings: Callable[[Any, Any, int], dict[str, float]],
        clock: Callable[[Any, Any], dict[str, float]],
    ) -> None:
        #: The value of a seat by aim.
        self.aims: Final = aims
        #: Those of its aims that do not depend on others.
        self.holdings: Final = holdings
        #: How late it is.
        self.clock: Final = clock


#: The terms of games, by name, as far as somebody has asked.
TERMS: Final[dict[str, Terms | None]] = {}


def terms_of(name: str) -> Terms | None:
    """The terms of a game, if somebody has written them down."""
    if name not in TERMS:
        module = f"trilobite.bots.{name}_aims"
        aims = part(module, "aims")
        if aims is None:
            TERMS[name] = None
        else:
            TERMS[name] = Terms(aims, part(module, "holdings"), part(module, "clock"))
    return TERMS[name]


class Corrected:
    """A written evaluator with what was learned on top of it."""

    def __init__(self, written: AnyEvaluator, terms: Terms, weights: dict[str, int]) -> None:
        self.written: Final = written
        self.weights: Final = weights
        self.constants: Final[Any] = constants_of(written)
        self.scale: Final = written.scale
        self._terms: Final = terms
        self._own: Final = weights_of(weights, OWN)
        self._rival: Final = weights_of(weights, RIVAL)
        self._clock: Final = weights_of(weights, CLOCK)

    def horizon(self, state: Any) -> int:
        return self.written.horizon(state)

    def moment(self, state: Any) -> int:
        return self.written.moment(state)

    def idle(self, decision: Decision, option: Option) -> bool:
        return self.written.idle(decision, option)

    def follows(self, decision: Decision) -> bool:
        return self.written.follows(decision)

    def habit(self, state: Any, decision: Decision) -> Option:
        return self.written.habit(state, decision)

    def value(self, state: Any, seat: int) -> float:
        """The written value of the seat, corrected."""
        values = self.written.values(state)
        rival = best_rival(values, seat)
        total = weighed(self._own, self._terms.holdings(state, self.constants, seat))
        if rival >= 0:
            total += weighed(self._rival, self._terms.holdings(state, self.constants, rival))
        return values[seat] + total + weighed(self._clock, self._terms.clock(state, self.constants))

    def values(self, state: Any) -> list[float]:
        """The same for every seat, in the same order."""
        values = self.written.values(state)
        held = [self._terms.holdings(state, self.constants, seat) for seat in range(len(values))]
        late = weighed(self._clock, self._terms.clock(state, self.constants))
        corrected: list[float] = []
        for seat, value in enumerate(values):
            rival = best_rival(values, seat)
            total = weighed(self._own, held[seat])
            if rival >= 0:
                total += weighed(self._rival, held[rival])
            corrected.append(value + total + late)
        return corrected

    def aims(self, state: Any, seat: int) -> dict[str, float]:
        """The aims with their corrections. What all seats share is nobody's aim."""
        found = self._terms.aims(state, self.constants, seat)
        held = self._terms.holdings(state, self.constants, seat)
        for name, weight in self._own:
            if name in held:
                found[name] = found.get(name, 0.0) + weight * held[name]
        rival = best_rival(self.written.values(state), seat)
        if rival >= 0:
            lead = weighed(self._rival, self._terms.holdings(state, self.constants, rival))
            found[LEAD] = found.get(LEAD, 0.0) + lead
        return found


def inputs(
    written: AnyEvaluator, terms: Terms, state: Any, seat: int
) -> tuple[float, dict[str, float]]:
    """The written value of a position for a seat, and all that can be weighed on top of it."""
    constants = constants_of(written)
    values = written.values(state)
    rival = best_rival(values, seat)
    found: dict[str, float] = {}
    for name, worth in terms.holdings(state, constants, seat).items():
        found[f"{OWN} {name}"] = worth
    if rival >= 0:
        for name, worth in terms.holdings(state, constants, rival).items():
            found[f"{RIVAL} {name}"] = worth
    for name, worth in terms.clock(state, constants).items():
        found[f"{CLOCK} {name}"] = worth
    return values[seat], found


def best_rival(values: list[float], seat: int) -> int:
    """The seat with the best value but for one, the first of equals; -1 if there is no other."""
    best = -1
    for other, value in enumerate(values):
        if other != seat and (best < 0 or value > values[best]):
            best = other
    return best


def weights_of(weights: dict[str, int], kind: str) -> list[tuple[str, float]]:
    """The weights of one kind by name, in the order in which they are added up."""
    found: list[tuple[str, float]] = []
    for full in sorted(weights):
        of, _, name = full.partition(" ")
        if of == kind:
            found.append((name, weights[full] / UNIT))
    return found


def weighed(weights: list[tuple[str, float]], terms: dict[str, float]) -> float:
    """The weighted sum of some terms."""
    total = 0.0
    for name, weight in weights:
        total += weight * terms.get(name, 0.0)
    return total

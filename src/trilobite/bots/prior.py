"""What is usually answered: by kind of decision, how much more often one answer is given than
another.

A search cannot try everything. Where it knows nothing yet it takes others, and itself in days to
come, to answer as greedy bots usually do. `trilobite train GAME prior` counts what they do;
`bots/weights/NAME-answers.json` is what it has found, and without it nothing is usual.
"""

from math import exp, log
from typing import Any, Final

from trilobite.bots.learned import answers_for
from trilobite.core.decision import Decision

#: What the numbers of a file are parts of.
UNIT: Final = 100.0

#: An answer leans no further than this, however seldom or often it is given.
FARTHEST: Final = 2.0


class Prior:
    """How often answers are given, relative to each other. `likings` are the logarithms, in
    hundredths, by kind of decision and answer: a verb with its numbers (`use 4 0`), or a verb for
    those of its answers that are not named."""

    def __init__(self, likings: dict[str, dict[str, int]]) -> None:
        # By option and by verb. (Compiled code would take options apart if it knew them.)
        self._weights: Final[dict[str, dict[Any, float]]] = {}
        for kind, answers in likings.items():
            found: dict[Any, float] = {}
            for text, liking in answers.items():
                found[answer_of(text)] = exp(liking / UNIT)
            self._weights[kind] = found

    def leanings(self, decision: Decision) -> list[float] | None:
        """The logarithm of how much more often each option is taken than the average one, within
        limits; None if nothing is known about such decisions."""
        known = self._weights.get(decision.kind)
        if known is None:
            return None
        options: list[Any] = decision.options
        weights: list[float] = []
        for option in options:
            weight = known.get(option)
            weights.append(known.get(option[0], 1.0) if weight is None else weight)
        mean = sum(weights) / len(weights)
        return [max(-FARTHEST, min(FARTHEST, log(weight / mean))) for weight in weights]


def answer_of(text: str) -> Any:
    """The option that a text names, or the verb."""
    words = text.split()
    return text if len(words) == 1 else (words[0], int(words[1]), int(words[2]))


#: What is usual in games, by name, as far as somebody has asked.
PRIORS: Final[dict[str, Prior | None]] = {}


def prior_for(name: str) -> Prior | None:
    """What is usual in a game, if it was learned."""
    if name not in PRIORS:
        answers = answers_for(name)
        PRIORS[name] = None if answers is None else Prior(answers)
    return PRIORS[name]

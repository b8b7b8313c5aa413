"""A bot that knows what is legal and nothing else."""

from random import Random
from typing import Final

from trilobite.core.decision import Decision, Option


class RandomBot:
    """Chooses each option with the same chance."""

    def __init__(self, seed: int | str) -> None:
        self._random: Final = Random(seed).random

    def choose(self, decision: Decision) -> Option:
        """One of the options."""
        return decision.options[int(self._random() * len(decision.options))]

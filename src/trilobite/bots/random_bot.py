"""A bot that knows what is legal and nothing else."""

from random import Random
from typing import Final

from trilobite.core.decision import Option
from trilobite.core.match import Match
from trilobite.core.session import Session


class RandomBot:
    """Chooses each option with the same chance."""

    def __init__(self, seed: int | str) -> None:
        self._random: Final = Random(seed).random

    def choose(self, session: Session | Match, seat: int) -> Option:
        """One of the options."""
        decision = session.decision_for(seat)
        assert decision is not None
        return decision.options[int(self._random() * len(decision.options))]

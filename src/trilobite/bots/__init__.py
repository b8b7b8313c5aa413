"""Bots: players that are programs."""

from collections.abc import Callable
from typing import Final, Protocol

from trilobite.bots.random_bot import RandomBot
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, decision: Decision) -> Option:
        """One of the options of a decision of its seat."""


#: Each kind of bot by the name that people type, and what makes one from a seed.
BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": RandomBot,
}


def make_bot(kind: str, seed: str) -> Bot:
    """A new bot of the named kind."""
    maker = BOTS.get(kind)
    if maker is None:
        raise OptionsError(f"there is no bot '{kind}'; there are {', '.join(BOTS)}")
    return maker(seed)

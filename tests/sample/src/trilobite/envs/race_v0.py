"""Race for learning programs."""

from typing import Any, Final

from tests.sample_game import GOAL, WEATHERS
from trilobite.core.words import Words
from trilobite.envs.aec import Environment
from trilobite.envs.schema import Counts, Field, Number, Numbers
from trilobite.envs.spec import Spec

LIMITS: Final = {"stake": [range(3)]}
KINDS: Final = ("stake", "turn", "sky")


def context(_words: Words) -> dict[str, Field]:
    """What a decision is about: the weathers that may be drawn."""
    return {"sky": Numbers(len(WEATHERS), len(WEATHERS))}


def view(_words: Words) -> dict[str, Field]:
    """The course."""
    return {
        "steps": Numbers(4, GOAL + 6),
        "rested": Numbers(4, 1),
        "sky": Counts(WEATHERS, 1),
        "turn": Number(3, low=-1),
    }


SPEC: Final = Spec("race", 0, LIMITS, KINDS, context, view)


def env(**options: Any) -> Environment:
    """The environment as it is."""
    return Environment(SPEC, **options)

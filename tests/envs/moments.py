"""Moments of random games of all kinds, for tests of the environments."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.genesis.configurations import configurations
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from tests.origins.configurations import configurations as origins_configurations
from tests.origins.rich import rich_state as rich_origins
from tests.origins.table import origins
from trilobite.core.session import Session, begin
from trilobite.envs.specs import spec_of
from trilobite.envs.table import Table


def set_ups(name: str) -> list[dict[str, Any]]:
    """Set-ups of all kinds."""
    if name == "genesis":
        return configurations()[::9]
    if name == "origins":
        return origins_configurations()[::2]
    lists: list[list[str]] = [
        ["short"],
        ["random-planet", "short"],
        ["inverted-displays", "short"],
        ["superheroes", "exaptation", "random-animals", "short"],
    ]
    found: list[dict[str, Any]] = [
        {"players": players, "variants": variants} for variants in lists for players in (2, 4)
    ]
    return [*found, {"players": 2, "variants": ["two-animals", "short"]}]


def moments(name: str, most: int = 150) -> Iterator[tuple[Table, Session]]:
    """Moments of random games of all kinds, and of games that are far on."""
    for number, options in enumerate(set_ups(name)):
        table = Table(spec_of(name), options, None)
        starts: list[Any] = [None]
        if name == "genesis":
            colours = ["red", "yellow", "green", "blue"][: max(2, options["players"])]
            starts.append(rich_state(genesis(**options, colours=colours), number))
        if name == "origins":
            starts.append(rich_origins(origins(**options), number))
        for start in starts:
            session = begin(table.game, number, start, listen=False)
            pick = Random(number)
            for _ in range(most):
                if session.over:
                    break
                yield table, session
                seat = session.deciders()[0]
                decision = session.decision_for(seat)
                assert decision is not None
                session.choose(pick.choice(decision.options), seat)

"""Heat crises and oxygen spikes: who is struck, in which order, how hard (D5, D6, H1d)."""

from collections.abc import Generator
from typing import Any, Final

from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.genesis.cards.types import COSMIC, GREEN
from trilobite.games.genesis.loss import atrophy
from trilobite.games.genesis.organism import (
    HEAT,
    OXYGEN,
    biont_count,
    chromosomes,
    home_row,
    shield,
)
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import NOBODY, Genesis, Organism


class Strike:
    """A heat crisis or an oxygen spike.

    `sparing` is the part of the extremity that cosmic organisms do not feel (AMB-13). Pollution
    strikes one row only and not the polluter.
    """

    def __init__(
        self, kind: int, extremity: int, sparing: int = 0, row: int = NOBODY, spared: int = NOBODY
    ) -> None:
        self.kind: Final = kind
        self.extremity: Final = extremity
        self.sparing: Final = sparing
        self.row: Final = row
        self.spared: Final = spared

    def damage(self, g: Genesis, o: Organism) -> int:
        """D5.1, D6.1. Atrophies the organism would suffer: extremity less shield.

        One whose last biont is on its way elsewhere is dead already (E1a.2, AMB-32).
        """
        extremity = self.extremity
        if biont_count(o) == 0:
            return 0
        if self.row != NOBODY and (o.place == self.spared or home_row(g, o) != self.row):
            return 0
        if self.sparing > 0 and home_row(g, o) == COSMIC:
            extremity -= self.sparing
        return extremity - shield(g, o, self.kind)


def strike(g: Genesis, blow: Strike) -> Flow:
    """D5, D6, AMB-15. In player order each organism suffers; owners order their own."""
    if blow.extremity <= 0:
        return
    struck: list[Organism] = []
    for player in g.turn_order:
        while True:
            victims = [
                o
                for o in g.organisms
                if o.owner == player and o not in struck and blow.damage(g, o) > 0
            ]
            if not victims:
                break
            clause = "D5.1" if blow.kind == HEAT else "D6.1"
            o = yield from next_organism(g, player, victims, clause)
            struck.append(o)
            yield from atrophy(g, o, blow.damage(g, o), oxygen=blow.kind == OXYGEN)


def next_organism(
    g: Genesis, player: int, organisms: list[Organism], clause: str
) -> Generator[Ask, Any, Organism]:
    """DEC-07. The owner chooses which of their organisms comes next."""
    if len(organisms) == 1:
        return organisms[0]
    menu = Menu(g.explain)
    for o in organisms:
        menu.offer(("organism", o.place, -1))
    choice: Option = yield decide(g, player, "next-organism", menu, clause)
    return g.organism(choice[1])


def pollution(g: Genesis, polluter: Organism) -> Flow:
    """H1d, AMB-75. An oxygen spike against all other organisms of the polluter's home row."""
    extremity = chromosomes(g, polluter, GREEN)
    if extremity > 0:
        g.tell("pollution", polluter.place, extremity)
        row = home_row(g, polluter)
        yield from strike(g, Strike(OXYGEN, extremity, row=row, spared=polluter.place))

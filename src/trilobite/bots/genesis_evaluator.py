"""How good a position of Bios: Genesis is, in victory points.

The strategy behind the numbers:

- Points on the table count in full, but only as far as they are likely to last: the next Darwin
  rolls are computed from the error shield and the re-rolls, and the blows still in the event
  decks (heat, oxygen, ultraviolet, cancer, drought) are set against the shields.
- A biont on a refugium is worth the bacterium it may become, times the chance that it does. That
  makes bots organise manna before they jump, and cover death dice with enzymes.
- A living organism earns: red chromosomes make catalysts, bionts turn catalysts into cubes.
- The big points are macroorganisms. Every cube that brings a bacterium nearer to the system
  chromosomes of some card in the stack is worth a part of that card.
- Catalysts are worth something while there are turns to spend them in, the first of each colour
  more than the next.
- Alone and together the goal counts most: see `genesis_goals`.
"""

from typing import Final

from trilobite.bots.genesis_goals import cooperative_goals, solitaire_goals
from trilobite.bots.genesis_prospects import TIE_BREAK, Constants, Moment, prospects
from trilobite.core.decision import Decision, Option
from trilobite.games.genesis.scoring import score, totals
from trilobite.games.genesis.state import GOING_ON, NPC, PURCHASE_PHASE, Genesis

#: Decisions in which one option ends the turn and changes nothing else.
TURNS: Final = frozenset(
    ("assign", "purchase", "second-purchase", "parasite-purchase", "after-sex", "darwinian-life")
)
IDLE: Final = frozenset(("done", "pass", "decline"))

#: The phases of a turn.
WHOLE_TURN: Final = PURCHASE_PHASE + 1


class GenesisEvaluator:
    """Values positions of Bios: Genesis."""

    scale: Final = 9.0

    def __init__(self, constants: Constants | None = None) -> None:
        self.constants: Final = constants or Constants()

    def horizon(self, g: Genesis) -> int:
        """The rest of the phase and the next one: beyond them dice, and what rivals do, say more
        than choices. Together it is a whole turn."""
        return WHOLE_TURN if g.setup.cooperative else 2

    def moment(self, g: Genesis) -> int:
        """A phase."""
        return (PURCHASE_PHASE + 1) * g.turn + g.phase

    def idle(self, decision: Decision, option: Option) -> bool:
        """To stop assigning or purchasing, or to leave a refugium as it is."""
        return option[0] in IDLE and decision.kind in TURNS

    def follows(self, decision: Decision) -> bool:
        """A step of Genesis is complete in itself."""
        return False

    def habit(self, g: Genesis, decision: Decision) -> Option:
        """Errors are rolled again, other dice kept; parasites get one biont; otherwise the first
        option, which never is to give up a biont before a cube."""
        options = decision.options
        if decision.kind == "specificity":
            for face in (6, 5):
                if ("reroll-die", face, -1) in options and (face == 6 or not g.setup.macro):
                    return ("reroll-die", face, -1)
            return options[-1]
        if decision.kind == "parasite-biont" and options[-1][0] == "enough":
            return options[-1]
        return options[0]

    def value(self, g: Genesis, seat: int) -> float:
        """The prospects of the seat, and what the rules of the mode make of them; alone and
        together those of everybody, for they win or lose as one."""
        c = self.constants
        at = Moment(g, c)
        humans = [player for player in g.in_game() if player < NPC]
        if g.setup.solitaire or g.setup.cooperative:
            shared = sum(prospects(g, c, player, at) for player in humans)
            if g.setup.solitaire:
                return shared + solitaire_goals(g, c, humans)
            return shared + cooperative_goals(g, c, humans, at)
        points = standings(g, humans, at)
        mine = next(player for player in humans if g.seat(player) == seat)
        return competitive(g, c, mine, points, humans.index(mine), at)

    def values(self, g: Genesis) -> list[float]:
        """The same for every seat."""
        if g.setup.solitaire or g.setup.cooperative:
            return [self.value(g, 0)] * g.setup.players
        c = self.constants
        at = Moment(g, c)
        humans = [player for player in g.in_game() if player < NPC]
        points = standings(g, humans, at)
        worth = [0.0] * g.setup.players
        for number, player in enumerate(humans):
            worth[g.seat(player)] = competitive(g, c, player, points, number, at)
        return worth


def standings(g: Genesis, players: list[int], at: Moment) -> list[float]:
    """I1, I2. The points of players now, and what breaks ties."""
    points = totals(g, at.chromosomes)
    return [points[player] + TIE_BREAK * sum(g.player(player).pool) for player in players]


def competitive(
    g: Genesis, c: Constants, player: int, points: list[float], number: int, at: Moment
) -> float:
    """The prospects of a player; the best of the others hurts. Points are those of all players,
    among whom they have a number."""
    best = max(points[:number] + points[number + 1 :])
    if g.end != GOING_ON:
        return points[number] - best + (c.victory if points[number] > best else 0.0)
    own = prospects(g, c, player, at)
    if g.armageddon:
        own += c.victory if points[number] > best else 0.0
        own -= score(g, player).medea
    return own - c.rivalry * best


EVALUATOR: Final = GenesisEvaluator()

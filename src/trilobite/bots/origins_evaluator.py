"""How good a position of Bios: Origins is, in victory points.

The strategy behind the numbers:

- Only the best of the three scores wins. Each is looked at with what it may still become: what the
  rows of the ruling class can raise until the end, what Ideas with own Elders on them will bring,
  the tokens of the Comet to come, and the card that is being auctioned. The best outlook counts
  most, the others less and less as the Epochs go by, so that a bot specialises in time and in what
  its cards are good for; that culture starts two points ahead is at first left out of account. A
  score that the philosophy strikes out is nearly lost.
- Pawns that think (free will and Elders) are what everything is paid with; the first ones matter
  most. Those in vocabulary are on their way.
- Migrants are cities to come, if they stand beside a resource. Crowded hexes starve, Dissidents
  paralyse, and towns beyond one's immunology, footprint and energy wait for a disaster.
- All of this is compared with the best of the others and with their average, so that time as such
  is worth nothing: who has built more wants it to last, who has less does not. Yet the game goes
  on: a challenge is a chance, and with the rounds every bot becomes impatient.
- Alone and together every score must reach the goal, and nothing beyond it counts: see
  `origins_goals`.
"""

from statistics import fmean
from typing import Final

from trilobite.bots.origins_goals import nearness, shared_outlook
from trilobite.bots.origins_prospects import (
    Constants,
    Moment,
    add,
    has_site,
    heureka_gains,
    outlook,
    plain_outlook,
    prospects_of,
    ranked,
    readiness,
    row_gains,
    standing,
)
from trilobite.core.decision import Decision, Option
from trilobite.games.origins.board import is_fed
from trilobite.games.origins.scoring import achievement, result
from trilobite.games.origins.state import NOBODY, NOTHING, Origins, Player

#: To win, or to reach a goal, when the game is over.
VICTORY: Final = 30.0

#: Answers that leave the position as it is.
IDLE: Final = frozenset(("skip", "done", "stay", "decline"))


class OriginsEvaluator:
    """Values positions of Bios: Origins."""

    scale: Final = 5.0

    def __init__(self, constants: Constants | None = None) -> None:
        self.constants: Final = constants or Constants()

    def horizon(self, g: Origins) -> int:
        """Two rounds: what an action was good for shows late."""
        return 2 * g.setup.players

    def moment(self, g: Origins) -> int:
        """A turn of one player."""
        return len(g.index) * g.round + g.turn

    def idle(self, decision: Decision, option: Option) -> bool:
        """To pass over a row or phase, or to stop."""
        return option[0] in IDLE and decision.kind != "spread-to"

    def follows(self, decision: Decision) -> bool:
        """All that a row or a challenge sets off belongs to it."""
        return decision.kind not in ("row", "challenge")

    def habit(self, g: Origins, decision: Decision) -> Option:
        """What is likely to be the best of it; the first of equals."""
        colour = decision.context.get("colour", NOBODY)
        if colour == NOBODY:
            return decision.options[0]
        liking = Liking(g, self.constants, g.player(int(colour)), decision)
        best = decision.options[0]
        most = liking.of(best)
        for option in decision.options[1:]:
            liked = liking.of(option)
            if liked > most:
                best = option
                most = liked
        return best

    def value(self, g: Origins, seat: int) -> float:
        """The prospects of the seat against those of its rivals, or of all together."""
        return self.values(g)[seat]

    def values(self, g: Origins) -> list[float]:
        """The prospects of every seat; those of its rivals have to be known for any of them."""
        if not g.players:
            return [0.0] * g.setup.players
        if g.over:
            return final(g)
        c = self.constants
        at = Moment(g, c)
        if at.together:
            shared = shared_outlook(g, c, at)
            return [standing(g, c, one, at) + shared for one in g.players]
        prospects = prospects_of(g, c, at)
        return [against_rivals(c, prospects, seat) + at.tempo for seat in range(len(prospects))]


def against_rivals(c: Constants, prospects: list[float], seat: int) -> float:
    """The prospects of a seat, less those of its rivals."""
    return prospects[seat] - rivals_worth(c, prospects, seat)


def rivals_worth(c: Constants, prospects: list[float], seat: int) -> float:
    """How much the prospects of its rivals count against a seat."""
    rivals = prospects[:seat] + prospects[seat + 1 :]
    return c.best_rival * max(rivals) + (1 - c.best_rival) * fmean(rivals)


def final(g: Origins) -> list[float]:
    """I0a.1, C7i. For every seat: victory is what counts, and after it the distance to it."""
    outcome = result(g)
    assert outcome is not None
    scores = outcome.scores
    if g.setup.solitaire or g.setup.cooperative:
        return [VICTORY if achievement(g) else -VICTORY] * len(scores)
    worth = []
    for seat, points in enumerate(scores):
        best = max(scores[:seat] + scores[seat + 1 :])
        worth.append((VICTORY if seat in outcome.winners else -VICTORY) + points - best)
    return worth


# --- what to do without thought -----------------------------------------------------------

#: How much answers are liked that need no look at the position: figures come from the supply,
#: Dissidents go to the crown, cities are kept, and whoever can do something does it.
LIKING: Final = {
    "new": 0.5,
    "new-from-city": 0.6,
    "keep": 0.5,
    "build": 0.5,
    "resist-crown": 0.5,
    "target-city": 0.5,
    "missile-city": 0.5,
    "lose-city": -2.0,
    "emissary": 0.2,
    "decline": -0.5,
    "diaspora": -1.0,
    "done": -0.1,
    "refuse": -0.5,
}


class Liking:
    """How much a player likes the answers to a decision that follows from another."""

    def __init__(self, g: Origins, c: Constants, player: Player, decision: Decision) -> None:
        self._g: Final = g
        self._c: Final = c
        self._player: Final = player
        self._invent: Final = decision.kind == "invent"
        self._at: Moment | None = None
        #: The scores with what may still come, as they are, and what they are worth.
        self._hopes: list[float] = []
        self._hoped: float = 0.0
        #: The same scores of those who win or lose with the player.
        self._partners: list[list[float]] | None = None

    def of(self, option: Option) -> float:
        """How much an answer is liked."""
        verb, a, _ = option
        if verb in ("to", "to-with-leave"):
            return is_fed(self._g, self._player, a) + 0.5 * has_site(self._g, self._player, a)
        if verb in LIKING:
            return LIKING[verb]
        if verb == "idea":
            return self._having(a) if self._invent else self._idea(a, 1)
        if verb == "elder":
            return self._idea(a, -1)
        if verb == "class":
            return self._class(a)
        if verb == "philosophy":
            return self._philosophy(a)
        if verb == "track":
            return self._track(a)
        if verb == "bid":
            return 1.0 - 0.1 * a
        if verb == "lose-migrant":
            return 0.5 - has_site(self._g, self._player, a)
        if verb == "hex":
            owner = self._g.cities[a]
            return 0.0 if owner == NOBODY else 1.0 if owner != self._player.colour else -1.0
        return 0.0

    def _moment(self) -> Moment:
        if self._at is None:
            self._at = Moment(self._g, self._c)
        return self._at

    def _weigh(self) -> None:
        """Looks at the scores, once."""
        if not self._hopes:
            at = self._moment()
            self._hopes = outlook(self._g, self._c, self._player, at)
            self._hoped = self._worth(self._hopes)

    def _worth(self, hopes: list[float], philosophy: int = NOTHING) -> float:
        """What such scores are worth, with the cube where it is or elsewhere."""
        at = self._moment()
        if not at.together:
            return ranked(self._g, self._c, hopes, at, philosophy)
        if self._partners is None:
            self._partners = [
                outlook(self._g, self._c, one, at)
                for one in self._g.players
                if one.colour != self._player.colour
            ]
        return sum(nearness(self._g, at, [hopes, *self._partners], philosophy))

    def _idea(self, idea: int, more: int) -> float:
        """What one more Elder on an Idea, or one less, does to the scores."""
        g, c = self._g, self._c
        if idea not in g.display:
            return self._heureka(idea, c.ready)
        slot = g.display.index(idea)
        own = g.elders[slot][self._player.colour]
        change = readiness(g, c, slot, own + more, more) - readiness(g, c, slot, own, 0)
        return self._heureka(idea, change)

    def _having(self, idea: int) -> float:
        """G2.1. What it does to the scores to take an Idea now."""
        slot = self._g.display.index(idea)
        own = self._g.elders[slot][self._player.colour]
        return self._heureka(idea, 1.0 - readiness(self._g, self._c, slot, own, 0))

    def _heureka(self, idea: int, part: float) -> float:
        """What a part of a Heureka does to the scores."""
        self._weigh()
        changed = self._hopes[:]
        heureka = self._g.cards.ideas[idea].heureka
        add(changed, heureka_gains(self._g, self._c, self._player, heureka), part)
        return self._worth(changed) - self._hoped

    def _class(self, column: int) -> float:
        """What the scores would be with the rows of a class, and with the card that is placed."""
        g, c, player, at = self._g, self._c, self._player, self._moment()
        hopes = outlook(g, c, player, at, column)
        if g.card != NOTHING and column in g.cards.challenges[g.card].disciplines:
            row = g.cards.challenges[g.card].rows[column]
            add(hopes, row_gains(g, c, player, row, c.use * at.turns), c.later)
        return self._worth(hopes) + 0.1 * (column == player.ruling)

    def _philosophy(self, space: int) -> float:
        """What the scores would be worth if the cube went to a space."""
        self._weigh()
        kindred = self._g.cards.philosophy[space].bonus == self._player.ruling
        there = self._worth(self._hopes, space)
        return there - self._hoped + self._c.kindred * kindred

    def _track(self, track: int) -> float:
        """What a step on a track brings."""
        g, player = self._g, self._player
        levels = g.cards.tracks[track].levels
        step = player.steps[track]
        rise = levels[step + 1] - levels[step] if step + 1 < len(levels) else 0
        hopes = plain_outlook(g, self._c, player, self._moment())
        return rise * (1.0 + 0.1 * hopes[g.cards.tracks[track].score])


EVALUATOR: Final = OriginsEvaluator()

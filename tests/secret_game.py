"""Envelope: a game with a secret for each seat, to see that servers keep it.

V1. Every seat is dealt a card that nobody else sees, and one that nobody sees stays in the box.
V2. All keep or swap at once; who swaps gets the card from the box (seat 0 before seat 1).
V3. Seat 0 says whether its card is higher; then the cards are shown.
"""

from pathlib import Path
from typing import Any, Final

from trilobite.core.chance import Chance
from trilobite.core.decision import Ballot, Decision, Event, Flow, Option
from trilobite.core.facts import Chronicle, Facts, Name, Phrase, Several
from trilobite.core.game import Game, Result
from trilobite.core.state import State
from trilobite.core.words import Words
from trilobite.games.box import FULL, Box, Kind

CARDS: Final = [f"card-{name}" for name in "abcdefgh"]
VOTES: Final[list[Option]] = [("keep", -1, -1), ("swap", -1, -1)]
GUESSES: Final[list[Option]] = [("higher", -1, -1), ("lower", -1, -1)]


class Hands(State):
    """Who holds what."""

    def __init__(self, cards: list[int], box: int) -> None:
        super().__init__()
        self.cards = cards
        self.box = box
        self.step = 0
        self.guess = ""

    def copy(self) -> "Hands":
        other = Hands(self.cards[:], self.box)
        other.step = self.step
        other.guess = self.guess
        return other


def swap(g: Hands) -> Flow:
    """V2. All decide at once."""
    votes: list[Option] = yield Ballot(
        [Decision(seat, "swap", VOTES, "V2", {"card": g.cards[seat]}) for seat in (0, 1)]
    )
    for seat in (0, 1):
        if votes[seat][0] == "swap":
            g.cards[seat], g.box = g.box, g.cards[seat]
            g.tell("swapped", seat)
    g.step = 1


def guess(g: Hands) -> Flow:
    """V3. Seat 0 guesses."""
    choice: Option = yield Decision(0, "guess", GUESSES, "V3", {"card": g.cards[0]})
    g.guess = choice[0]
    g.step = 2
    g.tell("shown", g.cards[0], g.cards[1])


class Count(Chronicle):
    """Counts the events, to see that it is asked for all of them in their order."""

    def __init__(self) -> None:
        self.number = 0

    def facts(self, event: Event) -> Facts:
        self.number += 1
        return {"number": self.number}


class Envelope(Game[Hands]):
    """What the house needs to know of the game."""

    def __init__(self) -> None:
        self.name = "envelope"
        self.rules_version = 1
        self.data_hash = "none"
        self.options = {}
        self.seats = 2
        self.secrets = True
        self.words = Words(
            domains={"card": CARDS, "seat": ["seat-0", "seat-1"]},
            options={"keep": (), "swap": (), "higher": (), "lower": ()},
            events={"swapped": ("seat",), "shown": ("card", "card")},
            contexts={"card": "card"},
        )

    def setup(self, chance: Chance) -> Hands:
        left = list(range(len(CARDS)))
        dealt: list[int] = []
        for _ in range(3):
            dealt.append(chance.draw("card", left))
            left.remove(dealt[-1])
        return Hands(dealt[:2], dealt[2])

    def next_step(self, state: Hands) -> Flow | None:
        return None if state.step == 2 else guess(state) if state.step else swap(state)

    def result(self, state: Hands) -> Result | None:
        if state.step < 2:
            return None
        right = (state.cards[0] > state.cards[1]) == (state.guess == "higher")
        return Result("guessed", [int(right), int(not right)], [0] if right else [1])

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        return {
            "step": state.step,
            "cards": [
                CARDS[card] if owner == seat or state.step == 2 else None
                for owner, card in enumerate(state.cards)
            ],
        }

    def position(self, state: Hands) -> dict[str, Any]:
        return {"cards": state.cards[:], "box": state.box, "step": state.step}

    def from_position(self, position: dict[str, Any]) -> Hands:
        state = Hands(position["cards"], position["box"])
        state.step = position["step"]
        return state

    def reshuffled(self, state: Hands, seat: int | None, chance: Chance) -> Hands:
        other = state.copy()
        if state.step < 2:
            left = [card for card in range(len(CARDS)) if seat is None or card != state.cards[seat]]
            for owner in (0, 1):
                if owner != seat:
                    other.cards[owner] = chance.draw("card", left)
                    left.remove(other.cards[owner])
            other.box = chance.draw("card", left)
        return other

    def facts(self, state: Hands, decision: Decision, option: Option | None = None) -> Facts:
        own = Name("card", CARDS[state.cards[decision.seat]])
        if option is None:
            return {"step": state.step, "own": own}
        return {"a": Phrase("with-card", {"card": own}), "both": Several([own, "x"], " + ")}

    def chronicle(self, start: Hands | None) -> Chronicle:
        return Count()

    def check_components(self, state: Hands) -> None:
        assert len({*state.cards, state.box}) == 3

    def check_invariants(self, state: Hands) -> None:
        self.check_components(state)


class EnvelopeBox(Box):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "envelope"
        self.title = "Envelope"
        self.players = [2]
        self.rulesets = []
        self.modes = []
        self.variants = []
        self.kinds = [Kind(FULL, {})]
        self.roles = []
        self.roles_option = ""
        self.follows = []

    def make(self, options: dict[str, Any], pack: Path | None = None) -> Envelope:
        return Envelope()

    def cards(self, pack: Path | None = None) -> dict[str, Any]:
        return {"cards": {}, "names": {}}


BOX: Final = EnvelopeBox()

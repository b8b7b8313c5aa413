"""Bios: Origins as a game of the house."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from trilobite.core.chance import Chance, shuffle
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Several
from trilobite.core.game import Game, Goal, Result
from trilobite.core.observation import Observation
from trilobite.core.preview import Mistake, Preview, Tried, Tries
from trilobite.games.origins import turn
from trilobite.games.origins.cards.types import DISCIPLINE_NAMES, DISCIPLINES, Cards
from trilobite.games.origins.facts import OriginsChronicle, colour_fact, facts
from trilobite.games.origins.handover import export
from trilobite.games.origins.invariants import check, check_components
from trilobite.games.origins.mistakes import MISTAKES
from trilobite.games.origins.observation import OriginsObservation
from trilobite.games.origins.odds import odds
from trilobite.games.origins.position.file import PositionFile
from trilobite.games.origins.position.reader import load
from trilobite.games.origins.position.writer import dump
from trilobite.games.origins.preview import foresee
from trilobite.games.origins.scoring import breakdown, goals, points, result, score
from trilobite.games.origins.setup import set_up
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.state import STAGE_NAMES, Origins
from trilobite.games.origins.view import view
from trilobite.games.origins.vocabulary import vocabulary
from trilobite.games.origins.world_options import PRINTED

#: While cratons are laid nobody wins or loses anything yet, and each try would make a whole map.
LAYING_CRATONS: Final = frozenset({"craton", "craton-to", "craton-turn"})


class OriginsGame(Game[Origins]):
    """One set-up of Bios: Origins: components, players and variants."""

    def __init__(self, cards: Cards, setup: Setup) -> None:
        self.name = "origins"
        self.rules_version = 2
        self.data_hash = cards.hash if setup.world.kind == PRINTED else cards.craton_hash
        self.options = setup.plain()
        self.seats = setup.players
        self.words = vocabulary(cards, setup)
        self.passing = (("bid", "pass"),)  # E2a.3
        self.cards: Final = cards
        self.set_up: Final = setup

    def player(self, state: Origins, seat: int) -> str:
        own = [player.colour for player in state.players if player.seat == seat]
        return " + ".join(self.words.name("colour", colour) for colour in own)

    def phase(self, state: Origins) -> str:
        return STAGE_NAMES[state.stage]

    def observation(self) -> Observation[Origins]:
        return OriginsObservation(self.words)

    def position_shape(self) -> type[msgspec.Struct]:
        return PositionFile

    def setup(self, chance: Chance) -> Origins:
        return set_up(self.cards, self.set_up, chance)

    def next_step(self, state: Origins) -> Flow | None:
        return turn.next_step(state)

    def result(self, state: Origins) -> Result | None:
        return result(state)

    def view(self, state: Origins, seat: int | None) -> Mapping[str, Any]:
        return view(state, self.words)

    def position(self, state: Origins) -> dict[str, Any]:
        return dump(state, self.words)

    def from_position(self, position: dict[str, Any]) -> Origins:
        return load(position, self.cards, self.set_up, self.words)

    def reshuffled(self, state: Origins, seat: int | None, chance: Chance) -> Origins:
        """C2g, C2h, G:Tradition.2. Decks have no order until a card is drawn; what cannot be known
        is how the rest happens to be listed. The tradition deck keeps its top."""
        other = state.copy()
        for pile in other.unseen + other.ideas:
            shuffle(pile, chance)
        top = other.tradition[-1:]
        below = other.tradition[:-1]
        shuffle(below, chance)
        other.tradition = below + top
        return other

    def facts(self, state: Origins, decision: Decision, option: Option | None = None) -> Facts:
        return facts(state, decision, option)

    def chronicle(self, start: Origins | None) -> Chronicle:
        world = self.cards.archipelago if self.set_up.own_map else self.cards.earth
        return OriginsChronicle(self.cards, world)

    def odds(self, state: Origins, decision: Decision | None) -> dict[str, Any]:
        return dict(odds(state, self.words))

    def breakdown(self, state: Origins) -> list[dict[str, int]]:
        return breakdown(state)

    def worth(self, state: Origins) -> list[dict[str, int]]:
        """I1, I2, I3. The three scores, of which the best counts."""
        return [
            {DISCIPLINE_NAMES[one]: score(state, player, one) for one in DISCIPLINES}
            for player in state.players
        ] or [{} for _ in range(self.seats)]

    def called(self, state: Origins, seat: int) -> Fact:
        own = [colour_fact(player.colour) for player in state.players if player.seat == seat]
        return Several(own, " + ")

    def preview(
        self, state: Origins, decision: Decision, option: Option, tries: Tries[Origins]
    ) -> Preview:
        if decision.kind in LAYING_CRATONS:
            return Preview(option)
        return super().preview(state, decision, option, tries)

    def foresee(
        self, preview: Preview, state: Origins, decision: Decision, ways: list[Tried[Origins]]
    ) -> None:
        foresee(preview, state, decision, ways)

    def mistakes(self) -> dict[str, Mistake[Origins]]:
        return MISTAKES

    def points(self, state: Origins) -> list[int]:
        return points(state)

    def goals(self, state: Origins) -> list[Goal]:
        return goals(state)

    def handover(self, state: Origins) -> dict[str, Any] | None:
        return export(state) if state.over else None

    def check_components(self, state: Origins) -> None:
        check_components(state)

    def check_invariants(self, state: Origins) -> None:
        check(state)

"""Dominant Species: Marine as a game of the house."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from trilobite.core.chance import Chance, shuffle
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Several
from trilobite.core.game import Game, Result
from trilobite.core.observation import Observation
from trilobite.core.preview import Mistake, Preview, Tried
from trilobite.games.marine import turn
from trilobite.games.marine.cards.types import Cards
from trilobite.games.marine.facts import MarineChronicle, animal_name, facts
from trilobite.games.marine.invariants import check, check_components
from trilobite.games.marine.mistakes import MISTAKES
from trilobite.games.marine.observation import MarineObservation
from trilobite.games.marine.overlays import overlays
from trilobite.games.marine.position.file import PositionFile
from trilobite.games.marine.position.reader import load
from trilobite.games.marine.position.writer import dump
from trilobite.games.marine.preview import PARTS, foresee
from trilobite.games.marine.scoring import breakdown, points, result
from trilobite.games.marine.setup import set_up
from trilobite.games.marine.setup_options import Setup
from trilobite.games.marine.state import Marine
from trilobite.games.marine.view import view
from trilobite.games.marine.vocabulary import vocabulary


class MarineGame(Game[Marine]):
    """One set-up of Dominant Species: Marine: components, players and variants."""

    def __init__(self, cards: Cards, setup: Setup) -> None:
        self.name = "marine"
        self.rules_version = 2
        self.data_hash = cards.hash
        self.options = setup.plain()
        self.seats = setup.players
        self.words = vocabulary(cards)
        self.parts = PARTS
        self.secrets = True  # MAR-2.10.3
        self.cards: Final = cards
        self.set_up: Final = setup

    def player(self, state: Marine, seat: int) -> str:
        own = [animal.number for animal in state.animals if animal.seat == seat]
        return " + ".join(self.words.name("animal", animal) for animal in own)

    def observation(self) -> Observation[Marine]:
        return MarineObservation(self.words)

    def position_shape(self) -> type[msgspec.Struct]:
        return PositionFile

    def setup(self, chance: Chance) -> Marine:
        return set_up(self.cards, self.set_up, chance)

    def next_step(self, state: Marine) -> Flow | None:
        return turn.next_step(state)

    def result(self, state: Marine) -> Result | None:
        return result(state)

    def view(self, state: Marine, seat: int | None) -> Mapping[str, Any]:
        return view(state, seat)

    def hides(self, state: Marine) -> bool:
        return any(animal.dealt for animal in state.animals)  # MAR-2.10.3

    def position(self, state: Marine) -> dict[str, Any]:
        return dump(state, self.words)

    def from_position(self, position: dict[str, Any]) -> Marine:
        return load(position, self.cards, self.set_up, self.words)

    def reshuffled(self, state: Marine, seat: int | None, chance: Chance) -> Marine:
        """MAR-2.10. Decks, stacks and bags have no order until something is drawn; what cannot be
        known is how the rest happens to be listed, and the traits dealt to others."""
        other = state.copy()
        others = [animal for animal in other.animals if animal.seat != seat]
        for animal in others:
            other.trait_box += animal.dealt
        for pile in (other.unseen_cards, other.trait_box):
            shuffle(pile, chance)
        for animal in others:
            number = len(animal.dealt)
            animal.dealt = []
            for _ in range(number):
                trait = other.trait_box[chance.draw("number", list(range(len(other.trait_box))))]
                other.trait_box.remove(trait)
                animal.dealt.append(trait)
        return other

    def facts(self, state: Marine, decision: Decision, option: Option | None = None) -> Facts:
        return facts(state, decision, option)

    def chronicle(self, start: Marine | None) -> Chronicle:
        return MarineChronicle(self.cards, start)

    def odds(self, state: Marine, decision: Decision | None) -> Mapping[str, Any]:
        return overlays(state)

    def breakdown(self, state: Marine) -> list[dict[str, int]]:
        return breakdown(state)

    def called(self, state: Marine, seat: int) -> Fact:
        own = [animal_name(one.number) for one in state.animals if one.seat == seat]
        return Several(own, " + ")

    def foresee(
        self, preview: Preview, state: Marine, decision: Decision, ways: list[Tried[Marine]]
    ) -> None:
        foresee(preview, state, decision, ways)

    def mistakes(self) -> dict[str, Mistake[Marine]]:
        return MISTAKES

    def points(self, state: Marine) -> list[int]:
        return points(state)

    def check_components(self, state: Marine) -> None:
        check_components(state)

    def check_invariants(self, state: Marine) -> None:
        check(state)

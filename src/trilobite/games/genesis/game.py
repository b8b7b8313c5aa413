"""Bios: Genesis as a game of the house."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from trilobite.core.chance import Chance, shuffle
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Name, Several
from trilobite.core.game import Game, Goal, Result
from trilobite.core.observation import Observation
from trilobite.core.preview import Mistake, Preview, Tried
from trilobite.games.genesis import turn
from trilobite.games.genesis.cards.types import Cards
from trilobite.games.genesis.facts import GenesisChronicle, decision_facts, option_facts
from trilobite.games.genesis.handover import export
from trilobite.games.genesis.invariants import check, check_components
from trilobite.games.genesis.mistakes import MISTAKES
from trilobite.games.genesis.observation import GenesisObservation
from trilobite.games.genesis.odds_view import odds_view
from trilobite.games.genesis.position.file import PositionFile
from trilobite.games.genesis.position.reader import load
from trilobite.games.genesis.position.writer import dump
from trilobite.games.genesis.preview import PARTS, foresee
from trilobite.games.genesis.scoring import breakdown, goals, points, result
from trilobite.games.genesis.setup import set_up
from trilobite.games.genesis.setup_options import Setup
from trilobite.games.genesis.state import NPC, PHASE_NAMES, Genesis
from trilobite.games.genesis.view import view
from trilobite.games.genesis.vocabulary import PLAYER_NAMES, vocabulary


class GenesisGame(Game[Genesis]):
    """One set-up of Bios: Genesis: cards, ruleset, mode and variants."""

    def __init__(self, cards: Cards, setup: Setup) -> None:
        self.name = "genesis"
        self.rules_version = 2
        self.data_hash = cards.hash
        self.options = setup.plain()
        self.seats = setup.players
        self.words = vocabulary(cards)
        self.parts = PARTS
        self.cards: Final = cards
        self.set_up: Final = setup

    def named(self, state: Genesis) -> Game[Genesis]:
        """The same game with the colours that were drawn, as a position file names them."""
        humans = [player for player in state.players if player is not None and player.number < NPC]
        humans.sort(key=lambda player: player.seat)
        setup = self.set_up
        colours = setup.colours or [player.colour for player in humans]
        return GenesisGame(
            self.cards,
            Setup(setup.ruleset, setup.mode, setup.players, setup.variants, colours),
        )

    def player(self, state: Genesis, seat: int) -> str:
        own = [player for player in state.in_game() if state.seat(player) == seat]
        return " + ".join(self.words.name("player", player) for player in own)

    def phase(self, state: Genesis) -> str:
        return PHASE_NAMES[state.phase]

    def observation(self) -> Observation[Genesis]:
        return GenesisObservation(self.words)

    def position_shape(self) -> type[msgspec.Struct]:
        return PositionFile

    def setup(self, chance: Chance) -> Genesis:
        return set_up(self.cards, self.set_up, chance)

    def next_step(self, state: Genesis) -> Flow | None:
        return turn.next_step(state)

    def result(self, state: Genesis) -> Result | None:
        return result(state)

    def view(self, state: Genesis, seat: int | None) -> Mapping[str, Any]:
        return view(state, self.words)

    def position(self, state: Genesis) -> dict[str, Any]:
        return dump(state, self.words)

    def from_position(self, position: dict[str, Any]) -> Genesis:
        return load(position, self.cards, self.set_up, self.words)

    def reshuffled(self, state: Genesis, seat: int | None, chance: Chance) -> Genesis:
        """Decks have no order until a card is turned up (TRI-1): what cannot be known is only how
        the cards that are left happen to be listed."""
        other = state.copy()
        for deck in [*other.event_decks, *other.refugium_decks, other.unseen_mutations]:
            shuffle(deck, chance)
        return other

    def check_components(self, state: Genesis) -> None:
        check_components(state)

    def check_invariants(self, state: Genesis) -> None:
        check(state)

    def facts(self, state: Genesis, decision: Decision, option: Option | None = None) -> Facts:
        if option is None:
            return decision_facts(state, decision)
        return option_facts(state, decision, option, self.words)

    def chronicle(self, start: Genesis | None) -> Chronicle:
        return GenesisChronicle(self.cards, self.words, start)

    def odds(self, state: Genesis, decision: Decision | None) -> Mapping[str, Any]:
        return odds_view(state, decision, self.words)

    def called(self, state: Genesis, seat: int) -> Fact:
        own = [player for player in state.in_game() if state.seat(player) == seat]
        return Several([Name("player", PLAYER_NAMES[player]) for player in own], " + ")

    def foresee(
        self, preview: Preview, state: Genesis, decision: Decision, ways: list[Tried[Genesis]]
    ) -> None:
        foresee(preview, state, decision, ways)

    def mistakes(self) -> dict[str, Mistake[Genesis]]:
        return MISTAKES

    def breakdown(self, state: Genesis) -> list[dict[str, int]]:
        return breakdown(state)

    def points(self, state: Genesis) -> list[int]:
        return points(state)

    def goals(self, state: Genesis) -> list[Goal]:
        return goals(state)

    def handover(self, state: Genesis) -> dict[str, Any] | None:
        return export(state, self.words)

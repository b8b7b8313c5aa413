"""The pieces and cards of Bios: Origins in words, as boards and tables of the terminal need them.

Sentences are those of `cli.text`. Here places come with their coordinates on the map, which only
the terminal has.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from trilobite.cli.messages import Messages
from trilobite.cli.origins.grid import coordinates, corners
from trilobite.cli.text import Text
from trilobite.core.facts import Fact
from trilobite.core.words import Words
from trilobite.games.origins.cards import build as carddata
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    Cards,
    Challenge,
    Effect,
    Requirement,
    RowOption,
)
from trilobite.games.origins.game import OriginsGame
from trilobite.games.origins.phrases import (
    NUMERALS,
    effect_fact,
    fate_fact,
    heureka_fact,
    needs_fact,
    philosophy_fact,
    resource_fact,
    row_fact,
)
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.worldmap import RESOURCE_NAMES, TERRAIN_NAMES, Resource


class OriginsText:
    """Words for the pieces and cards on the table."""

    def __init__(self, said: Text, game: OriginsGame, pack: Path | None) -> None:
        self._said: Final = said
        self.messages: Final[Messages] = said.messages
        self.words: Final[Words] = game.words
        self.cards: Final[Cards] = game.cards
        self.setup: Final[Setup] = game.set_up
        world = self.cards.archipelago if self.setup.own_map else self.cards.earth
        #: Of each hex, row and column on the map.
        self.coordinates: Final = coordinates(world)
        self._corners: Final = corners(world)
        self._reconstructed: Final = reconstructed(pack)

    # --- names ----------------------------------------------------------------------------

    def name(self, domain: str, id: str) -> str:
        """A thing by its domain and id."""
        return str(self._said.name(domain, id))

    def named(self, domain: str, number: int) -> str:
        """A thing by its domain and number."""
        return self.name(domain, self.words.name(domain, number))

    def player(self, colour: int) -> str:
        """A player."""
        return self.name("colour", COLOUR_NAMES[colour])

    def discipline(self, discipline: int) -> str:
        """One of the three columns of a tableau."""
        return self.name("discipline", DISCIPLINE_NAMES[discipline])

    def kind(self, kind: int) -> str:
        """A kind of resource."""
        return self.name("kind", RESOURCE_NAMES[kind])

    def terrain(self, terrain: int) -> str:
        """A climate, or a terrain that nothing changes."""
        return self.name("terrain", TERRAIN_NAMES[terrain])

    # --- places ---------------------------------------------------------------------------

    def hex(self, hex: int) -> str:
        """A hex with its coordinates."""
        name = self.hex_name(hex)
        return self._placed(name, hex) if self.has_name(hex) else name

    def hex_name(self, hex: int) -> str:
        """The name of a hex."""
        return self.named("hex", hex)

    def has_name(self, hex: int) -> bool:
        """Whether a hex has a name other than its coordinates."""
        return self.hex_name(hex).lower() != self.coordinates[hex].lower()

    def _placed(self, name: str, hex: int) -> str:
        return self.messages.say("hex-named", name=name, place=self.coordinates[hex])

    def space(self, space: int) -> str:
        """A space: its own name or that of a hex, with coordinates, and the corner of the hex."""
        id = self.words.name("space", space)
        corners = self._corners[space]
        name = self.name("space", id)
        if name != id:
            hex = min(corners, key=lambda hex: (self.hex_name(hex) != name, hex))
            where = self._placed(name, hex)
        else:
            hex = self.words.domains["hex"].index(id.rpartition("-")[0])
            where = self.hex(hex)
        corner = self.name("corner", corners[hex])
        return self.messages.say("space-corner", hex=where, corner=corner)

    # --- what is printed on cards ---------------------------------------------------------

    def fact(self, fact: Fact) -> str:
        """A fact in words."""
        return str(self._said.fact(fact))

    def effect(self, effect: Effect) -> str:
        """An action, an advance or chaos."""
        return self.fact(effect_fact(effect))

    def row(self, options: Sequence[RowOption]) -> str:
        """The alternatives of a row that belong to the game."""
        return self.fact(row_fact(self.setup, options))

    def rows(self, rows: Sequence[Sequence[RowOption]]) -> dict[str, str]:
        """The rows of a card by discipline."""
        return {
            self.discipline(discipline): self.row(options)
            for discipline, options in enumerate(rows)
            if options
        }

    def heureka(self, effects: Sequence[Effect]) -> str:
        """All that is carried out at once."""
        return self.fact(heureka_fact(self.setup, effects))

    def needs(self, ways: Sequence[Requirement]) -> str:
        """A requirement: one of its ways is enough."""
        return self.fact(needs_fact(ways))

    def resource(self, resource: Resource) -> str:
        """A resource on the map, with the technology that it asks for."""
        return self.fact(resource_fact(self.cards, resource))

    def philosophy(self, number: int) -> str:
        """What a space of the philosophy track does."""
        return self.fact(philosophy_fact(self.cards.philosophy[number]))

    def fates(self, card: Challenge, crisis: int = -1) -> str:
        """The two events of a challenge card, with what a crisis is if it is given."""
        events = range(len(card.events))
        return ", ".join(self.fact(fate_fact(self.cards, card, one, crisis)) for one in events)

    def challenge(self, card: Challenge, crisis: int = -1) -> dict[str, str]:
        """All that is on a challenge card: label and words."""
        say = self.messages.say
        marks = [NUMERALS[card.epoch]]
        if card.religious:
            marks.append(say("card-religious"))
        if card.resistance:
            marks.append(say("card-resistance"))
        marks += self.doubts("challenge", card.id)
        found = {
            say("board-card"): f"{self.name('challenge', card.id)} ({', '.join(marks)})",
            say("card-events"): self.fates(card, crisis),
            say("card-heureka"): self.heureka(card.heureka),
        }
        if card.requirements and self.setup.advanced:
            found[say("card-needs")] = self.needs(card.requirements)
        return found | self.rows(card.rows)

    def on_card(self, card: int) -> str:
        """What is on a challenge card beside its name, in one sentence."""
        found = list(self.challenge(self.cards.challenges[card]).items())[1:]
        told = "; ".join(f"{what}: {words}" for what, words in found)
        return f"{told[:1].upper()}{told[1:]}."

    def doubts(self, domain: str, id: str) -> list[str]:
        """Whether the printed values of a card are not all known."""
        known = id not in self._reconstructed.get(domain, {})
        return [] if known else [self.messages.say("card-reconstructed")]


@cache
def reconstructed(pack: Path | None) -> dict[str, dict[str, list[str]]]:
    """What is reconstructed in the card files, read once."""
    return carddata.reconstructed(load(pack))

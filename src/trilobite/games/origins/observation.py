"""What a seat sees as numbers, for learning programs: everything but the order of the decks and the
tradition deck below its top card. Nobody has secrets.

Each section names its numbers and then writes them in the same order. Most of a row is zero, as it
begins: what is not in play is not looked at. What follows from other numbers, such as scores and
hunger, is left to the learner.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
    each,
    first_of,
    flag,
    flags,
    number,
    one_of,
)
from trilobite.core.rows import Row
from trilobite.core.words import Words
from trilobite.games.origins.board import resource_of_city
from trilobite.games.origins.cards.types import (
    BRAIN_NAMES,
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    EFFECT_NAMES,
    MEASURE_NAMES,
    TRACK_NAMES,
)
from trilobite.games.origins.cratons import LaidCraton
from trilobite.games.origins.setup_options import REALM_NAMES
from trilobite.games.origins.state import (
    END_NAMES,
    EPOCHS,
    SLOTS,
    STAGE_NAMES,
    Foundation,
    Invention,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import diversity
from trilobite.games.origins.worldmap import TERRAIN_NAMES, TILE_SIDE_NAMES, Placement

#: All kinds of decisions.
KINDS: Final = (
    "start",
    "creature",
    "tile",
    "tile-to",
    "tile-turn",
    "craton-to",
    "craton-turn",
    "craton",
    "first-token",
    "first-migrant",
    "challenge",
    "globalise",
    "token",
    "token-to",
    "bid",
    "orientation",
    "lost-city",
    "lost-elder",
    "starvation",
    "pollution",
    "suppression",
    "dissident-from",
    "dissident-to",
    "new-class",
    "demagogue",
    "refugee",
    "refugee-from",
    "relocate",
    "row",
    "specialise",
    "expend",
    "invent",
    "keep",
    "obsolete",
    "library",
    "elect",
    "sender",
    "spread-from",
    "spread-to",
    "leave",
    "diaspora",
    "diaspora-from",
    "urbanise",
    "urbanise-with",
    "pray",
    "free-step",
    "reduce",
    "science",
    "interact",
    "negotiate",
    "exogamy",
    "racism",
    "genocide",
    "cold-war",
    "constitution",
)

#: At the largest table.
SEATS: Final = 4
EPOCH_NAMES: Final = ("1", "2", "3", "4")


class OriginsObservation(Observation[Origins]):
    """The display, the map, the players, and the cards in play."""

    def __init__(self, words: Words) -> None:
        hexes = words.domains["hex"]
        self._asked: Final = asked(words)
        self._table: Final = Table(words)
        self._terrain: Final = Section("terrain", [one_of("", TERRAIN_NAMES)], hexes)
        self._tiles: Final = Tiles(words)
        self._cratons: Final = Cratons(words)
        self._migrants: Final = Migrants(words)
        self._cities: Final = Cities(words)
        self._players: Final = Players(words)
        self._foundations: Final = Foundations(words)
        self._inventions: Final = Inventions(words)
        self._hexes: Final = len(hexes)
        super().__init__(
            [
                self._asked,
                self._table,
                self._terrain,
                self._tiles,
                self._cratons,
                self._migrants,
                self._cities,
                self._players,
                self._foundations,
                self._inventions,
            ]
        )

    def write(self, state: Origins, seat: int, decision: Decision | None, row: Row) -> None:
        g = state
        self._asked.write(seat, decision, row)
        self._table.write(g, row)
        row.first_names(self._terrain.start, g.terrain, self._hexes)
        for tile in g.setup.tiles:
            self._tiles.write(tile, row)
        for tile in g.laid:
            self._tiles.write(tile, row)
        for craton in g.cratons:
            if craton.hex >= 0:
                self._cratons.write(craton, row)
        self._migrants.write(g, row)
        self._cities.write(g, row)
        for player in g.players:
            colour = player.colour
            self._players.write(player, player.seat == seat, row)
            for column in DISCIPLINES:
                for place, foundation in enumerate(player.columns[column]):
                    self._foundations.write(foundation, colour, column, place, row)
            for place, invention in enumerate(player.inventions):
                self._inventions.write(invention, colour, place, row)


def asked(words: Words) -> Asked:
    """What a decision may be about. There are too many spaces for one number."""
    return Asked(
        SEATS,
        KINDS,
        [
            one_of("colour", COLOUR_NAMES),
            one_of("partner", COLOUR_NAMES),
            one_of("passer", COLOUR_NAMES),
            one_of("hex", words.domains["hex"]),
            one_of("card", words.domains["challenge"]),
            one_of("foundation", words.domains["challenge"]),
            one_of("invention", words.domains["idea"]),
            one_of("climate", TERRAIN_NAMES),
            one_of("tile", words.domains["tile"]),
            one_of("craton", words.domains["craton"]),
            one_of("stage", STAGE_NAMES),
            one_of("effect", EFFECT_NAMES),
            number("left"),
            number("highest"),
            number("bonus"),
            number("price"),
            flags("hexes", words.domains["hex"]),
            flags("space", words.domains["space"]),
        ],
    )


class Table(Section):
    """Time, decks, the display, and the auction. `tail`: turns left, and one more."""

    def __init__(self, words: Words) -> None:
        challenges = words.domains["challenge"]
        ideas = words.domains["idea"]
        slots = [str(slot) for slot in range(1, SLOTS + 1)]
        decks = [f"{epoch}.{one}" for epoch in EPOCH_NAMES for one in DISCIPLINE_NAMES]
        super().__init__(
            "table",
            [
                number("epoch"),
                number("round"),
                one_of("turn", COLOUR_NAMES),
                one_of("stage", STAGE_NAMES),
                number("row"),
                flag("elected"),
                one_of("ending", END_NAMES),
                number("tail"),
                one_of("strip", words.domains["strip"]),
                one_of("philosophy", words.domains["philosophy"]),
                one_of("card", challenges),
                one_of("idea", ideas),
                number("highest-bid"),
                number("bid-pawns"),
                one_of("bidder", COLOUR_NAMES),
                one_of("dictator", COLOUR_NAMES),
                one_of("tradition-top", ideas),
                number("tradition"),
                each("deck", EPOCH_NAMES),
                each("unused", EPOCH_NAMES),
                each("idea-decks", decks),
                first_of("display", SLOTS, ideas),
                each("elders", [f"{slot}.{colour}" for slot in slots for colour in COLOUR_NAMES]),
                flags("shown", challenges),
                flags("gone", challenges),
            ],
        )
        self._ending: Final = self.offset("ending")
        self._highest_bid: Final = self.offset("highest-bid")
        self._deck: Final = self.offset("deck")
        self._unused: Final = self.offset("unused")
        self._idea_decks: Final = self.offset("idea-decks")
        self._display: Final = self.offset("display")
        self._elders: Final = self.offset("elders")
        self._shown: Final = self.offset("shown")
        self._gone: Final = self.offset("gone")

    def write(self, g: Origins, row: Row) -> None:
        at = self.start
        row.six(at, g.epoch, g.round, g.turn + 1, g.stage + 1, g.row, g.elected)
        row.six(
            at + self._ending,
            g.ending + 1,
            g.tail + 1,
            g.strip + 1,
            g.philosophy + 1,
            g.card + 1,
            g.idea + 1,
        )
        row.six(
            at + self._highest_bid,
            g.bid,
            g.bid_pawns,
            g.bidder + 1,
            g.dictator + 1,
            g.tradition[-1] + 1 if g.tradition else 0,
            len(g.tradition),
        )
        row.put(at + self._deck, g.deck)
        for epoch in range(EPOCHS):
            unused = len(g.unseen[epoch]) + len(g.shown[epoch]) - g.deck[epoch]
            row.one(at + self._unused + epoch, unused)
        for which, deck in enumerate(g.ideas):
            if deck:
                row.one(at + self._idea_decks + which, len(deck))
        row.names(at + self._display, g.display)
        elders = at + self._elders
        for here in g.elders:
            row.put(elders, here)
            elders += len(here)
        for pile in g.shown:
            if pile:
                row.mark(at + self._shown, pile)
        row.mark(at + self._gone, g.gone)


# --- the map ------------------------------------------------------------------------------


class Tiles(Section):
    """C1b, C4.3. A tile laid on a hex, turned by so many sixths."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "tiles",
            [
                one_of("tile", words.domains["tile"]),
                one_of("side", TILE_SIDE_NAMES),
                number("turn"),
            ],
            words.domains["hex"],
        )
        self._side: Final = self.offset("side")
        self._turn: Final = self.offset("turn")

    def write(self, tile: Placement, row: Row) -> None:
        at = self.start + tile.hex * self.width
        row.one(at, tile.tile + 1)
        row.one(at + self._side, tile.side + 1)
        row.one(at + self._turn, tile.turn)


class Cratons(Section):
    """C5. A craton on the map, by the hex of its middle."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "cratons",
            [
                one_of("hex", words.domains["hex"]),
                number("turn"),
                flag("america"),
                flag("tiled"),
            ],
            words.domains["craton"],
        )
        self._turn: Final = self.offset("turn")
        self._america: Final = self.offset("america")
        self._tiled: Final = self.offset("tiled")

    def write(self, craton: LaidCraton, row: Row) -> None:
        at = self.start + craton.craton * self.width
        row.one(at, craton.hex + 1)
        row.one(at + self._turn, craton.turn)
        row.one(at + self._america, craton.west)
        row.one(at + self._tiled, craton.tiled)


class Migrants(Section):
    """D1b.1. Whose Migrant is on a space, and whether it has moved in this turn."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "migrants", [one_of("of", COLOUR_NAMES), flag("moved")], words.domains["space"]
        )
        self._moved: Final = self.offset("moved")

    def write(self, g: Origins, row: Row) -> None:
        for player in g.players:
            row.spread(self.start, self.width, player.spaces, player.colour + 1)
        row.spread(self.start + self._moved, self.width, g.moved, 1)


class Cities(Section):
    """B6. Whose city is on a hex and on which resource, and whether it is of this turn."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "cities",
            [
                one_of("of", COLOUR_NAMES),
                one_of("resource", words.domains["resource"]),
                flag("built"),
            ],
            words.domains["hex"],
        )
        self._resource: Final = self.offset("resource")
        self._built: Final = self.offset("built")

    def write(self, g: Origins, row: Row) -> None:
        for player in g.players:
            for hex in player.cities:
                at = self.start + hex * self.width
                row.one(at, player.colour + 1)
                row.one(at + self._resource, resource_of_city(g, hex).number + 1)
        row.spread(self.start + self._built, self.width, g.built, 1)


# --- players and their cards --------------------------------------------------------------


class Players(Section):
    """B1. A player. `own`: who looks plays it."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "players",
            [
                flag("own"),
                number("seat"),
                one_of("realm", REALM_NAMES),
                number("crown"),
                one_of("ruling", DISCIPLINE_NAMES),
                flag("crown-dissident"),
                number("mysticism"),
                number("supply"),
                number("blocks"),
                number("urbanisation"),
                number("diversity"),
                flag("overflow"),
                number("refugees"),
                each("brain", BRAIN_NAMES),
                each("steps", TRACK_NAMES),
                each("technology", TRACK_NAMES),
                each("tokens", MEASURE_NAMES),
                flags("portents", words.domains["comet"]),
            ],
            COLOUR_NAMES,
        )
        self._seat: Final = self.offset("seat")
        self._supply: Final = self.offset("supply")
        self._brain: Final = self.offset("brain")
        self._portents: Final = self.offset("portents")

    def write(self, player: Player, own: bool, row: Row) -> None:
        at = self.start + player.colour * self.width
        if own:
            row.one(at, 1)
        row.six(
            at + self._seat,
            player.seat + 1,
            player.realm + 1,
            player.crown,
            player.ruling + 1,
            player.crown_dissident,
            player.mysticism,
        )
        row.six(
            at + self._supply,
            player.supply,
            player.blocks,
            len(player.cities),
            diversity(player),
            player.overflow,
            len(player.refugees),
        )
        row.put_four(at + self._brain, player.brain, player.steps, player.levels, player.tokens)
        if player.portents:
            row.mark(at + self._portents, player.portents)


class Foundations(Section):
    """D1e. A challenge card that is a Foundation: whose, in which column, which from the first."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "foundations",
            [
                one_of("of", COLOUR_NAMES),
                one_of("column", DISCIPLINE_NAMES),
                number("place"),
                flag("dissident"),
            ],
            words.domains["challenge"],
        )
        self._column: Final = self.offset("column")
        self._place: Final = self.offset("place")
        self._dissident: Final = self.offset("dissident")

    def write(self, foundation: Foundation, colour: int, column: int, place: int, row: Row) -> None:
        at = self.start + foundation.card * self.width
        row.one(at, colour + 1)
        row.one(at + self._column, column + 1)
        row.one(at + self._place, place + 1)
        if foundation.dissident:
            row.one(at + self._dissident, 1)


class Inventions(Section):
    """An Idea that is an Invention: whose, which from the first, and the Emissaries on it."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "inventions",
            [one_of("of", COLOUR_NAMES), number("place"), each("emissaries", COLOUR_NAMES)],
            words.domains["idea"],
        )
        self._place: Final = self.offset("place")
        self._emissaries: Final = self.offset("emissaries")

    def write(self, invention: Invention, colour: int, place: int, row: Row) -> None:
        at = self.start + invention.card * self.width
        row.one(at, colour + 1)
        row.one(at + self._place, place + 1)
        row.put(at + self._emissaries, invention.emissaries)

"""What a seat sees as numbers, for learning programs: everything but the order of the decks and the
tradition deck below its top card. Nobody has secrets.

Each section is named first and written after it, line by line in the same order; what is mostly
empty comes last and is written piece by piece. What follows from
other numbers, such as scores and hunger, is left to the learner.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
    Slice,
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
from trilobite.games.origins.worldmap import TERRAIN_NAMES, TILE_SIDE_NAMES

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
        spaces = words.domains["space"]
        challenges = words.domains["challenge"]
        ideas = words.domains["idea"]
        self._asked: Final = Asked(SEATS, KINDS, asked_slices(words))
        self._table: Final = Section("table", table_slices(words))
        self._terrain: Final = Section("terrain", [one_of("", TERRAIN_NAMES)], hexes)
        self._tiles: Final = Section("tiles", tile_slices(words), hexes)
        self._cratons: Final = Section("cratons", craton_slices(hexes), words.domains["craton"])
        self._migrants: Final = Section("migrants", migrant_slices(), spaces)
        self._cities: Final = Section("cities", city_slices(words), hexes)
        self._players: Final = Section("players", player_slices(words), COLOUR_NAMES)
        self._foundations: Final = Section("foundations", foundation_slices(), challenges)
        self._inventions: Final = Section("inventions", invention_slices(), ideas)
        self._shown: Final = self._table.offset("shown")
        self._gone: Final = self._table.offset("gone")
        self._portents: Final = self._players.offset("portents")
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
        table = self._table.start
        row.put_all(table, table_numbers(g))
        for pile in g.shown:
            row.mark(table + self._shown, pile)
        row.mark(table + self._gone, g.gone)
        self._write_map(g, row)
        for player in g.players:
            start = self._players.at(player.colour)
            row.put_all(start, player_numbers(player))
            if player.seat == seat:
                row.one(start, 1)
            row.mark(start + self._portents, player.portents)
            for column in DISCIPLINES:
                for place, foundation in enumerate(player.columns[column]):
                    numbers = foundation_numbers(foundation, player.colour, column, place)
                    row.put(self._foundations.at(foundation.card), numbers)
            for place, invention in enumerate(player.inventions):
                parts = invention_numbers(invention, player.colour, place)
                row.put_all(self._inventions.at(invention.card), parts)

    def _write_map(self, g: Origins, row: Row) -> None:
        """Terrain, tiles and cratons, and what players have on them."""
        row.names(self._terrain.start, g.terrain[: self._hexes])
        for tile in g.setup.tiles + g.laid:
            row.put(self._tiles.at(tile.hex), [tile.tile + 1, tile.side + 1, tile.turn])
        for one in g.cratons:
            if one.hex >= 0:
                numbers = [one.hex + 1, one.turn, one.west, one.tiled]
                row.put(self._cratons.at(one.craton), numbers)
        migrants = self._migrants.start
        for player in g.players:
            row.spread(migrants, 2, player.spaces, player.colour + 1)
            for hex in player.cities:
                numbers = [player.colour + 1, resource_of_city(g, hex).number + 1]
                row.put(self._cities.at(hex), numbers)
        row.spread(migrants + 1, 2, g.moved, 1)
        row.spread(self._cities.start + 2, self._cities.width, g.built, 1)


def asked_slices(words: Words) -> list[Slice]:
    """What a decision may be about. There are too many spaces for one number."""
    return [
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
    ]


# --- the table ----------------------------------------------------------------------------


def table_slices(words: Words) -> list[Slice]:
    """Time, decks, the display, and the auction. `tail`: turns left, and one more."""
    challenges = words.domains["challenge"]
    ideas = words.domains["idea"]
    slots = [str(slot) for slot in range(1, SLOTS + 1)]
    decks = [f"{epoch}.{one}" for epoch in EPOCH_NAMES for one in DISCIPLINE_NAMES]
    return [
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
    ]


def table_numbers(g: Origins) -> list[list[int]]:
    """The same in numbers, as far as the cards that were seen."""
    return [
        [
            g.epoch,
            g.round,
            g.turn + 1,
            g.stage + 1,
            g.row,
            g.elected,
            g.ending + 1,
            g.tail + 1,
            g.strip + 1,
            g.philosophy + 1,
            g.card + 1,
            g.idea + 1,
            g.bid,
            g.bid_pawns,
            g.bidder + 1,
            g.dictator + 1,
            g.tradition[-1] + 1 if g.tradition else 0,
            len(g.tradition),
        ],
        g.deck,
        [len(g.unseen[e]) + len(g.shown[e]) - g.deck[e] for e in range(EPOCHS)],
        [len(deck) for deck in g.ideas],
        [card + 1 for card in g.display],
        *g.elders,
    ]


# --- the map ------------------------------------------------------------------------------


def tile_slices(words: Words) -> list[Slice]:
    """C1b, C4.3. A tile laid on a hex, turned by so many sixths."""
    return [
        one_of("tile", words.domains["tile"]),
        one_of("side", TILE_SIDE_NAMES),
        number("turn"),
    ]


def craton_slices(hexes: list[str]) -> list[Slice]:
    """C5. A craton on the map, by the hex of its middle."""
    return [one_of("hex", hexes), number("turn"), flag("america"), flag("tiled")]


def migrant_slices() -> list[Slice]:
    """D1b.1. Whose Migrant is on a space, and whether it has moved in this turn."""
    return [one_of("of", COLOUR_NAMES), flag("moved")]


def city_slices(words: Words) -> list[Slice]:
    """B6. Whose city is on a hex and on which resource, and whether it is of this turn."""
    return [
        one_of("of", COLOUR_NAMES),
        one_of("resource", words.domains["resource"]),
        flag("built"),
    ]


# --- players and their cards --------------------------------------------------------------


def player_slices(words: Words) -> list[Slice]:
    """B1. A player. `own`: who looks plays it."""
    return [
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
    ]


def player_numbers(player: Player) -> list[list[int]]:
    """The same in numbers, as far as the portents, for one who does not look."""
    return [
        [
            0,
            player.seat + 1,
            player.realm + 1,
            player.crown,
            player.ruling + 1,
            player.crown_dissident,
            player.mysticism,
            player.supply,
            player.blocks,
            len(player.cities),
            diversity(player),
            player.overflow,
            len(player.refugees),
        ],
        player.brain,
        player.steps,
        player.levels,
        player.tokens,
    ]


def foundation_slices() -> list[Slice]:
    """D1e. A challenge card that is a Foundation: whose, in which column, which from the first."""
    return [
        one_of("of", COLOUR_NAMES),
        one_of("column", DISCIPLINE_NAMES),
        number("place"),
        flag("dissident"),
    ]


def foundation_numbers(foundation: Foundation, colour: int, column: int, place: int) -> list[int]:
    """The same in numbers."""
    return [colour + 1, column + 1, place + 1, foundation.dissident]


def invention_slices() -> list[Slice]:
    """An Idea that is an Invention: whose, which from the first, and the Emissaries on it."""
    return [one_of("of", COLOUR_NAMES), number("place"), each("emissaries", COLOUR_NAMES)]


def invention_numbers(invention: Invention, colour: int, place: int) -> list[list[int]]:
    """The same in numbers."""
    return [[colour + 1, place + 1], invention.emissaries]

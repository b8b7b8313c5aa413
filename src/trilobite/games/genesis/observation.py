"""What a seat sees as numbers, for learning programs. Everything on the table is public.

Each section is named first and written after it, line by line in the same order; what is mostly
empty comes last and is written piece by piece. What follows from
other numbers, such as shields and abilities, is left to the learner, but for chromosomes and
points, which many rules ask for.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
    Slice,
    cut,
    dice,
    each,
    first_of,
    flag,
    flags,
    number,
    one_of,
    one_of_each,
    places,
)
from trilobite.core.rows import Row
from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import (
    CLIMATE_NAMES,
    COLOUR_NAMES,
    EON_NAMES,
    MARINE,
    ROW_NAMES,
    TERRESTRIAL,
)
from trilobite.games.genesis.organism import all_chromosomes
from trilobite.games.genesis.position.file import ACTING_NAMES, CARD_NAMES, CUBE_NAMES, SIDE_NAMES
from trilobite.games.genesis.scoring import totals
from trilobite.games.genesis.state import (
    END_NAMES,
    MACRO,
    MACROS,
    PARASITES,
    PHASE_NAMES,
    Genesis,
    Mutation,
    Organism,
    Player,
    Refugium,
)
from trilobite.games.genesis.vocabulary import PLAYER_NAMES

#: All kinds of decisions that somebody makes.
KINDS: Final = (
    "wanton-first",
    "call-vote",
    "gaia-vote",
    "pay-for-gaia",
    "next-organism",
    "uv-loss",
    "cancer-catalyst",
    "atrophy",
    "discard-order",
    "heir",
    "cull",
    "substitute",
    "assign",
    "entry-fee",
    "enzyme-colour",
    "antioxidant-colour",
    "donation-colour",
    "parasite-biont",
    "disease",
    "liberated",
    "wanton-block",
    "blocked",
    "autocatalytic-reroll",
    "organise",
    "manna-death",
    "contested-catalyst",
    "ersatz-progenote",
    "darwinian-life",
    "specificity",
    "cancel-error",
    "purchase",
    "parasite-purchase",
    "second-purchase",
    "after-sex",
    "payment",
    "surplus-organ",
    "landfall",
    "landfall-organs",
    "overcrowded",
    "contribute",
    "red-queen",
    "diseased-cubes",
    "stolen-organ",
    "incorporate",
    "parasite-circles",
    "red-queen-consent",
)

#: At the largest table.
SEATS: Final = 4
ROWS: Final = len(ROW_NAMES)
#: The last climate icons: as many as can end the game.
ICONS: Final = 4
#: Organ squares of a macroorganism: as many as a card may have.
SQUARES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")


class GenesisObservation(Observation[Genesis]):
    """The table, the players, and the cards in play."""

    def __init__(self, words: Words) -> None:
        organisms = words.domains["organism"]
        mutations = words.domains["mutation"]
        refugia = words.domains["refugium"][:PARASITES]
        self._asked: Final = Asked(SEATS, KINDS, asked_slices(words))
        self._table: Final = Section("table", table_slices(words))
        self._players: Final = Section("players", player_slices(), PLAYER_NAMES)
        self._trophies: Final = Section("trophies", trophy_slices(), organisms)
        self._refugia: Final = Section("refugia", refugium_slices(), refugia)
        self._mutations: Final = Section("mutations", mutation_slices(words), mutations)
        self._organisms: Final = Section("organisms", organism_slices(words), organisms)
        self._icons: Final = self._table.offset("climate-icons")
        self._order: Final = self._table.offset("turn-order")
        self._events: Final = self._table.offset("events")
        self._macro_stack: Final = self._table.offset("macro-stack")
        self._sea: Final = self._table.offset("sea")
        self._land: Final = self._table.offset("land")
        self._enzymes: Final = self._refugia.offset("enzymes")
        self._contestants: Final = self._refugia.offset("contestants")
        super().__init__(
            [
                self._asked,
                self._table,
                self._players,
                self._trophies,
                self._refugia,
                self._mutations,
                self._organisms,
            ]
        )

    def write(self, state: Genesis, seat: int, decision: Decision | None, row: Row) -> None:
        g = state
        self._asked.write(seat, decision, row)
        self._write_table(g, row)
        chromosomes = [all_chromosomes(g, o) for o in g.organisms]
        points = totals(g, chromosomes)
        for player in g.players:
            if player is not None:
                number = player.number
                start = self._players.at(number)
                row.put_all(start, player_numbers(player, points[number]))
                if player.seat == seat:
                    row.one(start, 1)
                row.spread(self._trophies.start, 1, player.trophies, number + 1)
        for line in range(ROWS):
            for refugium in g.rows[line]:
                place = self._refugia.at(refugium.placard)
                row.put_all(place, refugium_numbers(refugium))
                if refugium.enzymes:
                    row.tally(place + self._enzymes, refugium.enzymes)
                if refugium.contestants:
                    row.mark(place + self._contestants, refugium.contestants)
            below = g.mutation_decks[line][1:]
            row.spread(self._mutations.start, self._mutations.width, below, line + 1)
        for which, o in enumerate(g.organisms):
            row.put_all(self._organisms.at(o.place), organism_numbers(o, chromosomes[which]))
            for mutation in o.mutations:
                numbers = mutation_numbers(mutation, o.place)
                row.put(self._mutations.at(mutation.card), numbers)

    def _write_table(self, g: Genesis, row: Row) -> None:
        at = self._table.start
        row.put_all(at, table_numbers(g))
        row.names(at + self._icons, g.climate_icons[-ICONS:])
        row.rank(at + self._order, g.turn_order)
        row.mark(at + self._events, g.events_drawn)
        row.mark(at + self._macro_stack - MACROS, g.macro_stack)
        row.rank(at + self._sea - MACROS, g.ecosystems[MARINE])
        row.rank(at + self._land - MACROS, g.ecosystems[TERRESTRIAL])


def asked_slices(words: Words) -> list[Slice]:
    """What a decision may be about."""
    return [
        one_of("player", PLAYER_NAMES),
        one_of("place", words.domains["organism"]),
        one_of("refugium", words.domains["refugium"]),
        dice("dice"),
        dice("chosen"),
    ]


# --- the table ----------------------------------------------------------------------------


def table_slices(words: Words) -> list[Slice]:
    """Time, climate, and what lies in the middle."""
    macros = words.domains["organism"][MACROS:]
    return [
        number("turn"),
        one_of("phase", PHASE_NAMES),
        one_of("climate", CLIMATE_NAMES),
        flag("waterworld"),
        flag("ozone-layer"),
        flag("armageddon"),
        one_of("end", END_NAMES),
        number("events-this-turn"),
        number("pool-limit"),
        flags("active", ROW_NAMES),
        each("events-left", EON_NAMES),
        each("refugia-left", ROW_NAMES),
        each("deck", ROW_NAMES),
        one_of_each("deck-top", ROW_NAMES, words.domains["mutation"]),
        first_of("climate-icons", ICONS, CLIMATE_NAMES),
        places("turn-order", PLAYER_NAMES),
        flags("events", words.domains["event"]),
        flags("macro-stack", macros),
        places("sea", macros),
        places("land", macros),
    ]


def table_numbers(g: Genesis) -> list[list[int]]:
    """The same in numbers, as far as the climate icons."""
    return [
        [
            g.turn,
            g.phase + 1,
            g.climate + 1,
            g.waterworld,
            g.ozone_layer,
            g.armageddon,
            g.end + 1,
            g.events_this_turn,
            g.setup.pool_limit,
            *g.active,
        ],
        g.events_left,
        g.refugia_left,
        [len(deck) for deck in g.mutation_decks],
        [deck[0] + 1 if deck else 0 for deck in g.mutation_decks],
    ]


# --- players and cards in play ------------------------------------------------------------


def player_slices() -> list[Slice]:
    """A player or NPC. `own`: who looks decides for it."""
    return [
        flag("own"),
        number("seat"),
        each("pool", COLOUR_NAMES),
        number("bionts"),
        number("moved"),
        number("hgt-moves"),
        one_of("parasite", CARD_NAMES),
        flag("medea"),
        number("points"),
    ]


def player_numbers(player: Player, points: int) -> list[list[int]]:
    """The same in numbers, for one who does not look."""
    return [
        [0, player.seat + 1],
        player.pool,
        [
            player.bionts,
            player.fresh,
            player.hgt_moves,
            player.parasite + 1,
            player.medea,
            cut(points),
        ],
    ]


def trophy_slices() -> list[Slice]:
    """Whose trophy an organism is."""
    return [one_of("of", PLAYER_NAMES)]


def refugium_slices() -> list[Slice]:
    """A refugium in play. `moved`: bionts that came in this phase."""
    return [
        flag("there"),
        one_of("roller", PLAYER_NAMES),
        each("organised", COLOUR_NAMES),
        each("disorganised", COLOUR_NAMES),
        each("bionts", PLAYER_NAMES),
        each("moved", PLAYER_NAMES),
        each("enzymes", COLOUR_NAMES),
        flags("contestants", PLAYER_NAMES),
    ]


def refugium_numbers(refugium: Refugium) -> list[list[int]]:
    """The same in numbers, as far as the enzymes."""
    return [
        [1, refugium.roller + 1],
        refugium.organised,
        refugium.disorganised,
        refugium.bionts,
        refugium.fresh,
    ]


def mutation_slices(words: Words) -> list[Slice]:
    """A mutation card: the deck where it was seen below the top, or the organism that has it and
    the whereabouts of its cubes."""
    return [
        one_of("below", ROW_NAMES),
        one_of("of", words.domains["organism"]),
        flag("promoted"),
        one_of("base", CUBE_NAMES),
        one_of("plus", CUBE_NAMES),
        one_of("acting", ACTING_NAMES),
    ]


def mutation_numbers(mutation: Mutation, place: int) -> list[int]:
    """The same in numbers, for one that an organism has."""
    return [
        0,
        place + 1,
        mutation.promoted,
        mutation.base + 1,
        mutation.plus + 1,
        mutation.acting + 1,
    ]


def organism_slices(words: Words) -> list[Slice]:
    """An organism in play. `diseased`: the slots of a parasite, a cube of a mutation (twice its
    card, and one for the plus) or an organ square, from 1 on."""
    organisms = words.domains["organism"]
    return [
        one_of("owner", PLAYER_NAMES),
        one_of("host", organisms),
        one_of("under", organisms),
        one_of("side", SIDE_NAMES),
        flag("done"),
        flag("fission"),
        each("bionts", PLAYER_NAMES),
        each("moved", PLAYER_NAMES),
        each("spent", PLAYER_NAMES),
        each("cubes", COLOUR_NAMES),
        each("disks", COLOUR_NAMES),
        each("chromosomes", COLOUR_NAMES),
        each("diseased", ("1", "2")),
        flags("organs", SQUARES),
    ]


def organism_numbers(o: Organism, chromosomes: list[int]) -> list[list[int]]:
    """The same in numbers."""
    return [
        [
            o.owner + 1,
            o.host + 1,
            o.under + 1,
            o.side + 1 if o.kind == MACRO else 0,
            o.done,
            o.fission,
        ],
        o.bionts,
        o.fresh,
        o.spent,
        o.cubes,
        o.disks,
        chromosomes,
        [o.slots[0] + 1, o.slots[1] + 1],
        o.organs,
    ]

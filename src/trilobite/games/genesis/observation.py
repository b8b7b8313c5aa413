"""What a seat sees as numbers, for learning programs. Everything on the table is public.

Each section names its numbers and then writes them in the same order. Most of a row is zero, as it
begins: what is not in play is not looked at, and what there is nothing of is not written. What
follows from other numbers, such as shields and abilities, is left to the learner, but for
chromosomes and points, which many rules ask for.
"""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.observation import (
    Asked,
    Observation,
    Section,
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
    BACTERIUM,
    END_NAMES,
    MACRO,
    MACROS,
    PARASITES,
    PHASE_NAMES,
    UNSEEN,
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
#: The last climate icons: as many as can end the game.
ICONS: Final = 4
#: Organ squares of a macroorganism: as many as a card may have.
SQUARES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12")


class GenesisObservation(Observation[Genesis]):
    """The table, the players, and the cards in play."""

    def __init__(self, words: Words) -> None:
        self._asked: Final = asked(words)
        self._table: Final = Table(words)
        self._players: Final = Players()
        self._trophies: Final = trophies(words)
        self._refugia: Final = Refugia(words)
        self._mutations: Final = Mutations(words)
        self._organisms: Final = Organisms(words)
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
        self._table.write(g, row)
        chromosomes = [all_chromosomes(g, o) for o in g.organisms]
        points = totals(g, chromosomes)
        for player in g.players:
            if player is not None:
                number = player.number
                self._players.write(player, player.seat == seat, points[number], row)
                if player.trophies:
                    row.spread(self._trophies.start, 1, player.trophies, number + 1)
        for line in g.rows:
            for refugium in line:
                self._refugia.write(refugium, row)
        self._mutations.write_below(g.mutation_decks, row)
        for which, o in enumerate(g.organisms):
            self._organisms.write(o, chromosomes[which], row)
            for mutation in o.mutations:
                self._mutations.write(mutation, o.place, row)


def asked(words: Words) -> Asked:
    """What a decision may be about."""
    return Asked(
        SEATS,
        KINDS,
        [
            one_of("player", PLAYER_NAMES),
            one_of("place", words.domains["organism"]),
            one_of("refugium", words.domains["refugium"]),
            dice("dice"),
            dice("chosen"),
        ],
    )


class Table(Section):
    """Time, climate, and what lies in the middle."""

    def __init__(self, words: Words) -> None:
        macros = words.domains["organism"][MACROS:]
        super().__init__(
            "table",
            [
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
            ],
        )
        self._end: Final = self.offset("end")
        self._events_this_turn: Final = self.offset("events-this-turn")
        self._deck_top: Final = self.offset("deck-top")
        self._climate_icons: Final = self.offset("climate-icons")
        self._turn_order: Final = self.offset("turn-order")
        self._events: Final = self.offset("events")
        self._macro_stack: Final = self.offset("macro-stack") - MACROS
        self._sea: Final = self.offset("sea") - MACROS
        self._land: Final = self.offset("land") - MACROS

    def write(self, g: Genesis, row: Row) -> None:
        at = self.start
        row.six(
            at,
            g.turn,
            g.phase + 1,
            g.climate + 1,
            g.waterworld,
            g.ozone_layer,
            g.armageddon,
        )
        row.one(at + self._end, g.end + 1)
        decks = g.mutation_decks
        row.put_piece(
            at + self._events_this_turn,
            g.events_this_turn,
            g.setup.pool_limit,
            g.active,
            g.events_left,
            g.refugia_left,
            [len(deck) for deck in decks],
        )
        row.names(at + self._deck_top, [deck[0] if deck else UNSEEN for deck in decks])
        row.names(at + self._climate_icons, g.climate_icons[-ICONS:])
        row.rank(at + self._turn_order, g.turn_order)
        row.mark(at + self._events, g.events_drawn)
        row.mark(at + self._macro_stack, g.macro_stack)
        sea = g.ecosystems[MARINE]
        if sea:
            row.rank(at + self._sea, sea)
        land = g.ecosystems[TERRESTRIAL]
        if land:
            row.rank(at + self._land, land)


class Players(Section):
    """A player or NPC. `own`: who looks decides for it."""

    def __init__(self) -> None:
        super().__init__(
            "players",
            [
                flag("own"),
                number("seat"),
                each("pool", COLOUR_NAMES),
                number("bionts"),
                number("moved"),
                number("hgt-moves"),
                one_of("parasite", CARD_NAMES),
                flag("medea"),
                number("points"),
            ],
            PLAYER_NAMES,
        )
        self._seat: Final = self.offset("seat")
        self._pool: Final = self.offset("pool")
        self._bionts: Final = self.offset("bionts")

    def write(self, player: Player, own: bool, points: int, row: Row) -> None:
        at = self.start + player.number * self.width
        if own:
            row.one(at, 1)
        row.one(at + self._seat, player.seat + 1)
        row.put(at + self._pool, player.pool)
        row.six(
            at + self._bionts,
            player.bionts,
            player.fresh,
            player.hgt_moves,
            player.parasite + 1,
            player.medea,
            cut(points),
        )


def trophies(words: Words) -> Section:
    """Whose trophy an organism is."""
    return Section("trophies", [one_of("of", PLAYER_NAMES)], words.domains["organism"])


class Refugia(Section):
    """A refugium in play. `moved`: bionts that came in this phase."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "refugia",
            [
                flag("there"),
                one_of("roller", PLAYER_NAMES),
                each("organised", COLOUR_NAMES),
                each("disorganised", COLOUR_NAMES),
                each("bionts", PLAYER_NAMES),
                each("moved", PLAYER_NAMES),
                each("enzymes", COLOUR_NAMES),
                flags("contestants", PLAYER_NAMES),
            ],
            words.domains["refugium"][:PARASITES],
        )
        self._enzymes: Final = self.offset("enzymes")
        self._contestants: Final = self.offset("contestants")

    def write(self, refugium: Refugium, row: Row) -> None:
        at = self.start + refugium.placard * self.width
        row.put_piece(
            at,
            1,
            refugium.roller + 1,
            refugium.organised,
            refugium.disorganised,
            refugium.bionts,
            refugium.fresh,
        )
        if refugium.enzymes:
            row.tally(at + self._enzymes, refugium.enzymes)
        if refugium.contestants:
            row.mark(at + self._contestants, refugium.contestants)


class Mutations(Section):
    """A mutation card: the deck where it was seen below the top, or the organism that has it and
    the whereabouts of its cubes."""

    def __init__(self, words: Words) -> None:
        super().__init__(
            "mutations",
            [
                one_of("below", ROW_NAMES),
                one_of("of", words.domains["organism"]),
                flag("promoted"),
                one_of("base", CUBE_NAMES),
                one_of("plus", CUBE_NAMES),
                one_of("acting", ACTING_NAMES),
            ],
            words.domains["mutation"],
        )

    def write_below(self, decks: list[list[int]], row: Row) -> None:
        """The cards of all decks but the top ones."""
        row.spread_rests(self.start, self.width, decks)

    def write(self, mutation: Mutation, place: int, row: Row) -> None:
        """A card that an organism has."""
        at = self.start + mutation.card * self.width
        row.six(
            at,
            0,
            place + 1,
            mutation.promoted,
            mutation.base + 1,
            mutation.plus + 1,
            mutation.acting + 1,
        )


class Organisms(Section):
    """An organism in play. `diseased`: the slots of a parasite, a cube of a mutation (twice its
    card, and one for the plus) or an organ square, from 1 on."""

    def __init__(self, words: Words) -> None:
        organisms = words.domains["organism"]
        super().__init__(
            "organisms",
            [
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
            ],
            organisms,
        )
        self._bionts: Final = self.offset("bionts")
        self._disks: Final = self.offset("disks")
        self._diseased: Final = self.offset("diseased")
        self._organs: Final = self.offset("organs")

    def write(self, o: Organism, chromosomes: list[int], row: Row) -> None:
        at = self.start + o.place * self.width
        row.six(
            at,
            o.owner + 1,
            o.host + 1,
            o.under + 1,
            o.side + 1 if o.kind == MACRO else 0,
            o.done,
            o.fission,
        )
        row.put_four(at + self._bionts, o.bionts, o.fresh, o.spent, o.cubes)
        row.put_two(at + self._disks, o.disks, chromosomes)
        if o.kind != BACTERIUM:
            row.names(at + self._diseased, o.slots)
        if o.organs:
            row.put(at + self._organs, o.organs)

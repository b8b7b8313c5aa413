"""Positions read: plain values become a state, and what is left out is filled in."""

from typing import Any

from trilobite.core.agenda import Due, due
from trilobite.core.errors import PositionError, shown
from trilobite.core.position import NameReader, read_file, require_possible
from trilobite.core.words import Words
from trilobite.games.marine.cards.types import (
    ANIMALS,
    ELEMENTS,
    GEYSER,
    SPECIATION,
    VENT,
    WANDERLUST,
    Cards,
)
from trilobite.games.marine.display import recount
from trilobite.games.marine.hexes import CENTRE, CORNERS, HEX_NAMES, HEXES, corner_named
from trilobite.games.marine.invariants import check
from trilobite.games.marine.planet import pass_survival_card, put_tile, put_token
from trilobite.games.marine.position.file import (
    LAST_STEPS,
    STEPS,
    AnimalPart,
    PositionFile,
    TraitPart,
)
from trilobite.games.marine.setup import open_box, seat_animals
from trilobite.games.marine.setup_options import Setup
from trilobite.games.marine.state import (
    BY_START,
    NOBODY,
    NOTHING,
    OWN_CARD,
    SOURCE_NAMES,
    SPECIAL,
    Animal,
    Held,
    Marine,
)
from trilobite.games.marine.traits import is_ripe

#: From the centre of a hex to its corners.
DIRECTIONS = ("nw", "ne", "e", "se", "sw", "w")


def load(position: dict[str, Any], cards: Cards, setup: Setup, words: Words) -> Marine:
    """The state that a position describes. Raises PositionError with what is wrong."""
    g = Reader(read_file(position, PositionFile), cards, setup, words).state()
    require_possible(g, check)
    return g


class Reader(NameReader):
    """Builds a state from a position, filling in what it leaves out."""

    def __init__(self, file: PositionFile, cards: Cards, setup: Setup, words: Words) -> None:
        super().__init__(words)
        self.file = file
        self.g = Marine(cards, setup)

    def playing(self, name: str) -> int:
        """The number of an animal, which must be in the game."""
        number = self.number("animal", name)
        if self.g.index[number] == NOBODY:
            raise PositionError(f"{shown(name)} are not in the game")
        return number

    def state(self) -> Marine:
        """The whole state."""
        g, file = self.g, self.file
        open_box(g)
        agenda = file.agenda
        before_animals = agenda is not None and agenda[:1] == ["animals"]
        if not before_animals:
            self.seats()
        self.planet()
        self.species()
        self.stacks()
        self.areas()
        self.pawns()
        self.cards()
        for name, part in file.animal.items():
            self.animal(g.animal(self.playing(name)), part)
        for animal in g.animals:
            self.supplies(animal, file.animal.get(self.words.name("animal", animal.number)))
        g.round = file.round
        g.ending = self.number("end", file.ending)
        g.over = file.over
        g.card_resolved = file.card_resolved
        g.idle_rounds = file.idle_rounds
        self.bags()
        self.agenda()
        pass_survival_card(g)
        return g

    # --- who plays ------------------------------------------------------------------------

    def seats(self) -> None:
        """Seats from the options or from the animals of the position."""
        g, file = self.g, self.file
        seats = [NOBODY] * ANIMALS
        each = g.setup.in_play // g.setup.players
        for index, number in enumerate(g.setup.animals):
            seats[number] = index // each
        for name, part in file.animal.items():
            number = self.number("animal", name)
            if part.seat is not None:
                if g.setup.animals and seats[number] != part.seat:
                    raise PositionError(f"{shown(name)} are not of seat {part.seat} in the options")
                seats[number] = part.seat
        for seat in range(g.setup.players):
            if seats.count(seat) != each:
                raise PositionError(
                    f"seat {seat} has {seats.count(seat)} animals, not {each}; "
                    "name them in the options (animals) or give each animal its seat"
                )
        seat_animals(g, seats)

    def animal(self, animal: Animal, part: AnimalPart) -> None:
        """VP, display and traits of an animal."""
        animal.vp = part.vp
        animal.points[BY_START] = part.vp
        if part.points is not None:
            for name in part.points:
                if name not in SOURCE_NAMES:
                    raise PositionError(f"there is no source of VP {shown(name)}")
            animal.points = [part.points.get(name, 0) for name in SOURCE_NAMES]
        animal.lost = part.eliminated
        animal.right = part.right
        animal.sentient = part.sentient
        animal.dealt = self.numbers("trait", part.dealt)
        animal.display = self.counts(part.display)
        for given in part.traits:
            animal.traits.append(self.trait(given))
        recount(self.g, animal)

    def trait(self, given: str | TraitPart) -> Held:
        """A trait in use: its name, or with what lies on it."""
        part = TraitPart(trait=given) if isinstance(given, str) else given
        held = Held(self.number("trait", part.trait), part.copied)
        held.used = part.used
        held.tokens = self.counts(part.tokens)
        if part.pawn is not None:
            held.pawn = self.pawn(part.pawn)
            self.stand(held.pawn, OWN_CARD)
        return held

    def counts(self, given: list[str]) -> list[int]:
        """Tokens by type."""
        found = [0] * ELEMENTS
        for element in self.numbers("element", given):
            found[element] += 1
        return found

    def supplies(self, animal: Animal, part: AnimalPart | None) -> None:
        """Cubes and pawns that are nowhere else are in the gene pool and available."""
        g = self.g
        parts = g.cards.animals[animal.number]
        part = part or AnimalPart()
        used = 1 + sum(animal.species) + animal.lost + g.squares.count(animal.number)
        animal.pool = parts.cubes - used if part.gene_pool is None else part.gene_pool
        boxed = parts.pawns - g.cards.constants.pawns[g.setup.in_play] - animal.sentient
        animal.boxed_pawns = boxed if part.boxed_pawns is None else part.boxed_pawns
        placed = g.pawns.count(animal.number)
        for other in g.animals:
            placed += sum(1 for held in other.traits if held.pawn == animal.number)
        left = parts.pawns - animal.boxed_pawns - placed
        animal.pawns = left if part.pawns is None else part.pawns
        for held, given in zip(animal.traits, part.traits, strict=True):
            ripe = None if isinstance(given, str) else given.ripe
            held.ripe = is_ripe(g, animal, held) if ripe is None else ripe

    # --- the planet -----------------------------------------------------------------------

    def planet(self) -> None:
        """Tiles, vents and tokens: as given, or as at the start."""
        g, file = self.g, self.file
        layout = g.cards.layout
        tiles = {hex: layout.tiles[hex] for hex in range(HEXES) if layout.tiles[hex] != NOTHING}
        vents = {hex: layout.kinds[hex] for hex in range(HEXES) if layout.kinds[hex] >= GEYSER}
        tokens = {c: layout.tokens[c] for c in range(CORNERS) if layout.tokens[c] != NOTHING}
        if file.tiles is not None:
            tiles = self.named("hex", "terrain", file.tiles)
            vents = {hex: kind for hex, kind in vents.items() if hex in tiles}
        if file.vents is not None:
            vents = self.named("hex", "kind", file.vents)
        if file.tokens is not None:
            tokens = self.corners(file.tokens)
        for hex, tile in tiles.items():
            if tile == VENT:
                raise PositionError("a vent lies on a tile; name the tile, and the vent in vents")
            put_tile(g, hex, tile)
        for hex, kind in vents.items():
            if kind < GEYSER:
                raise PositionError("a vent shows 'geyser' or 'black-smoker'")
            g.kinds[hex] = kind
        for corner, element in tokens.items():
            put_token(g, corner, element)

    def named(self, keys: str, values: str, given: dict[str, str]) -> dict[int, int]:
        """A table of names as numbers."""
        return {self.number(keys, k): self.number(values, v) for k, v in given.items()}

    def corners(self, given: dict[str, str]) -> dict[int, int]:
        """Tokens by corner; a corner may be named from any of its hexes."""
        found: dict[int, int] = {}
        for name, element in given.items():
            hex, _, direction = name.partition("-")
            if hex not in HEX_NAMES or direction not in DIRECTIONS:
                sides = ", ".join(DIRECTIONS)
                raise PositionError(f"there is no corner {shown(name)}; name a hex and {sides}")
            corner = corner_named(hex, direction)
            if corner in found:
                raise PositionError(f"the corner {shown(name)} has two tokens")
            found[corner] = self.number("element", element)
        return found

    def species(self) -> None:
        """Species by tile; left out, as many of each animal on the centre as at the start."""
        g, file = self.g, self.file
        if file.species is None:
            for animal in g.animals:
                animal.species[CENTRE] = g.cards.constants.species_on_planet
            return
        for name, counts in file.species.items():
            hex = self.number("hex", name)
            for whose, number in counts.items():
                g.animal(self.playing(whose)).species[hex] = number

    def stacks(self) -> None:
        """Stacks; left out, all other tiles in even stacks, the first terrains on top."""
        g, file = self.g, self.file
        for tile in g.tiles:
            if tile != NOTHING:
                g.unseen_tiles[tile] -= 1
        if file.stacks is not None:
            if len(file.stacks) != len(g.stack_tops):
                raise PositionError(f"there are {len(g.stack_tops)} stacks of tiles")
            for stack, part in enumerate(file.stacks):
                g.stack_below[stack] = part.below
                if part.top is not None:
                    g.stack_tops[stack] = self.number("terrain", part.top)
                    g.unseen_tiles[g.stack_tops[stack]] -= 1
            return
        stacks = len(g.stack_tops)
        left = [tile for tile in range(VENT) for _ in range(g.unseen_tiles[tile])]
        for stack in range(stacks):
            number = (len(left) + stacks - 1 - stack) // stacks
            if number > 0:
                g.stack_below[stack] = number - 1
                g.stack_tops[stack] = left[stack]
                g.unseen_tiles[left[stack]] -= 1

    # --- the action display ---------------------------------------------------------------

    def areas(self) -> None:
        """Tokens, markers and cubes in the action display."""
        g, file = self.g, self.file
        for name, tokens in file.areas.items():
            area = self.number("action", name)
            if area > WANDERLUST:
                raise PositionError(f"{shown(name)} has no area for tokens")
            for token in tokens:
                if token == "" and area == SPECIATION:
                    g.areas[area].append(NOTHING)
                else:
                    g.areas[area].append(self.number("element", token))
        g.competition = self.numbers("terrain", file.competition)
        g.evolution = self.numbers("terrain", file.evolution)
        if len(file.regression_cubes) > len(g.squares):
            raise PositionError(f"there are {len(g.squares)} squares for cubes in Regression")
        for square, name in enumerate(file.regression_cubes):
            g.squares[square] = self.playing(name)

    def pawns(self) -> None:
        """Special pawns and pawns on the board."""
        g, file = self.g, self.file
        for name, part in file.special.items():
            element = self.number("element", name)
            if part.owner is not None:
                g.owners[element] = self.playing(part.owner)
                g.targets[element] += 1  # no owner has less
            if part.target is not None:
                g.targets[element] = part.target
        for name, pawn in file.pawns.items():
            space = self.number("space", name)
            if space == OWN_CARD:
                raise PositionError(f"{shown(name)} is on a trait: give the pawn there")
            g.pawns[space] = self.pawn(pawn)
            self.stand(g.pawns[space], space)

    def pawn(self, name: str) -> int:
        """A basic pawn is named for its animal, a special one for its element."""
        element = self.words.number("element", name)
        return self.playing(name) if element is None else SPECIAL + element

    def stand(self, pawn: int, space: int) -> None:
        """A special pawn knows where it is."""
        if pawn >= SPECIAL:
            self.g.special_at[pawn - SPECIAL] = space

    # --- cards and bags -------------------------------------------------------------------

    def cards(self) -> None:
        """Row and discard pile; left out, the deck is what the length of the game leaves."""
        g, file = self.g, self.file
        g.row = self.numbers("evolution", file.row)
        g.discard = self.numbers("evolution", file.discard)
        seen = g.row + g.discard
        g.unseen_cards = [card for card in g.unseen_cards if card not in seen]
        left = len(g.cards.evolution) - g.cards.constants.removed[g.setup.length] - len(seen)
        if any(g.cards.evolution[card].ends_game for card in seen):
            left = min(left, g.cards.constants.bottom_packet - 1)
        g.deck = max(0, left) if file.deck is None else file.deck

    def bags(self) -> None:
        """What is nowhere else is in its bag or box."""
        g = self.g
        for element in g.tokens:
            if element != NOTHING:
                g.black_bag[element] -= 1
        for tokens in g.areas:
            for element in tokens:
                if element != NOTHING:
                    g.black_bag[element] -= 1
        for animal in g.animals:
            for place in [animal.display, *[held.tokens for held in animal.traits]]:
                for element in range(ELEMENTS):
                    g.black_bag[element] -= place[element]
            for trait in [*animal.dealt, *[h.trait for h in animal.traits if not h.copied]]:
                if trait not in g.trait_box:
                    name = self.words.name("trait", trait)
                    raise PositionError(f"trait {shown(name)} is not there for the taking")
                g.trait_box.remove(trait)
        for marker in g.competition + g.evolution:
            g.red_bag[marker] -= 1
        g.vents -= sum(1 for kind in g.kinds if kind >= GEYSER)

    # --- what is to be done ---------------------------------------------------------------

    def agenda(self) -> None:
        """The agenda; left out, the turn of the animal that is given, or of the lowest one."""
        g, file = self.g, self.file
        if file.turn is not None:
            g.turn = self.playing(file.turn)
        if file.agenda is None:
            if not g.over:
                if g.turn == NOBODY:
                    g.turn = g.animals[-1].number
                g.agenda = [due("turn", g.turn)]
            return
        g.agenda = [self.step(text) for text in file.agenda]
        last = [step[0] in LAST_STEPS for step in g.agenda]
        if not g.over and (last.count(True) != 1 or not last[-1]):
            raise PositionError(
                f"the agenda must end with one of {', '.join(LAST_STEPS)}, and with nothing before"
                " that is one of them"
            )

    def step(self, text: str) -> Due:
        """A step of the agenda."""
        step = STEPS.read(text, self.number)
        if not self.can_be_done(step):
            raise PositionError(f"{shown(text)} is about something that is not there")
        return step

    def can_be_done(self, step: Due) -> bool:
        """Whether what a step is about is there."""
        g = self.g
        name, *given = step
        domains = STEPS.domains[name]
        if domains[:1] == ("animal",) and g.index[given[0]] == NOBODY:
            return False
        if domains[1:2] == ("hex",) and g.kinds[given[1]] == NOTHING:
            return False
        if name == "card":
            return 1 <= given[2] <= len(g.row) and g.row[given[2] - 1] == given[1]
        if name == "keep-traits" and "traits" not in (self.file.agenda or []):
            return all(len(a.dealt) == g.cards.constants.traits_dealt for a in g.animals)
        if name == "lineage":
            return given[1] > 0
        return True

"""Positions read: plain values become a state.

Whatever a position leaves out is filled in: bionts that are nowhere else are unassigned, cards
that are nowhere else lie in their decks, and counts taken at the start of the turn are taken now.
"""

from typing import Any

from trilobite.core.agenda import Due
from trilobite.core.errors import PositionError, shown
from trilobite.core.position import NameReader, read_file, require_possible
from trilobite.core.words import Words
from trilobite.games.genesis.autocatalysis import fix_roller
from trilobite.games.genesis.cards.types import (
    COLOURS,
    FISSION,
    MARINE,
    PROMOTED,
    ROW_NAMES,
    TERRESTRIAL,
    UNPROMOTED,
    Cards,
)
from trilobite.games.genesis.invariants import check
from trilobite.games.genesis.organism import (
    count_organs,
    entropy,
    has,
    in_player_order,
    parasite_card,
    parasite_holder,
)
from trilobite.games.genesis.position.file import (
    ACTING_NAMES,
    CARD_NAMES,
    CUBE_NAMES,
    GAIA_NAMES,
    LETTERS,
    SIDE_NAMES,
    STEPS,
    UNKNOWN_CARD,
    MutationPart,
    OrganismPart,
    PlayerPart,
    PositionFile,
    RefugiumPart,
    Rows,
)
from trilobite.games.genesis.setup import seats_of, stack_events
from trilobite.games.genesis.setup_options import Setup
from trilobite.games.genesis.state import (
    BACTERIUM,
    BASE,
    DISEASED,
    EMPTY,
    EVENT_PHASE,
    GONE,
    IN_PLAY,
    MACRO,
    MACROS,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PHASE_NAMES,
    PLAYERS,
    PLUS,
    PRESENT,
    PURCHASE_PHASE,
    SOURCELESS,
    UNSEEN,
    Genesis,
    Mutation,
    Organism,
    Player,
    Refugium,
)
from trilobite.games.genesis.vocabulary import ECOSYSTEM_NAMES


def load(position: dict[str, Any], cards: Cards, setup: Setup, words: Words) -> Genesis:
    """The state that a position describes. Raises PositionError with what is wrong."""
    g = Reader(read_file(position, PositionFile), cards, setup, words).state()
    require_possible(g, check)
    return g


class Reader(NameReader):
    """Builds a state from a position, filling in what it leaves out."""

    def __init__(self, file: PositionFile, cards: Cards, setup: Setup, words: Words) -> None:
        super().__init__(words)
        self.file = file
        self.g = Genesis(cards, setup)

    def counts(self, text: str, size: int) -> list[int]:
        """Letters as counts by colour or player."""
        found = [0] * size
        for letter in text:
            index = LETTERS.find(letter)
            if not 0 <= index < size:
                raise PositionError(
                    f"{shown(text)}: {shown(letter)} is not one of {LETTERS[:size]}"
                )
            found[index] += 1
        return found

    def sequence(self, text: str, size: int) -> list[int]:
        """Letters as colours or players, in order."""
        self.counts(text, size)
        return [LETTERS.index(letter) for letter in text]

    def state(self) -> Genesis:
        """The whole state."""
        self.table()
        self.players()
        self.refugia()
        self.organisms()
        self.parasites()
        self.decks()
        self.fill_in()
        return self.g

    def table(self) -> None:
        """Turn, phase, events, climate and ecosystems."""
        g, file = self.g, self.file
        g.turn = file.turn
        g.phase = PHASE_NAMES.index(file.phase)
        g.order = self.numbers("colour", file.order)
        g.events_drawn = self.numbers("event", file.events_drawn)
        before_first_event = not g.events_drawn and g.phase in (EVENT_PHASE, PURCHASE_PHASE)
        if sorted(g.order) != [0, 1, 2, 3] and (g.order or not before_first_event):
            raise PositionError("order must name the four colours once each")
        g.events_this_turn = min(file.events_this_turn, len(g.events_drawn))
        for row in self.numbers("row", file.active):
            g.active[row] = True
        g.climate_icons = self.numbers("climate", list(file.climate_icons))
        if file.climate is not None:
            g.climate = self.number("climate", file.climate)
        elif g.climate_icons and not g.setup.introductory:
            g.climate = g.climate_icons[-1]
        g.waterworld = file.waterworld
        g.ozone_layer = file.ozone_layer
        g.gaia = GAIA_NAMES.index(file.gaia)
        g.armageddon = file.armageddon
        g.end = self.number("end", file.end)
        for name in file.unsorted:
            g.unsorted[ECOSYSTEM_NAMES.index(name)] = True

    def players(self) -> None:
        """Seats from the options, pools and trophies from the position."""
        g, file = self.g, self.file
        if not g.setup.colours:
            raise PositionError("the options of a position must name the colours")
        seats_of(g, g.setup.colours)
        for member in g.players:
            if member is not None:
                member.pool = [0, 0, 0, 0]
        for name, part in file.player.items():
            player = g.players[self.number("player", name)]
            if player is None:
                raise PositionError(f"player '{name}' is not in the game")
            player.pool = self.counts(part.pool, 4)
            player.fresh = part.moved
            player.hgt_moves = part.hgt_moves
            player.trophies = self.numbers("organism", part.trophies)
            player.medea = part.medea
            if part.parasite is not None:
                player.parasite = CARD_NAMES.index(part.parasite)

    def refugia(self) -> None:
        """Refugia in their rows; those not named in `rows` follow on the right."""
        g, file = self.g, self.file
        rows = file.rows or Rows()
        named = [*rows.cosmic, *rows.ocean, *rows.coastal, *rows.continent]
        in_row = [row for row, names in enumerate(self.by_row(rows)) for _ in names]
        named += [name for name in file.refugium if name not in named]
        for index, name in enumerate(named):
            placard = self.placard(name)
            row = g.cards.placards[placard].row
            if index < len(in_row) and in_row[index] != row:
                raise PositionError(
                    f"'{name}' is a {ROW_NAMES[row]} refugium, not a {ROW_NAMES[in_row[index]]} one"
                )
            refugium = Refugium(placard)
            part = file.refugium.get(name, RefugiumPart())
            refugium.organised = self.counts(part.organised, 4)
            if part.disorganised is None:
                for colour in g.cards.placards[placard].manna:
                    refugium.disorganised[colour] += 1
                for colour in COLOURS:
                    refugium.disorganised[colour] -= refugium.organised[colour]
            else:
                refugium.disorganised = self.counts(part.disorganised, 4)
            refugium.bionts = self.counts(part.bionts, PLAYERS)
            refugium.fresh = self.counts(part.moved, PLAYERS)
            refugium.enzymes = self.sequence(part.enzymes, 4)
            refugium.contestants = self.sequence(part.contestants, PLAYERS)
            if part.roller is not None:
                refugium.roller = self.number("player", part.roller)
            for player in (*refugium.contestants, refugium.roller):
                if player != NOBODY and g.players[player] is None:
                    raise PositionError(f"'{name}' is contested by somebody who is not in the game")
            g.rows[row].append(refugium)

    def by_row(self, rows: Rows) -> tuple[list[str], ...]:
        """Cards by row, from the top row down."""
        return (rows.cosmic, rows.ocean, rows.coastal, rows.continent)

    def placard(self, name: str) -> int:
        """The placard of a refugium."""
        placard = self.number("refugium", name)
        if placard >= PARASITES:
            raise PositionError(f"{shown(name)} is not a refugium")
        return placard

    def organisms(self) -> None:
        """Organisms without their links."""
        g = self.g
        for name, part in self.file.organism.items():
            place = self.number("organism", name)
            kind = BACTERIUM if place < PARASITES else PARASITE if place < MACROS else MACRO
            o = Organism(place, kind, self.number("player", part.owner))
            o.cubes = self.counts(part.cubes, 4)
            o.bionts = self.counts(part.bionts, PLAYERS)
            o.fresh = self.counts(part.moved, PLAYERS)
            o.spent = self.counts(part.spent, PLAYERS)
            o.disks = self.counts(part.disks, 4)
            o.mutations = [self.mutation(mutation) for mutation in part.mutations]
            o.done = part.done
            if kind == MACRO:
                self.macro(name, part, o)
            g.organisms.append(o)

    def mutation(self, part: MutationPart) -> Mutation:
        """A mutation card."""
        mutation = Mutation(self.number("mutation", part.card))
        mutation.promoted = part.promoted
        mutation.base = CUBE_NAMES.index(part.base)
        default = PRESENT if part.promoted else GONE
        mutation.plus = default if part.plus is None else CUBE_NAMES.index(part.plus)
        if part.acting is None:
            mutation.acting = PROMOTED if part.promoted else UNPROMOTED
        else:
            mutation.acting = -1 if part.acting == "none" else ACTING_NAMES.index(part.acting)
        return mutation

    def macro(self, name: str, part: OrganismPart, o: Organism) -> None:
        """The side, organs and placard of a macroorganism."""
        if part.under is None:
            raise PositionError(f"macroorganism '{name}' does not say what it is laid on (under)")
        o.under = self.number("organism", part.under)
        o.side = SIDE_NAMES.index(part.side)
        o.organs = self.organs(name, o, part.organs)
        count_organs(o)
        if part.organs_at_start is not None:
            at_start = self.organs(name, o, part.organs_at_start)
            o.organs_at_start = at_start if part.organs_at_start else []
        if part.endosymbionts_at_start is not None:
            o.endosymbionts_at_start = self.counts(part.endosymbionts_at_start, 4)

    def organs(self, name: str, o: Organism, given: list[str]) -> list[int]:
        """Organ squares with the named organs filled."""
        organs = [organ.id for organ in self.g.macro_side(o).organs]
        squares = [GONE] * len(organs)
        for organ in given:
            if organ not in organs:
                raise PositionError(f"'{name}' has no organ {shown(organ)}")
            squares[organs.index(organ)] = PRESENT
        return squares

    def parasites(self) -> None:
        """Links between hosts and parasites, and the diseased cubes."""
        g = self.g
        in_play = {o.place for o in g.organisms}
        for name, part in self.file.organism.items():
            o = g.organism(self.number("organism", name))
            if part.host is None:
                continue
            host_place = self.number("organism", part.host)
            if host_place not in in_play:
                raise PositionError(f"the host of '{name}' is not in play")
            host = g.organism(host_place)
            o.host = host.place
            host.parasite = o.place
            if len(part.diseased) > 2:
                raise PositionError(f"'{name}' has two diseased slots, not {len(part.diseased)}")
            for slot, source in enumerate(part.diseased):
                o.slots[slot] = self.diseased(host, source)
        for o in g.organisms:
            side = parasite_card(o)
            if side != NOBODY:
                holder = parasite_holder(g, g.cards.parasites[side].colour)
                member = g.players[holder]
                if member is None:
                    raise PositionError(
                        f"nobody in the game has the parasite card {g.cards.parasites[side].id}"
                    )
                given = self.file.player.get(self.words.name("player", holder))
                if given is None or given.parasite is None:
                    member.parasite = IN_PLAY

    def diseased(self, host: Organism, source: str) -> int:
        """Where a diseased cube comes from; the host's card is told that it is away."""
        if not source:
            return EMPTY
        if source == "cube":
            return SOURCELESS
        card, _, position = source.rpartition(" ")
        if host.kind == MACRO:
            organs = [organ.id for organ in self.g.macro_side(host).organs]
            if card != "organ" or position not in organs:
                raise PositionError(f"{shown(source)} is not an organ of the host")
            return organs.index(position)
        number = self.number("mutation", card)
        plus = self.number("position", position)
        for mutation in host.mutations:
            if mutation.card == number:
                if plus == PLUS:
                    mutation.plus = DISEASED
                else:
                    mutation.base = DISEASED
                return number * 2 + (PLUS if plus else BASE)
        raise PositionError(f"the host has no mutation {shown(card)}")

    def decks(self) -> None:
        """Decks: as given, or all the cards that are nowhere else."""
        g, file = self.g, self.file
        stack_events(g)
        for eon in range(3):
            g.event_decks[eon] = [c for c in g.event_decks[eon] if c not in g.events_drawn]
        if file.events_left is not None:
            if len(file.events_left) != 3:
                raise PositionError("events_left must hold three numbers")
            g.events_left = file.events_left[:]
        else:
            for card in g.events_drawn:
                g.events_left[g.cards.events[card].eon] -= 1
        self.refugium_decks()
        self.mutation_decks()
        if file.macro_stack is not None:
            g.macro_stack = self.numbers("organism", file.macro_stack)
        elif not g.setup.introductory:
            gone = {o.place for o in g.organisms}
            for player in g.players:
                if player is not None:
                    gone.update(player.trophies)
            g.macro_stack = [place for place in range(MACROS, MACROS + 8) if place not in gone]

    def refugium_decks(self) -> None:
        """Refugia that can still appear."""
        g, file = self.g, self.file
        g.refugium_decks = [[], [], [], []]
        if file.refugium_decks is not None:
            for row, names in enumerate(self.by_row(file.refugium_decks)):
                g.refugium_decks[row] = [self.placard(name) for name in names]
        else:
            used = {refugium.placard for refugium in g.refugia()}
            used.update(o.under if o.kind == MACRO else o.place for o in g.organisms)
            for player in g.players:
                if player is not None:
                    used.update(player.trophies)
            for index, placard in enumerate(g.cards.placards):
                if index not in used:
                    g.refugium_decks[placard.row].append(index)
        if file.refugia_left is not None:
            if len(file.refugia_left) != 4:
                raise PositionError("refugia_left must hold four numbers")
            g.refugia_left = file.refugia_left[:]
        else:
            g.refugia_left = [len(deck) for deck in g.refugium_decks]

    def mutation_decks(self) -> None:
        """Mutation decks as given; otherwise the other cards are dealt out in card order."""
        g, file = self.g, self.file
        used = {mutation.card for o in g.organisms for mutation in o.mutations}
        given = file.mutation_decks
        if given is not None:
            for row, names in enumerate(self.by_row(given)):
                g.mutation_decks[row] = [
                    UNSEEN if name == UNKNOWN_CARD else self.number("mutation", name)
                    for name in names
                ]
                used.update(g.mutation_decks[row])
            g.unseen_mutations = [c for c in range(len(g.cards.mutations)) if c not in used]
            return
        left = [card for card in range(len(g.cards.mutations)) if card not in used]
        for row in range(4):
            g.mutation_decks[row] = left[row::4]

    def fill_in(self) -> None:
        """What the position leaves out: bionts, counts of the start of the turn, the agenda."""
        g, file = self.g, self.file
        for player in g.players:
            if player is not None:
                part = file.player.get(self.words.name("player", player.number), PlayerPart())
                player.bionts = self.unassigned(player) if part.bionts is None else part.bionts
        for o in g.organisms:
            part_of = file.organism[self.words.name("organism", o.place)]
            o.fission = has(g, o, FISSION) if part_of.fission is None else part_of.fission
            green = part_of.green_at_start
            o.green_at_start = entropy(g, o) if green is None else green
            text = part_of.residents_at_start
            o.residents_at_start = o.bionts[:] if text is None else self.counts(text, PLAYERS)
        for side, given in ((MARINE, file.sea), (TERRESTRIAL, file.land)):
            if given is not None:
                g.ecosystems[side] = self.numbers("organism", given)
            else:
                g.ecosystems[side] = [
                    o.place for o in g.organisms if o.kind == MACRO and o.side == side
                ]
        known = len(g.macro_stack) < len(g.cards.macros) and not g.setup.introductory
        g.oxygen_crisis = known if file.oxygen_crisis is None else file.oxygen_crisis
        if file.turn_order is None:
            g.turn_order = in_player_order(g)
        else:
            g.turn_order = self.numbers("player", file.turn_order)
        g.purchased = self.numbers("player", file.purchased)
        if any(g.players[player] is None for player in g.purchased):
            raise PositionError("purchased names somebody who is not in the game")
        g.queens_refused = [
            (self.number("organism", a), self.number("organism", b)) for a, b in file.queens_refused
        ]
        agenda = ["start-of-phase"] if file.agenda is None else file.agenda
        g.agenda = [self.step(text) for text in agenda]

    def unassigned(self, player: Player) -> int:
        """Bionts of a player that are neither on a refugium nor in an organism."""
        number = 1 if player.number >= NPC else self.g.setup.bionts_per_player()
        number -= sum(refugium.bionts[player.number] for refugium in self.g.refugia())
        return number - sum(o.bionts[player.number] for o in self.g.organisms)

    def step(self, text: str) -> Due:
        """A step of the agenda."""
        step = STEPS.read(text, self.number)
        if not self.can_be_done(step):
            raise PositionError(f"{shown(text)} is about something that is not there")
        if step[0] in ("assign", "npc-assign") and (step[0] == "assign") != (step[1] < NPC):
            raise PositionError(f"{shown(text)}: players assign, NPCs npc-assign")
        return step

    def can_be_done(self, step: Due) -> bool:
        """Whether what a step is about is there. A parasite may have died before its slot."""
        g = self.g
        name, a, b, _ = step
        if name == "icon":
            drawn = g.events_drawn[len(g.events_drawn) - g.events_this_turn :]
            return a in drawn and b < len(g.cards.events[a].icons)
        if name == "autocatalysis":
            return any(r.placard == a and self.has_roller(r) for r in g.refugia())
        for domain, number in zip(STEPS.domains[name], (a, b), strict=False):
            if domain == "player" and g.players[number] is None:
                return False
        return True

    def has_roller(self, refugium: Refugium) -> bool:
        """F4. Whether somebody rolls for the refugium; who it is need not be said."""
        if refugium.roller == NOBODY:
            fix_roller(self.g, refugium)
        return refugium.roller != NOBODY

"""Positions read: plain values become a state, and what is left out is filled in."""

from typing import Any

from trilobite.core.agenda import Due, due
from trilobite.core.errors import PositionError, shown
from trilobite.core.position import NameReader, read_file, require_possible
from trilobite.core.words import Words
from trilobite.games.origins.board import found_city, is_buildable, put_migrant, set_step
from trilobite.games.origins.cards.types import BLOCKS, DISCIPLINES, PAWNS, Cards
from trilobite.games.origins.continents import rebuild
from trilobite.games.origins.cratons import DISC_NAMES, LaidCraton, fields_on
from trilobite.games.origins.invariants import check
from trilobite.games.origins.position.file import (
    LAST_STEPS,
    SETTING_UP,
    STEPS,
    CratonPart,
    PlayerPart,
    PositionFile,
)
from trilobite.games.origins.setup import (
    lay_climate,
    open_box,
    seat_players,
    start_spaces,
    world_of,
)
from trilobite.games.origins.setup_options import LAND_PEOPLE, Setup
from trilobite.games.origins.state import (
    EPOCHS,
    NO_TAIL,
    NOBODY,
    NOTHING,
    ROWS,
    SLOTS,
    STAGE_NAMES,
    Foundation,
    Invention,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import elders, emissaries
from trilobite.games.origins.world_options import PRINTED
from trilobite.games.origins.world_setup import craton_starts, lay_by_default
from trilobite.games.origins.worldmap import TILE_SIDE_NAMES, Placement


def nobody_yet(setup: Setup) -> tuple[str, ...]:
    """The steps before which nobody has a colour."""
    return ("crowns", "ground", "colours") if setup.chosen_starts else ("crowns", "colours")


def load(position: dict[str, Any], cards: Cards, setup: Setup, words: Words) -> Origins:
    """The state that a position describes. Raises PositionError with what is wrong."""
    g = Reader(read_file(position, PositionFile), cards, setup, words).state()
    require_possible(g, check)
    return g


class Reader(NameReader):
    """Builds a state from a position, filling in what it leaves out."""

    def __init__(self, file: PositionFile, cards: Cards, setup: Setup, words: Words) -> None:
        super().__init__(words)
        self.file = file
        self.g = Origins(cards, setup, world_of(cards, setup))

    def playing(self, name: str) -> Player:
        """A player by their colour, who must be in the game."""
        number = self.number("colour", name)
        if self.g.index[number] == NOBODY:
            raise PositionError(f"{shown(name)} is not in the game")
        return self.g.player(number)

    def colour(self, name: str | None) -> int:
        """The colour of somebody who plays, or nobody."""
        return NOBODY if name is None else self.playing(name).colour

    def state(self) -> Origins:
        """The whole state."""
        g, file = self.g, self.file
        if not 1 <= file.epoch <= EPOCHS:
            raise PositionError(f"epoch must be 1 to 4, not {file.epoch}")
        open_box(g)
        before = (file.agenda or [""])[0].split(" ")[0]
        g.crowns = file.crowns
        if before not in nobody_yet(g.setup):
            self.seats()
        self.ground(before)
        g.epoch = file.epoch
        g.round = file.round
        self.climate(before)
        self.cards()
        for name, part in file.player.items():
            self.tableau(self.playing(name), part)
        self.ideas(before)
        for player in g.players:
            part = file.player.get(self.words.name("colour", player.colour), PlayerPart())
            self.people(player, part, before)
        self.leave_decks()
        self.turn()
        self.agenda()
        return g

    # --- who plays ------------------------------------------------------------------------

    def seats(self) -> None:
        """Seats and crowns from the players of the position or from the options."""
        g, file = self.g, self.file
        players = g.setup.players
        colours = g.setup.colours[:] or [NOBODY] * players
        crowns = g.crowns or g.setup.crowns or [0] * players
        for name, part in file.player.items():
            number = self.number("colour", name)
            seat = part.seat if part.seat is not None else -1
            if seat < 0 and number in colours:
                seat = colours.index(number)
            if not 0 <= seat < players or colours[seat] not in (NOBODY, number):
                raise PositionError(f"{shown(name)} has no seat, or that of another")
            colours[seat] = number
            if part.crown is not None:
                crowns = [*crowns[:seat], part.crown, *crowns[seat + 1 :]]
        if NOBODY in colours:
            raise PositionError(
                "not every seat has a colour: name them in the options (colours) or give each "
                "player their seat"
            )
        if not any(crowns):
            crowns = list(range(1, players + 1))
        if sorted(crowns) != list(range(1, players + 1)):
            raise PositionError(f"the crowns must be 1 to {players}, one for each player")
        g.crowns = crowns
        seat_players(g, colours)

    def people(self, player: Player, part: PlayerPart, before: str) -> None:
        """Migrants, cities and pawns of a player."""
        g = self.g
        if part.migrants is not None:
            for space in self.numbers("space", part.migrants):
                if g.migrants[space] != NOBODY:
                    name = self.words.name("space", space)
                    raise PositionError(f"the space {shown(name)} has two Migrants")
                put_migrant(g, player, space)
        elif before not in SETTING_UP and not part.cities:
            on_craton = g.cratons and not g.setup.world.on_earth
            spaces = craton_starts(g, player) if on_craton else start_spaces(g, player)
            put_migrant(g, player, spaces[0])
        for name, resource in part.cities.items():
            self.city(player, self.number("hex", name), self.number("resource", resource))
        player.mysticism = part.mysticism
        out = elders(g, player) + len(emissaries(g, player)) + player.mysticism
        if part.brain is not None:
            if len(part.brain) != 3:
                raise PositionError("brain has three numbers: emotions, vocabulary, free will")
            player.brain = part.brain[:]
        else:
            for domain in range(3):
                taken = min(out, player.brain[domain])
                player.brain[domain] -= taken
                out -= taken
        if sum(player.brain) > PAWNS:
            raise PositionError(f"a player has {PAWNS} pawns")

    def city(self, player: Player, hex: int, resource: int) -> None:
        """A city on a resource."""
        g = self.g
        name = self.words.name("hex", hex)
        if g.cities[hex] != NOBODY:
            raise PositionError(f"the hex {shown(name)} has two cities")
        if player.blocks == 0:
            raise PositionError(f"a player has {BLOCKS} cities at most")
        if not is_buildable(g, player, hex):
            colour = self.words.name("colour", player.colour)
            raise PositionError(
                f"{colour} cannot have a city on the hex {shown(name)}: {self.habitat(player)}"
            )
        for which in range(len(g.world.resources[hex])):
            if g.world.resources[hex][which].number == resource:
                found_city(g, player, hex, which)
                return
        raise PositionError(
            f"the hex {shown(name)} has no {shown(self.words.name('resource', resource))}"
        )

    def habitat(self, player: Player) -> str:
        """Where the cities of a player can stand."""
        if self.g.setup.yrr:
            return "in Yrr cities stand on hexes with a blue or white ring (C4b.1)"
        if player.realm == LAND_PEOPLE:
            return "land people do not live on permanent ocean or under a climate token (G7.5)"
        return "sea people live on permanent ocean or where there is a sea token (C3d.1)"

    def tableau(self, player: Player, part: PlayerPart) -> None:
        """Technologies, Foundations, Inventions and tokens of a player."""
        g = self.g
        if part.ruling is not None:
            player.ruling = self.number("discipline", part.ruling)
        for name, level in part.technology.items():
            track = self.number("track", name)
            levels = g.cards.tracks[track].levels
            if level not in levels:
                known = ", ".join(str(one) for one in levels)
                raise PositionError(f"{name} has the levels {known}, not {level}")
            set_step(g, player, track, levels.index(level))
        for name, cards in part.foundations.items():
            column = self.number("discipline", name)
            for card in self.numbers("challenge", cards):
                if column not in g.cards.challenges[card].disciplines:
                    raise PositionError(
                        f"{shown(self.words.name('challenge', card))} has no side for {name}"
                    )
                player.columns[column].append(Foundation(card))
        for name in part.dissidents:
            self.dissident(player, name)
        for card in self.numbers("idea", part.inventions):
            invention = Invention(card)
            for envoy in self.file.emissaries.get(self.words.name("idea", card), []):
                invention.emissaries[self.playing(envoy).colour] = 1
            player.inventions.append(invention)
        if part.tokens is not None:
            if len(part.tokens) != 3:
                raise PositionError("tokens has three numbers, one for each Comet")
            player.tokens = part.tokens[:]
        player.portents = self.numbers("comet", part.portents)
        player.overflow = part.overflow
        player.refugees = self.numbers("hex", part.refugees)

    def dissident(self, player: Player, name: str) -> None:
        """A Dissident on the crown or on a Foundation."""
        if player.supply == 0:
            raise PositionError("a player has not so many Dissidents")
        player.supply -= 1
        if name == "crown":
            player.crown_dissident = True
            return
        card = self.number("challenge", name)
        for column in player.columns:
            for foundation in column:
                if foundation.card == card:
                    foundation.dissident = True
                    return
        raise PositionError(f"{shown(name)} has a Dissident but is not a Foundation of the player")

    # --- map and cards --------------------------------------------------------------------

    def ground(self, before: str) -> None:
        """Tiles, cratons and strip; a world of cratons that is left out is laid as it might have
        been."""
        g, file = self.g, self.file
        g.laid = [
            Placement(
                self.number("hex", part.hex),
                self.number("tile", part.tile),
                self.index(TILE_SIDE_NAMES, "side", part.side),
                part.turn,
            )
            for part in file.laid
        ]
        if file.cratons is not None:
            g.cratons = [self.craton(part) for part in file.cratons]
        if file.cratons is None and g.setup.world.kind != PRINTED and before not in SETTING_UP:
            lay_by_default(g)
        elif g.laid or g.cratons:
            rebuild(g)
        if file.strip is not None:
            g.strip = self.number("strip", file.strip)

    def index(self, known: tuple[str, ...], what: str, name: str) -> int:
        """The number of a name that is in no domain."""
        if name not in known:
            raise PositionError(f"there is no {what} {shown(name)}")
        return known.index(name)

    def craton(self, part: CratonPart) -> LaidCraton:
        """A craton of the position."""
        laid = LaidCraton(
            craton=self.number("craton", part.craton),
            hex=NOTHING if part.hex is None else self.number("hex", part.hex),
            turn=part.turn,
            west=part.west,
            discs=[self.index(DISC_NAMES, "disc", disc) for disc in part.discs],
            plants=part.plants,
            tiled=part.tiled,
            luxury=part.luxury,
            work=part.work,
            war=part.war,
        )
        if laid.hex >= 0 and not fields_on(self.g.world, laid.hex, laid.turn):
            raise PositionError(f"{shown(part.craton)} does not fit around {shown(part.hex)}")
        return laid

    def climate(self, before: str) -> None:
        """Climate tokens: as given, or as at the start."""
        g, file = self.g, self.file
        if file.climate is None:
            if before not in SETTING_UP:
                lay_climate(g)
            return
        for name, climate in file.climate.items():
            g.terrain[self.number("hex", name)] = self.number("terrain", climate)

    def cards(self) -> None:
        """Challenge cards; left out, the deck of this Epoch and the later ones is full."""
        g, file = self.g, self.file
        g.gone = self.numbers("challenge", file.gone)
        for card in self.numbers("challenge", file.shown):
            g.shown[g.cards.challenges[card].epoch - 1].append(card)
        if file.card is not None:
            g.card = self.number("challenge", file.card)
        if file.deck is None:
            g.deck = [0 if epoch + 1 < g.epoch else g.deck[epoch] for epoch in range(EPOCHS)]
        elif len(file.deck) == EPOCHS:
            g.deck = file.deck[:]
        else:
            raise PositionError("deck has four numbers, one for each Epoch")

    def ideas(self, before: str) -> None:
        """The display and its Elders, the tradition deck, and what is forgotten."""
        g, file = self.g, self.file
        g.tradition = self.numbers("idea", file.tradition)
        if file.idea is not None:
            g.idea = self.number("idea", file.idea)
        if file.forgotten is not None:
            g.forgotten = self.numbers("idea", file.forgotten)
        if file.display is not None:
            if len(file.display) != SLOTS:
                raise PositionError(f'display has {SLOTS} places, "" for a gap')
            for slot, name in enumerate(file.display):
                if name:
                    g.display[slot] = self.number("idea", name)
        elif before not in SETTING_UP:
            self.fill_display()
        for name, counts in file.elders.items():
            idea = self.number("idea", name)
            if idea not in g.display:
                raise PositionError(f"{shown(name)} has Elders but is not in the display")
            for who, number in counts.items():
                g.elders[g.display.index(idea)][self.playing(who).colour] = number

    def fill_display(self) -> None:
        """Ideas that have Elders, and then the first ones of the decks of the Epoch."""
        g = self.g
        used = self.used_ideas()
        for discipline in DISCIPLINES:
            deck = g.ideas[(g.epoch - 1) * len(DISCIPLINES) + discipline]
            left = [card for card in deck if card not in used]
            wanted = [
                self.number("idea", name)
                for name in self.file.elders
                if g.cards.ideas[self.number("idea", name)].deck == discipline
            ]
            left = wanted + [card for card in left if card not in wanted]
            for row in range(min(ROWS, len(left))):
                g.display[discipline * ROWS + row] = left[row]

    def used_ideas(self) -> set[int]:
        """Ideas that are neither in a deck nor in the display."""
        g = self.g
        used = {*g.tradition, *g.forgotten, g.idea}
        for player in g.players:
            used.update(invention.card for invention in player.inventions)
        return used

    def leave_decks(self) -> None:
        """Cards that are elsewhere are not in their decks; those of past Epochs are forgotten."""
        g = self.g
        used = {*g.gone, g.card, *(card for pile in g.shown for card in pile)}
        for player in g.players:
            for column in player.columns:
                used.update(foundation.card for foundation in column)
        g.unseen = [[card for card in pile if card not in used] for pile in g.unseen]
        ideas = self.used_ideas() | set(g.display)
        g.ideas = [[card for card in deck if card not in ideas] for deck in g.ideas]
        if self.file.forgotten is None:
            for deck in g.ideas[: (g.epoch - 1) * len(DISCIPLINES)]:
                g.forgotten += deck
                deck.clear()

    # --- what is to be done ---------------------------------------------------------------

    def turn(self) -> None:
        """Whose turn it is and what has been done in it; auction and philosophy."""
        g, file = self.g, self.file
        g.turn = self.colour(file.turn)
        g.stage = STAGE_NAMES.index(file.stage) if file.stage in STAGE_NAMES else -1
        if g.stage < 0:
            raise PositionError(f"there is no stage {shown(file.stage)}")
        g.row = file.row
        g.elected = file.elected
        g.revolted = file.revolted
        g.moved = self.numbers("space", file.moved)
        g.built = self.numbers("hex", file.built)
        g.tail = NO_TAIL if file.tail is None else file.tail
        if file.philosophy is not None:
            g.philosophy = self.number("philosophy", file.philosophy)
        g.bid = file.bid
        g.bid_pawns = file.bid_pawns
        g.bidder = self.colour(file.bidder)
        g.dictator = self.colour(file.dictator)
        g.ending = self.number("end", file.ending)
        g.over = file.over

    def agenda(self) -> None:
        """The agenda; left out, the turn of the player that is given, or of crown 1."""
        g, file = self.g, self.file
        if file.agenda is None:
            if not g.over:
                first = g.turn if g.turn != NOBODY else g.players[g.crowns.index(1)].colour
                g.agenda = [due("turn", first)]
            return
        g.agenda = [self.step(text) for text in file.agenda]
        last = [step[0] in LAST_STEPS for step in g.agenda]
        if not g.over and (last.count(True) != 1 or not last[-1]):
            raise PositionError(
                f"the agenda must end with one of {', '.join(LAST_STEPS)}, and with nothing before"
                " that is one of them"
            )

    def step(self, text: str) -> Due:
        """A step of the agenda, of somebody who plays."""
        step = STEPS.read(text, self.number)
        if STEPS.domains[step[0]][:1] == ("colour",) and self.g.index[step[1]] == NOBODY:
            raise PositionError(f"{shown(text)} is about somebody who does not play")
        return step

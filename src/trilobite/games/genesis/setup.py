"""C. Setting up the game."""

from trilobite.core.chance import Chance
from trilobite.games.genesis.cards.types import COLOURS, Cards
from trilobite.games.genesis.event import show_top
from trilobite.games.genesis.setup_options import Setup
from trilobite.games.genesis.state import (
    MACROS,
    NO_CARD,
    NPC,
    READY,
    UNSEEN,
    Genesis,
    Player,
)

#: Cd. Events drawn from each eon; the short game leaves three more in the box.
EVENTS_DRAWN = (3, 7, 10)
SHORT_BY = 3

MUTATIONS_IN_A_DECK = 5


def set_up(cards: Cards, setup: Setup, chance: Chance) -> Genesis:
    """C. The position before the first event."""
    g = Genesis(cards, setup)
    g.chance = chance
    seat_players(g)
    stack_events(g)
    lay_out_refugia(g)
    g.unseen_mutations = list(range(len(cards.mutations)))  # Cg
    for row in range(4):
        g.mutation_decks[row] = [UNSEEN] * MUTATIONS_IN_A_DECK
        show_top(g, row)
    if not setup.introductory:
        g.macro_stack = [MACROS + card for card in range(len(cards.macros))]  # Ch
    return g


def seat_players(g: Genesis) -> None:
    """Ca. Colours are drawn, unless the options name them."""
    setup = g.setup
    number = 2 if setup.solitaire else setup.players
    colours = setup.colours[:]
    left = [colour for colour in COLOURS if colour not in colours]
    while len(colours) < number:
        colour = g.chance.draw("colour", left)
        left.remove(colour)
        colours.append(colour)
    seats_of(g, colours)


def seats_of(g: Genesis, colours: list[int]) -> None:
    """Cc, C1, C2. Bionts, parasite cards and the first catalyst, by seat; then the NPCs."""
    setup = g.setup
    for index, colour in enumerate(colours):
        player = Player(colour, 0 if setup.solitaire else index)
        player.bionts = setup.bionts_per_player()
        player.parasite = NO_CARD if setup.cooperative or setup.loners else READY
        player.pool[colour] = 1
        g.players[colour] = player
    for colour in npc_colours(g, colours):
        npc = Player(colour + NPC, -1)
        npc.bionts = 1
        npc.parasite = READY
        g.players[colour + NPC] = npc


def npc_colours(g: Genesis, colours: list[int]) -> list[int]:
    """C1b, C2, C3a. The colours that have an NPC."""
    if g.setup.cooperative:
        return sorted(colours)
    if g.setup.solitaire and not g.setup.introductory:
        return [colour for colour in COLOURS if colour not in colours]
    return []


def stack_events(g: Genesis) -> None:
    """Cd. Hadean on Archaean on Proterozoic, some of them left in the box unseen."""
    g.event_decks = [[], [], []]
    for card, event in enumerate(g.cards.events):
        g.event_decks[event.eon].append(card)
    for eon in range(3):
        g.events_left[eon] = EVENTS_DRAWN[eon]
    if g.setup.short:
        g.events_left[2] -= SHORT_BY


def lay_out_refugia(g: Genesis) -> None:
    """Ce, ED-05. A deck for each row."""
    g.refugium_decks = [[], [], [], []]
    for index, placard in enumerate(g.cards.placards):
        g.refugium_decks[placard.row].append(index)
    fewer = 1 if g.edition.removes_refugia and g.setup.players < 4 else 0
    for row in range(4):
        g.refugia_left[row] = len(g.refugium_decks[row]) - fewer

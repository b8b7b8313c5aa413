"""MAR-9. The evolution row: cards leave it when they are resolved, and new ones come."""

from trilobite.core.agenda import Due, due
from trilobite.core.decision import Flow
from trilobite.games.marine.cards.types import ROW
from trilobite.games.marine.effects import carry_out, leave_row, resolve_card
from trilobite.games.marine.filters import Resolving
from trilobite.games.marine.planet import reward_prey_switching
from trilobite.games.marine.state import Animal, Marine


def is_laid_out(g: Marine) -> bool:
    """MAR-3.18. Whether there is a deck yet: while animals and traits are chosen there is none."""
    return g.deck > 0 or len(g.row) > 0 or len(g.discard) > 0


def play_card(g: Marine, animal: Animal, card: int, x: int) -> Flow:
    """MAR-9.5, MAR-9.6, MAR-9.7. A card of the row is resolved and discarded, and the row
    refilled."""
    yield from resolve_card(g, animal, card, x, [])
    leave_row(g, card)
    g.agenda.insert(0, due("refill", animal.number))


def refill(g: Marine, animal: Animal) -> Flow:
    """MAR-9.7, MAR-9.8, MAR-9.9. A new card comes to the top of the row while there is room and
    a deck: its lasting rule starts, what it does on entering is done, its events follow, and only
    then comes another (MAR-9.14). Cards that moved down do none of it again (MAR-9.12)."""
    if len(g.row) >= ROW or g.deck == 0:
        return
    card = turn_up_card(g)
    yield from enter(g, animal, card)
    evolution = g.cards.evolution[card]
    events: list[Due] = [due("extinction")] * evolution.extinctions  # MAR-9.10, MAR-10.1
    events += [due("survival")] * evolution.survivals
    g.agenda[:0] = [*events, due("refill", animal.number)]


def turn_up_card(g: Marine) -> int:
    """MAR-3.19. The next card of the deck comes to the row."""
    card = g.chance.draw("evolution", next_cards(g))
    g.unseen_cards.remove(card)
    g.deck -= 1
    g.row.append(card)
    g.tell("card-shown", card, len(g.row))
    return card


def next_cards(g: Marine) -> list[int]:
    """MAR-3.18. What the next card of the deck may be: a random one of those that nobody has
    seen. The card that ends the game is in the bottom packet, in each place as likely as in any
    other; each card is listed as often as it is likely."""
    deck = g.cards.evolution
    unseen = [card for card in g.unseen_cards if not deck[card].ends_game]
    if g.deck > g.cards.constants.bottom_packet or len(unseen) == len(g.unseen_cards):
        return unseen
    last = [card for card in g.unseen_cards if deck[card].ends_game]
    return unseen * (g.deck - 1) + last * max(1, len(unseen))


def enter(g: Marine, animal: Animal, card: int) -> Flow:
    """MAR-9.9, MAR-9.13. What a card does when it comes into the row."""
    yield from carry_out(g, Resolving(animal, card, 0, [card]), g.cards.evolution[card].enters)
    reward_prey_switching(g, animal)

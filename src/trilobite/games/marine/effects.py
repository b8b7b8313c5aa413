"""MAR-9. What evolution cards do, whatever the other rules say (MAR-6.9): their steps, carried out
in the printed order (MAR-9.2)."""

from collections.abc import Callable
from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.language import Op
from trilobite.games.marine.cards.types import TERRAINS, Step
from trilobite.games.marine.effects_species import (
    Doing,
    eliminate_on_each,
    eliminate_step,
    move_step,
    place_step,
    place_up_to,
    return_step,
)
from trilobite.games.marine.effects_tokens import (
    draw_step,
    lose_step,
    move_token_step,
    place_token_step,
    remove_step,
    swap_with_bag_step,
    swap_with_planet_step,
)
from trilobite.games.marine.filters import Resolving, amount, passing
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.pawns import take_pawns_back
from trilobite.games.marine.planet import (
    bonus_vp,
    decide,
    gain_vp,
    is_vent,
    reward_prey_switching,
    terrain,
)
from trilobite.games.marine.scoring import score_tile
from trilobite.games.marine.state import (
    ASTEROID,
    BY_CARDS,
    NOBODY,
    NOT_ENDING,
    NOTHING,
    Animal,
    Marine,
)
from trilobite.games.marine.tectonics import open_vent
from trilobite.games.marine.traits import replace_trait

UNFIT_TILE = Reason("tile-does-not-suit-the-card", "MAR-9.15")


def resolve_card(g: Marine, animal: Animal, card: int, x: int, around: list[int]) -> Flow:
    """MAR-9.1, MAR-9.2. The animal resolves a card, with X for its row space; `around` are the
    cards whose effects this is part of."""
    g.card_resolved = True
    g.tell("card-resolved", animal.number, card, x)
    resolving = Resolving(animal, card, x, [*around, card])
    yield from carry_out(g, resolving, g.cards.evolution[card].steps)
    reward_prey_switching(g, animal)


def carry_out(g: Marine, r: Resolving, steps: list[Step]) -> Flow:
    """MAR-9.2, MAR-9.3. Steps in their order, each as far as possible."""
    for step in steps:
        yield from OPS[step.op](g, r, step)


# --- choosing, repeating ------------------------------------------------------------------


def choose_tile_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.15. The player names a tile; without one the steps that need it are skipped."""
    r.tile = NOTHING
    menu = Menu(g.explain)
    tiles = passing(g, r, step.where)
    for hex in tiles:
        menu.offer(("tile", hex, -1))
    if not menu.options:
        return False
    if menu.explain:
        for hex in range(HEXES):
            if g.kinds[hex] >= 0 and hex not in tiles:
                menu.offer(("tile", hex, -1), UNFIT_TILE)
    choice: Option = yield decide(r.animal, "card-tile", menu, "MAR-9.15", {"card": r.card})
    r.tile = choice[1]
    return True


def choose_terrain_step(g: Marine, r: Resolving, _step: Step) -> Doing:
    """MAR-9.16.19. The player names a terrain that is on the planet, vents included."""
    r.terrain = NOTHING
    there = [False] * TERRAINS
    for hex in range(HEXES):
        if g.kinds[hex] >= 0:
            there[terrain(g, hex)] = True
    menu = Menu(g.explain)
    for number in range(TERRAINS):
        if there[number]:
            menu.offer(("terrain", number, -1))
    if not menu.options:
        return False
    choice: Option = yield decide(r.animal, "card-terrain", menu, "MAR-9.16.19", {"card": r.card})
    r.terrain = choice[1]
    return True


def for_each_tile_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.4. The tiles are fixed before the first is treated. Where the player has to choose
    on each of them, the tiles may be taken in any order."""
    tiles = passing(g, r, step.where)
    if not tiles:
        return False
    inner = step.steps[0]
    alone = len(step.steps) == 1 and inner.measure == "number" and not inner.anywhere
    if alone and inner.op == "eliminate-species" and inner.number == 1 and inner.owner != "each":
        yield from eliminate_on_each(g, r, tiles, inner)
    elif alone and inner.op == "place-species" and inner.optional:
        yield from place_up_to(g, r, tiles, inner.number)
    else:
        for hex in tiles:
            r.tile = hex
            yield from carry_out(g, r, step.steps)
    return True


def repeat_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.1. The inner steps so many times, until the first of them is impossible."""
    some = False
    for _ in range(amount(g, r, step)):
        possible: bool = yield from OPS[step.steps[0].op](g, r, step.steps[0])
        if not possible:
            break
        yield from carry_out(g, r, step.steps[1:])
        some = True
    return some


# --- points, pawns, vents, traits ---------------------------------------------------------


def gain_vp_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.6, MAR-9.16.21. VP for what the step counts."""
    gain_vp(g, r.animal, amount(g, r, step), BY_CARDS)
    yield from ()  # nobody is asked
    return True


def gain_bonus_vp_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-2.7.1. Bonus VP for what the step counts."""
    gain_vp(g, r.animal, bonus_vp(g, amount(g, r, step)), BY_CARDS)
    yield from ()  # nobody is asked
    return True


def score_tiles_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.13, MAR-9.16.19, MAR-9.16.20. Scores tiles, in an order of choice when the card is
    resolved; nobody resolves a card for it."""
    tiles = passing(g, r, step.where)
    some = bool(tiles)
    while len(tiles) > 1 and r.x > 0:
        menu = Menu(g.explain)
        for hex in tiles:
            menu.offer(("score", hex, -1))
        menu.offer(("score-rest", -1, -1))
        choice: Option = yield decide(r.animal, "card-score", menu, "MAR-9.16.19", {"card": r.card})
        if choice[0] == "score-rest":
            break
        score_tile(g, choice[1], BY_CARDS)
        tiles.remove(choice[1])
    for hex in tiles:
        score_tile(g, hex, BY_CARDS)
    return some


def tectonics_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.18. Steps 2 to 6 of Tectonics, while the supply has a vent."""
    menu = Menu(g.explain)
    if g.vents > 0:
        for hex in passing(g, r, step.where):
            if not is_vent(g, hex):
                menu.offer(("tile", hex, -1))
    if not menu.options:
        return False
    choice: Option = yield decide(r.animal, "card-tile", menu, "MAR-9.16.18", {"card": r.card})
    yield from open_vent(g, r.animal, choice[1])
    return True


def return_pawns_step(g: Marine, _r: Resolving, _step: Step) -> Doing:
    """MAR-9.16.14, MAR-8.5. All pawns go home, the one just placed and those on traits too; that
    is no Retrieval and moves no cube."""
    take_pawns_back(g, NOBODY)
    g.tell("pawns-returned")
    yield from ()  # nobody is asked
    return True


def replace_trait_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.8. The trait of the animal is exchanged."""
    yield from replace_trait(g, r.animal, None, amount(g, r, step))
    return True


def last_round_step(g: Marine, _r: Resolving, _step: Step) -> Doing:
    """MAR-9.16.3, MAR-12.1. The current round is the last; it stays so (R-53)."""
    if g.ending == NOT_ENDING:
        g.ending = ASTEROID
        g.tell("last-round")
    yield from ()  # nobody is asked
    return True


# --- other cards --------------------------------------------------------------------------


def resolve_discard_step(g: Marine, r: Resolving, _step: Step) -> Doing:
    """MAR-9.16.10. The top card of the discard pile is resolved with the X of this card and stays
    there."""
    if not g.discard or g.discard[-1] in r.around:
        return False
    yield from resolve_card(g, r.animal, g.discard[-1], r.x, r.around)
    return True


def resolve_other_step(g: Marine, r: Resolving, _step: Step) -> Doing:
    """MAR-9.14, MAR-9.16.10. Another card of the row, of any row space, is resolved with its own X
    and discarded; the row is refilled only when the causing card has left it too."""
    menu = Menu(g.explain)
    for card in g.row:
        if card not in r.around:
            menu.offer(("card", card, -1))
    if not menu.options:
        return False
    choice: Option = yield decide(r.animal, "other-card", menu, "MAR-9.14", {"card": r.card})
    card = choice[1]
    yield from resolve_card(g, r.animal, card, g.row.index(card) + 1, r.around)
    leave_row(g, card)
    return True


def leave_row(g: Marine, card: int) -> None:
    """MAR-9.5, MAR-9.6, MAR-9.11. The card goes on top of the discard pile, its lasting rule ends,
    and the cards above move down."""
    g.row.remove(card)
    g.discard.append(card)


#: What carries out each kind of step.
OPS: Final[dict[Op, Callable[[Marine, Resolving, Step], Doing]]] = {
    "choose-tile": choose_tile_step,
    "choose-terrain": choose_terrain_step,
    "for-each-tile": for_each_tile_step,
    "repeat": repeat_step,
    "eliminate-species": eliminate_step,
    "return-species": return_step,
    "place-species": place_step,
    "move-species": move_step,
    "remove-token": remove_step,
    "place-token": place_token_step,
    "move-token": move_token_step,
    "swap-with-bag": swap_with_bag_step,
    "swap-with-planet": swap_with_planet_step,
    "lose-token": lose_step,
    "draw-token": draw_step,
    "gain-vp": gain_vp_step,
    "gain-bonus-vp": gain_bonus_vp_step,
    "score-tiles": score_tiles_step,
    "tectonics": tectonics_step,
    "return-pawns": return_pawns_step,
    "replace-trait": replace_trait_step,
    "resolve-discard": resolve_discard_step,
    "resolve-other": resolve_other_step,
    "last-round": last_round_step,
}

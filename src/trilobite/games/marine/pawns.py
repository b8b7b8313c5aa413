"""MAR-4, MAR-5. Pawns: which are available, where they may be placed, and kick-outs."""

from trilobite.core.decision import Menu, Reason
from trilobite.games.marine.cards.language import BASIC_KICKS_BASIC, OWN_SPACE, PLACES_BEFORE
from trilobite.games.marine.cards.types import (
    BOARD_SPACES,
    COMPETITION,
    ELEMENTS,
    EVOLUTION,
    SPECIATION,
    Space,
)
from trilobite.games.marine.state import (
    AT_HOME,
    NOBODY,
    NOTHING,
    OWN_CARD,
    SPECIAL,
    Animal,
    Held,
    Marine,
)

NO_PAWN = Reason("no-pawn-available", "MAR-4.2")
SPECIAL_ONLY = Reason("special-pawns-only", "MAR-5.1.2")
SPACE_CLOSED = Reason("space-closed", "MAR-5.1.3")
SPACE_TAKEN = Reason("space-taken", "MAR-5.2.1")
NOT_FORWARD = Reason("not-behind-own-pawns", "MAR-5.2.2")
BETWEEN_OWN = Reason("between-own-pawns", "MAR-11.20")
SPECIAL_STAYS = Reason("special-pawn-stays", "MAR-5.3.4")
OWN_PAWN = Reason("own-pawn", "MAR-5.3.5")
OWN_SPACE_TAKEN = Reason("own-space-taken", "MAR-11.16")


# --- whose pawn, and where ----------------------------------------------------------------


def owner_of(g: Marine, pawn: int) -> int:
    """MAR-2.8.6, R-10. The animal a pawn belongs to; that of a special pawn may change while it
    is placed."""
    return g.owners[pawn - SPECIAL] if pawn >= SPECIAL else pawn


def available_specials(g: Marine, animal: Animal) -> list[int]:
    """MAR-4.2. The elements whose special pawns the animal has beside its display."""
    return [
        element
        for element in range(ELEMENTS)
        if g.owners[element] == animal.number and g.special_at[element] == AT_HOME
    ]


def own_spaces(g: Marine, animal: Animal) -> list[Held]:
    """MAR-11.15. The traits of the animal that are action spaces."""
    if animal.hooks[OWN_SPACE] == 0:
        return []
    return [held for held in animal.traits if g.cards.traits[held.trait].hooks[OWN_SPACE] > 0]


def all_placed(g: Marine, animal: Animal) -> bool:
    """MAR-11.6. Whether every owned pawn is in the action display, and none is available."""
    return animal.pawns == 0 and not available_specials(g, animal)


def placed_pawns(g: Marine, animal: Animal) -> int:
    """MAR-4.2. How many basic pawns of the animal are in the action display and on traits."""
    on_traits = [held.pawn for held in own_spaces(g, animal)]
    return g.pawns.count(animal.number) + on_traits.count(animal.number)


def send_home(g: Marine, pawn: int) -> None:
    """A pawn that has left its space is available to its owner (MAR-5.3.3)."""
    if pawn >= SPECIAL:
        g.special_at[pawn - SPECIAL] = AT_HOME
    else:
        g.animal(pawn).pawns += 1


def take_pawns_back(g: Marine, owner: int) -> None:
    """Takes the pawns of an animal, or of all with NOBODY, from the action display, the spaces on
    traits included (MAR-11.16)."""
    for space in range(BOARD_SPACES):
        pawn = g.pawns[space]
        if pawn != NOBODY and owner in (NOBODY, owner_of(g, pawn)):
            g.pawns[space] = NOBODY
            send_home(g, pawn)
    for animal in g.animals:
        for held in own_spaces(g, animal):
            if held.pawn != NOBODY and owner in (NOBODY, owner_of(g, held.pawn)):
                send_home(g, held.pawn)
                held.pawn = NOBODY


def take_control(g: Marine, animal: Animal, element: int, target: int) -> None:
    """MAR-7.12.2, MAR-7.12.4, MAR-7.12.5. The control marker, the target number and with them the
    special pawn; one in the action display stays on its space (MAR-7.12.3)."""
    g.owners[element] = animal.number
    g.targets[element] = target
    g.tell("control", animal.number, element, target)


# --- what belongs to a space ---------------------------------------------------------------


def token_of(g: Marine, space: Space) -> int:
    """MAR-7.6.2. The token in the circle beside a space of Speciation; NOTHING if there is none."""
    circles = g.areas[SPECIATION] if space.action == SPECIATION else []
    return circles[space.slot] if 0 <= space.slot < len(circles) else NOTHING


def marker_of(g: Marine, space: Space) -> int:
    """MAR-7.10.1, MAR-7.11.1. The terrain on the marker below a space of Competition or Evolution;
    NOTHING if there is none."""
    markers: list[int] = []
    if space.action == COMPETITION:
        markers = g.competition
    elif space.action == EVOLUTION:
        markers = g.evolution
    return markers[space.slot] if 0 <= space.slot < len(markers) else NOTHING


# --- MAR-5: placing -----------------------------------------------------------------------


def special_kicks_special(g: Marine) -> bool:
    """MAR-5.3.4. Whether a card in the row lets special pawns kick out special pawns."""
    for card in g.row:
        if g.cards.evolution[card].special_kicks_special:
            return True
    return False


def offer_pawns(g: Marine, animal: Animal, menu: Menu) -> None:
    """MAR-4.1. Offers every legal pair of an available pawn and a space."""
    offer_basic(g, animal, menu)
    specials = available_specials(g, animal)
    if specials:
        offer_specials(g, animal, specials, menu)


def offer_basic(g: Marine, animal: Animal, menu: Menu) -> None:
    """MAR-5.2. Where a basic pawn may be placed."""
    if animal.pawns == 0 and not g.explain:
        return
    first, last = placed_between(g, animal)
    behind = 0 if g.explain or animal.hooks[PLACES_BEFORE] > 0 else last + 1
    for space in range(behind, BOARD_SPACES):
        menu.offer(("basic", space, -1), refusal_of_basic(g, animal, space, first, last))
    own = own_spaces(g, animal)
    if own:
        reason = None if any(held.pawn == NOBODY for held in own) else OWN_SPACE_TAKEN
        menu.offer(("basic", OWN_CARD, -1), NO_PAWN if animal.pawns == 0 else reason)


def placed_between(g: Marine, animal: Animal) -> tuple[int, int]:
    """MAR-5.2.2, MAR-5.2.4, MAR-5.2.5. The first and the last space with a pawn of the animal;
    both beyond all spaces if there is none (MAR-5.2.3). Spaces on traits do not count
    (MAR-11.16)."""
    first, last = BOARD_SPACES, NOBODY
    for space in range(BOARD_SPACES):
        pawn = g.pawns[space]
        if pawn != NOBODY and owner_of(g, pawn) == animal.number:
            first = min(first, space)
            last = space
    return first, last


def refusal_of_basic(g: Marine, animal: Animal, space: int, first: int, last: int) -> Reason | None:
    """MAR-5.2.1, MAR-5.2.2. Why a basic pawn may not be placed on a space."""
    here = g.cards.spaces[space]
    if here.special_only:
        return SPECIAL_ONLY
    if here.min_players > g.setup.in_play:
        return SPACE_CLOSED
    pawn = g.pawns[space]
    flies = animal.hooks[PLACES_BEFORE] > 0
    if space <= last and (space >= first or not flies):
        if pawn != NOBODY and owner_of(g, pawn) == animal.number:
            return SPACE_TAKEN
        return BETWEEN_OWN if flies else NOT_FORWARD  # MAR-11.20
    if pawn != NOBODY and (animal.hooks[BASIC_KICKS_BASIC] == 0 or pawn >= SPECIAL):
        return SPACE_TAKEN  # MAR-11.22, R-46: Social kicks out basic pawns only
    return NO_PAWN if animal.pawns == 0 else None


def offer_specials(g: Marine, animal: Animal, specials: list[int], menu: Menu) -> None:
    """MAR-5.3. Where special pawns may be placed: the same for all of them."""
    kicks = special_kicks_special(g)
    open_spaces: list[int] = []
    for space in range(BOARD_SPACES):
        reason = refusal_of_special(g, animal, space, kicks)
        if reason is None:
            open_spaces.append(space)
        elif menu.explain:
            for element in specials:
                menu.offer(("special", element, space), reason)
    if any(held.pawn == NOBODY for held in own_spaces(g, animal)):
        open_spaces.append(OWN_CARD)
    for element in specials:
        menu.offer_all([("special", element, space) for space in open_spaces])


def refusal_of_special(g: Marine, animal: Animal, space: int, kicks: bool) -> Reason | None:
    """MAR-5.3.1, MAR-5.3.2, MAR-5.3.4, MAR-5.3.5. Why a special pawn may not be placed on a space:
    it may on any open one, unless a pawn is there that it does not kick out."""
    if g.cards.spaces[space].min_players > g.setup.in_play:
        return SPACE_CLOSED
    pawn = g.pawns[space]
    if pawn == NOBODY:
        return None
    if owner_of(g, pawn) == animal.number:
        return OWN_PAWN
    if pawn >= SPECIAL and not kicks:
        return SPECIAL_STAYS
    return None


def place(g: Marine, animal: Animal, pawn: int, space: int) -> None:
    """MAR-6.1, MAR-6.7. The pawn goes to its space; one that stands there is kicked out and
    available at once, and no food chain cube moves (MAR-5.3.3, MAR-5.3.6)."""
    if pawn >= SPECIAL:
        g.special_at[pawn - SPECIAL] = space
        g.tell("special-placed", animal.number, pawn - SPECIAL, space)
    else:
        animal.pawns -= 1
        g.tell("pawn-placed", animal.number, space)
    if space == OWN_CARD:
        for held in own_spaces(g, animal):
            if held.pawn == NOBODY:
                held.pawn = pawn
                return
    kicked = g.pawns[space]
    g.pawns[space] = pawn
    if kicked != NOBODY:
        send_home(g, kicked)
        g.tell("kicked-out", owner_of(g, kicked), space)

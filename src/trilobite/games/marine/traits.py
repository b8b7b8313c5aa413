"""MAR-11. Traits: gained, copied, exchanged and lost. What they change stands where it is changed:
the rules ask `animal.hooks`, which sums up the traits in use (MAR-11.1)."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine.cards.language import (
    COPIES_TRAIT,
    FOLLOWERS,
    LOST_AT_GENE_POOL,
    PAWN_AT_TARGET,
)
from trilobite.games.marine.cards.types import ELEMENTS
from trilobite.games.marine.display import recount
from trilobite.games.marine.pawns import send_home, take_control
from trilobite.games.marine.planet import (
    decide,
    grow_sentient,
    place_species,
    reward_prey_switching,
)
from trilobite.games.marine.state import NOBODY, Animal, Held, Marine

#: How many traits from the box there are to choose from when a trait wears off (MAR-11.3).
NEW_TRAITS = 3


# --- gaining and losing -------------------------------------------------------------------


def hold(g: Marine, animal: Animal, trait: int, copied: bool = False) -> None:
    """MAR-11.1. The trait applies from now on."""
    animal.traits.append(Held(trait, copied))
    recount(g, animal)
    ripen(g)
    g.tell("trait-copied" if copied else "trait", animal.number, trait)


def on_gain(g: Marine, animal: Animal, trait: int) -> Flow:
    """MAR-3.17, R-51. What happens when a trait is gained or copied."""
    target = g.cards.traits[trait].hooks[PAWN_AT_TARGET]
    if target > 0:
        yield from take_unowned_pawn(g, animal, target)
    grow_sentient(g, animal)  # MAR-11.21: perhaps it has the VP already


def take_unowned_pawn(g: Marine, animal: Animal, target: int) -> Flow:
    """MAR-11.11. Pack Hunting takes a special pawn that nobody owns and sets its target."""
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if g.owners[element] == NOBODY:
            menu.offer(("pawn", element, -1))
    if not menu.options:
        return
    choice: Option = yield decide(animal, "pack-hunting", menu, "MAR-11.11")
    take_control(g, animal, choice[1], target)


def lose_trait(g: Marine, animal: Animal, held: Held) -> None:
    """MAR-11.23. A trait ends with its spaces, elements and abilities: tokens on the card go to
    the bag (MAR-11.5), a pawn on it goes home. What was gained before stays."""
    animal.traits.remove(held)
    for element in range(ELEMENTS):
        g.black_bag[element] += held.tokens[element]
    if held.pawn != NOBODY:
        send_home(g, held.pawn)
    if g.cards.traits[held.trait].hooks[COPIES_TRAIT] > 0:
        for other in animal.traits[:]:
            if other.copied:
                lose_trait(g, animal, other)  # MAR-11.3: the copy goes with the card
    if not held.copied:
        g.trait_box.append(held.trait)
    recount(g, animal)
    g.tell("trait-lost", animal.number, held.trait)


def replace_trait(g: Marine, animal: Animal, old: Held | None, number: int) -> Flow:
    """MAR-9.16.8, MAR-11.3. So many traits are drawn from the box; one of them takes the place of
    the old one, which goes back with the others. Without `old` the player says which (R-25)."""
    own = [held for held in animal.traits if not held.copied]
    if not own or not g.trait_box:
        return
    box = g.trait_box[:]
    menu = Menu(g.explain)
    while box and len(menu.options) < number:
        trait = g.chance.draw("trait", box)
        box.remove(trait)
        menu.offer(("trait", trait, -1))
    choice: Option = yield decide(animal, "new-trait", menu, "MAR-9.16.8")
    new = choice[1]
    if old is None and len(own) > 1:
        menu = Menu(g.explain)
        for held in own:
            menu.offer(("give-up", held.trait, -1))
        choice = yield decide(animal, "old-trait", menu, "MAR-9.16.8", {"trait": new})
        own = [held for held in own if held.trait == choice[1]]
    lose_trait(g, animal, own[0] if old is None else old)
    g.trait_box.remove(new)
    hold(g, animal, new)
    yield from on_gain(g, animal, new)


# --- MAR-11.3: Exaptation -----------------------------------------------------------------


def offer_copies(g: Marine, animal: Animal, menu: Menu) -> None:
    """MAR-11.3. At the start of a turn the player may copy one opposing trait, once."""
    for held in animal.traits:
        if g.cards.traits[held.trait].hooks[COPIES_TRAIT] == 0 or held.used:
            continue
        for other in g.animals:
            if other is not animal:
                for theirs in other.traits:
                    menu.offer(("copy", theirs.trait, -1))


def copy_trait(g: Marine, animal: Animal, trait: int) -> Flow:
    """MAR-11.3, R-31, R-51. The copy applies from now on; no other can be made."""
    for held in animal.traits:
        if g.cards.traits[held.trait].hooks[COPIES_TRAIT] > 0:
            held.used = True
    hold(g, animal, trait, copied=True)
    yield from on_gain(g, animal, trait)


def is_ripe(g: Marine, animal: Animal, held: Held) -> bool:
    """MAR-11.3. Whether the gene pool is above the limit at which the trait is lost."""
    return 0 < g.cards.traits[held.trait].hooks[LOST_AT_GENE_POOL] < animal.pool


def ripen(g: Marine) -> None:
    """MAR-11.3. Only what is held with a gene pool above its limit can be lost by an action that
    brings the gene pool down to it."""
    for animal in g.animals:
        if animal.hooks[LOST_AT_GENE_POOL] > 0:
            for held in animal.traits:
                held.ripe = held.ripe or is_ripe(g, animal, held)


def wear_off(g: Marine) -> Flow:
    """MAR-11.3, MAR-6.8. After an action that has brought the gene pool down to its limit a trait
    is lost; a new one is chosen."""
    for animal in g.animals:
        if animal.hooks[LOST_AT_GENE_POOL] == 0:
            continue
        for held in animal.traits[:]:
            limit = g.cards.traits[held.trait].hooks[LOST_AT_GENE_POOL]
            if held.ripe and animal.pool <= limit and held in animal.traits:
                yield from replace_trait(g, animal, held, NEW_TRAITS)


# --- MAR-11.13: Mimicry -------------------------------------------------------------------


def follow(g: Marine, acting: Animal, hex: int) -> Flow:
    """MAR-11.13, R-36. After an opponent's Wanderlust or Tectonics the holder may place species
    from the gene pool on the tile just placed."""
    for animal in g.animals:
        if animal is acting:
            continue
        for _ in range(animal.hooks[FOLLOWERS]):
            if animal.pool > 0:
                menu = Menu(g.explain)
                menu.offer(("follow", -1, -1))
                menu.offer(("decline", -1, -1))
                choice: Option = yield decide(animal, "mimicry", menu, "MAR-11.13", {"hex": hex})
                if choice[0] == "decline":
                    break
                place_species(g, animal, hex, 1)
                reward_prey_switching(g, animal)

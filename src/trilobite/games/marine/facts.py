"""What sentences about the game need to know: how places, spaces and tiles are called in the
position at hand, and what an option would mean."""

from typing import Final

from trilobite.core.decision import Decision, Event, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Name, Phrase, Several
from trilobite.games.marine.cards.types import EVOLUTION, UNLIMITED, VENT, Cards
from trilobite.games.marine.cards.words import (
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.marine.hexes import CORNER_NAMES, HEX_NAMES, HEXES_OF
from trilobite.games.marine.pawns import marker_of, owner_of, token_of
from trilobite.games.marine.state import (
    NOBODY,
    NOTHING,
    ON_DISPLAY,
    ON_TRAIT,
    OWN_CARD,
    Animal,
    Marine,
)
from trilobite.games.marine.vocabulary import EVENTS, OPTIONS, TOKENS_NAMES

# --- names --------------------------------------------------------------------------------


def animal_name(number: int) -> Fact:
    """An animal."""
    return Name("animal", ANIMAL_NAMES[number])


def element_name(element: int) -> Fact:
    """A type of element; nothing for none."""
    return "" if element == NOTHING else Name("element", ELEMENT_NAMES[element])


def kind_name(kind: int) -> Fact:
    """MAR-2.2.2. What lies on a hex: the terrain of a tile, or the side of a vent."""
    return Name("terrain" if kind < VENT else "kind", KIND_NAMES[kind])


def hex_sign(hex: int) -> str:
    """A hex as it is written on the planet."""
    return HEX_NAMES[hex].upper()


def tile_name(kinds: list[int], hex: int) -> Fact:
    """A hex by what lies there, if anything does."""
    if kinds[hex] == NOTHING:
        return hex_sign(hex)
    return Phrase("tile-named", {"kind": kind_name(kinds[hex]), "hex": hex_sign(hex)})


def corner_name(corner: int) -> Fact:
    """MAR-2.3.1. A corner by a hex and the direction from there."""
    hex, direction = CORNER_NAMES[corner].split("-")
    return Phrase("corner-named", {"hex": hex.upper(), "direction": direction})


def tiles_around(g: Marine, corner: int) -> Fact:
    """MAR-2.3.2. The tiles that share a corner."""
    return Several([tile_name(g.kinds, hex) for hex in HEXES_OF[corner] if g.kinds[hex] != NOTHING])


def space_name(cards: Cards, number: int) -> Fact:
    """An action space by its row and its place there; that of a trait by its action."""
    action = cards.actions[cards.spaces[number].action]
    named = Name("action", action.id)
    if number == OWN_CARD:
        return named
    return Phrase("space-named", {"action": named, "number": number - action.spaces[0] + 1})


def space_here(g: Marine, number: int) -> Fact:
    """An action space with what belongs to it now."""
    plain = space_name(g.cards, number)
    about = about_space(g, number)
    if not about or not isinstance(plain, Phrase):
        return plain
    return Phrase("space-with", {**plain.facts, "about": Several(about)})


def about_space(g: Marine, number: int) -> list[Fact]:
    """MAR-7. The token, marker or side of a vent beside a space, and its number."""
    space = g.cards.spaces[number]
    about: list[Fact] = []
    token = token_of(g, space)
    if token != NOTHING:
        about.append(element_name(token))
    marker = marker_of(g, space)
    if marker != NOTHING:
        about.append(Name("terrain", TERRAIN_NAMES[marker]))
    if space.vent >= 0:
        about.append(kind_name(space.vent))
    if space.action == EVOLUTION:
        about.append(Phrase("space-row", {"number": space.number}))
    elif space.number > 0:
        about.append(Phrase("space-species", {"number": unless_unlimited(space.number)}))
    return about


def unless_unlimited(number: int) -> Fact:
    """A number, or "any"."""
    return "any" if number >= UNLIMITED else number


def place_name(g: Marine, animal: Animal, place: int) -> Fact:
    """MAR-11.5. Where a token of an animal lies: its display has no name, a trait has."""
    if place == ON_DISPLAY:
        return ""
    return trait_name(g, animal.traits[place - ON_TRAIT].trait)


def trait_name(g: Marine, trait: int) -> Fact:
    """A trait."""
    return Name("trait", g.cards.traits[trait].id)


# --- decisions and options ----------------------------------------------------------------


def facts(g: Marine, decision: Decision, option: Option | None) -> Facts:
    """What a sentence about a decision, or one of its options, needs to know."""
    return about_decision(g, decision) if option is None else about_option(g, decision, option)


def about_decision(g: Marine, decision: Decision) -> Facts:
    """MAR-6.6, MAR-13.1.1. The animal that decides, or both of a player, and what it is about."""
    context = decision.context
    deciding: list[int] = context.get("animals", [])
    if "animal" in context:
        deciding = [context["animal"]]
    found: Facts = {}
    if deciding:
        found["player"] = Several([animal_name(number) for number in deciding], " + ")
    if "hex" in context:
        found["hex"] = tile_name(g.kinds, context["hex"])
    if "corner" in context:
        found["corner"] = corner_name(context["corner"])
    if "left" in context:
        found["left"] = unless_unlimited(context["left"])
    return found


def about_option(g: Marine, decision: Decision, option: Option) -> Facts:
    """The things that an option names as they are called now, and what it does not name."""
    verb, a, b = option
    found: Facts = {}
    for slot, domain, number in zip("ab", OPTIONS[verb], (a, b), strict=False):
        if domain == "hex":
            found[slot] = tile_name(g.kinds, number)
        elif domain == "corner":
            found[slot] = corner_name(number)
            found["tiles"] = tiles_around(g, number)
            found["token"] = element_name(g.tokens[number])
        elif domain == "space":
            found[slot] = space_here(g, number)
            found["kicked"] = kicked(g, number)
        elif domain == "place":
            found[slot] = place_name(g, g.animal(decision.context["animal"]), number)
    if verb == "card":
        found["space"] = g.row.index(a) + 1
    elif verb in ("keep", "give-back", "trait"):
        found["text"] = Name("trait-text", g.cards.traits[a].id)
    elif verb in ("keep-both", "give-back-both"):
        first, second = decision.context["animals"]
        found["first"] = animal_name(first)
        found["second"] = animal_name(second)
    elif verb == "stack":
        found["terrain"] = kind_name(g.stack_tops[a])
    elif verb == "dominate":
        found["value"] = decision.context["values"][a]
        found["target"] = g.targets[a]
    return found


def kicked(g: Marine, space: int) -> Fact:
    """MAR-5.3.2. Whose pawn stands on a space, or "none"."""
    pawn = NOBODY if space == OWN_CARD else g.pawns[space]
    return "none" if pawn == NOBODY else animal_name(owner_of(g, pawn))


# --- events -------------------------------------------------------------------------------


class MarineChronicle(Chronicle):
    """Follows what lies on the hexes, so that events can be told by it."""

    def __init__(self, cards: Cards, start: Marine | None) -> None:
        self.cards: Final = cards
        #: MAR-3.1. A game that begins with the set-up begins with the printed layout.
        self.kinds: Final = (cards.layout if start is None else start).kinds[:]

    def facts(self, event: Event) -> Facts:
        what, a, b, c = event
        if what == "tile-laid":
            self.kinds[b] = a
        elif what in ("tile-placed", "vent-opened"):
            self.kinds[c] = b
        found: Facts = {}
        for slot, domain, number in zip("abc", EVENTS[what], (a, b, c), strict=False):
            if domain == "hex":
                found[slot] = tile_name(self.kinds, number)
            elif domain == "corner":
                found[slot] = corner_name(number)
            elif domain == "space":
                found[slot] = space_name(self.cards, number)
        if what == "plays":
            found["b"] = b + 1  # seats count from 0
        elif what == "tokens-drawn":
            names = f"{TOKENS_NAMES[b]}+{TOKENS_NAMES[c]}".removesuffix("+none").split("+")
            found["b"] = Several([Name("element", name) for name in names])
        return found

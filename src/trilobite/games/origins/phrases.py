"""What is printed on cards and on the map, as facts of which others make words."""

from collections.abc import Sequence
from typing import Final

from trilobite.core.facts import Fact, Name, Phrase, Several
from trilobite.games.origins.actions import refusal_in_game
from trilobite.games.origins.cards.types import (
    ANY_CITY,
    CATASTROPHE,
    CRISIS,
    CRISIS_NAMES,
    DISCIPLINE_NAMES,
    EFFECT_NAMES,
    EVENT_NAMES,
    MENOPAUSE,
    REDUCE,
    TECH,
    TECHNOLOGY,
    TRACK_NAMES,
    Cards,
    Challenge,
    Effect,
    Philosophy,
    Requirement,
    RowOption,
)
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.worldmap import (
    CORNER_NAMES,
    FRONT,
    NO_RING,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    Resource,
    WorldMap,
)

NUMERALS: Final = ("", "I", "II", "III", "IV")
#: Where there is nothing to tell.
NOTHING_THERE: Final = "–"


def place(world: WorldMap, space: int) -> Fact:
    """A space: its own name, or a hex and one of its corners."""
    id = world.space_ids[space]
    hex, _, corner = id.rpartition("-")
    if corner in CORNER_NAMES and hex in world.hex_ids:
        return Phrase("space-corner", {"hex": Name("hex", hex), "corner": Name("corner", corner)})
    return Name("space", id)


# --- actions and advances -----------------------------------------------------------------


def effect_fact(effect: Effect) -> Fact:
    """An action, an advance or chaos."""
    if effect.code == TECH:
        track = Name("track", TRACK_NAMES[effect.track])
        return Phrase("effect-tech-to", {"track": track, "level": effect.level})
    if effect.code == REDUCE:
        return Phrase("effect-reduce-to", {"epoch": NUMERALS[effect.level]})
    return Name("effect", EFFECT_NAMES[effect.code])


def row_option_fact(setup: Setup, option: RowOption) -> Fact:
    """F0d.1, ADD-8. One of the alternatives of a row, with what follows from it in this game."""
    effect = effect_fact(option.effect)
    consequence = option.consequence
    if consequence is None or refusal_in_game(setup, consequence) is not None:
        return effect
    return Phrase("effect-then", {"effect": effect, "consequence": effect_fact(consequence)})


def row_fact(setup: Setup, options: Sequence[RowOption]) -> Fact:
    """F0c.1. The alternatives of a row that belong to the game."""
    found = [
        row_option_fact(setup, option)
        for option in options
        if refusal_in_game(setup, option.effect) is None
    ]
    return Several(found, " / ") if found else NOTHING_THERE


def rows_fact(setup: Setup, rows: Sequence[Sequence[RowOption]]) -> Fact:
    """The rows of a card, each with its discipline."""
    found: list[Fact] = [
        Phrase(
            "row-of",
            {
                "discipline": Name("discipline", DISCIPLINE_NAMES[discipline]),
                "row": row_fact(setup, options),
            },
        )
        for discipline, options in enumerate(rows)
        if options
    ]
    return Several(found, "; ")


def heureka_fact(setup: Setup, effects: Sequence[Effect]) -> Fact:
    """E2e.1, G2b.1. All that is carried out at once in this game."""
    found = [effect_fact(effect) for effect in effects if refusal_in_game(setup, effect) is None]
    return Several(found, " + ") if found else NOTHING_THERE


# --- challenge cards ----------------------------------------------------------------------


def fate_fact(cards: Cards, card: Challenge, index: int, crisis: int = -1) -> Fact:
    """E1.1. One of the two events of a card with its name. What a crisis is depends on the
    philosophy (E1i.1), and is left out where that is not known."""
    event = card.events[index]
    fate = Name("fate", EVENT_NAMES[event.kind])
    names: list[Fact] = []
    if event.kind == CATASTROPHE:
        names.append(Name("catastrophe", cards.catastrophes[event.catastrophe]))
    if event.kind == CRISIS and crisis >= 0:
        names.append(Name("crisis", CRISIS_NAMES[crisis]))
    if event.named:
        names.append(Name("event", f"{card.id}/{index}"))
    return Phrase("fate-named", {"fate": fate, "name": Several(names)}) if names else fate


# --- requirements and resources -----------------------------------------------------------


def need_fact(one: Requirement) -> Fact:
    """J2a.1, J2b.1. One way to meet a requirement."""
    if one.kind == MENOPAUSE:
        return Phrase("need-menopause")
    if one.kind == TECHNOLOGY:
        return technology_fact(one.what, one.level)
    if one.what == ANY_CITY:
        return Phrase("need-any-city")
    return Phrase("need-city", {"kind": Name("kind", RESOURCE_NAMES[one.what])})


def needs_fact(ways: Sequence[Requirement]) -> Fact:
    """J2.3. A requirement: one of its ways is enough."""
    said = need_fact(ways[0])
    for one in ways[1:]:
        said = Phrase("need-or", {"one": said, "other": need_fact(one)})
    return said


def technology_fact(track: int, level: int) -> Fact:
    """A level of a technology that is asked for."""
    return Phrase("need-technology", {"track": Name("track", TRACK_NAMES[track]), "level": level})


def resource_fact(cards: Cards, resource: Resource) -> Fact:
    """B3e.2, B3f.1. A resource on the map, with the technology that it asks for."""
    name = Name("resource", cards.resources[resource.number])
    kind = Name("kind", RESOURCE_NAMES[resource.kind])
    if resource.track < 0:
        return Phrase("resource-named", {"name": name, "kind": kind})
    needs = technology_fact(resource.track, resource.level)
    return Phrase("resource-needs", {"name": name, "kind": kind, "needs": needs})


# --- tiles and philosophy -----------------------------------------------------------------


def tile_fact(cards: Cards, tile: int) -> Fact:
    """B8d.1. A tile by its number and what its front shows: the ring and the resources."""
    side = cards.tiles[tile].sides[FRONT]
    shown: list[Fact] = []
    if side.ring != NO_RING:
        shown.append(Name("terrain", TERRAIN_NAMES[side.ring]))
    shown += [resource_fact(cards, resource) for resource in side.resources]
    return Phrase("tile-named", {"number": tile + 1, "about": Several(shown)})


def philosophy_fact(space: Philosophy) -> Fact:
    """E2c.1, E1i.1, J4.1, I0b.1. What a space of the philosophy track does."""
    said: list[Fact] = []
    if space.bonus >= 0:
        bonus = Name("discipline", DISCIPLINE_NAMES[space.bonus])
        said.append(Phrase("philosophy-bonus", {"discipline": bonus}))
    crisis = Name("crisis", CRISIS_NAMES[space.crisis])
    said.append(Phrase("philosophy-crisis", {"crisis": crisis}))
    if space.morality >= 0:
        immoral = Name("effect", EFFECT_NAMES[space.morality])
        said.append(Phrase("philosophy-morality", {"effect": immoral}))
    if space.cancels >= 0:
        struck = Name("discipline", DISCIPLINE_NAMES[space.cancels])
        said.append(Phrase("philosophy-cancels", {"discipline": struck}))
    return Several(said)

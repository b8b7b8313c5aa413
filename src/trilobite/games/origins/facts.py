"""What sentences about decisions, options and events need beyond what these name themselves."""

from typing import Final

from trilobite.core.decision import Decision, Event, Option
from trilobite.core.facts import Chronicle, Fact, Facts, Name, Several
from trilobite.games.origins.activity import option_of_row
from trilobite.games.origins.board import resource_of_city
from trilobite.games.origins.cards.types import COLOUR_NAMES, EFFECT_NAMES, Cards
from trilobite.games.origins.phrases import (
    heureka_fact,
    philosophy_fact,
    place,
    resource_fact,
    row_option_fact,
    rows_fact,
    tile_fact,
)
from trilobite.games.origins.setup_options import LAND_PEOPLE
from trilobite.games.origins.state import ROWS, Origins, Player
from trilobite.games.origins.vocabulary import EVENTS, OPTIONS
from trilobite.games.origins.worldmap import Resource, WorldMap


def facts(g: Origins, decision: Decision, option: Option | None) -> Facts:
    """What a sentence about a decision or one of its options needs."""
    return about_decision(g, decision) if option is None else about_option(g, decision, option)


def about_decision(g: Origins, decision: Decision) -> Facts:
    """Who decides, and the places and tiles that the decision is about."""
    context = decision.context
    found: Facts = {}
    if "colour" in context:
        found["player"] = colour_fact(int(context["colour"]))
    if "space" in context:
        found["space"] = place(g.world, int(context["space"]))
    if "tile" in context:
        found["tile"] = tile_fact(g.cards, int(context["tile"]))
    return found


def about_option(g: Origins, decision: Decision, option: Option) -> Facts:
    """What an option does not name but a person wants to know."""
    verb, a, b = option
    if OPTIONS[verb][:1] == ("space",):
        found: Facts = {"a": place(g.world, a)}
        if verb in ("target", "missile"):
            found["owner"] = colour_fact(g.migrants[a])
        return found
    if verb == "start":
        return {"a": Name("player", COLOUR_NAMES[a]), "species": beginning(g, a, decision.seat)}
    if verb == "tile":
        return {"a": tile_fact(g.cards, a)}
    if verb == "bid":
        return {"total": a + int(decision.context["bonus"])}
    if verb == "philosophy":
        return {"about": philosophy_fact(g.cards.philosophy[a])}
    if verb == "lose-city":
        return {"resource": Name("resource", g.cards.resources[resource_of_city(g, a).number])}
    if verb == "build":
        return {"b": resource_fact(g.cards, resource_there(g, a, b))}
    if verb == "use":
        return {"option": used_fact(g, decision, a, b)}
    if verb == "idea":
        return about_idea(g, a)
    if verb == "keep":
        return {"rows": rows_fact(g.setup, g.cards.ideas[a].rows)}
    if verb in ("target-city", "missile-city"):
        return {"owner": colour_fact(g.cities[a])}
    if verb == "invention":
        return {"owner": colour_fact(inventor(g, a).colour)}
    return {}


def colour_fact(colour: int) -> Fact:
    """A player."""
    return Name("colour", COLOUR_NAMES[colour])


def beginning(g: Origins, colour: int, seat: int) -> Fact:
    """C1b.3. Who the people of a colour are, by older names in the long game, and on land where
    they start."""
    people = Name("first-exodus" if g.setup.first_exodus else "species", COLOUR_NAMES[colour])
    if g.setup.realms[seat] != LAND_PEOPLE:
        return people
    return Several([people, place(g.world, g.world.land_start[colour])])


def resource_there(g: Origins, hex: int, number: int) -> Resource:
    """The resource of a hex that has a number."""
    return next(one for one in g.world.resources[hex] if one.number == number)


def used_fact(g: Origins, decision: Decision, code: int, index: int) -> Fact:
    """F0c.1. An alternative of the row; of a row that was passed over only the action is known."""
    option = option_of_row(g, g.player(int(decision.context["colour"])), index)
    if option.effect.code != code:
        return Name("effect", EFFECT_NAMES[code])
    return row_option_fact(g.setup, option)


def about_idea(g: Origins, card: int) -> Facts:
    """G2a.1, G2b.1. What an Idea gives, and in the display its Elders and how many its row asks
    for."""
    found: Facts = {"heureka": heureka_fact(g.setup, g.cards.ideas[card].heureka)}
    there = 0
    asked = 0
    if card in g.display:
        slot = g.display.index(card)
        there = sum(g.elders[slot])
        asked = slot % ROWS + 1
    found["there"] = there
    found["asked"] = asked
    return found


def inventor(g: Origins, card: int) -> Player:
    """Whose Invention it is."""
    return next(one for one in g.players if any(card == own.card for own in one.inventions))


class OriginsChronicle(Chronicle):
    """Tells the facts of events: where spaces without a name are, and what a tile shows."""

    def __init__(self, cards: Cards, world: WorldMap) -> None:
        self._cards: Final = cards
        self._world: Final = world

    def facts(self, event: Event) -> Facts:
        what = event[0]
        numbers = event[1:]
        found: Facts = {}
        for slot, domain, number in zip("abc", EVENTS[what], numbers, strict=False):
            if domain == "space":
                found[slot] = place(self._world, number)
            elif domain == "tile":
                found[slot] = tile_fact(self._cards, number)
        if what == "plays":  # seats count from 0
            found["b"] = event[2] + 1
        return found

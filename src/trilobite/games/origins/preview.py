"""What an option does before it is taken: the way of a spread, and hexes that could no longer feed
everybody."""

from trilobite.core.decision import Decision
from trilobite.core.facts import Name
from trilobite.core.preview import Mark, Preview, Tried
from trilobite.games.origins.board import population, spread_range
from trilobite.games.origins.cards.types import FOOTPRINT, MARITIME
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.setup_options import SEA_PEOPLE
from trilobite.games.origins.spread import MOVE, NEW_IN_CITY, Origin, explore_from
from trilobite.games.origins.state import Origins, Player


def foresee(preview: Preview, g: Origins, decision: Decision, ways: list[Tried[Origins]]) -> None:
    """G6, H1a, H1b. Shows the way of a spread, and warns of hexes that would become overcrowded and
    cost something in the footprint phase."""
    if not ways:
        return
    if decision.kind == "spread-to" and preview.option[0] == "to":
        show_way(preview, g, decision)
    after = ways[0].state
    for player, then in zip(g.players, after.players, strict=False):
        if player.seat != decision.seat:
            continue
        already = overcrowded(g, player)
        for hex in overcrowded(after, then):
            if hex not in already:
                warn(preview, after, then, hex)


def show_way(preview: Preview, g: Origins, decision: Decision) -> None:
    """G6.1, G6b.1, G6d.1. The steps of a spread that needs nobody's leave, and how many of them, and
    of what is foreign, there may be."""
    context = decision.context
    [player] = [player for player in g.players if player.colour == context["colour"]]
    if "hex" in context:
        origin = Origin(NEW_IN_CITY, context["hex"])
    else:
        origin = Origin(MOVE, context["space"])
    route = explore_from(g, player, origin, 0).route(preview.option[1])
    for number, space in enumerate(route):
        name = Name("space", g.world.space_ids[space])
        preview.marks.append(Mark(name, str(number + 1), "step"))
    preview.note("steps", {"number": len(route), "most": spread_range(g, player)})
    foreign = [space for space in route if g.world.space_kind[space] != player.realm]
    if foreign:
        key = "steps-on-land" if player.realm == SEA_PEOPLE else "steps-on-water"
        preview.note(key, {"number": len(foreign), "most": player.levels[MARITIME]})


def warn(preview: Preview, after: Origins, player: Player, hex: int) -> None:
    """H1b.1. More in a hex than the footprint allows."""
    number = population(after, hex)
    level = player.levels[FOOTPRINT]
    name = Name("hex", after.world.hex_ids[hex])
    preview.note("overfull", {"hex": name, "number": number, "level": level}, "bad")
    preview.marks.append(Mark(name, f"{number}/{level}", "beware"))

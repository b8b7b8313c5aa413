"""What an option does before it is taken: the way of a spread, the price of a bid, the steps of a
Comet, and hexes that could no longer feed everybody."""

from typing import Any

from trilobite.core.decision import Decision
from trilobite.core.facts import Facts, Name
from trilobite.core.preview import Mark, Preview, Tried
from trilobite.games.origins.board import population, spread_range
from trilobite.games.origins.cards.types import FOOTPRINT, MARITIME
from trilobite.games.origins.comet import tokens_due
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.setup_options import SEA_PEOPLE
from trilobite.games.origins.spread import MOVE, NEW_IN_CITY, Origin, explore_from
from trilobite.games.origins.state import EPOCHS, Origins, Player
from trilobite.games.origins.tableau import elders, is_qualified


def foresee(preview: Preview, g: Origins, decision: Decision, ways: list[Tried[Origins]]) -> None:
    """G6, E2, E3, H1a, H1b. What a spread, a bid or a Comet comes to; and warns of hexes that would
    become overcrowded and cost something in the footprint phase."""
    if not ways:
        return
    for player in g.players:
        if player.colour == decision.context.get("colour"):
            tell(preview, g, player, decision)
    after = ways[0].state
    for one, then in zip(g.players, after.players, strict=False):
        if one.seat != decision.seat:
            continue
        already = overcrowded(g, one)
        for hex in overcrowded(after, then):
            if hex not in already:
                warn(preview, after, then, hex)


def tell(preview: Preview, g: Origins, player: Player, decision: Decision) -> None:
    """G6.1, E2.1, E3.1. What a spread, a bid or a Comet comes to for who decides."""
    verb = preview.option[0]
    if decision.kind == "spread-to" and verb == "to":
        show_way(preview, g, player, decision.context)
    elif decision.kind == "bid" and verb == "bid":
        show_price(preview, g, player)
    elif decision.kind == "challenge" and verb == "comet":
        show_comet(preview, g, player)


def show_way(preview: Preview, g: Origins, player: Player, context: dict[str, Any]) -> None:
    """G6.1, G6b.1, G6d.1. The steps of a spread that needs nobody's leave, and how many of them,
    and of what is foreign, there may be."""
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
    crossed: Facts = {"number": len(foreign), "most": player.levels[MARITIME]}
    if foreign and player.realm == SEA_PEOPLE:
        preview.note("steps-on-land", crossed)
    elif foreign:
        preview.note("steps-on-water", crossed)


def show_price(preview: Preview, g: Origins, player: Player) -> None:
    """E2d.1, E2f.1, C7g.1. What is paid if the bid wins, what is left then, and whether the card
    would be kept as things are."""
    number = preview.option[1]
    pawns = elders(g, player) if g.setup.solitaire else player.pawns_out()
    preview.note("bid-price", {"number": number, "left": pawns - number})
    if not is_qualified(g, player, g.cards.challenges[g.card].requirements):
        preview.note("bid-unqualified", {}, "bad")


def show_comet(preview: Preview, g: Origins, player: Player) -> None:
    """E3.1, E3a.1, E3b.1, E3d.1, A0a.3, C7h.1, C9c.1. The steps of a Comet, in order."""
    if g.epoch == EPOCHS:
        preview.note("comet-end")
        return
    preview.note("comet-chaos", {}, "bad")
    preview.note("comet-ideas")
    if g.setup.solitaire or g.setup.cooperative:
        return
    scores = g.cards.comets[g.epoch - 1].scores
    if scores >= 0:
        preview.note("comet-tokens", {"number": tokens_due(g, player, scores)})
    preview.note("comet-portent", {}, "good")


def warn(preview: Preview, after: Origins, player: Player, hex: int) -> None:
    """H1b.1. More in a hex than the footprint allows."""
    number = population(after, hex)
    level = player.levels[FOOTPRINT]
    name = Name("hex", after.world.hex_ids[hex])
    preview.note("overfull", {"hex": name, "number": number, "level": level}, "bad")
    preview.marks.append(Mark(name, f"{number}/{level}", "beware"))

"""What an option does before it is taken: hexes that could no longer feed everybody."""

from trilobite.core.decision import Decision
from trilobite.core.facts import Name
from trilobite.core.preview import Mark, Preview, Tried
from trilobite.games.origins.board import population
from trilobite.games.origins.cards.types import FOOTPRINT
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.state import Origins, Player


def foresee(preview: Preview, g: Origins, decision: Decision, ways: list[Tried[Origins]]) -> None:
    """H1a, H1b. Warns of hexes that would become overcrowded and cost something in the footprint
    phase."""
    if not ways:
        return
    after = ways[0].state
    for player, then in zip(g.players, after.players, strict=False):
        if player.seat != decision.seat:
            continue
        already = overcrowded(g, player)
        for hex in overcrowded(after, then):
            if hex not in already:
                warn(preview, after, then, hex)


def warn(preview: Preview, after: Origins, player: Player, hex: int) -> None:
    """H1b.1. More in a hex than the footprint allows."""
    number = population(after, hex)
    level = player.levels[FOOTPRINT]
    name = Name("hex", after.world.hex_ids[hex])
    preview.note("overfull", {"hex": name, "number": number, "level": level}, "bad")
    preview.marks.append(Mark(name, f"{number}/{level}", "beware"))

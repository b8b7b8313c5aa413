"""E2a, ED-12, ED-15. Culling of bionts in the second and first editions."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.genesis.organism import bionts_on_refugia, entropy
from trilobite.games.genesis.pool import compensate, decide, return_biont
from trilobite.games.genesis.state import NPC, PLAYERS, Genesis


def schedule(g: Genesis) -> None:
    """Puts a culling before the next step for every player who has lost their last green."""
    if not g.edition.culls_one and not g.edition.culls_all_but_one:
        return
    if g.agenda[0][0] == "cull":
        return
    for player in range(NPC):
        if g.players[player] is not None and must_cull(g, player):
            g.agenda.insert(0, due("cull", player))


def must_cull(g: Genesis, player: int) -> bool:
    """Whether more than one biont is on refugia and no green chromosome supports them."""
    if bionts_on_refugia(g, player) <= 1:
        return False
    return not any(o.bionts[player] > 0 and entropy(g, o) > 0 for o in g.organisms)


def cull(g: Genesis, player: int) -> Flow:
    """ED-15. All but one biont come home in the second edition, one in the first."""
    surplus = bionts_on_refugia(g, player) - 1 if g.edition.culls_all_but_one else 1
    returned = [0] * PLAYERS
    for _ in range(surplus):
        menu = Menu(g.explain)
        for refugium in g.refugia():
            if refugium.bionts[player] > 0:
                menu.offer(("cull", refugium.placard, -1))
        choice: Option = yield decide(g, player, "cull", menu, "E2a.4")
        refugium = g.refugium(choice[1])
        moved = refugium.fresh[player]
        refugium.bionts[player] -= 1
        refugium.fresh[player] = min(moved, refugium.bionts[player])
        return_biont(g, player, moved=moved - refugium.fresh[player])
        returned[player] += 1
    yield from compensate(g, returned)

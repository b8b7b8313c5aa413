"""E6. Horizontal gene transfer: moving bionts out of and into microorganisms."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis.bionts import enter_refugium, put_down, refusal_to_enter, take_in_hand
from trilobite.games.genesis.loss import regain, remove_biont, settle
from trilobite.games.genesis.organism import (
    bionts_on_refugia,
    entropy_limit,
    home_row,
    open_rows,
    reach,
    wantonness,
)
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import MACRO, Genesis, Organism

NO_HGT = Reason("no-hgt-move-left", "E6.3")
MOVED_ALREADY = Reason("biont-has-moved-this-phase", "E6e.1")
OVER_ENTROPY = Reason("entropy-limit", "E2a.1")
ROW_OUT_OF_REACH = Reason("row-out-of-reach", "E6.4")
NOT_INTO_MACROS = Reason("no-hgt-with-macroorganisms", "E6d.1")
NO_FOREIGN_GENES = Reason("no-foreign-genes", "C3.2")


def moves_left(g: Genesis, player: int) -> int:
    """E6.2, E6.3. HGT moves the player may still make in this phase."""
    return wantonness(g, player) - g.player(player).hgt_moves


def free_bionts(o: Organism, player: int) -> int:
    """E0.2. The player's bionts in the organism that have not moved in this phase."""
    return o.bionts[player] - o.fresh[player]


def offer_moves(g: Genesis, player: int, menu: Menu) -> None:
    """E6, DEC-18. From any microorganism to a refugium, a microorganism or the pool."""
    usable = moves_left(g, player) > 0
    if not usable and not g.explain:
        return
    for source in g.organisms:
        if source.bionts[player] == 0:
            continue
        reason: Reason | None = None if usable else NO_HGT
        if source.kind == MACRO:
            reason = NOT_INTO_MACROS
        elif free_bionts(source, player) == 0:
            reason = MOVED_ALREADY
        if reason is not None:
            menu.offer(("hgt-home", source.place, -1), reason)
            continue
        menu.offer(("hgt-home", source.place, -1))
        offer_refugia(g, player, source, menu)
        offer_microorganisms(g, player, source, menu)


def offer_refugia(g: Genesis, player: int, source: Organism, menu: Menu) -> None:
    """E1a.2, E6.4. All refugia where a biont may land."""
    for placard, reason in landings(g, player, open_rows(g, player, reach(g, player))):
        menu.offer(("hgt-refugium", source.place, placard), reason)


def landings(g: Genesis, player: int, rows: list[bool]) -> list[tuple[int, Reason | None]]:
    """E2a, E2d. The refugia, each with what forbids to move a biont there: entropy or its row."""
    full = bionts_on_refugia(g, player) >= entropy_limit(g, player)
    return [
        (
            refugium.placard,
            OVER_ENTROPY if full else refusal_to_enter(g, player, refugium, rows),
        )
        for refugium in g.refugia()
    ]


def offer_microorganisms(g: Genesis, player: int, source: Organism, menu: Menu) -> None:
    """E6.4. Other microorganisms in reach; the row about to be left counts (ED-69)."""
    rows = reach(g, player)
    for target in g.organisms:
        if target is not source:
            menu.offer(
                ("hgt", source.place, target.place), refusal_to_move(g, player, target, rows)
            )


def refusal_to_move(g: Genesis, player: int, target: Organism, rows: list[bool]) -> Reason | None:
    """E6.4, E6d. Whether a biont may move into the organism."""
    if target.kind == MACRO:
        return NOT_INTO_MACROS
    if not rows[home_row(g, target)]:
        return ROW_OUT_OF_REACH
    if g.setup.loners and target.owner != player:
        return NO_FOREIGN_GENES
    return None


def move(g: Genesis, player: int, choice: Option) -> Flow:
    """E6. One move. What becomes of the organism left is settled when it has ended (AMB-32)."""
    verb, source, target = choice
    origin = g.organism(source)
    rows = reach(g, player)
    landing = open_rows(g, player, rows)
    wanton = wantonness(g, player)
    leave(g, player, origin)
    if verb == "hgt-refugium":
        put_down(g, player)
        yield from enter_refugium(g, player, g.refugium(target))
    elif verb == "hgt":
        yield from enter_organism(g, player, origin, g.organism(target), rows, landing, wanton)
    if origin in g.organisms:
        yield from settle(g, origin)


def leave(g: Genesis, player: int, origin: Organism) -> None:
    """A biont leaves a microorganism, which uses one HGT move (AMB-31).

    Until it arrives elsewhere it is in the player's pool, moved already.
    """
    g.player(player).hgt_moves += 1
    remove_biont(origin, player)
    take_in_hand(g, player)
    g.tell("hgt", player, origin.place)


def enter_organism(
    g: Genesis,
    player: int,
    origin: Organism,
    target: Organism,
    rows: list[bool],
    landing: list[bool],
    wanton: int,
) -> Flow:
    """E6a. The owner of the target may block a less wanton mover, who then moves on, to rows in
    reach or, in `second`, to refugia in rows where they may land (ED-71).

    The mover is as wanton as when they announced the move.
    """
    blocked: list[Organism] = []
    while True:
        if target is not origin and (yield from blocks(g, player, target, wanton)):
            blocked.append(target)
            menu = Menu(g.explain)
            menu.offer(("go-home", -1, -1))
            for other in g.organisms:
                if other in blocked or (other is origin and not g.edition.blocked_may_return):
                    continue
                if other is origin or refusal_to_move(g, player, other, rows) is None:
                    menu.offer(("hgt-on", other.place, -1))
            if g.edition.blocked_may_settle:
                for placard, reason in landings(g, player, landing):
                    menu.offer(("hgt-on-refugium", placard, -1), reason)
            choice: Option = yield decide(g, player, "blocked", menu, "E6a.2")
            if choice[0] == "go-home":
                return
            if choice[0] == "hgt-on-refugium":
                put_down(g, player)
                yield from enter_refugium(g, player, g.refugium(choice[1]))
                return
            target = g.organism(choice[1])
            continue
        put_down(g, player)
        target.bionts[player] += 1
        target.fresh[player] += 1
        g.tell("hgt-entered", player, target.place)
        regain(g, target)
        return


def blocks(g: Genesis, player: int, target: Organism, wanton: int) -> Generator[Ask, Any, bool]:
    """E6a.1, DEC-19. Whether the target's owner refuses the move."""
    owner = target.owner
    if owner == player or wantonness(g, owner) <= wanton:
        return False
    menu = Menu(g.explain)
    menu.offer(("block", -1, -1))
    menu.offer(("allow", -1, -1))
    choice: Option = yield decide(g, owner, "wanton-block", menu, "E6a.1", target.place)
    if choice[0] == "block":
        g.tell("blocked", owner, target.place)
        return True
    return False

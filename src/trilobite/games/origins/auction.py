"""E2. The auction of a challenge card, and what its winner does with it."""

from collections.abc import Generator
from typing import Any, Final

from trilobite.core.agenda import due
from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.origins.advances import heureka
from trilobite.games.origins.board import decide
from trilobite.games.origins.cards.types import PURGE, Challenge
from trilobite.games.origins.revolution import (
    expend_pawn,
    offer_pawns,
    peaceful_revolution,
    suppress_on,
)
from trilobite.games.origins.state import NOBODY, NOTHING, Foundation, Origins, Player
from trilobite.games.origins.tableau import dissidents, elders, is_qualified

BID_TOO_LOW: Final = Reason("bid-too-low", "E2a.3")
NO_PAWNS_TO_BID: Final = Reason("no-pawns-to-bid", "E2a.2")
TOO_FEW_ELDERS: Final = Reason("too-few-elders-for-epoch", "C7g.1")


def start_auction(g: Origins, challenger: Player) -> None:
    """E2.1, E2a.1. Each player bids once, clockwise from the challenger. Dictators are not
    auctioned (E1j.1, C7g.2)."""
    g.bid = 0
    g.bid_pawns = 0
    g.bidder = NOBODY
    if g.dictator != NOBODY:
        g.agenda.insert(0, due("won", g.dictator))
        return
    steps = [due("bid", player.colour) for player in g.clockwise(challenger.colour)]
    g.agenda[:0] = [*steps, due("hammer")]


def bonus(g: Origins, player: Player) -> int:
    """E2b.1, E2c.1, B2a.3. What a player adds to any bid: their mysticism if the card is religious,
    and one if their ruling class is that of the philosophy."""
    card = g.cards.challenges[g.card]
    number = player.mysticism if card.religious else 0
    if g.cards.philosophy[g.philosophy].bonus == player.ruling:
        number += 1
    return number


def bid(g: Origins, player: Player) -> Flow:
    """E2.1, E2.4, E2a.2 to E2a.5, A1a.3, AMB-23. Pass, or bid so many Elders and Emissaries that,
    with bonuses, the bid is higher than all before."""
    if g.setup.solitaire:
        yield from bid_alone(g, player)
        return
    most = player.pawns_out()
    extra = bonus(g, player)
    menu = Menu(g.explain)
    menu.offer(("pass", -1, -1), None)
    if most == 0:
        menu.offer(("bid", 1, -1), NO_PAWNS_TO_BID)
    for pawns in range(1, most + 1):
        menu.offer(("bid", pawns, -1), None if pawns + extra > g.bid else BID_TOO_LOW)
    context = {"card": g.card, "highest": g.bid, "bonus": extra, "price": 0}
    choice: Option = yield decide(player, "bid", menu, "E2a.3", context)
    if choice[0] == "pass":
        g.tell("passed", player.colour)
        return
    g.bid = choice[1] + extra
    g.bid_pawns = choice[1]
    g.bidder = player.colour
    g.tell("bid", player.colour, choice[1], g.bid)


def bid_alone(g: Origins, player: Player) -> Flow:
    """C7g.1, AMB-25. Alone the card costs as many Elders as its Epoch and the Dissidents together;
    bonuses do not count."""
    price = g.cards.challenges[g.card].epoch + dissidents(player)
    menu = Menu(g.explain)
    menu.offer(("pass", -1, -1))
    menu.offer(("bid", price, -1), None if elders(g, player) >= price else TOO_FEW_ELDERS)
    context = {"card": g.card, "highest": price - 1, "bonus": 0, "price": price}
    choice: Option = yield decide(player, "bid", menu, "C7g.1", context)
    if choice[0] == "bid":
        g.bid = price
        g.bid_pawns = price
        g.bidder = player.colour
        g.tell("bid", player.colour, price, price)


def hammer(g: Origins) -> None:
    """E2a.6. The highest bidder has won; if nobody bid, the card leaves the game."""
    if g.bidder != NOBODY:
        g.agenda.insert(0, due("won", g.bidder))
        return
    g.tell("nobody-bids", g.card)
    remove_card(g)


def remove_card(g: Origins) -> None:
    """E2a.6, E2f.1. The card leaves the game."""
    g.gone.append(g.card)
    g.card = NOTHING
    g.dictator = NOBODY


def won(g: Origins, player: Player) -> Flow:
    """E2d to E2i, A1a.4. The winner pays, has the Heureka, and keeps the card if they meet its
    requirement, if need be thanks to the Heureka (E2f.1). For a dictator the orientation comes
    first (AMB-20)."""
    card = g.cards.challenges[g.card]
    g.tell("won", player.colour, g.card)
    if g.dictator != NOBODY:
        column = yield from orientation(g, player, card)
        yield from heureka(g, player, card.heureka, None)
        if not is_qualified(g, player, card.requirements):  # AMB-22
            g.tell("not-qualified", player.colour, g.card)
            remove_card(g)
            return
    else:
        yield from pay(g, player)
        yield from heureka(g, player, card.heureka, None)
        if not is_qualified(g, player, card.requirements):
            g.tell("not-qualified", player.colour, g.card)
            remove_card(g)
            return
        column = yield from orientation(g, player, card)
    yield from place_foundation(g, player, column, card)


def pay(g: Origins, player: Player) -> Flow:
    """E2d.1, E2.2, E2.3. The winner expends the pawns they bid, of their choice; bonuses cost
    nothing."""
    for left in range(g.bid_pawns, 0, -1):
        menu = Menu(g.explain)
        offer_pawns(g, player, menu)
        choice: Option = yield decide(player, "expend", menu, "E2d.1", {"left": left})
        expend_pawn(g, player, choice)


def orientation(g: Origins, player: Player, card: Challenge) -> Generator[Ask, Any, int]:
    """E2g.1, E2h.1, E2i.1. One of the two disciplines is chosen; if it is not the ruling class, a
    peaceful revolution comes first."""
    menu = Menu(g.explain)
    for discipline in card.disciplines:
        menu.offer(("class", discipline, -1))
    choice: Option = yield decide(player, "orientation", menu, "E2g.1", {"card": g.card})
    column = choice[1]
    if column != player.ruling:
        yield from peaceful_revolution(g, player, column)
    return column


def place_foundation(g: Origins, player: Player, column: int, card: Challenge) -> Flow:
    """E2h.1, D1e.2, B2a.1, E2.5. The card is now the lowest of its column. PURGE removes all others
    there and suppresses the Dissidents on them (G9g.1, E1j.3, AMB-20)."""
    number = g.card
    g.card = NOTHING
    g.dictator = NOBODY
    others = player.columns[column][:]
    player.columns[column].append(Foundation(number))
    g.tell("foundation", player.colour, number, column)
    for effect in card.heureka:
        if effect.code == PURGE:
            for foundation in others:
                yield from suppress_on(g, player, foundation)
                player.columns[column].remove(foundation)
                g.gone.append(foundation.card)
                g.tell("foundation-lost", player.colour, foundation.card)

"""D10. Climate, Armageddon and the Gaia vote."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Ballot, Decision, Flow, Menu, Option
from trilobite.games.genesis.cards.types import CLIMATE, COLOURS, WARM
from trilobite.games.genesis.loss import atrophy
from trilobite.games.genesis.organism import owned_organisms
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import (
    AVERTED,
    NOT_OFFERED,
    NPC,
    OFFERED,
    Genesis,
)


def threatens(g: Genesis, icons: list[int]) -> bool:
    """D10a, D1b. Whether the last climate icons mean Armageddon."""
    return bool(icons) and run(icons) >= needed(g, icons[-1])


def run(icons: list[int]) -> int:
    """D10a. How many of the last climate icons are equal."""
    number = 1
    while number < len(icons) and icons[-number - 1] == icons[-1]:
        number += 1
    return number


def needed(g: Genesis, icon: int) -> int:
    """D10a, D1b. How many equal climate icons in a row mean Armageddon."""
    return 3 if icon == WARM and g.waterworld else 4


def climate_icon(g: Genesis, kind: int) -> Flow:
    """D10. The icon is recorded and sets the climate; before that a vote may be called."""
    if g.gaia != AVERTED and threatens(g, [*g.climate_icons, kind]):
        yield from offer_vote(g)
    g.climate_icons.append(kind)
    if g.climate != kind:
        g.climate = kind
        g.tell("climate", kind)


def end_of_event(g: Genesis) -> Flow:
    """D10a, AMB-08, ED-51. Armageddon stands unless a vote has averted it in this turn."""
    if g.setup.introductory or not threatens(g, g.climate_icons):
        return
    if g.gaia == NOT_OFFERED and not shows_climate(g):
        if g.edition.only_icons_threaten:
            return
        yield from offer_vote(g)
    if g.gaia != AVERTED:
        g.armageddon = True
        g.tell("armageddon", g.climate_icons[-1])


def shows_climate(g: Genesis) -> bool:
    """Whether a card of this turn has a climate icon."""
    drawn = g.events_drawn[-g.events_this_turn :]
    return any(CLIMATE in g.cards.events[card].icons for card in drawn)


def offer_vote(g: Genesis) -> Flow:
    """D10b, DEC-02. Any player may call a Gaia vote."""
    g.gaia = OFFERED
    for player in g.turn_order:
        if player >= NPC:
            continue
        menu = Menu(g.explain)
        menu.offer(("call-vote", -1, -1))
        menu.offer(("decline", -1, -1))
        choice: Option = yield decide(g, player, "call-vote", menu, "D10b.1")
        if choice[0] == "call-vote":
            g.tell("vote-called", player)
            yield from gaia_vote(g)
            return


def gaia_vote(g: Genesis) -> Flow:
    """D10b.2, D10b.3, D10c, AMB-10. All for Gaia avert the end; Medea voters pay in VP."""
    voters = [player for player in g.turn_order if player < NPC]
    votes: list[Option]
    if g.setup.solitaire:
        votes = yield from both_votes(g, voters)
    else:
        votes = yield Ballot([ballot_paper(g, player) for player in voters])
    unanimous = True
    for player, vote in zip(voters, votes, strict=True):
        gaia = vote[0] == "gaia"
        g.tell("voted-gaia" if gaia else "voted-medea", player)
        if not gaia:
            unanimous = False
            g.player(player).medea = True
    if unanimous:
        g.gaia = AVERTED
        g.tell("averted")
        for player in voters:
            yield from pay_for_gaia(g, player)


def both_votes(g: Genesis, voters: list[int]) -> Generator[Ask, Any, list[Option]]:
    """AMB-11. A solitaire player decides the votes of both their colours."""
    votes: list[Option] = []
    for player in voters:
        vote: Option = yield ballot_paper(g, player)
        votes.append(vote)
    return votes


def ballot_paper(g: Genesis, player: int) -> Decision:
    """D10b.2. One secret vote."""
    options: list[Option] = [("gaia", -1, -1), ("medea", -1, -1)]
    return Decision(g.seat(player), "gaia-vote", options, "D10b.2", {"player": player})


def pay_for_gaia(g: Genesis, player: int) -> Flow:
    """D10b.3, AMB-11, DEC-04. One catalyst of any colour, or an atrophy in an own organism."""
    pool = g.player(player).pool
    menu = Menu(g.explain)
    for colour in COLOURS:
        if pool[colour] > 0:
            menu.offer(("pay", colour, 1))
    for o in owned_organisms(g, player):
        menu.offer(("suffer", o.place, -1))
    if not menu.options:
        return
    choice: Option = yield decide(g, player, "pay-for-gaia", menu, "D10b.3")
    if choice[0] == "pay":
        pool[choice[1]] -= 1
        g.tell("paid", player, choice[1], 1)
    else:
        yield from atrophy(g, g.organism(choice[1]), 1, oxygen=False)

"""What an option does before it is taken: the way of a spread, the price of a bid, the steps of a
Comet, what both sides of a negotiation gain, and hexes that could no longer feed everybody."""

from typing import Any, Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Fact, Facts, Name, Phrase, Several
from trilobite.core.preview import Mark, Preview, Tone, Tried
from trilobite.games.origins.activity import envoys_on, invention_of_row
from trilobite.games.origins.advances import (
    refusal_of_art,
    refusal_to_pray,
    refusal_to_step_up,
    step_up,
)
from trilobite.games.origins.board import population, spread_range
from trilobite.games.origins.cards.types import (
    ART,
    BRAIN_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    FOOTPRINT,
    FREE_WILL,
    MARITIME,
    METALLURGY,
    PRAY,
    TECH,
    TRACK_NAMES,
    TRADE,
    WAR,
)
from trilobite.games.origins.comet import tokens_due
from trilobite.games.origins.facts import colour_fact, inventor
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.interactions import strength
from trilobite.games.origins.negotiation import benefits
from trilobite.games.origins.phrases import heureka_fact, rows_fact
from trilobite.games.origins.scoring import score
from trilobite.games.origins.setup_options import SEA_PEOPLE
from trilobite.games.origins.spread import MOVE, NEW_IN_CITY, Origin, explore_from, leave_for
from trilobite.games.origins.state import EPOCHS, NOBODY, SLOTS, Origins, Player
from trilobite.games.origins.tableau import dissidents, elders, emissaries, is_qualified

#: Answers that name a city.
IN_CITIES: Final = ("target-city", "missile-city")


def foresee(preview: Preview, g: Origins, decision: Decision, ways: list[Tried[Origins]]) -> None:
    """G6, E2, E3, J3, H1a, H1b. What the option comes to; and warns of hexes that would become
    overcrowded and cost something in the footprint phase."""
    if not ways:
        return
    for player in g.players:
        if player.colour == decision.context.get("colour"):
            tell(preview, g, player, decision, ways[0])
    after = ways[0].state
    for one, then in zip(g.players, after.players, strict=False):
        if one.seat != decision.seat:
            continue
        already = overcrowded(g, one)
        for hex in overcrowded(after, then):
            if hex not in already:
                warn(preview, after, then, hex)


def tell(
    preview: Preview, g: Origins, player: Player, decision: Decision, after: Tried[Origins]
) -> None:
    """G6.1, E2.1, E3.1, J3.1, G:Negotiation.1. What an option comes to for who decides."""
    verb = preview.option[0]
    kind = decision.kind
    if kind == "spread-to" and verb in ("to", "to-with-leave"):
        show_way(preview, g, player, decision.context)
    elif kind == "bid" and verb == "bid":
        show_price(preview, g, player)
    elif kind == "bid" and g.bidder != NOBODY:
        show_winner(preview, g)
    elif kind == "challenge" and verb == "comet":
        show_comet(preview, g, player)
    elif kind == "interact":
        show_meeting(preview, g, player, int(decision.context["effect"]))
    elif kind == "negotiate":
        show_bargain(preview, g, player, int(decision.context["partner"]), after.state)
    elif kind == "exogamy":
        show_embassy(preview, g, player)
    elif kind == "row" and verb == "use":
        for envoy in envoys_on(g, player, invention_of_row(g, player)):
            show_gains(preview, g, "envoy", envoy, player)


# --- G6: a spread ---------------------------------------------------------------------------


def show_way(preview: Preview, g: Origins, player: Player, context: dict[str, Any]) -> None:
    """G6.1, G6b.1, G6d.1. The steps of a spread, whose leave it needs, and how many steps, and how
    many of them over what is foreign, there may be."""
    if "hex" in context:
        origin = Origin(NEW_IN_CITY, context["hex"])
    else:
        origin = Origin(MOVE, context["space"])
    space = preview.option[1]
    company = leave_for(g, player, origin, space)
    route = explore_from(g, player, origin, company).route(space)
    for number, step in enumerate(route):
        name = Name("space", g.world.space_ids[step])
        preview.marks.append(Mark(name, str(number + 1), "step"))
    if company:
        asked = [other.colour for other in g.others(player.colour) if company >> other.colour & 1]
        preview.note("needs-leave", {"players": Several([colour_fact(one) for one in asked])})
    preview.note("steps", {"number": len(route), "most": spread_range(g, player)})
    foreign = [step for step in route if g.world.space_kind[step] != player.realm]
    crossed: Facts = {"number": len(foreign), "most": player.levels[MARITIME]}
    if foreign and player.realm == SEA_PEOPLE:
        preview.note("steps-on-land", crossed)
    elif foreign:
        preview.note("steps-on-water", crossed)


# --- E2, E3: an auction, a Comet ------------------------------------------------------------


def show_price(preview: Preview, g: Origins, player: Player) -> None:
    """E2d.1, E2e.1, E2f.1, C7g.1. What is paid if the bid wins, what is left then, what it brings,
    and whether the card would be kept as things are."""
    number = preview.option[1]
    card = g.cards.challenges[g.card]
    pawns = elders(g, player) if g.setup.solitaire else player.pawns_out()
    preview.note("bid-price", {"number": number, "left": pawns - number})
    show_pawns(preview, g, player, number == pawns)
    gains: Facts = {
        "heureka": heureka_fact(g.setup, card.heureka),
        "rows": rows_fact(g.setup, card.rows),
    }
    preview.note("bid-gains", gains)
    show_heureka(preview, g, player, "own")
    if not is_qualified(g, player, card.requirements):
        preview.note("bid-unqualified", {}, "bad")


def show_pawns(preview: Preview, g: Origins, player: Player, all_of_them: bool) -> None:
    """E2d.1. Which Elders and Emissaries would leave, or among which one could choose."""
    found = [(g.display[slot], g.elders[slot][player.colour]) for slot in range(SLOTS)]
    if not g.setup.solitaire:
        for owner, index in emissaries(g, player):
            invention = owner.inventions[index]
            found.append((invention.card, invention.emissaries[player.colour]))
    pawns: list[Fact] = [
        Phrase("pawns-on", {"idea": Name("idea", g.cards.ideas[card].id), "number": number})
        for card, number in found
        if number > 0
    ]
    preview.note("bid-empties" if all_of_them else "bid-chosen", {"pawns": Several(pawns)})


def show_winner(preview: Preview, g: Origins) -> None:
    """E2a.6, E2e.1. Who wins if nobody bids more, and what that brings them at once."""
    preview.note("pass-winner", {"player": colour_fact(g.bidder), "number": g.bid})
    show_heureka(preview, g, g.player(g.bidder), "other")


def show_heureka(preview: Preview, g: Origins, player: Player, whose: str) -> None:
    """E2e.1, G9c.1, G9d.1, G9e.1. How the scores change by the Heureka of the card."""
    after = g.copy()
    winner = after.player(player.colour)
    for effect in g.cards.challenges[g.card].heureka:
        if effect.advanced and not g.setup.advanced:
            continue
        if effect.code == TECH and refusal_to_step_up(winner, effect.track, effect.level) is None:
            step_up(after, winner, effect.track)
        elif effect.code == PRAY and refusal_to_pray(winner) is None:
            winner.mysticism += 1
        elif effect.code == ART and refusal_of_art(winner) is None:
            winner.mysticism -= 1
    for one in DISCIPLINES:
        was, becomes = score(g, player, one), score(after, winner, one)
        tone: Tone = "good" if becomes > was else "bad"
        if was != becomes:
            facts: Facts = {
                "whose": whose,
                "player": colour_fact(player.colour),
                "discipline": Name("discipline", DISCIPLINE_NAMES[one]),
                "before": was,
                "after": becomes,
            }
            preview.note("heureka-score", facts, tone if whose == "own" else "")


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


# --- J3, G:Negotiation: meeting others ------------------------------------------------------


def show_meeting(preview: Preview, g: Origins, player: Player, code: int) -> None:
    """J3a.2, J3c.1. What both sides may gain by a trade, and how a war would end."""
    verb, place, _ = preview.option
    other = g.player(g.cities[place] if verb in IN_CITIES else g.migrants[place])
    if code == TRADE:
        show_gains(preview, g, "own", player, other)
        show_gains(preview, g, "other", other, player)
    elif code == WAR:
        outcome = strength(g, player, other)
        levels: Facts = {"own": player.levels[METALLURGY], "theirs": other.levels[METALLURGY]}
        if outcome > 0:
            preview.note("war-won", levels, "good")
        else:
            preview.note("war-drawn" if outcome == 0 else "war-lost", levels, "bad")


def show_bargain(preview: Preview, g: Origins, player: Player, colour: int, after: Origins) -> None:
    """G:Negotiation.1, J3a.2. How far a step leads, and in a trade what the partner may gain then,
    who negotiates second."""
    partner = g.player(colour)
    verb, number, _ = preview.option
    if verb == "track":
        levels: Facts = {
            "partner": colour_fact(colour),
            "before": player.levels[number],
            "after": after.player(player.colour).levels[number],
            "theirs": partner.levels[number],
        }
        preview.note("negotiated-step", levels)
    elif verb == "pawn":
        free = player.brain[FREE_WILL]
        preview.note("negotiated-pawn", {"before": free, "after": free + 1})
    if player.colour == g.turn:
        show_gains(preview, after, "other", after.player(colour), after.player(player.colour))


def show_embassy(preview: Preview, g: Origins, player: Player) -> None:
    """J5a.1, G:Emissary.1. What an Emissary would bring, as things are, when the card is used."""
    show_gains(preview, g, "embassy", player, inventor(g, preview.option[1]))


def show_gains(preview: Preview, g: Origins, whose: str, player: Player, partner: Player) -> None:
    """G:Negotiation.1. What a player may choose from in a negotiation."""
    found: list[Fact] = []
    for verb, number, _ in benefits(player, partner):
        if verb == "track":
            level = g.cards.tracks[number].levels[player.steps[number] + 1]
            track = Name("track", TRACK_NAMES[number])
            found.append(Phrase("gain-step", {"track": track, "level": level}))
        elif verb == "pawn":
            found.append(Phrase("gain-pawn", {"domain": Name("brain", BRAIN_NAMES[number])}))
    if dissidents(player) > 0:
        found.append(Phrase("gain-dissident"))
    facts: Facts = {
        "whose": whose,
        "player": colour_fact(player.colour),
        "partner": colour_fact(partner.colour),
    }
    if found:
        preview.note("gains", {**facts, "gains": Several(found)})
    else:
        preview.note("no-gains", facts)


# --- H1: the footprint ----------------------------------------------------------------------


def warn(preview: Preview, after: Origins, player: Player, hex: int) -> None:
    """H1b.1. More in a hex than the footprint allows."""
    number = population(after, hex)
    level = player.levels[FOOTPRINT]
    name = Name("hex", after.world.hex_ids[hex])
    preview.note("overfull", {"hex": name, "number": number, "level": level}, "bad")
    preview.marks.append(Mark(name, f"{number}/{level}", "beware"))

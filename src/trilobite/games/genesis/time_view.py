"""Time as people see it: the events turn by turn, what strikes now, how near the end is."""

from functools import lru_cache

from trilobite.core.agenda import due
from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import (
    CLIMATE,
    CLIMATE_NAMES,
    EON_NAMES,
    EXTREMOPHILE,
    ICON_NAMES,
    O2_SPIKE,
    UV,
    Cards,
    Event,
)
from trilobite.games.genesis.climate import needed, run
from trilobite.games.genesis.event import (
    icons_of_turn,
    ozone_stops_uv,
    summed_strike,
    uv_excess,
)
from trilobite.games.genesis.state import EVENT_PHASE, Genesis
from trilobite.games.genesis.view_types import (
    BedView,
    IconKind,
    IconView,
    StrikeView,
    StruckView,
    ThreatView,
)


def turns(cards: Cards, events: tuple[int, ...]) -> list[list[int]]:
    """D1a. The events drawn so far, turn by turn: an aftershock is of one turn with the card that
    follows it."""
    found: list[list[int]] = []
    follows = False
    for card in events:
        if follows:
            found[-1].append(card)
        else:
            found.append([card])
        follows = cards.events[card].aftershock
    return found


@lru_cache(maxsize=512)
def beds(cards: Cards, drawn: tuple[int, ...]) -> list[BedView]:
    """The events drawn so far as beds of a core sample, one for each turn; not to be changed."""
    found: list[BedView] = []
    for turn, of_turn in enumerate(turns(cards, drawn), 1):
        events = [cards.events[card] for card in of_turn]
        found.append(
            {
                "turn": turn,
                "eon": EON_NAMES[events[-1].eon],
                "events": [event.id for event in events],
                "icons": [icon for event in events for icon in icon_views(event)],
            }
        )
    return found


@lru_cache(maxsize=512)
def icon_views(event: Event) -> list[IconView]:
    """The icons of a card from left to right; not to be changed."""
    found: list[IconView] = [{"kind": "aftershock", "number": 1}] if event.aftershock else []
    for index in range(len(event.icons)):
        found.append(icon_view(event, index))
    return found


@lru_cache(maxsize=512)
def icon_view(event: Event, index: int) -> IconView:
    """One icon of a card; not to be changed."""
    icon = event.icons[index]
    argument = event.icon_args[index]
    kind: IconKind = CLIMATE_NAMES[argument] if icon == CLIMATE else ICON_NAMES[icon]
    return {"kind": kind, "number": argument if icon == UV else 1}


@lru_cache(maxsize=512)
def drawn_by_eon(cards: Cards, drawn: tuple[int, ...]) -> list[int]:
    """How many events of each eon were drawn; not to be changed."""
    found = [0, 0, 0]
    for card in drawn:
        found[cards.events[card].eon] += 1
    return found


def threat(g: Genesis) -> ThreatView:
    """D10a. How near the climate icons on record are to Armageddon."""
    icon = g.climate_icons[-1]
    return {
        "icon": CLIMATE_NAMES[icon],
        "number": run(g.climate_icons),
        "needed": needed(g, icon),
    }


def turns_left(g: Genesis) -> int:
    """A1a, I0. Each turn takes an event, or more of them: how many turns are left at most, this one
    included."""
    return 1 + sum(g.events_left)


# --- this turn's icons --------------------------------------------------------------------


def strikes(g: Genesis, words: Words) -> list[StrikeView]:
    """A1c. The icons of this turn in the order in which they strike: those that wait in the agenda
    are to come, and the last one that does not is being resolved while the phase lasts."""
    found: list[StrikeView] = []
    last: StrikeView | None = None
    order = icons_of_turn(g)
    for card in g.events_drawn[len(g.events_drawn) - g.events_this_turn :]:
        event = g.cards.events[card]
        if event.aftershock:
            found.append({"kind": "aftershock", "number": 1, "state": "done"})
        for index in [index for owner, index in order if owner == card]:
            waits = due("icon", card, index) in g.agenda
            strike = strike_view(g, event, index, waits, words)
            found.append(strike)
            if not waits:
                last = strike
    if last is not None and g.phase == EVENT_PHASE and due("end-of-event") in g.agenda:
        last["state"] = "now"
    return found


def strike_view(g: Genesis, event: Event, index: int, waits: bool, words: Words) -> StrikeView:
    """An icon with its number and, if it is to come, those whom it would strike."""
    shown = icon_view(event, index)
    icon = event.icons[index]
    summed = icon in (EXTREMOPHILE, O2_SPIKE)
    seen: StrikeView = {
        "kind": shown["kind"],
        "number": summed_strike(g, icon).extremity if summed else shown["number"],
        "state": "to-come" if waits else "done",
    }
    if waits and (summed or icon == UV):
        seen["struck"] = struck(g, event, index, words)
    return seen


def struck(g: Genesis, event: Event, index: int, words: Words) -> list[StruckView]:
    """D5, D6, D7. Whom an icon would strike if it came now, and how hard."""
    icon = event.icons[index]
    if icon == UV and ozone_stops_uv(g):
        return []
    found: list[StruckView] = []
    for o in g.organisms:
        if icon == UV:
            number = uv_excess(g, o, event.icon_args[index], event.comet_shield)
        else:
            number = summed_strike(g, icon).damage(g, o)
        if number > 0:
            found.append({"organism": words.name("organism", o.place), "number": number})
    return found

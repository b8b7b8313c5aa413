"""The built-in events and landforms: every fact known of the printed game."""

from collections import Counter

import pytest

from tests.genesis.printed import CARDS, FILES
from trilobite.games.genesis.cards.types import (
    BLUE,
    CLIMATE,
    COASTAL,
    COLOURS,
    CONTINENT,
    COOL,
    COSMIC,
    EARTH,
    EXTREMOPHILE,
    GREEN,
    HEAVEN,
    ICON_NAMES,
    O2_SPIKE,
    OCEAN,
    OZONE_LAYER,
    ROW_NAMES,
    SMITE,
    UV,
    WARM,
    Event,
)

EVENTS = {event.number: event for event in CARDS.events}


def icon_count(event: Event, icon: int) -> int:
    return event.icons.count(icon)


def uv_limits(event: Event) -> list[int]:
    return [a for i, a in zip(event.icons, event.icon_args, strict=True) if i == UV]


def climates(event: Event) -> list[int]:
    return [a for i, a in zip(event.icons, event.icon_args, strict=True) if i == CLIMATE]


def rows(event: Event) -> set[int]:
    return {row for row, active in enumerate(event.active) if active}


# ---------------------------------------------------------------- events


@pytest.mark.clause("Cd.1")
def test_events_per_eon() -> None:
    assert Counter(event.eon for event in CARDS.events) == {0: 6, 1: 7, 2: 11}


@pytest.mark.clause("D1a.2", "A6.1")
def test_only_aftershocks_lack_order_and_landforms() -> None:
    assert [e.number for e in CARDS.events if e.aftershock] == [41, 43, 51, 58]
    for event in CARDS.events:
        if event.aftershock:
            assert event.order == []
            assert event.active == [False] * 4
        else:
            assert sorted(event.order) == list(COLOURS)


def test_each_colour_leads_five_events() -> None:
    assert Counter(e.order[0] for e in CARDS.events if e.order) == dict.fromkeys(COLOURS, 5)


@pytest.mark.clause("D7.1")
def test_uv_limits_run_from_0_to_4() -> None:
    assert {limit for event in CARDS.events for limit in uv_limits(event)} == set(range(5))


def test_other_icons_have_no_argument() -> None:
    for event in CARDS.events:
        assert len(event.icons) == len(event.icon_args)
        pairs = zip(event.icons, event.icon_args, strict=True)
        assert all(argument == 0 for icon, argument in pairs if icon not in (UV, CLIMATE))


def test_climate_icons_come_last_and_aftershock_is_no_icon() -> None:
    for event in CARDS.events:
        assert event.icons == sorted(event.icons, key=lambda icon: icon == CLIMATE)
        assert ICON_NAMES.index("aftershock") not in event.icons


@pytest.mark.clause("D1d.1")
def test_big_whack_spares_the_cosmos() -> None:
    assert [event.number for event in CARDS.events if event.comet_shield] == [41]
    assert climates(EVENTS[41]) == []


@pytest.mark.clause("D1b.1")
def test_waterworld() -> None:
    assert [event.number for event in CARDS.events if event.waterworld] == [48]
    assert EVENTS[48].icons == []
    assert rows(EVENTS[48]) == {OCEAN, COASTAL}


@pytest.mark.clause("D1c.1", "D1c.2")
def test_ozone_layer_and_the_comet_that_ignores_it() -> None:
    assert [event.number for event in CARDS.events if event.ozone_layer] == [59]
    assert [event.number for event in CARDS.events if OZONE_LAYER in event.icons] == [59]
    assert [event.number for event in CARDS.events if event.ignores_ozone] == [51]
    assert uv_limits(EVENTS[51])


@pytest.mark.parametrize(
    ("number", "icon", "count"),
    [
        (37, HEAVEN, 2),
        (38, HEAVEN, 2),
        (43, EXTREMOPHILE, 2),
        (44, EXTREMOPHILE, 1),
        (44, HEAVEN, 1),
        (45, EARTH, 2),
        (46, HEAVEN, 1),
        (46, EARTH, 1),
        (47, EARTH, 2),
        (49, SMITE, 1),
        (49, EARTH, 1),
        (49, O2_SPIKE, 1),
        (50, O2_SPIKE, 2),
        (53, SMITE, 1),
        (54, SMITE, 3),
        (55, EXTREMOPHILE, 2),
        (58, O2_SPIKE, 2),
    ],
)
def test_icons_of_the_play_example(number: int, icon: int, count: int) -> None:
    assert icon_count(EVENTS[number], icon) == count


@pytest.mark.parametrize(("number", "limit"), [(43, 1), (44, 2), (53, 1), (55, 2)])
def test_uv_limits_of_the_play_example(number: int, limit: int) -> None:
    assert uv_limits(EVENTS[number]) == [limit]


@pytest.mark.clause("D2.1")
def test_active_rows() -> None:
    assert COSMIC in rows(EVENTS[37])
    assert COSMIC in rows(EVENTS[38])
    assert COSMIC not in rows(EVENTS[44])
    assert OCEAN in rows(EVENTS[44])
    assert rows(EVENTS[46]) == {COSMIC, COASTAL}
    assert rows(EVENTS[47]) == {COSMIC, CONTINENT}
    assert COSMIC not in rows(EVENTS[52])
    assert OCEAN in rows(EVENTS[52])


def test_green_before_blue_in_the_huronian_snowball() -> None:
    order = EVENTS[47].order
    assert order.index(GREEN) < order.index(BLUE)


@pytest.mark.clause("D10.1")
def test_climate_of_the_play_example() -> None:
    turns = (37, 41, 38, 48, 43, 45, 49, 47, 44, 46, 55, 53, 54, 50)
    seen = [climate for number in turns for climate in climates(EVENTS[number])]
    assert seen == [COOL, WARM, WARM, WARM, COOL, COOL, COOL, COOL]
    assert climates(EVENTS[50]) == [COOL]


@pytest.mark.clause("D5.1")
@pytest.mark.parametrize("eon", [0, 1, 2])
def test_heat_shield_of_four_outlasts_an_aftershock_and_its_event(eon: int) -> None:
    group = [event for event in CARDS.events if event.eon == eon]
    first = max(icon_count(event, EXTREMOPHILE) for event in group if event.aftershock)
    second = max(icon_count(event, EXTREMOPHILE) for event in group if not event.aftershock)
    assert first + second <= 4


# ---------------------------------------------------------------- landforms


@pytest.mark.clause("Ce.1", "Cf.1", "Cg.1")
def test_landforms() -> None:
    by_position = sorted(FILES.landforms, key=lambda card: card.position)
    assert tuple(card.row for card in by_position) == ROW_NAMES
    assert [card.placards for card in by_position] == [3, 3, 5, 5]
    assert [card.mutations for card in by_position] == [5, 5, 5, 5]
    assert {card.starting_side for card in by_position} == {"inactive"}

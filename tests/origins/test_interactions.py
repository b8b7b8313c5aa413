"""J3, J4, J5, G:Negotiation. Interactions, morality and Elder actions."""

import pytest

from tests.origins.sets import CARDS
from tests.origins.table import ADVANCED, TEN_SPACES, Table, acting, meeting, using
from trilobite.games.origins.cards.types import (
    COLD_WAR,
    CONSTITUTION,
    CULTURE,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    EFFECT_NAMES,
    EXOGAMY,
    INDUSTRY,
    PSEUDOSCIENCE,
    RACISM,
    SCIENCE,
)

# --- J3c ----------------------------------------------------------------------------------


@pytest.mark.clause("J3c.1", "J3.1", "D2a.1", "B5.2")
@pytest.mark.parametrize(
    ("metal", "black_at", "white_at", "chaos"),
    [
        (2, {"egypt-s"}, {"spain"}, ([], ["crown"])),
        (1, set(), {"spain"}, (["crown"], ["crown"])),
        (0, set(), {"egypt-s", "spain"}, (["crown"], [])),
    ],
)
def test_war_on_a_migrant(
    metal: int, black_at: set[str], white_at: set[str], chaos: tuple[list[str], list[str]]
) -> None:
    table = meeting(
        "politics",
        {"migrants": ["zimbabwe"], "technology": {"metallurgy": metal + 1, "footprint": 3}},
        {"migrants": ["egypt-s", "spain"], "technology": {"metallurgy": 2, "footprint": 3}},
    )
    table.answers("use war 1", "new zimbabwe")
    assert set(table.player("black")["migrants"]) == {"zimbabwe", *black_at}
    assert set(table.player("white")["migrants"]) == white_at
    assert (table.player("black")["dissidents"], table.player("white")["dissidents"]) == chaos


@pytest.mark.clause("B9a.1")
def test_an_imaginary_migrant_fights_and_vanishes() -> None:
    """ORI-EX-02."""
    spaces = [*TEN_SPACES, "central-africa-n", "eastern-mediterranean-s"]
    table = meeting(
        "politics",
        {"migrants": spaces, "technology": {"metallurgy": 3, "footprint": 8}},
        {"migrants": ["egypt-s", "spain"]},
    )
    table.answers("use war 1", "new zimbabwe-n")
    assert table.player("white")["migrants"] == ["spain"]
    assert len(table.player("black")["migrants"]) == 12
    assert "egypt-s" not in table.player("black")["migrants"]


@pytest.mark.clause("J3c.2", "J3c.5", "AMB-43", "D4.1", "G:Refugee.1")
def test_a_siege_takes_the_city() -> None:
    """ORI-EX-44."""
    table = meeting(
        "politics",
        {"migrants": ["egypt-s"], "technology": {"metallurgy": 2, "footprint": 3}},
        {"migrants": ["spain"], "cities": {"egypt": "gold"}},
    )
    table.answer("use war 1")
    assert table.player("black")["cities"] == {"egypt": "gold"}
    assert table.player("black")["migrants"] == []
    white = table.player("white")
    assert (white["cities"], white["dissidents"]) == ({}, ["crown"])


@pytest.mark.clause("J3c.2", "AMB-43")
def test_a_siege_needs_strength_and_somebody_there_before() -> None:
    white = {"migrants": ["spain"], "cities": {"egypt": "gold"}}
    table = meeting("politics", {"migrants": ["egypt-s"]}, white)
    assert "use war 1" in table.refusals
    table = meeting(
        "politics",
        {"migrants": ["egypt-s", "zimbabwe-s"], "technology": {"metallurgy": 2}},
        white,
        moved=["egypt-s"],
    )
    assert "use war 1" in table.refusals


@pytest.mark.clause("J3c.3", "J3c.4", "AMB-16")
def test_missiles_and_nuclear_bombs() -> None:
    table = meeting(
        "politics",
        {"migrants": ["egypt-s"], "technology": {"maritime": 8, "energy": 8, "footprint": 8}},
        {
            "migrants": ["spain"],
            "cities": {"new-zealand": "kumara"},
            "technology": {"metallurgy": 6},
        },
    )
    table.answer("use war 1")
    assert {"missile spain", "missile-city new-zealand"} <= set(table.offers)
    table.answer("missile-city new-zealand")
    assert table.player("white")["cities"] == {}
    assert table.player("white")["dissidents"] == ["crown"]
    assert table.player("black")["cities"] == {}


@pytest.mark.clause("J4.1", "J4c.1")
def test_war_in_times_of_pacifism() -> None:
    table = meeting(
        "politics",
        {"migrants": ["zimbabwe"], "technology": {"metallurgy": 2, "footprint": 3}},
        {"migrants": ["egypt-s", "spain"]},
        philosophy="pacifism",
    )
    table.answers("use war 1", "new zimbabwe", "figure zimbabwe")
    assert table.player("black")["dissidents"] == ["crown"]


# --- J3b ----------------------------------------------------------------------------------


@pytest.mark.clause("J3b.1", "J3b.2", "G:ActOfGod.1")
def test_preaching_to_a_migrant() -> None:
    white = {"migrants": ["egypt-s", "spain"], "mysticism": 1}
    table = meeting("culture", {"migrants": ["zimbabwe"], "mysticism": 1}, white)
    assert table.refusals["use preach 1"] == "J3b.1"
    table = meeting(
        "culture",
        {"migrants": ["zimbabwe"], "mysticism": 2, "technology": {"footprint": 3}},
        white,
    )
    table.answers("use preach 1", "move zimbabwe")
    assert table.player("black")["migrants"] == ["egypt-s"]
    assert table.player("white")["migrants"] == ["spain"]
    assert table.player("white")["dissidents"] == []


@pytest.mark.clause("J3b.3", "B9c.2", "D4.2", "F0g.1")
def test_a_last_city_converted() -> None:
    """ORI-EX-11. Its people go where no boat was needed."""
    table = meeting(
        "culture",
        {
            "migrants": [
                "france-n",
                "britain-s",
                "western-mediterranean-n",
                "spain",
                "spain-n",
                "rockall-trough-s",
            ],
            "mysticism": 1,
            "technology": {"footprint": 8},
        },
        {"migrants": [], "cities": {"france": "cattle"}},
    )
    table.answers("use preach 1", "move france-n")
    assert (table.decider, table.kind) == ("white", "diaspora")
    assert "to france-n" not in table.offers
    table.answer("to canary-islands")
    assert table.player("white")["migrants"] == ["canary-islands"]
    black = table.player("black")
    assert (black["cities"], "france-n" in black["migrants"]) == ({"france": "cattle"}, False)


# --- J3d, J3a -----------------------------------------------------------------------------


def card_with(effect: int, rulings: tuple[int, ...] = DISCIPLINES) -> tuple[str, str]:
    """A challenge card with an effect in one of its rows, and the discipline of that row."""
    for ruling in rulings:
        for card in CARDS.challenges:
            if any(option.effect.code == effect for option in card.rows[ruling]):
                return card.id, DISCIPLINE_NAMES[ruling]
    raise AssertionError(effect)


@pytest.mark.clause("J3d.1", "J3d.2")
def test_enslaving_a_migrant() -> None:
    table = using(
        "divine-king",
        "politics",
        {
            "migrants": ["zimbabwe"],
            "cities": {"southern-africa": "gold"},
            "technology": {"footprint": 4},
        },
        {"migrants": ["egypt-s", "spain"]},
        epoch=2,
    )
    key = next(key for key in table.offers if key.startswith("use enslave"))
    table.answers(key, "new zimbabwe")
    assert table.player("white")["dissidents"] == ["crown"]
    assert set(table.player("black")["migrants"]) == {"zimbabwe", "egypt-s"}


@pytest.mark.clause("J3a.1", "J3a.2", "G:Action.1", "G:Negotiation.1", "AMB-62")
def test_trade() -> None:
    """ORI-EX-42, ORI-EX-56."""
    position = acting(
        "black",
        "inventions",
        climate={},
        player={
            "black": {
                "ruling": "industry",
                "inventions": ["raft"],
                "technology": {"maritime": 1, "footprint": 3},
                "dissidents": ["crown"],
                "migrants": ["zimbabwe"],
            },
            "white": {"migrants": ["spain"], "cities": {"central-africa": "sorghum"}},
        },
    )
    table = Table(position, variants=ADVANCED)
    table.answer("use trade 0")
    assert (table.decider, table.kind) == ("black", "negotiate")
    table.answer("release-crown")
    assert table.decider == "white"
    table.answer("track footprint")
    black = table.player("black")
    assert table.player("white")["technology"]["footprint"] == 2
    assert black["technology"]["maritime"] == 2
    assert (black["supply"], black["dissidents"]) == (11, [])


# --- J5 -----------------------------------------------------------------------------------


@pytest.mark.clause("J5a.1", "B4c.1")
def test_an_emissary_goes_out() -> None:
    card, ruling = card_with(EXOGAMY)
    white = {"ruling": "industry", "inventions": ["knife"]}
    table = using(card, ruling, {}, white, epoch=4)
    table.answer(next(key for key in table.offers if key.startswith("use exogamy")))
    assert table.view["emissaries"] == {"knife": ["black"]}
    assert table.player("black")["brain"][2] == 0


@pytest.mark.clause("J5b.1")
def test_an_emissary_is_sent_home() -> None:
    card, ruling = card_with(RACISM)
    idea = next(one.id for one in CARDS.ideas if DISCIPLINE_NAMES.index(ruling) in one.disciplines)
    white = {"brain": [4, 2, 0]}
    table = using(
        card, ruling, {"inventions": [idea]}, white, epoch=4, emissaries={idea: ["white"]}
    )
    table.answer(next(key for key in table.offers if key.startswith("use racism")))
    assert table.view["emissaries"] == {}
    assert table.player("white")["brain"] == [4, 2, 1]


@pytest.mark.clause("J5c.1")
def test_a_cold_war() -> None:
    card, ruling = card_with(COLD_WAR)
    table = using(
        card,
        ruling,
        {"technology": {"metallurgy": 4}},
        {},
        epoch=4,
        display=["", "", "", "", "", "", "knife", "", ""],
        elders={"knife": {"black": 1}},
    )
    table.answer(next(key for key in table.offers if key.startswith("use cold-war")))
    assert table.view["elders"] == {}
    assert table.player("white")["dissidents"] == ["crown"]


@pytest.mark.clause("J5e.1", "AMB-48")
def test_a_constitution_turns_a_foundation() -> None:
    card, ruling = card_with(CONSTITUTION)
    table = using(card, ruling, {}, {}, epoch=4)
    table.answer(next(key for key in table.offers if key.startswith("use constitution")))
    foundations = table.player("black")["foundations"]
    assert ruling not in foundations
    assert [card] in foundations.values()
    assert table.player("black")["ruling"] == ruling


@pytest.mark.clause("J5h.1", "J5i.1", "G:Tradition.2", "AMB-17")
@pytest.mark.parametrize(("effect", "wanted"), [(SCIENCE, INDUSTRY), (PSEUDOSCIENCE, CULTURE)])
def test_science_searches_the_tradition(effect: int, wanted: int) -> None:
    card, ruling = card_with(effect, (wanted,))
    fits = [one.id for one in CARDS.ideas if wanted in one.disciplines and not one.requirements]
    other = next(one.id for one in CARDS.ideas if wanted not in one.disciplines)
    tradition = [fits[0], fits[1], other]
    table = using(card, ruling, {}, {}, epoch=4, tradition=tradition)
    name = EFFECT_NAMES[effect]
    table.answer(next(key for key in table.offers if key.startswith(f"use {name}")))
    assert set(table.offered("idea")) == set(fits[:2])
    assert table.refusals[f"idea {other}"] == "J5h.1"
    table.answer(f"idea {fits[0]}", f"draw idea {fits[1]}")
    assert table.player("black")["inventions"] == [fits[0]]
    assert table.view["tradition"] == {"top": fits[1], "cards": 2}

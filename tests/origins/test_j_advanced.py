"""J, G:. Interactions, Elder actions, negotiation: what is not in test_interactions."""

from random import Random

import pytest

from tests.origins.earth import EARTH
from tests.origins.rich import rich_state
from tests.origins.sets import foundation, invention
from tests.origins.table import ADVANCED, Table, acting, origins, using
from trilobite.core.conformance import answer_busily
from trilobite.core.session import begin
from trilobite.games.origins.board import may_stay
from trilobite.games.origins.state import NOBODY, Origins
from trilobite.games.origins.tableau import dissidents

STRONG = {"metallurgy": 2, "footprint": 8}


# --- J3, J4 -------------------------------------------------------------------------------


@pytest.mark.clause("J3.2", "J4.1", "J4a.1", "J4b.1", "J4c.1")
@pytest.mark.parametrize(
    ("philosophy", "frowned"),
    [
        ("freedom", "enslave"),
        ("abolitionism", "enslave"),
        ("equality", "preach"),
        ("agnosticism", "preach"),
        ("unity", "war"),
        ("pacifism", "war"),
        ("natural-law", ""),
        ("initial-philosophy", ""),
    ],
)
@pytest.mark.parametrize("verb", ["preach", "war", "enslave"])
def test_morality(philosophy: str, frowned: str, verb: str) -> None:
    """Who does what philosophy frowns on suffers one chaos; TRADE and the rest cost nothing."""
    ruling = "culture" if verb == "preach" else "politics"
    card = foundation(ruling, verb)
    table = using(
        card,
        ruling,
        {
            "migrants": ["zimbabwe", "honshu"],
            "mysticism": 1,
            "technology": STRONG,
            "cities": {"southern-africa": "gold"},
        },
        {"migrants": ["egypt-s", "spain"]},
        philosophy=philosophy,
        epoch=4,
    )
    table.use(verb)
    while table.kind in ("interact", "sender", "dissident-from", "dissident-to"):
        if table.decider == "black" and table.kind == "dissident-from":
            table.answer("figure honshu")
        else:
            table.answer(table.offers[0])
    assert len(table.player("black")["dissidents"]) == int(verb == frowned)
    assert ("immoral" in table.events) is (verb == frowned)


@pytest.mark.clause("J3d.1", "J3d.3", "AMB-43", "B9c.2")
@pytest.mark.parametrize(
    ("migrants", "cities", "legal"),
    [
        (["egypt-s"], {"southern-africa": "gold", "congo": "copper"}, True),
        (["egypt-s"], {"southern-africa": "gold"}, False),
        (["zimbabwe"], {"southern-africa": "gold", "congo": "copper"}, False),
    ],
)
def test_enslaving_a_city(migrants: list[str], cities: dict[str, str], legal: bool) -> None:
    """More cities than the owner, and somebody beside it; the city changes hands with chaos."""
    table = using(
        foundation("politics", "enslave"),
        "politics",
        {"migrants": [*migrants, "honshu"], "cities": cities, "technology": STRONG},
        {"migrants": ["spain"], "cities": {"egypt": "gold"}},
        epoch=4,
    )
    offered = [key for key in table.offers if key.startswith("use enslave")]
    assert bool(offered) is legal
    if not legal:
        return
    table.use("enslave")
    black, white = table.player("black"), table.player("white")
    assert black["cities"] == {**cities, "egypt": "gold"}
    assert (black["migrants"], black["supply"]) == (["honshu"], 11)
    assert (white["cities"], white["dissidents"], white["blocks"]) == ({}, ["crown"], 10)


@pytest.mark.clause("B9c.2")
def test_without_a_block_no_city_can_be_taken() -> None:
    ten = {
        "southern-africa": "gold",
        "zimbabwe": "ivory",
        "central-africa": "sorghum",
        "france": "cattle",
        "iran": "wheat",
        "himalaya": "camel",
        "china": "pig",
        "yakutia": "mammoth-ivory",
        "manchuria": "soybean",
        "andes": "groundnut-oil",
    }
    for number, legal in ((9, True), (10, False)):
        cities = dict(list(ten.items())[:number])
        table = Table(
            acting(
                "black",
                climate={},
                player={
                    "black": {
                        "ruling": "politics",
                        "cities": cities,
                        "migrants": ["egypt-s"],
                        "technology": STRONG,
                    },
                    "white": {
                        "migrants": ["spain", "egypt-nile-delta"],
                        "cities": {"egypt": "gold"},
                    },
                },
            ),
            variants=ADVANCED,
        )
        table.answer("use war 1")
        assert ("target-city egypt" in table.offers) is legal
        assert (table.refusals.get("target-city egypt") == "B9c.2") is not legal


@pytest.mark.clause("J3a.1", "AMB-42", "A0.3", "TRI-2")
def test_the_last_component_does_not_go_to_trade() -> None:
    """A new Migrant from the same place does it instead."""
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            player={
                "black": {"ruling": "industry", "inventions": ["raft"], "migrants": ["zimbabwe"]},
                "white": {"migrants": ["egypt-s", "zimbabwe-s"]},
            },
        ),
        variants=ADVANCED,
    )
    table.answers("use trade 0", "target egypt-s")
    assert (table.decider, table.kind) == ("black", "negotiate")  # only a new one could go
    assert table.player("black")["migrants"] == ["zimbabwe"]
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            player={
                "black": {
                    "ruling": "industry",
                    "inventions": ["raft"],
                    "migrants": ["zimbabwe"],
                    "cities": {"southern-africa": "gold"},
                },
                "white": {"migrants": ["egypt-s", "zimbabwe-s"]},
            },
        ),
        variants=ADVANCED,
    )
    table.answers("use trade 0", "target zimbabwe-s")
    assert table.offers == ["move zimbabwe", "new zimbabwe", "new-from-city southern-africa"]


@pytest.mark.clause("J3.1", "AMB-12", "G6d.1")
def test_on_the_way_to_war_nobody_is_asked_for_leave() -> None:
    """Past one foreign Migrant to another."""
    table = Table(
        acting(
            "black",
            climate={},
            player={
                "black": {"ruling": "politics", "migrants": ["congo-n"], "technology": STRONG},
                "white": {"migrants": ["central-africa-s", "spain"]},
                "orange": {"migrants": ["zimbabwe-n", "honshu"]},
            },
        ),
        players=3,
        variants=ADVANCED,
    )
    table.answers("use war 1", "target zimbabwe-n", "move congo-n")
    assert table.player("black")["migrants"] == ["zimbabwe-n"]
    assert "leave-granted" not in table.events


# --- J5 -----------------------------------------------------------------------------------


@pytest.mark.clause("J5d.1", "G1.4")
def test_an_artisan_goes_to_any_idea() -> None:
    """One pawn, whatever the information level."""
    table = using(
        "fatherhood", "politics", {"brain": [3, 1, 3], "technology": {"information": 3}}, {}
    )
    table.answer("use artisan 0")
    assert len(table.offered("idea")) == 9
    table.answer(table.offers[0])
    assert table.player("black")["elders"] == 1
    assert table.player("black")["brain"] == [3, 1, 2]
    assert table.view["stage"] == "lower"


@pytest.mark.clause("J5f.1", "J2.1", "AMB-49")
def test_inventing_on_a_card() -> None:
    """As in the lower row: the Idea may be kept, and its row still comes."""
    table = using(
        foundation("industry", "invent"),
        "industry",
        {"brain": [4, 2, 0]},
        {},
        epoch=4,
        elders={"knife": {"black": 1}},
        display=["", "", "", "", "", "", "knife", "", ""],
    )
    table.use("invent")
    table.answer("keep knife")
    assert table.player("black")["inventions"] == ["knife"]
    while table.view["stage"] != "inventions":
        table.answer("skip")
    assert "use tech 0" in table.offers


@pytest.mark.clause("J5g.1", "G3.1")
def test_a_library_on_a_card() -> None:
    table = using(
        foundation("culture", "library"),
        "culture",
        {"brain": [3, 1, 1], "technology": {"information": 2}},
        {},
        epoch=4,
        elders={"knife": {"black": 1}, "raft": {"black": 1}},
        display=["", "", "", "", "", "", "knife", "raft", ""],
    )
    table.use("library")
    player = table.player("black")
    assert (player["technology"]["information"], player["brain"]) == (3, [3, 1, 3])


@pytest.mark.clause("G3.1", "AMB-09")
@pytest.mark.parametrize(("information", "after"), [(5, 6), (6, 6)])
def test_the_library_at_its_end(information: int, after: int) -> None:
    elders = {"knife": {"black": information}}
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            elders=elders,
            player={
                "black": {
                    "brain": [0, 0, 7 - information],
                    "technology": {"information": information},
                }
            },
        ),
        variants=ADVANCED,
    )
    table.use("library")
    player = table.player("black")
    assert (player["technology"]["information"], player["elders"]) == (after, 0)


@pytest.mark.clause("G:Emissary.2", "G:Expend.1", "J5c.1", "G4.1")
def test_emissaries_pay_for_a_cold_war_and_elections() -> None:
    envoy = {"knife": ["black"]}
    white = {"ruling": "industry", "inventions": ["knife"]}
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            emissaries=envoy,
            player={"black": {"brain": [4, 2, 0], "ruling": "culture"}, "white": white},
        ),
        variants=ADVANCED,
    )
    table.answers("use elect 3", "class politics")
    assert (table.view["emissaries"], table.player("black")["brain"]) == ({}, [4, 2, 1])
    assert table.player("black")["ruling"] == "politics"
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            epoch=4,
            emissaries=envoy,
            player={
                "black": {
                    "brain": [4, 2, 0],
                    "ruling": "politics",
                    "inventions": [invention("politics", "cold-war")],
                    "technology": {"metallurgy": 3, "energy": 8},
                },
                "white": {**white, "migrants": ["spain"]},
            },
        ),
        variants=ADVANCED,
    )
    table.use("cold-war")
    assert table.view["emissaries"] == {}
    assert table.player("white")["dissidents"] == ["crown"]


@pytest.mark.clause("J5h.1", "AMB-17", "J2b.1")
def test_science_asks_for_what_inventing_asks_for() -> None:
    """Of the tradition deck only what can be kept: discipline, class and requirement."""
    table = using(
        foundation("industry", "science"),
        "industry",
        {},
        {},
        epoch=4,
        tradition=["knife", "whittling", "harpoon", "star-lore"],
    )
    table.use("science")
    # Knife alone: whittling and star-lore have no industry, the harpoon asks for energy 4.
    assert table.offers == ["idea knife", "none"]
    table.answer("idea knife", "draw idea whittling")
    assert table.player("black")["inventions"] == ["knife"]
    assert table.view["tradition"] == {"top": "whittling", "cards": 3}


# --- G: -----------------------------------------------------------------------------------


@pytest.mark.clause("G:Negotiation.2", "G:Negotiation.1", "J3a.2")
def test_one_may_decline_ones_own_benefit_only() -> None:
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            player={
                "black": {"ruling": "industry", "inventions": ["raft"], "migrants": ["zimbabwe"]},
                "white": {"migrants": ["zimbabwe-s"], "dissidents": ["crown"]},
            },
        ),
        variants=ADVANCED,
    )
    table.answer("use trade 0")
    if table.kind == "sender":
        table.answer("new zimbabwe")
    before = table.player("black")
    table.answer("decline")
    after = table.player("black")
    assert (after["brain"], after["technology"]) == (before["brain"], before["technology"])
    assert table.decider == "white"
    assert "release-crown" in table.offers
    table.answer("release-crown")
    assert table.player("white")["dissidents"] == []
    assert table.player("white")["supply"] == 11


@pytest.mark.clause("G:Negotiation.1", "AMB-62", "AMB-39")
def test_what_a_negotiation_offers() -> None:
    """Tracks on which one is behind now, pawns of emotions and vocabulary, Dissidents."""
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            player={
                "black": {
                    "ruling": "industry",
                    "inventions": ["raft"],
                    "migrants": ["zimbabwe"],
                    "brain": [0, 6, 1],
                    "technology": {"immunology": 4, "energy": 3},
                },
                "white": {
                    "migrants": ["zimbabwe-s"],
                    "brain": [5, 0, 2],
                    "technology": {"energy": 4, "immunology": 2},
                },
            },
        ),
        variants=ADVANCED,
    )
    table.answer("use trade 0")
    if table.kind == "sender":
        table.answer("new zimbabwe")
    assert table.offers == ["track energy", "pawn vocabulary", "decline"]
    table.answer("track energy")
    assert table.offers == ["track immunology", "pawn emotions", "decline"]


@pytest.mark.clause("G:Migrant.1")
def test_where_figures_are_at_the_end_of_a_turn() -> None:
    """In random play: in the supply, on a habitable space, or on a Resistance space."""
    game = origins(players=3, variants=["advanced", "yrr"])
    turns = 0
    for seed in range(4):
        session = begin(game, seed=seed, start=rich_state(game, seed))
        random = Random(seed)
        seen = 0
        while not session.over:
            decision = answer_busily(session, random)
            g = session.state
            assert isinstance(g, Origins)
            ends = [event for event in session.log[seen:] if event[0] == "turn"]
            seen = len(session.log)
            for _ in ends:
                turns += 1
                for player in g.players:
                    figures = player.supply + len(player.spaces) + dissidents(player)
                    assert figures == 12
                if g.turn != NOBODY and decision.kind in ("row", "starvation"):
                    former = g.others(g.turn)[-1]
                    assert all(may_stay(g, former, space) for space in former.spaces)
    assert turns > 20


@pytest.mark.clause("G6e.1")
def test_the_earth_is_round() -> None:
    """One step from the east of Beringia, and one is in the west."""
    for name in ("beringia", "composers-mountains", "hawaii"):
        place = EARTH.space_ids.index(name)
        assert len(EARTH.space_x[place]) == 2
    table = Table(
        acting(
            "black",
            climate={},
            player={"black": {"migrants": ["chukotka-s"], "technology": {"energy": 3}}},
        )
    )
    table.answers("use spread 0", "move chukotka-s")
    assert {"beringia", "alaska"} <= set(table.offered("to"))


# --- G9.3, J3.3, J4.1 ---------------------------------------------------------------------


@pytest.mark.clause("G9.3", "ADD-10", "G9.2")
@pytest.mark.parametrize(("envoys", "open_to_use"), [(["white"], True), ([], False)])
def test_a_row_without_effect_is_used_for_the_envoy_on_it(
    envoys: list[str], open_to_use: bool
) -> None:
    """No pawn is left in emotions: ENCEPHALISE does nothing, but white negotiates."""
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            emissaries={"levallois-core": envoys} if envoys else {},
            player={
                "black": {
                    "ruling": "politics",
                    "inventions": ["levallois-core"],
                    "brain": [0, 4, 3],
                },
                "white": {"brain": [4, 2, 1 - len(envoys)]},
            },
        ),
        variants=ADVANCED,
    )
    assert ("use encephalise 0" in table.offers) is open_to_use
    if not open_to_use:
        assert table.refusals["use encephalise 0"] == "G9a.1"
        return
    table.answer("use encephalise 0")
    assert (table.decider, table.kind) == ("white", "negotiate")
    assert table.player("black")["brain"] == [0, 4, 3]
    table.answer("pawn emotions")
    assert table.player("white")["brain"] == [3, 2, 1]


@pytest.mark.clause("J4.1", "J4b.1", "ADD-11")
def test_a_sermon_that_follows_a_prayer_is_frowned_on_too() -> None:
    """Agnosticism: PRAY > PREACH, and then chaos."""
    table = using(
        foundation("culture", "pray > preach"),
        "culture",
        {"migrants": ["zimbabwe", "congo-n"], "technology": {"footprint": 3}},
        {"migrants": ["zimbabwe-s", "spain"]},
        epoch=4,
        philosophy="agnosticism",
    )
    table.use("pray")
    while table.kind != "dissident-from":
        assert table.player("black")["dissidents"] == []
        table.answer(table.offers[0])
    assert table.player("white")["migrants"] == ["spain"]
    assert table.player("black")["mysticism"] == 1
    table.answers(table.offers[0], "resist-crown")
    assert table.player("black")["dissidents"] == ["crown"]


@pytest.mark.clause("J3.3", "C4b.1", "C4c.1")
def test_in_yrr_both_realms_live_in_the_same_hexes() -> None:
    table = Table(
        acting(
            "black",
            player={
                "black": {"ruling": "culture", "mysticism": 1, "migrants": ["alaska"]},
                "white": {"cities": {"alaska": "seal-oil"}, "migrants": ["taiwan-strait"]},
            },
        ),
        variants=["advanced", "yrr"],
        realms=["land", "sea"],
    )
    table.answer("use preach 1")
    assert table.player("black")["cities"] == {"alaska": "seal-oil"}

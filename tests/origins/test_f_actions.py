"""F, G. Rows, Consequences, actions and advances: what other modules do not have."""

from typing import Any

import pytest

from tests.origins.sets import FILES, IDEAS, foundation, idea, rows
from tests.origins.table import ADVANCED, Table, acting


def using(card: str, ruling: str, black: dict[str, Any], /, **more: Any) -> Table:
    """Black is about to use a Foundation."""
    players = {
        "black": {"ruling": ruling, "foundations": {ruling: [card]}, **black},
        "white": more.pop("white", {}),
    }
    position = acting("black", "foundations", climate={}, player=players, **more)
    return Table(position, variants=ADVANCED)


def inventing(card: str, **black: Any) -> Table:
    """Black is about to invent an Idea in row 1, alone unless `white` says otherwise."""
    elders = {"black": 1, **({"white": 1} if "white" in black else {})}
    white = black.pop("white", {})
    more = {name: black.pop(name) for name in ("epoch", "philosophy") if name in black}
    return Table(
        acting(
            "black",
            "lower",
            climate={},
            elders={card: elders},
            display=[card, "", "", "", "", "", "", "", ""],
            player={"black": black, "white": white},
            **more,
        ),
        variants=ADVANCED,
    )


# --- F ------------------------------------------------------------------------------------


@pytest.mark.clause("F0.2", "F0.1")
def test_an_action_concerns_its_player_alone() -> None:
    table = using(foundation("industry", "art"), "industry", {"brain": [3, 2, 1], "mysticism": 1})
    white = table.player("white")
    table.use("art")
    assert table.player("white") == white
    assert table.player("black")["brain"] == [3, 2, 2]


@pytest.mark.clause("F0c.1", "A2.1")
def test_one_of_several_options() -> None:
    """ORI-EX-22. After one of the three the row is over."""
    card = next(one for one in FILES.challenges if len(rows(one).get("culture", ())) == 3)
    table = using(card.id, "culture", {"brain": [3, 2, 1], "mysticism": 1}, epoch=4)
    options = [key for key in table.offers if key.startswith("use")]
    assert len(options) > 1
    table.answer(options[0])
    while table.kind != "row":
        table.answer(table.offers[0])
    assert table.view["stage"] == "lower"
    assert table.events.count("acts") == 1


@pytest.mark.clause("F0d.1", "F0d.3", "F0d.2", "G:Action.1")
def test_a_consequence_comes_last() -> None:
    """ORI-EX-23. United Nations: EXOGAMY raises the footprint, ABSTRACT does not."""
    white = {"ruling": "industry", "inventions": ["knife"]}
    for key, footprint in (("use exogamy", 2), ("use abstract", 1)):
        table = using("united-nations", "culture", {"brain": [4, 1, 2]}, white=white, epoch=4)
        table.answer(next(offer for offer in table.offers if offer.startswith(key)))
        assert table.player("black")["technology"]["footprint"] == footprint


@pytest.mark.clause("F0d.2", "F0f.1", "G:Action.1", "AMB-38")
def test_negotiations_come_before_the_consequence() -> None:
    """Two Emissaries on the card: their owners negotiate clockwise; then maritime goes up."""
    table = Table(
        acting(
            "white",
            "inventions",
            climate={},
            emissaries={"raft": ["black", "orange"]},
            player={
                "white": {"ruling": "industry", "inventions": ["raft"], "migrants": ["spain"]},
                "orange": {"migrants": ["spain-n"], "brain": [4, 2, 0]},
                "black": {"brain": [4, 2, 0]},
            },
        ),
        players=3,
        variants=ADVANCED,
    )
    table.answer("use trade 0")
    order = []
    while table.kind in ("interact", "sender", "negotiate"):
        if table.kind == "negotiate":
            order.append(table.decider)
            assert table.player("white")["technology"]["maritime"] == 0
            table.answer("decline")
        else:
            table.answer(table.offers[0])
    # Actor and partner of the trade, then the owners of the Emissaries from the left of white.
    assert order == ["white", "orange", "orange", "black"]
    assert table.player("white")["technology"]["maritime"] == 1


@pytest.mark.clause("F0d.4", "AMB-63", "G9e.1", "G9.2")
def test_an_action_whose_consequence_does_nothing() -> None:
    """ORI-EX-36. At footprint 3 CULTIVATE > footprint 3 builds, and the level stays."""
    table = Table(
        acting(
            "black",
            "inventions",
            climate={},
            epoch=2,
            player={
                "black": {
                    "ruling": "industry",
                    "inventions": ["pig-domestication"],
                    "migrants": ["zimbabwe-s", "honshu"],
                    "technology": {"footprint": 3},
                }
            },
        ),
        variants=ADVANCED,
    )
    table.answers("use cultivate 0", "build zimbabwe finger-millet")
    player = table.player("black")
    assert player["cities"] == {"zimbabwe": "finger-millet"}
    assert player["technology"]["footprint"] == 3


@pytest.mark.clause("F0d.4", "AMB-63")
def test_a_prayer_stands_although_nobody_can_be_preached_to() -> None:
    table = using("sky-father", "culture", {"brain": [4, 2, 1], "migrants": ["zimbabwe"]}, epoch=2)
    table.answers("use pray 1", "pawn emotions")
    assert table.player("black")["mysticism"] == 1
    assert "attack" not in table.events


# --- G2: Heureka --------------------------------------------------------------------------


@pytest.mark.clause("G2b.2", "G2b.3", "G9f.1", "G:Tradition.1")
def test_all_parts_of_a_heureka() -> None:
    """ORI-EX-26. Acrophony: information 3, and an Invention of Epoch I goes with its Emissary; one
    of Epoch II may stay."""
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            epoch=2,
            elders={"acrophony": {"black": 1}},
            emissaries={"whittling": ["white"]},
            display=["", "", "", "acrophony", "", "", "", "", ""],
            player={
                "black": {
                    "ruling": "politics",
                    "inventions": ["whittling", "mead-brewing"],
                    "technology": {"information": 2},
                },
                "white": {"brain": [4, 2, 0]},
            },
        ),
        variants=ADVANCED,
    )
    table.answers("use invent 1", "keep acrophony")
    player = table.player("black")
    assert player["technology"]["information"] == 3
    assert player["inventions"] == ["mead-brewing", "acrophony"]
    assert table.view["tradition"]["top"] == "whittling"
    assert table.player("white")["brain"] == [4, 2, 1]


@pytest.mark.clause("G9f.1", "G9.2")
def test_without_an_old_invention_nothing_is_reduced() -> None:
    table = inventing(
        "charcoal-burning",
        ruling="industry",
        epoch=2,
        inventions=["outrigger"],
        technology={"information": 2, "energy": 4},
    )
    table.answers("use invent 1", "discard charcoal-burning")
    player = table.player("black")
    assert (player["technology"]["energy"], player["inventions"]) == (5, ["outrigger"])


@pytest.mark.clause("G2c.2", "ADD-2", "G9h.1", "G2c.1")
def test_demagogues_in_their_order() -> None:
    """Black and white invent together: white moves the cube first, black last."""
    card = idea(("demagogue",))
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            epoch=4,
            elders={card: {"black": 1, "white": 1}},
            display=["", "", "", card, "", "", "", "", ""],
            player={"black": {"ruling": "politics"}, "white": {}},
        ),
        variants=ADVANCED,
    )
    table.answer("use invent 1")
    assert (table.decider, table.kind) == ("white", "demagogue")
    assert set(table.offers) == {
        "philosophy natural-law",
        "philosophy human-law",
        "philosophy divine-law",
        "stay",
    }
    table.answer("philosophy natural-law")
    assert (table.decider, table.kind) == ("black", "demagogue")
    assert set(table.offered("philosophy")) == {"initial-philosophy", "freedom"}
    table.answer("stay")
    assert table.view["philosophy"] == "natural-law"


@pytest.mark.clause("G2c.2", "AMB-40", "G2b.1", "G2c.1")
def test_the_inventor_comes_first_with_everything_else() -> None:
    """ABSTRACT and DEMAGOGUE: abstraction from the inventor on, the cube from their left. Two
    Elders of white give the Heureka once."""
    card = idea(("abstract", "demagogue"))
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            epoch=4,
            elders={card: {"black": 1, "white": 2}},
            display=["", "", "", card, "", "", "", "", ""],
            player={"black": {"ruling": "politics", "brain": [3, 3, 0]}, "white": {}},
        ),
        variants=ADVANCED,
    )
    before = len(table.session.log)
    table.answer("use invent 1")
    told = [event[:2] for event in table.session.log[before:] if event[0] == "abstraction"]
    assert told == [("abstraction", 0), ("abstraction", 1)]
    assert table.decider == "white"
    table.answers("stay", "stay")
    assert table.kind == "keep" or "discarded" in table.events


@pytest.mark.clause("J2.3", "J2a.1")
@pytest.mark.parametrize(
    ("emotions", "kept"),
    [(3, True), (4, False)],
)
def test_menopause_with_the_cards_own_heureka(emotions: int, kept: bool) -> None:
    """ORI-EX-40. An Idea that asks for menopause and encephalises."""
    card = idea(("encephalise",), ("menopause",))
    ruling = next(iter(rows(IDEAS[card])))
    table = inventing(card, ruling=ruling, brain=[emotions, 6 - emotions, 0])
    table.answer("use invent 1")
    assert table.player("black")["brain"][0] == emotions - 1
    if not kept:
        assert table.view["tradition"]["top"] == card
        return
    table.answer(f"keep {card}")
    assert table.player("black")["inventions"] == [card]


@pytest.mark.clause("J2.3", "J2b.1")
@pytest.mark.parametrize(
    ("requires", "cities", "technology", "kept"),
    [
        (("energy 4",), {}, {"energy": 3}, False),
        (("energy 4",), {}, {"energy": 4}, True),
        (("city",), {}, {}, False),
        (("city",), {"egypt": "gold"}, {}, True),
        (("work-animal city", "war-animal city"), {"egypt": "gold"}, {}, False),
        (("work-animal city", "war-animal city"), {"himalaya": "camel"}, {}, True),
        (("work-animal city", "war-animal city"), {"gobi": "horse"}, {}, True),
        (("biofuel city", "oil city"), {"egypt": "gold"}, {}, False),
        (("biofuel city", "oil city"), {"andes": "groundnut-oil"}, {}, True),
        (("biofuel city", "oil city"), {"middle-east": "crude-oil"}, {}, True),
        (("biofuel city", "oil city"), {"yakutia": "natural-gas"}, {}, True),
        (("horticulture city",), {"iran": "wheat"}, {}, True),
        (("horticulture city",), {"himalaya": "camel"}, {}, False),
        (("metal city",), {"egypt": "gold"}, {}, True),
        (("metal city",), {"zimbabwe": "ivory"}, {}, False),
        (("uranium city",), {"sahara": "uranium"}, {}, True),
        (("uranium city",), {"middle-east": "crude-oil"}, {}, False),
    ],
)
def test_requirements_of_ideas(
    requires: tuple[str, ...], cities: dict[str, str], technology: dict[str, int], kept: bool
) -> None:
    """ORI-EX-41. A technology or a city of the kind, and of several kinds any."""
    card = idea(requires=requires)
    table = inventing(
        card,
        ruling=next(iter(rows(IDEAS[card]))),
        epoch=4,
        cities=cities,
        technology=technology,
        migrants=["honshu"],
        brain=[4, 2, 0],
    )
    table.answer("use invent 1")
    while table.kind in ("free-step", "pray", "demagogue", "reduce"):
        table.answer(table.offers[0])
    assert (table.kind == "keep") is kept
    assert (table.view["tradition"]["top"] == card) is not kept


@pytest.mark.clause("G:Idea.1", "J2c.1", "J2.3")
def test_an_idea_never_changes_the_ruling_class() -> None:
    """Knife has no politics: it goes to the tradition deck, and politics still rules."""
    table = inventing("knife", ruling="politics")
    table.answer("use invent 1")
    player = table.player("black")
    assert (player["ruling"], player["inventions"]) == ("politics", [])
    assert table.view["tradition"]["top"] == "knife"


# --- G5 to G7: Migrants -------------------------------------------------------------------


@pytest.mark.clause("G5.1", "G6c.3", "G6c.1", "G6c.2")
@pytest.mark.parametrize(
    ("cities", "moved", "goes"),
    [({}, [], True), ({}, ["zimbabwe"], False), ({"gobi": "horse"}, ["zimbabwe"], True)],
)
def test_blitzkrieg_holds_for_interactions_too(
    cities: dict[str, str], moved: list[str], goes: bool
) -> None:
    """Who has moved goes to no war, unless on horseback."""
    table = Table(
        acting(
            "black",
            climate={},
            moved=moved,
            player={
                "black": {"ruling": "politics", "migrants": ["zimbabwe"], "cities": cities},
                "white": {"migrants": ["zimbabwe-s", "spain"]},
            },
        ),
        variants=ADVANCED,
    )
    assert ("use war 1" in table.offers) is goes
    assert ("use spread 0" in table.offers) is goes


@pytest.mark.clause("G6c.4", "G5c.1", "G7.1")
def test_who_has_just_spread_may_build() -> None:
    table = Table(
        acting(
            "black",
            climate={},
            moved=["zimbabwe"],
            player={
                "black": {
                    "ruling": "industry",
                    "migrants": ["zimbabwe", "honshu"],
                    "technology": {"metallurgy": 2},
                }
            },
        ),
        variants=ADVANCED,
    )
    table.answer("use mine-luxury 1")
    assert table.player("black")["cities"] == {"zimbabwe": "ivory"}


@pytest.mark.clause("G6b.2", "G6f.1", "G6g.1")
def test_a_migrant_hemmed_in_waits() -> None:
    """Between ice and ice cap; with windmills it walks."""
    for energy, refused in ((4, True), (5, False)):
        table = Table(
            acting(
                "black",
                climate={"northern-siberia": "ice", "taymyr": "ice", "barents": "sea"},
                player={
                    "black": {
                        "migrants": ["northern-siberia-n", "zimbabwe"],
                        "technology": {"energy": energy},
                    }
                },
            )
        )
        table.answer("use spread 0")
        assert (table.refusals.get("move northern-siberia-n") == "G6b.2") is refused


@pytest.mark.clause("G6d.1", "G6d.2")
@pytest.mark.parametrize("leave", ["grant", "refuse"])
def test_passing_a_foreign_migrant_needs_leave(leave: str) -> None:
    """The only way south leads over white: they are asked, and nobody stops there."""
    table = Table(
        acting(
            "black",
            climate={"greenland": "ice", "baffin": "ice"},
            player={
                "black": {"migrants": ["yakutia-n", "zimbabwe"], "technology": {"footprint": 8}},
                "white": {"migrants": ["northern-siberia-ne", "yakutia-ne", "spain"]},
            },
        )
    )
    table.answers("use spread 0", "move yakutia-n")
    assert not {"northern-siberia-ne", "yakutia-ne"} & {
        *table.offered("to"),
        *table.offered("to-with-leave"),
    }
    goal = table.offered("to-with-leave")[0]
    table.answer(f"to-with-leave {goal}")
    assert (table.decider, table.kind) == ("white", "leave")
    table.answer(leave)
    stands = {"grant": goal, "refuse": "yakutia-n"}[leave]
    assert set(table.player("black")["migrants"]) == {stands, "zimbabwe"}


# --- G9: advances -------------------------------------------------------------------------


@pytest.mark.clause("G9a.1", "G9b.1", "G9c.1", "G9.1", "B1a.2")
@pytest.mark.parametrize(
    ("verb", "brain", "mysticism"),
    [
        ("encephalise", [2, 3, 1], 1),
        ("abstract", [3, 1, 2], 1),
        ("art", [3, 2, 2], 0),
    ],
)
def test_advances_of_the_brain(verb: str, brain: list[int], mysticism: int) -> None:
    """As options of a row they may be taken, or left."""
    black = {"brain": [3, 2, 1], "mysticism": 1}
    card = foundation("culture", verb)
    table = using(card, "culture", black, epoch=4)
    table.use(verb)
    player = table.player("black")
    assert (player["brain"], player["mysticism"]) == (brain, mysticism)
    table = using(card, "culture", black, epoch=4)
    table.answer("skip")
    assert table.player("black")["brain"] == [3, 2, 1]


@pytest.mark.clause("G9.2", "G9a.1", "G9b.1", "G9c.1", "G9d.1", "G9e.1")
@pytest.mark.parametrize(
    ("option", "black", "clause"),
    [
        ("encephalise", {"brain": [0, 5, 2]}, "G9a.1"),
        ("abstract", {"brain": [5, 0, 2]}, "G9b.1"),
        ("art", {"brain": [4, 2, 1]}, "G9c.1"),
        ("pray", {"brain": [0, 0, 0], "mysticism": 7}, "G9d.1"),
        ("footprint 2", {"technology": {"footprint": 2}}, "G9e.1"),
    ],
)
def test_advances_that_are_not_possible(option: str, black: dict[str, Any], clause: str) -> None:
    """Refused in the row, or with the next row if there is nothing else in it."""
    table = using(
        foundation("culture", option), "culture", {"migrants": ["zimbabwe"], **black}, epoch=4
    )
    verb = "tech" if " " in option else option
    refused = {key: why for key, why in table.refusals.items() if key.startswith(f"use {verb} ")}
    assert clause in refused.values()


@pytest.mark.clause("G9.1", "G9.2", "G2b.1")
def test_a_heureka_must_be_taken_if_it_can_be() -> None:
    """The inventor has no say; without a pawn in emotions ENCEPHALISE does nothing."""
    for brain, after in (([3, 3, 0], [2, 4, 1]), ([0, 6, 0], [0, 6, 1])):
        table = inventing("knife", ruling="industry", brain=brain)
        table.answers("use invent 1", "discard knife")
        assert table.player("black")["brain"] == after


@pytest.mark.clause("G9h.1")
def test_the_cube_moves_one_step_or_stays() -> None:
    table = inventing(idea(("demagogue",)), ruling="politics", epoch=4, philosophy="freedom")
    table.answer("use invent 1")
    assert set(table.offers) == {"philosophy natural-law", "philosophy abolitionism", "stay"}
    table.answer("philosophy abolitionism")
    assert table.view["philosophy"] == "abolitionism"

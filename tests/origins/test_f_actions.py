"""F, G. Rows, Consequences, actions and advances: what other modules do not have."""

from typing import Any

import pytest

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
    table = using("musical-language", "industry", {"brain": [3, 2, 1], "mysticism": 1})
    white = table.player("white")
    table.answer("use art 0")
    assert table.player("white") == white
    assert table.player("black")["brain"] == [3, 2, 2]


@pytest.mark.clause("F0c.1", "A2.1")
def test_one_of_several_options() -> None:
    """ORI-EX-22. After one of the three the row is over."""
    table = using("grave-goods", "culture", {"brain": [3, 2, 1], "mysticism": 1})
    assert [key for key in table.offers if key.startswith("use")] == [
        "use pray 0",
        "use tech 1",
        "use art 2",
    ]
    table.answer("use tech 1")
    assert table.view["stage"] == "lower"
    player = table.player("black")
    assert (player["technology"]["immunology"], player["mysticism"]) == (2, 1)


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
    """Forced labour is invented by black and white: white moves the cube first, black last."""
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            epoch=2,
            elders={"forced-labour": {"black": 1, "white": 1}},
            display=["", "", "", "forced-labour", "", "", "", "", ""],
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
    """Rhetoric is ABSTRACT and DEMAGOGUE: abstraction from the inventor on, the cube from his
    left. Two Elders of white give the Heureka once."""
    table = Table(
        acting(
            "black",
            "lower",
            climate={},
            epoch=3,
            elders={"rhetoric": {"black": 1, "white": 2}},
            display=["", "", "", "rhetoric", "", "", "", "", ""],
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
    """ORI-EX-40. Levallois core asks for menopause and encephalises."""
    table = inventing("levallois-core", ruling="industry", brain=[emotions, 6 - emotions, 0])
    table.answer("use invent 1")
    assert table.player("black")["brain"][0] == emotions - 1
    if not kept:
        assert table.view["tradition"]["top"] == "levallois-core"
        return
    table.answer("keep levallois-core")
    assert table.player("black")["inventions"] == ["levallois-core"]


@pytest.mark.clause("J2.3", "J2b.1")
@pytest.mark.parametrize(
    ("card", "cities", "technology", "kept"),
    [
        ("harpoon", {}, {"energy": 3}, False),
        ("harpoon", {}, {"energy": 4}, True),
        ("bread-oven", {}, {}, False),
        ("bread-oven", {"egypt": "gold"}, {}, True),
        ("wheeled-wagons", {"egypt": "gold"}, {}, False),
        ("wheeled-wagons", {"himalaya": "camel"}, {}, True),
        ("wheeled-wagons", {"gobi": "horse"}, {}, True),
        ("broadcasting", {"egypt": "gold"}, {}, False),
        ("broadcasting", {"andes": "groundnut-oil"}, {}, True),
        ("broadcasting", {"middle-east": "crude-oil"}, {}, True),
        ("broadcasting", {"yakutia": "natural-gas"}, {}, True),
        ("ard", {"iran": "wheat"}, {}, True),
        ("coinage", {"egypt": "gold"}, {}, True),
        ("coinage", {"zimbabwe": "ivory"}, {}, False),
        ("atomic-bomb", {"sahara": "uranium"}, {}, True),
        ("atomic-bomb", {"middle-east": "crude-oil"}, {}, False),
    ],
)
def test_requirements_of_ideas(
    card: str, cities: dict[str, str], technology: dict[str, int], kept: bool
) -> None:
    """ORI-EX-41. A technology or a city of the kind, and of several kinds any."""
    ruling = {"bread-oven": "culture", "broadcasting": "politics", "atomic-bomb": "politics"}
    table = inventing(
        card,
        ruling=ruling.get(card, "industry"),
        epoch=4,
        cities=cities,
        technology=technology,
        migrants=["honshu"],
        brain=[4, 2, 0],
    )
    table.answer("use invent 1")
    while table.kind == "free-step":
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
    """The only way south leads over white: he is asked, and nobody stops on him."""
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
    ("card", "ruling", "verb", "brain", "mysticism"),
    [
        ("grandmothers", "culture", "encephalise", [2, 3, 1], 1),
        ("inner-monologue", "culture", "abstract", [3, 1, 2], 1),
        ("earworms", "culture", "art", [3, 2, 2], 0),
    ],
)
def test_advances_of_the_brain(
    card: str, ruling: str, verb: str, brain: list[int], mysticism: int
) -> None:
    """As options of a row they may be taken, or left."""
    black = {"brain": [3, 2, 1], "mysticism": 1}
    table = using(card, ruling, black, epoch=2)
    table.answer(next(key for key in table.offers if key.startswith(f"use {verb}")))
    player = table.player("black")
    assert (player["brain"], player["mysticism"]) == (brain, mysticism)
    table = using(card, ruling, black, epoch=2)
    table.answer("skip")
    assert table.player("black")["brain"] == [3, 2, 1]


@pytest.mark.clause("G9.2", "G9a.1", "G9b.1", "G9c.1", "G9d.1", "G9e.1")
@pytest.mark.parametrize(
    ("card", "ruling", "key", "black", "clause"),
    [
        ("grandmothers", "culture", "use encephalise 0", {"brain": [0, 5, 2]}, "G9a.1"),
        ("inner-monologue", "culture", "use abstract 0", {"brain": [5, 0, 2]}, "G9b.1"),
        ("earworms", "culture", "use art 1", {"brain": [4, 2, 1]}, "G9c.1"),
        ("earworms", "culture", "use pray 0", {"brain": [0, 0, 0], "mysticism": 7}, "G9d.1"),
        ("food-sharing", "culture", "use tech 0", {"technology": {"footprint": 2}}, "G9e.1"),
    ],
)
def test_advances_that_are_not_possible(
    card: str, ruling: str, key: str, black: dict[str, Any], clause: str
) -> None:
    table = using(card, ruling, {"migrants": ["zimbabwe"], **black}, epoch=2)
    if table.view["stage"] == "foundations":
        assert table.refusals[key] == clause
    assert key not in table.offers


@pytest.mark.clause("G9.1", "G9.2", "G2b.1")
def test_a_heureka_must_be_taken_if_it_can_be() -> None:
    """The inventor has no say; without a pawn in emotions ENCEPHALISE does nothing."""
    for brain, after in (([3, 3, 0], [2, 4, 1]), ([0, 6, 0], [0, 6, 1])):
        table = inventing("knife", ruling="industry", brain=brain)
        table.answers("use invent 1", "discard knife")
        assert table.player("black")["brain"] == after


@pytest.mark.clause("G9h.1")
def test_the_cube_moves_one_step_or_stays() -> None:
    table = inventing("forced-labour", ruling="politics", epoch=2, philosophy="freedom")
    table.answer("use invent 1")
    assert set(table.offers) == {"philosophy natural-law", "philosophy abolitionism", "stay"}
    table.answer("philosophy abolitionism")
    assert table.view["philosophy"] == "abolitionism"

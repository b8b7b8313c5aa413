"""INT, A. The aim of the game, and the turn."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, acting, challenged, finished, hungry

QUIET = ["", "", "", "", "", "", "knife", "", ""]


def scored(
    philosophy: str = "initial-philosophy", **people: dict[str, Any]
) -> dict[str, dict[str, Any]]:
    """The players of a finished game, with what they have scored."""
    position = finished(climate={}, philosophy=philosophy, player=people)
    table = Table(position, players=len(people))
    result = table.game.result(table.state)
    assert result is not None
    return {
        colour: {**table.player(colour), "result": result.scores[seat]}
        for seat, colour in enumerate(people)
    }


# --- INT ----------------------------------------------------------------------------------


@pytest.mark.clause("INT-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_peoples(players: int) -> None:
    mode = "solitaire" if players == 1 else "competitive"
    table = Table(players=players, mode=mode, seed=1)
    assert len(table.state.players) == players
    assert len({player.colour for player in table.state.players}) == players


@pytest.mark.clause("INT-2", "I0.2", "I1c.1")
def test_only_the_best_score_counts() -> None:
    """Essay: Madagascar has 12, 13 and 5, and so 13."""
    black = scored(
        black={
            "technology": {
                "footprint": 3,
                "energy": 4,
                "metallurgy": 3,
                "immunology": 6,
                "maritime": 2,
                "information": 3,
            },
            "brain": [2, 0, 0],
            "mysticism": 5,
            "cities": {
                "egypt": "gold",
                "zimbabwe": "ivory",
                "iran": "wheat",
                "china": "pig",
            },
            "dissidents": ["crown"],
        },
        white={},
    )["black"]
    assert black["scores"] == {"culture": 12, "politics": 13, "industry": 5}
    assert black["result"] == 13


@pytest.mark.clause("INT-3", "I0b.1")
@pytest.mark.parametrize(
    ("philosophy", "results"),
    [
        ("natural-law", [12, 8]),
        ("freedom", [7, 8]),
        ("abolitionism", [7, 8]),
        ("equality", [12, 8]),
        ("unity", [12, 6]),
        ("pacifism", [12, 6]),
    ],
)
def test_philosophy_strikes_out_a_score_for_all(philosophy: str, results: list[int]) -> None:
    people = scored(
        philosophy,
        black={"technology": {"immunology": 10, "metallurgy": 2, "energy": 6}},
        white={"technology": {"maritime": 5, "information": 2, "energy": 5}},
    )
    assert [people[colour]["result"] for colour in ("black", "white")] == results


@pytest.mark.clause("INT-4", "E3d.1", "E3d.3", "G:Epoch.1", "B8b.1", "A0.2")
@pytest.mark.parametrize(
    ("epoch", "more"),
    [
        (1, {"mysticism": 1}),
        (2, {"cities": {"egypt": "gold"}}),
        (3, {"foundations": {"politics": ["lullabies"]}}),
    ],
)
def test_each_comet_compares_something_else(epoch: int, more: dict[str, Any]) -> None:
    """Only white has more of what this Comet compares; each token is a point for its discipline,
    and the game goes on."""
    deck = [0 if one <= epoch else 2 for one in (1, 2, 3, 4)]
    position = {
        "epoch": epoch,
        "deck": deck,
        "climate": {},
        "player": {
            "black": {"migrants": ["zimbabwe"]},
            "white": {"migrants": ["spain"], **more},
        },
    }
    table = Table(position, seed=1)
    before = table.player("white")["scores"]
    table.answer("comet")
    tokens = [int(one == epoch) for one in (1, 2, 3)]
    assert table.player("white")["tokens"] == tokens
    assert table.player("black")["tokens"] == [0, 0, 0]
    after = table.player("white")["scores"]
    gained = [after[one] - before[one] for one in ("culture", "politics", "industry")]
    covered = [0, 0, 1]  # the Dissident of the future shock covers a rainbow
    assert gained == [token - dark for token, dark in zip(tokens, covered, strict=True)]
    assert (table.view["epoch"], table.view["over"]) == (epoch + 1, False)


# --- A0 -----------------------------------------------------------------------------------


@pytest.mark.clause("A0.1", "A3.3", "G2.2", "AMB-52")
def test_challenge_activity_footprint_display() -> None:
    """The gap of an invention is filled only when hunger has been settled."""
    table = Table(
        {
            "climate": {},
            "elders": {"knife": {"black": 1}},
            "display": QUIET,
            "player": {
                "black": {
                    "brain": [4, 2, 0],
                    "ruling": "industry",
                    "migrants": ["zimbabwe", "zimbabwe-n"],
                }
            },
        },
        seed=3,
    )
    assert (table.kind, table.view["phase"]) == ("challenge", "challenge")
    table.answer("skip")
    assert (table.kind, table.view["phase"], table.view["stage"]) == ("row", "activity", "lower")
    table.answers("use invent 1", "skip")
    assert (table.kind, table.view["phase"]) == ("starvation", "footprint")
    assert table.view["display"] == [""] * 9
    table.answer("lose-migrant zimbabwe")
    assert table.decider == "white"
    assert "" not in table.view["display"]


@pytest.mark.clause("A0.3", "D4.1", "F0g.1")
@pytest.mark.parametrize(
    ("ruling", "key"), [("culture", "use preach 1"), ("politics", "use war 1")]
)
def test_nobody_drops_out(ruling: str, key: str) -> None:
    table = Table(
        acting(
            "black",
            climate={},
            player={
                "black": {
                    "ruling": ruling,
                    "migrants": ["zimbabwe"],
                    "mysticism": 1,
                    "technology": {"metallurgy": 2},
                },
                "white": {"migrants": ["zimbabwe-s"]},
            },
        ),
        variants=ADVANCED,
    )
    table.answers(key, "new zimbabwe")
    white = table.player("white")
    assert "diaspora" in table.events
    assert (len(white["migrants"]), white["dissidents"]) == (1, [])
    assert "zimbabwe-s" in table.player("black")["migrants"]


# --- A1, A2, A3 ---------------------------------------------------------------------------


@pytest.mark.clause("A1b.2", "E3e.1")
def test_who_takes_a_comet_goes_on_with_his_activity() -> None:
    table = Table({"deck": [0, 2, 2, 2], "climate": {}}, seed=2)
    table.answer("comet")
    assert (table.decider, table.kind, table.view["stage"]) == ("black", "row", "lower")


@pytest.mark.clause("A1a.1", "E2.6", "A1a.4")
def test_a_card_won_in_ones_own_turn_can_be_used_at_once() -> None:
    table = Table(
        challenged(
            "black",
            "alarm-calls",
            "auction",
            climate={},
            elders={"knife": {"black": 1}},
            player={"black": {"ruling": "politics", "brain": [4, 1, 1]}},
        ),
        variants=ADVANCED,
    )
    table.answers("bid 1", "class politics")
    assert (table.kind, table.view["stage"]) == ("row", "foundations")
    assert [key for key in table.offers if key.startswith("use")]


@pytest.mark.clause("A2.2", "A2.3", "F0a.1")
def test_only_rows_of_the_ruling_column_are_used() -> None:
    black = {
        "ruling": "culture",
        "foundations": {"culture": ["lullabies", "earworms"], "industry": ["fatherhood"]},
        "inventions": ["whittling"],
        "mysticism": 1,
    }
    table = Table(
        acting("black", "foundations", climate={}, player={"black": black}), variants=ADVANCED
    )
    rows = []
    while table.kind == "row" and table.decider == "black":
        decision = table.session.decision_for(0)
        assert decision is not None
        context = decision.context
        if "foundation" in context:
            rows.append(table.game.words.name("challenge", context["foundation"]))
        elif "invention" in context:
            rows.append(table.game.words.name("idea", context["invention"]))
        else:
            rows.append(table.view["stage"])
        table.answer("skip")
    assert rows == ["earworms", "lullabies", "lower", "upper", "whittling"]


@pytest.mark.clause("A2a.2", "F0b.1", "B1b.1")
def test_nothing_disables_the_species_board() -> None:
    black = {
        "ruling": "politics",
        "foundations": {"politics": ["alarm-calls"]},
        "dissidents": ["crown", "alarm-calls"],
    }
    table = Table(
        acting("black", "foundations", climate={}, player={"black": black}), variants=ADVANCED
    )
    assert table.view["stage"] == "lower"
    table.answer("skip")
    assert table.view["stage"] == "upper"
    assert "use spread 0" in table.offers


@pytest.mark.clause("A3.4", "H3.1", "D1d.3", "AMB-01")
def test_diversity_is_always_right() -> None:
    """Uncovered rainbows of all columns and of the crown, whoever's turn it is."""
    white = {
        "foundations": {"culture": ["lullabies"], "politics": ["alarm-calls"]},
        "ruling": "politics",
        "migrants": ["spain"],
    }
    table = Table({"deck": [0, 2, 2, 2], "climate": {}, "player": {"white": white}}, seed=1)
    assert table.player("white")["diversity"] == 3
    table.answer("comet")
    table.answer("resist alarm-calls")
    assert table.player("white")["diversity"] == 2


@pytest.mark.clause("H1a.4", "AMB-54")
def test_the_permanent_ice_feeds_any_number() -> None:
    """ORI-EX-37. Two Migrants that share nothing but the ice cap do not starve; two that share an
    ocean hex do."""
    north = {"migrants": ["northern-siberia-n", "yakutia-n"]}
    table = Table(hungry("black", climate={}, player={"black": north}), seed=1)
    assert "starved" not in table.events
    south = {"migrants": ["cape-basin-n", "congo-s", "spain"]}
    table = Table(hungry("black", climate={}, player={"black": south}), seed=1)
    assert table.kind == "starvation"

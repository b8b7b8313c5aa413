"""What options do before they are taken: the three scores, ways, prices, the steps of a Comet, and
hexes that would be overcrowded."""

from random import Random

import pytest

from tests.origins.table import ADVANCED, Table, acting, challenged
from trilobite.core.facts import Fact, Facts, Name, Phrase, Several
from trilobite.core.preview import Preview
from trilobite.core.session import begin
from trilobite.core.state import State
from trilobite.core.trial import previews
from trilobite.games.origins.footprint import overcrowded
from trilobite.games.origins.state import Origins
from trilobite.games.registry import make_game


def crowded(state: State, seat: int) -> set[str]:
    """The hexes that could not feed what a seat has there."""
    assert isinstance(state, Origins)
    return {state.world.hex_ids[hex] for hex in overcrowded(state, state.players[seat])}


@pytest.mark.clause("H1a.1", "H1b.1", "I0.2")
def test_overcrowded_hexes_are_foreseen_where_a_migrant_would_go() -> None:
    session = begin(make_game("origins", {"players": 2}), seed="preview")
    random = Random("preview")
    warned = 0
    for _ in range(400):
        if session.over:
            break
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        number = random.randrange(len(decision.options))
        if decision.kind == "spread-to":
            preview = previews(session, seat, number, 1)[0]
            before = crowded(session.state, seat)
            session.choose(decision.options[number], seat)
            new = crowded(session.state, seat) - before
            if preview.end == "choice":
                marks = {mark.thing.id for mark in preview.marks if mark.kind == "beware"}
                assert marks == new
                warned += bool(marks)
        else:
            session.choose(decision.options[number], seat)
    assert warned > 0


@pytest.mark.clause("G6.1", "G6a.1", "G6b.1")
def test_the_way_of_a_spread_is_shown_step_by_step() -> None:
    """Each step leads to a space beside the one before, the last one to the destination."""
    session = begin(make_game("origins", {"players": 2}), seed="preview")
    random = Random("preview")
    lengths = set()
    for _ in range(200):
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        state = session.state
        assert isinstance(state, Origins)
        if decision.kind == "spread-to":
            for number, (verb, space, _) in enumerate(decision.options):
                if verb != "to":
                    continue
                preview = previews(session, seat, number, 1)[0]
                steps = [mark for mark in preview.marks if mark.kind == "step"]
                way = [state.world.space_ids.index(mark.thing.id) for mark in steps]
                [most] = [note.facts["most"] for note in preview.notes if note.key == "steps"]
                assert way[-1] == space
                assert [mark.label for mark in steps] == [str(n + 1) for n in range(len(way))]
                assert len(way) <= int(str(most))
                start = decision.context.get("space")
                for before, after in zip([start, *way], way, strict=False):
                    assert before is None or after in state.world.ways[before]
                lengths.add(len(way))
        session.choose(random.choice(decision.options), seat)
    assert {1, 2} <= lengths


def foreseen(table: Table, key: str) -> Preview:
    """The preview of one of the options."""
    seat = table.session.deciders()[0]
    return previews(table.session, seat, table.session.keys(seat).index(key), 1)[0]


def plain(fact: Fact) -> int | str:
    """A fact without its words: ids, and the numbers and ids that a phrase is made of."""
    if isinstance(fact, Name):
        return fact.id
    if isinstance(fact, Phrase):
        return " ".join([fact.message, *(str(plain(one)) for one in fact.facts.values())])
    if isinstance(fact, Several):
        return ", ".join(str(plain(one)) for one in fact.facts)
    return fact


def notes(preview: Preview) -> list[tuple[str, dict[str, int | str]]]:
    """What a preview says, without its words."""
    return [(note.key, bare(note.facts)) for note in preview.notes]


def bare(facts: Facts) -> dict[str, int | str]:
    return {name: plain(fact) for name, fact in facts.items()}


@pytest.mark.clause("G6d.1")
def test_a_way_that_needs_leave_is_shown_with_whose() -> None:
    """The only way south leads over white."""
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
    goal = table.offered("to-with-leave")[0]
    seen = foreseen(table, f"to-with-leave {goal}")
    way = [mark.thing.id for mark in seen.marks if mark.kind == "step"]
    assert way[0] in ("northern-siberia-ne", "yakutia-ne")
    assert way[-1] == goal
    assert notes(seen)[0] == ("needs-leave", {"players": "white"})
    assert notes(seen)[1][1]["number"] == len(way)


@pytest.mark.clause("G6d.1")
def test_after_a_refusal_the_way_leads_over_somebody_else() -> None:
    """White stands on one way south, orange on the other: who has refused is neither asked nor
    passed any more."""
    stands = {"white": "northern-siberia-ne", "orange": "yakutia-ne"}
    black = {"migrants": ["yakutia-n", "zimbabwe"], "technology": {"footprint": 8}}
    others = {colour: {"migrants": [space]} for colour, space in stands.items()}
    table = Table(
        acting(
            "black",
            climate={"greenland": "ice", "baffin": "ice"},
            player={"black": black, **others},
        ),
        players=3,
    )
    table.answers("use spread 0", "move yakutia-n")
    for goal in table.offered("to-with-leave"):
        seen = foreseen(table, f"to-with-leave {goal}")
        [asked] = [str(facts["players"]) for key, facts in notes(seen) if key == "needs-leave"]
        if asked in stands:
            break
    assert stands[asked] in [mark.thing.id for mark in seen.marks]
    table.answers(f"to-with-leave {goal}", "refuse")
    assert table.decider == "black"
    for goal in table.offered("to-with-leave"):
        seen = foreseen(table, f"to-with-leave {goal}")
        assert asked not in str(notes(seen)[0])
        assert stands[asked] not in [mark.thing.id for mark in seen.marks]
    assert table.offered("to-with-leave")


@pytest.mark.clause("J3a.2", "G:Negotiation.1")
def test_a_trade_tells_what_both_sides_may_gain() -> None:
    """Before the partner is chosen, and again at the table: what one takes changes what the other
    may take."""
    position = acting(
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
                "migrants": ["zimbabwe-s", "zimbabwe-n"],
                "brain": [5, 0, 2],
                "dissidents": ["crown"],
                "technology": {"energy": 4, "immunology": 2},
            },
        },
    )
    table = Table(position, variants=ADVANCED)
    table.answer("use trade 0")
    own = {"whose": "own", "player": "black", "partner": "white"}
    other = {"whose": "other", "player": "white", "partner": "black"}
    takes = "gain-step immunology 4, gain-pawn emotions, gain-dissident"
    assert notes(foreseen(table, "target zimbabwe-s")) == [
        ("gains", {**own, "gains": "gain-step energy 4, gain-pawn vocabulary"}),
        ("gains", {**other, "gains": takes}),
    ]
    table.answer("target zimbabwe-s")
    assert notes(foreseen(table, "track energy")) == [
        ("negotiated-step", {"partner": "white", "before": 3, "after": 4, "theirs": 4}),
        ("gains", {**other, "gains": takes}),
    ]
    assert notes(foreseen(table, "pawn vocabulary"))[0] == (
        "negotiated-pawn",
        {"before": 1, "after": 2},
    )
    table.answer("decline")
    assert table.decider == "white"
    assert [key for key, _ in notes(foreseen(table, "decline"))] == []


@pytest.mark.clause("G:Emissary.1", "J5a.1")
def test_who_has_an_emissary_on_the_card_is_told_with_their_gain() -> None:
    position = acting(
        "black",
        "inventions",
        emissaries={"knife": ["white"]},
        player={
            "black": {"ruling": "industry", "inventions": ["knife"]},
            "white": {"brain": [0, 6, 0]},
        },
    )
    table = Table(position, variants=ADVANCED)
    [(key, facts)] = notes(foreseen(table, "use tech 0"))
    assert key == "gains"
    assert (facts["whose"], facts["player"]) == ("envoy", "white")
    assert "gain-pawn vocabulary" in str(facts["gains"])


@pytest.mark.clause("J3c.1")
@pytest.mark.parametrize(("own", "told"), [(3, "war-won"), (2, "war-drawn"), (1, "war-lost")])
def test_a_war_tells_how_it_would_end(own: int, told: str) -> None:
    players = {
        "black": {
            "ruling": "politics",
            "migrants": ["zimbabwe"],
            "technology": {"metallurgy": own, "footprint": 3},
        },
        "white": {"migrants": ["zimbabwe-s", "egypt-s"], "technology": {"metallurgy": 2}},
    }
    table = Table(acting("black", climate={}, player=players), variants=ADVANCED)
    table.answer("use war 1")
    assert notes(foreseen(table, "target zimbabwe-s")) == [(told, {"own": own, "theirs": 2})]


@pytest.mark.clause("E2a.6", "E2e.1")
def test_a_bid_tells_what_it_brings_and_a_pass_who_wins() -> None:
    position = challenged(
        "black",
        "grooming-and-gossip",
        "auction",
        elders={"knife": {"black": 3, "white": 2}},
    )
    table = Table(position)
    assert [key for key, _ in notes(foreseen(table, "pass"))] == []
    told = [key for key, _ in notes(foreseen(table, "bid 1"))]
    assert told[:3] == ["bid-price", "bid-chosen", "bid-gains"]
    table.answer("bid 1")
    assert notes(foreseen(table, "pass"))[0] == (
        "pass-winner",
        {"player": "black", "number": table.state.bid},
    )


@pytest.mark.clause("E2d.1")
def test_a_bid_tells_what_is_paid_if_it_wins_and_what_is_left() -> None:
    position = challenged(
        "black",
        "grooming-and-gossip",
        "auction",
        elders={"knife": {"black": 3}},
        player={"black": {"brain": [3, 0, 1]}},
    )
    table = Table(position)
    for pawns in (1, 2, 3):
        price, leaving = notes(foreseen(table, f"bid {pawns}"))[:2]
        assert price == ("bid-price", {"number": pawns, "left": 3 - pawns})
        key = "bid-empties" if pawns == 3 else "bid-chosen"
        assert leaving == (key, {"pawns": "pawns-on knife 3"})


@pytest.mark.clause("E3.1", "E3a.1", "A0a.3")
def test_a_comet_tells_its_steps_in_order() -> None:
    steps = ["comet-chaos", "comet-ideas", "comet-tokens", "comet-portent"]
    for epoch, told in ((1, steps), (4, ["comet-end"])):
        deck = [0 if one <= epoch else 2 for one in (1, 2, 3, 4)]
        table = Table({"epoch": epoch, "deck": deck, "climate": {}}, seed=1)
        assert [note.key for note in foreseen(table, "comet").notes] == told


@pytest.mark.clause("C9c.1")
def test_together_a_comet_promises_neither_tokens_nor_a_portent() -> None:
    table = Table({"deck": [0, 2, 2, 2], "climate": {}}, seed=1, mode="cooperative")
    told = [note.key for note in foreseen(table, "comet").notes]
    assert told == ["comet-chaos", "comet-ideas"]

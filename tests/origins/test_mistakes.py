"""What beginners regret is known before it is done."""

from typing import Any

from tests.origins.table import ADVANCED, Table, acting, challenged
from trilobite.core.facts import Facts, Name
from trilobite.core.trial import previews


def mistakes(table: Table, key: str) -> dict[str, Facts]:
    """The mistakes that an option would be, with their facts."""
    session = table.session
    seat = session.deciders()[0]
    found = previews(session, seat, session.keys(seat).index(key), 1)[0]
    return {one.key: one.facts for one in found.mistakes}


def test_a_migrant_goes_where_somebody_starves() -> None:
    table = Table({"agenda": ["activity black"], "player": {"black": {"ruling": "industry"}}})
    while table.kind != "spread-from":
        table.answer("use spread 0" if "use spread 0" in table.offers else table.offers[0])
    table.answer("new zimbabwe")
    hungry = [key for key in table.offers if "hunger" in mistakes(table, key)]
    assert (len(table.offers), len(hungry)) == (7, 5)
    assert not {"to central-africa", "to egypt-s"} & set(hungry)


def test_chaos_is_taken_without_room_for_a_dissident() -> None:
    def row(dissidents: list[str]) -> dict[str, Facts]:
        black: dict[str, Any] = {
            "ruling": "politics",
            "brain": [4, 2, 1],
            "inventions": ["rank-ornaments"],
            "dissidents": dissidents,
        }
        table = Table(acting("black", "inventions", player={"black": black}), variants=ADVANCED)
        return mistakes(table, next(key for key in table.offers if key.startswith("use abstract")))

    assert row(["crown"]) == {"no-room": {"number": 1}}
    assert row([]) == {}


def test_a_comet_is_taken_without_room_for_a_dissident() -> None:
    def shock(dissidents: list[str]) -> dict[str, Facts]:
        player = {"black": {"dissidents": dissidents, "migrants": ["zimbabwe", "egypt-s"]}}
        return mistakes(Table({"deck": [0, 2, 2, 2], "player": player}), "comet")

    assert list(shock(["crown"])) == ["no-room"]
    assert shock([]) == {}


def test_the_last_elder_is_bid() -> None:
    elders = {"knife": {"black": 2}}
    position = challenged("black", "grooming-and-gossip", "auction", elders=elders)
    table = Table(position | {"player": {"black": {"brain": [3, 1, 1]}}})
    assert mistakes(table, "bid 1") == {}
    assert mistakes(table, "bid 2") == {"last-elder": {"number": 2}}


def comet(philosophy: str, **black: Any) -> dict[str, Facts]:
    """Comet IV is on top, and white leads in culture."""
    position = {
        "epoch": 4,
        "deck": [0, 0, 0, 0],
        "philosophy": philosophy,
        "player": {"black": black, "white": {"mysticism": 5, "brain": [1, 1, 0]}},
    }
    return mistakes(Table(position), "comet")


def test_the_game_is_ended_by_who_would_not_win() -> None:
    behind = comet("initial-philosophy")["end-too-soon"]
    assert behind["struck"] == "no"
    assert int(str(behind["points"])) < int(str(behind["best"]))
    assert comet("initial-philosophy", technology={"metallurgy": 5, "immunology": 6}) == {}


def test_the_game_is_ended_while_the_best_score_is_struck_out() -> None:
    technology = {"metallurgy": 5, "immunology": 6}
    struck = comet("freedom", technology=technology)["end-too-soon"]
    assert struck["struck"] == "yes"
    score = struck["score"]
    assert isinstance(score, Name)
    assert score.id == "politics"

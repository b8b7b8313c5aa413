"""Counts say what the rules told: how often, whose, since when and why."""

from typing import Any

from tests.genesis.table import genesis
from trilobite.core.game import AnyGame
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game
from trilobite.lab.counting import Count, Counter, Key
from trilobite.lab.play import play
from trilobite.lab.readings import reading_of
from trilobite.lab.run import game_of, make_run

COLOURS = ["red", "green"]


def number(game: AnyGame, domain: str, name: str) -> int:
    found = game.words.number(domain, name)
    assert found is not None
    return found


def counted(events: list[tuple[str | int, ...]]) -> dict[Key, Count]:
    """Counts of events of a new game of red (seat 0) and green (seat 1)."""
    game = genesis(players=2, colours=COLOURS)
    state = begin(game, 1).state
    counter = Counter(game, reading_of("genesis"))
    for told in events:
        verb, *names = told
        domains = game.words.events[str(verb)]
        numbers = [
            name if isinstance(name, int) else number(game, domain, name)
            for domain, name in zip(domains, names, strict=True)
        ]
        a, b, c = (*numbers, -1, -1, -1)[:3]
        counter.listen([(str(verb), a, b, c)], state)
    return counter.counts


def test_an_event_belongs_to_its_player_and_its_card() -> None:
    counts = counted([("turn", 3), ("life", "green", "pna-template"), ("turn", 4)])
    life = counts[1, "event", "life", "pna-template", ""]
    assert (life.times, life.first) == (1, 3)


def test_numbers_are_added_up() -> None:
    counts = counted([("catalysts", "red", "blue", 2), ("catalysts", "red", "blue", 1)])
    catalysts = counts[0, "event", "catalysts", "blue", ""]
    assert (catalysts.times, catalysts.amount) == (2, 3)


def test_the_last_blow_is_the_cause() -> None:
    counts = counted(
        [
            ("heat-crisis", 2),
            ("darwin-roll", "pna-template"),
            ("extinct", "pna-template", "red"),
        ]
    )
    assert counts[0, "event", "extinct", "pna-template", "darwin-roll"].times == 1


def test_what_befalls_all_belongs_to_nobody() -> None:
    assert (-1, "event", "drought", "", "") in counted([("drought",)])


def test_points_by_source_are_the_score() -> None:
    for name, options in (("genesis", {"players": 3}), ("marine", {"players": 2})):
        run = make_run(name, options, ["random"] * options["players"], "5")
        outcome = play(game_of(run, None), run, 0)
        for seat in outcome.seats:
            points = [
                row for row in outcome.events if row.kind == "score" and row.seat == seat.seat
            ]
            assert sum(row.amount for row in points) == seat.score
            assert len(points) > 2


def test_seats_of_origins_are_marked_with_crown_and_discipline() -> None:
    """C2i.1, I0.2. Each crown once; the points of the discipline are the seat's result."""
    run = make_run("origins", {"players": 4}, ["random"] * 4, "5")
    outcome = play(game_of(run, None), run, 0)
    marks = {(row.seat, row.what): row.which for row in outcome.events if row.kind == "mark"}
    crowns = sorted(marks[seat, "crown"] for seat in range(4))
    assert crowns == ["crown-1", "crown-2", "crown-3", "crown-4"]
    for seat in outcome.seats:
        of_discipline = [
            row.amount
            for row in outcome.events
            if row.kind == "score"
            and row.seat == seat.seat
            and row.what.startswith(f"{marks[seat.seat, 'discipline']}-")
        ]
        assert sum(of_discipline) == seat.score


def test_every_game_knows_when_things_happen() -> None:
    for name in GAMES:
        run = make_run(name, {"players": 2}, ["random"] * 2, "5")
        outcome = play(game_of(run, None), run, 0)
        turns = {row.first for row in outcome.events}
        assert max(turns) == outcome.game.turns
        assert len(turns) > 5


def test_shares_of_victory_make_one_or_none() -> None:
    options: dict[str, Any] = {"players": 1, "mode": "solitaire"}
    run = make_run("genesis", options, ["random"], "5")
    outcome = play(game_of(run, None), run, 0)
    assert [seat.share for seat in outcome.seats] == [1.0 if outcome.game.winners else 0.0]
    assert outcome.seats[0].plays.count("+") == 1


def test_readings_name_only_what_the_game_tells() -> None:
    for name in GAMES:
        reading = reading_of(name)
        words = make_game(name, {}).words
        told = {*reading.milestones, *reading.cards, *reading.causes, *reading.parts}
        told |= {reading.clock} if reading.clock else set()
        told |= {verb for verbs in reading.causes.values() for verb in verbs}
        assert told <= set(words.events), name
        assert set(reading.things) <= set(words.domains), name

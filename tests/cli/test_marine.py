"""Dominant Species: Marine at the terminal."""

from random import Random

import pytest

from tests.cli.helpers import printed, run
from trilobite.cli.log import log_lines
from trilobite.cli.marine.screen import MarineScreen
from trilobite.cli.screen import Screen, screen_for
from trilobite.core.session import Session, begin
from trilobite.games.registry import make_game

LANGUAGES = ("en", "cs", "it")


def random_session(seed: int, answers: int, **options: object) -> Session:
    """A game after so many random answers, or its end."""
    session = begin(make_game("marine", dict(options)), seed)
    pick = Random(seed)
    while not session.over and len(session.answers()) < answers:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        session.choose(pick.choice(decision.options), seat)
    return session


def shown(screen: Screen, session: Session, width: int) -> str:
    """All that the terminal shows of a position."""
    state = session.state
    seats = [f"player {seat}" for seat in range(session.game.seats)]
    parts = [printed(screen.board(state, width, seats, 0), width)]
    parts += [printed(table(state), width) for table in screen.tables.values()]
    for seat in session.deciders():
        decision = session.decision_for(seat)
        assert decision is not None
        parts.append(screen.prompt(state, decision))
        parts += screen.options(state, decision)
        parts.append(printed(screen.odds(state, decision, ""), width))
        for refusal in session.refusals(seat):
            parts.append(screen.reason(state, decision, refusal))
    if session.result is not None:
        parts.append(printed(screen.scores(state, session.result, seats), width))
    return "\n".join(parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 100])
@pytest.mark.parametrize("answers", [0, 40, 100_000])
def test_every_position_can_be_shown(language: str, width: int, answers: int) -> None:
    session = random_session(5, answers, players=3, variants=["short"])
    screen = screen_for(session.game, language, None)
    text = shown(screen, session, width)
    assert "{" not in text
    assert max(map(len, printed(screen.board(session.state, width, ["", "", ""]), width))) <= width
    assert len(log_lines(screen, session, 0)) >= min(answers, 10)


def test_the_map_shows_tiles_where_they_lie() -> None:
    """MAR-3: at the start a geyser is in the north and a black smoker in the south."""
    session = random_session(1, 0, players=2, animals=["reptiles", "crustaceans"])
    screen = screen_for(session.game, "en", None)
    board = printed(screen.board(session.state, 100, ["you", "bot"]), 100).splitlines()
    north = next(number for number, line in enumerate(board) if "geyser" in line)
    south = next(number for number, line in enumerate(board) if "black smoker" in line)
    assert north < south
    assert board[north].index("geyser") == board[south].index("black smoker")
    assert board[north + 1].lstrip().startswith("D1 ")
    assert board[south + 1].lstrip().startswith("D7")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Idle round 8 of 12"), ("cs", "8. kolo z 12"), ("it", "Round 8 di 12")],
)
def test_the_board_counts_rounds_without_a_card(language: str, said: str) -> None:
    """R-62."""
    session = random_session(1, 0, players=2, animals=["reptiles", "crustaceans"])
    screen = screen_for(session.game, language, None)
    for idle, shown_now in ((4, False), (7, True)):
        start = session.game.from_position({"turn": "reptiles", "idle_rounds": idle})
        board = printed(screen.board(start, 100, ["you", "bot"]), 100)
        assert (said in board) == shown_now


@pytest.mark.parametrize(("answers", "counted"), [(0, False), (30, True)])
def test_cards_of_the_deck_are_counted_once_there_is_one(answers: int, counted: bool) -> None:
    """MAR-3.18. While animals are chosen there is none."""
    session = random_session(1, answers, players=2)
    board = printed(screen_for(session.game, "en", None).board(session.state, 100, ["", ""]), 100)
    assert ("cards left" in board) == counted
    assert (session.game.view(session.state, 0)["deck"] is not None) == counted


def test_a_whole_game_can_be_typed() -> None:
    """The first option every time, against a bot, to the end and out."""
    result = run(
        "play", "marine", "--seed", "4", "--seats", "human,random", "--variant", "short",
        typed="1\n" * 4000 + "quit\n",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "Final scores" in result.stdout
    assert "wins." in result.stdout


def test_two_animals_are_named_together() -> None:
    """MAR-13.1.1. A seat with two animals goes by both."""
    session = random_session(2, 30, players=2, variants=["two-animals"])
    screen = screen_for(session.game, "en", None)
    names = [screen.seat_name(session.state, seat) for seat in (0, 1)]
    assert all(name.count(" + ") == 1 for name in names)


def test_what_no_source_says_of_a_card_is_marked() -> None:
    """Marine snow is reconstructed; of biodiversity only its icon is."""
    game = make_game("marine", {"players": 2})
    screen = screen_for(game, "en", None)
    assert isinstance(screen, MarineScreen)
    known = game.words.number("evolution", "biodiversity")
    unknown = game.words.number("evolution", "marine-snow")
    assert known is not None
    assert unknown is not None
    assert screen.text.card_text(unknown).endswith("(reconstructed)")
    assert not screen.text.card_text(known).endswith("(reconstructed)")

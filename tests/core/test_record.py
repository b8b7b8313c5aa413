"""Records: exact round trips, and one plain line for whatever is wrong."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.sample_game import Race
from trilobite.core.chance import Answer, Draw, Entry, Roll
from trilobite.core.errors import RecordError
from trilobite.core.record import Header, Record, dump, entry_of, line_of, load, option_of
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin

GAME = Race(3)

HEADER = """\
trilobite-record 1
game race
rules 1
data none
option runners 3
option wind "strong"
seat 0 Anna
seat 1 the random bot
seat 2 Běla
commitment sha256:abc
seed 12 34
anew 4 1
advised 3 0
advised 6 2
"""
BODY = """\
0> stake 0
1> stake 2
2> stake 0
0> roll
~ roll 6
0> trust
~ draw weather headwind
1= roll
~ roll 3
"""
TEXT = f"{HEADER}---\n{BODY}"


def record_of(session: Session) -> Record:
    game = session.game
    header = Header(
        game=game.name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=[f"player {seat}" for seat in range(game.seats)],
    )
    return Record(header, [line_of(entry, game.words) for entry in session.history])


def said(text: str) -> str:
    """What is wrong with the text of a record."""
    with pytest.raises(RecordError) as caught:
        load(text)
    return one_line(caught.value)


def said_of(line: str) -> str:
    """What is wrong with a line of a record."""
    with pytest.raises(RecordError) as caught:
        entry_of(line, GAME.words)
    return one_line(caught.value)


def one_line(error: RecordError) -> str:
    message = str(error)
    assert len(message.splitlines()) == 1
    assert len(message) < 200
    return message


# --- round trips --------------------------------------------------------------------------


def test_the_text_is_read_and_written_exactly() -> None:
    record = load(TEXT)
    assert record.header == Header(
        game="race",
        rules=1,
        data="none",
        options={"runners": 3, "wind": "strong"},
        seats=["Anna", "the random bot", "Běla"],
        commitment="sha256:abc",
        seed="12 34",
        anew=[(4, 1)],
        advised=[(3, 0), (6, 2)],
    )
    assert record.lines == BODY.splitlines()
    assert dump(record) == TEXT


def test_comments_and_blanks_are_left_out() -> None:
    noisy = TEXT.replace("game race", "# a remark\n\n  game race  ").replace(
        "0> roll", "\n  # they dare\n  0> roll"
    )
    assert load(noisy) == load(TEXT)
    assert load(TEXT.replace("\n", "\r\n")) == load(TEXT)


def test_every_entry_of_the_text_is_read_and_written_exactly() -> None:
    for line in load(TEXT).lines:
        assert line_of(entry_of(line, GAME.words), GAME.words) == line


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("2> stake 2", Answer(2, ("stake", 2, -1), False)),
        ("0= roll", Answer(0, ("roll", -1, -1), True)),
        ("~ roll 1 6 3", Roll([1, 6, 3])),
        ("~ roll", Roll([])),
        ("~ draw weather calm", Draw("weather", 1)),
    ],
)
def test_an_entry_and_its_line(line: str, entry: Entry) -> None:
    assert line_of(entry, GAME.words) == line
    assert vars_of(entry_of(line, GAME.words)) == vars_of(entry)


def vars_of(entry: Entry) -> tuple[object, ...]:
    """An entry in a form that compares."""
    if isinstance(entry, Answer):
        return entry.seat, entry.option, entry.auto
    return (entry.dice,) if isinstance(entry, Roll) else (entry.domain, entry.value)


@given(st.integers(), st.integers(0, 50))
def test_a_game_survives_its_record(seed: int, answers: int) -> None:
    session = begin(GAME, seed=seed)
    random = Random(seed)
    for _ in range(answers):
        if not session.over:
            seat = random.choice(session.deciders())
            session.choose(random.choice(session.keys(seat)), seat)
    record = record_of(session)
    text = dump(record)
    again = load(text)
    assert again == record
    entries = [entry_of(line, GAME.words) for line in again.lines]
    other = replay(Race(again.header.options["runners"]), entries)
    assert dump(record_of(other)) == text
    assert other.game.position(other.state) == session.game.position(session.state)


PLAIN = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text()


@given(
    st.dictionaries(
        st.from_regex(r"[a-z_]+", fullmatch=True),
        PLAIN | st.lists(PLAIN) | st.dictionaries(st.text(), PLAIN),
    )
)
def test_options_are_any_plain_values(options: dict[str, Any]) -> None:
    record = Record(Header(game="race", rules=1, data="none", options=options), [])
    assert load(dump(record)) == record


@given(st.lists(st.text()))
@example(["Anna "])
@example([" Anna"])
@example(["Anna\n---\n0> roll"])
@example(["Anna\x85"])
def test_any_name_of_a_seat_is_written_back_or_refused(seats: list[str]) -> None:
    record = Record(Header(game="race", rules=1, data="none", seats=seats), ["0> roll"])
    with suppress(RecordError):
        text = dump(record)
        assert load(text) == record


# --- malformed records --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (TEXT, "", "line 1: a record begins with 'trilobite-record 1'"),
        ("trilobite-record 1", "trilobite-record 2", "line 1: a record begins with"),
        ("---\n", "", "line 15: '0>' is not a header field"),
        ("game race\n", "", "the header does not say 'game'"),
        ("rules 1\n", "", "the header does not say 'rules'"),
        ("data none\n", "", "the header does not say 'data'"),
        ("rules 1", "rules one", "rules 'one' is not a version number"),
        ("rules 1", "rules -1", "rules '-1' is not a version number"),
        ("rules 1", "rules " + "9" * 5000, "is not a version number"),
        ("option runners 3", "option runners three", "line 5: the value of option 'runners'"),
        ("option runners 3", "option runners", "line 5: the value of option 'runners'"),
        ("option runners 3", "option runners " + "[" * 5000, "line 5: the value of option"),
        ("seat 1", "seat 2", "line 8: expected seat 1"),
        ("seat 1", "seat", "line 8: expected seat 1"),
        ("seed 12 34", "salt 12 34", "line 11: 'salt' is not a header field"),
        ("rules 1\n", "rules 1\nrules 2\n", "line 4: 'rules' is given twice"),
        ("advised 3 0", "advised 3", "line 13: 'advised' has two numbers, not '3'"),
        ("option wind", "option runners", "line 6: option 'runners' is given twice"),
    ],
)
def test_a_malformed_header_is_refused(old: str, new: str, message: str) -> None:
    assert old in TEXT
    assert message in said(TEXT.replace(old, new, 1))


def test_a_header_without_end_is_refused() -> None:
    assert said(HEADER) == "the header does not end with '---'"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "neither an answer (0> ...) nor chance (~ ...)"),
        ("roll", "neither an answer"),
        ("a> roll", "neither an answer"),
        ("> roll", "neither an answer"),
        ("0>", "'' is not an answer of this game"),
        ("0> fly", "'fly' is not an answer of this game"),
        ("0> roll 3", "'roll 3' is not an answer of this game"),
        ("0> stake", "'stake' is not an answer of this game"),
        ("0> stake 1 2", "'stake 1 2' is not an answer of this game"),
        ("0> stake many", "there is no number 'many'"),
        ("0> stake -1", "there is no number '-1'"),
        ("0> stake " + "9" * 5000, "there is no number '999"),
        ("9" * 5000 + "> roll", "neither an answer"),
        ("~", "neither a roll nor a draw"),
        ("~ fall 3", "neither a roll nor a draw"),
        ("~ roll 0", "dice show 1 to 6"),
        ("~ roll 7", "dice show 1 to 6"),
        ("~ roll six", "dice show 1 to 6"),
        ("~ draw weather", "neither a roll nor a draw"),
        ("~ draw weather snow", "there is no such 'weather'"),
        ("~ draw tiles calm", "there is no such 'tiles'"),
        ("~ draw weather calm calm", "neither a roll nor a draw"),
    ],
)
def test_a_malformed_line_is_refused(line: str, message: str) -> None:
    assert message in said_of(line)


ALPHABET = st.sampled_from([*"01259 \n\t->=~#[{\"'\\", "\u0663", "\u00b2", "\u2028", "\x85", "\0"])
PIECES = st.sampled_from(
    [*TEXT.splitlines(keepends=True), "option", "seat 0", "~ roll ", "~ draw ", "0> stake "]
)


@given(st.text() | st.lists(ALPHABET | PIECES | st.text(max_size=5)).map("".join))
def test_any_text_is_a_record_or_refused_in_one_line(text: str) -> None:
    for given_text in (text, HEADER + text, "trilobite-record 1\n" + text):
        try:
            record = load(given_text)
        except RecordError as error:
            one_line(error)
        else:
            assert load(dump(record)) == record


@given(st.text() | st.lists(ALPHABET | PIECES | st.text(max_size=5)).map("".join))
def test_any_line_is_an_entry_or_refused_in_one_line(line: str) -> None:
    for given_line in (line, f"0> {line}", f"0> stake {line}", f"~ roll {line}", f"~ draw {line}"):
        try:
            entry = entry_of(given_line, GAME.words)
        except RecordError as error:
            one_line(error)
        else:
            written = line_of(entry, GAME.words)
            assert vars_of(entry_of(written, GAME.words)) == vars_of(entry)


@given(st.text())
def test_any_key_is_an_option_or_refused_in_one_line(key: str) -> None:
    try:
        option = option_of(key, GAME.words)
    except RecordError as error:
        one_line(error)
    else:
        assert option_of(GAME.words.key(option), GAME.words) == option

"""Records can be checked against the seed that was promised."""

import msgspec
import pytest

from trilobite.core.errors import RecordError
from trilobite.core.fairness import commitment_to, verify
from trilobite.core.record import Header, Record, line_of
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game


def played(name: str, seed: str, answers: int = 40) -> Record:
    """The record of some answers. Whoever answers last does it by a press (`hold`)."""
    game = make_game(name, {"players": 2})
    session = begin(game, seed=seed)
    for _ in range(answers):
        seat = session.deciders()[0]
        session.choose(session.keys(seat)[0], seat, hold=True)
    header = Header(
        game=name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        commitment=commitment_to(seed),
        seed=seed,
    )
    return Record(header, [line_of(entry, game.words) for entry in session.history])


@pytest.mark.parametrize("name", GAMES)
def test_all_dice_come_from_the_seed(name: str) -> None:
    record = played(name, "promised")
    chance = sum(line.startswith("~") for line in record.lines)
    assert chance > 5
    assert verify(make_game(name, record.header.options), record) == chance


def refusal(record: Record, lines: list[str] | None = None, **header: str | None) -> str:
    changed = msgspec.structs.replace(record.header, **header)
    game = make_game("genesis", record.header.options)
    with pytest.raises(RecordError) as caught:
        verify(game, Record(changed, record.lines if lines is None else lines))
    return caught.value.key


def test_what_was_not_promised_is_told() -> None:
    record = played("genesis", "promised")
    assert refusal(record, commitment=None) == "no-commitment"
    assert refusal(record, seed=None) == "no-seed"
    assert refusal(record, seed="another") == "broken-commitment"
    swapped = refusal(record, seed="another", commitment=commitment_to("another"))
    assert swapped == "other-dice"


def test_a_die_that_was_turned_is_found() -> None:
    record = played("genesis", "promised")
    number = next(n for n, line in enumerate(record.lines) if line.startswith("~ roll"))
    faces = record.lines[number].split()
    faces[-1] = str(int(faces[-1]) % 6 + 1)
    lines = [*record.lines[:number], " ".join(faces), *record.lines[number + 1 :]]
    assert refusal(record, lines) == "other-dice"

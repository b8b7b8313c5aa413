"""Chance: fair dice and draws, scripts before random numbers, and a faithful log."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trilobite.core.chance import Answer, Chance, Draw, Entry, Outcome, Roll, Tape
from trilobite.core.errors import ChanceError


def scripted(*outcomes: Outcome, seed: int | None = None) -> Chance:
    chance = Chance(seed)
    chance.script = list(outcomes)
    return chance


def plain(entries: list[Entry]) -> list[object]:
    """Entries in a form that compares."""
    shown: list[object] = []
    for entry in entries:
        if isinstance(entry, Answer):
            shown.append((entry.seat, entry.option, entry.auto))
        elif isinstance(entry, Roll):
            shown.append(entry.dice)
        else:
            shown.append((entry.domain, entry.value))
    return shown


# --- random outcomes ----------------------------------------------------------------------


@given(st.integers() | st.text(), st.integers(0, 30))
def test_a_seed_fixes_the_dice(seed: int | str, number: int) -> None:
    dice = Chance(seed).dice(number)
    assert len(dice) == number
    assert set(dice) <= {1, 2, 3, 4, 5, 6}
    assert dice == Chance(seed).dice(number)


def test_the_dice_are_the_sequence_that_python_promises() -> None:
    random = Random(7).random
    assert Chance(7).dice(20) == [int(6 * random()) + 1 for _ in range(20)]


def test_all_faces_fall_about_equally_often() -> None:
    faces = Counter(Chance(1).dice(60_000))
    assert all(9_500 < faces[face] < 10_500 for face in range(1, 7))


@given(st.integers(), st.lists(st.integers(0, 99), min_size=1, unique=True))
def test_a_draw_is_one_of_the_candidates(seed: int, candidates: list[int]) -> None:
    before = candidates[:]
    assert Chance(seed).draw("card", candidates) in candidates
    assert candidates == before


def test_all_candidates_are_drawn_about_equally_often() -> None:
    chance = Chance(1)
    drawn = Counter(chance.draw("card", [3, 5, 8, 9]) for _ in range(40_000))
    assert sorted(drawn) == [3, 5, 8, 9]
    assert all(9_500 < times < 10_500 for times in drawn.values())


def test_without_a_seed_nothing_falls_by_itself() -> None:
    with pytest.raises(ChanceError, match="roll 2 dice here, but no roll is given"):
        Chance(None).dice(2)
    with pytest.raises(ChanceError, match="draw from 'card' here, but no draw is given"):
        Chance(None).draw("card", [1])


# --- scripts ------------------------------------------------------------------------------


def test_the_script_comes_first_and_then_the_seed() -> None:
    chance = scripted(Roll([6, 6]), Draw("card", 4), seed=3)
    assert chance.dice(2) == [6, 6]
    assert chance.draw("card", [2, 4]) == 4
    assert chance.dice(5) == Chance(3).dice(5)


def test_whoever_reads_a_tape_rolls_the_dice_of_its_seed() -> None:
    tape = Tape(7)
    first, second = Chance(None), Chance(None)
    first.read(tape)
    second.read(tape)
    dice = [first.dice(5), second.dice(2), first.dice(3), second.dice(9)]
    seeds = Chance(7)
    fallen = [*seeds.dice(5), *seeds.dice(6)]
    assert dice == [fallen[:5], fallen[:2], fallen[5:8], fallen[2:]]


def test_no_dice_at_all_can_be_scripted() -> None:
    assert scripted(Roll([])).dice(0) == []


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Roll([1]), "roll 2 dice here, not a roll of 1"),
        (Roll([1, 2, 3]), "roll 2 dice here, not a roll of 3"),
        (Draw("card", 1), "roll 2 dice here, not a draw from 'card'"),
    ],
)
def test_a_scripted_roll_must_fit(outcome: Outcome, message: str) -> None:
    chance = scripted(outcome, seed=1)
    with pytest.raises(ChanceError, match=message):
        chance.dice(2)
    assert chance.next == 0


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Draw("tile", 1), "draw from 'card' here, not a draw from 'tile'"),
        (Draw("card", 3), "number 3 of 'card' cannot be drawn here"),
        (Roll([1]), "draw from 'card' here, not a roll of 1"),
    ],
)
def test_a_scripted_draw_must_fit(outcome: Outcome, message: str) -> None:
    chance = scripted(outcome, seed=1)
    with pytest.raises(ChanceError, match=message):
        chance.draw("card", [1, 2])
    assert chance.next == 0


# --- the log ------------------------------------------------------------------------------


def test_scripted_and_random_outcomes_are_logged_alike() -> None:
    chance = scripted(Roll([5]), seed=2)
    log: list[Entry] = []
    chance.log = log
    dice = [chance.dice(1), chance.dice(3)]
    card = chance.draw("card", [7, 8])
    assert plain(log) == [[5], dice[1], ("card", card)]


def test_rules_may_do_with_the_dice_what_they_like() -> None:
    roll = Roll([2, 1])
    chance = scripted(roll, seed=2)
    log: list[Entry] = []
    chance.log = log
    chance.dice(2).sort()
    chance.dice(3).clear()
    assert roll.dice == [2, 1]
    assert plain(log) == [[2, 1], Chance(2).dice(3)]

"""Fair dice: the hash of a seed is published before the first roll, the seed after the last.

Whoever has the record can then look whether the seed is the one that was promised, and whether
every roll and draw came from it.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from trilobite.core.chance import Answer, Chance, Entry
from trilobite.core.errors import AnswerError, RecordError
from trilobite.core.game import AnyGame
from trilobite.core.record import Record, entry_of, line_of
from trilobite.core.replay import begin_recorded

HASH: Final = "sha256:"


def commitment_to(seed: str) -> str:
    """What is published of a seed at the start."""
    return HASH + hashlib.sha256(seed.encode()).hexdigest()


def seed_of(seed: str, anew: Sequence[tuple[int, int]]) -> str:
    """The seed that dice come from after they were drawn anew: who knows the first knows all."""
    return f"{seed}/{anew[-1][1]}" if anew else seed


def verify(game: AnyGame, record: Record) -> int:
    """Plays the record's answers again with the dice of its seed. How many rolls and draws agree:
    all that there are. Raises RecordError where something is not as it was promised."""
    seed, commitment = record.header.seed, record.header.commitment
    if commitment is None:
        raise RecordError(
            "the record has no commitment: nothing was promised about its dice", "no-commitment"
        )
    if seed is None:
        raise RecordError(
            "the record does not tell its seed, which is published when the game is over",
            "no-seed",
        )
    if commitment != commitment_to(seed):
        raise RecordError(
            "the seed is not the one that was promised at the start", "broken-commitment"
        )
    entries = [entry_of(line, game.words) for line in record.lines]
    fallen = played_with(game, entries, seed, record.header.anew)
    agreed = 0
    for number, entry in enumerate(entries):
        if isinstance(entry, Answer):
            continue
        other = line_of(fallen[number], game.words) if number < len(fallen) else ""
        if other != line_of(entry, game.words):
            raise RecordError(
                "line {number} of the game is not what the seed gives there: {given}",
                "other-dice",
                number=number + 1,
                given=record.lines[number],
            )
        agreed += 1
    return agreed


def played_with(
    game: AnyGame, entries: list[Entry], seed: str, anew: list[tuple[int, int]]
) -> list[Entry]:
    """The history that the answers lead to with the dice of a seed, as far as they are legal."""
    chance = Chance(seed)
    session = begin_recorded(game, entries, chance, listen=False)
    places = {place: seed_of(seed, [(place, number)]) for place, number in anew}
    for place, entry in enumerate(entries):
        if isinstance(entry, Answer) and not entry.auto:
            if place in places:
                chance.draw_anew(places[place])
            try:
                session.choose(entry.option, entry.seat)
            except AnswerError:
                break  # other dice have led elsewhere
    return session.history

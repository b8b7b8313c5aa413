"""Golden records: whole games that must replay to the same states for ever.

    python -m tools.golden genesis          # writes tests/golden/genesis/*.record as plan.toml says
    python -m tools.golden genesis gaia     # writes those of these names only

Write one anew only when the rules have changed on purpose and `rules_version` was raised, and only
if it no longer replays: one of an older version that still leads to the same states stays.
"""

import argparse
import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from trilobite.core.chance import Answer, Entry, scripted
from trilobite.core.conformance import busy_choice
from trilobite.core.game import AnyGame
from trilobite.core.record import Header, Record, dump, entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.core.state import State
from trilobite.games.registry import GAMES, make_game

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

#: Entries between two hashes, at least.
HASH_EVERY = 100


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A record: its name, the options of the game, and how it must end."""

    name: str
    end: str
    options: dict[str, Any]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """The records of a game."""

    record: list[Wanted]
    #: By kind of decision, how often the last option is taken, if not as often as any other.
    patience: dict[str, float] = {}


def plan_of(game: str) -> Plan:
    """What `tests/golden/GAME/plan.toml` asks for."""
    text = (FOLDER / game / "plan.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=Plan)


def state_hash(game: AnyGame, state: State) -> str:
    """A hash over the whole position."""
    position = msgspec.json.encode(game.position(state), order="sorted")
    return hashlib.sha256(position).hexdigest()[:16]


def golden(name: str, wanted: Wanted, patience: dict[str, float]) -> str:
    """The text of the first random game that ends as wanted, with hashes along the way."""
    game = make_game(name, wanted.options)
    seed = 0
    while True:
        session = finished(game, seed, patience)
        if session.result is not None and session.result.reason == wanted.end:
            break
        seed += 1
    header = Header(
        game=game.name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=["random"] * game.seats,
    )
    lines: list[str] = []
    known = hashes(game, session.history)
    for number, entry in enumerate(session.history, start=1):
        lines.append(line_of(entry, game.words))
        if number in known:
            lines.append(f"# after {number} entries: {known[number]}")
    return dump(Record(header, lines))


def hashes(game: AnyGame, entries: list[Entry]) -> dict[int, str]:
    """Hashes along a game and at its end, by the number of entries before them."""
    session = begin(game, chance=scripted(entries), listen=False)
    found: dict[int, str] = {}
    last = 0
    for entry in entries:
        if isinstance(entry, Answer) and not entry.auto:
            session.choose(entry.option, entry.seat)
            if len(session.history) >= last + HASH_EVERY or session.over:
                last = len(session.history)
                found[last] = state_hash(game, session.state)
    return found


def finished(game: AnyGame, seed: int, patience: dict[str, float]) -> Session:
    """A random game played to the end."""
    random = Random(f"{seed} golden")
    session = begin(game, seed=seed)
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        choice = busy_choice(decision, random)
        if decision.kind in patience and random.random() < patience[decision.kind]:
            choice = decision.options[-1]
        session.choose(choice, seat)
    return session


def mismatches(text: str) -> list[str]:
    """The places where a golden record no longer replays to the same state."""
    record = load(text)
    game = make_game(record.header.game, record.header.options)
    if record.header.rules > game.rules_version:
        return [f"rules version {record.header.rules}, now {game.rules_version}"]
    if record.header.data != game.data_hash:
        return ["the card data have changed"]
    entries = [entry_of(line, game.words) for line in record.lines]
    known = hashes(game, replay(game, entries, listen=False).history)
    found: list[str] = []
    for line in text.splitlines():
        if line.startswith("# after "):
            number = int(line.split()[2])
            if not line.endswith(known.get(number, "no hash")):
                found.append(line)
    return found


def main() -> None:
    """Writes golden records of a game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("records", nargs="*", help="names in plan.toml; all if none is given")
    given = parser.parse_args()
    game: str = given.game
    plan = plan_of(game)
    known = [wanted.name for wanted in plan.record]
    for name in given.records:
        if name not in known:
            parser.error(f"plan.toml has no {name}; there are {', '.join(known)}")
    for wanted in plan.record:
        if given.records and wanted.name not in given.records:
            continue
        text = golden(game, wanted, plan.patience)
        (FOLDER / game / f"{wanted.name}.record").write_text(text, encoding="utf-8")
        print(f"{wanted.name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()

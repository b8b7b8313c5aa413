"""Golden records: whole games that must replay to the same states for ever.

    python -m tools.golden genesis    # writes tests/golden/genesis/*.record anew

Do that only when the rules have changed on purpose and `rules_version` was raised.
"""

import argparse
import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from trilobite.core.chance import Answer, Chance, Entry
from trilobite.core.conformance import busy_choice
from trilobite.core.game import AnyGame
from trilobite.core.record import Header, Record, dump, entry_of, line_of, load
from trilobite.core.session import Session, begin, replay
from trilobite.core.state import State
from trilobite.games.registry import make_game

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

#: Entries between two hashes, at least.
HASH_EVERY = 100

#: A name, the options, and how the game must end.
Table = list[tuple[str, dict[str, Any], str]]

GENESIS: Table = [
    ("two-players", {"players": 2}, "last-event"),
    ("three-players", {"players": 3}, "last-event"),
    ("four-players", {"players": 4}, "last-event"),
    ("greenhouse", {"players": 4}, "runaway-greenhouse"),
    ("snowball", {"players": 3}, "snowball-earth"),
    ("solitaire", {"players": 1}, "last-event"),
    ("cooperative", {"players": 3, "mode": "cooperative"}, "last-event"),
    ("introductory", {"players": 4, "variants": ["introductory"]}, "last-event"),
    ("second-edition", {"players": 4, "ruleset": "second"}, "last-event"),
    ("first-edition", {"players": 4, "ruleset": "first"}, "last-event"),
    (
        "crystal-macro-short",
        {"players": 2, "variants": ["crystal-catastrophe", "macro", "short"]},
        "last-event",
    ),
    ("chimera", {"players": 4, "variants": ["chimera"]}, "last-event"),
]

MARINE: Table = [
    ("two-players", {"players": 2}, "asteroid"),
    ("three-players", {"players": 3}, "asteroid"),
    ("four-players", {"players": 4}, "asteroid"),
    ("idle-row", {"players": 4}, "idle-row"),
    ("two-animals-short", {"players": 2, "variants": ["two-animals", "short"]}, "asteroid"),
    (
        "drawn-short",
        {
            "players": 3,
            "variants": ["random-planet", "inverted-displays", "random-animals", "short"],
        },
        "asteroid",
    ),
    ("superheroes", {"players": 3, "variants": ["superheroes", "short"]}, "idle-row"),
    (
        "superheroes-exaptation-long",
        {"players": 2, "variants": ["superheroes", "exaptation", "long"]},
        "asteroid",
    ),
    ("endless-epic", {"players": 2, "variants": ["endless", "epic"]}, "asteroid"),
]

ORIGINS: Table = [
    ("two-players", {"players": 2}, "comet"),
    ("three-players", {"players": 3, "variants": ["advanced"]}, "comet"),
    ("four-players", {"players": 4, "variants": ["advanced"]}, "comet"),
    ("tail", {"players": 2, "variants": ["advanced", "first-exodus"]}, "tail"),
    ("sea-people", {"players": 2, "variants": ["advanced", "sea-people"]}, "comet"),
    ("water-world", {"players": 3, "variants": ["sea-people", "water-world"]}, "comet"),
    ("own-map", {"players": 2, "variants": ["advanced", "own-map"]}, "comet"),
    ("yrr-own-map", {"players": 3, "variants": ["yrr", "own-map"]}, "tail"),
    (
        "yrr-campaign",
        {
            "players": 2,
            "variants": ["advanced", "yrr"],
            "campaign": {
                "black": {"shape": "armoured", "emotions": 1, "range": 2},
                "green": {"shape": "swimmer", "emotions": 2, "tokens": 1},
            },
        },
        "comet",
    ),
    ("solitaire", {"players": 1}, "comet"),
    ("cooperative", {"players": 3, "mode": "cooperative"}, "comet"),
]

#: The games that are kept, by name.
GAMES: dict[str, Table] = {"genesis": GENESIS, "marine": MARINE, "origins": ORIGINS}

#: How often the last option is taken where, taken seldom, it would end the game before much has
#: happened: a game of Origins is over in a few turns if nobody leaves the gods alone.
PATIENCE = {"origins": {"challenge": 0.8}}


def state_hash(game: AnyGame, state: State) -> str:
    """A hash over the whole position."""
    position = msgspec.json.encode(game.position(state), order="sorted")
    return hashlib.sha256(position).hexdigest()[:16]


def golden(name: str, options: dict[str, Any], end: str) -> str:
    """The text of the first random game that ends as wanted, with hashes along the way."""
    game = make_game(name, options)
    seed = 0
    while True:
        session = finished(game, seed)
        if session.result is not None and session.result.reason == end:
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
    chance = Chance(None)
    chance.script = [entry for entry in entries if not isinstance(entry, Answer)]
    session = begin(game, chance=chance, listen=False)
    found: dict[int, str] = {}
    last = 0
    for entry in entries:
        if isinstance(entry, Answer) and not entry.auto:
            session.choose(entry.option, entry.seat)
            if len(session.history) >= last + HASH_EVERY or session.over:
                last = len(session.history)
                found[last] = state_hash(game, session.state)
    return found


def finished(game: AnyGame, seed: int) -> Session:
    """A random game played to the end."""
    random = Random(f"{seed} golden")
    patience = PATIENCE.get(game.name, {})
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
    if record.header.rules != game.rules_version:
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
    """Writes all golden records of a game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    game: str = parser.parse_args().game
    (FOLDER / game).mkdir(parents=True, exist_ok=True)
    for name, options, end in GAMES[game]:
        text = golden(game, options, end)
        (FOLDER / game / f"{name}.record").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()

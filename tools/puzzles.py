"""Finds puzzles in games of bots, and checks those of the package.

    python -m tools.puzzles genesis --games 20 --to candidates
    python -m tools.puzzles genesis --check --worlds 800

Greedy bots play. Where a seat has a few options, a deep search weighs them, from what the seat may
know, in worlds of several seeds. If each time the same answers are clearly better than all others,
the position is written as a puzzle: a lesson of one scene (docs/lessons.md), with how much less the
other answers promise. It has no theme yet: somebody has to look at it and say what it is about.

With `--check` the puzzles of the package are weighed again.
"""

import argparse
import re
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import evaluator_for
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.search import Search
from trilobite.core.errors import TrilobiteError
from trilobite.core.lesson import Lecture
from trilobite.core.lesson_file import Lesson, Scene
from trilobite.core.record import line_of
from trilobite.core.session import Session, begin
from trilobite.games.lessons import puzzles_of
from trilobite.games.registry import GAMES, make_game

#: Options that a puzzle may have: fewer are no puzzle, of more nobody thinks.
FEWEST: Final = 3
MOST: Final = 8

#: Answers are as good as the best if they promise hardly less, and others are worse if they promise
#: clearly less: in parts of the points by which a lead makes a seat e times as likely to win.
CLOSE: Final = 0.03
CLEAR: Final = 0.08

#: Worlds for a first look, and for each of the seeds that have to agree.
GLANCE: Final = 120
WORLDS: Final = 500
SEEDS: Final = 3

#: How many decisions are looked at, and how many puzzles of a kind of decision one game may give.
LOOKED_AT: Final = 0.4
OF_A_KIND: Final = 2

#: The longest list on one line of a file.
LINE: Final = 90

#: What the answers are worth, the best first.
Worths = dict[str, float]


def weighed(session: Session, seat: int, seed: int, worlds: int) -> Worths:
    """What the answers of a seat are worth in points, the best first."""
    decision = session.decision_for(seat)
    assert decision is not None
    search = Search(session, decision, seed, Budget(0.0, worlds))
    return {session.game.words.key(one.option): one.worth for one in search.ranking(MOST)}


def scale_of(session: Session) -> float:
    """What a difference in points is measured by."""
    evaluator = evaluator_for(session.game)
    assert evaluator is not None
    return evaluator.scale


def right(worths: Worths, scale: float) -> list[str] | None:
    """The answers that are clearly better than all others, if there are a few and others."""
    best = next(iter(worths.values()))
    good = [key for key, worth in worths.items() if worth >= best - CLOSE * scale]
    others = list(worths.values())[len(good) :]
    if len(good) > 2 or len(others) < 2:
        return None
    clear = worths[good[-1]] - others[0] >= CLEAR * scale
    return good if clear else None


def agreed(session: Session, seat: int, scale: float) -> tuple[list[str], Worths] | None:
    """The right answers and the mean worths, if all seeds agree."""
    seen: list[Worths] = []
    good: list[str] | None = None
    for seed in range(1, SEEDS + 1):
        worths = weighed(session, seat, seed, WORLDS)
        found = right(worths, scale)
        if found is None or (good is not None and set(found) != set(good)):
            return None
        good = found
        seen.append(worths)
    assert good is not None
    keys = [key for key in seen[0] if all(key in worths for worths in seen)]
    return good, {key: fmean(worths[key] for worths in seen) for key in keys}


def puzzle_at(session: Session, seat: int) -> Lesson | None:
    """The decision of a seat as a puzzle without an answer, if it can be told as a position."""
    state = session.boundary
    game = session.game.named(state)
    words = session.game.words
    do = [line_of(entry, words) for entry in session.history_since_boundary()]
    try:
        position = game.position(state)
        puzzle = Lesson(
            id="p1",
            game=game.name,
            kind="puzzle",
            seat=seat,
            options=game.options,
            position=position,
            scene=[Scene(name="find", do=do)],
        )
        told = Lecture(puzzle, make_game(game.name, game.options)).session
    except (TrilobiteError, NotImplementedError):
        return None
    same = told.keys(seat) == session.keys(seat) if seat in told.deciders() else False
    return puzzle if same else None


def text_of(puzzle: Lesson, note: str) -> str:
    """The file of a puzzle."""
    plain = msgspec.to_builtins(puzzle)
    defaults = msgspec.to_builtins(Lesson(id="", game="", scene=[]))
    scene = msgspec.to_builtins(Scene(name=""))
    told = {name: each for name, each in plain.items() if each != defaults.get(name)}
    told["scene"] = [
        {name: each for name, each in one.items() if each != scene.get(name)}
        for one in plain["scene"]
    ]
    text = msgspec.toml.encode(told).decode()
    text = re.sub(r"\[\n((?:    .*,\n)+)\]", on_one_line, text)
    return f"# {note}\n{text}"


def on_one_line(found: re.Match[str]) -> str:
    """A list without line breaks, if it is short."""
    line = " ".join(found[1].split()).removesuffix(",")
    return f"[{line}]" if len(line) <= LINE else found[0]


def find(name: str, players: int, seed: int, folder: Path) -> None:
    """Plays one game, and writes the puzzles that are found on the way."""
    game = make_game(name, {"players": players})
    session = begin(game, seed, listen=False)
    bots = [GreedyBot(f"{seed} {seat}") for seat in range(players)]
    random = Random(seed)
    scale = scale_of(session)
    kinds: Counter[str] = Counter()
    number = 0
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        choice = bots[seat].choose(session, seat)
        alone = len(session.deciders()) == 1
        if (
            alone
            and FEWEST <= len(decision.options) <= MOST
            and kinds[decision.kind] < OF_A_KIND
            and random.random() < LOOKED_AT
            and right(weighed(session, seat, seed, GLANCE), scale) is not None
        ):
            puzzle = puzzle_at(session, seat)
            if puzzle is not None:
                told = Lecture(puzzle, make_game(name, puzzle.options)).session
                found = agreed(told, seat, scale)
                if found is not None:
                    good, worths = found
                    kinds[decision.kind] += 1
                    greedy = game.words.key(choice)
                    best = worths[good[0]]
                    scene = puzzle.scene[0]
                    scene.decision = decision.kind
                    scene.play = good[0]
                    scene.accept = good[1:]
                    scene.less = {
                        key: round(best - worth, 1)
                        for key, worth in worths.items()
                        if key not in good
                    }
                    clear = min(scene.less.values())
                    surprise = "" if greedy in good else f", greedy: {greedy}"
                    note = f"{decision.kind}: {good} by {clear}{surprise}"
                    file = folder / f"{name}-{seed}-{number}.toml"
                    file.write_text(text_of(puzzle, note), "utf-8")
                    print(f"{file.name}: {note}; {scene.less}", flush=True)
        number += 1
        session.choose(choice, seat)


def problem_with(puzzle: Lesson, worlds: int, seed: int = 1) -> str:
    """What a search has against the solution of a puzzle; nothing if it finds the same."""
    lecture = Lecture(puzzle, make_game(puzzle.game, puzzle.options))
    worths = weighed(lecture.session, puzzle.seat, seed, worlds)
    best = next(iter(worths))
    scene = puzzle.scene[0]
    if best != scene.play and best not in scene.accept:
        return f"{puzzle.id}: {best} is better than {scene.play}: {worths}"
    return ""


def main() -> None:
    """Finds or checks."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="The seed of the first game.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--to", type=Path, default=Path("candidates"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    asked = parser.parse_args()
    if asked.check:
        seeds = range(SEEDS + 1, 2 * SEEDS + 1)  # others than those that found them
        found = [problem_with(puzzle, asked.worlds, seed)
                 for puzzle in puzzles_of(asked.game) for seed in seeds]  # fmt: skip
        problems = [problem for problem in found if problem]
        print("\n".join(problems) or f"{len(found)} searches agree")
        raise SystemExit(1 if problems else 0)
    asked.to.mkdir(parents=True, exist_ok=True)
    for seed in range(asked.first, asked.first + asked.games):
        find(asked.game, asked.players, seed, asked.to)


if __name__ == "__main__":
    main()

"""I. Final scoring, and who has won."""

from typing import Final

from trilobite.core.game import Goal, Result
from trilobite.games.origins.board import urbanisation
from trilobite.games.origins.cards.types import (
    CULTURE,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    MARITIME,
    MEASURE_NAMES,
    POLITICS,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.state import END_NAMES, TAIL, Origins, Player
from trilobite.games.origins.tableau import diversity

#: C7i.1, C9e.1. What each score must reach, alone or together.
GOAL: Final = 13
#: C7i.2, C9e.2. The maritime level that is space.
SPACE: Final = 8
#: What was won, alone or together.
VICTORY: Final = "victory"
EXTRAORDINARY: Final = "extraordinary-victory"


def measured(player: Player, discipline: int) -> int:
    """I1b.1, I2b.1, I3b.1. Mysticism, urbanisation or diversity."""
    if discipline == CULTURE:
        return player.mysticism
    if discipline == POLITICS:
        return urbanisation(player)
    return diversity(player)


def score(g: Origins, player: Player, discipline: int) -> int:
    """I1a, I1c, I2a, I2c, I3a, I3c, INT-2, E3d.3. Victory tokens, the measure, and two
    technologies."""
    number = player.tokens[discipline] + measured(player, discipline)
    return number + technology(g, player, discipline)


def technology(g: Origins, player: Player, discipline: int) -> int:
    """I1c, I2c, I3c. The levels of the two technologies that add to a score."""
    number = 0
    for track in TRACKS:
        if g.cards.tracks[track].score == discipline:
            number += player.levels[track]
    return number


def cancelled(g: Origins) -> int:
    """I0b.1, INT-3. The score that the philosophy strikes out, or -1."""
    return g.cards.philosophy[g.philosophy].cancels


def best(g: Origins, player: Player) -> int:
    """I0.2, INT-2. The highest of their scores that count."""
    struck = cancelled(g)
    return max(score(g, player, one) for one in DISCIPLINES if one != struck)


def total(g: Origins, player: Player) -> int:
    """I0a.1. All three scores together, struck out or not."""
    return sum(score(g, player, one) for one in DISCIPLINES)


def end_by_tail(g: Origins) -> None:
    """I0c.1. The tail of the last Comet has passed."""
    g.ending = TAIL
    g.over = True
    g.agenda = []
    g.tell("game-over", g.ending)


def result(g: Origins) -> Result | None:
    """I0a.1. The best result wins; ties go to the higher total and are otherwise shared. Alone and
    together it is a matter of reaching the goal."""
    if not g.over:
        return None
    reason = END_NAMES[g.ending]
    scores = [best(g, player) for player in g.players]
    if g.setup.solitaire or g.setup.cooperative:
        won = achievement(g)
        winners = list(range(len(scores))) if won else []
        return Result(reason, scores, winners, won)
    ranks = [(best(g, player), total(g, player)) for player in g.players]
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)
    top = max(ranks)
    winners = [seat for seat in range(len(ranks)) if ranks[seat] == top]
    return Result(reason, scores, winners, order=order)


def points(g: Origins) -> list[int]:
    """I0.2. By seat, the best score that counts; it is what the game is won by."""
    return [best(g, player) for player in g.players] or [0] * g.setup.players


def achievement(g: Origins) -> str:
    """C7i.1, C7i.2, C8a.1, C9e.1, C9e.2. Every score that counts reaches 13 with some player; in
    space besides it is extraordinary."""
    struck = cancelled(g)
    for discipline in DISCIPLINES:
        reached = max(score(g, player, discipline) for player in g.players)
        if discipline != struck and reached < GOAL:
            return ""
    if max(player.levels[MARITIME] for player in g.players) >= SPACE:
        return EXTRAORDINARY
    return VICTORY


def goals(g: Origins) -> list[Goal]:
    """C7i.1, C7i.2, C9e.1, C9e.2. Alone and together every score that counts has to be reached by
    somebody; space is more than is needed."""
    if not (g.setup.solitaire or g.setup.cooperative) or not g.players:
        return []
    alone = g.setup.solitaire
    struck = cancelled(g)
    found = [
        Goal(
            DISCIPLINE_NAMES[discipline],
            max(score(g, player, discipline) for player in g.players),
            GOAL,
            "C7i.1" if alone else "C9e.1",
        )
        for discipline in DISCIPLINES
        if discipline != struck
    ]
    level = max(player.levels[MARITIME] for player in g.players)
    return [*found, Goal("space", level, SPACE, "C7i.2" if alone else "C9e.2", extra=True)]


def breakdown(g: Origins) -> list[dict[str, int]]:
    """I1, I2, I3. By seat, the points of each discipline by source, as if the game ended now. Of
    the three only the best counts, and one may be struck out."""
    found: list[dict[str, int]] = []
    for player in g.players:
        points: dict[str, int] = {}
        for discipline in DISCIPLINES:
            name = DISCIPLINE_NAMES[discipline]
            points[f"{name}-tokens"] = player.tokens[discipline]
            points[f"{name}-{MEASURE_NAMES[discipline]}"] = measured(player, discipline)
            for track in TRACKS:
                if g.cards.tracks[track].score == discipline:
                    points[f"{name}-{TRACK_NAMES[track]}"] = player.levels[track]
        found.append(points)
    return found or [{} for _ in range(g.setup.players)]

"""The games on the shelf: how each can be set up."""

from functools import cache

from trilobite.bots import LEVELS
from trilobite.games.lessons import examples_of, lessons_of, puzzles_of
from trilobite.games.registry import GAMES, box
from trilobite.tables.bodies.catalogue import GameOut, KindOut, PackOut, VariantOut
from trilobite.tables.lessons import lesson_lines, puzzle_lines
from trilobite.tables.packs import Packs


@cache
def rules_version(name: str) -> int:
    """The version of a game's rules."""
    game = box(name)
    return game.make({"players": game.players[0]}).rules_version


async def shelf(packs: Packs) -> list[GameOut]:
    """All games that can be set up."""
    return [await setups(name, packs) for name in GAMES]


async def setups(name: str, packs: Packs) -> GameOut:
    """How a game can be set up."""
    game = await packs.box(name)
    return GameOut(
        name=game.name,
        title=game.title,
        rulesets=game.rulesets,
        modes=game.modes,
        players=game.players,
        variants=[
            VariantOut(name=v.name, clause=v.clause, text=v.text, group=v.group, expert=v.expert)
            for v in game.variants
        ],
        kinds=[KindOut(k.name, k.options, k.bots, k.roles) for k in game.kinds],
        roles=game.roles,
        roles_option=game.roles_option,
        follows=game.follows,
        bots=list(LEVELS),
        packs=[
            PackOut(name=pack, fault=await packs.fault(name, pack)) for pack in packs.names(name)
        ],
        takes_packs=packs.open,
        lessons=lesson_lines(lessons_of(name)),
        examples=lesson_lines(examples_of(name)),
        puzzles=puzzle_lines(puzzles_of(name)),
    )

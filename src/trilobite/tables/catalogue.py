"""The games on the shelf: how each can be set up."""

from trilobite.bots import LEVELS
from trilobite.games.registry import GAMES
from trilobite.tables.bodies import GameOut, PackOut, VariantOut
from trilobite.tables.packs import Packs


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
        variants=[VariantOut(name=v.name, clause=v.clause, text=v.text) for v in game.variants],
        bots=list(LEVELS),
        packs=[
            PackOut(name=pack, fault=await packs.fault(name, pack)) for pack in packs.names(name)
        ],
    )

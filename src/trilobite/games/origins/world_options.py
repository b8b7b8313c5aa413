"""C1b, C5, C6b to C6d, K. The options of worlds that are made of cratons, checked in one place.

A world is laid by the players (C5), drawn (K3b), or entered by hand: `cratons` says where each lies
and what Megafauna left on it, `world` names one of the last maps that come with the cards, `strip`
the latitude strip.
"""

from typing import Any, Final

from trilobite.core.errors import OptionsError, shown
from trilobite.core.option_errors import no_list, unknown
from trilobite.games.origins.cards.types import Cards
from trilobite.games.origins.cratons import (
    DISC_NAMES,
    EARTH,
    FIELDS,
    MARS,
    VENUS,
    LaidCraton,
    fields_on,
    touches_side_edge,
)
from trilobite.games.origins.worldmap import WorldMap

#: No cratons at all.
PRINTED: Final = 0
#: C5, C6. Cratons, with continents laid by the players or as they lay in Megafauna.
CRATONS: Final = 1
#: K2e. An old world on Mars or Venus.
ALIEN: Final = 2
#: K3e. Cratons of all planets.
CHIMERA: Final = 3
#: K3b. Random cratons under random tiles.
QUICK: Final = 4
#: K1, K4b. Tiles after the last map of Megafauna.
TILED: Final = 5
#: K3d. The last map of Megafauna on the Earth.
REAL_EARTH: Final = 6

#: The variant that asks for each world, and its planet.
WORLD_VARIANTS: Final = {
    "cratons": (CRATONS, EARTH),
    "mars": (ALIEN, MARS),
    "venus": (ALIEN, VENUS),
    "chimera": (CHIMERA, EARTH),
    "quick-map": (QUICK, EARTH),
    "tiled": (TILED, EARTH),
    "real-earth": (REAL_EARTH, EARTH),
}
#: K3a. What adds tiles to a world of cratons.
ARCHIPELAGO: Final = "archipelago"
#: Worlds that start from the last map of a game of Megafauna.
LAST_MAPS: Final = (TILED, REAL_EARTH)
#: C5a.1. The strip is drawn.
RANDOM: Final = "random"
DRAWN: Final = -2
NO_STRIP: Final = -1

FIELDS_OF_CRATON: Final = ("craton", "hex", "turn", "discs", "plants")
OPTION_NAMES: Final = ("world", "cratons", "strip", "board")


class World:
    """The world that the options ask for."""

    def __init__(
        self,
        kind: int = PRINTED,
        planet: int = EARTH,
        on_earth: bool = False,
        cratons: list[LaidCraton] | None = None,
        strip: int = NO_STRIP,
        islands: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.planet: Final = planet
        #: Whether it lies on the Earth, not on the other side of the map.
        self.on_earth: Final = on_earth
        #: Where cratons lie; empty if they are laid in the game.
        self.cratons: Final[list[LaidCraton]] = cratons or []
        #: C5a.1. The strip at the start; DRAWN, or NO_STRIP where latitudes have no meaning.
        self.strip: Final = strip
        #: K3a.1. Tiles are added.
        self.islands: Final = islands
        #: C6d.1. Whether the discs of Megafauna say where tokens lie.
        self.discs: Final = any(one.discs for one in self.cratons)
        #: C1b.3. Whether the players choose where they start, and so their colours, on a map that
        #: they have seen.
        self.chosen_starts: Final = kind in (QUICK, TILED)


def read_world(options: dict[str, Any], variants: list[str], cards: Cards) -> World:
    """C5, C6b to C6d, K. The world; one without cratons if no variant asks for any."""
    asked = [name for name in WORLD_VARIANTS if name in variants]
    if not asked:
        if ARCHIPELAGO in variants:
            raise OptionsError(
                "'archipelago' adds tiles to cratons: add 'cratons' (K3a.1)", "archipelago-cratons"
            )
        for field in OPTION_NAMES:
            if field in options:
                raise OptionsError(
                    "{field} belongs to a world of cratons: add one of {known} (C5.1)",
                    "cratons-only",
                    field=field,
                    known=", ".join(WORLD_VARIANTS),
                )
        return World()
    if len(asked) > 1:
        raise OptionsError(
            "there is one world: choose one of {known} (C1b.1)", "one-world", known=", ".join(asked)
        )
    kind, planet = WORLD_VARIANTS[asked[0]]
    check_company(asked[0], kind, variants)
    on_earth = read_board(options, kind)
    cratons, strip = read_last_map(options, kind, on_earth, cards)
    if "strip" in options:
        strip = read_strip(options["strip"], kind, cards)
    elif strip == NO_STRIP and kind not in (QUICK, REAL_EARTH):
        strip = cards.printed_strip
    return World(kind, planet, on_earth, cratons, strip, ARCHIPELAGO in variants)


def check_company(name: str, kind: int, variants: list[str]) -> None:
    """C1b.1, C4.2, K3a.1, K3c.1. What does not go with a world of cratons."""
    for other in ("own-map", "water-world"):
        if other in variants:
            raise OptionsError(
                "there is one map: choose '{variant}' or '{other}' (C1b.1)",
                "one-map",
                variant=name,
                other=other,
            )
    if "yrr" in variants and kind != QUICK:
        raise OptionsError(
            "'yrr' is played on the Earth or on tiles, not with '{variant}' (C4.2)",
            "yrr-world",
            variant=name,
        )
    if ARCHIPELAGO in variants and kind not in (CRATONS, ALIEN, CHIMERA):
        raise OptionsError(
            "'archipelago' adds tiles to cratons, and '{variant}' has none (K3a.1)",
            "archipelago-without-cratons",
            variant=name,
        )


def read_board(options: dict[str, Any], kind: int) -> bool:
    """K3d.1, K3e.1. Whether the cratons lie on the Earth; a chimera may."""
    given = options.get("board", "earth" if kind == REAL_EARTH else "archipelago")
    if given not in ("archipelago", "earth"):
        raise unknown("board", given, ("archipelago", "earth"))
    if (given == "earth") != (kind == REAL_EARTH) and kind != CHIMERA:
        raise OptionsError(
            "this world does not lie on the {given}: leave out board (K3e.1)",
            "world-board",
            given=given,
        )
    return bool(given == "earth")


def read_last_map(
    options: dict[str, Any], kind: int, on_earth: bool, cards: Cards
) -> tuple[list[LaidCraton], int]:
    """C6b.1, C6c.1, K1.0. Cratons as they are given, by name or one by one, with their strip. Maps
    that go on from Megafauna take the first of the cards if nothing is given."""
    if "cratons" in options:
        if "world" in options:
            raise OptionsError("give either a world or cratons, not both", "world-and-cratons")
        world = cards.earth if on_earth else cards.archipelago
        return read_cratons(options["cratons"], cards, world), NO_STRIP
    fitting = [one for one in cards.endings if one.on_earth == on_earth]
    if "world" not in options:
        if kind not in LAST_MAPS:
            return [], NO_STRIP
        return fitting[0].cratons, fitting[0].strip if kind == TILED else NO_STRIP
    for ending in fitting:
        if ending.id == options["world"]:
            strip = ending.strip if kind not in (QUICK, REAL_EARTH) else NO_STRIP
            return ending.cratons, strip
    raise unknown("world", options["world"], tuple(one.id for one in fitting))


def read_strip(given: object, kind: int, cards: Cards) -> int:
    """C5a.1. A latitude strip by name, or a random one."""
    if kind in (QUICK, REAL_EARTH):
        raise OptionsError(
            "this world has no latitudes: leave out strip (K3d.1)", "world-without-strip"
        )
    if given == RANDOM:
        return DRAWN
    names = [strip.id for strip in cards.strips]
    if given not in names:
        raise unknown("strip", given, (*names, RANDOM))
    return names.index(str(given))


def read_cratons(given: object, cards: Cards, world: WorldMap) -> list[LaidCraton]:
    """C6c.1. Cratons on the map, none upon another, and off its edges in the east and west
    (K2d.1)."""
    if not isinstance(given, list | tuple) or not given:
        raise no_list("cratons", given, "tables")
    found: list[LaidCraton] = []
    covered: list[int] = []
    for one in given:
        if not isinstance(one, dict) or not set(one) <= set(FIELDS_OF_CRATON):
            raise OptionsError(
                "a craton is a table with {fields}, not {given}",
                "craton-table",
                fields=", ".join(FIELDS_OF_CRATON),
                given=shown(one),
            )
        laid = read_craton(one, cards, world)
        fields = fields_on(world, laid.hex, laid.turn)
        name = cards.cratons[laid.craton].id
        if not fields:
            raise OptionsError(
                "{craton} does not fit on the map around {given}",
                "craton-misfit",
                craton=name,
                given=shown(one.get("hex")),
            )
        if touches_side_edge(world, fields):
            raise OptionsError(
                "{craton} touches the east or west edge of the map (C6c.1, K2d.1)",
                "craton-edge",
                craton=name,
            )
        if any(hex in covered for hex in fields):
            raise OptionsError("{craton} lies on another craton", "craton-on-craton", craton=name)
        if any(other.craton == laid.craton for other in found):
            raise OptionsError("{craton} is there twice", "craton-twice", craton=name)
        covered += fields
        found.append(laid)
    return found


def read_craton(one: dict[str, Any], cards: Cards, world: WorldMap) -> LaidCraton:
    """A craton on a hex, with what Megafauna left on its fields."""
    names = [craton.id for craton in cards.cratons]
    craton, hex, turn = one.get("craton"), one.get("hex"), one.get("turn", 0)
    if craton not in names:
        raise unknown("craton", craton, tuple(names))
    if hex not in world.hex_ids:
        raise OptionsError("there is no hex {given} on this map", "map-hex", given=shown(hex))
    if not isinstance(turn, int) or isinstance(turn, bool) or not 0 <= turn <= 5:
        raise OptionsError(
            "turn counts sixths, 0 to 5, not {given}", "tile-turn", given=shown(turn)
        )
    discs = one.get("discs", [])
    if not isinstance(discs, list | tuple) or len(discs) not in (0, FIELDS):
        raise OptionsError(
            "discs must be a list of {number}, the middle first (C6d.1)",
            "craton-discs",
            number=FIELDS,
        )
    for disc in discs:
        if disc not in DISC_NAMES:
            raise unknown("disc", disc, DISC_NAMES)
    plants = one.get("plants", [])
    if not isinstance(plants, list | tuple):
        raise no_list("plants", plants, "fields")
    for field in plants:
        if not isinstance(field, int) or isinstance(field, bool) or not 0 <= field < FIELDS:
            raise OptionsError(
                "plants grow on fields 0 to {last}, not {given}",
                "craton-plants",
                last=FIELDS - 1,
                given=shown(field),
            )
    return LaidCraton(
        craton=names.index(str(craton)),
        hex=world.hex_ids.index(hex),
        turn=turn,
        west=False,
        discs=[DISC_NAMES.index(disc) for disc in discs],
        plants=sorted(set(plants)),
        tiled=False,
        luxury=0,
        work=0,
        war=0,
    )


def plain_world(world: World, options: dict[str, Any], cards: Cards) -> dict[str, Any]:
    """The options of a world as plain values: what was given, with the strip by name."""
    plain: dict[str, Any] = {name: options[name] for name in ("world", "board") if name in options}
    if "cratons" in options:
        board = cards.earth if world.on_earth else cards.archipelago
        plain["cratons"] = [plain_craton(one, cards, board) for one in world.cratons]
    if world.strip != NO_STRIP:
        plain["strip"] = RANDOM if world.strip == DRAWN else cards.strips[world.strip].id
    return plain


def plain_craton(one: LaidCraton, cards: Cards, board: WorldMap) -> dict[str, Any]:
    """A craton as plain values, with nothing that goes without saying."""
    plain: dict[str, Any] = {
        "craton": cards.cratons[one.craton].id,
        "hex": board.hex_ids[one.hex],
        "turn": one.turn,
    }
    if one.discs:
        plain["discs"] = [DISC_NAMES[disc] for disc in one.discs]
    if one.plants:
        plain["plants"] = one.plants[:]
    return plain

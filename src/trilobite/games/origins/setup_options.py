"""C1. The options of a game, checked in one place."""

from typing import Any, Final, Literal, get_args

from trilobite.core.errors import OptionsError, shown
from trilobite.core.option_errors import no_list, not_one_each, unknown
from trilobite.games.origins.campaign import (
    CREATURES,
    NO_SHAPE,
    Legacy,
    plain_campaign,
    read_campaign,
)
from trilobite.games.origins.cards.types import (
    ADVANCED,
    BASIC,
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    COMPETITIVE,
    COOPERATIVE,
    FIRST_EXODUS,
    MIGRANTS,
    MODE_NAMES,
    SOLITAIRE,
    Cards,
)
from trilobite.games.origins.cratons import fields_on
from trilobite.games.origins.world_options import (
    OPTION_NAMES as WORLD_OPTIONS,
)
from trilobite.games.origins.world_options import (
    PRINTED,
    QUICK,
    WORLD_VARIANTS,
    World,
    plain_world,
    read_world,
)
from trilobite.games.origins.worldmap import (
    FRONT,
    TILE_SIDE_NAMES,
    Placement,
    WorldMap,
    takes_a_tile,
)

#: Variant names, their clause and what they do, for people who set up a table.
VARIANTS: Final = {
    "advanced": ("C1a.1", "Inventions, requirements, interactions and Elder actions"),
    "first-exodus": ("C1d.1", "the long game: more challenges, all pawns but one in emotions"),
    "sea-people": ("C3.1", "all players are sea people"),
    "yrr": ("C4.1", "land people against sea people"),
    "own-map": ("C1b.1", "a map of tiles; players choose where they start"),
    "water-world": ("K3c.1", "sea people on the other side of the map, all of it under water"),
    "cratons": ("C5.1", "a map of cratons, which the players lay; climate by latitudes"),
    "mars": ("K2e.1", "an old world on two cratons of Mars, America of random tiles"),
    "venus": ("K2e.1", "an old world on two cratons of Venus, America of random tiles"),
    "chimera": ("K3e.1", "random cratons of the Earth, Mars and Venus, with tiles"),
    "archipelago": ("K3a.1", "some tiles beside the cratons"),
    "quick-map": ("K3b.1", "a random map: cratons covered with tiles"),
    "tiled": ("K1.0", "the last map of Megafauna, laid in tiles"),
    "real-earth": ("K3d.1", "the last map of Megafauna on the Earth"),
    "basic-deck": ("C2g.1", "a short challenge deck for solitaire or cooperation"),
    "advanced-deck": ("C2g.1", "a middling challenge deck for solitaire"),
    "long-deck": ("C2g.1", "a long challenge deck for cooperation"),
}

DECKS: Final = ("basic-deck", "advanced-deck", "long-deck")
#: Variants of which at most one is chosen (C1b.1, C1c.1, C2g.1).
GROUPS: Final = {
    "people": ("sea-people", "yrr"),
    "map": ("own-map", "water-world", *WORLD_VARIANTS),
    "deck": DECKS,
}

LAND_PEOPLE: Final = 0
SEA_PEOPLE: Final = 1
RealmId = Literal["land", "sea"]
REALM_NAMES: Final[tuple[RealmId, ...]] = get_args(RealmId)

KNOWN: Final = (
    "players",
    "mode",
    "variants",
    "colours",
    "crowns",
    "realms",
    "layout",
    "tiles",
    "campaign",
    *WORLD_OPTIONS,
)


class Setup:
    """Checked options."""

    def __init__(
        self,
        players: int,
        mode: int,
        variants: list[str],
        colours: list[int],
        crowns: list[int],
        realms: list[int],
        layout: str,
        tiles: list[Placement],
        plain: dict[str, Any],
        legacies: list[Legacy] | None,
        world: World,
    ) -> None:
        self.players: Final = players
        self.mode: Final = mode
        self.variants: Final = variants
        #: Colours and crowns by seat; empty to draw (or choose) them.
        self.colours: Final = colours
        self.crowns: Final = crowns
        #: By seat.
        self.realms: Final = realms
        #: C1b. The tiles of an own map.
        self.layout: Final = layout
        self.tiles: Final = tiles
        #: C5, K. The world of cratons, if it is one.
        self.world: Final = world
        #: C6. By colour, or None if this is no campaign.
        self.legacies: Final = legacies
        self._plain: Final = plain
        self.solitaire: Final = mode == SOLITAIRE
        self.cooperative: Final = mode == COOPERATIVE
        #: J0.1, C7.1, C9.1. Alone and together the advanced game is played.
        self.advanced: Final = mode != COMPETITIVE or "advanced" in variants
        #: C7.1, AMB-27. J3, J4 and J5 are not for one player alone.
        self.interactions: Final = self.advanced and not self.solitaire
        #: J1.1. Milankovitch cycles are for three or four.
        self.milankovitch: Final = self.interactions and players >= 3
        #: C7b.1. Alone it is always a first exodus.
        self.first_exodus: Final = self.solitaire or "first-exodus" in variants
        self.yrr: Final = "yrr" in variants
        #: K3c.1. The other side of the map without a tile.
        self.water_world: Final = "water-world" in variants
        #: C1b. Whether the other side of the map is up.
        self.own_map: Final = (
            "own-map" in variants
            or self.water_world
            or (world.kind != PRINTED and not world.on_earth)
        )
        #: C1b.3. Whether the players choose their starts, and with them their colours.
        self.chosen_starts: Final = "own-map" in variants or world.chosen_starts
        #: C4a.1, K3c.1. Whether the climate changes.
        self.climate: Final = not self.yrr and not self.water_world
        self.length: Final = deck_length(mode, variants)
        #: C6g.1. Migrants of each player.
        self.migrants: Final = MIGRANTS if legacies is None else CREATURES

    def plain(self) -> dict[str, Any]:
        """The options as plain values, complete."""
        return self._plain

    def legacy(self, colour: int) -> Legacy:
        """C6. What a player brings along: nothing outside a campaign."""
        return Legacy() if self.legacies is None else self.legacies[colour]


def deck_length(mode: int, variants: list[str]) -> int:
    """C2g.1, C7c.1, C9a.1, AMB-26, AMB-28. Which line of the table gives the size of the challenge
    deck."""
    if "basic-deck" in variants:
        return BASIC
    if "advanced-deck" in variants:
        return ADVANCED
    if "long-deck" in variants or mode == SOLITAIRE or "first-exodus" in variants:
        return FIRST_EXODUS
    return ADVANCED if mode == COOPERATIVE or "advanced" in variants else BASIC


def read_setup(options: dict[str, Any], cards: Cards) -> Setup:
    """Checks plain options. Raises OptionsError that says what is wrong and what is right."""
    for name in options:
        if name not in KNOWN:
            raise unknown("option", name, KNOWN)
    mode = read_mode(options)
    players = read_players(options.get("players", 1 if mode == SOLITAIRE else 4), mode)
    variants = read_variants(options.get("variants", []), mode, players)
    world = read_world(options, variants, cards)
    own_map = "own-map" in variants
    cratons_up = world.kind != PRINTED and not world.on_earth
    other_side = own_map or "water-world" in variants or cratons_up
    colours = read_seats(options, "colours", players, dict(zip(COLOUR_NAMES, COLOURS, strict=True)))
    if (own_map or world.chosen_starts) and colours:
        raise OptionsError(
            "on this map the players choose their colours in the game (C1b.3)", "own-map-colours"
        )
    if mode == SOLITAIRE:
        colours = [BLACK]  # C7.1
    crowns = read_seats(options, "crowns", players, {n: n for n in range(1, players + 1)})
    campaign = options.get("campaign")
    realms = read_realms(options.get("realms"), variants, players, campaign is not None)
    if world.islands or world.kind == QUICK:
        layout, tiles = "", read_more_tiles(options, cards, world, "yrr" in variants)
    else:
        layout, tiles = read_map(options, cards, own_map, "yrr" in variants)
    hex_ids = (cards.archipelago if other_side else cards.earth).hex_ids
    legacies = read_campaign(campaign, players, mode, hex_ids)
    for colour in colours:
        if legacies is not None and legacies[colour].shape == NO_SHAPE:
            raise OptionsError(
                "campaign does not tell of {colour} (C6.2)",
                "campaign-not-of",
                colour=COLOUR_NAMES[colour],
            )
    plain: dict[str, Any] = {"players": players, "mode": MODE_NAMES[mode], "variants": variants}
    if colours and mode != SOLITAIRE:
        plain["colours"] = [COLOUR_NAMES[colour] for colour in colours]
    if crowns:
        plain["crowns"] = crowns
    if "realms" in options or "yrr" in variants:
        plain["realms"] = [REALM_NAMES[realm] for realm in realms]
    if layout:
        plain["layout"] = layout
    elif tiles:
        plain["tiles"] = plain_tiles(tiles, cards)
    if legacies is not None:
        plain["campaign"] = plain_campaign(legacies, hex_ids)
    plain.update(plain_world(world, options, cards))
    return Setup(
        players, mode, variants, colours, crowns, realms, layout, tiles, plain, legacies, world
    )


def read_mode(options: dict[str, Any]) -> int:
    """C1e. Competitive, solitaire or cooperative."""
    given = options.get("mode", "solitaire" if options.get("players") == 1 else "competitive")
    if given not in MODE_NAMES:
        raise unknown("mode", given, MODE_NAMES)
    return MODE_NAMES.index(given)


def read_players(given: object, mode: int) -> int:
    """INT-1. How many play."""
    least, most = (1, 1) if mode == SOLITAIRE else (2, 4)
    if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
        if mode == SOLITAIRE:
            raise OptionsError(
                "players must be 1 in this mode, not {given}", "players-alone", given=shown(given)
            )
        raise OptionsError(
            "players must be a number from {least} to {most} in this mode, not {given}",
            "players-in-mode",
            least=least,
            most=most,
            given=shown(given),
        )
    return given


def read_variants(given: object, mode: int, players: int) -> list[str]:
    """META-3, META-4. Checks variant names and sorts them."""
    if not isinstance(given, list | tuple):
        raise no_list("variants", given)
    for name in given:
        if not isinstance(name, str) or name not in VARIANTS:
            raise unknown("variant", name, tuple(VARIANTS))
    variants = [name for name in VARIANTS if name in given]
    if mode != COMPETITIVE:
        # C7.1, C9.1: both are played with the advanced rules, C7b.1, C9.1: with given pawns.
        if "first-exodus" in variants:
            raise OptionsError(
                "alone and together the pawns are given; choose a deck instead", "pawns-given"
            )
        if "advanced" in variants:
            variants.remove("advanced")
    elif "first-exodus" in variants and "advanced" not in variants:
        raise OptionsError(
            "'first-exodus' belongs to the advanced game: add 'advanced' (C1d.1)", "first-exodus"
        )
    decks = [name for name in DECKS if name in variants]
    if len(decks) > 1:
        raise OptionsError(
            "there is one deck: choose one of {known}", "one-deck", known=", ".join(decks)
        )
    right = {SOLITAIRE: ("basic-deck", "advanced-deck"), COOPERATIVE: ("basic-deck", "long-deck")}
    for name in decks:
        if name not in right.get(mode, ()):
            raise OptionsError(
                "{variant} is not for {mode} play (C2g.1)",
                "deck-of-other-mode",
                variant=shown(name),
                mode=MODE_NAMES[mode],
            )
    if "yrr" in variants and "sea-people" in variants:
        raise OptionsError(
            "'yrr' has land people too: leave out 'sea-people' (C1c.1)", "yrr-sea-people"
        )
    if "water-world" in variants and ("own-map" in variants or "sea-people" not in variants):
        raise OptionsError(
            "'water-world' is a world without tiles for sea people: add 'sea-people', and leave "
            "out 'own-map' (K3c.1)",
            "water-world",
        )
    if "yrr" in variants and players < 2:
        raise OptionsError(
            "'yrr' needs land people and sea people: two players or more (C4.1)", "yrr-players"
        )
    return variants


def read_seats(
    options: dict[str, Any], field: str, players: int, known: dict[Any, int]
) -> list[int]:
    """A list with one different thing for each seat, or none."""
    given = options.get(field, [])
    if not isinstance(given, list | tuple):
        raise no_list(field, given)
    found: list[int] = []
    for name in given:
        if isinstance(name, bool) or not isinstance(name, str | int) or name not in known:
            raise unknown(field[:-1], name, tuple(str(one) for one in known))
        found.append(known[name])
    if found and (len(found) != players or len(set(found)) != players):
        raise not_one_each(field, players)
    return found


def read_realms(given: object, variants: list[str], players: int, campaign: bool) -> list[int]:
    """C1c.1, C6i.1. All are of one realm, unless Yrr is played: then by default every other one. In
    a campaign swimmers may be sea people among land people (C6g.2)."""
    if given is None:
        if "yrr" in variants:
            return [seat % 2 for seat in range(players)]
        return [SEA_PEOPLE if "sea-people" in variants else LAND_PEOPLE] * players
    if "yrr" not in variants and not campaign:
        raise OptionsError(
            "realms can be given with 'yrr' or in a campaign only (C1c.1)", "realms-only"
        )
    if not isinstance(given, list | tuple) or len(given) != players:
        raise OptionsError(
            "realms must be a list of {players} names, not {given}",
            "realms",
            players=players,
            given=shown(given),
        )
    for name in given:
        if name not in REALM_NAMES:
            raise unknown("realm", name, REALM_NAMES)
    realms = [REALM_NAMES.index(name) for name in given]
    if "yrr" in variants and len(set(realms)) != 2:
        raise OptionsError("'yrr' needs both land people and sea people (C4.1)", "yrr-realms")
    return realms


# --- own maps -----------------------------------------------------------------------------


def read_map(
    options: dict[str, Any], cards: Cards, own_map: bool, yrr: bool
) -> tuple[str, list[Placement]]:
    """C1b.2, C4.2. The layout by name or tile by tile; by default the first that fits."""
    if not own_map:
        for field in ("layout", "tiles"):
            if field in options:
                raise OptionsError(
                    "{field} can be given with 'own-map' only (C1b.1)", "own-map-only", field=field
                )
        return "", []
    if "tiles" in options:
        if "layout" in options:
            raise OptionsError("give either a layout or tiles, not both", "layout-and-tiles")
        return "", read_tiles(options["tiles"], cards, yrr)
    fitting = [layout for layout in cards.layouts if layout.yrr or not yrr]
    name = options.get("layout")
    if name is None:
        fitting.sort(key=lambda layout: layout.yrr != yrr)
        return fitting[0].id, fitting[0].placements
    for layout in fitting:
        if layout.id == name:
            return layout.id, layout.placements
    raise unknown("layout", name, tuple(layout.id for layout in fitting))


def read_more_tiles(
    options: dict[str, Any], cards: Cards, world: World, yrr: bool
) -> list[Placement]:
    """K3a.1, K3b.1. Tiles beside cratons, or upon those that are given; none if they are drawn."""
    if "layout" in options:
        raise OptionsError(
            "a layout is for 'own-map'; give tiles one by one (C1b.1)", "layout-of-own-map"
        )
    if "tiles" not in options:
        return []
    if not world.cratons:
        raise OptionsError(
            "tiles can be given where cratons are given too (K3a.1, K3b.1)", "tiles-without-cratons"
        )
    tiles = read_tiles(options["tiles"], cards, yrr)
    covered: list[int] = []
    for one in world.cratons:
        covered += fields_on(cards.archipelago, one.hex, one.turn)
    for tile in tiles:
        if (tile.hex in covered) != (world.kind == QUICK):
            where = "upon" if world.kind == QUICK else "beside"
            name = cards.archipelago.hex_ids[tile.hex]
            raise OptionsError(
                "tiles lie {where} cratons in this world, not on {given}",
                "tiles-and-cratons",
                where=where,
                given=shown(name),
            )
    return tiles


def read_tiles(given: object, cards: Cards, yrr: bool) -> list[Placement]:
    """C1b.2. Tiles on hexes with six spaces; in Yrr all with the front up (C4.2)."""
    world = cards.archipelago
    if not isinstance(given, list | tuple) or not given:
        raise no_list("tiles", given, "tables")
    found: list[Placement] = []
    for one in given:
        if not isinstance(one, dict) or not set(one) <= {"hex", "tile", "side", "turn"}:
            raise OptionsError(
                "a tile is a table with hex, tile, side and turn, not {given}",
                "tile-table",
                given=shown(one),
            )
        placement = read_tile(one, cards, world)
        if yrr and placement.side != FRONT:
            raise OptionsError("in 'yrr' all tiles lie with the front up (C4.2)", "yrr-front")
        for other in found:
            if other.hex == placement.hex or other.tile == placement.tile:
                raise OptionsError(
                    "{given} uses a hex or a tile twice", "tile-twice", given=shown(one)
                )
        found.append(placement)
    return found


def read_tile(one: dict[str, Any], cards: Cards, world: WorldMap) -> Placement:
    """A tile on a hex."""
    hex, tile, side = one.get("hex"), one.get("tile"), one.get("side", "front")
    turn = one.get("turn", 0)
    tiles = [tile.id for tile in cards.tiles]
    if hex not in world.hex_ids:
        raise OptionsError(
            "there is no hex {given} on the archipelago", "archipelago-hex", given=shown(hex)
        )
    if not takes_a_tile(world, world.hex_ids.index(hex)):
        raise OptionsError(
            "hex {given} has not the six spaces that a tile needs",
            "hex-without-spaces",
            given=shown(hex),
        )
    if tile not in tiles:
        raise unknown("tile", tile, tiles)
    if side not in TILE_SIDE_NAMES:
        raise unknown("side", side, TILE_SIDE_NAMES)
    if not isinstance(turn, int) or isinstance(turn, bool) or not 0 <= turn <= 5:
        raise OptionsError(
            "turn counts sixths, 0 to 5, not {given}", "tile-turn", given=shown(turn)
        )
    return Placement(world.hex_ids.index(hex), tiles.index(tile), TILE_SIDE_NAMES.index(side), turn)


def plain_tiles(tiles: list[Placement], cards: Cards) -> list[dict[str, Any]]:
    """Tiles as plain values."""
    return [
        {
            "hex": cards.archipelago.hex_ids[one.hex],
            "tile": cards.tiles[one.tile].id,
            "side": TILE_SIDE_NAMES[one.side],
            "turn": one.turn,
        }
        for one in tiles
    ]

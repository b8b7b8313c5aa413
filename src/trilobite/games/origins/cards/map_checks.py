"""What maps, tiles and layouts must hold to be playable."""

from collections.abc import Sequence
from typing import Final

from trilobite.games.origins.cards import words as card_words
from trilobite.games.origins.cards.map import Grid, MapError, grid
from trilobite.games.origins.cards.schema import (
    ARCHIPELAGO_HEXES,
    ARCHIPELAGO_SPACES,
    EARTH_HEXES,
    EARTH_SPACES,
    LAYOUTS,
    TILES,
    CardSet,
    HexRecord,
    SpaceRecord,
    Symbol,
    TileLayout,
    TileRecord,
)
from trilobite.games.origins.cards.types import COLOUR_NAMES
from trilobite.games.origins.cards.words import Levels, WordError
from trilobite.games.origins.worldmap import LAND_SPACE
from trilobite.games.packs.checks import check_distinct, check_texts
from trilobite.games.packs.errors import failure, quote
from trilobite.games.packs.schema import PackError

#: Black symbols, which alone can ask for a technology (B3e, B3f).
BLACK: Final = frozenset({"luxury", "metal", "oil", "uranium"})
TILE_COUNT: Final = 26


def check_maps(files: CardSet, levels: Levels) -> None:
    """Raise a PackError unless both maps, the tiles and the layouts fit together."""
    check = _Symbols({one.id: one.kind for one in files.resources}, levels)
    stars = [one.id for one in files.catastrophes]
    _check_hexes(EARTH_HEXES, files.earth_hexes, stars, check)
    earth = _check_spaces(EARTH_SPACES, files.earth_hexes, files.earth_spaces)
    _check_connected(EARTH_HEXES, files.earth_hexes, earth)
    _check_hexes(ARCHIPELAGO_HEXES, files.archipelago_hexes, stars, check)
    archipelago = _check_spaces(
        ARCHIPELAGO_SPACES, files.archipelago_hexes, files.archipelago_spaces
    )
    _check_connected(ARCHIPELAGO_HEXES, files.archipelago_hexes, archipelago)
    _check_tiles(files.tiles, check)
    for layout in files.layouts:
        _check_layout(layout, files, archipelago)
    check_ids(LAYOUTS, "layout", [layout.id for layout in files.layouts])


def check_ids(file: str, kind: str, ids: Sequence[str]) -> None:
    """No id twice."""
    for index, name in enumerate(ids):
        if name in ids[:index]:
            raise failure(file, name, "id", f"{quote(name)} is there twice (expected once)", kind)


class _Symbols:
    """Checks the resources of a hex or tile."""

    def __init__(self, kinds: dict[str, str], levels: Levels) -> None:
        self.kinds = kinds
        self.levels = levels

    def __call__(
        self, file: str, name: str, field: str, symbols: Sequence[Symbol], kind: str
    ) -> None:
        for index, symbol in enumerate(symbols):
            where = f"{field}[{index}]"
            if symbol.id not in self.kinds:
                text = f"{quote(symbol.id)} is not in resources.toml"
                raise failure(file, name, f"{where}.id", text, kind)
            if symbol.needs is None:
                continue
            if self.kinds[symbol.id] not in BLACK:
                text = f"does not go with {self.kinds[symbol.id]} (only with black symbols)"
                raise failure(file, name, f"{where}.needs", text, kind)
            try:
                card_words.level(symbol.needs, self.levels)
            except WordError as error:
                raise failure(file, name, f"{where}.needs", str(error), kind) from None
        check_distinct(file, name, field, [symbol.id for symbol in symbols], kind)


def _check_hexes(
    file: str, hexes: Sequence[HexRecord], stars: Sequence[str], check: _Symbols
) -> None:
    check_ids(file, "hex", [hex.id for hex in hexes])
    cells: dict[tuple[int, int], str] = {}
    places: dict[str, str] = {}
    for hex in hexes:
        check_texts(file, hex.id, hex, "hex")
        check(file, hex.id, "resources", hex.resources, "hex")
        if hex.r < 1:
            text = f"{hex.r} is north of the first row (expected 1 or more)"
            raise failure(file, hex.id, "r", text, "hex")
        if (hex.q, hex.r) in cells:
            text = f"{hex.q}, {hex.r} is the place of hex {quote(cells[hex.q, hex.r])}"
            raise failure(file, hex.id, "q", text, "hex")
        cells[hex.q, hex.r] = hex.id
        if (hex.kind == "shelf") != (hex.ring == "sea"):
            raise failure(file, hex.id, "ring", "a shelf and the ring sea go together", "hex")
        if hex.kind == "ocean" and hex.ring is not None:
            raise failure(file, hex.id, "ring", "an ocean has no ring", "hex")
        if hex.stars and hex.ring is None:
            raise failure(file, hex.id, "stars", "stars stand on rings only", "hex")
        check_distinct(file, hex.id, "cut", hex.cut, "hex")
        if hex.catastrophe is not None:
            if hex.catastrophe not in stars:
                text = f"{quote(hex.catastrophe)} is not in catastrophes.toml"
                raise failure(file, hex.id, "catastrophe", text, "hex")
            if hex.catastrophe in places:
                text = f"{quote(hex.catastrophe)} is on hex {quote(places[hex.catastrophe])}"
                raise failure(file, hex.id, "catastrophe", f"{text} already", "hex")
            places[hex.catastrophe] = hex.id
    for name in stars:
        if name not in places:
            raise PackError(f"{file}: no hex with catastrophe {quote(name)} (expected 1)")


def _check_spaces(file: str, hexes: Sequence[HexRecord], spaces: Sequence[SpaceRecord]) -> Grid:
    for record in spaces:
        check_texts(file, record.at[0], record, "space")
        if (record.id is None) != (record.names is None):
            raise failure(file, record.at[0], "id", "id and names go together", "space")
    try:
        found = grid(hexes, spaces)
    except MapError as error:
        field = f"at[{error.place}]"
        raise failure(file, error.space.at[0], field, str(error), "space") from None
    check_ids(file, "space", [space.id for space in found.spaces])
    starts: dict[tuple[str, str], str] = {}
    for space in found.spaces:
        start = space.record.start if space.record else None
        if space.record is None or start is None:
            continue
        label = space.record.at[0]
        if (start.colour, start.realm) in starts:
            text = f"{start.colour} starts at {quote(starts[start.colour, start.realm])} already"
            raise failure(file, label, "start", text, "space")
        starts[start.colour, start.realm] = label
        if (space.kind == LAND_SPACE) != (start.realm == "land"):
            text = f"a start of {start.realm} people on a space of the other kind"
            raise failure(file, label, "start", text, "space")
    for colour in COLOUR_NAMES:
        for realm in ("land", "sea"):
            if (colour, realm) not in starts:
                text = f"no space with start {colour}, {realm} (expected 1)"
                raise PackError(f"{file}: {text}")
    return found


def _check_connected(file: str, hexes: Sequence[HexRecord], found: Grid) -> None:
    ways: dict[int, list[int]] = {}
    for one, other in found.sides:
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    reached = {found.around[0][0]}
    todo = list(reached)
    while todo:
        for there in ways[todo.pop()]:
            if there not in reached:
                reached.add(there)
                todo.append(there)
    for hex, spaces in zip(hexes, found.around, strict=True):
        if spaces[0] not in reached:
            raise failure(file, hex.id, "q", "no way leads here from the rest of the map", "hex")


def _check_tiles(tiles: Sequence[TileRecord], check: _Symbols) -> None:
    if len(tiles) != TILE_COUNT:
        raise PackError(f"{TILES}: {len(tiles)} tiles (expected {TILE_COUNT})")
    check_ids(TILES, "tile", [tile.id for tile in tiles])
    for tile in tiles:
        check_texts(TILES, tile.id, tile, "tile")
        for name, face in (("front", tile.front), ("back", tile.back)):
            check(TILES, tile.id, f"{name}.resources", face.resources, "tile")
            if face.stars and face.ring is None:
                raise failure(TILES, tile.id, f"{name}.stars", "stars stand on rings only", "tile")
        if tile.front.ring not in ("sea", "ice"):
            text = f"{tile.front.ring or 'none'} is not the ring of a front (expected sea or ice)"
            raise failure(TILES, tile.id, "front.ring", text, "tile")


def _check_layout(layout: TileLayout, files: CardSet, archipelago: Grid) -> None:
    check_texts(LAYOUTS, layout.id, layout, "layout")
    corners = {
        hex.id: len(around)
        for hex, around in zip(files.archipelago_hexes, archipelago.around, strict=True)
    }
    tiles = {tile.id for tile in files.tiles}
    for index, laid in enumerate(layout.tiles):
        field = f"tiles[{index}]"
        if laid.tile not in tiles:
            text = f"{quote(laid.tile)} is not in tiles.toml"
            raise failure(LAYOUTS, layout.id, f"{field}.tile", text, "layout")
        if laid.hex not in corners:
            text = f"{quote(laid.hex)} is not a hex of the archipelago"
            raise failure(LAYOUTS, layout.id, f"{field}.hex", text, "layout")
        if corners[laid.hex] != 6:
            text = f"{quote(laid.hex)} has {corners[laid.hex]} corners (a tile needs 6)"
            raise failure(LAYOUTS, layout.id, f"{field}.hex", text, "layout")
        if layout.yrr and laid.side != "front":
            text = "back does not serve for Yrr (expected front)"
            raise failure(LAYOUTS, layout.id, f"{field}.side", text, "layout")
    for name in ("tile", "hex"):
        values = [getattr(laid, name) for laid in layout.tiles]
        for index, value in enumerate(values):
            if value in values[:index]:
                text = f"{quote(value)} is there twice (expected once)"
                raise failure(LAYOUTS, layout.id, f"tiles[{index}].{name}", text, "layout")

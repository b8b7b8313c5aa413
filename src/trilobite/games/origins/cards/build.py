"""The cards as tables for the rules, their names, and where their values come from."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec

from trilobite.games.origins import worldmap as maps
from trilobite.games.origins.cards import types as tables
from trilobite.games.origins.cards import words
from trilobite.games.origins.cards.checks import levels_of
from trilobite.games.origins.cards.files import load
from trilobite.games.origins.cards.map import Grid, grid
from trilobite.games.origins.cards.schema import (
    CardSet,
    ChallengeCard,
    CratonRecord,
    HexRecord,
    IdeaCard,
    PhilosophySpace,
    Rows,
    SpaceRecord,
    SpeciesRecord,
    Symbol,
    TileFace,
    TileLayout,
    TrackRecord,
    WorldRecord,
)
from trilobite.games.origins.cards.words import ADVANCE_WORDS, ROW_WORDS, Levels
from trilobite.games.origins.cratons import (
    BAND_NAMES,
    DISC_NAMES,
    FIELD_NAMES,
    PLANET_NAMES,
    Craton,
    Ending,
    LaidCraton,
    Strip,
)
from trilobite.games.packs.hash import Playing, hash_of
from trilobite.games.packs.schema import Names, Sourced

#: Fields that do not affect play.
DECORATION: Final = frozenset(
    {"names", "provenance", "people", "first_exodus", "farming_centre", "drawn_at"}
)
#: C5d.1. The metallurgy that the metal of a sea asks for.
SEA_METALLURGY: Final = 2
#: Pieces of Megafauna, which most games do without.
MEGAFAUNA: Final = frozenset({"cratons", "strips", "worlds"})
_UNORDERED: Final = frozenset({"requires", "cut", "opens", "neighbours"})
_PLAYING: Final = Playing(DECORATION, _UNORDERED)


def data_hash(files: CardSet, *, cratons: bool = False) -> str:
    """A name for what affects play: equal for sets that differ in names and sources only. Pieces of
    Megafauna affect play only where they are used, so that all other records go on."""
    content = {
        name: [_PLAYING.of(msgspec.to_builtins(record)) for record in getattr(files, name)]
        for name in files.__struct_fields__
        if cratons or name not in MEGAFAUNA
    }
    return hash_of(content)


@cache
def default_cards() -> tables.Cards:
    """The tables of the built-in cards, made once."""
    return build(load())


def build(files: CardSet) -> tables.Cards:
    """The tables that the rules read."""
    levels = levels_of(files)
    philosophy = [space.id for space in files.philosophy]
    tracks = [_track(track) for track in files.tracks]
    opening = [_opening(tracks, terrain) for terrain in range(len(maps.TERRAIN_NAMES))]
    return tables.Cards(
        challenges=[_challenge(card, files, levels) for card in files.challenges],
        ideas=[_idea(card, levels) for card in files.ideas],
        comets=[
            tables.Comet(
                id=card.id,
                number=card.number,
                scores=_index(tables.MEASURE_NAMES, card.scores),
                portent=card.portent,
            )
            for card in files.comets
        ],
        catastrophes=[one.id for one in files.catastrophes],
        resources=[one.id for one in files.resources],
        tracks=tracks,
        opening_track=[track for track, _ in opening],
        opening_level=[level for _, level in opening],
        species=[_species(board, levels) for board in files.species],
        crowns=[
            tables.Crown(
                crown.number,
                tables.DISCIPLINE_NAMES.index(crown.discipline),
                _gains(crown.bonus, levels),
            )
            for crown in files.crowns
        ],
        philosophy=[_philosophy(space, philosophy) for space in files.philosophy],
        philosophy_start=[space.start for space in files.philosophy].index(True),
        decks=[
            tables.Deck(
                tables.MODE_NAMES.index(deck.mode),
                tables.LENGTH_NAMES.index(deck.length),
                deck.players,
                list(deck.epochs),
            )
            for deck in files.decks
        ],
        earth=_map("earth", files.earth_hexes, files.earth_spaces, files, levels),
        archipelago=_map(
            "archipelago", files.archipelago_hexes, files.archipelago_spaces, files, levels
        ),
        tiles=[
            maps.Tile(
                tile.id, [_tile_side(face, files, levels) for face in (tile.front, tile.back)]
            )
            for tile in files.tiles
        ],
        layouts=[_layout(layout, files) for layout in files.layouts],
        cratons=[_craton(craton, files) for craton in files.cratons],
        strips=[
            Strip(strip.id, [BAND_NAMES.index(band) for band in strip.latitudes])
            for strip in files.strips
        ],
        printed_strip=[strip.printed for strip in files.strips].index(True),
        endings=[_ending(world, files) for world in files.worlds],
        hash=data_hash(files),
        craton_hash=data_hash(files, cratons=True),
    )


def _index(names: Sequence[str], name: str | None) -> int:
    """The number of a name, -1 for none."""
    return -1 if name is None else names.index(name)


def _row(row: Iterable[str], levels: Levels) -> list[tables.RowOption]:
    return [words.option(text, levels) for text in row]


def _gains(gains: Iterable[str], levels: Levels) -> list[tables.Effect]:
    return [words.effect(text, levels, ADVANCE_WORDS) for text in gains]


def _rows(rows: Rows, levels: Levels) -> list[list[tables.RowOption]]:
    """The row of each discipline, empty if there is none."""
    return [_row(getattr(rows, name) or (), levels) for name in tables.DISCIPLINE_NAMES]


def _disciplines(rows: Rows) -> list[int]:
    return [
        number
        for number, name in enumerate(tables.DISCIPLINE_NAMES)
        if getattr(rows, name) is not None
    ]


def _challenge(card: ChallengeCard, files: CardSet, levels: Levels) -> tables.Challenge:
    catastrophes = [one.id for one in files.catastrophes]
    return tables.Challenge(
        id=card.id,
        number=card.number,
        epoch=card.epoch,
        religious=card.religious,
        events=[
            tables.Event(
                tables.EVENT_NAMES.index(event.kind),
                _index(catastrophes, event.catastrophe),
                event.names is not None,
            )
            for event in card.events
        ],
        heureka=_gains(card.heureka, levels),
        requirements=[words.requirement(text, levels) for text in card.requires],
        resistance=card.resistance,
        disciplines=_disciplines(card.rows),
        rows=_rows(card.rows, levels),
    )


def _idea(card: IdeaCard, levels: Levels) -> tables.Idea:
    return tables.Idea(
        id=card.id,
        number=card.number,
        epoch=card.epoch,
        deck=tables.DISCIPLINE_NAMES.index(card.deck),
        heureka=_gains(card.heureka, levels),
        requirements=[words.requirement(text, levels) for text in card.requires],
        disciplines=_disciplines(card.rows),
        rows=_rows(card.rows, levels),
    )


def _track(track: TrackRecord) -> tables.Track:
    return tables.Track(
        id=track.id,
        score=tables.DISCIPLINE_NAMES.index(track.score),
        levels=[level.level for level in track.levels],
        opens=[
            [maps.TERRAIN_NAMES.index(terrain) for terrain in level.opens] for level in track.levels
        ],
        bonus_step=[level.bonus_step for level in track.levels],
    )


def _opening(tracks: Sequence[tables.Track], terrain: int) -> tuple[int, int]:
    """The track and level that open a terrain; -1 and 0 if none does."""
    for number, track in enumerate(tracks):
        for level, opens in zip(track.levels, track.opens, strict=True):
            if terrain in opens:
                return number, level
    return -1, 0


def _species(board: SpeciesRecord, levels: Levels) -> tables.Species:
    columns = [getattr(board.columns, name) for name in tables.DISCIPLINE_NAMES]
    return tables.Species(
        id=board.id,
        lower=[_row(column.lower, levels) for column in columns],
        upper=[_row(column.upper, levels) for column in columns],
        basic=[words.effect(column.basic, levels, ROW_WORDS) for column in columns],
        basic_environment=[column.environment for column in columns],
    )


def _philosophy(space: PhilosophySpace, ids: Sequence[str]) -> tables.Philosophy:
    return tables.Philosophy(
        id=space.id,
        neighbours=[ids.index(name) for name in space.neighbours],
        bonus=_index(tables.DISCIPLINE_NAMES, space.bonus),
        crisis=tables.CRISIS_NAMES.index(space.crisis),
        morality=_index(tables.EFFECT_NAMES, space.morality),
        cancels=_index(tables.DISCIPLINE_NAMES, space.cancels),
    )


def _resources(symbols: Iterable[Symbol], files: CardSet, levels: Levels) -> list[maps.Resource]:
    ids = [one.id for one in files.resources]
    found = []
    for symbol in symbols:
        number = ids.index(symbol.id)
        track = symbol.needs.partition(" ")[0] if symbol.needs else None
        found.append(
            maps.Resource(
                number,
                maps.RESOURCE_NAMES.index(files.resources[number].kind),
                _index(tables.TRACK_NAMES, track),
                words.level(symbol.needs, levels) if symbol.needs else 0,
            )
        )
    return found


def _map(
    id: maps.MapId,
    hexes: Sequence[HexRecord],
    spaces: Sequence[SpaceRecord],
    files: CardSet,
    levels: Levels,
) -> maps.WorldMap:
    found = grid(hexes, spaces)
    stars = [hex.catastrophe for hex in hexes]
    ways: list[list[tuple[int, tuple[int, int]]]] = [[] for _ in found.spaces]
    for (one, other), areas in found.sides.items():
        ways[one].append((other, areas))
        ways[other].append((one, areas))
    for way in ways:
        way.sort()
    neighbours = [[there for there, _ in way] for way in ways]
    beside = [[areas for _, areas in way] for way in ways]
    within = [[(maps.WITHIN, maps.WITHIN) for _ in around] for around in found.around]
    places = [(2 * hex.q + hex.r, hex.r) for hex in hexes]
    return maps.WorldMap(
        id=id,
        hex_ids=[hex.id for hex in hexes],
        space_ids=[space.id for space in found.spaces],
        hex_kind=[maps.HEX_KIND_NAMES.index(hex.kind) for hex in hexes],
        ring=[_index(maps.TERRAIN_NAMES, hex.ring) for hex in hexes],
        craton_at=[-1] * len(hexes),
        stars=[hex.stars for hex in hexes],
        resources=[_resources(hex.resources, files, levels) for hex in hexes],
        hex_spaces=found.around,
        epicentre=[stars.index(one.id) for one in files.catastrophes],
        space_kind=[space.kind for space in found.spaces],
        space_hexes=[[hex for hex, _ in space.corners] for space in found.spaces],
        neighbours=neighbours,
        beside=beside,
        ways=neighbours + found.around,
        sides=beside + within,
        land_start=_starts(found, "land"),
        sea_start=_starts(found, "sea"),
        hex_x=[hex.q + hex.r / 2 for hex in hexes],
        hex_y=[1.5 * hex.r for hex in hexes],
        hex_place=places,
        hex_at={place: hex for hex, place in enumerate(places)},
        space_x=[[x for x, _ in space.places] for space in found.spaces],
        space_y=[[y for _, y in space.places] for space in found.spaces],
    )


def _starts(found: Grid, realm: str) -> list[int]:
    """The starting spaces of a realm, by colour."""
    starts = {
        space.record.start.colour: number
        for number, space in enumerate(found.spaces)
        if space.record and space.record.start and space.record.start.realm == realm
    }
    return [starts[colour] for colour in tables.COLOUR_NAMES]


def _tile_side(face: TileFace, files: CardSet, levels: Levels) -> maps.TileSide:
    return maps.TileSide(
        ring=_index(maps.TERRAIN_NAMES, face.ring),
        stars=face.stars,
        resources=_resources(face.resources, files, levels),
        corners=[maps.SPACE_KIND_NAMES.index(kind) for kind in face.corners],
    )


def _layout(layout: TileLayout, files: CardSet) -> maps.Layout:
    hexes = [hex.id for hex in files.archipelago_hexes]
    tiles = [tile.id for tile in files.tiles]
    return maps.Layout(
        id=layout.id,
        yrr=layout.yrr,
        placements=[
            maps.Placement(
                hexes.index(laid.hex),
                tiles.index(laid.tile),
                maps.TILE_SIDE_NAMES.index(laid.side),
                laid.turn,
            )
            for laid in layout.tiles
        ],
    )


def _craton(craton: CratonRecord, files: CardSet) -> Craton:
    ids = [one.id for one in files.resources]

    def resource(name: str, level: int = 0) -> maps.Resource:
        kind = maps.RESOURCE_NAMES.index(files.resources[ids.index(name)].kind)
        return maps.Resource(ids.index(name), kind, tables.METALLURGY if level else -1, level)

    products = craton.products
    start = craton.start
    return Craton(
        id=craton.id,
        planet=PLANET_NAMES.index(craton.planet),
        fields=[FIELD_NAMES.index(field) for field in craton.fields],
        colour=-1 if start is None else tables.COLOUR_NAMES.index(start.colour),
        start=-1 if start is None else start.field,
        products=[
            resource(products.steppe),
            resource(products.swamp),
            resource(products.sea, SEA_METALLURGY),
        ],
        luxury=resource(products.luxury, 1),
        animals=[resource(products.work), resource(products.war)],
    )


def _ending(world: WorldRecord, files: CardSet) -> Ending:
    on_earth = world.board == "earth"
    hexes = [hex.id for hex in (files.earth_hexes if on_earth else files.archipelago_hexes)]
    cratons = [craton.id for craton in files.cratons]
    return Ending(
        id=world.id,
        on_earth=on_earth,
        strip=[strip.id for strip in files.strips].index(world.strip),
        cratons=[
            LaidCraton(
                craton=cratons.index(laid.craton),
                hex=hexes.index(laid.hex),
                turn=laid.turn,
                west=False,
                discs=[DISC_NAMES.index(disc) for disc in laid.discs],
                plants=list(laid.plants),
                tiled=False,
                luxury=0,
                work=0,
                war=0,
            )
            for laid in world.cratons
        ],
    )


# --- names and sources --------------------------------------------------------------------


def names(files: CardSet) -> dict[str, dict[str, dict[str, str]]]:
    """Display names: domain -> id -> language -> name.

    The domains are challenge, idea, people (of an Idea), event (of a challenge card, with ids
    such as "barter/1" for the second), comet, catastrophe, resource, hex, space (only those with
    a name), layout, craton, strip, world, track, level (with ids such as "energy/5"), philosophy,
    and by colour species, first-exodus and colour, which is what a player is called.
    """
    found: dict[str, dict[str, dict[str, str]]] = {}
    for domain, name, text in _names(files):
        found.setdefault(domain, {})[name] = text.known()
    return found


def _names(files: CardSet) -> Iterator[tuple[str, str, Names]]:
    """Everything that has a name: domain, id, names. Spaces of both maps are named alike."""
    for challenge in files.challenges:
        yield "challenge", challenge.id, challenge.names
        for index, event in enumerate(challenge.events):
            if event.names is not None:
                yield "event", f"{challenge.id}/{index}", event.names
    for idea in files.ideas:
        yield "idea", idea.id, idea.names
        yield "people", idea.id, idea.people
    for domain, records in (
        ("comet", files.comets),
        ("catastrophe", files.catastrophes),
        ("resource", files.resources),
        ("hex", files.archipelago_hexes),
        ("hex", files.earth_hexes),
        ("layout", files.layouts),
        ("craton", files.cratons),
        ("strip", files.strips),
        ("world", files.worlds),
        ("track", files.tracks),
        ("philosophy", files.philosophy),
        ("species", files.species),
    ):
        for record in records:
            yield domain, record.id, record.names
    for space in (*files.archipelago_spaces, *files.earth_spaces):
        if space.id is not None and space.names is not None:
            yield "space", space.id, space.names
    for track in files.tracks:
        for level in track.levels:
            yield "level", f"{track.id}/{level.level}", level.names
    for species in files.species:
        yield "first-exodus", species.id, species.first_exodus
        yield "colour", species.id, species.names  # a player goes by the name of the people


def provenance(files: CardSet, domain: str, name: str) -> dict[str, str]:
    """Where the fields of a record come from, every field that is not named among them.

    The domains are challenge, idea, comet, catastrophe, resource, hex, space (by its id, or by
    the place at which it is listed), tile, layout, craton, strip, world, track, philosophy,
    species, crown (by number).
    """
    for entry_domain, entry_name, record in _sourced(files):
        if (entry_domain, entry_name) == (domain, name):
            return _sources(record)
    raise KeyError((domain, name))


def reconstructed(files: CardSet) -> dict[str, dict[str, list[str]]]:
    """Fields that matter in play and whose printed value is not known: domain -> id -> fields.

    Domains and ids are those of `provenance`; what is known entirely is left out.
    """
    found: dict[str, dict[str, list[str]]] = {}
    for domain, name, record in _sourced(files):
        fields = []
        for field, source in _sources(record).items():
            parts = re.findall(r"[a-z_]+", field)
            if source.startswith("designed") and not DECORATION.intersection(parts):
                fields.append(parts[0])
        if fields:
            found.setdefault(domain, {}).setdefault(name, list(dict.fromkeys(fields)))
    return found


def _sources(record: Sourced) -> dict[str, str]:
    """The sources of a record, with "*" spelt out."""
    said = record.provenance
    if "*" not in said:
        return dict(said)
    named = {re.split(r"[.\[@]", field)[0] for field in said if "@" not in field}
    fields = [field for field in record.__struct_fields__ if field not in ("id", "provenance")]
    rest = {field: said["*"] for field in fields if field not in named}
    return rest | {field: source for field, source in said.items() if field != "*"}


def _sourced(files: CardSet) -> Iterator[tuple[str, str, Sourced]]:
    """Everything that says where it comes from: domain, id, record."""
    for domain, records in (
        ("challenge", files.challenges),
        ("idea", files.ideas),
        ("comet", files.comets),
        ("catastrophe", files.catastrophes),
        ("resource", files.resources),
        ("hex", files.earth_hexes),
        ("hex", files.archipelago_hexes),
        ("tile", files.tiles),
        ("layout", files.layouts),
        ("craton", files.cratons),
        ("strip", files.strips),
        ("world", files.worlds),
        ("track", files.tracks),
        ("philosophy", files.philosophy),
        ("species", files.species),
    ):
        for record in records:
            yield domain, record.id, record
    for space in (*files.earth_spaces, *files.archipelago_spaces):
        yield "space", space.id or space.at[0], space
    for crown in files.crowns:
        yield "crown", str(crown.number), crown

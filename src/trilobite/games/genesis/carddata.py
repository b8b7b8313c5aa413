"""The card files: their shape, reading them, packs that replace them, and what a set must hold.

A pack is a directory with some of the card files in it; each of them is used instead of the
built-in file of the same name. Whatever is wrong with a pack is a `PackError`.
"""

import difflib
import hashlib
import json
import re
import stat
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, inspect

from trilobite.core.errors import TrilobiteError
from trilobite.games.genesis import cards as tables

EVENTS: Final = "events.toml"
LANDFORMS: Final = "landforms.toml"
PLACARDS: Final = "placards.toml"
MUTATIONS: Final = "mutations.toml"
PARASITES: Final = "parasites.toml"
MACROORGANISMS: Final = "macroorganisms.toml"
FILES: Final = (EVENTS, LANDFORMS, PLACARDS, MUTATIONS, PARASITES, MACROORGANISMS)

#: Far above any real card file; a larger one is refused before it is read.
MAX_BYTES: Final = 1_000_000


class PackError(TrilobiteError, ValueError):
    """A pack that cannot be used. The message is one line: file, card, field, what is wrong."""


# ---------------------------------------------------------------- the shape of the files
#
# A description completes the sentence "<value> is not ..." of an error message.

Id = Annotated[
    str,
    Meta(
        pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*\Z",
        max_length=40,
        description="an id (small letters, digits and single hyphens, a letter first, 40 at most)",
    ),
]
Text = Annotated[str, Meta(min_length=1, max_length=80, description="a text of 1 to 80 characters")]
Flag = Annotated[bool, Meta(description="true or false")]
Number = Annotated[int, Meta(ge=1, le=99, description="a card number (1 to 99)")]
Colour = Annotated[
    Literal["red", "yellow", "green", "blue"],
    Meta(description="a colour (red, yellow, green, blue)"),
]
Row = Annotated[
    Literal["cosmic", "ocean", "coastal", "continent"],
    Meta(description="a row (cosmic, ocean, coastal, continent)"),
]
Climate = Annotated[Literal["warm", "cool"], Meta(description="a climate (warm, cool)")]
Eon = Annotated[
    Literal["hadean", "archean", "proterozoic"],
    Meta(description="an eon (hadean, archean, proterozoic)"),
]
Death = Annotated[Literal["manna", "enzyme"], Meta(description="a death (manna, enzyme)")]
Face = Annotated[int, Meta(ge=1, le=6, description="a die face (1 to 6)")]
Icon = Annotated[
    Literal[
        "smite",
        "heaven",
        "earth",
        "extremophile",
        "o2-spike",
        "uv-0",
        "uv-1",
        "uv-2",
        "uv-3",
        "uv-4",
        "cancer",
        "drought",
        "ozone-layer",
    ],
    Meta(
        description="an event icon (smite, heaven, earth, extremophile, o2-spike, "
        "uv-0 to uv-4, cancer, drought, ozone-layer)"
    ),
]
Special = Annotated[
    Literal["comet-shield", "waterworld", "ozone-layer", "ignores-ozone"],
    Meta(description="a special effect (comet-shield, waterworld, ozone-layer, ignores-ozone)"),
]
MicroAbility = Annotated[
    Literal[
        "immunology",
        "heat-shield",
        "o2-shield",
        "spore",
        "hgt",
        "dna",
        "fission",
        "nucleus",
        "sex",
        "red-queen",
    ],
    Meta(
        description="an ability of microorganisms (immunology, heat-shield, o2-shield, spore, "
        "hgt, dna, fission, nucleus, sex, red-queen)"
    ),
]
MacroAbility = Annotated[
    Literal[
        "immunology",
        "heat-shield",
        "o2-shield",
        "uv-shield",
        "cancer-shield",
        "drought-shield",
        "red-queen",
    ],
    Meta(
        description="an ability of macroorganisms (immunology, heat-shield, o2-shield, "
        "uv-shield, cancer-shield, drought-shield, red-queen)"
    ),
]
FourColours = Annotated[
    tuple[Colour, ...],
    Meta(min_length=4, max_length=4, description="a list of the four colours"),
]
MicroAbilities = Annotated[
    tuple[MicroAbility, ...], Meta(max_length=8, description="a list of up to 8 abilities")
]
MacroAbilities = Annotated[
    tuple[MacroAbility, ...], Meta(max_length=8, description="a list of up to 8 abilities")
]
Faces = Annotated[tuple[Face, ...], Meta(max_length=6, description="a list of up to 6 die faces")]
Few = Annotated[int, Meta(ge=0, le=9, description="a number from 0 to 9")]


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything written as a table in a card file. Fields it does not know are an error."""


class _Sourced(_Part, frozen=True, kw_only=True):
    """A part that says where its fields come from: field -> "seed: ...", "public: ...", ..."""

    provenance: dict[str, str] = {}


class Names(_Part, frozen=True, kw_only=True):
    """Display names by language."""

    en: Text
    cs: Text | None = None
    it: Text | None = None


class _Named(_Sourced, frozen=True, kw_only=True):
    names: Names


class _Card(_Sourced, frozen=True, kw_only=True):
    id: Id
    number: Number


class _NamedCard(_Card, frozen=True, kw_only=True):
    names: Names


class EventCard(_NamedCard, frozen=True, kw_only=True):
    eon: Eon
    aftershock: Flag
    order: FourColours | None = None
    landforms: (
        Annotated[tuple[Row, ...], Meta(max_length=4, description="a list of up to 4 rows")] | None
    ) = None
    icons: Annotated[tuple[Icon, ...], Meta(max_length=12, description="a list of up to 12 icons")]
    climate: Annotated[
        tuple[Climate, ...],
        Meta(max_length=2, description="a list of up to 2 climate icons"),
    ]
    special: Special | None = None


class LandformCard(_NamedCard, frozen=True, kw_only=True):
    row: Row
    position: Few
    icon: Text
    vehicle: Text
    sides: Annotated[
        tuple[Literal["inactive"], Literal["active"]],
        Meta(description='the list ["inactive", "active"]'),
    ]
    starting_side: Annotated[Literal["inactive"], Meta(description='"inactive"')]
    placards: Few
    mutations: Few
    home_of: (
        Annotated[
            Literal["marine", "terrestrial"],
            Meta(description="a side of a macroorganism (marine, terrestrial)"),
        ]
        | None
    ) = None


class LifeDice(_Part, frozen=True, kw_only=True):
    warm: Faces
    cool: Faces


class EnzymeSlot(_Part, frozen=True, kw_only=True):
    death: Death
    face: Face


class BacteriumSide(_Named, frozen=True, kw_only=True):
    id: Id
    disk: Colour
    triple_disk: Colour
    home_row: Row
    chromosomes: FourColours


class PlacardCard(_NamedCard, frozen=True, kw_only=True):
    alt_number: Number
    row: Row
    colour: Colour
    life_dice: LifeDice
    slots: Annotated[
        tuple[EnzymeSlot, ...],
        Meta(min_length=1, max_length=12, description="a list of 1 to 12 enzyme slots"),
    ]
    manna: Annotated[
        tuple[Colour, ...],
        Meta(min_length=1, max_length=8, description="a list of 1 to 8 colours"),
    ]
    dots: Annotated[tuple[Colour, ...], Meta(max_length=3, description="a list of up to 3 colours")]
    tie_break: FourColours
    smite_immune: Flag
    entry_cost: Few = 0
    bacterium: BacteriumSide


class UnpromotedSide(_Named, frozen=True, kw_only=True):
    colour: Colour
    abilities: MicroAbilities
    pollutes: Flag


class PromotedSide(_Named, frozen=True, kw_only=True):
    id: Id
    colour: Colour
    plus: Colour
    abilities: MicroAbilities
    pollutes: Flag


class MutationCard(_Card, frozen=True, kw_only=True):
    unpromoted: UnpromotedSide
    promoted: PromotedSide


class ParasiteCardSide(_Named, frozen=True, kw_only=True):
    id: Id
    slots: Annotated[
        tuple[Colour, ...],
        Meta(min_length=2, max_length=2, description="a list of 2 colours"),
    ]
    abilities: MicroAbilities
    pollutes: Flag
    circles: Few


class ParasiteCard(_Card, frozen=True, kw_only=True):
    owner: Colour
    catalyst: Colour
    sides: Annotated[
        tuple[ParasiteCardSide, ...],
        Meta(min_length=2, max_length=2, description="a list of 2 sides"),
    ]


class System(_Part, frozen=True, kw_only=True):
    """System chromosomes by colour."""

    red: Few
    yellow: Few
    green: Few
    blue: Few


class BodyPart(_Named, frozen=True, kw_only=True):
    """An organ square or an endosymbiont circle."""

    id: Id
    colour: Colour
    abilities: MacroAbilities


class MarineSide(_Named, frozen=True, kw_only=True):
    home_row: Row
    system: System
    trophic_levels: Annotated[
        tuple[Literal["P"], Literal["H"], Literal["C"]],
        Meta(description='the list ["P", "H", "C"]'),
    ]
    organs: Annotated[
        tuple[BodyPart, ...],
        Meta(min_length=1, max_length=12, description="a list of 1 to 12 organs"),
    ]
    endosymbionts: Annotated[
        tuple[BodyPart, ...], Meta(max_length=4, description="a list of up to 4 endosymbionts")
    ]


class TerrestrialSide(MarineSide, frozen=True, kw_only=True):
    id: Id


class MacroCard(_Card, frozen=True, kw_only=True):
    aliases: Annotated[
        tuple[Text, ...], Meta(max_length=4, description="a list of up to 4 names")
    ] = ()
    marine: MarineSide
    terrestrial: TerrestrialSide


class CardFiles(msgspec.Struct, frozen=True):
    """The six card files, read and checked; every list is in the order of the tables."""

    events: tuple[EventCard, ...]
    landforms: tuple[LandformCard, ...]
    placards: tuple[PlacardCard, ...]
    mutations: tuple[MutationCard, ...]
    parasites: tuple[ParasiteCard, ...]
    macroorganisms: tuple[MacroCard, ...]


# ---------------------------------------------------------------- reading


def load(pack: Path | None = None) -> CardFiles:
    """The card files, those of the pack instead of the built-in ones of the same name."""
    own = _card_files_in(pack) if pack is not None else {}
    content = {name: _read(own[name], name) if name in own else _built_in(name) for name in FILES}
    files = CardFiles(
        events=_by_number(_parse(EVENTS, content[EVENTS], EventCard)),
        landforms=_by_number(_parse(LANDFORMS, content[LANDFORMS], LandformCard)),
        placards=_by_number(_parse(PLACARDS, content[PLACARDS], PlacardCard)),
        mutations=_by_number(_parse(MUTATIONS, content[MUTATIONS], MutationCard)),
        parasites=tuple(
            sorted(
                _parse(PARASITES, content[PARASITES], ParasiteCard),
                key=lambda card: tables.COLOUR_NAMES.index(card.owner),
            )
        ),
        macroorganisms=_by_number(_parse(MACROORGANISMS, content[MACROORGANISMS], MacroCard)),
    )
    _check(files)
    return files


C = TypeVar("C", bound=_Card)


def _by_number(cards: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))


def _built_in(name: str) -> bytes:
    return (resources.files("trilobite.games.genesis") / "data" / name).read_bytes()


def _card_files_in(pack: Path) -> dict[str, Path]:
    """The card files of a pack directory by name."""
    where = f"pack {_quote(str(pack))}"
    try:
        entries = sorted(pack.iterdir())
    except FileNotFoundError:
        raise PackError(f"{where}: no such directory") from None
    except NotADirectoryError:
        raise PackError(f"{where}: not a directory") from None
    except (OSError, ValueError) as error:
        raise PackError(f"{where}: cannot be read ({_reason(error)})") from None
    found = {}
    for entry in entries:
        if entry.name in FILES:
            found[entry.name] = entry
        elif entry.name.lower().endswith(".toml"):
            close = difflib.get_close_matches(entry.name.lower(), FILES, n=1)
            expected = close[0] if close else f"one of {', '.join(FILES)}"
            raise PackError(
                f"{where}: {_quote(entry.name)} is not the name of a card file "
                f"(expected {expected})"
            )
    if not found:
        raise PackError(
            f"{where}: no card file in it (expected at least one of {', '.join(FILES)})"
        )
    return found


def _read(path: Path, name: str) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise PackError(f"{name}: not a regular file")
        if status.st_size > MAX_BYTES:
            raise PackError(f"{name}: {status.st_size} bytes are too many (up to {MAX_BYTES})")
        return path.read_bytes()
    except OSError as error:
        raise PackError(f"{name}: cannot be read ({_reason(error)})") from None


def _parse(file: str, content: bytes, kind: type[C]) -> list[C]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError(f"{file}: line {line} is not UTF-8 text") from None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise PackError(f"{file}: not valid TOML (nested too deeply)") from None
    except ValueError as error:
        raise PackError(f"{file}: not valid TOML ({_reason(error)})") from None
    for key in data:
        if key != "card":
            raise PackError(f"{file}: {_quote(key)} is not known here (expected [[card]])")
    raw = data.get("card", [])
    if not isinstance(raw, list):
        raise PackError(f"{file}: card: {_show(raw)} is not a list of cards (write [[card]])")
    return [_convert(file, position, card, kind) for position, card in enumerate(raw)]


def _convert(file: str, position: int, raw: object, kind: type[C]) -> C:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        label = raw.get("id") if isinstance(raw, dict) else None
        card = _quote(label) if isinstance(label, str) else f"number {position + 1} in the file"
        raise PackError(f"{file}: card {card}: {_explain(str(error), raw, kind)}") from None


# ---------------------------------------------------------------- wording


def _fail(file: str, card: str, field: str, text: str) -> PackError:
    return PackError(f"{file}: card {_quote(card)}: {field}: {text}")


def _quote(text: str) -> str:
    """The text in quotes, short and without characters that would break the line."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    text = "".join(c if c.isprintable() else " " for c in text)
    return text if len(text) <= 200 else text[:197] + "..."


def _show(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**12 else "a huge number"
        case float():
            return str(value)
        case str():
            return _quote(value)
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
        case _:
            return "a date or time"


_STEP: Final = re.compile(r"\.(?P<field>\w+)|\[(?P<index>\d+)\]|(?P<value>\[\.\.\.\])")


def _explain(message: str, raw: object, kind: type) -> str:
    """A validation message in plain words: field, value, what was expected."""
    place = message.rpartition(" - at `$")[2] if " - at `$" in message else ""
    value, info, path = raw, inspect.type_info(kind), ""
    for step in _STEP.finditer(place):
        inner = _unwrapped(info)
        if step["field"] and isinstance(value, dict) and isinstance(inner, inspect.StructType):
            name = step["field"]
            value, path = value[name], f"{path}.{name}" if path else name
            info = next(field.type for field in inner.fields if field.name == name)
        elif step["index"] and isinstance(value, list):
            index = int(step["index"])
            value, path = value[index], f"{path}[{index}]"
            if isinstance(inner, inspect.VarTupleType):
                info = inner.item_type
            elif isinstance(inner, inspect.TupleType):
                info = inner.item_types[index]
        elif step["value"] and isinstance(value, dict) and isinstance(inner, inspect.DictType):
            key, value = next(item for item in value.items() if not isinstance(item[1], str))
            path, info = f"{path}[{_quote(key)}]", inner.value_type
    inner = _unwrapped(info)
    if isinstance(value, dict) and isinstance(inner, inspect.StructType):
        known = [field.name for field in inner.fields]
        before = f"{path}." if path else ""
        for key in value:
            if key not in known:
                name = key if re.fullmatch(r"[a-z_]{1,40}", key) else _quote(key)
                return f"{before}{name}: unknown field (expected {', '.join(known)})"
        for field in inner.fields:
            if field.required and field.name not in value:
                return f"{before}{field.name}: missing (expected {_expected(field.type)})"
    before = f"{path}: " if path else ""
    return f"{before}{_show(value)} is not {_expected(info)}"


def _unwrapped(info: inspect.Type) -> inspect.Type:
    """The type without its description and without "or nothing"."""
    while True:
        if isinstance(info, inspect.Metadata):
            info = info.type
        elif isinstance(info, inspect.UnionType):
            info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
        else:
            return info


def _expected(info: inspect.Type) -> str:
    """What a value of the type is, in words."""
    if isinstance(info, inspect.UnionType):
        info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
    if isinstance(info, inspect.Metadata) and info.extra_json_schema:
        return str(info.extra_json_schema["description"])
    if isinstance(info, inspect.LiteralType):
        return " or ".join(f'"{word}"' for word in info.values)
    return "a text" if isinstance(info, inspect.StrType) else "a table"


# ---------------------------------------------------------------- what a set must hold

_SOURCE: Final = re.compile(r"(seed|public|designed): \S.*")


def _check(files: CardFiles) -> None:
    """Raise a PackError unless the set is complete and fits together."""
    _check_common(EVENTS, files.events, 37, 60)
    _check_common(LANDFORMS, files.landforms, 1, 4)
    _check_common(PLACARDS, files.placards, 1, 16)
    _check_common(MUTATIONS, files.mutations, 17, 36)
    _check_common(PARASITES, files.parasites, 5, 8)
    _check_common(MACROORGANISMS, files.macroorganisms, 9, 16)
    _check_events(files.events)
    _check_landforms(files.landforms)
    _check_placards(files.placards)
    _check_mutations(files.mutations)
    _check_parasites(files.parasites)
    _check_macroorganisms(files.macroorganisms)


def _check_common(file: str, cards: Sequence[_Card], first: int, last: int) -> None:
    """Count, ids, printed numbers, and texts that can be shown."""
    size = last - first + 1
    if len(cards) != size:
        raise PackError(f"{file}: {len(cards)} cards (expected {size})")
    _check_unique(file, [(card.id, "id", card.id) for card in cards])
    numbers: dict[int, str] = {}
    for card in cards:
        if not first <= card.number <= last:
            text = f"{card.number} is out of range (expected {first} to {last})"
            raise _fail(file, card.id, "number", text)
        if card.number in numbers:
            text = f"{card.number} is taken by card {_quote(numbers[card.number])}"
            raise _fail(file, card.id, "number", f"{text} (expected a number of its own)")
        numbers[card.number] = card.id
        for path, part in _parts(card, ""):
            _check_texts(file, card.id, path, part)


def _parts(part: msgspec.Struct, path: str) -> Iterator[tuple[str, msgspec.Struct]]:
    """The part and every part inside it, with the prefix of its field names."""
    yield path, part
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, msgspec.Struct):
            yield from _parts(value, f"{path}{name}.")
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, msgspec.Struct):
                    yield from _parts(item, f"{path}{name}[{index}].")


def _check_texts(file: str, card: str, path: str, part: msgspec.Struct) -> None:
    for name in part.__struct_fields__:
        value = getattr(part, name)
        texts = {path + name: value}
        if isinstance(value, tuple):
            texts = {f"{path}{name}[{index}]": item for index, item in enumerate(value)}
        for where, text in texts.items():
            if isinstance(text, str) and not text.isprintable():
                problem = f"{_quote(text)} has a character that cannot be shown"
                raise _fail(file, card, where, f"{problem} (expected plain text)")
    if isinstance(part, _Sourced):
        for field, source in part.provenance.items():
            where = f"{path}provenance[{_quote(field)}]"
            if re.split(r"[.\[@]", field)[0] not in part.__struct_fields__:
                raise _fail(file, card, where, "no such field on the card")
            if not _SOURCE.fullmatch(source) or not source.isprintable():
                expected = 'expected "seed: ...", "public: ..." or "designed: ..."'
                raise _fail(file, card, where, f"{_quote(source)} names no source ({expected})")


def _check_unique(file: str, ids: Iterable[tuple[str, str, str]]) -> None:
    """No id twice; each comes as card, field, id."""
    owner: dict[str, str] = {}
    for card, field, name in ids:
        if name in owner:
            text = f"{_quote(name)} is taken by card {_quote(owner[name])}"
            raise _fail(file, card, field, f"{text} (expected an id of its own)")
        owner[name] = card


def _check_distinct(file: str, card: str, field: str, values: Sequence[object]) -> None:
    for index, value in enumerate(values):
        if value in values[:index]:
            text = f"{_show(value)} is there twice (expected once at most)"
            raise _fail(file, card, f"{field}[{index}]", text)


def _check_counts(file: str, what: str, found: Iterable[str], expected: Mapping[str, int]) -> None:
    counts = Counter(found)
    for name, count in expected.items():
        if counts[name] != count:
            raise PackError(f"{file}: {counts[name]} cards with {what} {name} (expected {count})")


def _check_events(cards: Sequence[EventCard]) -> None:
    eons = {"hadean": 6, "archean": 7, "proterozoic": 11}
    _check_counts(EVENTS, "eon", (card.eon for card in cards), eons)
    for card in cards:
        for field, value in (("order", card.order), ("landforms", card.landforms)):
            if card.aftershock and value is not None:
                text = "must be left out of an aftershock (the next card supplies it)"
                raise _fail(EVENTS, card.id, field, text)
            if not card.aftershock:
                if value is None:
                    text = "missing (expected on every card but an aftershock)"
                    raise _fail(EVENTS, card.id, field, text)
                _check_distinct(EVENTS, card.id, field, value)
        if ("ozone-layer" in card.icons) != (card.special == "ozone-layer"):
            text = "the special effect ozone-layer and the icon ozone-layer go together"
            raise _fail(EVENTS, card.id, "special", text)


ROW_SIZES: Final = {"cosmic": 3, "ocean": 3, "coastal": 5, "continent": 5}


def _check_landforms(cards: Sequence[LandformCard]) -> None:
    homes = {"ocean": "marine", "continent": "terrestrial"}
    _check_counts(LANDFORMS, "row", (card.row for card in cards), dict.fromkeys(ROW_SIZES, 1))
    for card in cards:
        for field, value, expected in (
            ("position", card.position, tables.ROW_NAMES.index(card.row) + 1),
            ("placards", card.placards, ROW_SIZES[card.row]),
            ("mutations", card.mutations, 5),
            ("home_of", card.home_of, homes.get(card.row)),
        ):
            if value != expected:
                text = f"{value or 'none'} does not fit the row {card.row}"
                raise _fail(LANDFORMS, card.id, field, f"{text} (expected {expected or 'none'})")


def _check_placards(cards: Sequence[PlacardCard]) -> None:
    _check_counts(PLACARDS, "row", (card.row for card in cards), ROW_SIZES)
    _check_unique(PLACARDS, [(card.id, "bacterium.id", card.bacterium.id) for card in cards])
    for card in cards:
        for field, values in (
            ("life_dice.warm", card.life_dice.warm),
            ("life_dice.cool", card.life_dice.cool),
            ("dots", card.dots),
            ("tie_break", card.tie_break),
            ("bacterium.chromosomes", card.bacterium.chromosomes),
        ):
            _check_distinct(PLACARDS, card.id, field, values)
        cubes = list(dict.fromkeys(card.manna))
        if {*cubes, *card.dots} != {*tables.COLOUR_NAMES} or {*cubes} & {*card.dots}:
            text = "not the colours without a cube"
            rest = [colour for colour in tables.COLOUR_NAMES if colour not in cubes]
            expected = ", ".join(rest) or "none"
            raise _fail(PLACARDS, card.id, "dots", f"{text} (expected {expected})")
        if [colour for colour in card.tie_break if colour in cubes] != cubes:
            text = f"not in the order of the manna (expected {', '.join(cubes)} in this order)"
            raise _fail(PLACARDS, card.id, "tie_break", text)
        if card.alt_number != card.number + 60:
            text = f"{card.alt_number} does not fit the number {card.number}"
            expected = str(card.number + 60)
            raise _fail(PLACARDS, card.id, "alt_number", f"{text} (expected {expected})")


def _check_mutations(cards: Sequence[MutationCard]) -> None:
    sides = [(card.id, "id", card.id) for card in cards]
    sides += [(card.id, "promoted.id", card.promoted.id) for card in cards]
    _check_unique(MUTATIONS, sides)
    for card in cards:
        if card.promoted.colour != card.unpromoted.colour:
            text = f"{card.promoted.colour} is not the colour of the unpromoted side"
            expected = card.unpromoted.colour
            raise _fail(MUTATIONS, card.id, "promoted.colour", f"{text} (expected {expected})")


def _check_parasites(cards: Sequence[ParasiteCard]) -> None:
    owners = dict.fromkeys(tables.COLOUR_NAMES, 1)
    _check_counts(PARASITES, "owner", (card.owner for card in cards), owners)
    sides = [
        (card.id, f"sides[{index}].id", side.id)
        for card in cards
        for index, side in enumerate(card.sides)
    ]
    _check_unique(PARASITES, sides)
    for card in cards:
        if card.catalyst != card.owner:
            text = f"{card.catalyst} is not the colour of the owner (expected {card.owner})"
            raise _fail(PARASITES, card.id, "catalyst", text)


def _check_macroorganisms(cards: Sequence[MacroCard]) -> None:
    sides = [(card.id, "id", card.id) for card in cards]
    sides += [(card.id, "terrestrial.id", card.terrestrial.id) for card in cards]
    _check_unique(MACROORGANISMS, sides)
    for card in cards:
        for name, side, home in (
            ("marine", card.marine, "ocean"),
            ("terrestrial", card.terrestrial, "continent"),
        ):
            if side.home_row != home:
                text = f"{side.home_row} is not the home of this side (expected {home})"
                raise _fail(MACROORGANISMS, card.id, f"{name}.home_row", text)
            taken: set[str] = set()
            for kind, parts in (("organs", side.organs), ("endosymbionts", side.endosymbionts)):
                for index, part in enumerate(parts):
                    if part.id in taken:
                        text = f"{_quote(part.id)} is there twice on this side (expected once)"
                        field = f"{name}.{kind}[{index}].id"
                        raise _fail(MACROORGANISMS, card.id, field, text)
                    taken.add(part.id)
            colours = [part.colour for part in side.endosymbionts]
            for index, colour in enumerate(colours):
                if colour in colours[:index]:
                    text = f"{colour} is there twice on this side (expected once at most)"
                    field = f"{name}.endosymbionts[{index}].colour"
                    raise _fail(MACROORGANISMS, card.id, field, text)


# ---------------------------------------------------------------- the set as the rules see it

_DECORATION: Final = frozenset({"names", "provenance", "aliases", "icon", "vehicle"})
_UNORDERED: Final = frozenset({"abilities", "landforms", "warm", "cool", "chromosomes"})


def data_hash(files: CardFiles) -> str:
    """A name for what affects play: equal for sets that differ in names and sources only."""
    content = {
        name: [_playing(msgspec.to_builtins(card)) for card in getattr(files, name)]
        for name in files.__struct_fields__
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode("ascii")).hexdigest()


def _playing(value: Any, field: str = "") -> Any:
    """The value without decoration, lists without an order sorted."""
    if isinstance(value, dict):
        return {
            name: _playing(inner, name)
            for name, inner in value.items()
            if name not in _DECORATION and inner is not None
        }
    if isinstance(value, (list, tuple)):
        items = [_playing(item) for item in value]
        return sorted(items) if field in _UNORDERED else items
    return value


def build(files: CardFiles) -> tables.Cards:
    """The tables that the rules read."""
    return tables.Cards(
        events=[_event(card) for card in files.events],
        placards=[_placard(card) for card in files.placards],
        mutations=[_mutation(card) for card in files.mutations],
        parasites=[_parasite(card, side) for card in files.parasites for side in card.sides],
        macros=[_macro(card) for card in files.macroorganisms],
        hash=data_hash(files),
    )


@cache
def default_cards() -> tables.Cards:
    """The tables of the built-in cards, made once."""
    return build(load())


def _colours(names: Iterable[str]) -> list[int]:
    return [tables.COLOUR_NAMES.index(name) for name in names]


def _counts(abilities: Collection[str]) -> list[int]:
    """How many icons of each ability."""
    counts = Counter(abilities)
    return [counts[name] for name in tables.ABILITY_NAMES]


def _event(card: EventCard) -> tables.Event:
    landforms = card.landforms or ()
    icons = []
    arguments = []
    for icon in card.icons:
        kind, _, limit = icon.partition("-") if icon.startswith("uv-") else (icon, "", "")
        icons.append(tables.ICON_NAMES.index(kind))
        arguments.append(int(limit or 0))
    for climate in card.climate:
        icons.append(tables.CLIMATE)
        arguments.append(tables.CLIMATE_NAMES.index(climate))
    return tables.Event(
        id=card.id,
        number=card.number,
        eon=tables.EON_NAMES.index(card.eon),
        aftershock=card.aftershock,
        active=[row in landforms for row in tables.ROW_NAMES],
        icons=icons,
        icon_args=arguments,
        order=_colours(card.order or ()),
        comet_shield=card.special == "comet-shield",
        waterworld=card.special == "waterworld",
        ozone_layer=card.special == "ozone-layer",
        ignores_ozone=card.special == "ignores-ozone",
    )


def _placard(card: PlacardCard) -> tables.Placard:
    back = card.bacterium
    return tables.Placard(
        id=card.id,
        bacterium_id=back.id,
        row=tables.ROW_NAMES.index(card.row),
        colour=tables.COLOUR_NAMES.index(card.colour),
        life=[
            [face in faces for face in range(7)]
            for faces in (card.life_dice.warm, card.life_dice.cool)
        ],
        slot_face=[slot.face for slot in card.slots],
        slot_kind=[tables.DEATH_NAMES.index(slot.death) for slot in card.slots],
        manna=_colours(card.manna),
        tie_break=_colours(card.tie_break),
        smite_immune=card.smite_immune,
        entry_cost=card.entry_cost,
        disk=tables.COLOUR_NAMES.index(back.disk),
        triple_disk=tables.COLOUR_NAMES.index(back.triple_disk),
        home_row=tables.ROW_NAMES.index(back.home_row),
    )


def _mutation(card: MutationCard) -> tables.Mutation:
    front, back = card.unpromoted, card.promoted
    return tables.Mutation(
        id=card.id,
        colour=tables.COLOUR_NAMES.index(front.colour),
        plus=tables.COLOUR_NAMES.index(back.plus),
        sides=[
            tables.MutationSide(card.id, _counts(front.abilities), front.pollutes),
            tables.MutationSide(back.id, _counts(back.abilities), back.pollutes),
        ],
    )


def _parasite(card: ParasiteCard, side: ParasiteCardSide) -> tables.ParasiteSide:
    return tables.ParasiteSide(
        id=side.id,
        colour=tables.COLOUR_NAMES.index(card.owner),
        slots=_colours(side.slots),
        icons=_counts(side.abilities),
        pollutes=side.pollutes,
        circles=side.circles,
    )


def _macro(card: MacroCard) -> tables.Macro:
    sides = [
        tables.MacroSide(
            id=name,
            system=[side.system.red, side.system.yellow, side.system.green, side.system.blue],
            organs=[
                tables.Organ(
                    part.id, tables.COLOUR_NAMES.index(part.colour), _counts(part.abilities)
                )
                for part in side.organs
            ],
            circles=[
                tables.Circle(
                    part.id, tables.COLOUR_NAMES.index(part.colour), _counts(part.abilities)
                )
                for part in side.endosymbionts
            ],
        )
        for name, side in ((card.id, card.marine), (card.terrestrial.id, card.terrestrial))
    ]
    return tables.Macro(card.id, sides)


# ---------------------------------------------------------------- names and sources


def names(files: CardFiles) -> dict[str, dict[str, dict[str, str]]]:
    """Display names: domain -> id -> language -> name.

    The domains are event, landform, placard (the refugium), bacterium, mutation, parasite and
    macro (both sides of each), organ and circle (with ids such as "sea-stars/kidney").
    """
    found: dict[str, dict[str, dict[str, str]]] = {}
    for domain, name, words, _ in _entries(files):
        languages = {"en": words.en, "cs": words.cs, "it": words.it}
        known = {language: text for language, text in languages.items() if text is not None}
        found.setdefault(domain, {})[name] = known
    return found


def provenance(files: CardFiles, domain: str, name: str) -> dict[str, str]:
    """Where the fields of a card or part come from; domains and ids as in `names`."""
    for entry_domain, entry_name, _, sources in _entries(files):
        if (entry_domain, entry_name) == (domain, name):
            return sources
    raise KeyError((domain, name))


def _entries(files: CardFiles) -> Iterator[tuple[str, str, Names, dict[str, str]]]:
    """Everything that has a name: domain, id, names, sources."""
    for event in files.events:
        yield "event", event.id, event.names, event.provenance
    for landform in files.landforms:
        yield "landform", landform.id, landform.names, landform.provenance
    for placard in files.placards:
        back = placard.bacterium
        yield "placard", placard.id, placard.names, placard.provenance
        yield "bacterium", back.id, back.names, back.provenance
    for mutation in files.mutations:
        for name, face in (
            (mutation.id, mutation.unpromoted),
            (mutation.promoted.id, mutation.promoted),
        ):
            yield "mutation", name, face.names, mutation.provenance | face.provenance
    for parasite in files.parasites:
        for half in parasite.sides:
            yield "parasite", half.id, half.names, parasite.provenance | half.provenance
    for macro in files.macroorganisms:
        for name, side in ((macro.id, macro.marine), (macro.terrestrial.id, macro.terrestrial)):
            yield "macro", name, side.names, macro.provenance | side.provenance
            for organ in side.organs:
                yield "organ", f"{name}/{organ.id}", organ.names, organ.provenance
            for circle in side.endosymbionts:
                yield "circle", f"{name}/{circle.id}", circle.names, circle.provenance

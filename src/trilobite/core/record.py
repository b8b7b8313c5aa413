"""The text form of a record: a header and one line for each answer, roll and draw.

    trilobite-record 1
    game genesis
    rules 1
    data sha256:...
    option players 2
    seat 0 Anna
    seat 1 random
    ---
    ~ draw event mars-paleo-ocean
    0> biont pool interplanetary-dust
    1= done
    ~ roll 3 4

`>` is an answer, `=` one that gave itself because there was a single option, `~` is chance.
Lines that begin with `#` and empty lines are comments.
"""

from typing import Any, Final

import msgspec

from trilobite.core.chance import Answer, Draw, Entry, Roll
from trilobite.core.decision import Option
from trilobite.core.errors import RecordError, shown
from trilobite.core.words import LONGEST_NUMBER, Words

FORMAT: Final = "trilobite-record 1"
END_OF_HEADER: Final = "---"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game was played with."""

    game: str
    rules: int
    data: str
    options: dict[str, Any] = {}
    seats: list[str] = []
    #: Hash of the seed, published at the start; the seed itself is added at the end.
    commitment: str | None = None
    seed: str | None = None
    #: Where all people took back what had been revealed: from that line of the game on the dice
    #: come from the seed of that number.
    anew: list[tuple[int, int]] = []
    #: Where the adviser was asked: the lines of the game before, and by which seat.
    advised: list[tuple[int, int]] = []
    #: Who has a head start: the seat, and its points (see `head_starts`).
    head_starts: list[tuple[int, int]] = []


class Record(msgspec.Struct, frozen=True):
    """A header and entries in words that do not need the game's rules to be read."""

    header: Header
    lines: list[str]


def dump(record: Record) -> str:
    """The text of a record."""
    header = record.header
    out = [FORMAT, f"game {header.game}", f"rules {header.rules}", f"data {header.data}"]
    for name, value in header.options.items():
        out.append(f"option {name} {msgspec.json.encode(value).decode()}")
    for seat, who in enumerate(header.seats):
        if who != who.strip() or "\n" in who:
            raise RecordError(
                "seat {seat}: {given} is not a name on one line",
                "record-seat-name",
                seat=seat,
                given=shown(who),
            )
        out.append(f"seat {seat} {who}")
    if header.commitment is not None:
        out.append(f"commitment {header.commitment}")
    if header.seed is not None:
        out.append(f"seed {header.seed}")
    for word, pairs in (
        ("head-start", header.head_starts),
        ("anew", header.anew),
        ("advised", header.advised),
    ):
        out += [f"{word} {one} {other}" for one, other in pairs]
    return "\n".join([*out, END_OF_HEADER, *record.lines]) + "\n"


def load(text: str) -> Record:
    """Reads the text of a record. Raises RecordError with the line and what is wrong."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise RecordError("line 1: a record begins with '{format}'", "record-format", format=FORMAT)
    fields: dict[str, str] = {}
    options: dict[str, Any] = {}
    seats: list[str] = []
    pairs: dict[str, list[tuple[int, int]]] = {"head-start": [], "anew": [], "advised": []}
    body: list[str] = []
    in_header = True
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not in_header:
            body.append(line)
        elif line == END_OF_HEADER:
            in_header = False
        else:
            _read_header_line(number, line, fields, options, seats, pairs)
    if in_header:
        raise RecordError(
            "the header does not end with '{end}'", "record-header-end", end=END_OF_HEADER
        )
    for name in ("game", "rules", "data"):
        if name not in fields:
            raise RecordError("the header does not say '{field}'", "record-field", field=name)
    if not is_number(fields["rules"]):
        raise RecordError(
            "rules {given} is not a version number", "record-rules", given=shown(fields["rules"])
        )
    header = Header(
        game=fields["game"],
        rules=int(fields["rules"]),
        data=fields["data"],
        options=options,
        seats=seats,
        commitment=fields.get("commitment"),
        seed=fields.get("seed"),
        anew=pairs["anew"],
        advised=pairs["advised"],
        head_starts=pairs["head-start"],
    )
    return Record(header, body)


def _read_header_line(
    number: int,
    line: str,
    fields: dict[str, str],
    options: dict[str, Any],
    seats: list[str],
    pairs: dict[str, list[tuple[int, int]]],
) -> None:
    word, _, rest = line.partition(" ")
    if word == "option":
        name, _, value = rest.partition(" ")
        if name in options:
            raise RecordError(
                "line {number}: option {field} is given twice",
                "record-twice",
                number=number,
                field=shown(name),
            )
        try:
            options[name] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError) as error:
            raise RecordError(
                "line {number}: the value of option {field} is not JSON",
                "record-json",
                number=number,
                field=shown(name),
            ) from error
    elif word == "seat":
        seat, _, who = rest.partition(" ")
        if seat != str(len(seats)):
            raise RecordError(
                "line {number}: expected seat {seat}",
                "record-seat",
                number=number,
                seat=len(seats),
            )
        seats.append(who)
    elif word in pairs:
        numbers = rest.split()
        if len(numbers) != 2 or not all(is_number(each) for each in numbers):
            raise RecordError(
                "line {number}: '{field}' has two numbers, not {given}",
                "record-pair",
                number=number,
                field=word,
                given=shown(rest),
            )
        pairs[word].append((int(numbers[0]), int(numbers[1])))
    elif word in ("game", "rules", "data", "commitment", "seed"):
        if word in fields:
            raise RecordError(
                "line {number}: '{field}' is given twice",
                "record-twice",
                number=number,
                field=word,
            )
        fields[word] = rest
    else:
        raise RecordError(
            "line {number}: {given} is not a header field",
            "record-no-field",
            number=number,
            given=shown(word),
        )


def is_number(text: str) -> bool:
    """Whether the text is a plain number of sensible length."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


def line_of(entry: Entry, words: Words) -> str:
    """One entry as a line."""
    if isinstance(entry, Answer):
        return f"{entry.seat}{'=' if entry.auto else '>'} {words.key(entry.option)}"
    if isinstance(entry, Roll):
        return " ".join(["~ roll", *map(str, entry.dice)])
    return f"~ draw {entry.domain} {words.name(entry.domain, entry.value)}"


def entry_of(line: str, words: Words) -> Entry:
    """The entry a line stands for. Raises RecordError with what is wrong."""
    if line.startswith("~"):
        return _outcome_of(line, words)
    for mark, auto in ((">", False), ("=", True)):
        seat, found, key = line.partition(mark)
        if found and is_number(seat.strip()):
            return Answer(int(seat), option_of(key, words), auto)
    raise RecordError(
        "{given} is neither an answer (0> ...) nor chance (~ ...)",
        "record-line",
        given=shown(line),
    )


def _outcome_of(line: str, words: Words) -> Entry:
    parts = line[1:].split()
    if parts[:1] == ["roll"]:
        faces = parts[1:]
        if not all(face in ("1", "2", "3", "4", "5", "6") for face in faces):
            raise RecordError("{given}: dice show 1 to 6", "record-dice", given=shown(line))
        return Roll([int(face) for face in faces])
    if len(parts) == 3 and parts[0] == "draw":
        value = words.number(parts[1], parts[2])
        if value is None:
            raise RecordError(
                "{given}: there is no such {domain}",
                "record-draw",
                given=shown(line),
                domain=shown(parts[1]),
            )
        return Draw(parts[1], value)
    raise RecordError("{given} is neither a roll nor a draw", "record-outcome", given=shown(line))


def option_of(key: str, words: Words) -> Option:
    """The option a key stands for."""
    parts = key.split()
    verb = parts[0] if parts else ""
    domains = words.options.get(verb)
    if domains is None or len(parts) != 1 + len(domains):
        raise RecordError(
            "{given} is not an answer of this game", "record-option", given=shown(key.strip())
        )
    arguments = [-1, -1]
    for index, (domain, name) in enumerate(zip(domains, parts[1:], strict=True)):
        number = words.number(domain, name)
        if number is None:
            raise RecordError(
                "{given}: there is no {domain} {name}",
                "record-name",
                given=shown(key.strip()),
                domain=domain,
                name=shown(name),
            )
        arguments[index] = number
    return (verb, arguments[0], arguments[1])

"""The shapes that clients send and get, each of them here and nowhere else.

A field of an answer that has a default is left out where it has that value.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypedDict

import msgspec
from msgspec import Meta

from trilobite.core.preview import End, MarkKind, Tone
from trilobite.tables.model import (
    LONGEST_LINE,
    LONGEST_NAME,
    LONGEST_NOTES,
    SLOWEST,
    Dice,
    Motion,
    Talk,
    What,
    Word,
)

#: The longest record that can be opened, in characters.
LONGEST_RECORD: Final = 2_000_000

#: Domain and name: `["refugium", "warm-pond"]`, `["number", "3"]`.
Named = tuple[str, str]


def described(name: str) -> Meta:
    """Refers to a shape that is described under that name."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{name}"})


#: Shapes that msgspec does not describe: it cannot tell the members of such unions apart.
DESCRIBED: Final[dict[str, dict[str, Any]]] = {
    "Named": {
        "description": "Domain and name.",
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "prefixItems": [{"type": "string"}, {"type": "string"}],
        "items": False,
    },
    "Fact": {
        "description": "A number, a text, something named, a phrase, or several of these.",
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            {"$ref": "#/components/schemas/Named"},
            {"$ref": "#/components/schemas/PhraseOut"},
            {"$ref": "#/components/schemas/SeveralOut"},
        ],
    },
    "Context": {
        "description": "What a decision is about, by name; the dice if it is about dice.",
        "type": "object",
        "properties": {"dice": {"type": "array", "items": {"type": "integer"}}},
        "additionalProperties": {"$ref": "#/components/schemas/About"},
    },
    "About": {
        "description": "Something named, a list of these, or plain numbers.",
        "anyOf": [
            {"$ref": "#/components/schemas/Named"},
            {"type": "array", "items": {"$ref": "#/components/schemas/Named"}},
            {"type": "array", "items": {"type": "integer"}},
            {"type": "integer"},
        ],
    },
}

Fact = Annotated[Any, described("Fact")]
Context = Annotated[dict[str, Any], described("Context")]

#: Plain values, whose shape is the game's.
Plain = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": True})]

#: The game knows which there are and refuses all others.
Options = Annotated[dict[str, Any], described("SetupOptions")]

Facts = dict[str, Fact]

#: What an analysis counts, and how bad a loss is.
Unit = Literal["chance", "points"]
Grade = Literal[0, 1, 2, 3]


#: What a change of options is about.
Field = Literal["variant", "without", "mode", "players", "ruleset"]


class In(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: nothing that we do not know."""


class Out(msgspec.Struct, omit_defaults=True):
    """What clients get."""


# --- what clients send --------------------------------------------------------------------


class SeatIn(In):
    """A seat of a new table."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    bot: Annotated[str, Meta(max_length=40, description="A bot's name, or its level.")] = "greedy"


class NewTable(In, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)] = "genesis"
    options: Options = {}
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=8)]
    seed: Annotated[str, Meta(max_length=64)] | None = None
    pace: Annotated[
        int, Meta(ge=0, le=SLOWEST, description="Milliseconds between the answers of bots.")
    ] = 300
    pack: Annotated[str, Meta(max_length=100, description="Empty for the game's own cards.")] = ""
    shared: Annotated[
        bool, Meta(description="Several people share this screen: what is secret is covered.")
    ] = False
    advice: Annotated[
        bool,
        Meta(description="The adviser may be asked although several people play; all are told."),
    ] = False
    talk: Annotated[
        Talk, Meta(description="Who may talk: all, those who play, or those in quick words only.")
    ] = "all"
    consent: Annotated[
        bool, Meta(description="Whether all may agree to take back what was revealed.")
    ] = True
    listed: Annotated[
        bool, Meta(description="Whether anybody may find it while it has an empty seat.")
    ] = False


class Claim(In):
    """Who takes a seat."""

    name: Annotated[str, Meta(max_length=200)] = ""


class Renew(In):
    """Which link is made anew."""

    which: Literal["claim", "watch"]


class Notes(In):
    """What somebody writes down about a table, for themselves."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class Fit(In):
    """Options in the making."""

    options: Options


class Continued(In):
    """What to go on from: a finished table, or the text of a file, JSON or TOML."""

    table: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_RECORD)] = ""


class NewPack(In):
    """A set of cards: its files by name."""

    name: Annotated[str, Meta(max_length=60)]
    files: dict[str, str]


class Fork(In):
    """A what-if from the given number of answers on."""

    answers: Annotated[int, Meta(ge=0)]


class Upload(In):
    """A record to open as a table."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class MessageIn(In):
    """What a browser says at a table. An answer has seat, key and version; a restart may name the
    seat; a pace has milliseconds; a skip lets bots answer at once until a person is asked. On a
    shared screen a seat is shown what only it may see, until it has answered or is covered
    again. In a lesson one goes on, goes back, lets the script play a step, or points at a piece,
    whose name is the key. Beside the game: `here` says that somebody is at the screen; what is said
    has a text or a quick word, and those who watch give a name; `unsay` names a line; `ask` names
    the step to go back to; a vote has its motion and the seat it is about, and `unvote` takes it
    back; `leave` gives up a seat."""

    type: Literal[
        "answer",
        "undo",
        "redo",
        "restart",
        "pace",
        "skip",
        "show",
        "cover",
        "next",
        "back",
        "step",
        "point",
        "here",
        "say",
        "unsay",
        "ask",
        "agree",
        "decline",
        "withdraw",
        "vote",
        "unvote",
        "go-on",
        "leave",
    ]
    seat: int | None = None
    key: str = ""
    version: int | None = None
    pace: int | None = None
    text: Annotated[str, Meta(max_length=2 * LONGEST_LINE)] = ""
    word: Word | None = None
    name: str = ""
    line: int = 0
    answers: int = 0
    motion: Motion | None = None
    about: int | None = None


class Me(In):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(max_length=200)]


class DeviceLink(In):
    """The link that makes this browser one of somebody's."""

    link: Annotated[str, Meta(max_length=100)]


class Credential(In):
    """A passkey that a browser has made or shown, as it gives it, with the ticket that it was asked
    with."""

    ticket: Annotated[str, Meta(max_length=100)]
    credential: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
    name: Annotated[str, Meta(max_length=200)] = ""


class SetupOptions(TypedDict, total=False):
    """How a table is set up; the ruleset and mode where a game has more than one."""

    players: int
    variants: list[str]
    ruleset: str
    mode: str
    colours: list[str]


# --- what clients get ---------------------------------------------------------------------


class Text(msgspec.Struct):
    """A text that is no JSON, and its language if it has one."""

    text: str
    language: str = ""
    kind: str = "text/plain"


class ErrorOut(Out):
    """What was refused, and why."""

    error: Annotated[str, Meta(description="One line in English.")]
    key: Annotated[
        str, Meta(description="Stable: the name of the problem, for a client's own words.")
    ]
    args: Annotated[dict[str, str | int], Meta(description="Facts for these words.")]
    detail: Annotated[
        str, Meta(description="Stable: the name of the sentence that says what exactly is wrong.")
    ] = ""


class ErrorMessage(ErrorOut, tag="error", tag_field="type"):
    """A problem, at a table. The state follows."""


class TableCreated(Out):
    """Where a new table is."""

    id: str


class Claimed(Out):
    """A seat was taken."""

    mine: bool


class ContinuedOut(Out):
    """How a game goes on from another."""

    options: Options
    seats: Annotated[list[str], Meta(description="Who sat where, if it is known.")]


class Links(Out):
    """What opens a table to others."""

    claim: str
    watch: str


class DeviceOut(Out):
    """A browser that somebody uses."""

    id: str
    name: str
    made: Annotated[int, Meta(description="Seconds since 1970.")]
    seen: int
    here: Annotated[bool, Meta(description="Whether it is the one that asks.")]


class PasskeyOut(Out):
    """A passkey of somebody's."""

    id: str
    name: str
    made: int
    used: Annotated[int, Meta(description="0 if it was not used yet.")]


class MeOut(Out):
    """Who asks, and by what they are known."""

    name: str
    devices: list[DeviceOut]
    passkeys: list[PasskeyOut]
    lobby: Annotated[bool, Meta(description="Whether tables can be opened to anybody here.")]


class DeviceLinkOut(Out):
    """A link for one more device: it opens once."""

    link: str
    until: Annotated[int, Meta(description="Seconds since 1970.")]


class CeremonyOut(Out):
    """What a browser needs in order to make or show a passkey."""

    ticket: str
    options: Annotated[str, Meta(description="JSON, as browsers take it.")]


class FeedOut(Out):
    """The end of the private address of one's list of games."""

    token: str


class ExportOut(Out):
    """All that is kept of somebody: files by name."""

    files: dict[str, str]


class NotesOut(Out):
    """What somebody has written down about a table."""

    text: str


class PresenceOut(Out):
    """Who sits in a seat, beside the game."""

    here: Annotated[bool, Meta(description="Whether a page of theirs is open at the table.")]
    seen: Annotated[
        int | None, Meta(description="When they last did something, in seconds since 1970.")
    ]
    since: Annotated[
        int | None, Meta(description="Since when the game waits for them, if it does.")
    ]


class LineOut(Out):
    """Something that somebody did beside the game."""

    number: int
    at: Annotated[int, Meta(description="Seconds since 1970.")]
    what: What
    seat: int | None
    name: str
    text: str = ""
    word: Word | None = None
    answers: int = 0
    steps: int = 0
    motion: Motion | None = None
    about: int | None = None
    line: int = 0


class RequestOut(Out):
    """Somebody asks to go back past what was revealed."""

    seat: int
    answers: Annotated[int, Meta(description="The step to go back to.")]
    steps: Annotated[int, Meta(description="How many answers would be taken back.")]
    agreed: list[int]
    missing: Annotated[list[int], Meta(description="Seats of those who have not answered.")]
    dice: Annotated[list[int], Meta(description="The dice that would be rolled anew.")]
    draws: Annotated[int, Meta(description="How much would be drawn anew.")]


class VoteOut(Out):
    """How far a vote has come."""

    motion: Motion
    about: int | None
    seats: Annotated[list[int], Meta(description="Who is for it.")]
    needed: int


class CompanyOut(Out, tag="company", tag_field="type"):
    """The people at a table, told to those who have said `here` when something has changed about
    them."""

    seats: list[PresenceOut]
    watching: Annotated[int, Meta(description="How many look on.")]
    watchers: Annotated[list[str], Meta(description="The names of those who gave one.")]
    lines_from: Annotated[
        int, Meta(description="`lines` is all that there is if it is 0; otherwise they are new.")
    ]
    lines_until: Annotated[int, Meta(description="How many lines there are in all.")]
    lines: list[LineOut]
    request: RequestOut | None
    can_ask: Annotated[
        int | None,
        Meta(description="The step that one could ask to go back to, if one has to ask."),
    ]
    refused: Annotated[
        Literal["never", "declined", ""], Meta(description="Why one cannot ask, if so.")
    ]
    votes: list[VoteOut]
    paused: bool
    ended: bool
    talk: Talk
    listed: bool
    people: Annotated[int, Meta(description="How many people play here.")]


class SeatOut(Out):
    """A seat as everybody sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: Annotated[str, Meta(description="Which bot; empty for people.")]
    taken: bool
    mine: bool
    former: Annotated[bool, Meta(description="Whether who played here is gone for good.")] = False


class OutcomeOut(Out):
    """How a game ended; without an order if its people ended it."""

    scores: list[int]
    order: list[int]
    at: Annotated[int, Meta(description="Seconds since 1970.")]


class OpenTableOut(Out):
    """A table that anybody may join."""

    id: str
    created: str
    game: str
    options: Options
    seats: "list[SeatOut]"
    link: Annotated[str, Meta(description="What opens its empty seats.")]


class PlayedOut(Out):
    """A finished game of somebody's."""

    id: str
    game: str
    at: Annotated[int, Meta(description="When it ended, in seconds since 1970.")]
    seconds: Annotated[int, Meta(description="From the first move to the last.")]
    points: int
    place: Annotated[int, Meta(description="From 1 on; 0 if its people ended it.")]
    players: int
    names: Annotated[list[str], Meta(description="The other people.")]


class TableOut(Out):
    """A table in a list."""

    id: str
    created: str
    game: str
    title: str
    options: Options
    pack: str
    seats: list[SeatOut]
    over: bool
    my_turn: bool
    what_if: bool
    older: Annotated[bool, Meta(description="Whether it was played by older rules.")]
    lesson: Annotated[str, Meta(description="Which lesson is played there; empty if none.")] = ""
    waiting: Annotated[list[int], Meta(description="The seats that the game waits for.")] = []
    since: Annotated[
        int | None,
        Meta(description="Since when it waits, for oneself if so; in seconds since 1970."),
    ] = None
    outcome: Annotated[OutcomeOut | None, Meta(description="How it ended, if it is known.")] = None


class PhraseOut(Out):
    """A fact that is a phrase: say this message with these facts."""

    say: str
    with_: Facts = msgspec.field(name="with")


class SeveralOut(Out):
    """A fact that is several facts, joined by a separator."""

    join: list[Fact]
    by: str


class OptionOut(Out):
    """One option: its key, which answers it, and its parts for wording and highlighting. Facts
    named `a` and `b` are said instead of its arguments."""

    key: str
    verb: str
    arguments: list[Named]
    facts: Facts = {}


class ForcedOut(OptionOut, kw_only=True):
    """What a seat answered for want of a choice."""

    seat: int
    answers: Annotated[int, Meta(description="How many answers were given before it.")]


class RefusalOut(OptionOut, kw_only=True):
    """Something refused, and why."""

    reason: str
    clause: str


class DecisionOut(Out):
    """What a seat has to decide. `context` tells what it is about, `facts` what a sentence about
    it needs beyond that."""

    seat: int
    kind: str
    clause: str
    context: Context
    options: list[OptionOut]
    facts: Facts = {}


class ForcedDecisionOut(DecisionOut, kw_only=True):
    """A decision that answered itself, and what was refused there."""

    refused: list[RefusalOut]


class PointsOut(Out):
    """What becomes of the points of a seat; by its own choices that follow something up to
    `most`."""

    seat: int
    who: Fact
    kind: str
    before: int
    after: int
    most: int


class OddOut(Out):
    """The chance of something."""

    key: str
    chance: Annotated[float, Meta(description="From 0 to 1.")]
    percent: Annotated[str, Meta(description="The same as people read it, without the sign.")]
    tone: Tone


class NoteOut(Out):
    """Something to know: say the message `preview-KEY`, or in short `chip-KEY`."""

    key: str
    facts: Facts = {}
    tone: Tone = ""


class MarkOut(Out):
    """Something to be seen on the board while an option is looked at."""

    thing: Annotated[Named, described("Named")]
    label: str
    kind: MarkKind


class ToldOut(Out):
    """An event that has not happened yet, but surely will."""

    event: str
    arguments: list[Named]
    facts: Facts = {}


class PreviewOut(Out):
    """What an option does, as far as the seat can know. Chance is not looked into."""

    key: str
    end: Annotated[
        End | None,
        Meta(description="Why it is known no further; null if nothing can be known."),
    ]
    points: Annotated[
        int | None, Meta(description="Points as they are, if they are of one kind.")
    ] = None
    expected: Annotated[
        float | None, Meta(description="The same after the coming rolls, on average.")
    ] = None
    changes: Annotated[list[PointsOut], Meta(description="One's own first.")] = []
    odds: list[OddOut] = []
    notes: list[NoteOut] = []
    marks: list[MarkOut] = []
    events: list[ToldOut] = []
    idle: Annotated[bool, Meta(description="Lawful, but nothing comes of it.")] = False


class PreviewsOut(Out):
    """What options of a decision do, those from number `first` on."""

    version: Annotated[int, Meta(description="The version of the table that this is about.")]
    first: int
    of: Annotated[int, Meta(description="How many options there are.")]
    previews: list[PreviewOut]


class AimOut(Out):
    """An aim of the game, whose word is the message `aim-NAME`, and how an answer changes it."""

    name: str
    change: Annotated[float, Meta(description="In points, on average.")]


class AdvisedOut(Out):
    """An answer that the strong bot recommends, and what speaks for it."""

    key: str
    worth: Annotated[float, Meta(description="What it is worth to the seat, in points.")]
    outlook: Annotated[float, Meta(description="What the seat may expect with it, in the unit.")]
    aims: Annotated[list[AimOut], Meta(description="What it changes most, the largest first.")] = []


class AdviceOut(Out):
    """What the strong bot would answer in a seat's place, for all that the seat can know."""

    version: Annotated[int, Meta(description="The version of the table that this is about.")]
    seat: int
    unit: Annotated[Unit, Meta(description="What is expected: the chance to win, or points.")]
    best: Annotated[list[AdvisedOut], Meta(description="At most three, the best first.")]
    costs: Annotated[
        dict[str, float],
        Meta(description="Options that give up much, by key, and how many points."),
    ] = {}


class LogOut(Out):
    """An event of the log."""

    event: str
    arguments: list[Named]
    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    dice: Annotated[list[int], Meta(description="The dice that it tells of, if any.")] = []
    facts: Facts = {}


class ResultOut(Out):
    """How a game ended."""

    reason: str
    scores: list[int]
    winners: list[int]
    order: Annotated[list[int], Meta(description="The seats, the best first.")]
    achievement: str


class GoalOut(Out):
    """What has to be reached, alone or together, and how far it is."""

    name: Annotated[str, Meta(description="The game has a message `goal-NAME` for it.")]
    have: int
    need: int
    clause: str
    extra: Annotated[
        bool, Meta(description="Whether the game is won without it, but less gloriously.")
    ] = False


class ActOut(Out):
    """An answer that was given."""

    answers: Annotated[int, Meta(description="How many answers there were with it.")]
    seat: Annotated[int, Meta(description="Who gave it.")]
    points: Annotated[
        list[int],
        Meta(description="By seat, after it; none if the next answer gave itself."),
    ] = []


class SinceOut(Out):
    """What was answered since this browser last chose something for who is asked now."""

    answers: Annotated[int, Meta(description="How many answers there were then.")]
    points: Annotated[list[int], Meta(description="By seat, then.")]
    acts: list[ActOut]


class ParentOut(Out):
    """Where a what-if table branched off."""

    table: str
    answers: int


class OlderOut(Out):
    """How the record of a table that was played by older rules fits those of today."""

    rules: Annotated[int, Meta(description="The version of the rules that it was played by.")]
    now: Annotated[int, Meta(description="The version that there is now.")]
    lines: Annotated[int, Meta(description="Lines of the record.")]
    fits: Annotated[int, Meta(description="How many of them fit; the others are in the record.")]
    why: Annotated[str, Meta(description="Why the next does not, in English; empty if all do.")]


class CoveredOut(Out):
    """Somebody at a shared screen whose decision the others must not see: of what kind it is, and
    whether they have made it."""

    seat: int
    kind: str
    done: bool


class RemarkOut(Out):
    """What is to be said to an answer that was not asked for."""

    given: Annotated[str, Meta(description="The option's key, or the piece.")]
    said: Annotated[
        str, Meta(description="Which attribute of the scene's message; empty: nothing special.")
    ]


class LessonOut(Out):
    """A lesson, as far as it has come."""

    id: str
    number: Annotated[int, Meta(description="Among those of the game, from 1 on.")]
    titles: Annotated[dict[str, str], Meta(description="By language.")]
    scene: Annotated[int, Meta(description="How many scenes have been played.")]
    scenes: Annotated[list[str], Meta(description="Their names: messages in the lesson's words.")]
    kind: Annotated[
        Literal["look", "answer", "find", "end"],
        Meta(description="What is to be done: read, answer, point at a piece; or all is done."),
    ]
    resting: Annotated[bool, Meta(description="Whether it was done, and waits to go on.")]
    rolls: Annotated[bool, Meta(description="Whether dice follow when one goes on.")]
    asked: Annotated[list[str], Meta(description="Answers that will do, the one meant first.")]
    point: Annotated[list[str], Meta(description="The pieces in question.")]
    remark: RemarkOut | None
    misses: Annotated[int, Meta(description="Other answers that were given in this scene.")]
    next: Annotated[str, Meta(description="The lesson after this; empty after the last.")]
    sort: Annotated[
        Literal["lesson", "example", "puzzle"],
        Meta(description="In an example game answers are guesses; a puzzle is one decision."),
    ]
    played: Annotated[
        str, Meta(description="What the script answered, once an example or puzzle tells it.")
    ]
    guess: Annotated[str, Meta(description="What the learner answered; empty if they watched.")]
    theme: Annotated[str, Meta(description="What a puzzle is about.")]
    margin: Annotated[
        float, Meta(description="Points between the best answer of a puzzle and the next.")
    ]
    less: Annotated[
        dict[str, float],
        Meta(description="By how many points answers promise less than the best, as far as told."),
    ]


class StateOut(Out, tag="state", tag_field="type"):
    """The state of a table, told after every change."""

    game: str
    options: Options
    pack: str
    version: Annotated[int, Meta(description="Grows with each change; an answer names it.")]
    answers: int
    settled: Annotated[
        int, Meta(description="Answers without the votes of a ballot that is still open.")
    ]
    view: Annotated[Plain, Meta(description="What the browser may know; its shape is the game's.")]
    decisions: Annotated[list[DecisionOut], Meta(description="Of this browser's seats.")]
    shared: Annotated[bool, Meta(description="Whether several people share the maker's screen.")]
    advice: Annotated[bool, Meta(description="Whether players may ask the adviser here.")]
    covered: Annotated[
        list[CoveredOut],
        Meta(description="Those at this screen who decide in secret now, in their order."),
    ]
    shown: Annotated[int | None, Meta(description="Whose secret this screen shows, if anybody's.")]
    waiting: Annotated[list[int], Meta(description="The seats that the game waits for.")]
    seats: list[SeatOut]
    creator: Annotated[bool, Meta(description="Whether this browser made the table.")]
    forced: Annotated[
        list[ForcedOut],
        Meta(description="What this browser's seats had no choice in since they last had one."),
    ]
    can_undo: bool
    can_redo: bool
    can_restart: bool
    dice: Annotated[list[int], Meta(description="The dice rolled last.")]
    log_from: Annotated[int, Meta(description="`log` replaces all events from this number on.")]
    log: list[LogOut]
    over: bool
    result: ResultOut | None
    breakdown: Annotated[
        list[dict[str, int]], Meta(description="Points by seat and source, as of now.")
    ]
    goals: Annotated[
        list[GoalOut], Meta(description="Where nobody plays against another: what wins.")
    ]
    since: Annotated[SinceOut | None, Meta(description="Null for those who only watch.")]
    pace: int
    commitment: Annotated[
        str, Meta(description="The hash of the seed; empty if none was promised.")
    ]
    dice_from: Annotated[
        Dice, Meta(description="A seed drawn by the server, one that its maker chose, or a record.")
    ]
    seed: Annotated[str | None, Meta(description="Published when the game is over.")]
    parent: ParentOut | None
    older: Annotated[
        OlderOut | None,
        Meta(description="If it was played by older rules: then it can be read, not played on."),
    ]
    lesson: LessonOut | None = None


class StepOut(Out):
    """The game as it was."""

    answers: int
    of: int
    view: Plain
    asked: Annotated[
        list[DecisionOut], Meta(description="Options are told for one's own seats only.")
    ]
    breakdown: list[dict[str, int]]
    goals: list[GoalOut]
    log: Annotated[list[LogOut], Meta(description="The last events before.")]


class VerdictOut(Out):
    """What the bot says of a decision of the past."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    decision: Annotated[
        DecisionOut, Meta(description="With the best options and the one that was taken.")
    ]
    played: str
    preferred: str
    values: Annotated[
        list[float | None],
        Meta(description="Points of each option; null if the bot did not try it."),
    ]
    loss: Annotated[
        float | None,
        Meta(description="How much worse the answer is than the preferred one, in the unit."),
    ]
    grade: Annotated[Grade, Meta(description="1 doubtful, 2 a mistake, 3 a blunder.")]


class StretchOut(Out):
    """From one moment at which something new begins to the next."""

    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    until: Annotated[int, Meta(description="How many at its end.")]
    before: Annotated[list[float], Meta(description="By seat, what it could expect.")]
    after: list[float]
    decided: Annotated[
        list[float] | None,
        Meta(description="By seat, the change by decisions; null where players have secrets."),
    ]
    chanced: Annotated[list[float] | None, Meta(description="The rest: dice, draws, the rules.")]
    seats: Annotated[list[int], Meta(description="Who decided.")]
    last: Annotated[bool, Meta(description="Whether the game was over then.")]
    verdicts: Annotated[
        list[VerdictOut], Meta(description="Until the end of one's own decisions only.")
    ]


class AnalysisOut(Out):
    """What a bot makes of a game, as far as it has come."""

    bot: str
    status: Literal["none", "running", "done", "failed"]
    unit: Annotated[
        Unit | None,
        Meta(description="What is expected: the chance to win, or points; null if not known yet."),
    ]
    answers: Annotated[int, Meta(description="How many answers the game had when it began.")]
    ready: int
    of: int
    first: Annotated[int, Meta(description="The number of the first stretch told here.")]
    stretches: list[StretchOut]


class CardsOut(Out):
    """The cards of a game, and their names by domain, id and language."""

    cards: Plain
    names: dict[str, dict[str, dict[str, str]]]


class VariantOut(Out):
    """A variant that a table may use. Of those in a group at most one is chosen."""

    name: str
    clause: str
    text: str
    group: str
    expert: Annotated[bool, Meta(description="Whether only experts look for it.")]


class KindOut(Out):
    """A usual way to play, to begin a set-up with."""

    name: str
    options: Options
    bots: Annotated[str, Meta(description="The level of bots.")]


class ChangeOut(Out):
    """A change of options: a `variant` is added or left out (`without`), of a group instead of the
    others; `mode`, `players` or `ruleset` are another."""

    field: Field
    value: str


class ChoiceOut(ChangeOut, kw_only=True):
    """A choice that the other options refuse."""

    problem: ErrorOut
    needs: Annotated[
        list[ChangeOut], Meta(description="The least change that makes room for it, if any.")
    ]


class FitOut(Out):
    """How options go together."""

    problem: Annotated[ErrorOut | None, Meta(description="What is wrong with them, if anything.")]
    needs: Annotated[list[ChangeOut], Meta(description="The least change that mends it.")]
    refused: Annotated[list[ChoiceOut], Meta(description="What cannot be chosen beside them.")]
    roles: Annotated[
        bool, Meta(description="Whether seats may choose whom they play before the game.")
    ]
    moot: Annotated[list[str], Meta(description="Variants that are in any case as they are.")]


class PackOut(Out):
    """A pack that a table may use."""

    name: str
    fault: Annotated[
        str, Meta(description="What is wrong with it; empty if it can be played with.")
    ]


class LessonLineOut(Out):
    """A lesson in a list."""

    id: str
    titles: Annotated[dict[str, str], Meta(description="By language.")]
    minutes: int
    scenes: int


class PuzzleLineOut(Out):
    """A puzzle in a list."""

    id: str
    theme: Annotated[str, Meta(description="What it is about.")]
    margin: Annotated[float, Meta(description="Points between the best answer and the next.")]


class GameOut(Out):
    """A game that can be set up."""

    name: str
    title: str
    rulesets: list[str]
    modes: list[str]
    players: list[int]
    variants: list[VariantOut]
    kinds: Annotated[list[KindOut], Meta(description="The first is what a set-up begins with.")]
    roles: Annotated[list[str], Meta(description="Whom seats may choose to play.")]
    roles_option: Annotated[str, Meta(description="The option that names them by seat.")]
    follows: Annotated[list[str], Meta(description="Games whose results can be taken up.")]
    bots: Annotated[list[str], Meta(description="Levels, from easy to hard.")]
    packs: list[PackOut]
    takes_packs: Annotated[bool, Meta(description="Whether sets of cards can be handed in.")]
    lessons: list[LessonLineOut]
    examples: Annotated[list[LessonLineOut], Meta(description="Games to watch and guess along.")]
    puzzles: list[PuzzleLineOut]

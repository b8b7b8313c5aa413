"""Live play: the messages of a browser, and the state that it may know."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from trilobite.tables.bodies.seating import SeatOut
from trilobite.tables.bodies.shapes import Context, Fact, Facts, In, Named, Options, Out, Plain
from trilobite.tables.model import LONGEST_LINE, Dice, Word


class MessageIn(In):
    """What a browser says at a table. An answer has seat, key and version; a restart may name the
    seat; a pace has milliseconds; a skip lets bots answer at once until a person is asked. On a
    shared screen a seat is shown what only it may see, until it has answered or is covered
    again. In a lesson one goes on, goes back, lets the script play a step, or points at a piece,
    whose name is the key. Beside the game: `here` says that somebody is at the screen; what is said
    has a text or a quick word, and those who watch give a name; `unsay` names a line; `ask` names
    the step to go back to; a vote has its motion and the seat it is about, and `unvote` takes it
    back; `leave` gives up a seat, with `notes` for whoever takes it; `remind` says in `about` who
    is late; `stand-in` lets a bot play in one's seat, and `return` takes it back; an `order` to
    pass has the kind of decision as its key, or none to withdraw it."""

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
        "remind",
        "stand-in",
        "return",
        "order",
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
    motion: Annotated[
        Literal["pause", "end", "reopen", "bot"] | None,
        Meta(description="Whether a table is deleted is asked by a request of its own."),
    ] = None
    about: int | None = None
    notes: bool = False


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


class AskedOut(Out):
    """What somebody is asked at a table, and what they see there."""

    decision: Annotated[
        DecisionOut | None,
        Meta(description="Theirs, or else that of the one whom it waits for if it is no secret."),
    ]
    view: Plain
    here: Annotated[
        bool,
        Meta(description="Whether the one whom it waits for was at the table within five minutes."),
    ] = False


class ForcedDecisionOut(DecisionOut, kw_only=True):
    """A decision that answered itself, and what was refused there."""

    refused: list[RefusalOut]


class LogOut(Out):
    """An event of the log."""

    event: str
    arguments: list[Named]
    answers: Annotated[int, Meta(description="How many answers were given before it.")]
    dice: Annotated[list[int], Meta(description="The dice that it tells of, if any.")] = []
    facts: Facts = {}


class PlacesOut(Out):
    """The places at the end of a game with head starts counted."""

    scores: list[int]
    winners: list[int]
    order: Annotated[list[int], Meta(description="The seats, the best first.")]


class ResultOut(Out):
    """How a game ended."""

    reason: str
    scores: list[int]
    winners: list[int]
    order: Annotated[list[int], Meta(description="The seats, the best first.")]
    achievement: str
    counted: Annotated[
        PlacesOut | None, Meta(description="With head starts; null if there are none.")
    ] = None


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
    undone: Annotated[
        int | None,
        Meta(description="The line that tells how what it branched off from was taken back."),
    ] = None


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
    silenced: Annotated[
        bool, Meta(description="Whether they might, but it is switched off for all seats.")
    ]
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
    log: Annotated[
        list[LogOut],
        Meta(description="The last events before; all of them, of what was taken back."),
    ]

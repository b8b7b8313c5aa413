"""Games, their set-ups and packs."""

from typing import Annotated

from msgspec import Meta

from trilobite.tables.bodies.shapes import ErrorOut, Field, In, Options, Out, Plain


class Fit(In):
    """Options in the making."""

    options: Options


class NewPack(In):
    """A set of cards: its files by name."""

    name: Annotated[str, Meta(max_length=60)]
    files: dict[str, str]


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
    roles: Annotated[list[str], Meta(description="Who best plays what, by seat; may be empty.")]


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
    bots: Annotated[list[str], Meta(description="Levels, the easiest to beat first.")]
    packs: list[PackOut]
    takes_packs: Annotated[bool, Meta(description="Whether sets of cards can be handed in.")]
    lessons: list[LessonLineOut]
    examples: Annotated[list[LessonLineOut], Meta(description="Games to watch and guess along.")]
    puzzles: list[PuzzleLineOut]

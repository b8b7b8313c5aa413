"""The layouts of observations, read from the games: `python -m tools.layouts` writes them.

`docs/observations.md` has a table for each game; a test compares.
"""

from pathlib import Path
from typing import Any

from trilobite.core.observation import Observation, Section, Slice
from trilobite.envs.specs import SPECS
from trilobite.games.registry import box, make_game

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "observations.md"

#: More names than this are not listed.
LISTED = 8

HEAD = """# Layouts of observations

What the numbers of an observation mean, game by game; `trilobite envs schema GAME` lists them one
by one. Made from the code by `python -m tools.layouts`; [Environments](environments.md) explains.

A section that is repeated has its first place for the first of its things; the next begin so many
numbers further on. A name is a number: 0 for none, 1 for the first of the names.
"""


def listed(names: list[str]) -> str:
    """Names, or how many there are."""
    return ", ".join(names) if len(names) <= LISTED else f"{len(names)} of them"


def values(part: Slice) -> str:
    """What a number can be."""
    if part.members:
        return f"name: {listed(part.members)}"
    return "yes or no" if part.high == 1 else f"0 to {part.high}"


def about(section: Section) -> str:
    """A section in words."""
    if section.of == [""]:
        return section.name
    return f"{section.name}, for each of {listed(section.of)}: {section.width} numbers"


def table(observation: Observation[Any]) -> list[str]:
    """The layout of a game."""
    lines = ["| place | numbers | what | of | values |", "| ---: | ---: | --- | --- | --- |"]
    for section in observation.sections:
        lines.append(
            f"| **{section.start}** | {section.at(len(section.of)) - section.start} | "
            f"**{about(section)}** | | |"
        )
        at = section.start
        for part in section.slices:
            of = "" if part.of == [""] else listed(part.of)
            lines.append(f"| {at} | {len(part.of)} | {part.name} | {of} | {values(part)} |")
            at += len(part.of)
    return lines


def page() -> str:
    """All layouts."""
    lines = [HEAD]
    for name, spec in SPECS.items():
        observation = make_game(name, {}).observation()
        assert observation is not None
        lines += [f"## {box(name).title}", ""]
        lines += [f"`{spec.id}`: {observation.size} numbers.", "", *table(observation), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

"""A game by keyboard alone, and what a screen reader is given to read of it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.person import Person

FOLDER = Path(__file__).with_name("transcripts")

#: The table of each game: its seed, and what is chosen for it.
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "genesis": ("1046", {"variants": ["short"]}),
    "marine": ("3", {"variants": ["short"]}),
    "origins": ("5", {}),
}

#: The numbers that can be pressed, and whether the chosen piece asks which of its options is meant.
NUMBERS = """() => [...document.querySelectorAll('main [data-lit], [data-group]')]
  .map((one) => Number(one.dataset.lit ?? one.dataset.group)).filter((number) => number > 0)"""
CHOOSES = "() => document.querySelector('[data-popover=chooser]') !== null"

#: What is read aloud.
HEARD = """() => ['events', 'prompt'].map(
  (name) => document.querySelector(`[data-live=${name}]`).textContent.trim())"""
#: Whether something has the focus, from which one can go on.
FOCUSED = "() => document.activeElement !== document.body"


def played(person: Person, game: str) -> Iterator[str]:
    """Plays a game of two at one screen and tells it: which key was pressed, what was read then."""
    seed, options = TABLES[game]
    person.run_first(
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        " addEventListener(kind, () => console.error('a pointer was used'), true);"
    )
    sight = person.sit_down("human", "human", game=game, seed=seed, **options)
    random = Random(7)
    keys = person.page.keyboard
    yield person.page.evaluate(HEARD)[1]
    while not sight.over:
        number = str(random.choice(sorted(set(person.page.evaluate(NUMBERS)))))
        keys.press(number)
        keys.press(number)
        if person.page.evaluate(CHOOSES):
            keys.press("Enter")
        sight = person.asked(after=sight.version)
        person.page.wait_for_function(FOCUSED)
        yield f"> {number}"
        yield from (line for line in person.page.evaluate(HEARD) if line)


def kept(game: str) -> list[str]:
    """The transcript that is kept."""
    return (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()

"""How the events of Race are read."""

from typing import ClassVar, Final

from trilobite.lab.reading import AnyReading


class RaceReading(AnyReading):
    """Weathers are what can be counted."""

    clock: ClassVar[str] = ""
    things: ClassVar[tuple[str, ...]] = ("weather",)


READING: Final = RaceReading()

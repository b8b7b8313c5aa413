"""Which options go together: for whoever sets up a table.

The game's own check decides, and nothing else: each choice is tried beside the others as they are,
and where it is refused, so are the few changes that might make room for it.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from trilobite.core.errors import OptionsError
from trilobite.games.box import Box
from trilobite.tables.bodies.catalogue import ChangeOut, ChoiceOut, FitOut
from trilobite.tables.bodies.shapes import Field
from trilobite.tables.problems import problem_of

#: Together they make room for any choice of our games.
MOST_CHANGES: Final = 3

Options = dict[str, Any]


class Fitting:
    """The options of a game in the making, and what else could be chosen."""

    def __init__(self, box: Box, options: Options) -> None:
        self._box: Final = box
        self._groups: Final = {v.name: v.group for v in box.variants if v.group}
        given = options.get("variants", [])
        named = [name for name in given if isinstance(name, str)] if isinstance(given, list) else []
        self._options: Final = {**options, "variants": named}
        self._tried: Final[dict[str, Options | OptionsError]] = {}

    def told(self) -> FitOut:
        """What is wrong with the options, and which choices they leave."""
        found = self._try(self._options)
        refused = isinstance(found, OptionsError)
        problem = problem_of(found) if isinstance(found, OptionsError) else None
        if not set(self._options["variants"]) <= {v.name for v in self._box.variants}:
            # No change makes room for what the game does not have.
            return FitOut(problem=problem, needs=[], refused=[], roles=False, moot=[])
        return FitOut(
            problem=problem,
            needs=self._needs(self._options, None) if refused else [],
            refused=[choice for choice in map(self._choice, self._changes()) if choice],
            roles=self._roles(),
            moot=[] if refused else [v.name for v in self._box.variants if self._moot(v.name)],
        )

    def _changes(self) -> Iterator[ChangeOut]:
        """Everything that could be chosen and is not, the least change first."""
        given = self._options["variants"]
        for variant in self._box.variants:
            if variant.name in given:
                yield ChangeOut(field="without", value=variant.name)
        for variant in self._box.variants:
            if variant.name not in given:
                yield ChangeOut(field="variant", value=variant.name)
        fields: dict[Field, list[str]] = {
            "mode": self._box.modes,
            "players": [str(number) for number in self._box.players],
            "ruleset": self._box.rulesets,
        }
        for field, values in fields.items():
            for value in values:
                if str(self._options.get(field)) != value:
                    yield ChangeOut(field=field, value=value)

    def _choice(self, change: ChangeOut) -> ChoiceOut | None:
        """A choice that is refused, with what it needs; None if it can be taken."""
        wanted = self._changed(self._options, change)
        found = self._try(wanted)
        if not isinstance(found, OptionsError):
            return None
        return ChoiceOut(
            field=change.field,
            value=change.value,
            problem=problem_of(found),
            needs=self._needs(wanted, change),
        )

    def _needs(self, wanted: Options, change: ChangeOut | None) -> list[ChangeOut]:
        """The fewest other changes with which options are taken; none if more would be needed."""
        touched = self._touched(change) if change else set()
        others = [one for one in self._changes() if not self._touched(one) & touched]
        for number in range(1, MOST_CHANGES + 1):
            for several in combinations(others, number):
                options = wanted
                for one in several:
                    options = self._changed(options, one)
                if not isinstance(self._try(options), OptionsError):
                    return list(several)
        return []

    def _touched(self, change: ChangeOut) -> set[str]:
        """What a change decides: another change of it would contradict."""
        if change.field in ("variant", "without"):
            group = self._groups.get(change.value)
            return {f"variant {change.value}", *([f"group {group}"] if group else [])}
        return {change.field}

    def _moot(self, variant: str) -> bool:
        """Whether the other options decide about a variant."""
        with_it = self._try(self._changed(self._options, ChangeOut("variant", variant)))
        without = self._try(self._changed(self._options, ChangeOut("without", variant)))
        return not isinstance(with_it, OptionsError) and with_it == without

    def _roles(self) -> bool:
        """Whether seats may choose whom they play: somebody different each."""
        players = self._options.get("players", 0)
        if not isinstance(players, int) or not 1 < players <= len(self._box.roles):
            return False
        given = {**self._options, self._box.roles_option: self._box.roles[:players]}
        return not isinstance(self._try(given), OptionsError)

    def _changed(self, options: Options, change: ChangeOut) -> Options:
        """The options with a change; of a group there is one."""
        if change.field in ("variant", "without"):
            group = self._groups.get(change.value)
            kept = [
                name
                for name in options["variants"]
                if name != change.value and (not group or self._groups.get(name) != group)
            ]
            added = [change.value] if change.field == "variant" else []
            return {**options, "variants": kept + added}
        value = int(change.value) if change.field == "players" else change.value
        return {**options, change.field: value}

    def _try(self, options: Options) -> Options | OptionsError:
        """The options as the game completes them, or why it refuses them."""
        key = repr(sorted((name, repr(value)) for name, value in options.items()))
        found = self._tried.get(key)
        if found is None:
            try:
                found = self._box.make(options).options
            except OptionsError as error:
                found = error
            self._tried[key] = found
        return found

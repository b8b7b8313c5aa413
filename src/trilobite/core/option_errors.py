"""What is said about options that do not fit."""

from collections.abc import Iterable

from trilobite.core.errors import OptionsError, shown


def unknown(what: str, given: object, known: Iterable[str], of: str = "") -> OptionsError:
    """An error for a name that is not known (of something), with the names that are."""
    if of:
        return OptionsError(
            "there is no {what} {given} of {of}; there are {known}",
            "no-such-name-of",
            what=what,
            given=shown(given),
            of=of,
            known=", ".join(known),
        )
    return OptionsError(
        "there is no {what} {given}; there are {known}",
        "no-such-name",
        what=what,
        given=shown(given),
        known=", ".join(known),
    )


def no_list(field: str, given: object, of: str = "names") -> OptionsError:
    """An error for something else where a list is expected."""
    return OptionsError(
        "{field} must be a list of {of}, not {given}",
        "no-list",
        field=field,
        of=of,
        given=shown(given),
    )


def not_one_each(field: str, number: int) -> OptionsError:
    """An error for a list that does not give everybody something of their own."""
    return OptionsError(
        "{field} must name {number} different {field}, or none",
        "not-one-each",
        field=field,
        number=number,
    )


def only_with(variant: str, other: str) -> OptionsError:
    """An error for a variant that changes nothing without another one."""
    return OptionsError(
        "'{variant}' only makes sense with '{other}'", "only-with", variant=variant, other=other
    )


def whole(field: str, given: object, most: int) -> int:
    """A whole number from 0 to the most there can be."""
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= most:
        raise OptionsError(
            "{field} must be 0 to {most}, not {given}",
            "not-whole",
            field=field,
            most=most,
            given=shown(given),
        )
    return given

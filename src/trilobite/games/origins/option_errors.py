"""What is said about options that do not fit."""

from trilobite.core.errors import OptionsError, shown


def unknown(what: str, given: object, known: tuple[str, ...]) -> OptionsError:
    """An error for a name that is not known, with the names that are."""
    return OptionsError(f"there is no {what} {shown(given)}; there are {', '.join(known)}")


def whole(field: str, given: object, most: int) -> int:
    """A whole number from 0 to the most there can be."""
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= most:
        raise OptionsError(f"{field} must be 0 to {most}, not {shown(given)}")
    return given

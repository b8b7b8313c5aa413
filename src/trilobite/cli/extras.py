"""What some commands need beyond the plain installation."""

from importlib.util import find_spec

from trilobite.core.errors import OptionsError


def require(extra: str, *packages: str) -> None:
    """Raises OptionsError that says what to install if one of the packages is missing."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise OptionsError(
            "this needs {missing}: pip install 'trilobite[{extra}]'",
            "extra-missing",
            missing=", ".join(missing),
            extra=extra,
        )

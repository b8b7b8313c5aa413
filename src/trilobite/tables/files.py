"""Files that people hand in, as plain values."""

import json
import tomllib
from typing import Any

from trilobite.tables.problems import Refused


def read_plain(text: str) -> dict[str, Any]:
    """A table of JSON or TOML. Raises Refused if it is neither."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Refused("bad-file", "this file is neither JSON nor TOML")
    return found

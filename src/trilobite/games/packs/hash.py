"""Names for sets of cards: what affects play, and nothing else."""

import hashlib
import json
from typing import Any


class Playing:
    """What of a record affects play: no decoration, and no order where none counts."""

    def __init__(self, decoration: frozenset[str], unordered: frozenset[str]) -> None:
        self._decoration = decoration
        self._unordered = unordered

    def of(self, value: Any, field: str = "") -> Any:
        """The value without decoration, lists without an order sorted."""
        if isinstance(value, dict):
            return {
                name: self.of(inner, name)
                for name, inner in value.items()
                if name not in self._decoration and inner is not None
            }
        if isinstance(value, (list, tuple)):
            items = [self.of(item) for item in value]
            return sorted(items, key=str) if field in self._unordered else items
        return value


def hash_of(content: Any) -> str:
    """A name for content that affects play."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode("ascii")).hexdigest()

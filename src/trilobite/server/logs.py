"""What a server writes to its log: each line with time and, for requests, with the address.

Addresses of pages may have links in them that open seats: what follows the question mark is left
out.
"""

import logging
import re
import time
from typing import Any, Final

LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

QUERY: Final = re.compile(r"\?[^\s\"]*")

#: Whose lines name addresses of pages.
CARRIERS: Final = "uvicorn"


class Lines(logging.Formatter):
    """Formats lines: UTC, and no links."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        if record.name.startswith(CARRIERS):
            record.message = QUERY.sub("", record.message)
        return super().formatMessage(record)


def logging_to_stderr(level: str) -> dict[str, Any]:
    """A configuration for logging: everything from that level on, to stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": Lines, "fmt": LINE}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": level.upper()},
    }

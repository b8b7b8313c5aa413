"""What a server writes to its log: each line with time and, for requests, with the address.

Addresses may have secrets in them: links that open seats, which follow the question mark, and the
addresses of somebody's list and statistics. They are left out.
"""

import logging
import re
import time
from typing import Any, Final

LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

#: What is left out, and what is written in its place.
SECRETS: Final = (
    (re.compile(r"\?[^\s\"]*"), ""),
    (re.compile(r"(?<=/api/feed/)[^/\s\"]+"), "…"),
    (re.compile(r"(?<=/api/statistics/)[^/\s\"]+"), "…"),
)

#: Whose lines name addresses of pages.
CARRIERS: Final = "uvicorn"


class Lines(logging.Formatter):
    """Formats lines: UTC, and no links."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        if record.name.startswith(CARRIERS):
            for secret, shown in SECRETS:
                record.message = secret.sub(shown, record.message)
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

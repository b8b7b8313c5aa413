"""The OpenAPI document of the server's API as JSON, without a server: `python -m tools.schema`."""

import json

from trilobite.server.openapi import document


def main() -> None:
    """Prints it; `npm run schema` makes the client's types from it."""
    print(json.dumps(document(), indent=1))


if __name__ == "__main__":
    main()

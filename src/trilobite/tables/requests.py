"""A list of requests, made from the signatures of the methods that answer them.

Whoever carries messages reads it: which address leads where, what is read from it and from the
body, and what comes back. The description of the API is made from it, too.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_type_hints

import msgspec

from trilobite.tables.access import Person
from trilobite.tables.problems import Refused, unreadable

Method = Literal["GET", "POST"]
F = TypeVar("F", bound=Callable[..., Awaitable[Any]])

#: What msgspec may say of a text that it cannot read.
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)


class Parameter(NamedTuple):
    """Something that is read from the address."""

    name: str
    type: Any
    in_path: bool
    #: Without it the parameter is required.
    default: Any = inspect.Parameter.empty

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty


class Request:
    """One thing that can be asked for."""

    def __init__(self, function: Callable[..., Awaitable[Any]], where: "Where") -> None:
        hints = get_type_hints(function, include_extras=True)
        signature = inspect.signature(function)
        self.name: Final = function.__name__
        self.method: Final = where.method
        #: With parameters in braces: `/api/tables/{table_id}/links`.
        self.path: Final = where.path
        self.tag: Final = where.tag
        self.about: Final = " ".join((function.__doc__ or "").split())
        self.parameters: Final = [
            Parameter(name, hints[name], f"{{{name}}}" in where.path, given.default)
            for name, given in signature.parameters.items()
            if name not in ("self", "who", "body")
        ]
        #: The type of the body, if it has one, and of what comes back.
        self.body: Final[Any] = hints.get("body")
        given = signature.parameters.get("body")
        self.needs_body: Final = given is not None and given.default is given.empty
        self.result: Final[Any] = hints["return"]
        self._call: Final = function
        self._pattern: Final = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", where.path))

    def match(self, path: str) -> dict[str, str] | None:
        """The parameters in a path; None if it leads elsewhere."""
        found = self._pattern.fullmatch(path)
        return None if found is None else found.groupdict()

    async def ask(self, desk: object, who: Person, texts: Mapping[str, str], body: bytes) -> Any:
        """Reads the parameters and the body, and has the request answered. Raises Refused if they
        do not have the documented shape."""
        arguments: dict[str, Any] = {}
        for parameter in self.parameters:
            if parameter.name in texts:
                arguments[parameter.name] = read(parameter, texts[parameter.name])
            elif parameter.required:
                raise bad_request(f"'{parameter.name}' is missing")
        if self.body is not None and (body or self.needs_body):
            try:
                arguments["body"] = msgspec.json.decode(body, type=self.body)
            except UNREADABLE as error:
                raise bad_request(unreadable("body", error)) from None
        return await self._call(desk, who, **arguments)


def read(parameter: Parameter, text: str) -> Any:
    """A parameter's value."""
    try:
        return msgspec.convert(text, parameter.type, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request(unreadable(f"'{parameter.name}'", error)) from None


def bad_request(line: str) -> Refused:
    """A body or address that does not have the documented shape."""
    return Refused("bad-request", line, 422)


class Where(NamedTuple):
    """Where something can be asked for."""

    method: Method
    path: str
    tag: str


def asked(method: Method, path: str, tag: str) -> Callable[[F], F]:
    """Puts a method on the list of requests: the parameters that its path does not name are read
    from the query, `body` from the body."""

    def mark(function: F) -> F:
        function.__dict__["asked"] = Where(method, path, tag)
        return function

    return mark


def gathered(desk: type) -> list[Request]:
    """All requests of a class and its parts, in the order in which they name them."""
    return [
        Request(function, function.asked)
        for part in desk.__mro__
        for function in vars(part).values()
        if hasattr(function, "asked")
    ]

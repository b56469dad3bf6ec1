"""Python text: statements, functions, curves and external functions."""

from __future__ import annotations

import ast
import builtins
import inspect
import keyword
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import dedent, indent
from types import ModuleType
from typing import final

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition, PiecewisePolynomial
from symbody.program.program import Program
from symbody.writers.curves import ARGUMENTS, numbers, polynomial
from symbody.writers.printer import wrapped
from symbody.writers.script import Frame
from symbody.writers.source_file import Used, header

_WIDTH = 88
_INDENT = "    "


@final
@dataclass(frozen=True)
class Lookup:
    """The statements that look a curve up, in one dialect of Python.

    In the templates stand ``{x}`` for an argument, ``{knots}`` for the name of its
    knots, ``{start}`` and ``{period}`` for numbers.

    Attributes:
        array: Template of an array, around nested lists.
        not_a_number: How NaN is written.
        piece: Finds the piece of an argument.
        row: Takes the coefficients of the piece, ``{c}`` and ``{pieces}``.
        entry: Of an array, with the number of a coefficient.
        periodic: Brings an argument between its knots.
        prepare: Makes an argument usable; may be empty.
        step: Leaves of an argument its distance from the piece's knot; may be empty.
    """

    array: str
    not_a_number: str
    piece: str
    row: str
    entry: str
    periodic: str
    prepare: str = ""
    step: str = ""

    def data(self, name: str, values: object) -> str:
        """Return the definition of an array."""
        return f"{name} = {self.array.format(numbers(values, self.not_a_number))}\n"

    def statements(self, name: str, curve: PiecewisePolynomial) -> list[str]:
        """Return the statements that find the piece of each argument."""
        lines = []
        for x, knots, periodic, degree in zip(
            ARGUMENTS, curve.knots, curve.periodic, curve.degrees, strict=False
        ):
            fill = {"x": x, "knots": f"{name}_{x}", "start": repr(knots[0])}
            fill["period"] = repr(knots[-1] - knots[0])
            templates = [self.prepare, self.periodic * periodic, self.piece]
            templates.append(self.step * bool(degree))
            lines += [text.format(**fill) for text in templates if text]
        return lines


@final
@dataclass(frozen=True)
class Style:
    """The style of one dialect of Python.

    Attributes:
        language: For messages.
        find_piece: The text of the function that looks a piece up.
        external: The text of the function that makes the user's function safe.
        lookup: How curves are looked up.
    """

    language: str
    find_piece: str
    external: str
    lookup: Lookup


def definitions(used: Used, style: Style) -> list[str]:
    """Return the functions of the used curves and external functions."""
    helpers: dict[str, None] = {}
    texts = []
    for name, shown, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                helpers[style.find_piece] = None
                texts.append(curve_text(name, definition, style.lookup))
            case ExternalDefinition():
                helpers[style.external] = None
                texts.append(_external(name, shown, definition, style))
    return [*helpers, *texts]


def curve_text(name: str, curve: PiecewisePolynomial, lookup: Lookup) -> str:
    """Return the data of a curve and the function of its value.

    Args:
        name: Of the function.
        curve: The curve.
        lookup: Of the dialect.
    """
    arguments = ARGUMENTS[: len(curve.knots)]
    data = [
        lookup.data(f"{name}_{x}", list(knots))
        for x, knots in zip(arguments, curve.knots, strict=True)
    ]
    shape = curve.coefficients.shape[: len(arguments)]
    data.append(
        lookup.data(f"{name}_c", curve.coefficients.reshape(*shape, -1).tolist())
    )
    pieces = [f"i{x}" for x in arguments]
    taken = lookup.row.format(
        c=f"{name}_c", pieces=", ".join(pieces), rows="][".join(pieces)
    )
    lines = [*lookup.statements(name, curve), f"c = {taken}"]
    text = polynomial(curve, lookup.entry.format)
    return "".join(data) + curve_frame(name, arguments, lines, text)


def curve_frame(
    name: str, arguments: Sequence[str], lines: Sequence[str], text: str
) -> str:
    """Return the function of a curve.

    Args:
        name: Of the function.
        arguments: Their names.
        lines: Its statements.
        text: Of its result.
    """
    result = f"return {text}"
    if len(result) > _WIDTH - len(_INDENT):
        result = f"return ({text})"
    last = wrapped(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\n\ndef {name}({', '.join(arguments)}):\n{body}"


def _external(name: str, shown: str, function: ExternalDefinition, style: Style) -> str:
    """Return the user's function inside one of its own, so that no names clash."""
    imports: list[str] = []
    text = function.python_text
    if text is None:
        imports, text = _source(shown, function.python, style)
    function_name = function.python.__name__
    lines = [*imports, *text.strip("\n").splitlines(), f"return {function_name}"]
    body = indent("\n".join(lines), _INDENT)
    return f"def define_{name}():\n{body}\n\n\n{name} = external(define_{name}())\n"


def _source(
    shown: str, function: Callable[..., float], style: Style
) -> tuple[list[str], str]:
    """Return the imports that a function needs, and its text."""
    who = f"the {style.language} writer: the external function {shown!r}"
    remedy = (
        "Give ExternalFunction the text of a definition that imports what it needs, "
        "or use backend 'llvm' or 'c'."
    )
    try:
        text = dedent(inspect.getsource(function))
    except (OSError, TypeError):
        raise WriterError(f"{who} has no source that can be read. {remedy}") from None
    if not text.startswith("def "):
        raise WriterError(f"{who} is not written as 'def {shown}(…): …'. {remedy}")
    needs = inspect.getclosurevars(function)
    taken = {**needs.globals, **needs.nonlocals}
    own = [name for name, value in taken.items() if not isinstance(value, ModuleType)]
    # Defaults are evaluated where the function is defined, so no closure has them.
    (definition,) = ast.parse(text).body
    assert isinstance(definition, ast.FunctionDef)
    arguments = definition.args
    defaults = [*arguments.defaults, *filter(None, arguments.kw_defaults)]
    within = [part for default in defaults for part in ast.walk(default)]
    own += [part.id for part in within if isinstance(part, ast.Name)]
    if own:
        raise WriterError(f"{who} uses {own[0]!r} from where it is defined. {remedy}")
    imports = [
        f"import {module.__name__} as {name}" if module.__name__ != name
        else f"import {name}"
        for name, module in taken.items()
    ]  # fmt: skip
    return imports, text


# Names that no symbol may have.
PYTHON_WORDS = frozenset({*keyword.kwlist, *keyword.softkwlist, *dir(builtins)})


def docstring(programs: Sequence[Program]) -> str:
    """Return the docstring of a module: what made it, from what."""
    first, *rest = header(programs)
    return "\n".join([f'"""{first}', "", *rest, '"""'])


def extrema(where: str) -> dict[str, str]:
    """Return the functions for "min" and "max" of arrays.

    Args:
        where: Name of the function that chooses between two values.
    """
    return {
        "min": f'''\
def lesser(a, b):
    """Return b where it is less than a, else a."""
    return {where}(b < a, b, a)
''',
        "max": f'''\
def greater(a, b):
    """Return b where it is greater than a, else a."""
    return {where}(b > a, b, a)
''',
    }


def assign(name: str, text: str) -> list[str]:
    """Return a statement, on several lines if it is long."""
    line = f"{name} = {text}"
    if len(_INDENT + line) <= _WIDTH:
        return [line]
    return wrapped(f"{name} = ({text})", width=_WIDTH - len(_INDENT), indent=_INDENT)


def function(frame: Frame, lines: Sequence[str], *, decorator: str = "") -> str:
    """Return a function; the decorator is a line before it, if not empty."""
    top = [decorator] * bool(decorator)
    head = f"def {frame.name}({', '.join(frame.arguments)}):"
    inner = [f'"""{frame.about}"""', *lines, f"return {', '.join(frame.results)}"]
    body = [(_INDENT + line).rstrip() for line in inner]
    return "\n".join([*top, head, *body, ""])

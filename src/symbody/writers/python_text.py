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
from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.program.program import Program
from symbody.writers.curves import ARGUMENTS, numbers, polynomial
from symbody.writers.printer import wrapped
from symbody.writers.script import Frame
from symbody.writers.source_file import Used, header

_WIDTH = 88
_INDENT = "    "


@final
@dataclass(frozen=True)
class Style:
    """The style of one dialect of Python.

    Attributes:
        language: For messages.
        not_a_number: How NaN is written.
        find_piece: The text of the function that looks a piece up.
        external: The text of the function that makes the user's function safe.
        array: From the text of nested lists to that of an array.
        larger: From two texts to the text of the larger number.
        place: From array and indices to the text of an entry.
        entry: From the number of a coefficient to the text of it.
    """

    language: str
    not_a_number: str
    find_piece: str
    external: str
    array: Callable[[str], str]
    larger: Callable[[str, str], str]
    place: Callable[[str, list[str]], str]
    entry: Callable[[int], str]


def definitions(used: Used, style: Style) -> list[str]:
    """Return the functions of the used curves and external functions."""
    helpers: dict[str, None] = {}
    texts = []
    for name, shown, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                helpers[style.find_piece] = None
                texts.append(_curve(name, definition, style))
            case Foreign():
                helpers[style.external] = None
                texts.append(_external(name, shown, definition, style))
    return [*helpers, *texts]


def _curve(name: str, curve: PiecewisePolynomial, style: Style) -> str:
    arguments = ARGUMENTS[: len(curve.knots)]
    data = []
    lines = []
    for x, knots, periodic, degree in zip(
        arguments, curve.knots, curve.periodic, curve.degrees, strict=True
    ):
        array = f"{name}_{x}"
        data.append(
            f"{array} = {style.array(numbers(list(knots), style.not_a_number))}\n"
        )
        if periodic:
            start, period = repr(knots[0]), repr(knots[-1] - knots[0])
            lines.append(f"{x} = ({x} - {start}) % {period} + {start}")
        lines.append(f"i{x} = find_piece({x}, {array})")
        if degree:
            lines.append(f"{x} = {x} - {array}[{style.larger(f'i{x} - 1', '0')}]")
    shape = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*shape, -1).tolist()
    data.append(f"{name}_c = {style.array(numbers(flat, style.not_a_number))}\n")
    lines.append(f"c = {style.place(f'{name}_c', [f'i{x}' for x in arguments])}")
    result = f"return {polynomial(curve, style.entry)}"
    if len(result) > _WIDTH - len(_INDENT):
        result = f"return ({polynomial(curve, style.entry)})"
    lines += wrapped(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    head = f"def {name}({', '.join(arguments)}):\n"
    body = "".join(f"{_INDENT}{line}\n" for line in lines)
    return "".join(data) + "\n\n" + head + body


def _external(name: str, shown: str, function: Foreign, style: Style) -> str:
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

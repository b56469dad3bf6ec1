"""Modules of Python: statements, functions, curves and external functions."""

from __future__ import annotations

import ast
import builtins
import inspect
import keyword
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from string import Template
from textwrap import dedent, indent
from types import ModuleType
from typing import Any, final

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition, PiecewisePolynomial
from symbody.program.program import Program
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.printer import NOT_ZERO_IN_PYTHON, Form, Notation, wrapped
from symbody.writers.script import Dialect, Frame, functions, solved
from symbody.writers.source_file import Used, body_of, header, routines

_WIDTH = 88
_INDENT = "    "
# Characters of a list of numbers that stands on one line.
_LONGEST_LIST = 72


@final
@dataclass(frozen=True)
class Package:
    """The modules for one package of Python: what stands beside functions."""

    dialect: Dialect
    imports: tuple[str, ...]  # those whose name is not used are left out
    helpers: Mapping[str, str]  # by the operation they are for
    curve: Callable[[str, str, PiecewisePolynomial], str]
    find_piece: str  # what curves look their piece up with
    # Makes the user's function in Python safe; "" where arguments are no numbers, so
    # that the user gives a body.
    external: str = ""
    example: str = ""  # of such a body
    brought: Callable[[Used], list[str]] = lambda used: []  # further functions
    file: str = "{}.py"  # by the name of files
    # Further functions of each program.
    more: Callable[[Program], list[str]] = lambda program: []

    def write(self, programs: Sequence[Program], name: str) -> dict[str, str]:
        """Return a module with two functions for each program, and `more` of each."""
        used = Used()
        texts = []
        for program in programs:
            texts += [*functions(program, self.dialect, used), *self.more(program)]
        blocks = [*used.needed(self.helpers), *self.brought(used)]
        body = "\n\n".join([*blocks, *self._definitions(used), *texts])
        imports = [
            line
            for line in self.imports
            if not line or re.search(rf"\b{line.split()[-1]}\.", body)
        ]
        first, *rest = header(programs)
        top = "\n".join([f'"""{first}', "", *rest, '"""', "", *imports])
        top = top.replace("\n\n\n", "\n\n")
        return {self.file.format(name): f"{top}\n\n\n{body}"}

    def _definitions(self, used: Used) -> list[str]:
        """Return the functions of the used curves and external functions."""
        language = self.dialect.notation.language

        def external(name: str, shown: str, function: ExternalDefinition) -> str:
            if self.external:
                return _external(name, shown, function, language)
            lines = body_of(shown, function, language, self.example)
            return f"def {name}({', '.join(function.arguments)}):\n{lines}\n"

        helpers = dict.fromkeys(
            self.find_piece
            if isinstance(definition, PiecewisePolynomial)
            else self.external
            for *_, definition in used.definitions()
            if isinstance(definition, PiecewisePolynomial | ExternalDefinition)
        )
        return [*filter(None, helpers), *used.texts(self.curve, external)]


# Names that no symbol may have.
PYTHON_WORDS = frozenset({*keyword.kwlist, *keyword.softkwlist, *dir(builtins)})


def of_arrays(
    language: str,
    forms: Mapping[str, Form],
    number: Callable[[float], str],
    to_number: str,
    own: str,
    item: Callable[[str, int], str] = "{}[{}]".format,
) -> Notation:
    """Return the notation of a package of arrays, with names that files need."""
    return Notation(
        language,
        forms,
        number,
        Form(to_number),
        NOT_ZERO_IN_PYTHON,
        PYTHON_WORDS
        | {"find_piece", "greater", "lesser", "newton", "solve"}
        | {*own.split()},
        item,
        solved,
    )


def traced(
    notation: Notation,
    prepare: Callable[[Sequence[str], bool], list[str]],
    *,
    residuals: bool = False,
) -> Dialect:
    """Return the dialect of a framework that traces and differentiates functions."""
    return Dialect(
        notation,
        prepare,
        None,
        lambda name, indices: notation.item(name, indices[0]),
        assign,
        function,
        guards=True,
        residuals=residuals,
    )


def curve_forms(
    array: str, number: Callable[[float], str], **templates: str
) -> CurveForms:
    """Return the forms of the parts of a curve, by templates as in `CurveForms`."""

    def data(name: str, _: tuple[int, ...], values: Any) -> str:
        shown = nested(values, number, ("[", "]"), _LONGEST_LIST)
        return f"{name} = {array.format(shown)}\n"

    return CurveForms(
        data=data, function=curve_text, number=number, inside=None, **templates
    )


def curves(
    array: str, number: Callable[[float], str], **templates: str
) -> Callable[[str, str, PiecewisePolynomial], str]:
    """Return what writes a curve, from the arguments of `curve_forms`."""
    return partial(curve_function, forms=curve_forms(array, number, **templates))


def curve_text(
    name: str, _: str, arguments: Sequence[str], lines: Sequence[str], text: str
) -> str:
    """Return the function of a curve."""
    result = f"return {text}"
    if len(result) > _WIDTH - len(_INDENT):
        result = f"return ({text})"
    last = wrapped(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\n\ndef {name}({', '.join(arguments)}):\n{body}"


def _external(
    name: str, shown: str, function: ExternalDefinition, language: str
) -> str:
    """Return the user's function inside one of its own, so that no names clash."""
    imports: list[str] = []
    text = function.python_text
    if text is None:
        imports, text = _source(shown, function.python, language)
    function_name = function.python.__name__
    lines = [*imports, *text.strip("\n").splitlines(), f"return {function_name}"]
    body = indent("\n".join(lines), _INDENT)
    return f"def define_{name}():\n{body}\n\n\n{name} = external(define_{name}())\n"


def _source(
    shown: str, function: Callable[..., float], language: str
) -> tuple[list[str], str]:
    """Return the imports that a function needs, and its text."""
    who = f"the {language} writer: the external function {shown!r}"
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


# Functions of numbers, as NumPy and packages that follow it call them.
NUMPY = {
    "sin": "sin", "cos": "cos", "tan": "tan",
    "asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh",
    "asinh": "arcsinh", "acosh": "arccosh", "atanh": "arctanh",
    "exp": "exp", "log": "log", "sqrt": "sqrt", "pow": "power",
    "abs": "abs", "sign": "sign", "floor": "floor",
}  # fmt: skip


_ROUTINES = routines("writers/routines.python")


def routines_for(package: str) -> dict[str, str]:
    """Return the routines of files for one package, by name."""
    every = [(name.partition("."), text) for name, text in _ROUTINES.items()]
    return {name: text for (owner, _, name), text in every if owner == package}


def filled(name: str, **words: str) -> str:
    """Return a routine with words of a package in its places."""
    return Template(_ROUTINES[name]).substitute(words)


def extrema(where: str) -> dict[str, str]:
    """Return the functions for "min" and "max" of arrays."""
    names = {"min": "lesser", "max": "greater"}
    return {op: filled(name, where=where) for op, name in names.items()}


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
    return "\n".join([*top, head, *[(_INDENT + line).rstrip() for line in inner], ""])

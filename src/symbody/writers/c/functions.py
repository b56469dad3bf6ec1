"""The functions of one program in C."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import wrap
from typing import final

from symbody.expr.node import Node
from symbody.program.names import check_reserved, identifiers
from symbody.program.program import Argument, Program
from symbody.writers.c.body import Body
from symbody.writers.c.forms import FORMS, KEYWORDS, TO_CONDITION, TO_NUMBER, number
from symbody.writers.parts import Part, Store, split, split_constants
from symbody.writers.printer import Printer
from symbody.writers.used import Used

# gcc compiles functions of this length three times faster than one long one, and the
# code is as fast.
LONGEST_PART = 700
_WIDTH = 88
# Stands for a space at which a line is not broken.
_TIE = "\0"


@final
@dataclass(frozen=True)
class _Lines:
    """The statements of a part, and the arguments that they need."""

    lines: list[str]
    needs: set[str]


def functions(program: Program, used: Used) -> list[str]:
    """Return the texts of the functions of a program, those called first.

    Args:
        program: The program.
        used: Gets the operations that are written.
    """
    return [
        *_bodies(program, used),
        *_constants(program, used),
        *_evaluation(program, used),
    ]


def _bodies(program: Program, used: Used) -> list[str]:
    """Return the functions that the Newton blocks of a program iterate."""
    texts = []
    for op, body in program.bodies.items():
        named = replace(body, name=f"{used.function(op)}_step")
        texts += [*_bodies(named, used), *_evaluation(named, used, inner=True)]
    return texts


def prototypes(program: Program) -> list[str]:
    """Return the declarations of a program's two functions."""
    declared = {name: text.replace("restrict ", "") for name, text in _all(program)}
    return [
        _head("void", program.name, declared.values()) + ";",
        _head("void", f"{program.name}_constants", ["const double *p", "double *k"])
        + ";",
    ]


def _all(program: Program, *, inner: bool = False) -> list[tuple[str, str]]:
    """Return name and declaration of each argument and result."""
    return [
        *(
            (a.name, f"double {a.name}" if a.scalar else _input(a.name))
            for a in program.arguments
        ),
        *([] if inner else [("k", _input("k"))]),
        *((result.name, _output(result.name)) for result in program.results),
    ]


def _input(name: str) -> str:
    return f"const double *restrict {name}"


def _output(name: str) -> str:
    return f"double *restrict {name}"


def _head(kind: str, name: str, declared: Iterable[str]) -> str:
    start = f"{kind} {name}("
    line = f"{start}{', '.join(declared)})"
    if len(line) <= _WIDTH:
        return line
    lines = wrap(
        ", ".join(text.replace(" ", _TIE) for text in declared) + ")",
        _WIDTH - len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return start + ("\n" + " " * len(start)).join(lines).replace(_TIE, " ")


def _function(head: str, lines: Sequence[str]) -> str:
    return "\n".join([head, "{", *lines, "}", ""])


def _printer(program: Program, used: Used) -> Printer:
    """Return a printer that knows the names of symbols and constants."""
    check_reserved("C", program.names, reserved=KEYWORDS)
    symbols = [s for a in program.arguments if not a.scalar for s in a.symbols]
    own = {*program.names, f"{program.name}_constants", "k", "p", "w"}
    names: dict[Node, str] = {}
    given = identifiers(symbols, reserved=KEYWORDS | own)
    names.update(given.items())
    for argument in program.arguments:
        if argument.scalar:
            names |= dict.fromkeys(argument.symbols, argument.name)
    names |= {a.node: f"k[{i}]" for i, a in enumerate(program.constants)}
    return Printer("C", FORMS, number, TO_NUMBER, TO_CONDITION, names, used)


def _constants(program: Program, used: Used) -> list[str]:
    """Return the function that computes the constants, in parts if it is long."""
    places = {symbol: i for i, symbol in enumerate(program.parameters)}
    printer = _printer(program, used)
    parts = []
    for indices, symbols in split_constants(program, longest=LONGEST_PART):
        body = Body(printer)
        for symbol in sorted(symbols, key=places.__getitem__):
            body.define(printer.names[symbol], f"p[{places[symbol]}]")
        for i in indices:
            definition = printer.definition(program.constants[i].node)
            body.add(f"k[{i}] = {definition};")
        needs = {"p"} if symbols else set()
        parts.append(_Lines(body.lines, needs | ({"k"} if indices else set())))
    declared = {"p": _input("p"), "k": _output("k")}
    return _in_parts(f"{program.name}_constants", declared, parts, [])


def _evaluation(program: Program, used: Used, *, inner: bool = False) -> list[str]:
    """Return the function that computes the results, in parts if it is long.

    That of a block's body is for its file alone and has no constants.
    """
    parts = split(program, longest=LONGEST_PART)
    kept = [node for part in parts for node in part.saves]
    saved = {node: f"w[{index}]" for index, node in enumerate(kept)}
    written = [_part(program, part, saved, used) for part in parts]
    work = [f"    double w[{len(kept)}];"] if kept else []
    declared = dict(_all(program, inner=inner))
    kind = "static void" if inner else "void"
    return _in_parts(program.name, declared, written, work, kind)


def _part(program: Program, part: Part, saved: dict[Node, str], used: Used) -> _Lines:
    printer = _printer(program, used)
    places: dict[Node, tuple[Argument, int]] = {
        symbol: (argument, index)
        for argument in program.arguments
        for index, symbol in enumerate(argument.symbols)
    }
    named: set[Node] = {a.node for a in program.constants}
    named.update(a.node for a in program.assignments())
    body = Body(printer)
    needs = {s.result for s in part.statements if isinstance(s, Store)}
    if part.saves:
        needs.add("w")
    reads = set(part.reads)
    for symbol, (argument, index) in places.items():
        if symbol in reads:
            needs.add(argument.name)
            if not argument.scalar:
                body.define(printer.names[symbol], f"{argument.name}[{index}]")
    for node in part.reads:
        if node in places:
            continue
        if node in saved:
            needs.add("w")
            printer.names[node] = saved[node]
        else:
            needs.add("k")
    body.part(part, named, {node: saved[node] for node in part.saves})
    return _Lines(body.lines, needs)


def _in_parts(
    name: str,
    declared: Mapping[str, str],
    parts: Sequence[_Lines],
    work: Sequence[str],
    kind: str = "void",
) -> list[str]:
    """Return a function, or the functions of its parts and one that calls them."""
    needed = {argument for part in parts for argument in part.needs}
    unused = [
        f"    (void){argument};" for argument in declared if argument not in needed
    ]
    head = _head(kind, name, declared.values())
    if len(parts) == 1:
        return [_function(head, [*unused, *parts[0].lines])]
    declared = {**declared, "w": "double *restrict w"}
    texts = []
    calls = []
    for place, part in enumerate(parts, 1):
        given = [argument for argument in declared if argument in part.needs]
        inner = f"{name}_{place}"
        part_head = _head("static void", inner, [declared[x] for x in given])
        texts.append(_function(part_head, part.lines))
        calls.append(f"    {inner}({', '.join(given)});")
    return [*texts, _function(head, [*work, *unused, *calls])]

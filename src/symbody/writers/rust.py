"""Programs as a Rust crate without unsafe code, with functions of std or of libm."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from symbody.expr.definition import ExternalDefinition, PiecewisePolynomial
from symbody.program.program import Program, identifier
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.printer import (
    ELEMENTARY,
    EXTREMA,
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    broken,
    choice,
    connective,
    shortest,
)
from symbody.writers.source_file import (
    Used,
    arrays,
    body_of,
    header,
    public_names,
    routines,
    size_of_k,
)
from symbody.writers.split_programs import Dialect, Subroutine, Variable, subroutines

# By operation: the function of the crate libm, and the method of std.
FUNCTIONS: dict[str, tuple[str, str]] = {
    **{n: (n, n) for n in (*ELEMENTARY, "abs", "floor", "atan2", "pow", "hypot")},
    "log": ("log", "ln"),
    "abs": ("fabs", "abs"),
    "pow": ("pow", "powf"),
}
OF_TWO = frozenset({"atan2", "pow", "hypot"})

FORMS: dict[str, Form] = {
    **INFIX,
    **{
        name: Form(f"math::{function}({'{}, {}' if name in OF_TWO else '{}'})")
        for name, (function, _) in FUNCTIONS.items()
        if name != "hypot"
    },
    "sign": Form("signum({})"),
    **EXTREMA,
    "and": connective("{} && {}", Binding.AND),
    "or": connective("{} || {}", Binding.OR),
    "not": Form("!{}", Binding.NOT, (Binding.ATOM,), "condition", ("condition",)),
    "where": choice("if {} {{ {} }} else {{ {} }}", Binding.CHOICE),
}

_TEXTS = routines("writers/routines.rs")
# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    name: _TEXTS[name] for name in ("min", "max", "sign", "solve", "newton")
}

_KEYWORDS = """\
Self abstract as async await become box break const continue crate do dyn else enum
extern false final fn for gen if impl in let loop macro match mod move mut override priv
pub ref return self static struct super trait true try type typeof union unsafe unsized
use virtual where while yield
"""
_OWN = "math std core libm f64 u8 usize lesser greater signum find_piece solve newton"
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split())


number = shortest("f64::INFINITY", "f64::NAN")
NOTATION = Notation(
    "Rust",
    FORMS,
    number,
    Form("f64::from(u8::from({}))"),
    NOT_ZERO,
    RESERVED,
    no_number=Form("f64::from({})"),
)


_INDENT = "    "
_WIDTH = 96


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and the manifest for Cargo; the crate has the name."""
    used = Used()
    dialect = replace(DIALECT, taken=public_names(programs))
    about = {p.name: ["", "```text", *arrays(p), "```"] for p in programs}
    texts = [
        function(routine, about.get(routine.name, ()))
        for program in programs
        for routine in subroutines(program, dialect, used)
    ]
    top = "".join(f"//! {line}\n" for line in header(programs))
    needed = used.needed(HELPERS)
    if "solve" in used.operations:
        used.operations.add("abs")
    needed += definitions(used)
    sizes = "".join(
        f"pub const {size_of_k(program)}: usize = {len(program.constants)};\n"
        for program in programs
    )
    blocks = [f"{top}\n{_TEXTS['attributes']}", *_math(used), sizes, *needed, *texts]
    return {f"{name}.rs": "\n".join(blocks), "Cargo.toml": _manifest(name)}


def _math(used: Used) -> list[str]:
    """Return the module of the mathematical functions, if any may be needed."""
    names = [name for name in FUNCTIONS if used.external or name in used.operations]
    if not names:
        return []
    lines = ["extern crate std;"]
    for name in names:
        function, method = FUNCTIONS[name]
        more, second = (", y: f64", "y") if name in OF_TWO else ("", "")
        lines.append(f"pub fn {function}(x: f64{more}) -> f64 {{")
        lines += [f"    x.{method}({second})", "}"]
    body = "".join(f"    {line}\n" for line in lines)
    allowed = "#[allow(dead_code)]\n" if used.external else ""
    std = f'#[cfg(feature = "std")]\n{allowed}mod math {{\n{body}}}\n'
    return [std, _TEXTS["libm"]]


def _manifest(name: str) -> str:
    return f"""\
[package]
name = "{identifier(name)}"
version = "0.1.0"
edition = "2021"

[lib]
path = "{name}.rs"

[features]
default = ["std"]
std = []

# What takes the place of std: --no-default-features --features libm
[dependencies]
libm = {{ version = "0.2", optional = true }}
"""


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"let {name} = {text};",
    array=lambda name, texts, changes: [
        f"let {'mut ' * changes}{name}: [f64; {len(texts)}] = [{', '.join(texts)}];"
    ],
    solve=lambda n, m, A, b: f"solve({n}, {m}, &mut {A}, &mut {b});",
    newton=lambda n, g, step, a, z: f"newton({step}, &{a}, &mut {z});",
    entry=lambda array, index: (
        array.name
        + "".join(f"[{place}]" for place in np.unravel_index(index, array.shape))
    ),
    # The work array is the caller's own; all others are references already.
    call=lambda name, some: (
        f"{name}({', '.join('&mut ' * (v.role == 'work') + v.name for v in some)});"
    ),
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a function, with lines for its documentation."""
    lines = list(routine.lines)
    if routine.work is not None:
        work = routine.work
        lines.insert(0, f"let mut {work.name} = [0.0; {work.size}];")
    body = [f"{_INDENT}{line}".rstrip() for line in lines]
    declared = [_declared(v, used=v not in routine.unused) for v in routine.arguments]
    if routine.about:
        top = [f"/// {routine.about}", *(f"/// {line}".rstrip() for line in about)]
        top.append(f"pub fn {routine.name}(")
    else:
        # Parts that are inlined again would make one long function.
        top = ["#[inline(never)]", f"fn {routine.name}("]
    return "\n".join(
        [*top, *(f"{_INDENT}{d}," for d in declared), ") {", *body, "}", ""]
    )


def _declared(variable: Variable, *, used: bool) -> str:
    kind = "f64"
    for size in reversed(variable.shape):
        kind = f"[{kind}; {size}]"
    before = {"number": "", "input": "&"}.get(variable.role, "&mut ")
    return f"{variable.name if used else f'_{variable.name}'}: {before}{kind}"


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""

    def curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
        if any(curve.periodic):
            used.operations.add("floor")
        return curve_function(name, shown, curve, _CURVES)

    return used.texts(curve, _external, _TEXTS["find_piece"])


def _curve_data(name: str, shape: tuple[int, ...], values: object) -> str:
    kind = "f64"
    for size in reversed(shape):
        kind = f"[{kind}; {size}]"
    return f"static {name}: {kind} = {nested(values, number, ('[', ']'))};\n"


def _curve_text(
    name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    head = ", ".join(f"{x}: f64" for x in arguments)
    last = broken(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\nfn {name}({head}) -> f64 {{\n{body}}}\n"


_CURVES = CurveForms(
    data=_curve_data,
    periodic="let {x} = {x} - {period}*math::floor(({offset})/{period});",
    piece="let i{x} = find_piece({x}, &{array});",
    step="let {x} = {x} - {array}[i{x}.saturating_sub(1)];",
    row="let c = &{c}[{rows}];",
    entry="c[{i}]",
    function=_curve_text,
    number=number,
)


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    body = body_of(shown, function, "rust", "a*math::sin(b)")
    head = ", ".join(f"{argument}: f64" for argument in function.arguments)
    return f"fn {name}({head}) -> f64 {{\n{body}\n}}\n"

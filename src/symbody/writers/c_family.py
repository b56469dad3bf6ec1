"""Large functions in C and C++: vectors of angles, and scratch memory filled by loops.

Sines and cosines of many angles are computed in loops that become vectors. The method
and its accuracy are those of the LLVM writer: reduction with π/2 in four parts, the
polynomials of fdlibm, libm beyond 100 000 rad and for what is not finite.

Large arrays lie in scratch memory: compilers take minutes for functions with ten
thousands of statements, and threads have stacks of half a megabyte on some systems.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from string import Template
from textwrap import dedent, indent

from symbody.expr.functions import SIN
from symbody.expr.node import Node
from symbody.writers.curves import CurveForms, nested
from symbody.writers.parts import Angles
from symbody.writers.printer import broken
from symbody.writers.subroutine import Statements, Subroutine

# Angles are computed in multiples of as many as common processors take at once.
LANES = 4

_TEXT = Template("""\
/* Sines and cosines of n angles, within one unit in the last place. The angle less the
   nearest multiple of pi/2 is r + y; the products with the first three parts of pi/2
   are exact. Plain loops, so that compilers make vector instructions of them; inlined,
   with n a number, they would be unrolled instead. */
${before}#if defined(__clang__)
__attribute__((noinline))
#elif defined(__GNUC__)
__attribute__((noinline, noclone))
#endif
${head}
{
    ${truth} outside = ${false};
    for (int i = 0; i < n; ++i) {
        const ${truth} inside = ${space}fabs(x[i]) <= 1e5;
        const double a = inside ? x[i] : 0.0;
        const double turns = ${space}rint(a*0.6366197723675814);
        const int q = ${whole};
        const double d = a - turns*1.5707963267341256;
        const double e = turns*6.077100506303966e-11;
        const double b = d - e;
        const double lost = ((d - b) - e) - turns*2.0222662487111665e-21;
        const double r = b + lost;
        const double y = ((b - r) + lost) - turns*8.4784276603689e-32;
        const double z = r*r;
        const double h = 0.5*z;
        const double odd = z*(-0.16666666666666632 + z*(0.00833333333332249
            + z*(-0.0001984126982985795 + z*(2.7557313707070068e-06
            + z*(-2.5050760253406863e-08 + z*1.58969099521155e-10)))));
        const double even = z*z*(0.0416666666666666 + z*(-0.001388888888887411
            + z*(2.480158728947673e-05 + z*(-2.7557314351390663e-07
            + z*(2.087572321298175e-09 + z*(-1.1359647557788195e-11))))));
        const double sine = r + (r*odd + (y - h*y));
        const double w = 1.0 - h;
        const double cosine = w + (((1.0 - w) - h) + (even - r*y));
        const double p = q & 1 ? cosine : sine;
        const double o = q & 1 ? sine : cosine;
        s[i] = q & 2 ? -p : p;
        c[i] = (q + 1) & 2 ? -o : o;
        outside |= !inside;
    }
    for (int i = 0; outside && i < n; ++i) {
        if (!(${space}fabs(x[i]) <= 1e5)) {
            s[i] = ${space}sin(x[i]);
            c[i] = ${space}cos(x[i]);
        }
    }
}
""")

_C_HEAD = """\
static void sincos_n(int n, const double *restrict x, double *restrict s,
                     double *restrict c)"""

C = _TEXT.substitute(
    before="", head=_C_HEAD, truth="int", false="0", whole="(int)turns", space=""
)


def cpp(prefix: str, *, before: str = "") -> str:
    """Return the function in C++.

    Args:
        prefix: Before its head, as "static ".
        before: Before its attributes, as "template <class = void>".
    """
    head = f"{prefix}void sincos_n("
    indent = "\n" + " " * len(head)
    pointers = ["const double* __restrict x", "double* __restrict s"]
    arguments = [f"int n, {pointers[0]}", pointers[1], "double* __restrict c)"]
    return _TEXT.substitute(
        before=f"{before}\n" if before else "",
        head=head + f",{indent}".join(arguments),
        truth="bool",
        false="false",
        whole="static_cast<int>(turns)",
        space="std::",
    )


def angles_together(body: Statements, group: Angles) -> Iterator[Node]:
    """Add the sines and cosines of a group of angles in a loop, yield their nodes."""
    number = body.groups
    body.groups += 1
    angles, printer = group.angles, body.printer
    size = -(-len(angles) // LANES) * LANES
    texts = ", ".join(printer.text(angle) for angle in angles)
    body.add(f"const double _angles{number}[{size}] = {{{texts}}};")
    body.add(f"double _sines{number}[{size}], _cosines{number}[{size}];")
    arrays = f"_angles{number}, _sines{number}, _cosines{number}"
    body.add(f"sincos_n({size}, {arrays});")
    printer.used.operations.add("sincos_n")
    places = {angle: index for index, angle in enumerate(angles)}
    for member in group.members:
        array = "_sines" if member.node.op is SIN else "_cosines"
        place = places[member.node.args[0]]
        body.define(member.name, f"{array}{number}[{place}]")
        printer.names[member.node] = member.name
        yield member.node


# 32 kB: what the stack has room for, with what calls the function.
_MOST_ON_STACK = 4096
_ENTRY = re.compile(r"(\w+)\[(\d+)\]")
_ZERO = "0.0"
_WIDTH = 84
_INDENT = "    "
# From so many entries of one array on a table of places is shorter.
_FEW = 8


def lends(routine: Subroutine) -> bool:
    """Return whether a function has more scratch memory than stacks have room for."""
    return routine.work is not None and routine.work.size > _MOST_ON_STACK


def in_room(name: str, texts: Sequence[str], begin: int) -> list[str]:
    """Return the statements that make an array in scratch memory and fill it.

    Args:
        name: Of the array.
        texts: Of its entries.
        begin: Its place in scratch memory.
    """
    lines = [f"double *const {name} = &w[{begin}];"]
    if _ZERO in texts:
        lines.append(f"for (int _i = 0; _i < {len(texts)}; ++_i) {name}[_i] = {_ZERO};")
    read: dict[str, list[tuple[int, int]]] = {}
    for place, text in enumerate(texts):
        entry = _ENTRY.fullmatch(text)
        if entry:
            read.setdefault(entry[1], []).append((place, int(entry[2])))
        elif text != _ZERO:
            lines.append(f"{name}[{place}] = {text};")
    for source, pairs in read.items():
        if len(pairs) < _FEW:
            lines += [f"{name}[{to}] = {source}[{at}];" for to, at in pairs]
        else:
            lines += _copied(name, source, pairs)
    return lines


def _copied(name: str, source: str, pairs: Sequence[tuple[int, int]]) -> list[str]:
    """Return the statements that copy entries from places to places."""
    count = len(pairs)
    to, at = pairs[0]
    loop = f"for (int _i = 0; _i < {count}; ++_i)"
    if pairs == [(to + i, at + i) for i in range(count)]:
        return [f"{loop} {name}[{to} + _i] = {source}[{at} + _i];"]
    into, read = ([str(pair[side]) for pair in pairs] for side in (0, 1))
    tables = [
        f"static const int {table}[{count}] = {{{', '.join(places)}}};"
        for table, places in (("_to", into), ("_from", read))
    ]
    return ["{", *tables, f"{loop} {name}[_to[_i]] = {source}[_from[_i]];", "}"]


def external(before: str, name: str, arguments: Sequence[str], text: str) -> str:
    """Return the function of a user's, from the text of its body."""
    head = ", ".join(f"double {argument}" for argument in arguments)
    body = indent(dedent(text).strip("\n"), _INDENT)
    return f"{before}double {name}({head})\n{{\n{body}\n}}\n"


def curve_forms(
    before_data: str,
    before: str,
    number: Callable[[float], str],
    *,
    periodic: str,
    piece: str,
    step: str,
    pointer: str,
    behind: str = "",
) -> CurveForms:
    """Return the forms of the parts of a curve.

    Args:
        before_data: Stands before a table.
        before: Stands before a function.
        number: Writes a number that is not negative, or NaN.
        periodic: As in CurveForms.
        piece: As in CurveForms.
        step: As in CurveForms.
        pointer: Type of a pointer to coefficients.
        behind: Stands behind the head of a function.
    """

    def data(name: str, shape: tuple[int, ...], values: object) -> str:
        sizes = "".join(f"[{size}]" for size in shape)
        shown = nested(values, number, ("{", "}"))
        return f"{before_data}double {name}{sizes} = {shown};\n"

    def row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
        places = "".join(f"[i{x}]" for x in arguments)
        return [f"{pointer}c = {name}{places};"]

    def function(
        name: str, arguments: Sequence[str], lines: Sequence[str], result: str
    ) -> str:
        head = ", ".join(f"double {x}" for x in arguments)
        last = broken(f"return {result};", width=_WIDTH, indent=_INDENT)
        body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
        return f"{before}double {name}({head}){behind}\n{{\n{body}}}\n"

    return CurveForms(
        data=data,
        periodic=periodic,
        piece=piece,
        step=step,
        row=row,
        entry=lambda _, index: f"c[{index}]",
        function=function,
        number=number,
    )

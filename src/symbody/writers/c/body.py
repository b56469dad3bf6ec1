"""The statements of one function in C."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import final

from symbody.expr.definition import SEVERAL
from symbody.expr.functions import SIN
from symbody.expr.node import Node
from symbody.program.program import Assignment
from symbody.writers.angles import Angles, grouped
from symbody.writers.c.blocks import block
from symbody.writers.c.sincos import LANES
from symbody.writers.parts import Part, Store
from symbody.writers.printer import Printer, wrapped

_INDENT = "    "
_WIDTH = 100


@final
class Body:
    """Writes the statements of a function.

    Attributes:
        printer: Knows the names of what the function may read.
        lines: Written so far.
    """

    def __init__(self, printer: Printer) -> None:
        self.printer = printer
        self.lines: list[str] = []
        self._groups = 0

    def add(self, line: str) -> None:
        """Add one statement, on several lines if it is long."""
        self.lines += wrapped(_INDENT + line, width=_WIDTH, indent=2 * _INDENT)

    def define(self, name: str, text: str) -> None:
        """Add the definition of a local name."""
        self.add(f"const double {name} = {text};")

    def part(self, part: Part, named: set[Node], saved: dict[Node, str]) -> None:
        """Add the statements of a part.

        Args:
            part: The part.
            named: All nodes with a name of their own.
            saved: For what later parts need, where it is kept.
        """
        # A group may hide the place of a heading, which then follows it.
        headings = sorted(part.headings.items(), reverse=True)
        position = 0
        for step in grouped(part.statements, named):
            title = ""
            while headings and headings[-1][0] <= position:
                title = headings.pop()[1]
            if title:
                self.lines += [""] * bool(self.lines) + [f"{_INDENT}/* {title} */"]
            position += len(step.members) if isinstance(step, Angles) else 1
            for node in self._step(step):
                if node in saved:
                    self.add(f"{saved[node]} = {self.printer.names[node]};")

    def _step(self, step: Assignment | Store | Angles) -> Iterator[Node]:
        """Add a statement, yield the nodes that have got a name by it."""
        match step:
            case Store(result, index, node):
                self.add(f"{result}[{index}] = {self.printer.text(node)};")
            case Assignment(name, node) if isinstance(node.op.definition, SEVERAL):
                for line in block(name, node, self.printer):
                    self.lines += wrap(
                        line,
                        _WIDTH,
                        initial_indent=_INDENT,
                        subsequent_indent=2 * _INDENT,
                        break_long_words=False,
                        break_on_hyphens=False,
                    )
                self.printer.names[node] = name
                yield node
            case Assignment(name, node):
                self.define(name, self.printer.definition(node))
                self.printer.names[node] = name
                yield node
            case Angles(angles, members) if len(angles) > 1:
                yield from self._sines(angles, members)
            case Angles(_, members):
                for member in members:
                    yield from self._step(member)

    def _sines(
        self, angles: Sequence[Node], members: Sequence[Assignment]
    ) -> Iterator[Node]:
        number = self._groups
        self._groups += 1
        size = -(-len(angles) // LANES) * LANES
        texts = ", ".join(self.printer.text(angle) for angle in angles)
        self.add(f"const double _angles{number}[{size}] = {{{texts}}};")
        self.add(f"double _sines{number}[{size}], _cosines{number}[{size}];")
        arrays = f"_angles{number}, _sines{number}, _cosines{number}"
        self.add(f"sincos_n({size}, {arrays});")
        self.printer.used.operations.add("sincos_n")
        places = {angle: index for index, angle in enumerate(angles)}
        for name, node in ((member.name, member.node) for member in members):
            array = "_sines" if node.op is SIN else "_cosines"
            self.define(name, f"{array}{number}[{places[node.args[0]]}]")
            self.printer.names[node] = name
            yield node

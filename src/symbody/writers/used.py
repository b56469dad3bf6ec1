"""Needs of a file beside its functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.definition import Definition, Foreign, PiecewisePolynomial
from symbody.expr.operation import Operation
from symbody.program.names import identifier


@final
@dataclass(frozen=True)
class Used:
    """The needs of one file; they grow while its functions are written.

    Attributes:
        operations: Names of the operations of the table that are written.
        functions: Names of the functions for operations with a definition, in the
            order of their first use: f0_cam, f1_cam_d1. No symbol is called so.
        longest: How many characters of an operation's name such a name has.
        iterated: The Newton blocks whose functions are written.
        work: How much scratch memory these have, where it is given to them.
    """

    operations: set[str] = field(default_factory=set)
    functions: dict[Operation, str] = field(default_factory=dict)
    longest: int | None = None
    iterated: set[Operation] = field(default_factory=set)
    work: dict[Operation, int] = field(default_factory=dict)

    def function(self, op: Operation) -> str:
        """Return the name of the function for an operation with a definition."""
        name = self.functions.get(op)
        if name is None:
            name = (
                f"f{len(self.functions)}_{identifier(op.name)[: self.longest]}".rstrip(
                    "_"
                )
            )
            self.functions[op] = name
        return name

    def first(self, op: Operation) -> bool:
        """Return whether the function of a Newton block has to be written now.

        A block may stand in several functions, and in those of other blocks.
        """
        known = op in self.iterated
        self.iterated.add(op)
        return not known

    def definitions(self) -> list[tuple[str, str, Definition]]:
        """Return for each such function its name, the operation's, what it computes."""
        return [
            (name, op.name, op.definition)
            for op, name in self.functions.items()
            if op.definition is not None
        ]

    @property
    def curves(self) -> bool:
        """Whether there are curves among them."""
        return any(isinstance(d, PiecewisePolynomial) for *_, d in self.definitions())

    def texts(
        self,
        curve: Callable[[str, str, PiecewisePolynomial], str],
        external: Callable[[str, str, Foreign], str],
    ) -> list[str]:
        """Return the texts of these functions.

        Args:
            curve: From the names of function and operation and a curve to its text.
            external: The same for an external function.
        """
        texts = []
        for name, shown, definition in self.definitions():
            match definition:
                case PiecewisePolynomial():
                    texts.append(curve(name, shown, definition))
                case Foreign():
                    texts.append(external(name, shown, definition))
        return texts

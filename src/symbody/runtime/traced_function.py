"""Functions of JAX and PyTorch, with values for what is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.errors import CallError
from symbody.program.program import Program


@final
class TracedFunction:
    """A function that its framework traces, vectorizes and differentiates.

    It is called as ``f(t, y, u, p)`` with the arguments of the program. Inputs u that
    are left out are zero, parameters p that are left out have the model's values. The
    last dimension of an array counts its entries; those before it are a batch.

    Attributes:
        program: What it computes.
        text: The source that was run.
        parameters: The values of the parameters that are left out.
        arguments: Names of the arguments in call order.
        labels: What each entry of each result is called.
    """

    def __init__(
        self,
        program: Program,
        text: str,
        scope: Mapping[str, Any],
        parameters: ArrayLike,
        again: Callable[[Program, ArrayLike], TracedFunction],
    ) -> None:
        self.program = program
        self.text = text
        self.parameters: NDArray[np.float64] = np.asarray(parameters, dtype=float)
        self.arguments = tuple(a.name for a in program.arguments)
        self.labels = {result.name: result.labels for result in program.results}
        self._again = again
        self._evaluate: Callable[..., object] = scope[program.name]
        self._constants: Callable[..., object] = scope[f"{program.name}_constants"]

    def __call__(self, *arguments_by_name: object, **named: object) -> Any:
        """Return the result, or a tuple of results.

        Raises:
            CallError: An argument is missing, unknown, or has a wrong last dimension.
        """
        values = self._bound(arguments_by_name, named)
        p = values[self.arguments.index("p")] if "p" in self.arguments else np.zeros(0)
        return self._evaluate(*values, self._constants(p))

    def _bound(
        self, entries: Sequence[object], named: dict[str, object]
    ) -> list[object]:
        return _bound(self.program, self.arguments, self.parameters, entries, named)

    def __reduce__(self) -> tuple[object, ...]:
        return self._again, (self.program, self.parameters)

    def __repr__(self) -> str:
        arguments = ", ".join(self.arguments)
        return f"TracedFunction({self.program.name}({arguments}))"


@final
class RuledFunction:
    """A function of JAX that calls machine code, with its Jacobian as the rule.

    It is called as ``f(t, y, u)``; inputs u that are left out are zero, parameters have
    the values of the model. The last dimension of an array counts its entries; those
    before it are a batch.

    Attributes:
        program: What it computes.
        arguments: Names of the arguments in call order.
        labels: What each entry of each result is called.
    """

    def __init__(
        self,
        program: Program,
        evaluate: Callable[..., object],
        as_array: Callable[..., object],
    ) -> None:
        self.program = program
        self.arguments = tuple(a.name for a in program.arguments if a.name != "p")
        self.labels = {result.name: result.labels for result in program.results}
        self._evaluate, self._as_array = evaluate, as_array

    def __call__(self, *arguments_by_name: object, **named: object) -> Any:
        """Return the result.

        Raises:
            CallError: An argument is missing, unknown, or has a wrong last dimension.
        """
        values = _bound(self.program, self.arguments, None, arguments_by_name, named)
        arrays = [self._as_array(value, dtype=float) for value in values]
        return self._evaluate(*arrays)

    def __repr__(self) -> str:
        return f"RuledFunction({self.program.name}({', '.join(self.arguments)}))"


def _bound(
    program: Program,
    arguments: Sequence[str],
    parameters: NDArray[np.float64] | None,
    entries: Sequence[object],
    named: dict[str, object],
) -> list[object]:
    """Return the values of the arguments in order, checked."""
    taken = dict(zip(arguments, entries, strict=False))
    unknown = [name for name in named if name not in arguments or name in taken]
    if unknown or len(entries) > len(arguments):
        what = repr(unknown[0]) if unknown else f"{len(entries)} arguments"
        raise CallError(
            f"{program.name}: {what} cannot be taken. It is called with "
            f"{', '.join(arguments)}, each once, in this order or by name."
        )
    taken |= named
    values = []
    for argument in (a for a in program.arguments if a.name in arguments):
        name, size = argument.name, len(argument.symbols)
        value: Any = taken.get(name)
        if value is None and name == "p":
            value = parameters
        elif value is None and name == "u":
            value = np.zeros(size)
        elif value is None:
            free = " and ".join(n for n in ("u", "p") if n in arguments)
            raise CallError(
                f"{program.name}: the argument {name!r} is missing. It is "
                f"called with {', '.join(arguments)}; {free} may be left out."
            )
        if not argument.scalar and np.shape(value)[-1:] != (size,):
            raise CallError(
                f"{program.name}: the argument {name!r} has the shape "
                f"{tuple(np.shape(value))}, but its last dimension counts "
                f"{size} entries."
            )
        # PyTorch does not take memory that it may not write to.
        locked = isinstance(value, np.ndarray) and not value.flags.writeable
        values.append(value.copy() if locked else value)
    return values

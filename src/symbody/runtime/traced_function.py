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

    def __call__(self, *given: object, **named: object) -> Any:
        """Return the result, or a tuple of results.

        Raises:
            CallError: An argument is missing, unknown, or has a wrong last dimension.
        """
        values = self._bound(given, named)
        p = values[self.arguments.index("p")] if "p" in self.arguments else np.zeros(0)
        return self._evaluate(*values, self._constants(p))

    def _bound(self, given: Sequence[Any], named: dict[str, object]) -> list[object]:
        taken = dict(zip(self.arguments, given, strict=False))
        unknown = [
            name for name in named if name not in self.arguments or name in taken
        ]
        if unknown or len(given) > len(self.arguments):
            what = repr(unknown[0]) if unknown else f"{len(given)} arguments"
            raise CallError(
                f"{self.program.name}: {what} cannot be taken. It is called with "
                f"{', '.join(self.arguments)}, each once, in this order or by name."
            )
        taken |= named
        values = []
        for argument in self.program.arguments:
            name, size = argument.name, len(argument.symbols)
            value = taken.get(name)
            if value is None and name == "p":
                value = self.parameters
            elif value is None and name == "u":
                value = np.zeros(size)
            elif value is None:
                raise CallError(
                    f"{self.program.name}: the argument {name!r} is missing. It is "
                    f"called with {', '.join(self.arguments)}; u and p may be left out."
                )
            if not argument.scalar and np.shape(value)[-1:] != (size,):
                raise CallError(
                    f"{self.program.name}: the argument {name!r} has the shape "
                    f"{tuple(np.shape(value))}, but its last dimension counts "
                    f"{size} entries."
                )
            values.append(value)
        return values

    def __reduce__(self) -> tuple[object, ...]:
        return self._again, (self.program, self.parameters)

    def __repr__(self) -> str:
        arguments = ", ".join(self.arguments)
        return f"TracedFunction({self.program.name}({arguments}))"

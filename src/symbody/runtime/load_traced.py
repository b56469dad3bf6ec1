"""Programs as functions of CasADi, JAX and PyTorch.

The frameworks are optional: each is imported when it is first asked for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Literal, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.errors import CallError, CompileError, from_extra
from symbody.program.program import Program
from symbody.writers.casadi import write as write_casadi
from symbody.writers.traced import write_jax, write_torch

_NAMES = {"casadi": "CasADi", "jax": "JAX", "torch": "PyTorch"}
_WRITERS = {"jax": write_jax, "torch": write_torch}


class FrameworkFunction:
    """A function of JAX or PyTorch, called with the arguments of a program.

    The last dimension of an array counts its entries; those before it are a batch.

    Attributes:
        program: What it computes.
        arguments: Names of the arguments in call order.
        labels: What each entry of each result is called.
    """

    def __init__(self, program: Program, parameters: ArrayLike | None = None) -> None:
        self.program = program
        names = [a.name for a in program.arguments]
        self.arguments = tuple(n for n in names if n != "p" or parameters is not None)
        self.labels = {result.name: result.labels for result in program.results}
        values = None if parameters is None else np.asarray(parameters, dtype=float)
        # Inputs that are left out are zero, parameters have the model's values.
        inputs = [s for a in program.arguments if a.name == "u" for s in a.symbols]
        self._defaults = {"p": values, "u": np.zeros(len(inputs))}

    def _values(self, entries: Sequence[object], named: dict[str, object]) -> list[Any]:
        """Return the values of the arguments in order, checked."""
        name, arguments = self.program.name, self.arguments
        taken = dict(zip(arguments, entries, strict=False))
        unknown = [one for one in named if one not in arguments or one in taken]
        if unknown or len(entries) > len(arguments):
            what = repr(unknown[0]) if unknown else f"{len(entries)} arguments"
            raise CallError(
                f"{name}: {what} cannot be taken. It is called with "
                f"{', '.join(arguments)}, each once, in this order or by name."
            )
        taken |= named
        values = []
        for argument in (a for a in self.program.arguments if a.name in arguments):
            size = len(argument.symbols)
            value: Any = taken.get(argument.name)
            if value is None:
                value = self._defaults.get(argument.name)
            if value is None:
                free = " and ".join(n for n in ("u", "p") if n in arguments)
                raise CallError(
                    f"{name}: the argument {argument.name!r} is missing. It is "
                    f"called with {', '.join(arguments)}; {free} may be left out."
                )
            if not argument.scalar and np.shape(value)[-1:] != (size,):
                raise CallError(
                    f"{name}: the argument {argument.name!r} has the shape "
                    f"{tuple(np.shape(value))}, but its last dimension counts "
                    f"{size} entries."
                )
            # PyTorch does not take memory that it may not write to.
            locked = isinstance(value, np.ndarray) and not value.flags.writeable
            values.append(value.copy() if locked else value)
        return values

    def __repr__(self) -> str:
        arguments = ", ".join(self.arguments)
        return f"{type(self).__name__}({self.program.name}({arguments}))"


@final
class TracedFunction(FrameworkFunction):
    """A function `f(t, y, u, p)` that its framework traces and differentiates.

    Attributes:
        text: The source that was run.
        parameters: The values of the parameters that are left out.
    """

    def __init__(
        self, module: Literal["jax", "torch"], program: Program, parameters: ArrayLike
    ) -> None:
        framework(module)
        super().__init__(program, parameters)
        (self.text,) = _WRITERS[module]([program], "module").values()
        self.parameters: NDArray[np.float64] = np.asarray(parameters, dtype=float)
        self._module, scope = module, _run(self.text)
        self._evaluate: Callable[..., object] = scope[program.name]
        self._constants: Callable[..., object] = scope[f"{program.name}_constants"]

    def __call__(self, *arguments: object, **named: object) -> Any:
        """Return the result, or a tuple of results."""
        values = self._values(arguments, named)
        p = values[self.arguments.index("p")] if "p" in self.arguments else np.zeros(0)
        return self._evaluate(*values, self._constants(p))

    def __reduce__(self) -> tuple[object, ...]:
        return TracedFunction, (self._module, self.program, self.parameters)


@final
class RuledFunction(FrameworkFunction):
    """A function `f(t, y, u)` that calls machine code, its Jacobian as the rule."""

    def __init__(
        self,
        program: Program,
        evaluate: Callable[..., object],
        as_array: Callable[..., object],
    ) -> None:
        super().__init__(program)
        self._evaluate, self._as_array = evaluate, as_array

    def __call__(self, *arguments: object, **named: object) -> Any:
        """Return the result."""
        values = self._values(arguments, named)
        return self._evaluate(*(self._as_array(v, dtype=float) for v in values))


def load_casadi(program: Program, parameters: ArrayLike | None = None) -> Any:
    """Return a casadi.Function of a program, with p as an argument or these values."""
    casadi = framework("casadi")
    (text,) = write_casadi([program], "module").values()
    function = _run(text)[f"{program.name}_function"]()
    # An SX graph cannot call the iteration of a Newton block, an MX graph can.
    kind = casadi.MX if program.bodies else casadi.SX
    entries = [
        kind.sym(a.name, *(() if a.scalar else (len(a.symbols),)))
        for a in program.arguments
    ]
    names = [argument.name for argument in program.arguments]
    free, passed = list(zip(names, entries, strict=True)), list(entries)
    if parameters is not None and "p" in names:
        passed[names.index("p")] = casadi.DM(np.asarray(parameters, dtype=float))
        free = [(name, symbols) for name, symbols in free if name != "p"]
    # What a call by name leaves out is zero if it may be, and is seen if it may not.
    return casadi.Function(
        function.name(),
        [symbols for _, symbols in free],
        function.call(passed),
        [name for name, _ in free],
        [result.name for result in program.results],
        {"default_in": [0.0 if name in ("t", "u") else math.nan for name, _ in free]},
    )


def framework(module: str) -> Any:
    """Return one of the frameworks; JAX with double precision, or a CompileError."""
    name = _NAMES[module]
    package = from_extra(f"to_{module}", module, module, CompileError, name=name)
    if module == "jax" and not package.config.jax_enable_x64:
        raise CompileError(
            "to_jax: JAX is set to single precision, which loses half the digits. Say "
            "jax.config.update('jax_enable_x64', True) before; or write the text with "
            "generate(model, 'jax'), which takes any precision."
        )
    return package


def casadi_callback(casadi: Any) -> Any:
    """Return the class of functions of CasADi that work in memory of the caller.

    Instances have the patterns of what they take and give, by name.
    """

    # A class of a package that is imported when it is asked for.
    class Callback(casadi.Callback):  # type: ignore[misc]
        takes: dict[str, Any]
        gives: dict[str, Any]

        def get_n_in(self) -> int:
            return len(self.takes)

        def get_n_out(self) -> int:
            return len(self.gives)

        def get_name_in(self, i: int) -> str:
            return [*self.takes][i]

        def get_name_out(self, i: int) -> str:
            return [*self.gives][i]

        def get_sparsity_in(self, i: int) -> Any:
            return [*self.takes.values()][i]

        def get_sparsity_out(self, i: int) -> Any:
            return [*self.gives.values()][i]

        def has_eval_buffer(self) -> bool:
            return True

    return Callback


def _run(text: str) -> dict[str, Any]:
    scope: dict[str, object] = {}
    exec(text, scope)
    return scope

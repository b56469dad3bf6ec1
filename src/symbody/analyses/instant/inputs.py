"""Inputs that drive a system: constants, a compiled function, or a Python function."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias, final

import numpy as np
import numpy.typing as npt

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.runtime.loops.functions import Addressed
from symbody.system.system import System

Array: TypeAlias = npt.NDArray[np.float64]
InputFunction: TypeAlias = Callable[[float, Array], Sequence[float] | Array | float]

_MISSING = "No value was given for the"


@final
@dataclass(frozen=True)
class ConstantInputs:
    """Inputs that keep their values.

    Attributes:
        values: One for each input.
    """

    values: Sequence[float] | Array = ()


@final
@dataclass(frozen=True)
class CompiledInputs:
    """Inputs from formulas of time and state.

    Attributes:
        function: Writes the inputs; the u it is given is meaningless.
    """

    function: Addressed


@final
@dataclass(frozen=True)
class PythonInputs:
    """Inputs from a Python function, called before each right-hand side.

    The same loop runs as with compiled inputs and gives the same results, only slower.
    Steps are tried, rejected and repeated: the function should depend on its arguments
    alone, not on when it was called before.

    Attributes:
        function: Gets the time [s] and a copy of the state; returns one value for each
            input, or a number if there is one input only.
    """

    function: InputFunction


Inputs: TypeAlias = ConstantInputs | CompiledInputs | PythonInputs


def missing_inputs(
    system: System, inputs: object, result: Collection[str] = ()
) -> tuple[str, ...]:
    """Return the names of the inputs that have no value.

    Args:
        system: The system.
        inputs: Values that were given, by name or by several names, or None.
        result: Names of those that have a value beside.
    """
    members = {*result}
    for key in inputs if isinstance(inputs, Mapping) else ():
        members |= {key} if isinstance(key, str) else {*key}
    return tuple(name for name in system.inputs if name not in members)


def note_of_missing(names: Sequence[str]) -> tuple[str, ...]:
    """Return a note on inputs for which zero was taken; none without such.

    Args:
        names: Of the inputs to which no value was given.
    """
    if not names:
        return ()
    several = len(names) > 1
    kind = "inputs" if several else "input"
    return (f"{_MISSING} {kind} {listed(names)}: zero was taken.",)


def kept_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """Return the notes on inputs without a value among those of a result."""
    return tuple(note for note in notes if note.startswith(_MISSING))


def as_function(
    inputs: Inputs, held: Array | None = None
) -> Callable[[float, Array], Array]:
    """Return inputs as a Python function of time and state.

    Args:
        inputs: The inputs.
        held: Values that somebody changes from time to time, as a problem holds them;
            the function gives what they are when it is called.
    """
    match inputs:
        case ConstantInputs(values):
            constant = np.array(values, dtype=np.float64)
            return lambda t, y: constant if held is None else held.copy()
        case CompiledInputs(function):
            compiled: Any = function
            if held is None:
                held = np.zeros(compiled.size)
            return lambda t, y: np.asarray(compiled(t, y, held), dtype=np.float64)
        case PythonInputs(function):
            return lambda t, y: np.asarray(function(t, y), dtype=np.float64)

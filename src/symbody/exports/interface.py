"""A model as another tool sees it: its variables, and what makes files of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

import numpy as np

from symbody.errors import WriterError
from symbody.expr.node import Const
from symbody.pipeline.compiled_model import CompiledModel
from symbody.system.laws import CONTINUOUS_KINDS, contact_quantities
from symbody.system.spellings import sensor_forms, suffixes
from symbody.system.system import System

_UNBOUNDED = (-np.inf, np.inf)


@final
@dataclass(frozen=True)
class Variable:
    """One number that a tool may look at or set."""

    name: str  # no two of a model are equal
    unit: str = ""  # "rad/s"; "" for none
    description: str = ""
    start: float = 0.0  # 0 where it is computed
    limits: tuple[float, float] = _UNBOUNDED
    settable: bool = True  # not if the default is a formula
    may_be_zero: bool = False  # at the limit, as masses
    discrete: bool = False  # changes at events alone


@final
@dataclass(frozen=True)
class Interface:
    """The variables of a model."""

    states: tuple[Variable, ...]  # q, v, x
    rates: tuple[Variable, ...]
    inputs: tuple[Variable, ...]
    parameters: tuple[Variable, ...]
    # Entries of all sensors, discrete variables, quantities of contacts by their kinds.
    outputs: tuple[Variable, ...]
    quaternions: tuple[int, ...]  # the first of four states

    @property
    def groups(self) -> dict[str, tuple[Variable, ...]]:
        """All of them by their kinds, in the order of value references."""
        kinds = ("states", "rates", "inputs", "parameters", "outputs")
        return {kind: getattr(self, kind) for kind in kinds}

    @property
    def variables(self) -> tuple[Variable, ...]:
        """All of them, in the order of value references."""
        return tuple(one for group in self.groups.values() for one in group)


def interface_of(compiled: CompiledModel, *, impulses: bool = False) -> Interface:
    """Return the variables, named as in results; the later of two alike gets "_2".

    Sums of impulses are among the outputs of packages that count them.
    """
    system = compiled.system
    states = tuple(_states(system))
    groups = [
        states,
        [_rate(state) for state in states],
        list(_inputs(system)),
        list(_parameters(system, compiled.parameters.tolist())),
        list(_outputs(compiled, impulses)),
    ]
    named = iter(_distinct([variable for group in groups for variable in group]))
    parts = [tuple(next(named) for _ in group) for group in groups]
    named_states, rates, inputs, parameters, outputs = parts
    return Interface(
        named_states, rates, inputs, parameters, outputs, system.quaternions
    )


def _states(system: System) -> Iterator[Variable]:
    unit = system.units
    for symbol, start in zip(system.q, system.q_start, strict=True):
        yield Variable(symbol.name, unit[symbol], "coordinate", start)
    for symbol, start in zip(system.v, system.v_start, strict=True):
        yield Variable(symbol.name, unit[symbol], "velocity", start)
    for state in system.states.values():
        for symbol, start in state.by_symbol(state.start).items():
            yield Variable(symbol.name, state.unit, "state", start)


def _rate(state: Variable) -> Variable:
    """Return the derivative of a state, of whose unit the time derivative is taken."""
    per_second = "²" if state.unit.endswith("/s") else "/s"
    unit = state.unit and f"{state.unit}{per_second}"
    return Variable(f"der({state.name})", unit, f"derivative of {state.name}")


def _inputs(system: System) -> Iterator[Variable]:
    for entry in system.inputs.values():
        low, high = limits = entry.limits or _UNBOUNDED
        start = min(max(0.0, low), high)  # what zero becomes within them
        for symbol in entry.symbols.ravel().tolist():
            yield Variable(symbol.name, entry.unit, "input", start, limits)


def _parameters(system: System, values: Sequence[float]) -> Iterator[Variable]:
    remaining = iter(values)
    # Masses and moments of inertia that are parameters themselves.
    inertial = {body.mass for body in system.bodies}
    for body in system.bodies:
        if not body.allow_invalid_inertia:
            Jxx, _, _, Jyy, _, Jzz = body.inertia
            inertial |= {Jxx, Jyy, Jzz}
    for parameter in system.parameters.values():
        for index in np.ndindex(parameter.symbols.shape):
            symbol: Any = parameter.symbols[index]
            may_be_zero = not symbol.sign and symbol in inertial
            sign = symbol.sign or int(may_be_zero)
            limits = {0: _UNBOUNDED, 1: (0.0, np.inf), -1: (-np.inf, 0.0)}[sign]
            settable = isinstance(parameter.default[index], Const)
            yield Variable(
                symbol.name,
                parameter.unit,
                "parameter" if settable else "parameter, computed from others",
                next(remaining),
                limits,
                settable,
                may_be_zero,
            )


def _outputs(compiled: CompiledModel, impulses: bool) -> Iterator[Variable]:
    system = compiled.system
    units = {name: sensor.sensor.unit for name, sensor in system.sensors.items()}
    units |= {name: expression.unit for name, expression in system.expressions.items()}
    forms = sensor_forms(system)
    for name, nodes in compiled.equations("sensors").results.items():
        several = units[name].split(", ")
        if len(several) != nodes.size:
            several = [units[name]] * nodes.size
        shape, entries = forms[name]
        own = entries if shape == (1,) and len(entries) == 1 else suffixes(*forms[name])
        for suffix, unit in zip(own, several, strict=True):
            entry = f"{name}_{suffix}" if suffix else name
            yield Variable(entry, unit, f"sensor {name}")
    for discrete in system.discretes.values():
        for symbol in discrete.symbols.ravel().tolist():
            about = "discrete variable"
            yield Variable(symbol.name, discrete.unit, about, discrete=True)
    kinds = (*CONTINUOUS_KINDS, "impulse") if impulses else CONTINUOUS_KINDS
    for one in contact_quantities(system, *kinds):
        about = f"{one.kind.split()[-1]} of contact {one.name.partition('_')[2]}"
        for label, unit in zip(one.labels, one.units, strict=True):
            yield Variable(label, unit, about, discrete=one.kind == "impulse")


def _distinct(variables: Sequence[Variable]) -> list[Variable]:
    result = []
    names = distinct(("time", *(variable.name for variable in variables)))
    for variable, name in zip(variables, names[1:], strict=True):
        if name != variable.name:
            text = f"{variable.description} (called {variable.name} in the model)"
            variable = replace(variable, name=name, description=text)
        result.append(variable)
    return result


def distinct(names: Iterable[str]) -> list[str]:
    """Return names with a number behind those that stand before already."""
    result: dict[str, None] = {}
    for wanted in names:
        name, number = wanted, 1
        while name in result:
            number += 1
            name = f"{wanted}_{number}"
        result[name] = None
    return list(result)


def checked_identifier(who: str, name: str, reserved: Collection[str] = ()) -> str:
    """Return a name that C, file systems and tools accept, or raise WriterError."""
    if not (name.isascii() and name.isidentifier()):
        raise WriterError(
            f"{who}: the name {name!r} cannot name functions in C and files. It needs "
            f"letters, digits and underscores, a letter first; rename the model."
        )
    if name.lower() in reserved:
        raise WriterError(
            f"{who}: the name {name!r} is that of another file or function of the "
            f"package, as are {', '.join(sorted(reserved))}. Rename the model, e.g. "
            f"{name + '_1'!r}."
        )
    return name


@final
@dataclass(frozen=True)
class Options:
    """Options for the files of a model."""

    name: str  # of the files, without extension; valid in every language
    # Of FUNCTIONS, in this order; a package may hold more, where its format needs them.
    functions: tuple[str, ...] = ("derivatives",)
    # Whether a package that may hold a binary for this platform has one.
    binaries: bool = True


# By path inside the folder, "/" between its parts: a text, or bytes as they are.
Files: TypeAlias = dict[str, str | bytes]

# Derives from the model what it needs; the model says what the user called things,
# its visuals, start values and parameters (compiled.system).
Package: TypeAlias = Callable[[CompiledModel, Options], Files]

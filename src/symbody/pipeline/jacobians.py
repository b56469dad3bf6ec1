"""Derivatives of any quantities of a model by any others, compiled when asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.equations import Equations
from symbody.errors import DerivationError, warn_user
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Symbol, next_serial
from symbody.expr.traverse import as_vector, note_symbols
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.derivatives.of_formulas import (
    Chart,
    Held,
    held,
    small_motions,
    with_joint_forces,
)
from symbody.formalisms.dynamics.matrices import filled
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.solved import with_algebraic_loops
from symbody.pipeline.compiled_derivative import (
    CompiledDerivative,
    Corners,
    named_corners,
)
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import STATE, Kind, request_of
from symbody.pipeline.quantities import (
    INVERSE,
    JOINT_FORCES,
    MOTIONS,
    Chosen,
    Formulas,
    functions_of,
    quantities_of,
    variables_of,
)
from symbody.program.content import ProgramRequest
from symbody.program.program import Program, identifier
from symbody.runtime.functions import CompiledFunction, Entry

# The arguments beside those of all functions.
_MORE: dict[Kind, tuple[str, ...]] = {
    "jacobian": (),
    "jvp": ("direction",),
    "vjp": ("weights",),
    "hessian": ("weights",),
}


@final
@dataclass(frozen=True)
class Made:
    """A derivative without values; `reached` has the columns that rows depend on."""

    entry: Entry
    of: Chosen
    wrt: Chosen
    pattern: NDArray[np.bool_]
    reached: NDArray[np.bool_]
    corners: tuple[Entry, tuple[str, ...]] | None


def derivative_of(
    shared: CompiledSystem,
    kind: Kind,
    of: object,
    wrt: object,
    parameters: NDArray[np.generic],
) -> CompiledDerivative:
    """Return a derivative, with a warning about what is zero everywhere."""
    arguments = Arguments(kind, DerivationError)
    shared.warn_of_many(f"the {kind} of {of!r} by {wrt!r}")
    with building_graph():
        made = _made(arguments, shared, kind, of, wrt)
    unreached = [f"of {row!r} by {column!r}" for row, column in _unreached(made)]
    if unreached:
        warn_user(
            f"{kind}: {listed(unreached)}: every entry is zero, whatever the values, "
            f"as the one does not depend on the other. Leave it out, or check which "
            f"quantity was meant."
        )
    function = CompiledFunction.of(made.entry, parameters)
    corners = None
    if made.corners is not None:
        entry, names = made.corners
        corners = Corners(CompiledFunction.of(entry, parameters), names)
    return CompiledDerivative(
        function, made.of.labels, made.wrt.labels, made.pattern, corners
    )


def _unreached(made: Made) -> Iterator[tuple[str, str]]:
    """Yield which quantity does not depend on which variable at all."""
    for row, rows in made.of.parts():
        for column, columns in made.wrt.parts():
            block = made.reached[rows, columns]
            if block.size and not block.any():
                yield row, column


@final
@dataclass(frozen=True)
class _Derivative:
    """A derivative of quantities by variables, before it is derived.

    `forces` are those along the velocities, `motions` small ones, if variables.
    """

    kind: Kind
    source: CompiledSystem
    quantities: dict[str, Formulas]
    variables: Chosen
    forces: tuple[Symbol, ...]
    motions: tuple[Symbol, ...]

    @property
    def inverse(self) -> bool:
        return INVERSE in self.quantities

    @property
    def key(self) -> tuple[object, ...]:
        """The key by which it is equal to another."""
        names = tuple(self.quantities)
        return self.kind, names, self.variables.names, self.variables.entries

    def arguments(self, *more: str) -> dict[str, tuple[str, ...]]:
        """Return the arguments of its function, with what comes after."""
        entries = [*(["vd"] if self.inverse else []), *more]
        return {**STATE, **{name: (name,) for name in entries}}

    def formulas(self, functions: Chosen) -> Held:
        """Return the formulas, ready to be differentiated."""
        if self.inverse:
            return Held(self.source.derivations, tuple(functions.entries), inverse=True)
        return held(self.source.derivations, functions.entries)

    def function(self, equations: Equations, name: str) -> ProgramRequest:
        """Return what its function is lowered from."""
        values = self.arguments(*_MORE[self.kind])
        return ProgramRequest(equations, name, values, {"J": ("J",)})


def _derivative_for(
    arguments: Arguments, shared: CompiledSystem, kind: Kind, of: object, wrt: object
) -> _Derivative:
    """Return what a user asks for, checked."""
    names = wrt if isinstance(wrt, (list, tuple)) else [wrt]
    forced = any(isinstance(n, str) and n == JOINT_FORCES for n in names)
    source, forces = _forced(shared) if forced else (shared, ())
    quantities = quantities_of(arguments, of, source)
    motions = shared.once("small motions", lambda: small_motions(shared.system))
    more = {JOINT_FORCES: forces, MOTIONS: motions}
    variables = variables_of(arguments, wrt, source.system, more, quantities)
    if kind == "hessian" and MOTIONS in variables.names:
        rule = f"without {MOTIONS!r}, along which there are no second derivatives"
        raise arguments.refused("wrt", wrt, rule, 'Give "q" in its place.')
    return _Derivative(kind, source, quantities, variables, forces, motions)


def _made(
    arguments: Arguments, shared: CompiledSystem, kind: Kind, of: object, wrt: object
) -> Made:
    """Return a derivative, made anew unless it was asked for before."""
    wanted = _derivative_for(arguments, shared, kind, of, wrt)

    def compiled() -> Made:
        with shared.timed(f"derive {kind}"):
            functions = functions_of(arguments, wanted.quantities)
            formulas = wanted.formulas(functions)
            equations, pattern, reached = _derived(wanted, formulas)
        name = f"{wanted.source.system.name}_{kind}"
        entry = shared.compiled(kind, wanted.function(equations, name))
        corners = _corners(shared, wanted, formulas)
        return Made(entry, functions, wanted.variables, pattern, reached, corners)

    return shared.once(wanted.key, compiled)


def derivative_program(
    shared: CompiledSystem, kind: Kind, of: Sequence[str], wrt: Sequence[str]
) -> Program:
    """Return the program of a derivative, named by what it is the derivative of."""
    arguments = Arguments(kind, DerivationError)
    name = identifier(f"{shared.system.name}_{kind}_{'_'.join(of)}_by_{'_'.join(wrt)}")

    def lowered() -> Program:
        wanted = _derivative_for(arguments, shared, kind, list(of), list(wrt))
        with shared.timed(f"derive {kind}"):
            functions = functions_of(arguments, wanted.quantities)
            equations, _, _ = _derived(wanted, wanted.formulas(functions))
        labels = _labels(kind, functions.labels, wanted.variables.labels)
        equations = replace(equations, labels={"J": labels})
        return wanted.function(equations, name).lowered()

    return shared.once(("program", kind, tuple(of), tuple(wrt)), lowered)


def _labels(kind: Kind, rows: Sequence[str], columns: Sequence[str]) -> tuple[str, ...]:
    """Return what the entries of a derivative are called, row by row."""
    if kind == "jvp":
        return tuple(f"change of {row}" for row in rows)
    if kind == "vjp":
        return tuple(f"slope by {column}" for column in columns)
    left = rows if kind == "jacobian" else columns
    return tuple(f"{row} by {column}" for row in left for column in columns)


def _corners(
    shared: CompiledSystem, wanted: _Derivative, formulas: Held
) -> tuple[Entry, tuple[str, ...]] | None:
    """Return what finds corners, if the formulas have any that a motion meets."""
    system = formulas.system
    moving = {system.t, *system.coordinates.y, *system.u, *system.vd}
    result = list(named_corners([*formulas.formulas, *formulas.vd], moving))
    if not result:
        return None
    stand_for: dict[Node, Node] = dict(zip(system.vd, formulas.vd, strict=False))
    stand_for |= dict.fromkeys(wanted.forces, ZERO)
    zeros = substitute([zero for _, zero in result], stand_for)
    symbols = {**arguments_of(system), "vd": system.vd}
    request = request_of(system, "corners", zeros, symbols, wanted.arguments())
    entry = shared.compiled("corners", request, seldom=True)
    return entry, tuple(name for name, _ in result)


def _forced(shared: CompiledSystem) -> tuple[CompiledSystem, tuple[Symbol, ...]]:
    """Return the derivations with a force along each velocity, and these forces."""

    def forced() -> tuple[CompiledSystem, tuple[Symbol, ...]]:
        system, forces = with_joint_forces(shared.system)
        options = replace(shared.options, merge=None, rolled=None)
        # What loads follow of accelerations follows from these forces, too.
        of = with_algebraic_loops(Derivations(system))
        return CompiledSystem(of, options, shared.closed_with), forces

    return shared.once("with joint forces", forced)


def _derived(
    wanted: _Derivative, formulas: Held
) -> tuple[Equations, NDArray[np.bool_], NDArray[np.bool_]]:
    """Return the equations of a derivative, its pattern, and what depends on what."""
    kind, variables = wanted.kind, wanted.variables
    system = formulas.system
    marks = ((next_serial(), "derivatives"),)
    symbols = [s for s in variables.entries if isinstance(s, Symbol)]
    chart = Chart.of(system, symbols, wanted.motions)
    arguments = {**arguments_of(system), "vd": system.vd}
    if kind == "jacobian":
        J = chart.columns(formulas.jacobian(chart.symbols))
        reached = pattern = filled(J)
    else:
        reached = chart.reached(_dependence(formulas, chart.symbols))
        many = chart.count if kind == "jvp" else len(formulas.formulas)
        values = tuple(Symbol(f"{_MORE[kind][0]}_{i}") for i in range(many))
        arguments[_MORE[kind][0]] = values
        J = _PRODUCTS[kind](formulas, chart, values)
        pattern = filled(J) if kind == "hessian" else reached
    # The forces are there to be differentiated by: they are zero.
    J = substitute(J, dict.fromkeys(wanted.forces, ZERO))
    pattern.flags.writeable = False
    equations = Equations(
        system.name, f"derivative, {kind}", arguments, {"J": J}, {}, marks
    )
    return equations, pattern, reached


_PRODUCTS: dict[Kind, Callable[[Held, Chart, Sequence[Node]], Array]] = {
    "jvp": lambda formulas, chart, values: as_vector(
        formulas.forward(chart.symbols, chart.changes(values))
    ),
    "vjp": lambda formulas, chart, values: as_vector(
        chart.slopes(formulas.reverse(chart.symbols, values))
    ),
    "hessian": lambda formulas, chart, values: formulas.hessian(chart.symbols, values),
}


def _dependence(formulas: Held, wrt: Sequence[Symbol]) -> NDArray[np.bool_]:
    """Return which formulas hold which symbols, shape (formulas, symbols)."""
    # One bit a symbol.
    held_by: dict[Node, int] = {s: 1 << j for j, s in enumerate(wrt)}
    note_symbols(held_by, formulas.vd)
    # Where there are none, no formula holds their symbols.
    for node, symbol in zip(formulas.vd, formulas.system.vd, strict=False):
        held_by[symbol] = held_by.get(node, 0)
    note_symbols(held_by, formulas.formulas)
    rows = [held_by.get(node, 0) for node in formulas.formulas]
    return np.array([[bool(row >> j & 1) for j in range(len(wrt))] for row in rows])

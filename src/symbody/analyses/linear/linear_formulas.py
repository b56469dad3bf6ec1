"""Linear systems of small mechanisms as formulas of their parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symbody.analyses.instant.labels import entry_labels, plain_units, units_of
from symbody.arguments import Arguments, near
from symbody.errors import DerivationError, ExpressionError, ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.node import Array, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.quantity_slopes import quantity
from symbody.pipeline.stages import compile_quietly
from symbody.results.equilibrium import Equilibrium
from symbody.results.linear_formulas import LinearFormulas
from symbody.results.result import Labels
from symbody.system.system import System


def linear_formulas(
    model: Model | CompiledModel, at: Equilibrium | Mapping[str, object] | None = None
) -> LinearFormulas:
    """Return A, B, C and D of a small mechanism as formulas.

    Their entries hold the parameters as symbols, and the time, states and inputs that
    `at` does not give. Formulas grow fast with the number of bodies: for numbers take
    `linearize`.

    Args:
        model: A tree, or a mechanism whose loops are closed by formulas.
        at: Numbers or formulas of parameters by name of states, inputs or "t", such as
            {"q_hip": 0, "v_hip": 0}; or an equilibrium, whose states and inputs are
            put in as numbers. What is not named stays a symbol.

    Raises:
        ModelError: A name is unknown, or the model has constraints.

    Example:
        >>> import symbody as sb
        >>> found = sb.linear_formulas(sb.library.pendulum(), {"q_hinge": 0})
        >>> A, B, C, D = found.to_sympy()
        >>> A[1, 0].simplify()
        -981/(100*l)
    """
    arguments = Arguments("linear_formulas", ModelError)
    arguments.instance(
        "model", model, (Model, CompiledModel), "Give what sb.Model(…) returned."
    )
    compiled = model if isinstance(model, CompiledModel) else compile_quietly(model)
    system = compiled.system
    if system.constraints:
        raise ModelError(
            f"{arguments.who}: model {system.name!r} has the constraint "
            f"{system.constraints[0].name!r}, and what it makes dependent is solved "
            f"for in numbers. Close its loop by formulas (add_loop), or take linearize."
        )
    known = _values(arguments, system, at)
    _, rates = quantity(compiled.shared, arguments, "derivatives")
    labels: tuple[str, ...] = ()
    sensed: list[Node] = []
    if system.sensors or any(e.is_sensor for e in system.expressions.values()):
        told = Arguments(arguments.who, DerivationError)
        labels, sensed = quantity(compiled.shared, told, "sensors")
    y, u = system.coordinates.y, system.u
    with building_graph():
        A, B = (_slopes(rates, wrt, known) for wrt in (y, u))
        C, D = (_slopes(sensed, wrt, known) for wrt in (y, u))
    states = tuple(s.name for s in y)
    by_state = {s.name: unit for s, unit in system.units.items()}
    extra = entry_labels(system.states)
    by_state |= dict(zip(extra.names, extra.units, strict=True))
    units = [units_of(system, label, 1)[0] for label in labels]
    return LinearFormulas(
        system.name,
        Labels(states, plain_units([by_state.get(name, "") for name in states])),
        entry_labels(system.inputs),
        Labels(labels, plain_units(units)),
        A, B, C, D,
    )  # fmt: skip


def _values(arguments: Arguments, system: System, at: object) -> dict[Node, Node]:
    """Return what is put in for states, inputs and the time."""
    symbols = {s.name: s for s in (*system.coordinates.y, *system.u, system.t)}
    symbols["t"] = system.t
    if isinstance(at, Equilibrium):
        values: dict[str, object] = {**at.start}
        values |= dict(zip(at.input_labels.names, at.u.tolist(), strict=True))
    else:
        values = arguments.mapping(
            "at", at, "names of states or inputs", "{'q_hip': 0}"
        )
    table: dict[Node, Node] = {}
    for name, value in values.items():
        if name not in symbols:
            rule = f"values of states or inputs of model {system.name!r}"
            raise arguments.refused("at", name, rule, near(name, symbols))
        try:
            table[symbols[name]] = as_node(value, arguments.who)
        except ExpressionError as error:
            raise ModelError(str(error)) from None
    return table


def _slopes(
    formulas: Sequence[Node], wrt: Sequence[Symbol], known: Mapping[Node, Node]
) -> Array:
    """Return derivatives with what is known put in, shape (formulas, symbols)."""
    if not formulas or not wrt:
        return np.empty((len(formulas), len(wrt)), dtype=object)
    J = jacobian(list(formulas), list(wrt))
    result = np.empty(J.size, dtype=object)
    result[:] = substitute(J.ravel().tolist(), dict(known))
    return result.reshape(J.shape)

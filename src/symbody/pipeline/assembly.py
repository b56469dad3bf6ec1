"""The assembly of a compiled model, made when loops are first closed.

It brings modules that trees, and starts from the disk, do without.
"""

from __future__ import annotations

from functools import partial

from symbody.closure.close_and_partition import Assembly
from symbody.closure.compiled_starts import CompiledStarts, StartPlans, start_plans
from symbody.closure.numbers import Array, Numbers, compiled_rows, interpreted_rows
from symbody.formalisms.derivations import building_graph
from symbody.pipeline.compiled_functions import CompiledFunctions


def assembly_of(model: CompiledFunctions) -> Assembly:
    """Return what closes the loops of a model, with the values of its parameters."""
    if not isinstance(model.assembly, Assembly):
        with building_graph():
            model.assembly = result = _assembly(model)
        return result
    return model.assembly


def start_plans_of(model: CompiledFunctions) -> StartPlans | None:
    """Return plans to close starts in code; None where starts need a closer look."""
    if not model.system.constraints or model.rolled:
        return None
    with building_graph():
        return start_plans(model.derivations)


def _assembly(model: CompiledFunctions) -> Assembly:
    of, p = model.derivations, model.parameters
    shared, system = model.shared, model.system
    if not system.constraints:
        return Assembly(of, p, None, None)
    if model.rolled:
        # For large trees alone.
        from symbody.pipeline.rolled_rows import rolled_rows

        def in_a_loop(t: float, x: Array) -> Numbers:
            return rolled_rows(of, p, t, x) or interpreted_rows(of, p, t, x)

        return Assembly(of, p, in_a_loop, None)
    function, plans = model.bound(shared.rows), start_plans_of(model)
    rows = partial(compiled_rows, of, function)
    if plans is None:
        return Assembly(of, p, rows, None)
    rank = 0
    if system.partition is not None and plans.same_geometry(shared.closed_with, p):
        rank = len(system.coordinates.by_constraints.rows)
    starts = CompiledStarts(plans, function, rank)
    return Assembly(of, p, rows, starts)

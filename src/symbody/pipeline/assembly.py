"""The assembly of a compiled model, made when loops are first closed.

It brings modules that trees, and starts from the disk, do without.
"""

from __future__ import annotations

from symbody.closure.close_and_partition import Assembly
from symbody.closure.compiled_starts import CompiledStarts, StartPlans, start_plans
from symbody.closure.numbers import Array, Numbers, compiled_rows, interpreted_rows
from symbody.pipeline.compiled_functions import CompiledFunctions
from symbody.runtime.functions import CompiledFunction
from symbody.system.coordinates import Partition


def assembly_of(model: CompiledFunctions) -> Assembly:
    """Return what closes the loops of a model, with the values of its parameters."""
    result, origin = model.assembly, model.origin
    if not isinstance(result, Assembly):
        made = _assembly(model) if origin is None else assembly_of(origin)
        model.assembly = result = made if origin is None else made.at(model.parameters)
    return result


def start_plans_of(model: CompiledFunctions) -> StartPlans | None:
    """Return plans to close starts in code; None where starts need a closer look."""

    def made() -> StartPlans | None:
        own = model.system.partition
        few = model.system.constraints and not model.rolled
        plans = start_plans(model.derivations) if few else None
        if plans is not None and own is not None:
            plans.known.setdefault(own, own)
        return plans

    return model.shared.once(start_plans_of, made)


def _assembly(model: CompiledFunctions) -> Assembly:
    of, p = model.derivations, model.parameters
    shared, system = model.shared, model.system
    if not system.constraints:
        return Assembly(of, p, None, None)
    if model.rolled or shared.kinds:
        # For large trees alone.
        from symbody.pipeline.parts import rows_by_parts

        # Likewise.
        from symbody.pipeline.rolled_rows import rolled_rows

        def of_many(p: Array, t: float, x: Array) -> Numbers:
            by_parts = rows_by_parts(of, p) if shared.kinds else None
            return by_parts or rolled_rows(of, p, t, x) or interpreted_rows(of, p, t, x)

        return Assembly(of, p, of_many, None)

    def rows(p: Array, t: float, x: Array) -> Numbers:
        return compiled_rows(of, CompiledFunction.of(shared.rows, p), t, x)

    plans = start_plans_of(model)
    if plans is None:
        return Assembly(of, p, rows, None)
    own = system.coordinates.by_constraints if system.partition else Partition(0)
    known = shared.closed_with, own
    return Assembly(of, p, rows, CompiledStarts(plans, shared.rows, p, known))

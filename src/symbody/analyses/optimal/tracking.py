"""Tracking of measured values over time, as a cost."""

from __future__ import annotations

import numpy as np

from symbody.analyses.optimal.conditions import Names
from symbody.arguments import real_array, shown
from symbody.errors import ModelError
from symbody.expr.arithmetic import sub
from symbody.expr.node import ZERO, Node
from symbody.formalisms.derivations import building_graph
from symbody.model.quantities import new_curve
from symbody.spatial.vectors import plus

_REMEDY = 'Give {"q_hip": (times, values)}, or (times, values, 0.01).'


def with_tracking(
    names: Names, cost: Node | None, several: object, longest: float
) -> Node | None:
    """Return a cost, and the squares of what differs from tables, in units of sigma.

    Between the times of a table a cubic spline leads.
    """
    arguments = names.arguments
    tables = arguments.mapping("track", several, "names", '{"q_hip": (times, values)}')
    for key, table in tables.items():
        which = f"track[{shown(key)}]"
        entries = names.entries("track", key)
        parts = table if isinstance(table, tuple) else ()
        arrays = [real_array(part) for part in parts[:2]]
        sigma = 1.0
        if len(parts) == 3:
            sigma = arguments.number(f"{which}, sigma", parts[2], above=0)
        if len(parts) not in {2, 3} or any(a is None for a in arrays):
            rule = "a table (times, values), perhaps with a standard deviation"
            raise arguments.refused(which, table, rule, _REMEDY)
        times, values = (np.asarray(a, dtype=float) for a in arrays)
        columns = values.reshape(len(times), -1) if values.size else values
        if columns.shape != (times.size, len(entries)) or times.ndim != 1:
            rule = f"of one value for each time, for {len(entries)} entries each"
            raise arguments.refused(which, table, rule, _REMEDY)
        if times[0] > 0 or times[-1] < longest:
            rule = f"of times from 0 to {longest:g} s, the longest duration"
            raise arguments.refused(which, table, rule, "Give duration=, or more data.")
        try:
            curves = [
                new_curve(f"measured_{label}", times, column, "linear")[0]
                for (label, _), column in zip(entries, columns.T, strict=True)
            ]
        except ModelError as error:
            raise ModelError(f"{arguments.who}: {which}: {error}") from None
        with building_graph():
            for (_, node), curve in zip(entries, curves, strict=True):
                apart = sub(node, curve(names.model.system.t)) / sigma
                cost = plus(ZERO if cost is None else cost, apart * apart)
    return cost

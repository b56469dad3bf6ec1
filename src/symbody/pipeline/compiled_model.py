"""A model whose functions can be called, with values of its parameters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody import late_methods
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.keeping.start_moves import check_fixed, moved_start
from symbody.pipeline.calls import ModelCalls
from symbody.pipeline.compiled_functions import Values
from symbody.pipeline.compiled_rows import CompiledRows, compiled_rows
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.quick_starts import QuickStarts
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.answers import at_once
from symbody.system.checks import check_parameters
from symbody.system.coordinates import Partition
from symbody.system.moved_start import MovedStart
from symbody.system.system import System, stabilized
from symbody.system.values import (
    assumed_start,
    fixed_start,
    parameter_values,
    started,
    user_start,
)

# A start value that differs by no more than this, in relation to it, has not moved.
_SAME = 1e-9
# From this start on, explicit loops are closed by compiled code for what is told.
_PAYS = 5


@final
class CompiledModel(ModelCalls):
    """A model with its functions, each derived and compiled when first called.

    It never changes: other values of the parameters make another compiled model, which
    shares all machine code with this one. Any number of threads may use it.

    Attributes:
        overrides: Values of parameters by name that are not their defaults.
        parameters: Values of system.p, read-only.
    """

    batch = late_methods.batch
    stepper = late_methods.stepper_of

    def with_parameters(self, values: Mapping[str, object]) -> CompiledModel:
        """Return the model with other values of its parameters; nothing is compiled.

        Args:
            values: By name. Those not named keep the values that they have here, and
                defaults that are formulas of others follow them.

        Raises:
            ModelError: A name is unknown, a value has another shape, or a body gets a
                mass or an inertia that none has.
        """
        arguments = Arguments("with_parameters", ModelError)
        values = arguments.mapping("values", values, optional=False)
        result = with_sought(self, values)
        check_parameters(self.system, result.parameters, values)
        return result

    @property
    def settled_for_parameters(self) -> bool:
        """Whether the start is closed with the values that parameters have here."""
        return bool(np.array_equal(self._shared.closed_with, self.parameters))

    def settled(self, y: Values) -> tuple[CompiledModel, NDArray[np.float64]]:
        """Return the closed state nearest to a rough one, and a model that fits it.

        The model is this one, unless other coordinates must be independent there.

        Args:
            y: The rough state.

        Returns:
            The model and the state.

        Raises:
            AnalysisError: The loops do not close.
        """
        y = self._state("settled", y)
        with building_graph():
            result = self._closed(y, ())
        return self._variant(result), _state_of(result)

    def settled_start(
        self, y: Values, start: Mapping[str, float], u: Values = ()
    ) -> tuple[CompiledModel, NDArray[np.float64], tuple[MovedStart, ...]]:
        """Return the same at the start of a run, and what is not as it was given.

        Args:
            y: The rough state.
            start: Those of its values that are given for this run; those that the model
                gives, if there are none.
            u: Inputs, for conditions on accelerations; default zero.

        Returns:
            The model, the state, and the values given that it does not have.

        Raises:
            AnalysisError: The loops do not close, or a fixed value does not stay.
        """
        arguments = Arguments("settled_start")
        y = self._state(arguments.who, y)
        u = arguments.numbers("u", self._inputs(u), (len(self.system.u),))
        start = arguments.mapping("start", start, optional=False)
        start = {
            n: arguments.number(f"start[{n!r}]", value) for n, value in start.items()
        }
        quickly_settled = self._quickly_settled(y, start)
        if quickly_settled is not None:
            return (*quickly_settled, ())
        with building_graph():
            result = self._closed(y, start, u)
            of = self.derivations.variant(result)
            known = self._dependents_at(result)
            check_fixed(of, self.parameters, start, known)
            assumed = {} if start else assumed_start(result)
            values = start or user_start(result)
            moved = moved_start(of, values, self.parameters, assumed, known)
        return self._looked_at(result), _state_of(result), moved

    def _quickly_settled(
        self, y: NDArray[np.float64], start: Mapping[str, float]
    ) -> tuple[CompiledModel, NDArray[np.float64]] | None:
        """Return the same where closing is plain, and nothing that is given moves.

        Nothing is checked; None is returned where `settled_start` is to look closely.

        Args:
            y: The rough state, which may be returned itself.
            start: Those of its values that are given for this run.
        """
        at = self.system.coordinates
        fixed = fixed_start(self.system)
        if not start or not self._places.keys() >= {*start, *fixed}:
            return None  # what explicit loops determine may not be as it is asked for
        if not self.system.constraints:
            return self, y
        quick = self._quick_starts()
        if quick is None:
            return None
        q, v, x = y[at.q_in_y].copy(), y[at.v_in_y].copy(), y[at.x_in_y]
        partition = quick.settled(q, v, x, start)
        if partition is None:
            return None
        model = self._chosen_before(partition)
        closed: NDArray[np.float64] = np.concatenate([q, v, x])
        for name, value in start.items():
            if not abs(closed[self._places[name]] - value) <= _SAME * abs(value):
                return None
        return None if model is None else (model, closed)

    def _looked_at(self, system: System) -> CompiledModel:
        """Return the model of a start that was looked at closely; note its rank."""
        quick = self._quick_starts() if system.constraints else None
        if quick is not None:
            quick.rank = len(system.coordinates.by_constraints.rows)
        return self._variant(system)

    def _quick_starts(self) -> QuickStarts | None:
        """Return what closes starts by compiled code; None where nothing does."""
        if self._quick is None and not self.rolled:
            with building_graph():
                made = self._shared.quick_plans
                if made is not None:
                    if self._row_function is None:
                        self._row_function = CompiledFunction.of(
                            self._shared.rows, self.parameters
                        )
                    rows, p = 0, self._shared.closed_with
                    if self.system.partition and made.same_geometry(p, self.parameters):
                        rows = len(self.system.coordinates.by_constraints.rows)
                    self._quick = QuickStarts(
                        made, self._row_function, self.system, rows
                    )
        return self._quick

    def _dependents_at(self, system: System) -> Mapping[str, float] | None:
        """Return what explicit loops determine at a start, by name; None at first.

        A few starts are not worth machine code.
        """
        if not system.loop_solutions:
            return None
        self._shared.starts += 1
        if self._shared.starts < _PAYS:
            return None
        names = self.equations("dependents").labels["dependents"]
        function, y = self.function("dependents"), _state_of(system)
        values = at_once(function, 0.0, y, self._no_inputs)
        return dict(zip(names, values.tolist(), strict=True))

    def _closed(
        self,
        y: NDArray[np.float64],
        start: Collection[str],
        u: Sequence[float] | NDArray[np.float64] = (),
    ) -> System:
        """Return the system whose constraints hold at the start, near a rough state."""
        system = self.system
        at = system.coordinates
        rough = started(system, y[at.q_in_y], y[at.v_in_y], y[at.x_in_y])
        if start and rough.start_conditions:
            # What is given for a run takes the place of what the model asks for.
            rough = replace(rough, start_conditions=())
        if not rough.constraints and not rough.start_conditions:
            return rough
        if not rough.start_conditions:
            plainly_closed = self._plainly_closed(rough, y, start)
            if plainly_closed is not None:
                return plainly_closed
        # SciPy takes half a second to import, which trees do not need.
        from symbody.closure.close_and_partition import close_and_partition

        extra, of = y[at.x_in_y], self.derivations
        rows = self._rows(0.0, extra)
        result = close_and_partition(
            rough, self.parameters, extra, start, derivations=of, rows=rows
        )
        if not result.start_conditions:
            return result
        # As above.
        from symbody.closure.start_conditions import has_late, met_late

        if not has_late(result):
            return result
        settled = self._shared.variant(result, self.parameters).derivations
        own = started(settled.system, result.q_start, result.v_start, result.x_start)
        met = met_late(settled.variant(own), self.parameters, start, u)
        return started(result, met.q_start, met.v_start, met.x_start)

    def _plainly_closed(
        self, rough: System, y: NDArray[np.float64], start: Collection[str]
    ) -> System | None:
        """Return a system closed by compiled code; None where that is not plain."""
        quick, at = self._quick_starts(), self.system.coordinates
        if quick is None:
            return None
        q, v = y[at.q_in_y].copy(), y[at.v_in_y].copy()
        partition = quick.settled(q, v, y[at.x_in_y], start)
        if partition is None:
            return None
        # As in `_closed`.
        from symbody.closure.close_and_partition import with_partition

        result = with_partition(rough, partition)
        return replace(result, q_start=tuple(q.tolist()), v_start=tuple(v.tolist()))

    def posture(self, y: Values) -> int:
        """Return 1 or -1 by the side of singular positions on which a closed state is.

        It is the sign of the determinant of J in the dependent velocities, the same
        along any motion that passes no singular (dead-centre) position; 0 where there
        are no constraints, or at such a position.

        Args:
            y: The state, closed.
        """
        y = self._state("posture", y)
        at, partition = self.system.coordinates, self.system.partition
        quick = self._quick_starts() if partition is not None else None
        if quick is not None:
            return quick.sign(y[at.q_in_y], y[at.x_in_y], at.by_constraints)
        with building_graph():
            rows = self._rows(0.0, y[self.system.coordinates.x_in_y])
        if rows is None or partition is None:
            return 0
        J, own = rows.J(y[at.q_in_y]), at.by_constraints
        part = J[np.ix_(own.rows, own.dependent)]
        return round(float(np.linalg.slogdet(part).sign))

    @property
    def home_posture(self) -> int:
        """The posture of the model's own start; see `posture`."""
        if self._home_posture is None:
            self._home_posture = self.posture(self.start_state())
        return self._home_posture

    def repartitioned(self, t: float, y: Values) -> CompiledModel:
        """Return the model with the independent coordinates that fit a closed state."""
        # As in `_closed`.
        from symbody.closure.close_and_partition import choose

        t = Arguments("repartitioned").number("t", t, unit="s")
        y = self._state("repartitioned", y)
        chosen = self._quickly_chosen(t, y)
        if chosen is not None:
            return chosen
        with building_graph():
            of = self.derivations
            rows = self._rows(t, self.system.x_start)
            result = choose(
                self.system, self.parameters, t, y, derivations=of, rows=rows
            )
        return self._variant(result)

    def _quickly_chosen(self, t: float, y: NDArray[np.float64]) -> CompiledModel | None:
        """Return the same where the choice is plain, and was made before."""
        quick, before = self._quick_starts(), self.system.partition
        if quick is None or before is None:
            return None
        x = np.array(self.system.x_start)
        partition = quick.chosen(t, y[self.system.coordinates.q_in_y], x)
        if partition is None or len(partition.rows) != len(before.rows):
            return None
        return self._chosen_before(partition)

    def with_partition(self, partition: Partition) -> CompiledModel:
        """Return the model with a choice of dependent coordinates that it once made."""
        # As in `_closed`.
        from symbody.closure.close_and_partition import with_partition

        Arguments("with_partition").instance(
            "partition", partition, Partition, "Give one of `partitions`."
        )
        with building_graph():
            return self._variant(with_partition(self.system, partition))

    def _rows(self, t: float, x: Values) -> CompiledRows | None:
        """Return the equations of constraints; None if there are no constraints."""
        if not self.system.constraints:
            return None
        if self.rolled:
            # As in `CompiledSystem.rolled`.
            from symbody.pipeline.rolled_tables import rolled_rows

            extra = np.asarray(x, dtype=float)
            return rolled_rows(self.derivations, self.parameters, t, extra)
        if self._row_function is None:
            self._row_function = CompiledFunction.of(self._shared.rows, self.parameters)
        return compiled_rows(self._row_function, self.system, t, x)

    @property
    def partitions(self) -> tuple[Partition, ...]:
        """The choices of dependent coordinates so far, its own first."""
        own = self.system.partition
        others = [system.partition for system in self._shared.variants()]
        several = dict.fromkeys(p for p in (own, *others) if p is not None)
        return tuple(several)

    def stabilized(self, alpha: float, beta: float) -> CompiledModel:
        """Return the model with accelerations that lead back to the constraints."""
        arguments = Arguments("stabilized", ModelError)
        gains = arguments.number("alpha", alpha), arguments.number("beta", beta)
        return self._variant(stabilized(self.system, gains))

    def _variant(self, system: System) -> CompiledModel:
        """Return this model, or the one of another partition, with its functions."""
        return self._of(self._shared.variant(system, self.parameters))

    def _chosen_before(self, partition: Partition) -> CompiledModel | None:
        """Return the same of a partition; None if it is new."""
        if partition == self.system.partition:
            return self
        shared = self._shared.known(partition)
        return None if shared is None else self._of(shared)

    def _of(self, shared: CompiledSystem) -> CompiledModel:
        if shared is self._shared:
            return self
        family = self._family
        if not family:
            family[self._shared] = self
        result = family.get(shared)
        if not isinstance(result, CompiledModel):
            result = CompiledModel(shared, self.overrides, self.parameters)
            result._family = family
            family[shared] = result
        return result


def _state_of(system: System) -> NDArray[np.float64]:
    """Return the state at the start of a system."""
    return np.array([*system.q_start, *system.v_start, *system.x_start])


def with_sought(model: CompiledModel, values: Mapping[str, object]) -> CompiledModel:
    """Return a model with values of parameters that a search tries.

    On its way it may pass masses that no body has; they are told at its end.

    Args:
        model: The model.
        values: By name.

    Raises:
        ModelError: A name is unknown, or a value has another shape.
    """
    overrides = {**model.overrides, **values}
    return CompiledModel(
        model.shared, overrides, parameter_values(model.system, overrides)
    )

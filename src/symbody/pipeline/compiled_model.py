"""A model whose functions can be called, with values of its parameters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms, late_methods
from symbody.arguments import Arguments, hinting, listed
from symbody.errors import ModelError, warn_user
from symbody.formalisms.derivations import building_graph
from symbody.notes import Note
from symbody.pipeline.calls import ModelCalls
from symbody.pipeline.compiled_functions import CompiledFunctions, Values, at_once
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import FUNCTIONS
from symbody.runtime.arrays import address
from symbody.system.checks import ParameterChecks
from symbody.system.coordinates import Partition
from symbody.system.parts import MovedStart, MovedStarts
from symbody.system.system import System, with_fields
from symbody.system.values import (
    assumed_start,
    fixed_start,
    parameter_values,
    user_start,
)

# A start value that differs by no more than this, in relation to it, has not moved.
_SAME = 1e-9
# From this start on, explicit loops are closed by compiled code for what is told.
_PAYS = 5
_FIXED = ("shared", "system", "overrides", "parameters")


@final
@hinting({name: f"compiled.function({name!r})" for name in FUNCTIONS})
class CompiledModel(ModelCalls):
    """A model with its functions, each derived and compiled when first called.

    It never changes: other values of the parameters make another compiled model, which
    shares all machine code with this one. Any number of threads may use it.

    Attributes:
        overrides: Values of parameters by name that are not their defaults.
        parameters: Values of system.p, read-only.
    """

    batch = late_methods.batch
    jacobian = late_methods.jacobian
    jvp = late_methods.jvp
    vjp = late_methods.vjp
    hessian = late_methods.hessian
    undefined_loads = late_methods.undefined_loads
    loops_without_value = late_methods.loops_without_value
    loops_with_several = late_methods.loops_with_several
    stepper = late_methods.stepper_of

    def __setattr__(self, name: str, value: object) -> None:
        known = vars(self)
        # It is set last, when all that a model has is there.
        if "_zeros" in known and (name not in known or name in _FIXED):
            raise ModelError(
                f"compiled model: {name} cannot be set, as it never changes. Take "
                f"with_parameters, which makes another, or options of the analysis."
            )
        known[name] = value

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
        check_parameters(result, values)
        return result

    def settled(self, y: Values) -> tuple[CompiledModel, NDArray[np.float64]]:
        """Return the state nearest to a rough one that is closed at t = 0, and a model.

        The model is this one, unless other coordinates must be independent there. Other
        times are those of `settled_start`.

        Args:
            y: The rough state.

        Returns:
            The model and the state.

        Raises:
            AnalysisError: The loops do not close.
        """
        y = self._state("settled", y)
        shared, closed, _ = self._closed_start(y, (), (), 0.0)
        return self._of(shared), closed

    def settled_start(
        self, y: Values, start: Mapping[str, float], u: Values = (), t: float = 0.0
    ) -> tuple[CompiledModel, NDArray[np.float64], tuple[MovedStart, ...]]:
        """Return the same at the start of a run, and what is not as it was given.

        Args:
            y: The rough state.
            start: Those of its values that are given for this run; those that the model
                gives, if there are none.
            u: Inputs, for conditions on accelerations; default zero.
            t: Time of the start [s].

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
        t = arguments.number("t", t, unit="s")
        model, closed, moved, _ = settled_at(self, y, start, u, t)
        return model, closed, tuple(moved)

    def _closed_start(
        self,
        y: NDArray[np.float64],
        start: Collection[str],
        u: Sequence[float] | NDArray[np.float64],
        t: float,
    ) -> tuple[CompiledSystem, NDArray[np.float64], int | None]:
        """Return the closed start, what belongs to its partition, and its posture.

        That is None where it is not known.
        """
        system = self.system
        if not system.constraints and not system.start_conditions:
            return self.shared, y, 0
        # Modules that trees, and starts from the disk, do without.
        from symbody.pipeline.assembly import assembly_of

        if start or not system.start_conditions:
            closed = assembly_of(self).closed_by_code(t, y, start)
            known = None if closed is None else self.shared.known(closed[0])
            if closed is not None and known is not None:
                return known, *closed[1:]
        with building_graph():
            result = assembly_of(self).closed(t, y, start, u)
            state = [*result.q_start, *result.v_start, *result.x_start]
            other = with_fields(system, partition=result.partition)
            return self.shared.variant(other), np.array(state), None

    def _dependents_at(
        self, t: float, y: NDArray[np.float64]
    ) -> Mapping[str, float] | None:
        """Return what explicit loops determine at a start; None for the first few."""
        if not self.system.loop_solutions:
            return None
        self.shared.starts += 1
        if self.shared.starts < _PAYS:
            return None
        names = self.equations("dependents").labels["dependents"]
        values = at_once(self.function("dependents"), t, y, self._no_inputs)
        return dict(zip(names, values.tolist(), strict=True))

    def posture(self, y: Values, t: float = 0.0) -> int:
        """Return 1 or -1 by the side of singular positions on which a closed state is.

        It is the sign of the determinant of J in the dependent velocities, the same
        along any motion that passes no singular (dead-centre) position; 0 where there
        are no constraints, or at such a position.

        Args:
            y: The state, closed.
            t: Time [s].
        """
        t = Arguments("posture").number("t", t, unit="s")
        y = self._state("posture", y)
        if self.system.partition is None:
            return 0
        # As above.
        from symbody.pipeline.assembly import assembly_of

        return assembly_of(self).posture(t, y)

    @property
    def start_posture(self) -> int:
        """The posture of the model's own start; see `posture`."""
        if self._start_posture is None:
            self._start_posture = self.posture(self.start_state())
        return self._start_posture

    def repartitioned(self, t: float, y: Values) -> CompiledModel:
        """Return the model with the independent coordinates that fit a closed state."""
        t = Arguments("repartitioned").number("t", t, unit="s")
        y = self._state("repartitioned", y)
        if not self.system.constraints:
            return self
        # As above.
        from symbody.pipeline.assembly import assembly_of

        with building_graph():
            return self._variant(assembly_of(self).chosen(t, y))

    def with_partition(self, partition: Partition) -> CompiledModel:
        """Return the model with a choice of dependent coordinates that it once made."""
        # As above.
        from symbody.closure.close_and_partition import with_partition

        Arguments("with_partition").instance(
            "partition", partition, Partition, "Give one of `partitions`."
        )
        with building_graph():
            return self._variant(with_partition(self.system, partition))

    @property
    def partitions(self) -> tuple[Partition, ...]:
        """The choices of dependent coordinates so far, its own first."""
        own = self.system.partition
        others = [system.partition for system in self.shared.variants()]
        return tuple(dict.fromkeys(p for p in (own, *others) if p is not None))

    def stabilized(self, alpha: float, beta: float) -> CompiledModel:
        """Return the model with accelerations that lead back to the constraints."""
        arguments = Arguments("stabilized", ModelError)
        gains = arguments.number("alpha", alpha), arguments.number("beta", beta)
        return self._variant(with_fields(self.system, stabilization=gains))

    def _variant(self, system: System) -> CompiledModel:
        """Return this model, or the one of another partition, with its functions."""
        return self._of(self.shared.variant(system))

    def _of(self, shared: CompiledSystem) -> CompiledModel:
        if shared is self.shared:
            return self
        family = self._family
        if not family:
            family[self.shared] = self
        result = family.get(shared)
        if not isinstance(result, CompiledModel):
            result = CompiledModel(shared, self.overrides, self.parameters)
            result._family = family
            family[shared] = result
        return result


def _start_values(system: System, labels: Collection[str]) -> tuple[Any, ...]:
    """Return fixed values, those of the user and others, and if those are of the state.

    If all are, they are where nothing is closed.
    """
    fixed, own = fixed_start(system), user_start(system)
    states = {*labels}
    of_state = states >= fixed.keys(), states >= own.keys()
    return fixed, own, assumed_start(system), *of_state


def begins_closed(model: CompiledModel) -> bool:
    """Return whether the start of the system is closed at the model's parameters."""
    system, own, p = model.system, model.shared.closed_with, model.parameters
    # NumPy's comparisons take five times as long.
    if own.tobytes() == p.tobytes():
        return True
    # What explicit loops determine moves without constraints.
    if not system.constraints or system.start_conditions or system.loop_solutions:
        return False
    # As above.
    from symbody.pipeline.assembly import start_plans_of

    plans = start_plans_of(model)
    at = None if plans is None else plans.geometry
    return at is not None and own[at].tobytes() == p[at].tobytes()


def settled_at(
    model: CompiledModel,
    y: NDArray[np.float64],
    start: Mapping[str, float],
    u: Sequence[float] | NDArray[np.float64] = (),
    t: float = 0.0,
) -> tuple[CompiledModel, NDArray[np.float64], Sequence[MovedStart], int | None]:
    """Return what `settled_start` does, of arguments that are checked.

    Last stands the posture, or None where it is not known.
    """
    shared, closed, posture = model._closed_start(y, start, u, t)
    system, places = model.system, model.state_places
    fixed, own, assumed, by_state, own_by_state = model.shared.once(
        settled_at, lambda: _start_values(system, places.keys())
    )
    is_state = by_state and places.keys() >= start.keys()
    if closed is y and is_state and own_by_state and not system.moved:
        return model, y, (), posture
    values, assumed = (start, {}) if start else (own, assumed)
    state = closed.tolist()
    # What explicit loops determine may not be as it is asked for.
    if is_state and (
        start or (own_by_state and not (system.moved or system.start_conditions))
    ):
        rough = y.tolist()
        for name in (*start, *fixed) if start else places:
            i = places[name]
            if not (abs(state[i] - rough[i]) <= _SAME * abs(rough[i])):
                break
        else:
            return model._of(shared), closed, (), posture
    known, is_little = model._dependents_at(t, closed), False
    if (start or not system.start_conditions) and not fixed:
        limits = model.shared.once(
            MovedStarts, lambda: formalisms.near_limits(model.shared.derivations)
        )
        every = {**(known or {}), **dict(zip(places, state, strict=True))}
        is_little = every.keys() >= values.keys() and all(
            abs(every[name] - value) <= limits[name][0] + limits[name][1] * abs(value)
            for name, value in values.items()
        )

    def listed() -> tuple[MovedStart, ...]:
        with building_graph():
            of, p = shared.derivations, model.parameters
            if fixed:
                formalisms.check_fixed(of, p, start, known, state, t)
            return formalisms.moved_start(of, values, p, assumed, known, state, t)

    moved = MovedStarts(listed) if is_little else listed()
    return model._of(shared), closed, moved, posture


def check_parameters(model: CompiledModel, names: Collection[str]) -> None:
    """Check the parameters of a model, of which a user has set those of some names."""
    shared, system, key = model.shared, model.system, frozenset(names)
    made = partial(ParameterChecks, system, key)
    shared.once((ParameterChecks, key), made, of_all=True)(model.parameters)


def warn_of_news(model: CompiledModel) -> None:
    """Warn once of what the user's model has got since it was compiled."""
    news = model.shared.news
    if news:
        text = (
            f"model {model.system.name!r} has changed since it was compiled, by "
            f"{listed(news)}, which its compiled model does not have. Compile the "
            f"model again, or give the model itself."
        )
        news.clear()
        warn_user(text)


def with_sought(model: CompiledModel, values: Mapping[str, object]) -> CompiledModel:
    """Return a model with values that a search tries, unchecked until its end."""
    overrides = {**model.overrides, **values}
    parameters = parameter_values(model.system, overrides)
    own, result = object.__new__(CompiledFunctions), object.__new__(CompiledModel)
    own.__dict__ = vars(model) | {"overrides": overrides, "parameters": parameters}
    # Of what may be written addresses are read faster.
    own._forget(model.origin or model, address(parameters))
    parameters.flags.writeable = False
    object.__setattr__(result, "__dict__", vars(own))
    return result


def with_functions(model: CompiledModel, shared: CompiledSystem) -> CompiledModel:
    """Return a model by what another one shares with its like, at the same values."""
    return model._of(shared)


def note_of_switches(
    model: CompiledModel, means: str, *, inputs: bool = False
) -> tuple[Note, ...]:
    """Return a note on formulas that switch by the state; none where none does.

    What integrates so does not look for them: steps of DP853, DP54, Radau end there.
    """
    owners = [*model.shared.outline("switches").shapes, *(["inputs"] if inputs else [])]
    if not owners:
        return ()
    text = (
        f"Where formulas switch by the state is not located by {means}: a step may "
        f"pass over a narrow piece of {listed(owners, 3)}, and errors at a jump are "
        f"larger than tolerances and orders say. Take DP853, DP54 or Radau in simulate,"
        f" whose steps end there; or short steps."
    )
    return (Note(text, "accuracy"),)

"""A model whose functions can be called, with values of its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.errors import AnalysisError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.formalisms.derivation import Formalism
from symbody.formalisms.start_moves import check_fixed, moved_start
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.singularity import singular_mass, undefined_rates
from symbody.program.program import Program
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend
from symbody.system.moved_start import MovedStart
from symbody.system.parameters import parameter_values
from symbody.system.start_values import assumed_start, given_start
from symbody.system.system import System, stabilized


@final
class CompiledModel:
    """A model with its functions, each derived and compiled when first called.

    It never changes: other values of the parameters make another compiled model, which
    shares all machine code with this one. Any number of threads may use it.

    Attributes:
        overrides: Values of parameters by name that are not their defaults.
        parameters: Values of system.p, read-only.
    """

    def __init__(
        self,
        shared: CompiledSystem,
        overrides: Mapping[str, Any],
        parameters: NDArray[np.float64],
    ) -> None:
        self._shared = shared
        self.overrides = dict(overrides)
        self.parameters = parameters
        self.parameters.flags.writeable = False
        system = shared.system
        self._labels = tuple(s.name for s in (*system.q, *system.v, *system.x))
        self._functions: dict[str, CompiledFunction] = {}
        self._inertia_found: tuple[float, bytes] | None = None

    @property
    def system(self) -> System:
        """The numbered system."""
        return self._shared.system

    @property
    def formalism(self) -> Formalism:
        """How the equations are derived, as asked for."""
        return self._shared.formalism

    @property
    def backend(self) -> Backend:
        """What makes the functions."""
        return self._shared.backend

    @property
    def timings(self) -> dict[str, float]:
        """Seconds each stage took, by name."""
        return self._shared.timings

    def equations(self, kind: str = "dynamics") -> Equations:
        """Return one derivation: "dynamics", "inverse", "sensors", "energy", ….

        Raises:
            DerivationError: There is none of this kind.
        """
        return self._shared.equations(kind)

    def program(self, purpose: str) -> Program:
        """Return the program of a function, e.g. "derivatives"; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        return self._shared.program(purpose)

    def function(self, purpose: str) -> CompiledFunction:
        """Return a compiled function, e.g. "derivatives"; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
            CompileError: A compiler is missing or refused the code.
        """
        found = self._functions.get(purpose)
        if found is None:
            entry = self._shared.entry(purpose)
            found = CompiledFunction.of(entry, self.parameters)
            self._functions[purpose] = found
        return found

    def with_parameters(self, values: Mapping[str, Any]) -> CompiledModel:
        """Return the model with other values of its parameters; nothing is compiled.

        Args:
            values: By name. Those not named keep the values that they have here, and
                defaults that are formulas of others follow them.

        Raises:
            ModelError: A name is unknown, or a value has another shape.
        """
        overrides = {**self.overrides, **values}
        return CompiledModel(
            self._shared, overrides, parameter_values(self.system, overrides)
        )

    def derivatives(self, t: float, y: Any, u: Any = ()) -> NDArray[np.float64]:
        """Return the derivative of the state y = (q, v, x).

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            u: Inputs; default zero.

        Raises:
            AnalysisError: A rate is not finite; the message says which and why.
        """
        yd = self.function("derivatives")(t, y, self._inputs(u))
        if not np.isfinite(yd).all():
            self.check_inertia(t, y)
            raise AnalysisError(undefined_rates(self.system, t, y, yd))
        return yd  # type: ignore[no-any-return]

    def forward_dynamics(
        self, t: float, q: Any, v: Any, u: Any = (), *, x: Any = None
    ) -> NDArray[np.float64]:
        """Return the accelerations vd, shape (nv,) [rad/s² or m/s²].

        Extra states x that are not given have their start values.
        """
        more = (*self._extra(x), self._inputs(u))
        return self.function("forward_dynamics")(t, q, v, *more)  # type: ignore[no-any-return]

    def inverse_dynamics(
        self, t: float, q: Any, v: Any, vd: Any, u: Any = (), *, x: Any = None
    ) -> NDArray[np.float64]:
        """Return the generalized forces beyond the loads that a motion needs."""
        more = (*self._extra(x), self._inputs(u))
        return self.function("inverse_dynamics")(t, q, v, vd, *more)  # type: ignore[no-any-return]

    def mass_matrix(self, q: Any, t: float = 0.0) -> NDArray[np.float64]:
        """Return M, shape (nv, nv)."""
        return self.function("mass_matrix")(t, q, self._inputs(()))  # type: ignore[no-any-return]

    def bias(
        self, t: float, q: Any, v: Any, u: Any = (), *, x: Any = None
    ) -> NDArray[np.float64]:
        """Return c of M vd + c = tau, shape (nv,)."""
        more = (*self._extra(x), self._inputs(u))
        return self.function("bias")(t, q, v, *more)  # type: ignore[no-any-return]

    def sensor_values(self, t: float, y: Any, u: Any = ()) -> dict[str, Any]:
        """Return what the sensors measure, by name, in their shapes."""
        results = self.equations("sensors").results
        if not results:
            return {}
        flat = self.function("sensors")(t, y, self._inputs(u)).reshape(-1)
        values: dict[str, Any] = {}
        at = 0
        for name, nodes in results.items():
            value = flat[at : at + nodes.size].reshape(nodes.shape)
            values[name] = float(value) if nodes.shape == () else value
            at += nodes.size
        return values

    @property
    def settled_for_parameters(self) -> bool:
        """Whether the start is closed with the values that parameters have here."""
        return bool(np.array_equal(self._shared.closed_with, self.parameters))

    def settled(
        self, y: Any, start: Mapping[str, float] | None = None
    ) -> tuple[CompiledModel, NDArray[np.float64], tuple[MovedStart, ...]]:
        """Return the closed state nearest to a rough one, and a model that fits it.

        The model is this one, unless other coordinates must be independent there.

        Args:
            y: The rough state.
            start: Those of its values that are asked for; those that the model gives,
                if there are none.

        Returns:
            The model, the state, and the values asked for that it does not have.

        Raises:
            AnalysisError: The loops do not close.
        """
        system = self.system
        nq, nv = len(system.q), len(system.v)
        rough = replace(system, q_start=tuple(y[:nq]), v_start=tuple(y[nq : nq + nv]))
        asked = dict(start or {})
        with building_graph():
            found = _closed(rough, self.parameters, asked)
            check_fixed(found, self.parameters, asked)
            assumed = {} if asked else assumed_start(found)
            asked = asked or given_start(found)
            moved = moved_start(found, asked, self.parameters, assumed)
        state = np.array([*found.q_start, *found.v_start, *y[nq + nv :]])
        return self._variant(found), state, moved

    def chosen_anew(self, t: float, y: Any) -> CompiledModel:
        """Return the model with the independent coordinates that fit a closed state."""
        # As in `_closed`.
        from symbody.closure.settle import choose

        with building_graph():
            found = choose(self.system, self.parameters, t, y)
        return self._variant(found)

    def stabilized(self, alpha: float, beta: float) -> CompiledModel:
        """Return the model with accelerations that lead back to the constraints."""
        return self._variant(stabilized(self.system, (alpha, beta)))

    def _variant(self, system: System) -> CompiledModel:
        """Return this model, or the one of another partition, with its functions."""
        shared = self._shared.variant(system, self.parameters)
        if shared is self._shared:
            return self
        return CompiledModel(shared, self.overrides, self.parameters)

    def state_labels(self) -> tuple[str, ...]:
        """Return the names of coordinates, velocities and extra states."""
        return self._labels

    def start_state(self) -> NDArray[np.float64]:
        """Return the start values of all states, one array."""
        system = self.system
        return np.array([*system.q_start, *system.v_start, *system.x_start])

    def _extra(self, x: Any) -> tuple[Any, ...]:
        """Return the argument x of a function, or nothing if there is none."""
        if not self.system.x:
            return ()
        return (np.array(self.system.x_start) if x is None else x,)

    def _inputs(self, u: Any) -> Any:
        return np.zeros(len(self.system.u)) if len(u) == 0 else u

    def check_inertia(self, t: float, y: Any) -> None:
        """Raise unless every motion has inertia, at one time and state.

        Raises:
            AnalysisError: The mass matrix is singular; the message names the velocity.
        """
        at = (t, np.asarray(y, dtype=float).tobytes())
        if at == self._inertia_found:
            return  # runs from one start ask again and again
        system = self.system
        state = (*system.q, *system.v, *system.x)
        values: dict[str | Symbol, float] = {system.t: t}
        values |= dict.fromkeys(system.u, 0.0)
        values |= dict(zip(state, y, strict=True))
        values |= dict(zip(system.p, self.parameters.tolist(), strict=True))
        results = self.equations("matrices").results
        M = results.get("M_r", results["M"])
        numbers = evaluate_all(M.ravel().tolist(), values)
        message = singular_mass(system, t, np.reshape(numbers, M.shape))
        if message is not None:
            raise AnalysisError(message)
        self._inertia_found = at

    def __getstate__(self) -> dict[str, Any]:
        """Leave out machine code, which another process makes from the programs."""
        return self.__dict__ | {"_functions": {}}

    def __copy__(self) -> CompiledModel:
        return self

    def __deepcopy__(self, memo: object) -> CompiledModel:
        return self

    def __repr__(self) -> str:
        made = ", ".join(self._shared.made()) or "none yet"
        return f"CompiledModel({self.system!r}, {self.backend}; compiled: {made})"


def _closed(
    rough: System, parameters: NDArray[np.float64], start: Mapping[str, float]
) -> System:
    """Return a system whose constraints hold at the start."""
    if not rough.constraints:
        return rough
    # SciPy takes half a second to import, which trees do not need.
    from symbody.closure.settle import settle

    return settle(rough, parameters, start)

"""A model whose functions can be called."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.errors import AnalysisError, DerivationError
from symbody.events.time_switches import TimeSwitches, time_switches
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.formalisms.closing import (
    closed,
    derive_closure,
    derive_constraints,
    derive_correction,
    with_work,
)
from symbody.formalisms.dae import derive_dae
from symbody.formalisms.derivation import Formalism
from symbody.formalisms.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.loop_range import derive_range
from symbody.formalisms.minimal import derive_dependents
from symbody.formalisms.outputs import (
    derive_balance,
    derive_drives,
    derive_energy,
    derive_sensors,
)
from symbody.formalisms.scene import derive_scene
from symbody.formalisms.state_jacobian import (
    derive_balance_jacobian,
    derive_jacobian,
)
from symbody.formalisms.switching import derive_switches
from symbody.pipeline.collector import collector_paused
from symbody.pipeline.purposes import OF_CONSTRAINTS, PURPOSES
from symbody.pipeline.singularity import singular_mass, undefined_rates
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend, load
from symbody.system.parameters import parameter_values
from symbody.system.system import System, stabilized


@final
class CompiledModel:
    """A model with its functions, each derived and compiled when first called.

    Attributes:
        system: The numbered system.
        formalism: As asked for.
        backend: What makes the functions.
        timings: Seconds each stage took, by name.
        parameters: Values of system.p.
    """

    def __init__(
        self,
        system: System,
        formalism: Formalism,
        backend: Backend,
        merge: bool | None,
        parameters: NDArray[np.float64],
    ) -> None:
        self.system = system
        self.formalism = formalism
        self.backend: Backend = backend
        self.timings: dict[str, float] = {}
        self.parameters = parameters
        self._merge = merge
        self._settled_with = parameters
        self._variants: dict[Any, CompiledModel] = {
            (system.partition, system.stabilization): self
        }
        self._equations: dict[str, Equations] = {}
        self._programs: dict[str, Program] = {}
        self._functions: dict[str, CompiledFunction] = {}
        self._switches: dict[str, TimeSwitches] = {}
        self._labels = tuple(s.name for s in (*system.q, *system.v, *system.x))
        self._limits = _limits(system)
        self._inertia_found: tuple[float, bytes, bytes] | None = None

    def equations(self, kind: str = "dynamics") -> Equations:
        """Return one derivation: "dynamics", "inverse", "sensors", "energy", ….

        Raises:
            DerivationError: There is none of this kind.
        """
        if kind not in self._equations:
            makers = self._makers()
            if kind not in makers:
                raise DerivationError(
                    f"equations {kind!r}: unknown. Known are {', '.join(makers)}."
                )
            with self._timed(f"derive {kind}"), collector_paused():
                self._equations[kind] = makers[kind]()
        return self._equations[kind]

    def _makers(self) -> dict[str, Callable[[], Equations]]:
        return {
            "dynamics": lambda: derive_dynamics(
                self.system, self.formalism, merge=self._merge
            ),
            "matrices": lambda: derive_dynamics(
                self.system,
                "composite" if self.formalism in ("auto", "articulated")
                else self.formalism,
                merge=self._merge,
            ),
            "inverse": lambda: derive_inverse(self.system, merge=self._merge),
            "sensors": lambda: derive_sensors(self.system),
            "energy": lambda: derive_energy(self.system),
            "balance": lambda: derive_balance(
                self.system, self.formalism, merge=self._merge
            ),
            "drives": lambda: derive_drives(self.system),
            "jacobian": lambda: derive_jacobian(self.system),
            "balance jacobian": lambda: derive_balance_jacobian(self.system),
            "dependents": lambda: derive_dependents(self.system),
            "range": lambda: derive_range(self.system),
            "range with work": lambda: with_work(self.equations("range")),
            "constraints": lambda: derive_constraints(self.system),
            "correction": lambda: derive_correction(self.system),
            "closure": lambda: derive_closure(self.system),
            "correction with work": lambda: with_work(self.equations("correction")),
            "closure with work": lambda: with_work(self.equations("closure")),
            "dae": lambda: derive_dae(self.system),
            "closed": lambda: closed(self.system, self.equations("dynamics")),
            "closed balance": lambda: closed(self.system, self.equations("balance")),
            "scene": lambda: derive_scene(self.system),
            "switches": lambda: derive_switches(self.system),
        }  # fmt: skip

    def program(self, purpose: str) -> Program:
        """Return the program of a function, e.g. "derivatives"; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        if purpose not in self._programs:
            if purpose not in PURPOSES:
                raise DerivationError(
                    f"function {purpose!r}: unknown. Known are {', '.join(PURPOSES)}."
                )
            if purpose in OF_CONSTRAINTS and not self.system.constraints:
                raise DerivationError(
                    f"function {purpose!r}: model {self.system.name!r} has no "
                    f"constraints. Add them with add_constraint, or take another "
                    f"function."
                )
            wanted = PURPOSES[purpose]
            equations = self.equations(wanted.equations)
            results = wanted.results or {purpose: tuple(equations.results)}
            with self._timed(f"lower {purpose}"), collector_paused():
                self._programs[purpose] = lower(
                    equations,
                    f"{self.system.name}_{purpose}",
                    {
                        name: groups
                        for name, groups in wanted.arguments.items()
                        if name != "x" or self.system.x
                    },
                    results,
                )
        return self._programs[purpose]

    def function(self, purpose: str) -> CompiledFunction:
        """Return a compiled function, e.g. "derivatives"; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
            CompileError: A compiler is missing or refused the code.
        """
        if purpose not in self._functions:
            program = self.program(purpose)
            with self._timed(f"compile {purpose}"):
                loaded = load([program], self.backend)
            function = loaded[program.name]
            function.set_parameters(self.parameters)
            self._functions[purpose] = function
        return self._functions[purpose]

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs.

        Args:
            purpose: Of the function, e.g. "derivatives".
        """
        if purpose not in self._switches:
            wanted = PURPOSES[purpose]
            equations = self.equations(wanted.equations)
            (parts,) = (wanted.results or {"": tuple(equations.results)}).values()
            arrays = [equations.results[part].ravel() for part in parts]
            roots = [node for array in arrays for node in array.tolist()]
            moving = (self.system.t, *self.system.u)
            self._switches[purpose] = time_switches(roots, moving, self.system.p)
        return self._switches[purpose]

    def set_parameters(self, values: Mapping[str, Any] | None = None) -> None:
        """Give parameters other values; no function is compiled again.

        Args:
            values: By name; those not named get their defaults back, and formulas
                are evaluated with the values given.

        Raises:
            ModelError: A name is unknown, or a value has another shape.
        """
        self._take_parameters(parameter_values(self.system, values))

    def derivatives(self, t: float, y: Any, u: Any = ()) -> NDArray[np.float64]:
        """Return the derivative of the state y = (q, v, x).

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            u: Inputs; default zero. They are kept within their limits, here and in
                the methods below, but not by the functions that `function` returns.

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
        """Whether the start is closed with the values that parameters have now."""
        return bool(np.array_equal(self._settled_with, self.parameters))

    def settled(self, y: Any) -> tuple[CompiledModel, NDArray[np.float64]]:
        """Return the closed state nearest to a rough one, and a model that fits it.

        The model is this one, unless other coordinates must be independent there.

        Raises:
            AnalysisError: The loops do not close.
        """
        # SciPy takes half a second to import, which trees do not need.
        from symbody.closure.settle import settle

        system = self.system
        nq, nv = len(system.q), len(system.v)
        rough = replace(system, q_start=tuple(y[:nq]), v_start=tuple(y[nq : nq + nv]))
        found = settle(rough, self.parameters)
        state = np.array([*found.q_start, *found.v_start, *y[nq + nv :]])
        return self._variant(found), state

    def chosen_anew(self, t: float, y: Any) -> CompiledModel:
        """Return the model with the independent coordinates that fit a closed state."""
        # As in `settled`.
        from symbody.closure.settle import choose

        return self._variant(choose(self.system, self.parameters, t, y))

    def stabilized(self, alpha: float, beta: float) -> CompiledModel:
        """Return the model with accelerations that lead back to the constraints."""
        return self._variant(stabilized(self.system, (alpha, beta)))

    def _variant(self, system: System) -> CompiledModel:
        """Return this model, or the one of another partition, with its functions."""
        key = (system.partition, system.stabilization)
        if key == (self.system.partition, self.system.stabilization):
            return self
        if key not in self._variants:
            other = CompiledModel(
                system, self.formalism, self.backend, self._merge, self.parameters
            )
            other._variants = self._variants
            self._variants[key] = other
        variant = self._variants[key]
        variant._take_parameters(self.parameters)
        return variant

    def _take_parameters(self, values: NDArray[np.float64]) -> None:
        self.parameters = values
        for function in self._functions.values():
            function.set_parameters(values)

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
        """Return inputs within their limits, as a simulation has them."""
        if len(u) == 0:
            u = np.zeros(len(self.system.u))
        if self._limits is None or np.shape(u) != self._limits[0].shape:
            return u  # what does not fit is refused by the function
        return np.clip(u, *self._limits)

    def check_inertia(self, t: float, y: Any) -> None:
        """Raise unless every motion has inertia, at one time and state.

        Raises:
            AnalysisError: The mass matrix is singular; the message names the velocity.
        """
        at = (t, np.asarray(y, dtype=float).tobytes(), self.parameters.tobytes())
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

    @contextmanager
    def _timed(self, stage: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.timings[stage] = time.perf_counter() - start

    def __repr__(self) -> str:
        made = ", ".join(self._functions) or "none yet"
        return f"CompiledModel({self.system!r}, {self.backend}; compiled: {made})"


def _limits(system: System) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Return the least and greatest values of all inputs; None if none has limits."""
    if all(entry.limits is None for entry in system.inputs.values()):
        return None
    limits = [
        entry.limits or (-np.inf, np.inf)
        for entry in system.inputs.values()
        for _ in range(entry.symbols.size)
    ]
    low, high = np.array(limits, dtype=float).T
    return low, high

"""A model whose functions can be called, with values of its parameters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real_array
from symbody.equations import Equations
from symbody.errors import AnalysisError, DerivationError, ModelError
from symbody.events.time_switches import TimeSwitches
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.start_moves import check_fixed, moved_start
from symbody.formalisms.quantities.choose import Formalism
from symbody.formalisms.quantities.implicit_laws import (
    laws_with_several,
    laws_without_value,
    may_have_equations,
)
from symbody.formalisms.quantities.loop_solutions import (
    loop_solutions,
    nodes_without_place,
)
from symbody.formalisms.quantities.undefined_loads import undefined_loads
from symbody.pipeline.algebraic_loops import (
    law_with_several,
    law_without_value,
    no_equilibrium,
    no_solution,
    several_solutions,
)
from symbody.pipeline.batches import batch_of
from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_rows import CompiledRows
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.derivative_names import Kind as Derivative
from symbody.pipeline.derivative_names import derivative_in
from symbody.pipeline.frames import Kind, frame_entry
from symbody.pipeline.functions import FUNCTIONS
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.meetings import meeting_at
from symbody.pipeline.outputs import Outputs, in_order
from symbody.pipeline.singularity import undefined_rates
from symbody.program.program import Program
from symbody.runtime.batch import Batch
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend
from symbody.system.moved_start import MovedStart
from symbody.system.parameters import parameter_values
from symbody.system.partition import Partition
from symbody.system.start_values import assumed_start, given_start
from symbody.system.system import System, stabilized

# Entries of an argument of a compiled function, in order.
Values: TypeAlias = Sequence[float] | NDArray[np.generic]
Names: TypeAlias = str | Sequence[str]
NamesOrSymbols: TypeAlias = str | Symbol | Sequence[str | Symbol] | NDArray[np.generic]


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
        overrides: Mapping[str, object],
        parameters: NDArray[np.float64],
    ) -> None:
        self._shared = shared
        self.overrides = dict(overrides)
        self.parameters = parameters
        self.parameters.flags.writeable = False
        system = shared.system
        self._labels = tuple(s.name for s in system.coordinates.y)
        self._limits = _limits(system)
        self._functions: dict[str, CompiledFunction] = {}
        self._row_function: CompiledFunction | None = None
        self._outputs: dict[tuple[str, ...], Outputs] = {}
        # What the methods below call, without looking anything else up.
        self._calls: dict[str, Callable[..., Any]] = {}
        self._poses: dict[str, Callable[..., Any]] = {}
        self._frame_jacobians: dict[str, Callable[..., Any]] = {}
        self._has_equations: bool | None = None
        zeros = np.zeros(len(system.u))
        self._no_inputs = np.clip(zeros, *self._limits) if self._limits else zeros
        self._extra_start = (np.array(system.x_start),) if system.x else ()
        # The product with it is zero if, and only if, all rates are finite.
        self._zeros = np.zeros(len(self._labels))

    @property
    def system(self) -> System:
        """The numbered system."""
        return self._shared.system

    @property
    def shared(self) -> CompiledSystem:
        """What models with other values of the parameters share with this one."""
        return self._shared

    @property
    def derivations(self) -> Derivations:
        """The account of the system, in which each thing is derived once."""
        return self._shared.derivations

    @property
    def formalism(self) -> Formalism:
        """The formalism of the equations, as asked for."""
        return self._shared.formalism

    @property
    def rolled(self) -> bool:
        """Whether accelerations are computed by a loop over the links of the tree."""
        return self._shared.rolled is not None

    @property
    def backend(self) -> Backend:
        """The backend that makes the functions."""
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
        return self._shared.equations(_word("kind", kind))

    def program(self, purpose: str) -> Program:
        """Return the program of a function, e.g. "derivatives"; see FUNCTIONS.

        Derivatives have names such as "jacobian(vd; q, v)", see `jacobian`.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        derivative = derivative_in(purpose)
        if derivative is not None:
            # As in `_derivative`.
            from symbody.pipeline.jacobians import derivative_program

            return derivative_program(self._shared, *derivative)
        return self._shared.program(_word("purpose", purpose))

    def function(self, purpose: str) -> CompiledFunction:
        """Return a compiled function, e.g. "derivatives"; see FUNCTIONS.

        Raises:
            DerivationError: There is no function for this purpose.
            CompileError: A compiler is missing or refused the code.
        """
        found = self._functions.get(purpose) if purpose.__class__ is str else None
        if found is None:
            entry = self._shared.entry(_word("purpose", purpose))
            found = CompiledFunction.of(entry, self.parameters)
            self._functions[purpose] = found
        return found

    def outputs(self, names: Sequence[str]) -> Outputs:
        """Return several functions as one, which computes once what they share.

        It is compiled fast rather than to run fast, for evaluation after a run.

        Args:
            names: Of functions of the same arguments, see FUNCTIONS; in any order.

        Raises:
            DerivationError: There is no such function, not for this model, or not
                together with the others.
            CompileError: A compiler is missing or refused the code.

        Example:
            >>> import symbody as sb
            >>> compiled = sb.compile_model(sb.library.double_pendulum())
            >>> compiled.outputs(["sensors", "energy"]).places["energy"]
            slice(5, 8, None)
        """
        asked = Arguments("outputs", DerivationError)
        ordered = in_order(asked.words("names", names, FUNCTIONS))
        if not ordered:
            rule, remedy = "at least one function", "Give for example ['energy']."
            raise asked.refused("names", names, rule, remedy)
        found = self._outputs.get(ordered)
        if found is None:
            function = CompiledFunction.of(
                self._shared.joint_entry(ordered), self.parameters
            )
            found = Outputs(function, self._shared.places(ordered))
            self._outputs[ordered] = found
        return found

    def jacobian(self, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
        """Return the exact Jacobian of some quantities by others, as a function.

        It is called with t, y and u. Where a curve or a condition has a corner, the
        slope is that of the side that counts at the point.

        Args:
            of: "derivatives" or its parts "qd", "vd" and "xd"; "sensors", or one by
                its name; "energy" or its parts "kinetic", "potential" and "power";
                "reactions" of the joints, in the axes of their frames on the child;
                "joint_forces" of loads, "drives", "multipliers", "constraints";
                "mass_matrix", "bias"; or a list of these; or "inverse_dynamics"
                alone, which is called with t, y, u and the accelerations vd.
            wrt: "q", "v", "x", all of them "y", "u", "p", "t", or one coordinate,
                velocity, state, input or parameter by its name or symbol; "tau" for a
                force along each velocity beside the loads, "dq" for small motions
                along the velocities in place of q; or a list of these. Each
                is changed alone: with constraints, q and v are those of all joints.

        Returns:
            The function, with the labels of rows and columns and the pattern of what
            may not be zero. By the entries of a quaternion it is the derivative of
            the formulas, whose values count where the length is one.

        Raises:
            DerivationError: A name is unknown.
            ExpressionError: An external function has no derivatives.
        """
        return self._derivative("jacobian", of, wrt)

    def jvp(self, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
        """Return the product of a Jacobian with a direction, as a function.

        It is called with t, y, u and the direction, one number a column of the
        Jacobian, and costs a small multiple of the quantities themselves.

        Args:
            of: Quantities, see `jacobian`.
            wrt: By what, see `jacobian`.
        """
        return self._derivative("jvp", of, wrt)

    def vjp(self, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
        """Return the product of weights with a Jacobian, as a function: a gradient.

        It is called with t, y, u and the weights, one number a row of the Jacobian,
        and costs a small multiple of the quantities themselves, however many the
        columns are.

        Args:
            of: Quantities, see `jacobian`.
            wrt: By what, see `jacobian`.
        """
        return self._derivative("vjp", of, wrt)

    def hessian(self, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
        """Return the second derivatives of a weighted sum of quantities, as a function.

        It is called with t, y, u and the weights, one number a row of the Jacobian, and
        returns a symmetric matrix with a row and a column for each variable.

        Args:
            of: Quantities, see `jacobian`.
            wrt: By what, see `jacobian`.
        """
        return self._derivative("hessian", of, wrt)

    def _derivative(
        self, kind: Derivative, of: Names, wrt: NamesOrSymbols
    ) -> CompiledDerivative:
        # A dozen modules that motions do without.
        from symbody.pipeline.jacobians import derivative_of

        return derivative_of(self._shared, kind, of, wrt, self.parameters)

    def batch(self, purpose: str, *, workers: int | None = None) -> Batch:
        """Return a function for many states at once, in lanes and threads.

        It is called as the function, with arguments that have a row for each evaluation
        or are shared by all: ``compiled.batch("derivatives")(0.0, Y, u)`` for Y of the
        shape (N, number of states). Parameters may have rows, too, as ``p=P``. Lanes
        give what the function gives, up to rounding, and do not know of each other.

        Args:
            purpose: Of the function, e.g. "derivatives"; see FUNCTIONS.
            workers: Number of threads; as many as processors by default.

        Raises:
            DerivationError: There is no function for this purpose, or the model is
                compiled by another backend than LLVM.

        Example:
            >>> import numpy as np
            >>> import symbody as sb
            >>> compiled = sb.compile_model(sb.library.double_pendulum())
            >>> compiled.batch("derivatives")(0.0, np.zeros((1000, 4)), []).shape
            (1000, 4)
        """
        made = self._shared.lanes.setdefault(_word("purpose", purpose), {})
        return batch_of(self.function(purpose), self.backend, workers, made)

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs.

        Args:
            purpose: Of the function, e.g. "derivatives".

        Raises:
            DerivationError: There is no function for this purpose.
        """
        return self._shared.time_switches(_word("purpose", purpose))

    def with_parameters(self, values: Mapping[str, object]) -> CompiledModel:
        """Return the model with other values of its parameters; nothing is compiled.

        Args:
            values: By name. Those not named keep the values that they have here, and
                defaults that are formulas of others follow them.

        Raises:
            ModelError: A name is unknown, or a value has another shape.
        """
        asked = Arguments("with_parameters", ModelError)
        values = asked.mapping("values", values, optional=False)
        overrides = {**self.overrides, **values}
        return CompiledModel(
            self._shared, overrides, parameter_values(self.system, overrides)
        )

    def derivatives(self, t: float, y: Values, u: Values = ()) -> NDArray[np.float64]:
        """Return the derivative of the state y = (q, v, x).

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            u: Inputs; default zero. They are kept within their limits, here and in
                the methods below, but not by the functions that `function` returns.

        Raises:
            AnalysisError: A rate is not finite; the message says which and why.
        """
        call = self._calls.get("derivatives") or self._call("derivatives")
        yd = call(t, y, self._inputs(u))
        if yd.dot(self._zeros) != 0:
            self.check_inertia(t, y)
            meeting = self._meeting(t, y)
            loads = [] if meeting else self.undefined_loads(t, y, u)
            unsolved = self.loops_without_value(t, y, u)
            message = undefined_rates(
                self.system, t, np.asarray(y), yd, loads, unsolved
            )
            raise AnalysisError(message + meeting)
        found: NDArray[np.float64] = yd
        return found

    def undefined_loads(self, t: float, y: Values, u: Values = ()) -> list[str]:
        """Return the names of the loads that are not finite at one time and state."""
        asked = Arguments("undefined_loads")
        u = asked.numbers("u", self._inputs(u), (len(self.system.u),))
        t, y = asked.number("t", t, unit="s"), self._state(asked.who, y)
        values = self._values(t, y, u)
        with building_graph():
            return undefined_loads(self.derivations, values)

    def loops_without_value(self, t: float, y: Values, u: Values = ()) -> str:
        """Return why algebraic loops have no solution there; "" if they have one.

        They are the balances of nodes, laws that are equations, and those of loads that
        follow accelerations, reactions or multipliers.
        """
        if self.system.nodes:
            nodes = self._nodes_without_place(t, y, u)
            if nodes:
                return no_equilibrium(nodes)
        laws = self._laws(laws_without_value, t, y, u)
        if laws:
            return law_without_value(laws)
        found = self._loop_solutions("loops_without_value", t, y, u)
        return no_solution(self.system) if found == [] else ""

    def loops_with_several(self, t: float, y: Values, u: Values = ()) -> str:
        """Return which algebraic loops have several solutions there; "" if none has."""
        laws = self._laws(laws_with_several, t, y, u)
        if laws:
            return law_with_several(laws)
        found = self._loop_solutions("loops_with_several", t, y, u)
        return several_solutions(self.system, found) if found and found[1:] else ""

    def _laws(self, ask: Callable[..., Any], t: float, y: Values, u: Values) -> Any:
        if self._has_equations is None:
            self._has_equations = may_have_equations(self.system)
        if not self._has_equations:
            return ()
        values = self._values(t, self._state("laws", y), self._inputs(u))
        with building_graph():
            return ask(self.derivations, values)

    def _nodes_without_place(self, t: float, y: Values, u: Values) -> list[str]:
        values = self._values(t, self._state("nodes", y), self._inputs(u))
        with building_graph():
            return nodes_without_place(self.derivations, values)

    def _loop_solutions(
        self, who: str, t: float, y: Values, u: Values
    ) -> list[NDArray[np.float64]] | None:
        asked = Arguments(who)
        u = asked.numbers("u", self._inputs(u), (len(self.system.u),))
        t, y = asked.number("t", t, unit="s"), self._state(who, y)
        with building_graph():
            return loop_solutions(self.derivations, self._values(t, y, u))

    def _values(self, t: float, y: Any, u: Any) -> dict[Symbol, float]:
        system = self.system
        symbols = (system.t, *system.coordinates.y, *system.u, *system.p)
        return dict(zip(symbols, [t, *y, *u, *self.parameters.tolist()], strict=True))

    def forward_dynamics(
        self,
        t: float,
        q: Values,
        v: Values,
        u: Values = (),
        *,
        x: Values | None = None,
    ) -> NDArray[np.float64]:
        """Return the accelerations vd, shape (nv,) [rad/s² or m/s²].

        Extra states x that are not given have their start values.
        """
        call = self._calls.get("forward_dynamics") or self._call("forward_dynamics")
        found: NDArray[np.float64] = call(t, q, v, *self._extra(x), self._inputs(u))
        return found

    def inverse_dynamics(
        self,
        t: float,
        q: Values,
        v: Values,
        vd: Values,
        u: Values = (),
        *,
        x: Values | None = None,
    ) -> NDArray[np.float64]:
        """Return the generalized forces beyond the loads that a motion needs."""
        call = self._calls.get("inverse_dynamics") or self._call("inverse_dynamics")
        found: NDArray[np.float64] = call(t, q, v, vd, *self._extra(x), self._inputs(u))
        return found

    def mass_matrix(self, q: Values, t: float = 0.0) -> NDArray[np.float64]:
        """Return M, shape (nv, nv)."""
        call = self._calls.get("mass_matrix") or self._call("mass_matrix")
        found: NDArray[np.float64] = call(t, q, self._no_inputs)
        return found

    def pose(
        self, frame: str, q: Values, t: float = 0.0
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return where a frame is: R_WF, shape (3, 3), and its origin p_W [m].

        Coordinates that follow from explicit loops do so here; those of other
        constraints are taken as given.

        Args:
            frame: Name of a body, or of a frame as "body.frame"; "frame" alone if no
                other body has one of this name, and no body is called so.
            q: Coordinates.
            t: Time [s].

        Returns:
            R takes components in the frame to components in the world, p is in world
            axes.

        Raises:
            DerivationError: There is no such frame, or several.

        Example:
            >>> import symbody as sb
            >>> compiled = sb.compile_model(sb.library.pendulum())
            >>> R, p = compiled.pose(compiled.system.bodies[0].name, [0.0])
            >>> bool((R == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]).all())
            True
        """
        call = self._poses.get(frame) if frame.__class__ is str else None
        found: tuple[NDArray[np.float64], NDArray[np.float64]] = (
            call or self._of_frame("pose", frame, self._poses)
        )(t, q)
        return found

    def frame_jacobian(
        self, frame: str, q: Values, t: float = 0.0
    ) -> NDArray[np.float64]:
        """Return the partial velocities of a frame, shape (6, nv), in world axes.

        J @ v is the angular velocity of the frame, then the velocity of its origin,
        without what drives and laws of time add. What follows from explicit loops
        moves along; other constraints are not put in, so there v must fulfil them.

        Args:
            frame: Its name, see `pose`.
            q: Coordinates.
            t: Time [s].

        Raises:
            DerivationError: There is no such frame, or several.
        """
        calls = self._frame_jacobians
        call = calls.get(frame) if frame.__class__ is str else None
        found: NDArray[np.float64] = (
            call or self._of_frame("frame_jacobian", frame, calls)
        )(t, q)
        return found

    def _of_frame(
        self, kind: Kind, name: str, calls: dict[str, Callable[..., Any]]
    ) -> Callable[..., Any]:
        entry = frame_entry(self._shared, kind, name)
        calls[name] = CompiledFunction.of(entry, self.parameters).call
        return calls[name]

    def _call(self, purpose: str) -> Callable[..., Any]:
        self._calls[purpose] = self.function(purpose).call
        return self._calls[purpose]

    def bias(
        self,
        t: float,
        q: Values,
        v: Values,
        u: Values = (),
        *,
        x: Values | None = None,
    ) -> NDArray[np.float64]:
        """Return c of M vd + c = tau, shape (nv,)."""
        call = self._calls.get("bias") or self._call("bias")
        found: NDArray[np.float64] = call(t, q, v, *self._extra(x), self._inputs(u))
        return found

    def sensor_values(self, t: float, y: Values, u: Values = ()) -> dict[str, Any]:
        """Return what the sensors measure, by name, in their shapes."""
        results = self.equations("sensors").results
        if not results:
            return {}
        flat = self.function("sensors")(t, y, self._inputs(u)).reshape(-1)
        values: dict[str, object] = {}
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
            found = self._closed(y, ())
        return self._variant(found), _state_of(found, y)

    def settled_start(
        self, y: Values, start: Mapping[str, float]
    ) -> tuple[CompiledModel, NDArray[np.float64], tuple[MovedStart, ...]]:
        """Return the same at the start of a run, and what is not as it was given.

        Args:
            y: The rough state.
            start: Those of its values that are given for this run; those that the model
                gives, if there are none.

        Returns:
            The model, the state, and the values given that it does not have.

        Raises:
            AnalysisError: The loops do not close, or a fixed value does not stay.
        """
        asked = Arguments("settled_start")
        y = self._state(asked.who, y)
        start = asked.mapping("start", start, optional=False)
        start = {n: asked.number(f"start[{n!r}]", value) for n, value in start.items()}
        with building_graph():
            found = self._closed(y, start)
            of = self.derivations.variant(found)
            check_fixed(of, self.parameters, start)
            assumed = {} if start else assumed_start(found)
            given = start or given_start(found)
            moved = moved_start(of, given, self.parameters, assumed)
        return self._variant(found), _state_of(found, y), moved

    def _closed(self, y: NDArray[np.float64], start: Collection[str]) -> System:
        """Return the system whose constraints hold at the start, near a rough state."""
        system = self.system
        at = system.coordinates
        rough = replace(
            system, q_start=tuple(y[at.q_in_y]), v_start=tuple(y[at.v_in_y])
        )
        if start:
            # What is given for a run takes the place of what the model asks for.
            rough = replace(rough, start_conditions=())
        if not rough.constraints and not rough.start_conditions:
            return rough
        # SciPy takes half a second to import, which trees do not need.
        from symbody.closure.settle import settle

        extra, of = y[at.x_in_y], self.derivations
        rows = self._rows(0.0, extra)
        return settle(rough, self.parameters, extra, start, derivations=of, rows=rows)

    def chosen_anew(self, t: float, y: Values) -> CompiledModel:
        """Return the model with the independent coordinates that fit a closed state."""
        # As in `_closed`.
        from symbody.closure.settle import choose

        t = Arguments("chosen_anew").number("t", t, unit="s")
        y = self._state("chosen_anew", y)
        with building_graph():
            of = self.derivations
            rows = self._rows(t, self.system.x_start)
            found = choose(
                self.system, self.parameters, t, y, derivations=of, rows=rows
            )
        return self._variant(found)

    def _rows(self, t: float, x: Values) -> CompiledRows | None:
        """Return the equations of constraints; None if there are no constraints."""
        if not self.system.constraints:
            return None
        if self._row_function is None:
            self._row_function = CompiledFunction.of(self._shared.rows, self.parameters)
        return CompiledRows(self._row_function, self.system, t, x)

    @property
    def partitions(self) -> tuple[Partition, ...]:
        """The choices of dependent coordinates so far, its own first."""
        own = self.system.partition
        found = [system.partition for system in self._shared.variants()]
        several = dict.fromkeys(p for p in (own, *found) if p is not None)
        return tuple(several)

    def stabilized(self, alpha: float, beta: float) -> CompiledModel:
        """Return the model with accelerations that lead back to the constraints."""
        asked = Arguments("stabilized", ModelError)
        gains = asked.number("alpha", alpha), asked.number("beta", beta)
        return self._variant(stabilized(self.system, gains))

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

    def _extra(self, x: object) -> tuple[object, ...]:
        """Return the argument x of a function, or nothing if there is none."""
        if x is None:
            return self._extra_start
        if not self.system.x:
            if Arguments("extra states").numbers("x", x).size:
                rule = f"left out, as model {self.system.name!r} has no extra states"
                asked, remedy = Arguments("extra states"), "Add them by add_state."
                raise asked.refused("x", x, rule, remedy)
            return ()
        return (x,)

    def _inputs(self, u: object) -> object:
        """Return inputs within their limits, as a simulation has them."""
        if isinstance(u, (tuple, list, np.ndarray)) and len(u) == 0:
            return self._no_inputs
        if self._limits is None:
            return u
        numbers = real_array(u)
        if numbers is None or numbers.shape != self._limits[0].shape:
            return u  # what does not fit is refused by the function
        return np.clip(numbers, *self._limits)

    def _state(self, who: str, y: object) -> NDArray[np.float64]:
        return Arguments(who).numbers("y", y, (len(self._labels),))

    def check_inertia(self, t: float, y: Values) -> None:
        """Raise unless every motion has inertia, at one time and state.

        Raises:
            AnalysisError: The mass matrix is singular, or indefinite; the message names
                the velocities.
        """
        message = self.without_inertia(t, y)
        if message is not None:
            raise AnalysisError(message)

    def without_inertia(
        self, t: float, y: Values, *, nearly: bool = False
    ) -> str | None:
        """Return a message that names what moves without inertia; None if nothing does.

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            nearly: Whether what has little inertia is named, too.
        """
        asked = Arguments("without_inertia")
        t, y = asked.number("t", t, unit="s"), self._state(asked.who, y)
        nearly = asked.flag("nearly", nearly)
        return self._shared.inertia.message(t, y, self.parameters, nearly)

    def _meeting(self, t: float, y: object) -> str:
        """Return which load has ends that meet, as a sentence; "" if none has."""
        names = list(self.equations("coincidences").results)
        if not names:
            return ""
        ends = self.function("coincidences")(t, y, self._inputs(()))
        return meeting_at(self.system, names, ends)

    def __getstate__(self) -> dict[str, object]:
        """Leave out machine code, which another process makes from the programs."""
        made = "_functions", "_outputs", "_calls", "_poses", "_frame_jacobians"
        return self.__dict__ | {name: {} for name in made} | {"_row_function": None}

    def __copy__(self) -> CompiledModel:
        return self

    def __deepcopy__(self, memo: object) -> CompiledModel:
        return self

    def __repr__(self) -> str:
        made = ", ".join(self._shared.made()) or "none yet"
        return f"CompiledModel({self.system!r}, {self.backend}; compiled: {made})"


def _state_of(system: System, y: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return a state with the start of a system, and the extra states that it had."""
    start = [*system.q_start, *system.v_start]
    return np.array([*start, *y[len(start) :]])


def _word(what: str, value: object) -> str:
    asked = Arguments("compiled model", DerivationError)
    return asked.text(what, value, 'Give a word such as "dynamics" or "derivatives".')


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

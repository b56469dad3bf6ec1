"""The functions of a model, with values of its parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, as_named, real_array
from symbody.dataclass import Shared, altered
from symbody.equations import Equations, Formalism
from symbody.errors import AnalysisError, DerivationError
from symbody.events.switches import TimeSwitches
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import Derivations
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import FUNCTIONS, Outputs, derivative_in, in_order
from symbody.program.program import Program
from symbody.runtime.arrays import FLOAT, Vector, address
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import Backend
from symbody.system.formulas_in_fields import may_have_equations
from symbody.system.system import System
from symbody.system.values import starts_of_discrete

# Entries of an argument of a compiled function, in order.
Values: TypeAlias = Sequence[float] | NDArray[np.generic]
Names: TypeAlias = str | Sequence[str]
NamesOrSymbols: TypeAlias = str | Symbol | Sequence[str | Symbol] | NDArray[np.generic]


class CompiledFunctions(Shared):
    """The functions of a model by name, each derived and compiled when first called.

    Attributes:
        shared: The part that all models of this system share.
        system: The numbered system.
        overrides: Values of parameters by name that are not their defaults.
        parameters: Values of system.p, read-only.
        ready_runs: Runs that are made ready, by their options.
        origin: The model of which this is one with other values, if it is.
        place: The address of the values; 0 where it is not known.
    """

    def __init__(
        self,
        shared: CompiledSystem,
        overrides: Mapping[str, object],
        parameters: NDArray[np.float64],
    ) -> None:
        self.shared = shared
        self.system = system = shared.system
        self.overrides = dict(overrides)
        self.parameters, place = parameters, address(parameters)
        self.parameters.flags.writeable = False
        self._labels = tuple(s.name for s in system.coordinates.y)
        self._places = {name: i for i, name in enumerate(self._labels)}
        self._limits = _limits(system)
        zeros = np.zeros(len(system.u))
        self._no_inputs = np.clip(zeros, *self._limits) if self._limits else zeros
        self._forget(None, place)
        self._start = np.array([*system.q_start, *system.v_start, *system.x_start])
        self._extra_start = (np.array(system.x_start),) if system.x else ()
        # The product with it is zero if, and only if, all rates are finite.
        self._zeros = np.zeros(len(self._labels))

    def _forget(self, origin: CompiledFunctions | None = None, place: int = 0) -> None:
        """Have made nothing of the values yet, which may be at a known address."""
        self.ready_runs: dict[object, Any] = {}
        self.origin, self.place = origin, place
        if self.system.discretes:
            start = starts_of_discrete(self.system, self.parameters)
            self._no_inputs = self._no_inputs.copy()
            self._no_inputs[self.system.discrete_in_u] = start
        self._functions: dict[str, CompiledFunction] = {}
        # What `assembly_of` has made, and analyses of an instant.
        self.assembly: object = None
        self.instant: object = None
        # The models of other partitions with the same values, this one included.
        self._family: dict[CompiledSystem, CompiledFunctions] = {}
        self._start_posture: int | None = None
        self._outputs: dict[tuple[str, ...], Outputs] = {}
        # What the methods below call, without looking anything else up.
        self._calls: dict[str, Callable[..., Vector]] = {}
        self._poses: dict[str, Callable[..., tuple[Vector, Vector]]] = {}
        self._frame_jacobians: dict[str, Callable[..., Vector]] = {}

    @property
    def derivations(self) -> Derivations:
        """The derivation cache of the system, in which each thing is derived once."""
        return self.shared.derivations

    @property
    def formalism(self) -> Formalism:
        """The formalism of the equations, as asked for."""
        return self.shared.options.formalism

    @property
    def rolled(self) -> bool:
        """Whether accelerations are computed by a loop over the links of the tree."""
        return self.shared.rolled is not None

    @property
    def backend(self) -> Backend:
        """The backend that makes the functions."""
        return self.shared.options.maker

    @property
    def timings(self) -> dict[str, float]:
        """Seconds each stage took, by name."""
        return self.shared.timings

    def equations(self, kind: str = "dynamics") -> Equations:
        """Return one derivation: "dynamics", "inverse", "sensors", "energy", ….

        Raises:
            DerivationError: There is none of this kind.
        """
        return self.shared.equations(_word("kind", kind))

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

            return derivative_program(self.shared, *derivative)
        return self.shared.program(_word("purpose", purpose))

    def function(self, purpose: str) -> CompiledFunction:
        """Return a compiled function, e.g. "derivatives"; see FUNCTIONS.

        Derivatives have names such as "jacobian(vd; q, v)", see `jacobian`.

        Raises:
            DerivationError: There is no function for this purpose.
            CompileError: A compiler is missing or refused the code.
        """
        name = purpose if purpose.__class__ is str else _word("purpose", purpose)
        result = self._functions.get(name)
        if result is None:
            if self.origin is None:
                result = self._made(name)
            else:
                entry, p = self.origin.function(name).entry, self.parameters
                result = CompiledFunction.bound(entry, p, self.place)
            self._functions[name] = result
        return result

    def _made(self, purpose: str) -> CompiledFunction:
        derivative = derivative_in(purpose)
        if derivative is None:
            entry = self.shared.entry(purpose)
            return CompiledFunction.bound(entry, self.parameters, self.place)
        # As in `_derivative`.
        from symbody.pipeline.jacobians import derivative_of

        return derivative_of(self.shared, *derivative, self.parameters).function

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
        known = self._outputs.get(names) if names.__class__ is tuple else None
        if known is not None:
            return known
        arguments = Arguments("outputs", DerivationError)
        ordered = in_order(arguments.words("names", names, FUNCTIONS))
        if not ordered:
            rule, remedy = "at least one function", "Give for example ['energy']."
            raise arguments.refused("names", names, rule, remedy)
        output = self._outputs.get(ordered)
        if output is None:
            entry, places = self.shared.outputs(ordered)
            output = Outputs(CompiledFunction.of(entry, self.parameters), places)
            self._outputs[ordered] = output
        return output

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs.

        Args:
            purpose: Of the function, e.g. "derivatives".

        Raises:
            DerivationError: There is no function for this purpose.
        """
        return self.shared.time_switches(_word("purpose", purpose))

    @property
    def has_implicit_laws(self) -> bool:
        """Whether laws of loads may be equations."""
        return self.shared.once(
            may_have_equations,
            lambda: may_have_equations(self.system.expressions, self.system.loads),
        )

    @property
    def solves_loops(self) -> bool:
        """Whether states are solved for nodes, implicit laws or algebraic loops."""
        system = self.system
        return bool(system.nodes or system.algebraic.sensors) or self.has_implicit_laws

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
        arguments = Arguments("without_inertia")
        t, y = arguments.number("t", t, unit="s"), self._state(arguments.who, y)
        nearly = arguments.flag("nearly", nearly)
        message: str | None = self.shared.inertia.message(t, y, self.parameters, nearly)
        return message

    def state_labels(self) -> tuple[str, ...]:
        """Return the names of coordinates, velocities and extra states."""
        return self._labels

    @property
    def state_places(self) -> Mapping[str, int]:
        """The place of each state by its name."""
        return self._places

    def start_state(self) -> NDArray[np.float64]:
        """Return the start values of all states, one array.

        Loops are closed for the parameters that the model was compiled with; of one
        with other values `settled` closes them.
        """
        return self._start.copy()

    def _extra(self, x: object) -> tuple[object, ...]:
        """Return the argument x of a function, or nothing if there is none."""
        if x is None:
            return self._extra_start
        if not self.system.x:
            if Arguments("extra states").numbers("x", x).size:
                rule = f"left out, as model {self.system.name!r} has no extra states"
                request, remedy = Arguments("extra states"), "Add them by add_state."
                raise request.refused("x", x, rule, remedy)
            return ()
        return (x,)

    def _inputs(self, u: object) -> object:
        """Return inputs within their limits, as a simulation has them."""
        is_listed = isinstance(u, (tuple, list))
        if (u.size == 0) if isinstance(u, np.ndarray) else (is_listed and not u):
            return self._no_inputs
        if self._limits is None:
            return u
        numbers = real_array(u)
        if numbers is None or numbers.shape != self._limits[0].shape:
            return u  # what does not fit is refused by the function
        return np.clip(numbers, *self._limits)

    def _state(self, who: str, y: object) -> NDArray[np.float64]:
        """Return a state of the caller's own."""
        size = (len(self._labels),)
        if y.__class__ is np.ndarray and y.dtype is FLOAT and y.shape == size:
            own: NDArray[np.float64] = y.copy()
            if np.isfinite(own).all():
                return own
        return Arguments(who).numbers("y", as_named(y, self._labels), size)

    def _call(self, purpose: str) -> Callable[..., Vector]:
        self._calls[purpose] = self.function(purpose).call
        return self._calls[purpose]

    def __getstate__(self) -> dict[str, object]:
        """Leave out machine code, which another process makes from the programs."""
        left = altered(self)
        left._forget()
        return vars(left)

    def __repr__(self) -> str:
        made = ", ".join(self.shared.made()) or "none yet"
        return f"CompiledModel({self.system!r}, {self.backend}; compiled: {made})"


def _word(what: str, value: object) -> str:
    return Arguments("compiled model", DerivationError).text(
        what, value, 'Give a word such as "dynamics" or "derivatives".'
    )


def _limits(system: System) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Return the least and greatest values of all inputs; None if none has limits."""
    if all(entry.limits is None for entry in system.inputs.values()):
        return None
    limits = [
        entry.limits or (-np.inf, np.inf)
        for entry in system.inputs.values()
        for _ in range(entry.symbols.size)
    ]
    limits += [(-np.inf, np.inf)] * (len(system.u) - len(limits))
    low, high = np.array(limits, dtype=float).T
    return low, high


def at_once(
    function: CompiledFunction, t: float, y: NDArray[np.float64], u: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the results of a single call, without making a slow Python caller."""
    entry, (_, p, k) = function.entry, function.places
    n, m = entry.of_states or (np.inf, np.inf)
    assert n <= y.size and m <= u.size, function  # noqa: PT018 (code reads by address)
    values = np.empty(entry.size)
    entry.direct(t, address(y), address(u), p, k, address(values))
    return values


def values_at(
    model: CompiledFunctions, t: float, y: Any, u: Any
) -> dict[Symbol, float]:
    """Return the values of all symbols of a system."""
    system = model.system
    symbols = (system.t, *system.coordinates.y, *system.u, *system.p)
    return dict(zip(symbols, [t, *y, *u, *model.parameters.tolist()], strict=True))

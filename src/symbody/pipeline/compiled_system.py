"""The functions of a system, each derived and compiled when first asked for."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import near
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.events.switches import TimeSwitches, time_switches
from symbody.expr.node import Node
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.algebraic_loops import with_algebraic_loops
from symbody.formalisms.quantities.choose import Formalism
from symbody.formalisms.quantities.switching import kinematic_formulas
from symbody.passes.graph import Graph
from symbody.pipeline.batches import Made
from symbody.pipeline.compiled_rows import asked_rows
from symbody.pipeline.diagnosis import InertiaOfStates
from symbody.pipeline.function_spec import EQUATIONS, FORM, FunctionSpec, Way
from symbody.pipeline.functions import FUNCTIONS
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.outputs import joint_function, places_of
from symbody.pipeline.quick_starts import QuickPlans
from symbody.pipeline.rolled import ROLLED, Rolled, rolled_tree, warn_of_many
from symbody.program.content import Asked
from symbody.program.program import Program
from symbody.runtime.functions import Entry
from symbody.runtime.kept_entries import compiled_entry
from symbody.runtime.load import Backend
from symbody.system.coordinates import Partition
from symbody.system.system import System
from symbody.waiting import waiting

# Equations whose formulas grow with the square of the number of bodies.
_LONG = ("matrices",)


@final
class CompiledSystem:
    """The derivations and functions of one system, whatever its parameters' values.

    Models with other values of the parameters share it, in any number of threads.

    Attributes:
        system: The numbered system.
        derivations: What is derived of it, each thing once.
        formalism: As asked for.
        backend: What makes the functions.
        closed_with: Values of the parameters with which its start is closed.
        timings: Seconds each stage took, by name.
        derivatives: What jacobians.py made, by what was asked for.
        frames: What frames.py made, likewise.
        batches: What batches.py made, by the name of the function.
        kept: What analyses keep for runs to come, by what it is.
        starts: How many have been closed, of runs that give their own.
    """

    def __init__(
        self,
        derivations: Derivations,
        formalism: Formalism,
        backend: Backend,
        merge: bool | None,
        closed_with: NDArray[np.float64],
        rolled: bool | None = None,
    ) -> None:
        system = derivations.system
        self.system = system
        self.derivations = derivations
        self.formalism: Formalism = formalism
        self.backend: Backend = backend
        self.closed_with = closed_with
        self.timings: dict[str, float] = {}
        self.derivatives: dict[object, Any] = {}
        self.frames: dict[tuple[str, str], Entry] = {}
        self.batches: dict[str, Made] = {}
        self.kept: dict[object, object] = {}
        self._merge = merge
        self._asked_rolled = rolled
        self._rolled: list[Rolled | None] = []
        self._variants: dict[object, CompiledSystem] = {_key(system): self}
        self._equations: dict[str, Equations] = {}
        self._programs: dict[str, Program] = {}
        self._entries: dict[str, Entry] = {}
        self._joint: dict[tuple[str, ...], Entry] = {}
        self._places: dict[tuple[str, ...], dict[str, slice]] = {}
        self._switches: dict[str, TimeSwitches] = {}
        self._inertia: InertiaOfStates | None = None
        self.starts = 0
        # One for all variants.
        self._rows: list[Entry] = []
        self._quick_plans: list[QuickPlans | None] = []

    @property
    def quick_plans(self) -> QuickPlans | None:
        """Ways to close starts by compiled code; None where each needs a closer look.

        One for all variants.
        """
        if not self._quick_plans:
            # SciPy takes half a second to import, which trees do not need.
            from symbody.closure.start_preferences import start_plans

            bound = self.system.constraints and self.rolled is None
            plans = start_plans(self.derivations) if bound else None
            made = None if plans is None else QuickPlans(plans, self.system)
            self._quick_plans.append(made)
        return self._quick_plans[0]

    @property
    def rows(self) -> Entry:
        """The machine code of `CompiledRows`."""
        with building_graph():
            if not self._rows:
                request = asked_rows(self.derivations)
                self._rows.append(self.compiled("rows", request, quick=True))
        return self._rows[0]

    @property
    def rolled(self) -> Rolled | None:
        """The tree as tables that accelerations are computed by a loop over; or None.

        Raises:
            DerivationError: It was asked for, and the system has none.
        """
        if not self._rolled:
            with building_graph():
                if not self._rolled:
                    self._rolled.append(
                        rolled_tree(
                            self.derivations, self._asked_rolled, self.formalism,
                            self.backend, partial(self.compiled, "forces on links"),
                        )
                    )  # fmt: skip
        return self._rolled[0]

    @property
    def inertia(self) -> InertiaOfStates | Rolled:
        """The check that all motions have inertia."""
        if self.rolled is not None:
            return self.rolled
        if self._inertia is None:
            with building_graph():
                self._inertia = InertiaOfStates(self.derivations, self.backend)
        return self._inertia

    def equations(self, kind: str) -> Equations:
        """Return one derivation.

        Raises:
            DerivationError: There is none of this kind.
        """
        equation = self._equations.get(kind)
        if equation is not None:
            return equation
        if kind not in EQUATIONS:
            raise DerivationError(
                f"equations {kind!r}: unknown. Known are {', '.join(EQUATIONS)}. "
                f"{near(kind, EQUATIONS)}"
            )
        with building_graph():
            if kind not in self._equations:
                with self.timed(f"derive {kind}"):
                    method = Way(self.formalism, self._merge)
                    self._equations[kind] = EQUATIONS[kind](self.derivations, method)
        return self._equations[kind]

    def program(self, name: str) -> Program:
        """Return the program of a function; see FUNCTIONS.

        Raises:
            DerivationError: There is no such function, or not for this model.
        """
        result = self._programs.get(name)
        if result is not None:
            return result
        spec = self._spec(name)
        with building_graph():
            if name not in self._programs:
                equations = self.equations(spec.equations)
                with self.timed(f"lower {name}"):
                    self._programs[name] = self._asked(spec, equations).lowered()
        return self._programs[name]

    def meaning(self, name: str) -> str | None:
        """Return a checksum of the formulas of a function; None if it has none.

        None has one that calls functions of this process, or is a loop over links.
        """
        if name in ROLLED and self.rolled is not None:
            return None
        spec = self._spec(name)
        with building_graph():
            return self._asked(spec, self.equations(spec.equations)).meaning()

    def graph(self, name: str) -> Graph:
        """Return the steps of a program, each with the place that it came from."""
        spec = self._spec(name)
        with building_graph():
            return self._asked(spec, self.equations(spec.equations)).graph()

    def _spec(self, name: str) -> FunctionSpec:
        if name not in FUNCTIONS:
            raise DerivationError(
                f"function {name!r}: unknown. Known are {', '.join(FUNCTIONS)}, and "
                f"derivatives as {FORM}. {near(name, FUNCTIONS)}"
            )
        spec = FUNCTIONS[name]
        missing = spec.unavailable(self.system)
        if missing:
            raise DerivationError(missing)
        return spec

    def _asked(self, spec: FunctionSpec, equations: Equations) -> Asked:
        return Asked(
            equations,
            f"{self.system.name}_{spec.name}",
            spec.arguments_for(self.system),
            {spec.output.name: spec.output.parts or tuple(equations.results)},
        )

    def entry(self, name: str) -> Entry:
        """Return the machine code of a function; see FUNCTIONS.

        Raises:
            DerivationError: There is no such function, or not for this model.
            CompileError: A compiler is missing or refused the code.
        """
        result = self._entries.get(name)
        if result is not None:
            return result
        spec = self._spec(name)
        if spec.equations in _LONG:
            self.warn_of_many(f"the function {name!r}")
        with building_graph():
            rolled = self.rolled if name in ROLLED else None
            if rolled is not None and name not in self._entries:
                self._entries[name] = rolled.entry(name, partial(self.program, name))
            if name not in self._entries:
                request = self._asked(spec, self.equations(spec.equations))
                self._entries[name] = self.compiled(
                    name, request, partial(self.program, name), quick=spec.quick
                )
        return self._entries[name]

    def warn_of_many(self, what: str) -> None:
        """Warn before what is asked for is written for all links of a large model."""
        if self._asked_rolled is not False:
            warn_of_many(self.system, what)

    def compiled(
        self,
        what: str,
        request: Asked,
        lowered: Callable[[], Program] | None = None,
        *,
        quick: bool = False,
    ) -> Entry:
        """Return machine code, from disk if it is kept there.

        Args:
            what: It is, in `timings`.
            request: What it is lowered from.
            lowered: Gives the program if it is not.
            quick: Whether compiling fast matters more than code that runs fast.

        Raises:
            CompileError: A compiler is missing or refused the code.
        """
        return compiled_entry(
            request,
            self.backend,
            quick=quick,
            lowered=lowered or partial(self._lowered, what, request),
            later=partial(_lowered_alone, request),
            timed=partial(self.timed, f"compile {what}"),
        )

    def _lowered(self, what: str, request: Asked) -> Program:
        with self.timed(f"lower {what}"):
            return request.lowered()

    def joint_entry(self, names: tuple[str, ...]) -> Entry:
        """Return the machine code of several functions as one.

        Args:
            names: In the order of the table, see FUNCTIONS.

        Raises:
            DerivationError: There is no such function, not for this model, or not
                together with the others.
            CompileError: A compiler is missing or refused the code.
        """
        if names not in self._joint:
            specs = [self._spec(name) for name in names]
            with building_graph():
                equations = [self.equations(spec.equations) for spec in specs]
                if names not in self._joint:
                    request = joint_function(self.system, specs, equations)
                    self._joint[names] = self.compiled("outputs", request, quick=True)
        return self._joint[names]

    def places(self, names: tuple[str, ...]) -> dict[str, slice]:
        """Return where the results of functions are in those of all together."""
        if names not in self._places:
            specs = [self._spec(name) for name in names]
            with building_graph():
                shapes = [spec.shape(self.derivations) for spec in specs]
            sizes = [math.prod(shape) for shape in shapes]
            self._places[names] = places_of(specs, sizes)
        return self._places[names]

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        switch = self._switches.get(purpose)
        if switch is not None:
            return switch
        spec = self._spec(purpose)
        with building_graph():
            if purpose not in self._switches:
                self._switches[purpose] = self._found_switches(spec)
        return self._switches[purpose]

    def _found_switches(self, spec: FunctionSpec) -> TimeSwitches:
        roots = self.formulas_of(spec.name)
        if "vd" in spec.output.parts:
            # Of a drive with a corner, accelerations have no part.
            kinematic = kinematic_formulas(self.derivations)
            roots += [*kinematic.places, *(node for _, node in kinematic.rates)]
        moving = (self.system.t, *self.system.u)
        return time_switches(roots, moving, self.system.p)

    def formulas_of(self, purpose: str) -> list[Node]:
        """Return the formulas of a function; of a loop over links, those it calls."""
        spec = self._spec(purpose)
        if spec.name in ROLLED and self.rolled is not None:
            return list(self.rolled.forces)
        results = self.equations(spec.equations).results
        parts = spec.output.parts or tuple(results)
        return [node for part in parts for node in results[part].ravel().tolist()]

    def made(self) -> tuple[str, ...]:
        """Return which functions are compiled by now."""
        return tuple(self._entries)

    def variant(
        self, system: System, closed_with: NDArray[np.float64]
    ) -> CompiledSystem:
        """Return what belongs to the same system with another partition.

        Args:
            system: Of another partition or stabilization, or the same.
            closed_with: Values of the parameters with which its start is closed.
        """
        key = _key(system)
        with building_graph():
            if key not in self._variants:
                other = CompiledSystem(
                    with_algebraic_loops(self.derivations.variant(system)),
                    self.formalism,
                    self.backend,
                    self._merge,
                    closed_with,
                    self._asked_rolled,
                )
                other._variants = self._variants
                other._rows = self._rows
                other._quick_plans = self._quick_plans
                self._variants[key] = other
        return self._variants[key]

    def known(self, partition: Partition) -> CompiledSystem | None:
        """Return what belongs to a partition, if that was chosen before."""
        return self._variants.get((partition, self.system.stabilization))

    def variants(self) -> tuple[System, ...]:
        """Return the same system with the partitions that were chosen so far."""
        return tuple(other.system for other in list(self._variants.values()))

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Note how long a stage takes, and tell who waits for it."""
        start = time.perf_counter()
        with waiting(f"{stage} of {self.system.name}"):
            yield
        self.timings[stage] = time.perf_counter() - start

    def __getstate__(self) -> dict[str, object]:
        """Leave out machine code, which another process makes from the programs."""
        again = Derivations(self.system)
        return self.__dict__ | {
            "_entries": {},
            "_rolled": [],
            "_joint": {},
            "_rows": [],
            "_quick_plans": [],
            "_equations": {},
            "derivations": again,
            "derivatives": {},
            "_inertia": None,
            "frames": {},
            "batches": {},
            "kept": {},
        }


def _lowered_alone(request: Asked) -> Program:
    with building_graph():
        return request.lowered()


def _key(system: System) -> tuple[object, ...]:
    return system.partition, system.stabilization

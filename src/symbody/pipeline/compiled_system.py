"""The functions of a system, each derived and compiled when first asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import near
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.events.time_switches import TimeSwitches, time_switches
from symbody.formalisms.closing import (
    closed,
    derive_closure,
    derive_constraints,
    derive_correction,
    with_work,
)
from symbody.formalisms.coincidences import derive_coincidences
from symbody.formalisms.dae import derive_dae
from symbody.formalisms.derivation import Formalism
from symbody.formalisms.driven import derive_driven
from symbody.formalisms.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.loop_range import derive_range
from symbody.formalisms.minimal import (
    derive_dependent_accelerations,
    derive_dependents,
)
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
from symbody.pipeline.graph_lock import building_graph
from symbody.pipeline.purposes import OF_CONSTRAINTS, PURPOSES, Purpose
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.runtime.functions import Entry
from symbody.runtime.load import Backend, compile_programs
from symbody.system.system import System


@final
class CompiledSystem:
    """The derivations and functions of one system, whatever its parameters' values.

    Models with other values of the parameters share it, in any number of threads.

    Attributes:
        system: The numbered system.
        formalism: As asked for.
        backend: What makes the functions.
        closed_with: Values of the parameters with which its start is closed.
        timings: Seconds each stage took, by name.
    """

    def __init__(
        self,
        system: System,
        formalism: Formalism,
        backend: Backend,
        merge: bool | None,
        closed_with: NDArray[np.float64],
    ) -> None:
        self.system = system
        self.formalism: Formalism = formalism
        self.backend: Backend = backend
        self.closed_with = closed_with
        self.timings: dict[str, float] = {}
        self._merge = merge
        self._variants: dict[Any, CompiledSystem] = {_key(system): self}
        self._equations: dict[str, Equations] = {}
        self._programs: dict[str, Program] = {}
        self._entries: dict[str, Entry] = {}
        self._switches: dict[str, TimeSwitches] = {}

    def equations(self, kind: str) -> Equations:
        """Return one derivation.

        Raises:
            DerivationError: There is none of this kind.
        """
        found = self._equations.get(kind)
        if found is not None:
            return found
        makers = self._makers()
        if kind not in makers:
            raise DerivationError(
                f"equations {kind!r}: unknown. Known are {', '.join(makers)}. "
                f"{near(kind, makers)}"
            )
        with building_graph():
            if kind not in self._equations:
                with self.timed(f"derive {kind}"):
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
            "dependent accelerations": lambda: derive_dependent_accelerations(
                self.system
            ),
            "driven": lambda: derive_driven(self.system),
            "coincidences": lambda: derive_coincidences(self.system),
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
        """Return the program of a function; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        found = self._programs.get(purpose)
        if found is not None:
            return found
        self._check_purpose(purpose)
        with building_graph():
            if purpose not in self._programs:
                equations = self.equations(PURPOSES[purpose].equations)
                with self.timed(f"lower {purpose}"):
                    self._programs[purpose] = self._lowered(purpose, equations)
        return self._programs[purpose]

    def _check_purpose(self, purpose: str) -> None:
        if purpose not in PURPOSES:
            raise DerivationError(
                f"function {purpose!r}: unknown. Known are {', '.join(PURPOSES)}. "
                f"{near(purpose, PURPOSES)}"
            )
        if purpose in OF_CONSTRAINTS and not self.system.constraints:
            raise DerivationError(
                f"function {purpose!r}: model {self.system.name!r} has no "
                f"constraints. Add them with add_constraint, or take another "
                f"function."
            )

    def _lowered(self, purpose: str, equations: Equations) -> Program:
        wanted = PURPOSES[purpose]
        return lower(
            equations,
            f"{self.system.name}_{purpose}",
            {
                name: groups
                for name, groups in wanted.arguments.items()
                if name != "x" or self.system.x
            },
            wanted.results or {purpose: tuple(equations.results)},
        )

    def entry(self, purpose: str) -> Entry:
        """Return the machine code of a function; see PURPOSES.

        Raises:
            DerivationError: There is no function for this purpose.
            CompileError: A compiler is missing or refused the code.
        """
        found = self._entries.get(purpose)
        if found is not None:
            return found
        program = self.program(purpose)
        with building_graph():
            if purpose not in self._entries:
                with self.timed(f"compile {purpose}"):
                    (self._entries[purpose],) = compile_programs(
                        [program], self.backend, quick=PURPOSES[purpose].quick
                    )
        return self._entries[purpose]

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs.

        Raises:
            DerivationError: There is no function for this purpose.
        """
        found = self._switches.get(purpose)
        if found is not None:
            return found
        self._check_purpose(purpose)
        with building_graph():
            if purpose not in self._switches:
                self._switches[purpose] = self._found_switches(PURPOSES[purpose])
        return self._switches[purpose]

    def _found_switches(self, wanted: Purpose) -> TimeSwitches:
        results = self.equations(wanted.equations).results
        (parts,) = (wanted.results or {"": tuple(results)}).values()
        roots = [node for part in parts for node in results[part].ravel().tolist()]
        moving = (self.system.t, *self.system.u)
        return time_switches(roots, moving, self.system.p)

    def made(self) -> tuple[str, ...]:
        """Return for which purposes there are functions by now."""
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
                    system, self.formalism, self.backend, self._merge, closed_with
                )
                other._variants = self._variants
                self._variants[key] = other
        return self._variants[key]

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Note how long a stage takes."""
        start = time.perf_counter()
        yield
        self.timings[stage] = time.perf_counter() - start

    def __getstate__(self) -> dict[str, Any]:
        """Leave out machine code, which another process makes from the programs."""
        return self.__dict__ | {"_entries": {}, "_equations": {}}


def _key(system: System) -> tuple[Any, ...]:
    return system.partition, system.stabilization

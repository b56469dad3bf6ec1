"""States of a stepper that are kept, and what tells in which others they fit."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from typing import Any, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.driving import Driving
from symbody.analyses.run.methods import ConstraintTreatment, IntegrationMethod
from symbody.analyses.run.problem import InitialValueProblem
from symbody.dataclass import dataclass
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.pipeline import CompiledModel
from symbody.pipeline.functions import request_of
from symbody.runtime.cache import processor
from symbody.runtime.compiler import find_compiler
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.structures import Memory
from symbody.system.coordinates import Partition
from symbody.version import __version__


@final
class Origin:
    """All that the bits of steps depend on, on any machine, beside state and inputs."""

    def __init__(
        self,
        model: CompiledModel,
        method: IntegrationMethod,
        treatment: tuple[ConstraintTreatment, float, float],
        dt: float,
        driving: Driving,
    ) -> None:
        self._parts = model, method, treatment, dt, driving

    @cached_property
    def content(self) -> Mapping[str, str] | None:
        """Return digests of all it depends on, by word; None with Python functions."""
        model, method, treatment, dt, driving = self._parts
        system = model.system
        formulas = list(driving.formulas.values())
        entries = [symbol.name for symbol in driving.formulas]
        inputs = request_of(system, "inputs", formulas, arguments_of(system)).meaning()
        equations = model.shared.meaning("derivatives")
        if driving.functions or inputs is None or equations is None:
            return None
        tolerances = method.tolerances(model.state_labels())
        # What the bits of compiled code depend on beside its text.
        compiler = find_compiler().identity if model.backend == "c" else ""
        translation = "\0".join([__version__, *processor(), compiler])
        numbers = (method.rtol, tolerances.tolist(), method.step, method.max_step)
        return {
            "model": equations,
            "parameters": hashlib.sha256(model.parameters.tobytes()).hexdigest(),
            "method": f"{method.name} {numbers}",
            "constraints": repr(treatment),
            "dt": float(dt).hex(),
            "inputs": f"{entries} {inputs}",
            "backend": model.backend,
            "processor, LLVM or version of symbody": translation,
        }

    def differences(self, other: Origin) -> tuple[str, ...] | None:
        """Return in which words another one differs; None if that is not known."""
        if self is other:
            return ()
        own, others = self.content, other.content
        if own is None or others is None:
            return None
        return tuple(word for word, text in own.items() if others[word] != text)

    def __getstate__(self) -> dict[str, Any]:
        """Return its content alone, which is all that is compared."""
        return {"content": self.content}


@final
@dataclass(frozen=True, eq=False)
class SavedState:
    """All that a stepper needs to go on from here, to the last bit.

    It can be pickled, and restored in another process.

    Attributes:
        t: The time [s].
        y: The state.
        steps: How many were done since the origin of time.
        begin: That origin [s].
        origin: What the bits of steps depend on beside.
        choice: The dependent coordinates; None without constraints.
        problem: What is integrated with it; None where it was in another process.
        memory: What the solver keeps.
        held: Inputs that hold.
        u: Inputs as they are.
        trace: What the functions of the problem are known by in another process.
    """

    t: float
    y: Array
    steps: int
    begin: float
    origin: Origin
    choice: Partition | None
    problem: InitialValueProblem | None
    memory: Memory
    held: Array
    u: Array
    trace: tuple[str | None, bytes] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Return all but what a stepper of the same origin makes anew."""
        if self.origin.content is None:
            return vars(self)
        trace = self.trace or self.trace_of(self.problem)
        return {**vars(self), "trace": trace, "problem": None}

    def trace_of(self, problem: InitialValueProblem | None) -> tuple[str | None, bytes]:
        """Return what tells functions apart: formulas, and rates with rounding."""
        assert problem is not None
        correction = problem.correction
        text = None if correction is None else correction.meaning()
        rhs = problem.rhs
        assert isinstance(rhs, CompiledFunction)
        return text, np.asarray(rhs(self.t, self.y, self.u)).tobytes()

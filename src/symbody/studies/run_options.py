"""Options that all runs of a study or an ensemble share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from symbody.analyses.driving import InputsLike
from symbody.analyses.keeping import StartLike
from symbody.analyses.methods import ConstraintsLike, MethodLike
from symbody.analyses.monitor import Monitor
from symbody.arguments import Numbers
from symbody.formalisms.quantities.choose import Formalism
from symbody.runtime.load import Backend


class EnsembleOptions(TypedDict, total=False):
    """Options of every run of an ensemble, as `simulate` has them."""

    parameters: Mapping[str, object] | None
    start: StartLike | None
    inputs: InputsLike | None
    method: MethodLike
    rtol: float
    atol: float
    step: float | None
    max_step: float | None
    max_steps: int
    input_times: Sequence[float] | Numbers | None
    backend: Backend
    formalism: Formalism
    constraints: ConstraintsLike
    baumgarte: tuple[float, float]


class RunOptions(EnsembleOptions, total=False):
    """Options of every run of a study, as `simulate` has them."""

    monitor: Sequence[Monitor]

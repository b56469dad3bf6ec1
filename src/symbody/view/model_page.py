"""The page of a model: from disk where the same one has been made before."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from os import PathLike
from typing import Any, TypeAlias

import numpy as np

from symbody.analyses.instant.free_loads import with_states
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.keeping import (
    StartLike,
    notes_of_sides,
    other_posture,
    start_by_name,
    start_of,
)
from symbody.analyses.run.methods import DP54, LoopMethodLike
from symbody.analyses.run.observers import passed_limits
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError, warnings_told
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike, Mesh
from symbody.pipeline import CompiledModel, compile_model
from symbody.program.content import content_of
from symbody.results.record import Quantity
from symbody.system.parts import notes_of_moved, warn_of_far
from symbody.system.values import starts_of_discrete
from symbody.whole_files import write_file

# Duration of a run that finds the dependent coordinates of a page [s], and its steps.
_TRIAL, _TRIAL_STEPS = 5.0, 20_000

# A compiled model, its closed state, and notes on that.
Started: TypeAlias = tuple[CompiledModel, Array, list[str]]


def model_to_html(
    self: Model,
    path: str | PathLike[str],
    *,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
) -> None:
    """Write a page that shows the model and computes with it, in any browser.

    It is one file that opens without network: sliders for coordinates, parameters and
    inputs, simulation, plots. It carries the functions of the model and the integrator
    as WebAssembly.

    Args:
        path: Of the file.
        parameters: Values by name in place of the defaults.
        start: Start values by name in place of the model's.
        method: "DP853" or "DP54", or "Radau" for stiff models; or an object with its
            options, such as sb.DP853(rtol=1e-10).
        arrows: Which arrows of forces the page opens with: True for all, or some of
            "loads", "contacts", "reactions", "constraints". By default with none, and
            switched on in the page with up to 40 bodies: their equations are as many as
            all others. False leaves them out.

    Raises:
        ModelError: The model contradicts itself or physics.
        FileError: The file cannot be written.
    """
    target = Arguments("to_html", ModelError).path("path", path)
    begun = started(self, parameters, start)
    compiled, y0, notes = begun

    def made() -> str:
        # What computes and draws, without which a page comes from disk.
        from symbody.view.pages import page

        return page(_data(begun, method, arrows))

    values = compiled.overrides, compiled.parameters, y0, [*map(str, notes)]
    own = values, method, arrows
    # The files of surfaces may change.
    has_files = any(isinstance(v.shape, Mesh) for v in compiled.system.visuals)
    content = None if has_files else content_of(own)
    text = (
        compiled.shared.noted(
            "page", content, make=made, drawn=True, since=warnings_told()
        )
        if content
        else made()
    )
    write_file(target, text)


def model_data(
    model: Model,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
) -> dict[str, Any]:
    """Return the data of the page of a model, see `page`."""
    return _data(started(model, parameters, start), method, arrows)


def _data(
    begun: Started, method: LoopMethodLike, arrows: ArrowsLike | None
) -> dict[str, Any]:
    # As above.
    from symbody.analyses.simulate import simulate

    # As above.
    from symbody.view.pages import page_data

    compiled, y0, notes = begun
    if compiled.system.constraints:
        # Tells which dependent coordinates a run needs; it may fail as a run may.
        with suppress(AnalysisError):
            simulate(compiled, _TRIAL, start=y0, method=DP54(max_steps=_TRIAL_STEPS))
    data = page_data(compiled, y0, method, arrows)
    data["notes"] = [*notes, *data["notes"]]
    return data


def started(
    model: Model, parameters: Mapping[str, object] | None, start: StartLike | None
) -> Started:
    """Return a compiled model, its closed state at the start, and notes on that.

    Discrete variables are states behind the others.
    """
    own = with_states(of := compile_model(model, parameters=parameters))
    compiled, y, moved, posture = start_of(own, start)
    values = start_by_name(own, start)
    begun = starts_of_discrete(of.system, of.parameters)
    for symbol, value in zip(of.system.discrete, begun, strict=True):
        if symbol.name not in values:
            y[own.state_places[symbol.name]] = value
    notes = notes_of_moved(moved)
    if moved is not own.system.moved:
        warn_of_far(own.system.name, moved)
    if start is not None:
        notes += other_posture(own, y, posture)
    notes += notes_of_sides(compiled, y)
    system = compiled.system
    quantities = [
        Quantity(q.name, np.array([value]), "coordinate", system.units[q])
        for q, value in zip(system.q, y[system.coordinates.q_in_y], strict=True)
    ]
    return compiled, y, [*notes, *passed_limits(system, np.zeros(1), quantities)]

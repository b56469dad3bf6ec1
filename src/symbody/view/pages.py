"""Pages: one file that shows a model or a motion, and computes on, with no network."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import islice
from os import PathLike
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.free_loads import with_states
from symbody.analyses.run.driving import connect_inputs
from symbody.analyses.run.methods import LoopMethod, LoopMethodLike, chosen_method
from symbody.analyses.run.time_events import TimeEvents, velocity_jumps
from symbody.arguments import Arguments, listed
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.model.model import Model
from symbody.model.visuals import ArrowsLike
from symbody.pipeline import CompiledModel, compile_model
from symbody.pipeline.compiled_functions import values_at
from symbody.pipeline.compiled_model import note_of_switches
from symbody.results.contact_events import EVENT_KINDS
from symbody.results.motion import Motion, other_parameters
from symbody.system.laws import rows_by_law
from symbody.view.computing import Array, computing, described, encoded, packed
from symbody.view.drawing import inputs_of, roles_of
from symbody.whole_files import write_file

# Time events are looked for so long beyond the start, or the end of a motion [s].
_HORIZON, _MOST_EVENTS = 60.0, 2000
# Poses that are kept for browsers without WebAssembly.
_MOST_POSES = 120
# In the order in which browsers read them.
_SCRIPTS = (
    "three.js", "engine.js", "closing.js", "scene.js", "labels.js", "ghosts.js",
    "arrows.js", "plot.js", "pulling.js", "page.js",
)  # fmt: skip

# What `described` says, and more.
Data: TypeAlias = dict[str, Any]


def motion_to_html(
    self: Motion,
    path: str | PathLike[str],
    *,
    model: Model | CompiledModel | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
) -> None:
    """Write a page that plays the motion, and computes on from any of its times.

    See `Model.to_html`. Inputs that are functions or formulas are there as recorded;
    where the page computes on they keep the values that they have then, as it notes.

    Args:
        path: Of the file.
        model: The model that moved, for a motion that was read from a file.
        method: "DP853", "DP54", "Radau" for stiff models, or sb.DP853(rtol=1e-10).
        arrows: See `Model.to_html`.

    Raises:
        ModelError: The motion is of another model, or its model is unknown.
        FileError: The file cannot be written.
    """
    target = Arguments("to_html", ModelError).path("path", path)
    write_file(target, page(motion_data(self, model, method, arrows)))


def motion_data(
    motion: Motion,
    model: Model | CompiledModel | None = None,
    method: LoopMethodLike = "DP853",
    arrows: ArrowsLike | None = None,
) -> Data:
    """Return the data of the page of a motion, see `page`."""
    compiled = compiled_of(motion, model)
    recorded = recorded_of(motion, compiled)
    data = recorded_data(compiled, recorded, method, arrows)
    data["notes"] = [*data["notes"], *motion.notes]
    rows = rows_by_law(compiled.system)
    for event in motion.events:
        kind = EVENT_KINDS.index(event.kind)
        mark = {"time": event.time, "kind": kind, "contact": event.contact}
        # Pairs of sets are many, and have no quantities by name.
        if event.kind == "impact" and event.contact in rows:
            row = rows[event.contact].start
            mark |= {"row": row, "impulse": list(event.impulse)}
        data["marks"].append(mark)
    if not motion.status.completed:
        data["notes"].append(str(motion.status))
    columns = (q.columns() for q in motion.record.of_kind("input"))
    varying = [name for of in columns for name, u in of.items() if np.ptp(u) > 0]
    if varying:
        data["notes"].append(
            f"Inputs that vary are played as recorded; where this page computes on, "
            f"they keep the values of that time: {listed(varying)}."
        )
    return data


@final
@dataclass(frozen=True)
class Recorded:
    """Rising times [s], states (N, n), inputs (N, nu) that a motion is played from."""

    time: Array
    states: Array
    inputs: Array


def recorded_of(motion: Motion, compiled: CompiledModel) -> Recorded:
    """Return the numbers of a motion in the order of its model; time goes forward."""
    states, time = states_of(motion, compiled), motion.time
    u = motion.record.rows_of("input", "contact force")
    assert u.shape[1] == len(compiled.system.u), u.shape
    direction = 1 if time[-1] >= time[0] else -1
    return Recorded(time[::direction], states[::direction], u[::direction])


def spread(count: int, most: int) -> NDArray[np.int64]:
    """Return at most so many indices below a count, from the first to the last."""
    return np.unique(np.linspace(0, count - 1, min(most, count)).astype(int))


def recorded_data(
    compiled: CompiledModel,
    recorded: Recorded,
    method: LoopMethodLike,
    arrows: ArrowsLike | None = None,
) -> Data:
    """Return the data of a page that plays a motion, see `page_data`."""
    data = page_data(compiled, recorded.states[0], method, arrows, recorded)
    data["motion"] = {
        "time": encoded(recorded.time), "states": encoded(recorded.states),
        "inputs": encoded(recorded.inputs),
    }  # fmt: skip
    return data


def page(data: Data, live: Mapping[str, object] | None = None) -> str:
    """Return the text of a page; `live` goes into one that a server gives out."""
    text = json.dumps({**data, "live": live}, separators=(",", ":"), allow_nan=False)
    served = live is not None and "token" in live
    parts = {
        "TITLE": html.escape(str(data["model"])),
        "POLICY": "; connect-src 'self'" if served else "",
        "STYLE": _part("page.css"),
        "DATA": packed(text.encode()),
        "SCRIPTS": _scripts(),
        "UNPACK": _part("unpack.js"),
    }
    whole = _part("page.html")
    for name, part in parts.items():
        whole = whole.replace(f"<!--{name}-->", part, 1)
    return whole


def compiled_of(
    motion: Motion, model: Model | CompiledModel | None = None
) -> CompiledModel:
    """Return the compiled model of a motion, with states for discrete variables.

    Raises ModelError if it is another or unknown.
    """
    if model is None:
        if motion.compiled is None:
            raise ModelError(
                f"motion of {motion.record.model!r}: it was read from a file, which "
                f"does not contain the model. Give the model: model=…."
            )
        return with_states(motion.compiled)
    if not isinstance(model, CompiledModel):
        Arguments("motion", ModelError).instance(
            "model", model, Model, "Give the symbody.Model that moved."
        )
        model = compile_model(model)
    if others := other_parameters(motion, model):
        raise ModelError(
            f"motion of {motion.record.model!r}: it was computed with other parameters "
            f"than the model has: {others}. Give the compiled model with those of the "
            f"motion: model=sb.compile_model(model).with_parameters({{…}})."
        )
    return with_states(model)


def states_of(motion: Motion, compiled: CompiledModel) -> Array:
    """Return the states of a motion in the order of the model, shape (N, n)."""
    record, system = motion.record, compiled.system
    kinds = "coordinate", "velocity", "state", "discrete"
    present = [q.name for q in record.named.values() if q.kind in kinds]
    rows, names = record.stacked(present), [s.name for s in (*system.q, *system.v)]
    wanted = len(compiled.state_labels())
    if present[: len(names)] != names or rows.shape[1] != wanted:
        raise ModelError(
            f"motion of {record.model!r}: its states are {listed(present)}, but "
            f"the model {system.name!r} has {listed(compiled.state_labels())}."
            f" Give the model that moved."
        )
    return rows


def page_data(
    compiled: CompiledModel,
    y0: Array,
    method: LoopMethodLike,
    arrows: ArrowsLike | None = None,
    recorded: Recorded | None = None,
) -> Data:
    """Return the data of a page, from a state on.

    What was recorded tells what has to be seen, and is there without WebAssembly.
    """
    arguments = Arguments("to_html", ModelError)
    own = chosen_method(arguments, method, LoopMethod)
    roles = roles_of(arguments, False if arrows is None else arrows)
    with_arrows = None if arrows is None else bool(roles)
    made = computing(compiled, own, arrows=with_arrows)
    overlay, system = made.compiled, made.compiled.system
    times = np.zeros(1) if recorded is None else recorded.time
    first, last = float(times[0]), float(times[-1]) + _HORIZON
    if recorded is None:
        # All is derived by now, and to compile takes longer than one pose.
        compiled, t = overlay, times
        y = y0[: len(system.coordinates.y)].tolist()
        places = overlay.equations("scene").results["scene"]
        rows = evaluate(places, values_at(overlay, 0.0, y, inputs_of(overlay).tolist()))
    else:
        some = spread(recorded.time.size, _MOST_POSES)
        t, u = recorded.time[some], np.zeros((some.size, len(system.u)))
        m = compiled.system.forces_in_u.start
        u[:, :m] = recorded.inputs[some, :m]
        scene = overlay.function("scene")
        # A loop in C would first be compiled.
        n = scene.entry.inputs[0].shape[0]
        rows = np.array([*map(scene, t.tolist(), recorded.states[some, :n], u)])
    driving = connect_inputs(compiled, {})
    plan = TimeEvents(compiled, "derivatives", driving, own, last - first)
    events = list(islice(plan(first, last), _MOST_EVENTS))
    data = described(made, y0, own, events, rows.reshape(t.size, -1, 15))
    # Until when a page knows what comes by time [s]; for ever, if null.
    data["known"] = last if plan.go_on(last) else None
    if len(events) == _MOST_EVENTS:
        data["known"] = events[-1].before
    if np.isfinite(plan.max_step):
        data["solver"]["max_step"] = plan.max_step
    data["shown_arrows"] = [f"{role}s" for role in roles]
    data["poses"] = {"time": encoded(t), "rows": encoded(rows, "<f4")}
    if not any("parts" in row for row in data["scene"]):
        data["notes"].append(f"model {compiled.system.name!r} has nothing to draw.")
    data["notes"] += note_of_switches(compiled, "this page where it computes")
    jumps = velocity_jumps(compiled)
    corner = None if jumps is None else jumps.first_of(events)
    if corner is not None:
        data["notes"].append(
            f"At t = {corner:.6g} s a kinematic formula of time has a corner; this "
            f"page leaves out the impulse, which simulate computes."
        )
    return data


@cache
def _scripts() -> str:
    return packed(json.dumps([_part(name) for name in _SCRIPTS]).encode())


@cache
def _part(name: str) -> str:
    return (files("symbody.view") / "page" / name).read_text(encoding="utf-8")

"""Start, motion and picture of a world; a page with sliders in place of a window."""

from __future__ import annotations

import io
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.methods import DP853
from symbody.analyses.run.options import Save
from symbody.analyses.simulate import simulate as simulated
from symbody.errors import ModelError
from symbody.view.drawing import drawing
from symbody.view.pages import page, page_data
from symbody.view.pictures import Shot, picture
from symbody.whole_files import write_file
from symbody_pymbs.description import Description, allowed_name, running_session
from symbody_pymbs.equations import compiled_of, state_names
from symbody_pymbs.places import Body

Array = NDArray[np.float64]
# So that the end of a motion of some seconds is good to 1e-8.
_RTOL, _ATOL = 1e-12, 1e-13
# PyMbs's integrator gives a row at every multiple of it [s].
_STEP = 0.01


def start_state(it: Description) -> Array:
    """Return the start values of all states."""
    return compiled_of(it).start_state()


def start_rates(it: Description) -> Array:
    """Return the derivative of the state at the start, inputs zero."""
    compiled, y0 = compiled_of(it), start_state(it)
    if it.kinematics_only:
        rates, places = np.zeros(len(y0)), compiled.system.coordinates
        rates[places.q_in_y] = y0[places.v_in_y]
        return rates
    functions = _controllers(it)
    measured = dict(zip(compiled.state_labels(), y0.tolist(), strict=True))
    measured |= compiled.sensor_values(0.0, y0) if functions else {}
    values = [np.zeros(0)]
    for name, entry in compiled.system.inputs.items():
        value = functions[name](0.0, measured) if name in functions else None
        values.append(np.zeros(entry.symbols.size) if value is None else value.ravel())
    u = np.concatenate(values)
    return compiled.derivatives(0.0, y0, u)


def state_at(it: Description, duration: float) -> Array:
    """Return the state after some seconds, to about 1e-8."""
    last: Array = _states(it, np.array([0.0, duration]), start_state(it))[-1]
    return last


def simulate(
    world: Body,
    q0: object,
    t: float,
    modelname: str = "PyMbsModel",
    text_output: bool = False,
) -> None:
    """Simulate from q0 at rest for t seconds into modelname_values.npy or .csv.

    It has a row of (q, qd) for every 0.01 s.
    """
    it = world._it
    names = state_names(it)
    n = len(names) // 2
    start = np.atleast_1d(np.asarray(q0, dtype=float))
    if start.shape != (n,):
        raise ModelError(
            f"simulate: q0={q0!r} has {start.size} values, but there are {n} "
            f"coordinates: {', '.join(names[:n])}."
        )
    rows = max(1, int(np.ceil(t / _STEP - 1e-9)))
    times: Array = _STEP * np.arange(rows + 1, dtype=float)
    states = _states(it, times, np.concatenate([start, np.zeros(len(names) - n)]))
    ending = "csv" if text_output else "npy"
    path = it.folder / f"{allowed_name('model', modelname)}_values.{ending}"
    content = io.BytesIO()
    np.savetxt(content, states) if text_output else np.save(content, states)
    it.write({path: content.getvalue()})


def _states(it: Description, times: Array, y0: Array) -> Array:
    """Return a row of states for each time."""
    compiled = compiled_of(it)
    if it.kinematics_only:
        rates = start_rates(it)
        rates[: len(rates) // 2] = y0[len(y0) // 2 :]
        return np.asarray(y0 + np.outer(times, rates))
    labels = compiled.state_labels()
    motion = simulated(
        compiled,
        times,
        inputs=_controllers(it),
        start=dict(zip(labels, y0.tolist(), strict=True)),
        method=DP853(rtol=_RTOL, atol=_ATOL),
        save=Save(accelerations=False, energy=False, multipliers=False),
    )
    return np.array([motion.array(label) for label in labels]).T


def _controllers(it: Description) -> dict[str, Callable[..., Any]]:
    """Return the controllers as symbody calls them: with time and measured values."""
    compiled = compiled_of(it)
    labels = compiled.state_labels()
    used = compiled.system.inputs

    def called(name: str) -> Callable[..., Any]:
        function, shape = it.controllers[name], used[name].symbols.shape

        def value(t: float, measured: Mapping[str, object]) -> Array:
            y = np.array([measured[label] for label in labels])
            returned = function(t, y, _Columns(it, measured))
            array = np.asarray(returned, dtype=float)
            if array.size != int(np.prod(shape)):
                raise ModelError(
                    f"controller {name!r}: its function returned the shape "
                    f"{array.shape}, but addController said {shape}."
                )
            return array.reshape(shape)

        return value

    return {name: called(name) for name in it.controllers if name in used}


class _Columns(Mapping[str, Any]):
    """Sensors by symbol; vectors are columns of shape (n, 1), as PyMbs gives them."""

    def __init__(self, it: Description, measured: Mapping[str, Any]) -> None:
        self._it, self._measured = it, measured

    def __getitem__(self, symbol: str) -> Any:
        value = self._measured[self._it.names.of(symbol)]
        return value.reshape(-1, 1) if np.ndim(value) == 1 else value

    def __iter__(self) -> Iterator[str]:
        return iter(self._it.names.sensors())

    def __len__(self) -> int:
        return len(self._it.names.sensors())


def start_shot(it: Description) -> Shot:
    """Return the drawing of the start state; what follows if there are no visuals."""
    made = drawing(compiled_of(it), skeleton=False)
    y, still = start_state(it)[None, :], np.zeros(1)
    rows = made.rows(still, y) if made.items else np.zeros((1, 0, 15))
    u = np.zeros((1, len(made.compiled.system.u)))
    return Shot(made, still, y, u, rows, ())


def world_page(it: Description, options: Mapping[str, object] | None = None) -> str:
    """Return a page that shows a world and computes, with options as of `show`."""
    data = page_data(compiled_of(it), start_state(it), "DP853")
    settings = options or {}
    ranges = {
        joint.coord.name: settings.get(f"q{joint.of}Range", ends)
        for joint, ends in it.ranges.items()
    }
    for state in data["states"]:
        if state["kind"] == "coordinate" and state["name"] in ranges:
            low, high = np.asarray(ranges[state["name"]], float).tolist()
            state["limits"] = [low, high]
    data["notes"] += it.notes
    return page(data)


def show(
    world: Body,
    modelname: str = "PyMbsModel",
    options: object = None,
    *_: object,
    **more: object,
) -> None:
    """Open a page with sliders, modelname.html, and draw modelname.png.

    Of the options {"qNAMERange": (low, high)} is for the slider of a joint; `more`,
    of PyMbs's window, has no effect.
    """
    it = world._it
    path = it.folder / f"{allowed_name('model', modelname)}.html"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, world_page(it, options if isinstance(options, Mapping) else None))
    image, shot = path.with_suffix(".png"), start_shot(it)
    picture(shot.pieces(0), shot.sizes, modelname).savefig(image, dpi=100)
    it.written += [path, image]
    if running_session().browser and not webbrowser.open(path.resolve().as_uri()):
        it.notes.append(f"show: no browser can be opened here; open {path} yourself.")

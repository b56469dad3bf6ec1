"""Content of pictures, films and files: a mechanism at some times, with its forces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.keeping import StartLike
from symbody.arguments import Arguments
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.view.drawing import Drawing, Surface, drawing
from symbody.view.force_arrows import ArrowsLike, DrawnForces, drawn_forces, roles_of
from symbody.view.pages import Recorded, compiled_of, inputs_of, states_of
from symbody.view.pictures import Piece, extent
from symbody.view.starting import started

Numbers = NDArray[np.float64]
# Times that are looked at for what has to fit in.
_LOOKS = 25


@final
@dataclass(frozen=True)
class Shot:
    """A mechanism at some times.

    Attributes:
        drawing: What is drawn of it.
        times: Shape (N,) [s].
        y: States, shape (N, n).
        u: Inputs, shape (N, nu).
        rows: The scene, shape (N, items, 15).
        roles: Of the arrows that are asked for.
    """

    drawing: Drawing
    times: Numbers
    y: Numbers
    u: Numbers
    rows: Numbers
    roles: tuple[str, ...]

    @cached_property
    def down(self) -> Numbers:
        """The acceleration of free fall [m/s²]."""
        compiled = self.drawing.compiled
        symbols = compiled.system.p
        values = dict(zip(symbols, compiled.parameters.tolist(), strict=True))
        return np.array([evaluate(g, values) for g in compiled.system.gravity], float)

    @cached_property
    def forces(self) -> DrawnForces:
        """The arrows that are asked for."""
        low, high = self.around
        size = max(float(np.linalg.norm(high - low)), 1e-3)
        return drawn_forces(self.drawing, self.times, self.y, self.u, size, self.roles)

    @cached_property
    def around(self) -> tuple[Numbers, Numbers]:
        """Least and greatest coordinates of the mechanism over all times [m]."""
        count = len(self.rows)
        some = np.unique(np.linspace(0, count - 1, _LOOKS).astype(int))
        bounds = [extent(self._bodies(i)) for i in some]
        return (
            np.min([low for low, _ in bounds], axis=0),
            np.max([high for _, high in bounds], axis=0),
        )

    @cached_property
    def _solids(self) -> dict[int, Surface]:
        return self.drawing.solids(self.rows[0])

    def _bodies(self, i: int) -> list[Piece]:
        return list(self.drawing.pieces(self.rows[i], self._solids))

    def pieces(self, i: int) -> list[Piece]:
        """Return what is seen at the time of a number."""
        return [*self._bodies(i), *self.forces.at(i)]

    def titled(self, title: str) -> str:
        """Return a title, with what the longest arrows stand for."""
        legend = self.forces.legend
        return f"{title}\n{legend}" if legend else title


def at_start(
    who: str,
    model: Model,
    parameters: Mapping[str, object] | None,
    start: StartLike | None,
    arrows: ArrowsLike = False,
) -> Shot:
    """Return a mechanism at its start; `who` asks."""
    roles = roles_of(Arguments(who), arrows)
    compiled, y, _ = started(model, parameters, start)
    return _shot(compiled, np.zeros(1), y[None, :], None, roles)


def of_motion(
    who: str,
    motion: Motion,
    model: Model | CompiledModel | None,
    times: Numbers,
    arrows: ArrowsLike = False,
) -> Shot:
    """Return a mechanism at some times of a motion; `who` asks."""
    roles = roles_of(Arguments(who), arrows)
    compiled = compiled_of(motion, model)
    recorded = Recorded(
        motion.time, states_of(motion, compiled), inputs_of(motion, compiled)
    )
    return shot_between(compiled, recorded, times, roles)


def shot_between(
    compiled: CompiledModel,
    recorded: Recorded,
    times: Numbers,
    roles: tuple[str, ...] = (),
) -> Shot:
    """Return a mechanism at times between those that are recorded."""
    order = np.argsort(recorded.time, kind="stable")
    grid = recorded.time[order]

    def between(columns: Numbers) -> Numbers:
        found = [np.interp(times, grid, column[order]) for column in columns.T]
        return np.column_stack([np.empty((len(times), 0)), *found])

    y = between(recorded.states)
    for at in compiled.system.quaternions:
        y[:, at : at + 4] /= np.linalg.norm(y[:, at : at + 4], axis=1, keepdims=True)
    return _shot(compiled, times, y, between(recorded.inputs), roles)


def _shot(
    compiled: CompiledModel,
    times: Numbers,
    y: Numbers,
    u: Numbers | None,
    roles: tuple[str, ...],
) -> Shot:
    made = drawing(compiled)
    for note in made.notes:
        warn_user(note)
    if not made.items:
        name = made.compiled.system.name
        raise ModelError(
            f"model {name!r}: there is nothing to draw: it has no visuals, and no "
            f"joints that links could lead to. Add shapes with add_visual."
        )
    if u is None:
        u = np.zeros((len(times), len(compiled.system.u)))
    y, u = np.ascontiguousarray(y), np.ascontiguousarray(u)
    return Shot(made, times, y, u, made.rows(times, y, u), roles)

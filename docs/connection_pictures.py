"""Pictures of connections by elements, for docs/make_pictures.py."""

from __future__ import annotations

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

import symbody as sb

HOOKS = ((-0.6, -0.4), (0.6, -0.4), (0, 0.7))


def bridle() -> Figure:
    """Draw ropes that meet in a knot, from two sides, and where load and knot swing."""
    model = sb.Model("bridle")
    load = model.add_body("load", mass=5.0)
    start = (0.15, 0.1, -0.97)
    model.add_joint("hang", model.world, load, ["Tx", "Ty", "Tz"], q=start)
    node = model.add_node("knot")
    for i, (x, y) in enumerate(HOOKS):
        hook = model.world.add_frame(f"hook{i}", at=(x, y, 0))
        rope = sb.loads.SpringDamper(hook, node, stiffness=900, free_length=0.8)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.SpringDamper(node, load, stiffness=1200, free_length=0.5)
    model.add_load("tail", tail)
    model.add_sensor("knot_at", sb.sensors.Position(node))
    model.add_sensor("load_at", sb.sensors.Position(load))
    motion = sb.simulate(model, 2.0, method=sb.DP54(rtol=1e-10))
    knot, weight = (np.asarray(motion[name]) for name in ("knot_at", "load_at"))
    figure = Figure(figsize=(8, 4.2), layout="constrained")
    for ax, side in zip(figure.subplots(1, 2), ((0, 2), (1, 2)), strict=True):
        _side(ax, side, knot, weight)
    figure.legend(
        *figure.axes[0].get_legend_handles_labels(), loc="outside lower center", ncols=4
    )
    return figure


def _side(
    ax: mpl.axes.Axes, side: tuple[int, int], knot: np.ndarray, weight: np.ndarray
) -> None:
    for i, (x, y) in enumerate(HOOKS):
        hook = np.array([x, y, 0.0])[list(side)]
        ends = np.array([hook, knot[0][list(side)]])
        ax.plot(*ends.T, color="0.5", lw=1.5, label="ropes" if i == 0 else None)
        ax.plot(*hook, "k^")
    ends = np.array([knot[0], weight[0]])[:, list(side)]
    ax.plot(*ends.T, color="0.5", lw=1.5)
    ax.plot(*knot[:, list(side)].T, color="C1", lw=1, label="path of the knot")
    ax.plot(*weight[:, list(side)].T, color="C0", lw=1, label="path of the load")
    ax.plot(*knot[0][list(side)], "o", color="C1", ms=6)
    ax.plot(*weight[0][list(side)], "s", color="C0", ms=9)
    ax.set(xlabel=f"{'xyz'[side[0]]} [m]", ylabel="z [m]", aspect="equal")

"""The tree of a mechanism as a picture: bodies, joints, and the cuts of loops."""

from __future__ import annotations

from typing import Any

from symbody.arguments import Arguments
from symbody.model.body import Frame
from symbody.model.model import Model, checked_model
from symbody.results.axes import Axes, figure_of
from symbody.results.plot import axes_to_draw_in
from symbody.system.assemble import assemble
from symbody.system.system import System

_WIDE, _HIGH = 1.6, 0.9  # inches a body


def plot_tree(self: Model, *, ax: object = None) -> Axes:
    """Return axes with the tree of bodies: the world on top, a joint on each line.

    Dashed lines are constraints and loops that close the tree.

    Args:
        self: The model.
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Raises:
        ModelError: The model contradicts itself.
    """
    checked_model(Arguments("plot_tree"), self)
    system = assemble(self)
    places = _places(system)
    drawn = axes_to_draw_in(ax)
    if ax is None:
        columns = max(x for x, _ in places.values()) + 1
        rows = 1 - min(y for _, y in places.values())
        figure_of(drawn).set_size_inches(
            max(4, _WIDE * columns), max(3, _HIGH * rows + 1)
        )
    for joint, parent in zip(system.joints, system.parent, strict=True):
        above = "world" if parent == 0 else system.bodies[parent - 1].name
        below = joint.child.body.name
        _line(drawn, places[above], places[below], "-", "0.4")
        label = " ".join(e.label for e in joint.elements) or "fixed"
        # Nearer to the child, where lines are farther apart.
        pairs = zip(places[above], places[below], strict=True)
        x, y = (0.3 * a + 0.7 * b for a, b in pairs)
        drawn.text(x, y, f"{joint.name}: {label}", ha="center", va="center", size=7,
                   color="tab:orange", backgroundcolor="white")  # fmt: skip
    for name, bodies in _cuts(system):
        for other in bodies[1:]:
            _line(drawn, places[bodies[0]], places[other], "--", "tab:red")
        ends = [places[body] for body in bodies]
        x, y = (sum(c) / len(bodies) for c in zip(*ends, strict=True))
        drawn.text(x, y - 0.12, name, ha="center", size=7, color="tab:red")
    for name, (x, y) in places.items():
        box = {"boxstyle": "round", "facecolor": "0.93" if name == "world" else "white",
               "edgecolor": "tab:blue"}  # fmt: skip
        drawn.text(x, y, name, ha="center", va="center", size=8, bbox=box)
    drawn.set_axis_off()
    drawn.margins(0.15)
    drawn.set_title(system.name)
    return drawn


def _places(system: System) -> dict[str, tuple[float, float]]:
    """Return where each body stands: leaves side by side, a parent above its middle."""
    names = ["world", *(body.name for body in system.bodies)]
    children: dict[int, list[int]] = {i: [] for i in range(len(names))}
    depth = [0] * len(names)
    for i, parent in enumerate(system.parent, 1):
        children[parent].append(i)
        depth[i] = depth[parent] + 1
    across: dict[int, float] = {}
    leaves = 0
    # Children have larger numbers than their parents; leaves count from the left.
    for i in _leaves_first(children):
        own = [across[child] for child in children[i]]
        if own:
            across[i] = sum(own) / len(own)
        else:
            across[i], leaves = float(leaves), leaves + 1
    return {name: (across[i], -float(depth[i])) for i, name in enumerate(names)}


def _leaves_first(children: dict[int, list[int]]) -> list[int]:
    """Return the numbers of bodies, each after its children, from the left."""
    order, todo = [], [0]
    while todo:
        i = todo.pop()
        order.append(i)
        todo += children[i]
    return order[::-1]


def _cuts(system: System) -> list[tuple[str, list[str]]]:
    """Return the name of each loop and constraint between bodies, and these."""
    cuts = []
    elements: list[tuple[str, Any]] = [(n.name, n.loop) for n in system.loops]
    elements += [(n.name, n.constraint) for n in system.constraints]
    for name, element in elements:
        frames: list[Frame] = list(element.frames())
        bodies = list(dict.fromkeys(frame.body.name for frame in frames))
        if len(bodies) > 1:
            cuts.append((name, bodies))
    return cuts


def _line(ax: Axes, a: tuple[float, float], b: tuple[float, float], style: str,
          color: str) -> None:  # fmt: skip
    ax.plot([a[0], b[0]], [a[1], b[1]], style, color=color, linewidth=1.2, zorder=0)

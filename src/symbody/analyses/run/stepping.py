"""Time stepping with contacts: which velocities each law has to do with.

The forces of a law change the velocities of the trees that its own velocities are of,
and no others. So one evaluation of the rates with unit forces on many trees gives a
column of each, and n free bodies cost as much as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import Moreau
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.contacts import ContactRows, contact_rows
from symbody.model.contacts.contact import LawKind
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.runtime.loops.contacts import Stepping
from symbody.runtime.loops.structures import MoreauSystem
from symbody.system.laws import length_of
from symbody.system.system import System

# Beside the reasons of `WHY_NOT_OBEYED`, by the numbers of moreau.h.
WHY_NOT_STEPPED = {
    16: (
        "the gap is {value} m after a step: the bodies would pass through each other. "
        "Take a shorter step"
    ),
    17: (
        "more bodies touch at once than spheres of like size can. Start with bodies "
        "that do not overlap"
    ),
}
_SETS = (LawKind.SPHERE, LawKind.WALL)


def stepping_of(model: CompiledModel, method: Moreau, y0: Array) -> Stepping:
    """Return what time stepping needs beside the laws."""
    with building_graph():
        laws = contact_rows(model.derivations.spanning_tree)
    trees = _trees(model.system)
    of_laws = list(_trees_of_laws(model.system, laws, trees))
    members = [
        np.flatnonzero(trees == tree) for tree in range(trees.max(initial=-1) + 1)
    ]
    own = [np.concatenate([[], *(members[t] for t in ts)]) for ts in of_laws]
    counts = [len(rows.entries) for rows in laws.rows]
    colors = _colors(of_laws)
    of_trees = _colors_of_trees(of_laws, len(members))
    kinds = [rows.kind for rows in laws.rows]
    width = max(counts)
    tree_width = max((len(one) for one in members), default=0)
    velocity_colors = np.zeros(len(trees), np.int64)
    for tree, one in enumerate(members):
        velocity_colors[one] = of_trees[tree] * tree_width + np.arange(len(one))
    return Stepping(
        starts=np.cumsum([0, *map(len, own)], dtype=np.int64),
        velocities=np.concatenate([[], *own]).astype(np.int64),
        row_colors=np.array(
            [width * color + i for color, n in zip(colors, counts, strict=True)
             for i in range(n)], dtype=np.int64,
        ),
        velocity_colors=velocity_colors,
        first_place=sum(kind not in _SETS for kind in kinds),
        walls=sum(kind == LawKind.WALL for kind in kinds),
        tolerance=method.tolerance,
        sweeps=method.sweeps,
        size=length_of(model.system, y0),
    )  # fmt: skip


def _trees(system: System) -> NDArray[np.int64]:
    """Return the number of the tree of each velocity; one where trees share loops."""
    if system.constraints or system.coordinates.loops or system.nodes:
        return np.zeros(len(system.v), np.int64)
    place = {v: i for i, v in enumerate(system.v)}
    trees = np.zeros(len(place), np.int64)
    roots = [0]
    numbers: dict[int, int] = {}
    for link in system.links:
        roots.append(roots[link.parent] or link.index)
        at = place.get(link.v)  # type: ignore[call-overload]
        if at is not None:
            trees[at] = numbers.setdefault(roots[-1], len(numbers))
    return trees


def _trees_of_laws(
    system: System, laws: ContactRows, trees: NDArray[np.int64]
) -> Iterator[tuple[int, ...]]:
    """Yield the trees whose velocities are in each law."""
    place = {v: i for i, v in enumerate(system.coordinates.tree_v)}
    whole = len(place) != len(system.v)
    numbers = {v: i for i, v in enumerate(system.v)}
    row = 0
    for own in laws.rows:
        speeds = laws.speeds[row : row + len(own.entries)]
        row += len(own.entries)
        used = {int(trees[numbers[s]]) for s in symbols_of(*speeds) if s in numbers}
        yield (0,) if whole and trees.size else tuple(sorted(used))


def _colors(of_laws: Sequence[tuple[int, ...]]) -> list[int]:
    """Return a color for each law, other ones for laws that share a tree."""
    taken: dict[int, int] = {}  # colors of a tree so far, as bits
    colors = []
    for trees in of_laws:
        used = 0
        for tree in trees:
            used |= taken.get(tree, 0)
        color = ((used + 1) & ~used).bit_length() - 1
        colors.append(color)
        for tree in trees:
            taken[tree] = taken.get(tree, 0) | 1 << color
    return colors


def _colors_of_trees(of_laws: Sequence[tuple[int, ...]], count: int) -> list[int]:
    """Return a color for each tree, another one than of those in a law with it."""
    near: list[set[int]] = [set() for _ in range(count)]
    for trees in of_laws:
        for tree in trees if len(trees) > 1 else ():
            near[tree].update(trees)
    colors = [-1] * count
    for tree in range(count):
        used = {colors[other] for other in near[tree]}
        colors[tree] = next(c for c in range(count + 1) if c not in used)
    return colors


def note_of_steps(who: str, steps: MoreauSystem, step: float) -> Note:
    """Return how well laws are obeyed; `who` is the contact that is deepest."""
    text = (
        f"Time stepping with {step:g} s: contact forces are means over a step. Their "
        f"laws hold to {steps.residual:.2g} of the velocities"
    )
    if steps.residual > steps.tolerance:
        text += (
            f" at t = {steps.unsolved_time:.6g} s, more than the tolerance "
            f"{steps.tolerance:g}: more sweeps or a shorter step lower it"
        )
    if steps.deepest < 0.0:
        text += (
            f"; {who} penetrates up to {-steps.deepest:.2g} m at t = "
            f"{steps.deepest_time:.6g} s, which goes as the step"
        )
    text += f". Contacts took {steps.taken:.4g} J"
    if steps.given > 0.0:
        text += f", and gave up to {steps.given:.2g} J in a step"
    text += f"; at most {steps.most_active} were closed at once."
    return Note(text, "contacts")


def note_of_halving(
    labels: Sequence[str], times: Array, y: Array, finer: Array, step: float
) -> Note:
    """Return how far a run is from one with half the step, as an estimate of errors."""
    far = np.abs(y - finer)
    row, column = divmod(int(np.argmax(far)), far.shape[1])
    return Note(
        f"Half the step, {step / 2:g} s, changes the motion by up to "
        f"{far[row, column]:.2g}, {labels[column]!r} at t = {times[row]:.6g} s, and by "
        f"{far.mean():.2g} in the mean: so large are its errors, or twice that where "
        f"there are impacts.",
        "contacts", labels[column], float(times[row]),
    )  # fmt: skip

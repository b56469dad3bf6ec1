"""Equilibria of nodes and bodies without mass that are left, found in a trajectory."""

from __future__ import annotations

from dataclasses import replace

from symbody.analyses.run.trajectory import Trajectory
from symbody.errors import warn_user
from symbody.formalisms.quantities.actuation import is_stable
from symbody.pipeline import CompiledModel
from symbody.runtime.loops.answers import map_over


def may_be_left(model: CompiledModel) -> bool:
    """Return whether something without mass is where loads on it are in balance.

    Args:
        model: The model.
    """
    system = model.system
    if not system.nodes and not system.massless.bodies:
        return False
    return bool(model.equations("holding").results)


def told_holding(
    model: CompiledModel, trajectory: Trajectory, *, warned: bool
) -> Trajectory:
    """Return a trajectory with a note where loads do not push back what has no mass.

    Args:
        model: The model.
        trajectory: Of it.
        warned: Whether the user is warned of it as well.
    """
    system = model.system
    if not may_be_left(model):
        return trajectory
    results = model.equations("holding").results
    size = sum(matrix.size for matrix in results.values())
    function = model.function("holding")
    values = map_over(function, trajectory.seen, trajectory.y, trajectory.u, size)
    begin = 0
    for who, matrix in results.items():
        own = values[:, begin : begin + matrix.size].reshape(-1, *matrix.shape)
        begin += matrix.size
        held = is_stable(own)
        if held.all():
            continue
        t = float(trajectory.times[int(held.argmin())])
        note = (
            f"from t = {t:.6g} s on {who} is where the loads on it are in balance, but "
            f"they do not push it back there: the equilibrium is not stable, and it "
            f"would leave at once, as a straight row of springs that is pressed. What "
            f"follows is the motion on that equilibrium. Give it a mass, a damper in "
            f"all directions, or a start value beside that place."
        )
        if warned:
            warn_user(f"model {system.name!r}: {note}")
        trajectory = replace(trajectory, notes=(*trajectory.notes, f"F{note[1:]}"))
    return trajectory

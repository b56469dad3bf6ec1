"""Forces of joints, loads and constraints along a finished motion."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symbody.analyses.run.finished_motion import FinishedMotion, finished_motion
from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.quantity import Quantity


def reactions(
    model: Model | CompiledModel,
    motion: Motion,
    *,
    parameters: Mapping[str, object] | None = None,
) -> Motion:
    """Return the reactions in all joints, and the forces of loads and constraints.

    Args:
        model: The mechanism of the motion.
        motion: What `simulate`, `kinematics` or `inverse_dynamics` returned.
        parameters: Values by name in place of the defaults, as the motion had them.

    Returns:
        A motion of "JOINT_force" [N] and "JOINT_torque" [N m], of the parent on the
        child, about the joint's frame on the child and in its axes;
        "NAME_force_on_FRAME" and "NAME_torque_on_FRAME" of each load, loop and
        constraint, about the frame's origin in the world's axes; and
        "NAME_in_COORDINATE" of those that act in joints [N m or N], the forces
        "drive_NAME" of `kinematics` and `inverse_dynamics` among them. What is zero
        everywhere is left out but in joints.

    Raises:
        ModelError: It is no motion, or one of another model.
        AnalysisError: The model does not move so, for one with other parameters.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.reactions(model, sb.simulate(model, duration=1.0))
        >>> found.array("hinge_force").shape
        (501, 3)
    """
    arguments = Arguments("reactions", ModelError)
    values = finished_motion(arguments, model, motion, parameters)
    return values.labelled(
        "reactions", [*_of_joints(values), *_of_elements(values)], []
    )


def _of_joints(motion: FinishedMotion) -> list[Quantity]:
    values = motion.evaluated("reactions").reshape(motion.times.size, -1, 2, 3)
    quantities = []
    for i, joint in enumerate(motion.model.system.joints):
        for k, (part, unit) in enumerate((("force", "N"), ("torque", "N m"))):
            name = f"{joint.name}_{part}"
            quantities.append(Quantity(name, values[:, i, k], "reaction", unit))
    return quantities


def _of_elements(motion: FinishedMotion) -> list[Quantity]:
    results = motion.model.equations("element forces").results
    if not results:
        return []
    values = motion.evaluated("element_forces")
    system = motion.model.system
    units = {s.name.removeprefix("v_"): u for s, u in system.force_units.items()}
    quantities, at = [], 0
    for name, part in results.items():
        columns = values[:, at : at + part.size]
        at += part.size
        if part.size == 1:
            unit = units[name.rpartition("_in_")[2]]
            quantities.append(Quantity(name, np.ravel(columns), "reaction", unit))
        else:
            unit = "N m" if "_torque_on_" in name else "N"
            quantities.append(Quantity(name, columns, "reaction", unit))
    return quantities

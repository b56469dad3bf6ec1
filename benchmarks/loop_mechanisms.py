"""Three mechanisms with loops whose runs are timed, and what is compared of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import symbody as sb
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.results.motion import Motion

SAMPLES = 20  # of the compared values, after the start
FORCES = (150.0, -80.0, 60.0, 0.0, -120.0, 40.0)  # of the cylinders [N]


@dataclass(frozen=True)
class Mechanism:
    """A mechanism, how long it runs, and what of its motion is compared.

    Attributes:
        name: For the table.
        closed: Makes it with constraints.
        end: Of the run [s].
        compared: From the closed system and coordinates to what all solvers give.
        explicit: Makes it with explicit loops, if it can be.
        inputs: That stay as they are.
        parameters: Other than the defaults.
        steps: What Exudyn takes: so many that its error is about 1e-5, and 1e-7.
        dense: Whether Exudyn's dense matrices are the faster ones.
        newton: The largest tolerance of Exudyn's Newton iterations that allows this.
    """

    name: str
    closed: Callable[[], Model]
    end: float
    compared: Callable[[CompiledModel, Motion], np.ndarray]
    explicit: Callable[[], Model] | None = None
    inputs: Mapping[str, Any] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(default_factory=dict)
    steps: tuple[int, int] = (1000, 10000)
    dense: bool = False
    newton: float = 1e-8


def absolute_angles(compiled: CompiledModel, motion: Motion) -> np.ndarray:
    """Return the angles of planar bodies in the world, shape (times, bodies)."""
    system = compiled.system
    angles = [np.zeros(len(motion.time))]
    for joint, carrier in zip(system.joints, system.parent, strict=True):
        angles.append(angles[carrier] + motion[f"q_{joint.name}"].to_numpy())
    return np.column_stack(angles[1:])


def pose(compiled: CompiledModel, motion: Motion) -> np.ndarray:
    """Return place and angles of the platform, shape (times, 6)."""
    names = [f"q_platform_{kind}{axis}" for kind in "TR" for axis in "xyz"]
    return np.column_stack([motion[name].to_numpy() for name in names])


def closed_hexapod() -> Model:
    """Return the hexapod with constraints, closed around the platform as it is."""
    model = sb.library.hexapod(explicit=False)
    model.choose_independent("platform")
    return model


def mechanisms() -> list[Mechanism]:
    """Return the mechanisms of the table."""
    return [
        Mechanism(
            "Andrews, 0.03 s",
            lambda: sb.library.andrews(explicit=False),
            0.03,
            absolute_angles,
            explicit=sb.library.andrews,
            steps=(9000, 80000),
            dense=True,
            newton=1e-10,
        ),
        Mechanism(
            "hexapod, 3 s",
            closed_hexapod,
            3.0,
            pose,
            explicit=sb.library.hexapod,
            inputs={"force": FORCES},
            parameters={"damping": 20.0},
            steps=(6000, 60000),
        ),
        Mechanism(
            "20 loops, 0.5 s",
            lambda: sb.library.loop_chain(20),
            0.5,
            absolute_angles,
            steps=(1000, 9000),
        ),
    ]

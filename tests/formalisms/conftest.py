"""Random trees with loads of all kinds."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree


@pytest.fixture
def loaded_tree():
    """Return what makes a tree whose loads depend on positions, velocities, inputs."""
    return _loaded_tree


def _loaded_tree(rng, joints):
    model = random_tree(rng, joints)
    u = model.add_input("u")
    k = model.add_parameter("k", 3.0)
    x = model.add_state("x", 0.3)
    model.set_rate(x, u - x)
    bodies = list(model.bodies.values())
    last = bodies[-1].add_frame("end", at=(0.2, 0.1, -0.3))
    first = model.world.add_frame("hook", at=(2.0, -1.0, 3.0))
    spring = sb.loads.SpringDamper(
        first, last, stiffness=k, damping=0.3, free_length=0.4
    )
    model.add_load("spring", spring)
    speed = model.add_sensor("speed", sb.sensors.Velocity(last))
    model.add_load("drag", sb.loads.Force(last, -0.2 * speed + np.array([u * x, 0, k])))
    joint = next((j for j in model.joints.values() if len(j.q) == len(j.v) > 0), None)
    if joint is not None:
        force = [sb.sin(q) * u - k * v for q, v in zip(joint.q, joint.v, strict=True)]
        model.add_load("motor", sb.loads.JointForce(joint, force))
    return model

from itertools import product

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values
from symbody.expr.evaluate import evaluate
from symbody.formalisms.constraints.rows import constraint_rows

TURNS = {"x": ("y", np.pi / 2), "y": ("x", -np.pi / 2), "z": ("z", 0.0)}


@pytest.mark.parametrize(
    "cut",
    [
        sb.constraints.HingeCut,
        sb.constraints.PlanarHingeCut,
        sb.constraints.PrismaticCut,
    ],
)
@pytest.mark.parametrize("axis", ["x", "y"])
def test_an_axis_is_that_of_frames_turned_to_it(cut, axis):
    """The cut about z of frames whose z is the axis binds the same velocities."""

    def rows(turned):
        model = sb.Model("cut", gravity=(0, 0, 0))
        a, b = (model.add_body(n, mass=1, inertia=(1, 2, 3)) for n in "ab")
        for body in (a, b):
            model.add_joint(
                f"j_{body.name}", model.world, body, sb.joints.Free("cardan")
            )
        if turned:
            R = sb.rotation(*TURNS[axis])
            frames = [body.add_frame("f", rotation=R) for body in (a, b)]
            model.add_constraint("cut", cut(*frames))
        else:
            model.add_constraint("cut", cut(a, b, axis=axis))
        system = sb.assemble(model)
        J = constraint_rows(system).J
        at = random_values(np.random.default_rng(1), system)
        return np.asarray(evaluate(J, at), dtype=float)

    ours, theirs = rows(False), rows(True)
    assert np.linalg.matrix_rank(np.vstack([ours, theirs])) == len(ours) == len(theirs)


def test_an_axis_that_is_none_is_refused():
    model = sb.Model("cut")
    with pytest.raises(sb.errors.ModelError, match="one of 'x', 'y', 'z'"):
        sb.constraints.HingeCut(model.world, model.world, axis="w")


@pytest.mark.parametrize("rotations", list(product((0, 1), repeat=3)))
def test_a_multiplier_is_the_force_or_torque_on_b_along_an_axis_of_a(rotations):
    """A body at rest in a lock takes what is opposite to its loads."""
    R = sb.rotation("z", 0.4) @ sb.rotation("x", 1.1)
    model = sb.Model("lock", gravity=(0, 0, 0))
    a = model.world.add_frame("a", at=(0.3, 0.2, -0.1), rotation=R)
    body = model.add_body("body", mass=2.0, inertia=(1, 2, 3))
    model.add_joint("way", a, body, sb.joints.Free("cardan"))
    lock = sb.constraints.Lock(a, body, (1, 1, 0), rotations)
    model.add_constraint("cut", lock)
    loads = {"x": 10.0, "y": 20.0, "rx": 1.0, "ry": 2.0, "rz": 4.0}
    force, torque = (loads["x"], loads["y"], 0), [loads[f"r{w}"] for w in "xyz"]
    model.add_load("force", sb.loads.Force(body, force, expressed_in=a))
    model.add_load("torque", sb.loads.Torque(body, torque, expressed_in=a))
    motion = sb.simulate(model, 1e-9)
    for entry in lock.entries:
        lam = motion.array(f"lam_cut[{entry}]")[0]
        assert lam == pytest.approx(-loads[entry], abs=1e-9)

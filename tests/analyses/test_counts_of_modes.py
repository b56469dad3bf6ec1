"""As many modes as the matrices have, whatever coordinates describe a mechanism."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb

ORDERS = ["RxRyRz", "RzRyRx", "RzRxRy", "RyRzRx", "free"]


def chain(turns):
    """Return the joint of a free body by the order of its turns."""
    if turns == "free":
        return "free"
    return ["Tx", "Ty", "Tz", *(f"R{axis}" for axis in turns[1::2])]


def car(turns):
    """Return a car on four damped springs that let it go along the ground."""
    model = sb.Model("car", gravity=(0, 0, -9.81))
    body = model.add_body("chassis", mass=1200, inertia=(400, 1500, 1700))
    model.add_joint("base", model.world, body, chain(turns))
    for name, x, y in (("a", 1.2, 0.7), ("b", 1.2, -0.7), ("c", -1.4, 0.7),
                       ("d", -1.4, -0.7)):  # fmt: skip
        wheel = body.add_frame(name, at=(x, y, -0.3))
        z = model.add_sensor(f"z_{name}", sb.sensors.Position(wheel))[2]
        v = model.add_sensor(f"v_{name}", sb.sensors.Velocity(wheel))[2]
        push = (0, 0, -4e4 * z - 2e3 * v)
        model.add_load(name, sb.loads.Force(wheel, push, expressed_in=model.world))
    return model


@pytest.mark.parametrize("turns", ORDERS)
def test_a_car_on_four_springs_has_six_modes(turns):
    model = sb.compile_model(car(turns))
    modes = sb.modal(model, sb.equilibrium(model))
    assert np.count_nonzero(modes.eigenvalues == 0) == 3
    assert len(modes.eigenvalues) == 6
    assert "6 times: 3 rigid modes" in repr(modes)


def floating(turns, seed, count):
    """Return bodies that float, each on damped springs on the one before, at rest."""
    rng = np.random.default_rng(seed)
    model = sb.Model("floating", gravity=(0, 0, 0))
    last = model.world
    for k in range(count):
        mass, size = 10 ** rng.uniform(-2, 3), 10 ** rng.uniform(-1, 0)
        body = model.add_body(
            f"b{k}", mass, tuple(rng.normal(size=3) * size),
            tuple(mass * size**2 * rng.uniform(1, 1.5, 3)),
        )  # fmt: skip
        frame = last.add_frame(f"f{k}", at=tuple(rng.normal(size=3)))
        if not k:
            model.add_joint("base", frame, body, chain(turns))
        else:
            rest, stiff = rng.normal(), 10 ** rng.uniform(0, 6)
            kind = str(rng.choice(["Rx", "Ry", "Rz", "Tx", "Tz"]))
            joint = model.add_joint(f"j{k}", frame, body, kind, q=rest)
            pull = -stiff * (joint.q[0] - rest) - 1e-3 * stiff * joint.v[0]
            model.add_load(f"s{k}", sb.loads.JointForce(joint, pull))
        last = body
    start = {}
    if turns != "free":
        names = [f"q_base_R{axis}" for axis in turns[1::2]]
        start = dict(zip(names, rng.uniform(-1, 1, 3).tolist(), strict=True))
    return model, start


@pytest.mark.slow
@settings.get_profile("mechanisms")
@given(
    turns=st.sampled_from(ORDERS), seed=st.integers(0, 10**6), count=st.integers(1, 5)
)
def test_what_floats_has_six_rigid_modes_in_all_coordinates(turns, seed, count):
    model, start = floating(turns, seed, count)
    found = sb.modal(sb.compile_model(model, backend="python"), start)
    assert np.count_nonzero(found.eigenvalues == 0) == 6
    s = found.eigenvalues[found.eigenvalues != 0]
    # Of 2n states twelve are rigid, a pair counts as one mode.
    assert len(s) + np.count_nonzero(s.imag) == 2 * (count - 1)
    assert "Zero is an eigenvalue 12 times: 6 rigid modes" in repr(found)

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values, tree_of
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.rotation import rotation
from symbody.system import assemble
from symbody.system.system import coordinate_rates

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
K, K_R = np.array([3e2, 4e2, 5e2]), np.array([20.0, 30.0, 40.0])
D, D_R = np.array([1.0, 2.0, 3.0]), np.array([0.1, 0.2, 0.3])


def small_turn(r):
    angle = np.linalg.norm(r)
    return rotation(tuple(r), angle) if angle else np.eye(3)


def held(d, r):
    """Return the force and torque on a body that is moved by d and turned by r."""
    model = sb.Model("held", gravity=(0, 0, 0))
    frame = model.world.add_frame("frame", at=d, rotation=small_turn(r))
    body = model.add_body("body", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("free", frame, body, "free")
    model.add_load("bushing", sb.loads.Bushing(model.world, body, K, K_R))
    system = assemble(model)
    values = dict.fromkeys((*system.v, *system.vd), 0.0)
    values.update(zip(system.q, (0, 0, 0, 1, 0, 0, 0), strict=True))
    force = -evaluate(list(derive_inverse(system).results["tau"]), values)
    R = np.array(small_turn(r), dtype=float)
    return R @ force[:3], R @ force[3:]


def test_a_small_displacement_meets_its_stiffness(rng):
    d, r = 1e-6 * rng.normal(size=(2, 3))
    force, torque = held(d, r)
    np.testing.assert_allclose(force, -K * d, rtol=1e-9)
    # The sine and H differ from the angle and 1 in the second order.
    np.testing.assert_allclose(torque, -K_R * r, rtol=1e-4)


def bushed(rng, **options):
    """Return a random tree with a bushing between two bodies of it."""
    model = tree_of([(0, "free"), (0, "ball"), (1, "Rx")], rng)
    a, b = model.bodies["body_2"], model.bodies["body_1"]
    frame_a = a.add_frame("bush", at=rng.normal(size=3), rotation=small_turn((1, 2, 3)))
    frame_b = b.add_frame("bush", at=rng.normal(size=3))
    model.add_load("bushing", sb.loads.Bushing(frame_a, frame_b, K, K_R, **options))
    return model, frame_a, frame_b


def test_its_force_is_the_gradient_of_the_energy_it_stores_however_large(rng):
    model, a, b = bushed(rng)
    system = assemble(model)
    values = random_values(rng, system)
    seen = TreeKinematics(system, build_tree(system, merge=False))
    d = seen.position(b, a, a)
    R = seen.rotation(b, a)
    r = [(R[k][j] - R[j][k]) / 2 for j, k in ((1, 2), (2, 0), (0, 1))]
    energy = sum(k * x * x for k, x in zip((*K, *K_R), (*d, *r), strict=True)) / 2
    N = evaluate(jacobian(coordinate_rates(system), system.v), values)
    expected = -evaluate(jacobian([energy], system.q), values)[0] @ N
    loaded = evaluate(list(derive_inverse(system).results["tau"]), values)
    del model.loads["bushing"]
    unloaded = derive_inverse(assemble(model)).results["tau"]
    actual = evaluate(list(unloaded), values) - loaded
    np.testing.assert_allclose(actual, expected, rtol=1e-10, atol=1e-9)


def test_its_dampers_take_energy():
    model = sb.Model("spin", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0, inertia=(1, 2, 2.5))
    model.add_joint("free", model.world, body, "free", v=(1, -1, 0.5, 1, 2, 1))
    model.add_load("bushing", sb.loads.Bushing(model.world, body, K, K_R, D, D_R))
    motion = sb.simulate(model, 2.0, save=sb.Save(work=True), **TIGHT)
    assert np.abs(motion["energy_error"]).max() < 1e-8
    assert motion["work"].to_numpy()[-1] < -1


def test_momentum_of_two_free_bodies_is_kept_however_far_they_go():
    model = sb.Model("pair", gravity=(0, 0, 0))
    moments = []
    for name, start in (("one", 1.0), ("two", -1.0)):
        body = model.add_body(name, mass=2.0, inertia=(1, 2, 2.5))
        q, v = (start, 0.3, 0, 1, 0, 0, 0), (start, 1, 0.5, 1, start, 1)
        model.add_joint(name + "_in", model.world, body, "free", q=q, v=v)
        p, v, w = (
            model.add_sensor(f"{kind.__name__}_{name}", kind(body))
            for kind in (
                sb.sensors.Position,
                sb.sensors.Velocity,
                sb.sensors.AngularVelocity,
            )
        )
        R = model.add_sensor(f"R_{name}", sb.sensors.Orientation(body))
        spin = R @ (np.array([1, 2, 2.5]) * (R.T @ w))
        moments.append(2.0 * np.cross(p, v) + spin)
    model.add_expression("L", moments[0] + moments[1], sensor=True)
    one, two = model.bodies.values()
    model.add_load("bushing", sb.loads.Bushing(one, two, K, K_R, D, D_R))
    motion = sb.simulate(model, 2.0, **TIGHT)
    momentum = (motion["Velocity_one"] + motion["Velocity_two"]).to_numpy()
    np.testing.assert_allclose(momentum - momentum[0], 0, atol=1e-8)
    L = motion["L"].to_numpy()
    np.testing.assert_allclose(L - L[0], 0, atol=1e-7)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (((1, 2), 1), r"shape \(2,\).*a vector of 3"),
        ((0, 0), "it does nothing"),
        ((1, "hard"), "hard"),
    ],
)
def test_what_is_no_bushing_is_refused(values, message):
    model = sb.Model("m")
    body = model.add_body("body", mass=1)
    with pytest.raises(sb.errors.ModelError, match=r"load 'bushing': .*" + message):
        model.add_load("bushing", sb.loads.Bushing(model.world, body, *values))


def test_both_frames_on_one_body_are_refused():
    model = sb.Model("m")
    body = model.add_body("body", mass=1)
    tip = body.add_frame("tip")
    with pytest.raises(sb.errors.ModelError, match="'body', which does not deform"):
        model.add_load("bushing", sb.loads.Bushing(body, tip, 1, 1))

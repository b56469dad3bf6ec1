"""Curves against published points, the pull along its path, and its dynamics.

The points are of the curves of De Groote et al. (2016), figure 1 and equations 1 to 7,
which are normalized: 1 at the optimal length and at rest.
"""

import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import evaluate
from symbody.model.loads import cable as curves

F0, LO, LT = 1000.0, 0.1, 0.25
TIGHT = {"method": sb.DP54(rtol=1e-9, atol=1e-11)}
x = sb.symbol("x")


def at(curve, value):
    return evaluate(curve(x), {"x": value})


def test_curves_pass_the_published_points():
    assert at(curves.active_length, 1.0) == pytest.approx(1.0, abs=0.02)
    assert at(curves.passive_length, 1.0) == 0
    assert at(curves.passive_length, 1.6) == pytest.approx(1.0, abs=1e-12)
    assert at(curves.force_velocity, 0.0) == pytest.approx(1.0, abs=0.01)
    assert at(curves.force_velocity, -1.0) == pytest.approx(0.0, abs=0.02)
    assert at(curves.force_velocity, 1.0) == pytest.approx(1.8, abs=0.02)
    # Slack at 1; a tendon that is 4.9 % longer carries the strength.
    assert at(curves.tendon_force, 1.0) == pytest.approx(0.0, abs=0.02)
    assert at(curves.tendon_force, 1.049) == pytest.approx(1.0, abs=0.1)


def test_the_speed_is_the_inverse_of_the_force(rng):
    for speed in rng.uniform(-1, 1, size=20):
        factor = at(curves.force_velocity, speed)
        assert at(curves.fiber_speed, factor) == pytest.approx(speed, abs=1e-12)


@pytest.mark.parametrize("active", [0.0, 1e-9, 0.003, 0.1, 1.0])
@pytest.mark.parametrize("damping", [1e-6, 0.01, 0.1, 1.0])
def test_the_damped_speed_balances_any_pull(active, damping):
    speed = curves.damped_speed(x, sb.symbol("a"), sb.symbol("d"))
    for pull in (-3.0, -0.2, 0.0, 0.1, 1.0, 1.7, 30.0):
        found = evaluate(speed, {"x": pull, "a": active, "d": damping})
        carried = active * at(curves.force_velocity, found) + damping * found
        assert carried == pytest.approx(pull, abs=1e-11 * (1 + abs(pull)))


def leg(**options):
    """Return a hinge with a muscle through a point of the shank's carrier."""
    model = sb.Model("leg")
    thigh = model.add_body("thigh", mass=7, com=(0, 0, -0.2), inertia=(0.1,) * 3)
    shank = model.add_body(
        "shank", mass=3, com=(0, 0, -0.2), inertia=(0.05, 0.05, 0.01)
    )
    model.add_joint("hip", model.world, thigh, "Ry", q=0.3)
    knee = thigh.add_frame("knee", at=(0, 0, -0.4))
    model.add_joint("knee", knee, shank, "Ry", q=0.8)
    ends = [
        model.world.add_frame("pelvis", at=(0.05, 0, 0.05)),
        thigh.add_frame("patella", at=(0.06, 0, -0.38)),
        shank.add_frame("tibia", at=(0.05, 0, -0.06)),
    ]
    own = {"strength": F0, "fiber_length": LO, "tendon_length": LT} | options
    return model, sb.add_muscle(model, "rectus", ends, **own)


def test_it_pulls_over_two_joints_as_its_path_changes():
    model, _ = leg()
    compiled = sb.compile_model(model, backend="python")
    y, steps = np.array(compiled.start_state()), 1e-6 * np.eye(5)[:2]

    def path(state):
        return compiled.sensor_values(0.0, state)["path_rectus"][0, 0]

    F = compiled.sensor_values(0.0, y)["F_rectus"][0]
    arms = [(path(y + d) - path(y - d)) / 2e-6 for d in steps]
    zero = np.zeros(2)
    with_it = compiled.inverse_dynamics(0.0, y[:2], zero, zero, x=y[4:])
    bare, _ = leg(strength=1e-9)
    without = sb.compile_model(bare, backend="python").inverse_dynamics(
        0.0, y[:2], zero, zero, x=y[4:]
    )
    np.testing.assert_allclose(with_it - without, F * np.array(arms), rtol=1e-6)
    assert F > 1


def test_a_rigid_tendon_leaves_the_curves_to_the_fiber():
    model, symbols = leg(pennation=0.2, activation=0.7)
    compiled = sb.compile_model(model, backend="python")
    found = compiled.sensor_values(0.0, compiled.start_state())
    along = found["path_rectus"][0, 0] - LT
    fiber = np.hypot(along, LO * np.sin(0.2))
    active = 0.7 * at(curves.active_length, fiber / LO) * at(curves.force_velocity, 0.0)
    expected = F0 * (active + at(curves.passive_length, fiber / LO)) * along / fiber
    assert found["F_rectus"][0] == pytest.approx(expected, rel=1e-12)
    assert symbols.fiber is None


@pytest.mark.parametrize("pennation", [0.0, 0.3])
def test_on_a_rigid_tendon_that_is_loose_a_fiber_does_not_pull(pennation):
    model, _ = leg(tendon_length=0.6, pennation=pennation, damping=0.5)
    compiled = sb.compile_model(model, backend="python")
    for v in np.array([(3.0, 0), (-3, 0), (0, 3), (0, -3)]):
        y = np.array(compiled.start_state())
        y[2:4] = v
        assert compiled.sensor_values(0.0, y)["F_rectus"][0] == 0
    with pytest.warns(sb.errors.ModelWarning, match="the path of 'rectus'"):
        assert sb.simulate(model, 0.01).notes


def test_activation_follows_excitation_with_its_two_times():
    model, _ = leg(tendon_length=0.43)
    times = [0, 0.03, 0.06, 0.5]
    on = sb.simulate(model, times, inputs={"e_rectus": 1.0}, **TIGHT)
    off = sb.simulate(
        model, times, inputs={"e_rectus": 0.05}, start={"a_rectus": 1.0}, **TIGHT
    )
    assert on.array("a_rectus")[-1] == pytest.approx(1, abs=1e-3)
    risen, fallen = on.array("a_rectus")[1], 1 - off.array("a_rectus")[1]
    assert risen > 1.5 * fallen


def test_on_an_elastic_tendon_both_carry_the_same():
    model, symbols = leg(
        tendon="elastic", activation=0.5, pennation=0.1, tendon_length=0.43
    )
    for name in ("hip", "knee"):
        model.drive(model.joints[name], model.joints[name].q_start[0])
    options = TIGHT | {"inputs": {"e_rectus": 0.5}, "method": "Radau"}
    motion = sb.simulate(model, [0, 2.0], **options)
    fiber, F = motion.array("l_rectus")[-1], motion.array("F_rectus")[-1, 0]
    cosine = np.sqrt(1 - (np.sin(0.1) / fiber) ** 2)
    carried = 0.5 * at(curves.active_length, fiber) * at(curves.force_velocity, 0.0)
    carried += at(curves.passive_length, fiber)
    assert pytest.approx(F0 * carried * cosine, rel=1e-5) == F
    assert F > 10
    assert str(symbols.fiber) == "l_rectus"


def test_a_damped_fiber_on_an_elastic_tendon_needs_no_activation():
    options = {"tendon": "elastic", "tendon_length": 0.43, "activation": 0.5}
    times, found = [0, 0.05, 2.0], {}
    for damping in (0.1, 1e-7, 0.0):
        model, _ = leg(**options, damping=damping)
        for name in ("hip", "knee"):
            model.drive(model.joints[name], model.joints[name].q_start[0])
        run = {"inputs": {"e_rectus": 0.5}, "method": "Radau", **TIGHT}
        motion = sb.simulate(model, times, **run)
        found[damping] = motion.array("l_rectus"), motion.array("F_rectus")[:, 0]
    # A little damping is none; much is felt on the way, and not where it has arrived.
    np.testing.assert_allclose(found[1e-7][0], found[0.0][0], rtol=1e-5)
    assert abs(found[0.1][0][1] - found[0.0][0][1]) > 1e-3
    assert found[0.1][1][-1] == pytest.approx(found[0.0][1][-1], rel=1e-4)
    asleep = sb.compile_model(leg(**options)[0])
    rate = asleep.derivatives(0.0, [0.3, 0.8, 0, 0, 0.0, 1.0])[-1]
    assert np.isfinite(rate)


@pytest.mark.parametrize("tendon_length", [0.2, 0.005])
# A check without NumPy's word on infinite rates would make each call an eighth slower.
@pytest.mark.filterwarnings("ignore:invalid value encountered in dot")
def test_a_tendon_that_no_start_could_strain_so_is_named(tendon_length):
    """Of an infinite pull nothing told."""
    options = {"tendon": "elastic", "tendon_length": tendon_length, "damping": 0}
    with pytest.raises(
        sb.errors.AnalysisError,
        match=r"the pull on tendon and fiber of 'rectus' .* holds from 0 to 10000\.",
    ):
        sb.simulate(leg(**options)[0], 0.1)


def test_a_pull_that_no_muscle_bears_is_told():
    model, _ = leg(tendon="elastic", tendon_length=0.38)
    with pytest.warns(sb.errors.ModelWarning, match="the pull on tendon and fiber of"):
        sb.simulate(model, 0.01)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"strength": 0}, "the strength is 0"),
        ({"tendon": "soft"}, "one of 'rigid', 'elastic'"),
        ({"activation": 0.0}, "at least 0.01"),
        ({"activation": 2.0}, "at most 1"),
        ({"pennation": -0.1}, "the pennation is -0.1"),
    ],
)
def test_what_is_no_muscle_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        leg(**options)


@pytest.mark.parametrize("activation", [-0.5, 2.0])
def test_an_activation_that_no_muscle_has_is_refused(activation):
    model = sb.Model("arm")
    model.add_joint("lift", model.world, model.add_body("load", mass=1), "Tz")
    muscle = sb.loads.Muscle(
        [model.world, model.bodies["load"]], activation, F0, LO, LT
    )
    with pytest.raises(
        sb.errors.ModelError, match=f"load 'lifter': .* is {activation:g};"
    ):
        model.add_load("lifter", muscle)


def test_a_pennation_in_degrees_is_refused():
    model = sb.Model("leg")
    foot = model.add_body("foot", mass=1)
    model.add_joint("way", model.world, foot, "Tx", q=1)
    muscle = sb.loads.Muscle([model.world, foot], 0.5, 100, 0.5, 0.4, pennation=15)
    with pytest.raises(
        sb.errors.ModelError, match=r"pennation is 15 rad; it must be less"
    ):
        model.add_load("muscle", muscle)

"""Slopes of motions through when clauses, against differences and closed forms."""

import concurrent.futures
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb
from probes.switching import counted, pushed, thermostat, touched

FINE = sb.DP853(rtol=1e-12, atol=1e-13)


def check(model, of, wrt, times, h=1e-5, inputs=None):
    """Hold slopes at several times against differences of fourth order."""
    options = {"method": FINE, "inputs": inputs}
    slopes = sb.sensitivities(model, of, wrt, times, **options)
    compiled = sb.compile_model(model) if isinstance(model, sb.Model) else model
    names, states = [s.name for s in compiled.system.p], compiled.state_labels()
    expected = []
    for name in wrt:
        values = []
        for k in (-2, -1, 1, 2):
            if name in names:
                at = {name: compiled.parameters[names.index(name)] + k * h}
                moved = {"parameters": at}
            else:
                at = {name: compiled.start_state()[states.index(name)] + k * h}
                moved = {"start": at}
            motion = sb.simulate(compiled, times, **options, **moved)
            values.append(np.array([motion.array(one) for one in of]))
        a, b, c, d = values
        expected.append((8 * (c - b) - (d - a)) / (12 * h))
    expected = np.array(expected).transpose(2, 1, 0)
    size = np.abs(expected).max()
    np.testing.assert_allclose(slopes.slopes, expected, atol=1e-7 * size)
    return slopes


def oscillator():
    """Return a block on a spring, with a discrete factor of its stiffness."""
    model = sb.Model("oscillator")
    block = model.add_body("block", 1.0)
    joint = model.add_joint("j", model.world, block, "Tx", q=1.0)
    k, F = model.add_parameter("k", 1.0), model.add_input("F", unit="N")
    d = model.add_discrete("d", start=1.0)
    model.add_load("push", sb.loads.Force(block, (F, 0, 0)))
    model.add_load("spring", sb.loads.JointForce(joint, -k * d * joint.q[0]))
    return model, joint, d, F, k


def varied():
    """Return a pendulum whose clauses depend on all that may be varied."""
    model = sb.Model("varied")
    m, P = model.add_parameter("m", 2.0), model.add_parameter("P", 0.5)
    w, a = model.add_parameter("w", -0.4), model.add_parameter("a", 0.02)
    rod = model.add_body("rod", m, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry", q=0.3)
    M = model.add_input("M", unit="N m")
    count = model.add_discrete("count", start=[2 * a, 100 * a])
    q, v = hinge.q[0], hinge.v[0]
    model.add_load("motor", sb.loads.JointForce(hinge, M))
    model.add_load("spring", sb.loads.JointForce(hinge, -count[0] * q))
    hit = {M: P * (1 + q)}
    model.when(a - q, {count[0]: count[0] + v}, impulses=hit, name="hit")
    stop = {M: (v + 0.1 * q, w + q)}
    model.when(at=[0.85], impulses=stop, priority=2, name="stop")
    model.when(every=0.35, changes={count[1]: count[1] * 1.1 + q}, name="tick")
    model.when(count[1] - 2.4, {count[0]: 3 - count[0] + v**2}, name="many")
    model.when(model.t - 1.33 - a, {count[0]: 1.0 + model.t}, name="late")
    return model


def test_a_switch_of_a_falling_block_is_that_of_the_closed_form():
    model = sb.Model("falls")
    block = model.add_body("block", 1.0)
    joint = model.add_joint("j", model.world, block, "Tx", v=1.0)
    force, at = model.add_discrete("force", 0.0), model.add_parameter("at", 0.5)
    F = model.add_parameter("F", 2.0)
    model.add_load("push", sb.loads.JointForce(joint, force))
    model.when(joint.q[0] - at, {force: F}, name="pushes")
    found = sb.sensitivities(model, ["q_j", "force"], ["at", "F", "v_j"], [0, 0.3, 1.5])
    begun = [[0, 0, 0.3], [0, 0, 0]]
    np.testing.assert_allclose(found.slopes[1], begun, atol=1e-15)
    late = 1.5 - 0.5  # q = v t + F (t - at/v)²/2
    expected = [[-2 * late, late**2 / 2, 1.5 + 2 * late * 0.5], [0, 1, 0]]
    np.testing.assert_allclose(found.slopes[2], expected, atol=1e-12)


@pytest.mark.parametrize(
    ("model", "of", "wrt", "times"),
    [
        (thermostat, ["T", "heater"], ["high", "T"], [0, 1, 3, 6]),
        (pushed, ["q_hinge", "v_hinge"], ["q_hinge", "v_hinge"], [0, 0.3, 0.7, 1.2, 2]),
        (varied, ["q_hinge", "v_hinge"], ["q_hinge", "v_hinge", "m", "P", "w", "a"],
         [0, 0.3, 0.7, 1.2, 2]),
        (counted, ["q_flight_Tx", "q_flight_Tz"], ["q_flight_Tz", "v_flight_Tx"],
         [0, 0.4, 0.8, 1.2, 2]),
        (touched, ["q_j_Tx", "total"], ["q_j_Tx", "q_j_Tz", "v_j_Tx"],
         [0, 0.4, 0.9, 2]),
    ],
)  # fmt: skip
def test_slopes_jump_where_clauses_act(model, of, wrt, times):
    check(model(), of, wrt, times)


def test_the_adjoint_is_the_gradient_by_slopes():
    model = varied()
    hinge, count = model.joints["hinge"], model.discretes["count"].symbols
    q, v = hinge.q[0], hinge.v[0]
    wrt = ["q_hinge", "v_hinge", "m", "P", "w", "a"]
    forward, adjoint = (
        sb.cost_gradient(
            model, wrt, 2.0, final=q * q + v, running=q * v + count[0] * q, by=by,
            method=FINE,
        )
        for by in ("forward", "adjoint")
    )  # fmt: skip
    np.testing.assert_allclose(adjoint.value, forward.value, rtol=1e-12)
    np.testing.assert_allclose(adjoint.gradient, forward.gradient, atol=1e-11)


def test_an_impact_that_lets_a_clause_act_at_its_instant():
    model = sb.Model("bounces", gravity=(0, 0, -9.81))
    e, body = model.add_parameter("e", 0.6), model.add_body("b", 1.0)
    start = {"q": (0, 1.0), "v": (1.0, 0)}
    joint = model.add_joint("j", model.world, body, ["Tx", "Tz"], **start)
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world, e))
    n, F = model.add_discrete("n", 0.0), model.add_input("F", unit="N")
    model.add_load("push", sb.loads.Force(body, (F - n * joint.v[0], 0, 0)))
    own = {F: 0.3 * joint.v[1]}
    model.when(joint.v[1], {n: n + joint.q[0]}, impulses=own, name="up")
    for method in ("DP54", "DP853", "Radau"):
        events = sb.simulate(model, 1.0, method=method).events
        assert [event.kind for event in events] == ["impact", "switch"] * 2
    wrt = ["q_j_Tz", "v_j_Tx", "e"]
    check(model, ["q_j_Tx", "q_j_Tz", "v_j_Tx"], wrt, [0, 0.3, 0.6, 1.0])
    by = [
        sb.cost_gradient(model, wrt, 1.0, final="q_j_Tx", by=way, method=FINE).gradient
        for way in ("forward", "adjoint")
    ]
    np.testing.assert_allclose(by[1], by[0], atol=1e-12)


def test_loops_and_quaternions_get_impulses():
    model = sb.library.four_bar(explicit=False)
    crank, rocker = model.joints["crank"], model.joints["rocker"]
    M, P = model.add_input("M", unit="N m"), model.add_parameter("P", 0.02)
    at = model.add_parameter("at", 1.2)
    model.add_load("motor", sb.loads.JointForce(crank, M))
    model.when(rocker.q[0] + at, impulses={M: P}, direction="both", name="kick")
    assert len(sb.simulate(model, 1.5).events)
    wrt = ["P", "at", "l_crank"]
    check(model, ["q_crank", "v_crank"], wrt, [0, 0.7, 1.5])
    model = sb.Model("flips", gravity=(0, 0, -9.81))
    body = model.add_body("b", 1.0, inertia=(0.4, 0.5, 0.6), com=(0.1, 0, 0))
    start = {"q": (0, 0, 0.3, 0.8, 0.6, 0, 0), "v": (1, 0.5, 0, 3, 1, 2.0)}
    joint = model.add_joint("j", model.world, body, "free", **start)
    T, k = model.add_input("T", unit="N m"), model.add_parameter("k", 2.0)
    d = model.add_discrete("d", start=k)
    model.add_load("turns", sb.loads.Torque(body, (T, 0, -d)))
    own = {T: (joint.v[3], k)}
    model.when(joint.q[3] - 0.2, {d: d + k * joint.v[4]}, impulses=own, name="flip",
               direction="both")  # fmt: skip
    wrt = ["k", "v_j_wy", "q_j_Tz"]
    slopes = check(model, ["q_j_Tx", "q_j_e1", "v_j_wx"], wrt, [0, 1.0, 2.0])
    assert np.abs(slopes.slopes[-1]).max() > 0.1


def test_inputs_by_formulas_and_conditions_of_discrete_variables():
    model, joint, d, _, k = oscillator()
    jumps = sb.where(d > 1.5, -k, 0.3)
    model.add_load("more", sb.loads.JointForce(joint, jumps))
    model.when(-joint.q[0], {d: 2 * d + joint.v[0]}, name="left")
    model.when(joint.q[0], {d: 1.0}, name="right")
    law = -0.3 * joint.v[0] * d + k * sb.sin(3 * model.t)
    inputs = {"F": law}
    check(model, ["q_j", "v_j"], ["k", "q_j"], [0, 1, 2, 4], inputs=inputs)


def test_start_values_of_discrete_variables_are_variables():
    model, joint, d, *_ = oscillator()
    model.when(-joint.q[0], {d: 3.0 * d}, name="stiffer")
    found = sb.sensitivities(model, "q_j", "d", [0, 1.0], method=FINE)
    # q = cos(√(k d) t), until it acts at π/2 s.
    np.testing.assert_allclose(found.slopes[1, 0, 0], -0.5 * np.sin(1), rtol=1e-10)
    moved = sb.sensitivities(model, "d", "d", [0, 1.0, 3.0], start={"d": 1.5})
    np.testing.assert_allclose(moved.values[:, 0], [1.5, 1.5, 4.5])
    np.testing.assert_allclose(moved.slopes[:, 0, 0], [1, 1, 3.0])
    # As arrays of simulate they need not name discrete variables.
    named, array = (
        sb.sensitivities(model, ["q_j", "d"], "k", [0, 3.0], start=start)
        for start in ({"q_j": 0.5, "v_j": 0.1}, [0.5, 0.1])
    )
    np.testing.assert_array_equal(array.slopes, named.slopes)


def test_clauses_at_one_instant_and_what_has_no_slope():
    model, joint, d, F, k = oscillator()
    model.when(-joint.q[0], {d: 2 * d}, name="a")
    model.when(-joint.q[0] * k, {d: d + 1 + joint.v[0]}, priority=1, name="b")
    model.when(every=0.7, impulses={F: 0.1 * k * joint.q[0]}, name="beat")
    check(model, ["q_j", "v_j"], ["k", "q_j"], [0, 1, 2, 4])
    model, joint, d, F, k = oscillator()
    model.when(-joint.q[0], {d: 2 * d}, name="a")
    model.when(at=[np.pi / 2], changes={d: 3.0 * d}, priority=1, name="b")
    with pytest.raises(
        sb.errors.AnalysisError, match="events of 'b', 'a' happen at the same"
    ):
        sb.sensitivities(model, "q_j", "k", 4.0, method=FINE)
    model, joint, d, F, k = oscillator()
    model.when(-joint.q[0] - (1 - 1e-12), {d: 2 * d}, name="turns")
    with pytest.raises(sb.errors.AnalysisError, match=r"clause 'turns'.*grazes"):
        sb.sensitivities(model, "q_j", "q_j", 4.0, method=FINE)


def test_a_fit_through_clauses_finds_a_threshold():
    model = thermostat()
    times = np.linspace(0, 2, 40)
    motion = sb.simulate(model, times, parameters={"high": 20.9}, method=FINE)
    found = sb.fit(model, {"T": motion.array("T")}, "high", times=times)
    assert found.value("high") == pytest.approx(20.9, rel=1e-9)


def test_a_relay_swings_periodically():
    model = sb.Model("relay")
    block = model.add_body("b", 1.0)
    joint = model.add_joint("j", model.world, block, "Tx", q=0.3)
    d = model.add_discrete("d", start=-1.0)
    q, v = joint.q[0], joint.v[0]
    model.add_load("s", sb.loads.JointForce(joint, -4 * q - 0.6 * v + d))
    model.when(v - 0.05, {d: 1.0}, name="forth")
    model.when(-0.05 - v, {d: -1.0}, name="back")
    motion = sb.simulate(model, 60.0, method=FINE)
    times = [event.time for event in motion.events.of("forth")]
    end = {name: float(motion.array(name)[-1]) for name in ("q_j", "v_j", "d")}
    found = sb.periodic_motion(model, period=3.1, start=end)
    assert found.period == pytest.approx(times[-1] - times[-2], rel=1e-8)


@given(
    k=st.floats(0.5, 4.0), level=st.floats(-0.6, 0.6), jump=st.floats(-0.5, 2.0),
    push=st.floats(-0.5, 0.5), damping=st.floats(0.0, 0.4),
)  # fmt: skip
@settings(settings.get_profile("mechanisms"))
def test_random_switches_have_the_slopes_of_differences(k, level, jump, push, damping):
    model, joint, d, F, _ = oscillator()
    at = model.add_parameter("level", level)
    q, v = joint.q[0], joint.v[0]
    model.add_load("damper", sb.loads.JointForce(joint, -damping * v * d))
    model.when(at - q, {d: d + jump * q**2}, impulses={F: push * v}, name="down")
    model.when(q - at, {d: 1.0 + 0.1 * v}, name="up")
    compiled = sb.compile_model(model, parameters={"k": k})
    check(compiled, ["q_j", "v_j"], ["k", "level"], [0, 0.37, 1.3, 2.2], h=1e-6)


def test_slopes_through_clauses_are_the_same_in_threads_and_copies(tmp_path):
    compiled = sb.compile_model(varied())
    from_file = sb.read(sb.write(varied(), tmp_path / "varied.json"))
    ask = ("q_hinge", ["P", "a"], [0, 1.3])
    first = sb.sensitivities(compiled, *ask)
    copy = pickle.loads(pickle.dumps(compiled))
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        several = [pool.submit(sb.sensitivities, compiled, *ask) for _ in range(4)]
        others = [one.result() for one in several]
    for other in (*others, sb.sensitivities(copy, *ask)):
        np.testing.assert_array_equal(other.slopes, first.slopes)
    other = sb.sensitivities(from_file, *ask)
    np.testing.assert_allclose(other.slopes, first.slopes, rtol=1e-12)

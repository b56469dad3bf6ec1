"""Quantities of pint: converted where it is known what must be given, else refused."""

import math

import numpy as np
import pint
import pytest

import symbody as sb
from symbody import with_units

U = pint.UnitRegistry()


def pendulum(**joint):
    model = sb.Model("pendulum", gravity=[0, 0, -981] * U.cm / U.s**2)
    mass = model.add_parameter("mass", 500 * U.g)
    bob = model.add_body(
        "bob", mass=mass, com=(0, 0, -40 * U.cm), inertia=[1, 2, 2] * U.kg * U.cm**2
    )
    model.add_input("drive", unit="N m")
    model.add_joint("hinge", model.world, bob, "Ry", **joint)
    return model


def test_a_model_with_quantities_is_that_with_numbers():
    model = pendulum(q=30 * U.deg, v=60 * U.rpm)
    body, joint = model.bodies["bob"], model.joints["hinge"]
    got = [sb.evaluate(node, {}) for node in (*model.gravity, *body.com, *body.inertia)]
    expected = [0, 0, -9.81, 0, 0, -0.4, 1e-4, 0, 0, 2e-4, 0, 2e-4]
    np.testing.assert_allclose(got, expected, rtol=1e-14)
    assert joint.q_start == pytest.approx((math.pi / 6,), rel=1e-14)
    assert joint.v_start == pytest.approx((2 * math.pi,), rel=1e-14)


@pytest.mark.parametrize(
    ("given", "unit", "value"),
    [
        (500 * U.g, "kg", 0.5),
        (5 * U.N / U.m, "N/m", 5.0),
        (2 * U.N / U.mm, "kg/s²", 2000.0),
        ([10, 20] * U.cm, "m", [0.1, 0.2]),
        ([1 * U.m, 2 * U.km], "m", [1.0, 2000.0]),
        (3, "", 3.0),
    ],
)
def test_a_parameter_takes_the_unit_of_its_default_as_si(given, unit, value):
    model = sb.Model("one")
    model.add_parameter("a", given)
    found = model.parameters["a"]
    assert found.unit == unit
    numbers = np.vectorize(lambda node: sb.evaluate(node, {}))(found.default)
    np.testing.assert_allclose(numbers, value, rtol=1e-14)


def test_a_run_with_quantities_is_that_with_numbers():
    model = pendulum()
    given = {
        "duration": (500 * U.ms, 0.5),
        "start": ({"q_hinge": 45 * U.deg}, {"q_hinge": math.pi / 4}),
        "parameters": ({"mass": 2 * U.kg}, {"mass": 2.0}),
        "inputs": ({"drive": 50 * U.N * U.cm}, {"drive": 0.5}),
    }
    one, other = (
        sb.simulate(model, **{name: pair[i] for name, pair in given.items()})
        for i in (0, 1)
    )
    np.testing.assert_allclose(one.q, other.q, rtol=1e-12)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda m: m.add_body("c", mass=3 * U.m), "mass of body 'c': 3 m .* kg"),
        (lambda m: m.add_body("c", com=[0, 0, 1] * U.s), "com of body 'c': .* in m"),
        (lambda m: m.add_parameter("a", 1 * U.s, unit="m"), "'a': 1 s .* in m"),
        (lambda m: sb.simulate(m, duration=3 * U.m), "duration: 3 m .* in s"),
        (lambda m: sb.simulate(m, 1.0, parameters={"mass": 1 * U.s}), "1 s .* in kg"),
        (lambda m: sb.simulate(m, 1.0, start={"q_hinge": 1 * U.m}), "1 m .* in rad"),
        (lambda m: sb.simulate(m, 1.0, inputs={"drive": 1 * U.N}), "1 N .* in N m"),
        (lambda m: sb.simulate(m, [0, 1] * U.m), "duration: .* in s"),
        (
            lambda m: sb.simulate(m, 1.0, method=sb.DP54(max_step=1 * U.m)),
            "max_step: 1 m .* in s",
        ),
        (
            lambda m: sb.simulate(m, 1.0, method=sb.DP54(input_times=[1] * U.m)),
            "input_times: .* in s",
        ),
        (
            lambda m: m.add_load(
                "push", sb.loads.Force(m.bodies["bob"], [0, 0, 1] * U.s)
            ),
            "vector of load 'push': .* in N",
        ),
        (
            lambda m: m.add_expression("push", 1 * U.N),
            "'push': .* not known what this must be in.*add_parameter",
        ),
    ],
)
def test_what_is_of_another_kind_or_of_an_unknown_one_is_refused(call, said):
    with pytest.raises(sb.errors.SymbodyError, match=said):
        call(pendulum())


def test_units_of_quantities_are_checked_in_formulas():
    model = pendulum()
    model.add_parameter("length", 1 * U.m)
    model.add_expression("sum", sum([p.value for p in model.parameters.values()]))
    with pytest.raises(
        sb.errors.ModelError, match="mass in kg and length in m are added"
    ):
        sb.assemble(model)


def test_tables_of_inputs_take_units_of_times_and_values():
    model = pendulum()
    times, torques = np.array([0.0, 0.2, 0.5]), np.array([0.0, 0.5, -0.3])
    given = (times * 1000 * U.ms, torques * 100 * U.N * U.cm)
    one, other = (
        sb.simulate(model, 0.5, inputs={"drive": table})
        for table in (given, (times, torques))
    )
    np.testing.assert_allclose(one.q, other.q, rtol=1e-12)
    keep = {"end": "q_hinge"}
    study = sb.Study(model, {"drive": [given, (times, torques)]}, keep, duration=0.5)
    ends = study.run(progress=False).array("end")
    np.testing.assert_allclose(ends, other["q_hinge"][-1], rtol=1e-12)
    with pytest.raises(sb.errors.ModelError, match=r"'drive'.* must be in N m"):
        sb.simulate(model, 0.5, inputs={"drive": (times, torques * U.m)})
    with pytest.raises(sb.errors.ModelError, match=r"'drive': times.* must be in s"):
        sb.simulate(model, 0.5, inputs={"drive": (times * U.m, torques)})


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        (
            {"duration": np.linspace(0, 500, 6) * U.ms},
            {"duration": np.linspace(0, 0.5, 6)},
        ),
        ({"duration": [0 * U.s, 500 * U.ms]}, {"duration": [0.0, 0.5]}),
        ({"method": sb.DP54(max_step=1 * U.ms)}, {"method": sb.DP54(max_step=1e-3)}),
        ({"method": sb.RK4(10 * U.ms)}, {"method": sb.RK4(0.01)}),
        ({"method": sb.DP54(max_step=2 * U.ms)}, {"method": sb.DP54(max_step=2e-3)}),
        (
            {"method": sb.DP54(input_times=[100, 200] * U.ms)},
            {"method": sb.DP54(input_times=[0.1, 0.2])},
        ),
    ],
)
def test_times_and_steps_take_quantities(given, plain):
    model = pendulum(q=0.5)
    one, other = (
        sb.simulate(model, **{"duration": 0.5, **options}) for options in (given, plain)
    )
    np.testing.assert_allclose(one.time, other.time, rtol=1e-14)
    np.testing.assert_allclose(one.q, other.q, rtol=1e-9)


def test_times_of_analyses_take_quantities():
    model = pendulum(q=0.5)
    grid = [0, 250, 500] * U.ms
    one, other = (
        sb.sensitivities(model, ["q_hinge"], ["mass"], times)
        for times in (grid, [0, 0.25, 0.5])
    )
    np.testing.assert_allclose(one.time, other.time, rtol=1e-14)
    motion = sb.simulate(model, 0.5)
    found = sb.linearize_along(model, motion, times=grid)
    assert len(found) == 3
    since = [motion.harmonics("q_hinge", 10.0, begin=t) for t in (250 * U.ms, 0.25)]
    assert since[0].begin == since[1].begin


def hung_on_a_spring(**fields):
    model = pendulum()
    hook = model.world.add_frame("hook", at=(0, 0, 20 * U.cm))
    model.add_load("spring", sb.loads.SpringDamper(hook, model.bodies["bob"], **fields))
    return model.loads["spring"].load


def test_fields_of_elements_take_quantities():
    spring = hung_on_a_spring(
        stiffness=2 * U.N / U.mm, damping=3 * U.N * U.s / U.m, free_length=30 * U.cm
    )
    got = [sb.evaluate(getattr(spring, f), {}) for f in ("stiffness", "damping")]
    np.testing.assert_allclose(got, [2000, 3], rtol=1e-14)
    assert sb.evaluate(spring.free_length, {}) == pytest.approx(0.3, rel=1e-14)
    with pytest.raises(
        sb.errors.ModelError, match=r"damping of load 'spring': 3\.0 N/m"
    ):
        hung_on_a_spring(damping=3.0 * U.N / U.m)


def test_fields_in_joints_take_quantities_by_what_the_joint_does():
    model = pendulum()
    (hinge,) = model.joints.values()
    stiffness = 5.0 * U.N * U.cm / U.rad
    model.add_load(
        "coil", sb.loads.TorsionalSpringDamper(hinge, stiffness, free_angle=0)
    )
    (held,) = model.loads["coil"].load.stiffness.tolist()
    assert sb.evaluate(held, {}) == pytest.approx(0.05, rel=1e-14)
    with pytest.raises(sb.errors.ModelError, match="must be in N m"):
        model.add_load("push", sb.loads.JointForce(hinge, 3.0 * U.N))
    model.add_load("pull", sb.loads.Force(model.bodies["bob"], [0, 0, 2] * U.kN))
    assert sb.evaluate(model.loads["pull"].load.vector[2], {}) == 2000.0


def cart():
    """Return a body on a spring, of which mass and stiffness have units."""
    model = sb.Model("cart", gravity=(0, 0, 0))
    m = model.add_parameter("m", 1.0, unit="kg")
    k = model.add_parameter("k", [4.0, 1.0], unit="N/m")
    F = model.add_input("F", unit="N")
    slide = model.add_joint("x", model.world, model.add_body("b", m), "Tx", q=0.5)
    force = F - (k[0] + k[1]) * slide.q[0] - 0.1 * slide.v[0]
    model.add_load("spring", sb.loads.JointForce(slide, force))
    return sb.compile_model(model)


TIMES = np.linspace(0, 1, 11)


def study(model, vary):
    return sb.Study(model, vary, {"end": "q_x"}, duration=0.1).run().array("end")


def fitted(model, mass):
    data = sb.simulate(model, TIMES, inputs={"F": 0}).array("q_x")
    free, inputs = {"m": mass}, {"F": 0}
    return sb.fit(model, {"q_x": data}, free, times=TIMES, inputs=inputs).first


@pytest.mark.parametrize(
    ("of", "quantities", "numbers"),
    [
        (study, {"m": [500 * U.g, 2 * U.kg]}, {"m": [0.5, 2.0]}),
        (study, {"q_x": [1, 20] * U.cm}, {"q_x": [0.01, 0.2]}),
        (study, {"k[1]": [1, 2] * U.N / U.mm}, {"k[1]": [1e3, 2e3]}),
        (
            lambda m, vary: sb.simulate_many(m, vary, 0.1).states,
            {"m": [500, 2000] * U.g, "F": [1 * U.kN]},
            {"m": [0.5, 2.0], "F": [1000.0]},
        ),
        (
            lambda m, values: sb.modal_path(m, "m", values).values,
            [500, 700, 900] * U.g,
            [0.5, 0.7, 0.9],
        ),
        (
            lambda m, values: sb.equilibrium_path(m, "F", values)["q_x"],
            (0 * U.N, 0.5 * U.kN),
            (0.0, 500.0),
        ),
        (fitted, 900 * U.g, 0.9),
    ],
)
def test_values_of_analyses_take_quantities(of, quantities, numbers):
    model = cart()
    np.testing.assert_allclose(of(model, quantities), of(model, numbers), rtol=1e-9)


@pytest.mark.parametrize(
    ("of", "quantities", "numbers"),
    [
        (
            lambda m, F: sb.equilibrium(m, inputs={"F": F})["q_x"],
            0.1 * U.kN, 100.0,
        ),
        (
            lambda m, x: sb.equilibrium(m, free=["F"], targets={"q_x": x}).solved["F"],
            3 * U.cm, 0.03,
        ),
        (
            lambda m, F: sb.equilibrium(
                m, free={"F": F}, targets={"q_x": 0.1}, speeds={"v_x": 0 * U.m / U.s}
            ).solved["F"],
            1 * U.kN, 1000.0,
        ),
        (lambda m, F: sb.linearize(m, inputs={"F": F}).A, 1 * U.kN, 1000.0),
        (
            lambda m, f: sb.linearize(m).bode("q_x", frequencies=f).response,
            [60 / U.min, 2 * U.Hz], [1.0, 2.0],
        ),
        (
            lambda m, x: sb.inverse_kinematics(m, {"q_x": x}).start["q_x"],
            3 * U.cm, 0.03,
        ),
        (
            lambda m, time: sb.simulate(m, 1.0, inputs={"F": 1}).at(time)["q_x"],
            [100, 200] * U.ms, [0.1, 0.2],
        ),
        (
            lambda m, ends: sb.OptimalControl(
                m, ends[0], running=0, at_end={"q_x": ends[1]}, bounds={"F": ends[2]}
            ).solve().duration,
            ((1 * U.s, 9e3 * U.ms), 3 * U.cm, (-1 * U.kN, 1 * U.kN)),
            ((1.0, 9.0), 0.03, (-1000, 1000)),
        ),
        (
            lambda m, most: sb.optimize(
                m, {"m": 0.6}, 0.1, final=m.system.p[0],
                bounds={"m": (500 * U.g, 2.0)}, at_end={"q_x": (None, most)},
            ).parameters["m"],
            90 * U.cm, 0.9,
        ),
        (
            lambda m, push: sb.Stepper(m, 10 * U.ms).step({"F": push}),
            1 * U.kN, 1000.0,
        ),
        (
            lambda m, period: sb.simulate(
                m, 1.0, inputs={"F": sb.Sampled(lambda t: t, period, delay=period)}
            )["q_x"],
            250 * U.ms, 0.25,
        ),
    ],
)  # fmt: skip
def test_what_analyses_ask_for_takes_quantities(of, quantities, numbers):
    model = cart()
    np.testing.assert_allclose(of(model, quantities), of(model, numbers), rtol=1e-9)


@pytest.mark.parametrize(
    ("make", "quantities", "numbers"),
    [
        (sb.studies.grid, [500 * U.g, 2 * U.kg], [0.5, 2.0]),
        (sb.studies.rows, [500, 2000] * U.g, [0.5, 2.0]),
        (sb.studies.one_at_a_time, (500, 700, 900) * U.g, (0.5, 0.7, 0.9)),
        (
            lambda values: sb.studies.sobol(values, samples=4, seed=1),
            (500 * U.g, 2 * U.kg), (0.5, 2.0),
        ),
    ],
)  # fmt: skip
def test_designs_keep_the_unit_until_a_model_has_it(make, quantities, numbers):
    model, ends = cart(), []
    for values in (quantities, numbers):
        ends.append(sb.simulate_many(model, make({"m": values}), 0.1).states)
    np.testing.assert_allclose(*ends, rtol=1e-12)
    with pytest.raises(sb.errors.ModelError, match="'q_x'='kg': it must be in m"):
        study(model, make({"q_x": quantities}))
    with pytest.raises(sb.errors.ModelError, match="its unit is not known"):
        study(lambda m: cart(), make({"m": quantities}))


def test_angles_in_a_design_go_where_no_unit_is_known():
    model = sb.Model("turned")
    angle = model.add_parameter("angle", 0.1)
    body = model.add_body("b", 1.0, com=(0.1, 0, 0), inertia=(1, 1, 1))
    hinge = model.add_joint("x", model.world, body, "Ry")
    model.add_load("hold", sb.loads.JointForce(hinge, angle - hinge.q[0]))
    for vary in ({"angle": [30 * U.deg]}, sb.studies.rows({"angle": [30] * U.deg})):
        plain = study(model, {"angle": [math.pi / 6]})
        np.testing.assert_allclose(study(model, vary), plain, rtol=1e-12)


def test_times_of_clauses_limits_and_starts_of_states_take_quantities():
    model = pendulum()
    model.add_state("z", start=3 * U.cm, rate=0.0, unit="m")
    model.add_input("G", unit="N", limits=(-1 * U.kN, 1 * U.kN))
    turn = model.add_joint("turn", model.world, model.add_body("b", 1.0), "Ry",
                           limits=(-30 * U.deg, 30 * U.deg))  # fmt: skip
    once = model.when(at=500 * U.ms, name="once")
    again = model.when(every=100 * U.ms, name="again")
    assert (once.at, again.every) == ((0.5,), 0.1)
    assert model.states["z"].start == 0.03
    assert model.inputs["G"].limits == (-1000.0, 1000.0)
    assert turn.limits[0] == pytest.approx((-math.pi / 6, math.pi / 6))


@pytest.mark.parametrize(
    "call",
    [
        lambda m: sb.simulate(m, 1.0).harmonics("q_x", frequency=60 * U.rpm),
        lambda m: sb.linearize(m).bode("q_x", frequencies=[6.28 * U.rad / U.s]),
        lambda m: pendulum(v=1 * U.Hz),
        lambda m: sb.Model("f").add_parameter("f", 60 * U.rpm, unit="Hz"),
    ],
)
def test_turns_in_a_second_are_no_radians_in_a_second(call):
    """What pint takes for the same differs by 2 pi."""
    with pytest.raises(sb.errors.SymbodyError, match="pint takes 1 Hz, a turn"):
        call(cart())


def test_values_of_another_kind_are_refused():
    for call in (
        lambda: study(cart(), {"m": [1 * U.m]}),
        lambda: sb.modal_path(cart(), "m", [1, 2] * U.m),
        lambda: sb.equilibrium_path(cart(), "F", 2 * U.m),
        lambda: fitted(cart(), 1 * U.m),
    ):
        with pytest.raises(sb.errors.ModelError, match=r"must be in (kg|N)"):
            call()


@pytest.mark.parametrize(
    ("analysis", "options"),
    [
        (sb.inverse_kinematics, {"targets": {"q_upper": 45.0}}),
        (sb.inverse_kinematics, {"targets": {}, "start": {"q_upper": 45}}),
        (sb.inverse_kinematics, {"targets": {}, "limits": {"q_upper": (-45, 180)}}),
        (sb.equilibrium, {"free": ["drive_upper"], "targets": {"q_upper": 90.0}}),
        (sb.inverse_dynamics, {"motion": {"q_upper": 45, "q_lower": 0}, "times": [0]}),
        (sb.Study, {"vary": {"q_upper": [0, 45]}, "keep": ["v_upper"], "duration": 1}),
        (lambda m: m.start_at(m.joints["upper"].q, 45), {}),
    ],
)
def test_angles_that_are_likely_degrees_are_told(analysis, options):
    model = sb.library.double_pendulum()
    if options.get("targets") == {}:
        options = options | {"targets": {"tip": (1.0, 0, -0.8)}}
    with pytest.warns(sb.errors.ModelWarning, match=r"'q_upper'.* give math\.radians"):
        analysis(model, **options)


def test_many_turns_and_no_limits_are_no_degrees():
    for angles in (6.0, [0.0, 33.0, 45.0], (-1e16, 1e16), np.array([0.0, 7.5, 15.0])):
        with_units.warn_of_degrees("angle", angles)
    for degrees in (-90, [0, 45.0], np.array([[-180.0, 180.0]])):
        with pytest.warns(sb.errors.ModelWarning, match="turns"):
            with_units.warn_of_degrees("angle", degrees)


def test_another_design_of_a_study_has_quantities_of_the_same_kind():
    known = sb.Study(cart(), {"m": [1.0, 2.0]}, {"end": "q_x"}, duration=0.1)
    heavy = known.of_design(sb.studies.rows({"m": [2000 * U.g, 1 * U.kg]})).run()
    assert heavy.array("end").tolist() == known.run().array("end").tolist()[::-1]
    with pytest.raises(sb.errors.ModelError, match=r"of_design.* in kg"):
        known.of_design(sb.studies.rows({"m": [1.0, 2.0] * U.m}))

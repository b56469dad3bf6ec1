import math
import os
import signal
from fractions import Fraction

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.instant import inputs
from symbody.library.catalog import LIBRARY

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def cart(**options):
    model = sb.Model("cart", gravity=(0, 0, 0))
    F = model.add_input("F", **options)
    body = model.add_body("body", mass=model.add_parameter("m", 2.0))
    model.add_joint("rail", model.world, body, "Tx", v=1.0)
    model.add_load("push", sb.loads.Force(body, (F, 0, 0)))
    model.add_sensor("place", sb.sensors.Position(body))
    return model


@pytest.mark.parametrize("name", LIBRARY)
def test_energy_changes_by_the_work_of_loads_and_drives(name):
    motion = sb.simulate(LIBRARY[name](), 1.0, save=sb.Save(work=True), **TIGHT)
    total = motion["total_energy"].to_numpy()
    scale = max(1.0, np.abs(total).max())
    # The tolerance of a step, 1e-11, adds up over some hundred steps.
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-8 * scale


@pytest.mark.parametrize(
    "force",
    [
        3.0,
        lambda t: 3.0,
        lambda t, measured: 3.0,
        lambda t, force=3.0: force,
        sb.Sampled(lambda t, force=3.0: force, 0.1),
        sb.Sampled(lambda t, measured, force=3.0: force, 0.1),
        ([0.0, 5.0], [3.0, 3.0]),
    ],
    ids=["number", "function of t", "function of what is measured", "default",
         "sampled default", "sampled measured default", "table"],
)  # fmt: skip
def test_a_constant_force_gives_the_parabola_however_it_is_given(force):
    motion = sb.simulate(cart(), 2.0, inputs={"F": force}, **TIGHT)
    t = motion.time
    np.testing.assert_allclose(motion["q_rail"], t + 0.75 * t**2, atol=1e-9)
    np.testing.assert_allclose(motion["F"], 3.0)


def test_a_formula_of_time_and_a_python_function_give_the_same_bits():
    model = cart()
    by_formula = sb.simulate(model, 2.0, inputs={"F": 4 * model.t})
    # Without a word about it, a Python function has a longest step.
    by_function = sb.simulate(
        model, 2.0, inputs={"F": lambda t: 4 * t}, method=sb.DP853(max_step=np.inf)
    )
    np.testing.assert_array_equal(by_formula["q_rail"], by_function["q_rail"])


def test_an_input_may_be_a_formula_of_sensors_and_coordinates():
    model = cart()
    rail = model.joints["rail"]
    x = model.sensors["place"].symbols[0]
    motion = sb.simulate(model, 5.0, inputs={"F": -8 * x - 0 * rail.v[0]}, **TIGHT)
    np.testing.assert_allclose(motion["q_rail"], np.sin(2 * motion.time) / 2, atol=1e-8)


def test_a_python_input_sees_states_and_sensors():
    motion = sb.simulate(
        cart(), 5.0, inputs={"F": lambda t, now: -8 * now["place"][0]}, **TIGHT
    )
    np.testing.assert_allclose(motion["q_rail"], np.sin(2 * motion.time) / 2, atol=1e-8)


@pytest.mark.parametrize("force", [50.0, lambda t: 50.0])
def test_limits_hold_an_input(force):
    motion = sb.simulate(cart(limits=(-2, 2)), 1.0, inputs={"F": force})
    np.testing.assert_array_equal(motion["F"], 2.0)
    assert "F at 2, first at t = 0 s" in motion.notes[0]


@pytest.mark.parametrize("method", ["RK4", "DP853", "Radau"])
def test_every_method_finds_the_motion_of_the_default(method):
    expected = sb.simulate(sb.library.double_pendulum(), 1.0, **TIGHT)
    own = sb.RK4(1e-3) if method == "RK4" else getattr(sb, method)(rtol=1e-9)
    model = sb.library.double_pendulum()
    actual = sb.simulate(model, 1.0, method=own)
    np.testing.assert_allclose(actual.q, expected.q, atol=1e-7)


@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
def test_every_backend_gives_the_same_motion(backend):
    expected = sb.simulate(sb.library.crane_crab(), 0.5)
    actual = sb.simulate(
        sb.library.crane_crab(), 0.5, compile=sb.Compile(backend=backend)
    )
    np.testing.assert_allclose(actual.q, expected.q, rtol=1e-10, atol=1e-10)


def test_start_values_and_times_are_the_users():
    motion = sb.simulate(cart(), [0.0, 0.5, 2.0], start={"v_rail": -2.0})
    np.testing.assert_allclose(motion.time, [0.0, 0.5, 2.0])
    np.testing.assert_allclose(motion["q_rail"], [0.0, -1.0, -4.0], atol=1e-12)


def test_the_residual_of_the_equations_is_rounding():
    motion = sb.simulate(sb.library.arm6(), 0.5, save=sb.Save(residual=True))
    assert motion["residual"].to_numpy().max() < 1e-9


def test_a_driven_pivot_reports_the_force_it_needs():
    model = sb.Model("shaker", gravity=(0, 0, -10))
    body = model.add_body("body", mass=2.0)
    joint = model.add_joint("lift", model.world, body, "Tz")
    model.drive(joint, 0.1 * sb.sin(3 * model.t))
    compiled = sb.compile_model(model)
    t = 0.4
    force = compiled.function("drives")(t, [], [])
    assert force == pytest.approx([2 * (10 - 0.9 * math.sin(3 * t))])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"duration": -1.0}, "duration=-1.0: .*greater than 0"),
        ({"duration": "1"}, "duration='1': .*real number"),
        ({"duration": None}, "duration=None: .*how long, as 2.0, or when"),
        ({"duration": [0, 1j]}, "duration=.*how long, as 2.0, or when"),
        ({"duration": 1.0, "inputs": 5}, "inputs=5: .*dictionary"),
        ({"duration": 1.0, "inputs": {"G": 1}}, r"'G': not in model.*F"),
        ({"duration": 1.0, "inputs": {"F": [1, 2]}}, r"shape \(2,\)"),
        ({"duration": 1.0, "inputs": {"F": "much"}}, "'F'"),
        ({"duration": 1.0, "inputs": {"F": ([0, 0], [1, 1])}}, "must increase"),
        ({"duration": 1.0, "inputs": {"F": ([0, 1], [1])}}, "equal length"),
        ({"duration": 1.0, "start": {"q_moon": 1}}, r"'q_moon'.*q_rail"),
        ({"duration": 1.0, "parameters": {"g": 1}}, r"'g': not in model"),
        ({"duration": 1.0, "start": {"q_rail": "left"}}, "'left' is not a finite"),
        ({"duration": 1.0, "start": {"q_rail": math.nan}}, "nan is not a finite"),
    ],
)
def test_what_does_not_fit_is_refused(options, message):
    with pytest.raises(sb.errors.SymbodyError, match=message):
        sb.simulate(cart(), **options)


@pytest.mark.parametrize("work", [sb.simulate, sb.derive, sb.compile_model])
def test_what_is_no_model_is_refused(work):
    with pytest.raises(sb.errors.ModelError, match="must be a Model"):
        work(cart().world, *[1.0] * (work is sb.simulate))


def test_a_function_of_the_wrong_shape_keeps_what_was_computed():
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(cart(), 2.0, inputs={"F": lambda t: [0] if t > 1 else 0.0})
    assert "'F'" in str(caught.value)
    assert 0 < caught.value.result.time[-1] <= 1


def pressing_ctrl_c(t):
    if t > 1:
        os.kill(os.getpid(), signal.SIGINT)
    return 1.0


def test_ctrl_c_ends_a_loop_of_runs_with_the_motion_so_far(ctrl_c):
    finished = []

    def runs():
        for _ in range(3):
            sb.simulate(cart(), 2.0, inputs={"F": pressing_ctrl_c})
            finished.append(True)

    with pytest.raises(sb.errors.Interrupted, match="interrupted at t = ") as caught:
        runs()
    assert not finished
    assert isinstance(caught.value, KeyboardInterrupt)
    motion = caught.value.result
    assert motion.status.outcome == "interrupted"
    assert 0.5 < motion.time[-1] <= 1.01
    expected = motion.time + motion.time**2 / 4
    np.testing.assert_allclose(motion["q_rail"], expected, rtol=1e-6)


def test_ctrl_c_may_return_the_motion_so_far(ctrl_c):
    motion = sb.simulate(
        cart(), 2.0, inputs={"F": pressing_ctrl_c}, run=sb.Run(on_interrupt="return")
    )
    assert motion.status.outcome == "interrupted"
    assert 0.5 < motion.time[-1] <= 1.01


def test_a_load_that_becomes_undefined_is_reported_with_its_time():
    model = cart()
    rail = model.joints["rail"]
    model.add_load("odd", sb.loads.JointForce(rail, sb.sqrt(1.5 - rail.q[0])))
    with pytest.raises(sb.errors.AnalysisError, match=r"v_rail.* at t = 1\.") as caught:
        sb.simulate(model, 3.0)
    assert caught.value.result["q_rail"].to_numpy()[-1] == pytest.approx(1.5, abs=0.05)


def test_a_start_may_be_the_whole_state():
    named = sb.simulate(cart(), 1.0, start={"q_rail": 0.2, "v_rail": 1.0})
    labels = sb.compile_model(cart()).state_labels()
    y0 = [{"q_rail": 0.2, "v_rail": 1.0}.get(name, 0.0) for name in labels]
    listed = sb.simulate(cart(), 1.0, start=y0)
    np.testing.assert_array_equal(listed.q, named.q)
    with pytest.raises(
        sb.errors.ModelError, match=r"or one number for each of the .* states"
    ):
        sb.simulate(cart(), 1.0, start=[*y0, 0.0])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"backend": "gcc"}, "backend='gcc'"),
        ({"formalism": "newton"}, "'newton'"),
    ],
)
def test_a_wrong_word_is_told_when_compiling(options, message):
    with pytest.raises(
        (sb.errors.ModelError, sb.errors.DerivationError), match=message
    ):
        sb.compile_model(cart(), **options)


def test_a_function_of_an_input_is_told_what_it_may_look_at():
    with pytest.raises(
        sb.errors.AnalysisError, match=r"no 'q_rial'.*Did you mean 'q_rail'"
    ):
        sb.simulate(cart(), 1.0, inputs={"F": lambda t, measured: measured["q_rial"]})
    with pytest.raises(sb.errors.AnalysisError, match="its function returned 'much'"):
        sb.simulate(cart(), 1.0, inputs={"F": lambda t: "much"})


def test_the_start_of_mobility_has_names_of_coordinates():
    with pytest.raises(
        sb.errors.ModelError, match=r"start\['x'\]=1: it must be a value of q_rail"
    ):
        sb.mobility(cart(), start={"x": 1})
    with pytest.raises(sb.errors.ModelError, match=r"start\['q_rail'\]='1'"):
        sb.mobility(cart(), start={"q_rail": "1"})


@pytest.mark.parametrize("option", ["backend", "formalism"])
def test_a_wrong_option_of_compiling_is_refused(option):
    with pytest.raises(
        sb.errors.ModelError, match=rf"Compile: {option}='x': .* Give for ex"
    ):
        sb.Compile(**{option: "x"})


def test_a_state_of_a_node_has_the_name_of_its_label_in_motions():
    model = sb.Model("maxwell", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    node = model.add_node("between", at=(0.5, 0, 0), moves="x")
    spring = sb.loads.SpringDamper(model.world, node, stiffness=200, free_length=0.5)
    model.add_load("spring", spring)
    model.add_load("damper", sb.loads.SpringDamper(node, body, damping=15))
    motion = sb.simulate(model, 0.1)
    place = motion.array("between_x")
    np.testing.assert_array_equal(place, motion.array("between")[:, 0])


@pytest.mark.parametrize(
    ("options", "moved"),
    [({}, 1 / 24), ({"limits": (-0.2, 0.2)}, 0.4**3 / 24 + 0.02 * 0.6 + 0.05 * 0.36)],
)
@pytest.mark.parametrize("kind", [float, np.float64, np.asarray, Fraction])
def test_numbers_of_functions_are_taken_alike_and_floats_as_they_are(
    kind, options, moved, monkeypatch
):
    converted = []

    def fitting(*arguments):
        converted.append(arguments)
        return fits(*arguments)

    fits = inputs._fitting
    monkeypatch.setattr(inputs, "_fitting", fitting)
    by_function = {"F": lambda t: kind(0.5 * t)}
    motion = sb.simulate(cart(**options), [0, 1], inputs=by_function)
    assert motion.q[-1, 0] == pytest.approx(1 + moved, rel=1e-7)
    # Conversions were 1.3 of 2 µs a function.
    assert bool(converted) == (bool(options) or kind not in (float, np.float64))

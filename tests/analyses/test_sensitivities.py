"""Slopes of motions against complex steps, differences, and closed forms."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb

TIMES = np.linspace(0, 1, 11)
FINE = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def complex_step(model, parameter, times):
    """Return the slopes of all states by a parameter, by a step along i."""
    import sympy

    system = sb.assemble(model)
    rates = sb.derive(model).results
    symbols = [*system.q, *system.v, *system.p]
    formulas = [*rates["qd"], *rates["vd"]]
    f = sympy.lambdify(
        [sb.to_sympy(s) for s in symbols], [sb.to_sympy(node) for node in formulas]
    )
    p = [complex(model.default_value(s)) for s in system.p]
    names = [s.name for s in system.p]
    p[names.index(parameter)] += 1e-30j
    y0 = np.array([*system.q_start, *system.v_start], dtype=complex)
    found = solve_ivp(
        lambda t, y: np.array(f(*y, *p)), (0, times[-1]), y0, method="DOP853",
        t_eval=times, rtol=1e-13, atol=1e-13,
    )  # fmt: skip
    return found.y.T.imag / 1e-30


@pytest.mark.parametrize("name", ["m_upper", "l_lower"])
def test_slopes_are_those_of_complex_steps(name):
    model = sb.library.double_pendulum()
    states = sb.compile_model(model).state_labels()
    found = sb.sensitivities(model, list(states), name, TIMES, **FINE)
    expected = complex_step(model, name, TIMES)
    assert found.slopes[:, :, 0] == pytest.approx(expected, rel=1e-9, abs=1e-9)


def differences(model, parameter, start, names, h=1e-5):
    compiled = sb.compile_model(model)
    value = compiled.parameters[[s.name for s in compiled.system.p].index(parameter)]
    rows = []
    for side in (value + h, value - h):
        motion = sb.simulate(
            compiled, TIMES, start=start, parameters={parameter: side}, **FINE
        )
        rows.append(np.column_stack([motion.array(name) for name in names]))
    return (rows[0] - rows[1]) / (2 * h)


@pytest.mark.parametrize("parameter", ["l_crank", "ground"])
def test_slopes_by_lengths_of_a_loop_close_it_anew(parameter):
    model = sb.library.four_bar(explicit=False)
    compiled = sb.compile_model(model)
    names = list(compiled.state_labels())
    start = dict(zip(names, compiled.start_state().tolist(), strict=True))
    start = {name: start[name] for name in ("q_crank", "v_crank")}
    found = sb.sensitivities(compiled, names, parameter, TIMES, start=start, **FINE)
    expected = differences(model, parameter, start, names)
    # Differences are off by the square of their step.
    assert found.slopes[:, :, 0] == pytest.approx(expected, rel=1e-6, abs=1e-5)
    assert "q_crank, v_crank stay" in found.notes[0]


def test_defaults_that_are_formulas_follow_and_values_that_are_given_do_not():
    model = sb.Model("cart")
    m = model.add_parameter("m", 2.0)
    push = model.add_parameter("push", 3 * m)
    body = model.add_body("cart", mass=m)
    joint = model.add_joint("slide", model.world, body, "Tx")
    model.add_load("motor", sb.loads.JointForce(joint, push))
    end = {"of": "v_slide", "wrt": "m", "duration": [0, 1]}
    assert sb.sensitivities(model, **end).slope("v_slide", "m")[-1] == pytest.approx(0)
    held = sb.sensitivities(model, **end, parameters={"push": 6.0})
    assert held.slope("v_slide", "m")[-1] == pytest.approx(-6 / 4)


def test_feedback_by_formulas_is_part_of_the_slopes():
    model = sb.Model("cart")
    k = model.add_parameter("k", 4.0)
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx", q=1.0)
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))
    found = sb.sensitivities(
        model,
        ["q_s", joint.q[0] ** 2],
        ["k", "q_s", "F"],
        TIMES,
        inputs={"F": -k * joint.q[0]},
        **FINE,
    )
    t = TIMES
    assert found.slope("q_s", "k") == pytest.approx(-t / 4 * np.sin(2 * t), abs=1e-9)
    assert found.slope("q_s", "q_s") == pytest.approx(np.cos(2 * t), abs=1e-9)
    assert found.slope("q_s", "F") == pytest.approx((1 - np.cos(2 * t)) / 4, abs=1e-9)
    square = found.rows.names[1]
    assert found.slope(square, "q_s") == pytest.approx(2 * np.cos(2 * t) ** 2, abs=1e-9)


def test_sensors_and_energies_have_slopes_also_by_explicit_parameters():
    model = sb.library.pendulum()
    found = sb.sensitivities(model, ["position", "potential"], ["m", "l"], TIMES)
    value, slope = found.value("potential"), found.slope("potential", "m")
    # All energies are proportional to the mass, which is 1 kg.
    assert slope == pytest.approx(value, abs=1e-8)
    assert found.slope("position[x]", "m") == pytest.approx(np.zeros(11), abs=1e-8)
    assert found.columns.units == ("kg", "m")


@pytest.mark.slow
def test_slopes_of_many_columns_are_those_of_each():
    model = sb.library.arm6()
    names = list(sb.assemble(model).p[:20])
    kinds = {"duration": [0, 0.2]}
    whole = sb.sensitivities(model, "kinetic", names, **kinds)
    for symbol in (names[0], names[17]):
        one = sb.sensitivities(model, "kinetic", symbol, **kinds)
        name = symbol.name
        a, b = whole.slope("kinetic", name), one.slope("kinetic", name)
        assert a == pytest.approx(b, rel=1e-7, abs=1e-9)


def test_a_jump_that_the_state_decides_is_refused_and_a_corner_is_not():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    force = model.add_input("M")
    model.add_load("motor", sb.loads.JointForce(joint, force))
    q = joint.q[0]
    jump = {"M": sb.where(q < -0.5, 1, 2)}
    with pytest.raises(sb.errors.AnalysisError, match="input 'M' jumps at t = "):
        sb.sensitivities(model, "q_hinge", "l", TIMES, inputs=jump)
    corner = {"M": sb.maximum(q, -0.5)}
    found = sb.sensitivities(model, "q_hinge", "l", TIMES, inputs=corner)
    assert np.isfinite(found.slopes).all()


def test_an_angle_that_jumps_by_a_turn_is_refused_and_one_that_passes_zero_is_not():
    for behind, kind in ((-1.0, "load"), (1.5, None), (-1.0, "input")):
        model = sb.Model("turning")
        k, F = model.add_parameter("k", 1.0), model.add_input("F")
        body = model.add_body("b", 1.0)
        joint = model.add_joint("j", model.world, body, "Tx", q=-1, v=3.0)
        angle = k * sb.atan2(joint.q[0], behind + 0 * joint.v[0] * k)
        load = F if kind == "input" else angle
        model.add_load("turn", sb.loads.JointForce(joint, load))
        inputs = {"F": angle if kind == "input" else 0.0}
        if kind is not None:
            words = f"{kind} .* jumps at t = "
            with pytest.raises(sb.errors.AnalysisError, match=words):
                sb.sensitivities(model, "q_j", "k", TIMES, inputs=inputs)
            with pytest.raises(sb.errors.AnalysisError, match=words):
                sb.cost_gradient(model, "k", 1.0, final="q_j", inputs=inputs)
            continue
        slope = sb.sensitivities(model, "q_j", "k", TIMES).slope("q_j", "k")[-1]
        ends = [sb.simulate(model, TIMES, parameters={"k": x}) for x in (1.001, 0.999)]
        before, after = (float(one.array("q_j")[-1]) for one in ends)
        assert slope == pytest.approx((before - after) / 0.002, rel=1e-5)


def test_a_jump_whose_time_is_a_parameter_is_refused_and_a_corner_is_not():
    for slope in (None, -0.125):
        model = sb.Model("pushed")
        late = model.add_parameter("late", 0.5)
        joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
        by = late - model.t
        force = sb.where(by < 0, 3.0, 1.0) if slope is None else sb.maximum(-by, 0)
        model.add_load("push", sb.loads.JointForce(joint, force))
        if slope is None:
            with pytest.raises(sb.errors.AnalysisError, match="formula of time jumps"):
                sb.sensitivities(model, "q_j", "late", TIMES)
        else:
            found = sb.sensitivities(model, "q_j", "late", [0.0, 1.0])
            assert found.slope("q_j", "late")[-1] == pytest.approx(slope)


def test_jumps_of_a_running_cost_and_through_an_input_are_refused():
    model = sb.Model("pushed")
    a, F = model.add_parameter("a", 2.0), model.add_input("F")
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    q = joint.q[0]
    model.add_load("push", sb.loads.JointForce(joint, a))
    with pytest.raises(sb.errors.AnalysisError, match="running cost jumps at t"):
        sb.cost_gradient(model, "a", 1.0, running=sb.where(q > 0.5, 1.0, 0.0))
    model.add_load("relay", sb.loads.JointForce(joint, sb.where(F > 0.5, 1.0, 0.0)))
    with pytest.raises(sb.errors.AnalysisError, match="load 'relay' jumps"):
        sb.sensitivities(model, "q_j", "a", TIMES, inputs={"F": q})


def test_a_search_that_comes_to_a_motion_with_a_jump_says_so_and_has_its_end():
    model = sb.Model("pushed")
    k = model.add_parameter("k", 0.1)
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    q, t = joint.q[0], np.linspace(0, 1, 21)
    relay = sb.loads.JointForce(joint, k + sb.where(q > 1.2, -5.0, 0.0))
    model.add_load("relay", relay)  # which the first motion does not reach
    jumps = "load 'relay' jumps at t = .* `result` of this error"
    with pytest.raises(sb.errors.AnalysisError, match=jumps) as caught:
        sb.optimize(model, "k", 1.0, final=(q - 1.4) ** 2, bounds={"k": (0, 5)})
    assert isinstance(caught.value.result, sb.results.Optimum)
    with pytest.raises(sb.errors.AnalysisError, match=jumps) as caught:
        sb.fit(model, {"q_j": t + t**2 / 2}, "k", times=t)
    assert isinstance(caught.value.result, sb.results.Fit)
    model = sb.Model("swung")
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    q = joint.q[0]
    swing = 0.1 * sb.cos(model.t) - q - 0.2 * joint.v[0]
    relay = sb.loads.JointForce(joint, swing - sb.where(q > 0.3, 0.1, 0.0))
    model.add_load("relay", relay)
    with pytest.raises(sb.errors.AnalysisError, match=jumps) as caught:
        sb.periodic_motion(model, 2 * np.pi)
    assert isinstance(caught.value.result, sb.results.PeriodicMotion)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"of": "tip"}, "of='tip': it must be one of"),
        ({"wrt": "x"}, "it must be"),
        ({"wrt": "t"}, "not the time"),
        ({"inputs": {"torque": lambda t: t}}, "cannot be differentiated"),
        ({"wrt": "q_rocker"}, "'q_rocker' follows from the others"),
        ({"of": []}, "one or several"),
        ({"method": "LSODA"}, "method='LSODA'"),
    ],
)
def test_what_cannot_be_differentiated_is_refused(options, message):
    kinds = {"of": "kinetic", "wrt": "ground", "duration": TIMES} | options
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.sensitivities(sb.library.four_bar(explicit=False), **kinds)


def test_forces_that_no_formalism_derives_are_refused_likewise():
    model = sb.library.double_pendulum()
    model.add_sensor("energies", sb.sensors.Energy())
    height = model.sensors["energies"].symbols[1]
    model.add_constraint("height", sb.constraints.Algebraic(height + 5.0))
    with pytest.raises(sb.errors.ModelError, match="holds the sensor 'energies'"):
        sb.sensitivities(model, "reactions", "l_upper", TIMES)


def test_the_result_is_told_drawn_saved_and_loaded(tmp_path):
    model = sb.library.pendulum()
    found = sb.sensitivities(model, "kinetic", "l", TIMES)
    assert "kinetic [J]" in repr(found)
    assert found.plot().axes[0].lines
    found.save(tmp_path / "slopes.npz")
    again = sb.results.Sensitivities.load(tmp_path / "slopes.npz")
    assert again.slope("kinetic", "l") == pytest.approx(found.slope("kinetic", "l"))


TOLD = {
    "sensitivities": lambda m: sb.sensitivities(m, "q_j", "k", 5.0, inputs=PUSH),
    "cost_gradient": lambda m: sb.cost_gradient(m, "k", 5.0, final="q_j", inputs=PUSH),
    "adjoint": lambda m: sb.cost_gradient(
        m, "k", 5.0, final="q_j", inputs=PUSH, by="adjoint"
    ),
    "optimize": lambda m: sb.optimize(
        m, "k", 5.0, final="q_j", inputs=PUSH, bounds={"k": (0.9, 1.1)}
    ),
    "fit": lambda m: sb.fit(
        m, {"q_j": np.ones(9)}, "k", np.linspace(0, 5, 9), inputs=PUSH, max_iterations=1
    ),
    "periodic_motion": lambda m: sb.periodic_motion(m, 2 * np.pi, inputs=PUSH),
}
PUSH = {"F": 3.0}


@pytest.mark.parametrize("name", TOLD)
def test_what_a_simulation_notes_is_noted_of_runs_with_slopes(name):
    model = sb.Model("swing", gravity=(0, 0, 0))
    mass = model.add_body("mass", 1.0)
    joint = model.add_joint("j", model.world, mass, "Tx", q=-1.0, limits=(-2, 2.5))
    k, F = model.add_parameter("k", 1.0), model.add_input("F", limits=(-1, 1))
    model.add_load("f", sb.loads.JointForce(joint, F - k * joint.q[0]))
    with pytest.warns(sb.errors.ModelWarning, match="Limits of joints"):
        result = TOLD[name](model)
    words = " ".join(result.notes_of("limits"))
    assert "F at 1" in words
    assert "q_j is above 2.5 m" in words


@pytest.mark.parametrize("name", ["sensitivities", "cost_gradient", "optimize", "fit"])
def test_a_stiff_run_with_slopes_is_told(name):
    model = sb.Model("damped", gravity=(0, 0, 0))
    mass = model.add_body("mass", 1.0)
    joint = model.add_joint("j", model.world, mass, "Tx", q=1.0)
    k, F = model.add_parameter("k", 1.0), model.add_input("F")
    force = F - k * joint.q[0] - 1e5 * joint.v[0]
    model.add_load("f", sb.loads.JointForce(joint, force))
    (note,) = TOLD[name](model).notes_of("accuracy")[:1]
    assert "'Radau' takes fewer" in note

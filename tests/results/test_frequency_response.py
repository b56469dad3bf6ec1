"""Frequency responses, transfer functions and steps against closed forms."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError, UnknownQuantityError
from symbody.results import frequency_response

M_WHEEL, M_BODY, C, K, K_TIRE = 40.0, 300.0, 1500.0, 2e4, 2e5


def quarter_car(lag=False):
    """Return a quarter car on a road, with a force beside its damper."""
    model = sb.Model("car", gravity=(0, 0, -9.81))
    wheel = model.add_body("wheel", mass=M_WHEEL)
    body = model.add_body("body", mass=M_BODY)
    tire = model.add_joint("tire", model.world, wheel, "Tz")
    travel = model.add_joint("travel", wheel, body, "Tz")
    road = model.add_input("road", unit="m")
    F = model.add_input("F", unit="N")
    model.add_load("rubber", sb.loads.JointForce(tire, K_TIRE * (road - tire.q[0])))
    strut = F - K * travel.q[0] - C * travel.v[0]
    model.add_load("strut", sb.loads.JointForce(travel, strut))
    model.add_sensor("height", sb.sensors.Position(body))
    if lag:
        fast = model.add_state("fast", 0.0)
        model.set_rate("fast", 1e5 * (travel.q[0] - fast))
    return model


def linear_car():
    model = quarter_car()
    return sb.linearize(model, sb.equilibrium(model), inputs={"road": 0.0, "F": 0.0})


def by_road(s):
    """Return the body's height by the road's, the textbook's."""
    wheel = M_WHEEL * s**2 + C * s + K + K_TIRE
    return (
        K_TIRE * (C * s + K) / (wheel * (M_BODY * s**2 + C * s + K) - (C * s + K) ** 2)
    )


def test_the_response_of_a_quarter_car_is_the_closed_form(tmp_path):
    response = linear_car().bode("height_z", "road")
    s = 2j * np.pi * response.frequencies
    np.testing.assert_allclose(response.response[:, 0, 0], by_road(s), rtol=1e-10)
    assert response.phase[0, 0, 0] == pytest.approx(0, abs=2)
    assert response.phase[-1, 0, 0] == pytest.approx(-270, abs=10)
    assert response.decibels.max() == pytest.approx(20 * np.log10(2.2344), abs=1e-3)
    response.save(tmp_path / "r.npz")
    again = sb.results.FrequencyResponse.load(tmp_path / "r.npz")
    assert np.array_equal(again.response, response.response)
    assert "m/m" in str(again)


def test_the_transfer_function_has_the_textbooks_zeros_and_poles():
    system = linear_car()
    transfer = system.transfer_function("height[2]", "road")
    assert transfer.zeros == pytest.approx([-K / C], rel=1e-12)
    assert transfer.gain == pytest.approx(K_TIRE * C / (M_WHEEL * M_BODY), rel=1e-12)
    s = np.array([0.3 + 2j, -50.0, 100j])
    H = np.polyval(transfer.numerator, s) / np.polyval(transfer.denominator, s)
    np.testing.assert_allclose(H, by_road(s), rtol=1e-11)
    # The force between wheel and body leaves the body where the tire resonates.
    still = system.transfer_function("height[2]", "F").zeros
    w = np.sqrt(K_TIRE / M_WHEEL)
    np.testing.assert_allclose(np.sort_complex(still), [-1j * w, 1j * w], atol=1e-9)
    scipy = transfer.to_scipy()
    assert scipy.gain == transfer.gain


def test_zeros_of_a_chain_driven_far_from_its_sensor_are_none():
    model = sb.Model("chain", gravity=(0, 0, 0))
    below, F = model.world, model.add_input("F")
    for i in range(6):
        body = model.add_body(f"b{i}", mass=1.0)
        joint = model.add_joint(f"j{i}", below, body, "Tx")
        model.add_load(f"spring{i}", sb.loads.JointForce(joint, -100 * joint.q[0]))
        below = body
    model.add_load("push", sb.loads.Force(below, [F, 0, 0]))
    transfer = sb.linearize(model).transfer_function("q_j0", "F")
    assert transfer.zeros.size == 0
    assert transfer.gain == pytest.approx(100.0**5, rel=1e-9)


def test_a_step_ends_at_the_static_value_and_follows_the_simulation():
    system = linear_car()
    step = system.step_response(["q_travel", "height_z"], "road", duration=1.0)
    assert step.final_values[:, 0] == pytest.approx([0, 1], abs=1e-12)
    motion = sb.simulate(quarter_car(), step.time, inputs={"road": 1.0, "F": 0.0})
    fallen = sb.simulate(quarter_car(), step.time, inputs={"road": 0.0, "F": 0.0})
    expected = motion.array("q_travel") - fallen.array("q_travel")
    np.testing.assert_allclose(step.values[:, 0, 0], expected, atol=1e-7)
    assert system.step_response("height_z", "road").values[-1, 0, 0] == pytest.approx(
        1, abs=1e-2
    )


def test_dependent_coordinates_of_loops_respond_too():
    model = sb.library.four_bar(explicit=False)
    (name,) = model.inputs
    system = sb.linearize(model, sb.equilibrium(model))
    other = next(n for n in system.coordinates.names if n not in system.states.names)
    row = system.coordinates.names.index(other)
    ratio = system.q[row] @ np.eye(len(system.A))[:, 0]
    first = system.bode([other, system.states.names[0]], name, frequencies=[0.3])
    values = first.response[0, :, 0]
    assert values[0] / values[1] == pytest.approx(ratio, rel=1e-9)


def test_what_does_not_settle_is_told():
    crane = sb.linearize(sb.library.crane_crab(), {"q_rot_pendulum": 0.0})
    response = crane.bode("q_trans_crab", "F", frequencies=[0.0, 1.0])
    assert "some modes do not decay" in str(response.status)
    assert np.isinf(response.amplitude[0, 0, 0])
    assert np.isnan(crane.step_response("q_trans_crab").final_values).all()
    upright = sb.linearize(sb.library.crane_crab(), {"q_rot_pendulum": np.pi})
    assert "unstable" in str(upright.bode("q_trans_crab", "F"))


def test_python_control_has_the_same_response():
    control = pytest.importorskip("control")
    system = linear_car()
    response = system.bode("height_z", "road", frequencies=[0.5, 1.2, 8.0])
    w = 2 * np.pi * response.frequencies
    theirs = control.frequency_response(system.to_control(), w)
    i = system.outputs.index("height_z", "test")
    np.testing.assert_allclose(
        theirs.frdata[i, 0], response.response[:, 0, 0], rtol=1e-9
    )
    np.testing.assert_allclose(response.to_control().frdata[0, 0], theirs.frdata[i, 0])
    transfer = system.transfer_function("height_z", "road").to_control()
    np.testing.assert_allclose(transfer(1j * w), theirs.frdata[i, 0], rtol=1e-9)


def test_diagrams_have_their_axes_and_units():
    response = linear_car().bode(["height_z", "q_travel"])
    upper, lower = response.plot().axes
    assert upper.get_yscale() == "log"
    assert lower.get_ylabel() == "phase [°]"
    assert [t.get_text() for t in upper.get_legend().get_texts()][1].endswith("[m/N]")
    nyquist = response.plot("Nyquist").axes[0]
    assert "-1" in nyquist.get_legend_handles_labels()[1]
    with pytest.raises(CallError, match="left out for a Bode diagram"):
        response.plot(ax=upper)
    assert response.plot("amplitude", ax=upper) is upper


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda s: s.bode("heigth_z"), UnknownQuantityError, "height"),
        (lambda s: s.bode(by="roads"), UnknownQuantityError, "'road'"),
        (lambda s: s.bode([]), CallError, "one name at least"),
        (lambda s: s.bode(frequencies=[-1.0]), CallError, "none negative"),
        (lambda s: s.transfer_function(None, "F"), CallError, "of=None"),
        (lambda s: s.step_response(duration=0), CallError, "greater than 0"),
    ],
)
def test_wrong_arguments_are_told(call, error, words):
    with pytest.raises(error, match=words):
        call(linear_car())


def test_modes_with_far_roots_are_readable():
    model = quarter_car(lag=True)
    near = sb.modal(model, sb.equilibrium(model, inputs={"road": 0, "F": 0}))
    ax = near.plot().axes[0]
    x = [(ax.transData + ax.transAxes.inverted()).transform((r, 0))[0]
         for r in sorted(near.eigenvalues.real)]  # fmt: skip
    # The far one at the left, the others apart from each other.
    assert x[0] < 0.1
    assert x[2] - x[1] > 0.02


def test_harmonics_of_a_motion_are_the_linear_response():
    model = sb.Model("mass")
    F = model.add_input("F", unit="N")
    slide = model.add_joint("x", model.world, model.add_body("b", mass=2.0), "Tx")
    spring = -200 * slide.q[0] - 4 * slide.v[0]
    model.add_load("spring", sb.loads.JointForce(slide, spring + F))
    push = {"F": 3 * sb.sin(4 * np.pi * model.t)}
    motion = sb.simulate(model, np.linspace(0, 30, 3001), inputs=push)
    found = motion.harmonics(["q", "F"], 2.0)
    (expected,) = sb.linearize(model).bode("q_x", "F", frequencies=[2.0]).response.flat
    assert found.ratio("q_x", "F") == pytest.approx(expected, rel=1e-6)
    assert found.amplitudes[1] == pytest.approx([-3j, 0, 0], abs=1e-9)
    assert found.completed
    early = motion.harmonics("q_x", 2.0, begin=0.0)
    assert "more than these harmonics" in str(early)
    with pytest.raises(CallError, match="whole period"):
        motion.harmonics("q_x", 0.01)


def test_an_order_plot_has_its_peak_at_the_order_of_the_excitation():
    model = sb.Model("run_up", gravity=(0, 0, 0))
    disc = model.add_body("disc", mass=1, inertia=(0, 0, 0.1))
    turn = model.add_joint("turn", model.world, disc, "Rz", v=5.0)
    model.add_load("motor", sb.loads.JointForce(turn, 0.5))
    model.add_expression("ripple", sb.sin(3 * turn.q[0]), sensor=True)
    motion = sb.simulate(model, np.linspace(0, 20, 8001))
    order, size = motion.plot_spectrum("ripple", over="q_turn").lines[0].get_data()
    assert order[np.argmax(size)] == pytest.approx(3, abs=0.02)
    assert size.max() == pytest.approx(1, abs=0.1)
    with pytest.raises(CallError, match="grows, or falls"):
        motion.plot_spectrum("v_turn", over="ripple")


def test_of_what_nothing_damps_only_what_resonates_is_infinite():
    model = sb.Model("side_by_side")
    F, G = model.add_input("F", unit="N"), model.add_input("G", unit="N")
    for name, k, force in (("a", 4.0, F), ("b", 9.0, G), ("free", 0.0, F)):
        body = model.add_body(name, mass=1.0)
        slide = model.add_joint(f"j{name}", model.world, body, "Tx")
        model.add_load(f"k{name}", sb.loads.JointForce(slide, force - k * slide.q[0]))
    system = sb.linearize(model, inputs={"F": 0, "G": 0})
    turns = np.array([0.0, 2.0, 3.0])  # rad/s: each is an eigenvalue
    found = system.bode(["q_ja", "q_jb", "q_jfree"], frequencies=turns / (2 * np.pi))
    by_F = [[1 / 4, 0, np.inf], [np.inf, 0, -1 / 4], [-1 / 5, 0, -1 / 9]]
    by_G = [[0, 1 / 9, 0], [0, 1 / 5, 0], [0, np.inf, 0]]
    # Beside an eigenvalue by 1e-5 of it: the mean of both sides is off by its square.
    expected = np.stack([by_F, by_G], axis=2)
    np.testing.assert_allclose(found.response, expected, rtol=3e-9, atol=1e-12)
    assert set(np.round(found.phase[1:, 2, 0])) == {-180.0}  # it lags


def test_diagrams_of_bode_reach_the_depth_of_antiresonances():
    model = sb.Model("absorber")
    F = model.add_input("F", unit="N")
    frame, mass = model.add_body("frame", mass=1.0), model.add_body("mass", mass=0.5)
    base = model.add_joint("base", model.world, frame, "Tx")
    absorber = model.add_joint("absorber_slide", frame, mass, "Tx")
    shaken = F - 100 * base.q[0] - 0.2 * base.v[0]
    model.add_load("spring", sb.loads.JointForce(base, shaken))
    tuned = -60 * absorber.q[0] - 0.001 * absorber.v[0]
    model.add_load("tuned", sb.loads.JointForce(absorber, tuned))
    response = sb.linearize(model, inputs={"F": 0}).bode("q_base", "F")
    omega = np.sqrt(120.0) * np.linspace(0.9999, 1.0001, 2001)
    s = 1j * omega
    own, both = 60 + 0.001 * s + 0.5 * s**2, 0.001 * s + 60
    depth = np.abs(own / ((160 + 0.201 * s + s**2) * own - both**2)).min()
    assert response.amplitude.min() == pytest.approx(depth, rel=1e-4)


def test_many_frequencies_of_many_states_take_one_schur_form(monkeypatch):
    model = sb.library.chain(10)
    for name, joint in list(model.joints.items()):
        model.add_load(
            f"spring_{name}", sb.loads.TorsionalSpringDamper(joint, 1000.0, 1.0)
        )
        drive = sb.loads.JointForce(joint, model.add_input(f"F_{name}"))
        model.add_load(f"drive_{name}", drive)
    model.add_sensor("tip", sb.sensors.Position(model.bodies["body_10"]))
    system = sb.linearize(model)
    eliminated = []

    def by_elimination(*args):
        eliminated.append(len(args[-1]))
        return of_each(*args)

    of_each = frequency_response._by_elimination
    monkeypatch.setattr(frequency_response, "_by_elimination", by_elimination)
    response = system.bode()
    assert sum(eliminated) < 10 < 1000 < len(response.frequencies)
    some = response.frequencies[::20]
    few = [system.bode(frequencies=[f]).response[0] for f in some]
    size = np.abs(few).max(axis=(1, 2), keepdims=True)
    assert np.abs((response.response[::20] - few) / size).max() < 1e-9
    # Where one step of refinement is not enough, each is eliminated.
    monkeypatch.setattr(frequency_response, "_REFINED", 0.0)
    np.testing.assert_array_equal(system.bode(frequencies=some).response, few)

"""Linear systems against exact Jacobians, projections, closed forms and other tools."""

import numpy as np
import pytest
from scipy.linalg import null_space

import symbody as sb
from symbody.errors import CallError
from symbody.library.closed_by_constraints import spatial_slider_crank


def motor_cart():
    """Return a cart driven by a motor with resistance and inductance."""
    model = sb.Model("motor_cart")
    U = model.add_input("U", unit="V")
    current = model.add_state("i", 0.0, unit="A")
    cart = model.add_body("cart", mass=2.0)
    slide = model.add_joint("x", model.world, cart, "Tx")
    model.add_load(
        "motor", sb.loads.JointForce(slide, 5.0 * current - 0.5 * slide.v[0])
    )
    model.set_rate("i", (U - 3.0 * current - 5.0 * slide.v[0]) / 0.1)
    model.add_sensor("place", sb.sensors.JointState(slide))
    return model


@pytest.mark.parametrize("name", ["double_pendulum", "furuta_pendulum", "scara"])
def test_a_tree_has_the_jacobian_of_its_rates(name, rng):
    compiled = sb.compile_model(getattr(sb.library, name)())
    y = compiled.start_state() + rng.normal(scale=0.3, size=len(compiled.start_state()))
    u = np.zeros(len(compiled.system.u))
    system = sb.linearize(compiled, y)
    J = compiled.function("jacobian")(0.0, y, u)
    assert pytest.approx(J, rel=1e-10, abs=1e-10 * np.abs(J).max()) == system.A
    assert system.states.names == compiled.state_labels()


def test_what_is_light_has_inertia_beside_a_ship():
    """A pendulum of a gram, and a ship of 1e10 kg m²."""
    model = sb.Model("ship")
    ship = model.add_body("ship", 1e7, inertia=(1e10, 1e11, 1e11))
    roll = model.add_joint("roll", model.world, ship, "Rx")
    keel = sb.loads.TorsionalSpringDamper(roll, stiffness=2e9)
    model.add_load("keel", keel)
    bob = model.add_body("bob", 1e-3, com=(0, 0, -0.01), inertia=(1e-9, 1e-9, 1e-9))
    model.add_joint("hang", ship, bob, "Ry")
    frequencies = sb.modal(model).natural_frequencies
    expected = np.sqrt([2e9 / 1e10, 9.81e-5 / (1e-7 + 1e-9)])
    np.testing.assert_allclose(np.sort(frequencies), expected, rtol=1e-9)


def four_bars(*units):
    """Return a model with a four-bar for each (factor of its equations, scale)."""
    model = sb.Model("four_bars")
    for name, (factor, scale) in zip("pqr", units, strict=False):
        place, x, z, angle = model.world, -0.9, 0, 0
        angles = (-1.0, 0.55, 2.0)
        for k, (length, q) in enumerate(zip((0.3, 0.8, 0.6), angles, strict=True)):
            own = scale * length
            inertia = 3 * [(k + 1) * own**2 / 12]
            bar = model.add_body(f"{name}{k}", k + 1, (own / 2, 0, 0), inertia)
            pin = model.add_joint(f"{name}{k}_pin", place, bar, "Ry", q=q)
            angle = angle + pin.q[0]
            x, z = x + length * sb.cos(angle), z + length * sb.sin(angle)
            place = bar.add_frame("end", at=(own, 0, 0))
        loop = sb.constraints.Algebraic([factor * scale * x, factor * scale * z])
        model.add_constraint(f"{name}_loop", loop)
    return model


@pytest.mark.parametrize(
    "units", [(1e-12, 1.0), (1e-6, 1.0), (1e-6, 1e-3), (1e6, 1.0), (1e10, 1.0)]
)
def test_constraints_in_other_units_bind_what_they_bound(units):
    """Alone and beside another mechanism; starts, multipliers and rank follow units."""

    def eigenvalues(*units):
        return np.sort_complex(np.linalg.eigvals(sb.linearize(four_bars(*units)).A))

    alone = np.sqrt(1 / units[1]) * eigenvalues((1.0, 1.0))
    np.testing.assert_allclose(eigenvalues(units), alone, rtol=1e-9)
    both = np.sort_complex([*alone, *eigenvalues((1.0, 1.0))])
    np.testing.assert_allclose(eigenvalues((1.0, 1.0), units), both, rtol=1e-9)


@pytest.mark.parametrize(
    "make", [sb.library.four_bar, sb.library.andrews, spatial_slider_crank]
)
def test_loops_leave_the_eigenvalues_of_the_constrained_motion(make):
    compiled = sb.compile_model(make())
    at = sb.equilibrium(compiled)
    system = sb.linearize(compiled, at)
    u = np.zeros(len(compiled.system.u))
    J = compiled.jacobian(of="derivatives", wrt="y")(at.t, at.state, u)
    if compiled.system.constraints:
        rows = compiled.jacobian(of="constraints", wrt="y")(at.t, at.state, u)
        tangent = null_space(rows, rcond=1e-9)
        J = tangent.T @ J @ tangent
    expected, found = np.linalg.eigvals(J), system.eigenvalues()
    nearest = np.abs(found[:, None] - expected).min(axis=1)
    assert nearest.max() < 1e-9 * np.abs(expected).max()
    assert found.size == 2 * sb.mobility(make()).degrees_of_freedom


def test_the_equilibrium_of_a_model_with_a_damped_node_is_one_of_it():
    model = sb.Model("hung")
    body = model.add_body("body", mass=2.0)
    model.add_joint("slide", model.world, body, "Tz", q=-1.0)
    node = model.add_node("node", at=(0, 0, -0.5), moves="z")
    upper = sb.loads.SpringDamper(model.world, node, 100, damping=5, free_length=0.4)
    model.add_load("upper", upper)
    model.add_load("lower", sb.loads.SpringDamper(node, body, 300, free_length=0.4))
    at = sb.equilibrium(model)
    # m s² + 1 / (1/(100 + 5 s) + 1/300) = 0
    expected = np.sort_complex(np.roots([10, 800, 1500, 30000]))
    found = np.sort_complex(sb.linearize(model, at).eigenvalues())
    np.testing.assert_allclose(found, expected, rtol=1e-9)
    modes = np.sort_complex(sb.modal(model, at).eigenvalues)
    np.testing.assert_allclose(modes, expected[[0, 2]], rtol=1e-9)


def test_a_spinning_body_turns_by_eulers_equations():
    model = sb.Model("spinner", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1, inertia=(1.0, 2.0, 2.5))
    model.add_joint("ball", model.world, body, "spherical")
    system = sb.linearize(model, {"v_ball_wz": 3.0})
    assert system.states.names[:3] == ("turn_ball_wx", "turn_ball_wy", "turn_ball_wz")
    # d(wx)/dt = (I2 - I3)/I1 wy wz, d(wy)/dt = (I3 - I1)/I2 wz wx
    expected = np.array([[0, -0.5 * 3, 0], [0.75 * 3, 0, 0], [0, 0, 0]])
    assert system.A[3:, 3:] == pytest.approx(expected, abs=1e-12)
    # A turn is carried along: d(turn)/dt = dw - w x turn.
    assert system.A[:3, :3] == pytest.approx(
        np.array([[0, 3, 0], [-3, 0, 0], [0, 0, 0]]), abs=1e-12
    )


def test_a_cart_with_a_motor_has_its_transfer_function():
    system = sb.linearize(motor_cart())
    s = 0.7 + 2.3j
    n = len(system.A)
    G = system.C @ np.linalg.solve(s * np.eye(n) - system.A, system.B) + system.D
    # m s² x + d s x = K i,  L s i + R i + K s x = U
    expected = 5.0 / (s * ((2.0 * s + 0.5) * (0.1 * s + 3.0) + 25.0))
    assert G[0, 0] == pytest.approx(expected, rel=1e-12)
    assert system.inputs.with_units() == ["U [V]"]
    assert system.states.with_units()[-1] == "i [A]"


def test_forces_and_matrices_say_the_same_as_the_states():
    model = sb.library.andrews()
    system = sb.linearize(model, sb.equilibrium(model))
    n = len(system.M)
    solved = -np.linalg.solve(system.M, np.hstack([system.K, system.G]))
    assert system.A[n:] == pytest.approx(solved, rel=1e-9, abs=1e-9)
    assert pytest.approx(system.M.T, rel=1e-12, abs=1e-14) == system.M


@pytest.mark.parametrize("name", ["four_bar", "free_body"])
def test_outputs_are_the_sensors(name):
    compiled = sb.compile_model(getattr(sb.library, name)())
    y = compiled.start_state()
    system = sb.linearize(compiled, y)
    u = np.zeros(len(compiled.system.u))
    J = compiled.jacobian(of="sensors", wrt="y")(0.0, y, u)
    tree = {s.name: k for k, s in enumerate(compiled.system.spanning_tree.v)}
    v = system.v[[tree[s.name] for s in compiled.system.v]]
    nq = len(compiled.system.q)
    slope = J[:, :nq] @ compiled.jacobian(of="qd", wrt="v")(0.0, y, u)
    q = system.q[[tree[s.name] for s in compiled.system.v]]
    assert pytest.approx(slope @ q + J[:, nq:] @ v, rel=1e-9, abs=1e-9) == system.C


def test_a_linear_system_predicts_a_small_motion():
    compiled = sb.compile_model(sb.library.four_bar())
    at = sb.equilibrium(compiled)
    system = sb.linearize(compiled, at)
    small = 1e-5
    motion = sb.simulate(
        compiled,
        [0, 0.2],
        start={**at.start, "q_crank": at["q_crank"] + small},
        method=sb.DP54(rtol=1e-11, atol=1e-14),
    )
    values, vectors = np.linalg.eig(system.A)
    x = vectors @ (np.exp(values * 0.2) * np.linalg.solve(vectors, [small, 0]))
    # What is left is of second order in the deviation.
    moved = motion.array("q_crank")[-1] - at["q_crank"]
    assert moved == pytest.approx(x[0].real, rel=1e-3)


def test_the_status_tells_whether_it_is_an_equilibrium():
    model = sb.library.double_pendulum()
    assert sb.linearize(model).status.name == "ALONG_MOTION"
    assert sb.linearize(model, sb.equilibrium(model)).status.name == "AT_EQUILIBRIUM"


def test_systems_along_a_motion_are_those_of_its_states():
    compiled = sb.compile_model(sb.library.double_pendulum())
    motion = sb.simulate(compiled, 0.5)
    systems = sb.linearize_along(compiled, motion, [0.1, motion.time[-1]])
    y = np.concatenate([motion.q[-1], motion.v[-1]])
    assert [s.t for s in systems] == [0.1, 0.5]
    assert pytest.approx(sb.linearize(compiled, y).A, rel=1e-10) == systems[1].A


@pytest.mark.parametrize("times", [[0, 1, 2, 2, 3], [3, 2, 2, 1]])
def test_systems_where_a_formula_jumps_are_those_of_the_side_of_the_result(times):
    """A stiffness is 5 N/m until t = 2 s, then 15."""
    model = sb.Model("jump", gravity=(0, 0, 0))
    slide = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", q=0.1)
    force = -(10 + 5 * sb.sign(model.t - 2)) * slide.q[0]
    model.add_load("spring", sb.loads.JointForce(slide, force))
    motion = sb.simulate(model, times)
    systems = sb.linearize_along(model, motion)
    slopes = motion.array("vd_x") / motion.array("q_x")
    np.testing.assert_allclose([s.A[1, 0] for s in systems], slopes, rtol=1e-12)
    assert [s.t for s in systems] == times
    ends = sb.linearize_along(model, motion, [1.5, 2.0, 2.5])
    behind = 15.0 if times[0] < 2 else 5.0
    assert [-s.A[1, 0] for s in ends] == pytest.approx([5, behind, 15])
    through = sb.simulate(model, [times[0], times[-1]])
    (system,) = sb.linearize_along(model, through, [2.0])
    assert system.A[1, 0] == pytest.approx(-behind)


def pendulum_on_a_spring():
    model = sb.Model("sprung")
    bob = model.add_body("bob", mass=1, com=(0, 0, -0.5))
    hinge = model.add_joint("h", model.world, bob, "Ry", q=1.0)
    stiff = model.add_parameter("k", 0.0)
    model.add_load("spring", sb.loads.JointForce(hinge, -stiff * hinge.q[0]))
    return model


@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_a_motion_of_other_parameters_is_refused_not_linearized(backend):
    sprung = pendulum_on_a_spring()
    motion = sb.simulate(sprung, 0.5, parameters={"k": 4.0})
    model = sb.compile_model(sprung, backend=backend)
    with pytest.raises(
        sb.errors.AnalysisError, match=r"k = 4 in the motion, 0 in the model"
    ):
        sb.linearize_along(model, motion, [0.5])
    (found,) = sb.linearize_along(model, motion, [0.5], parameters={"k": 4.0})
    # m l² q'' = -k q - m g l sin q
    q = motion.array("q_h")[-1]
    assert found.A[1, 0] == pytest.approx(-(4 + 9.81 * 0.5 * np.cos(q)) / 0.25)


def test_other_tools_get_the_same_system():
    system = sb.linearize(motor_cart())
    other = system.to_scipy()
    assert other.A.tolist() == system.A.tolist()
    control = pytest.importorskip("control")
    labelled = system.to_control()
    assert isinstance(labelled, control.StateSpace)
    assert labelled.state_labels == list(system.states.names)
    assert labelled.input_labels == ["U"]
    assert labelled.output_labels == list(system.outputs.names)
    assert labelled.B.tolist() == system.B.tolist()


def test_a_system_without_inputs_has_no_state_space_in_scipy():
    with pytest.raises(CallError, match="it has no inputs, but scipy"):
        sb.linearize(sb.library.double_pendulum()).to_scipy()


def test_a_motion_without_inertia_has_no_linear_system():
    model = sb.Model("light")
    model.add_joint("z", model.world, model.add_body("nothing", mass=0), "Tz")
    with pytest.raises(sb.errors.AnalysisError, match="along v_z has no inertia"):
        sb.linearize(model)


def test_matrices_are_tables_and_files(tmp_path):
    system = sb.linearize(motor_cart())
    assert "d/dt i" in str(system.table("B"))
    assert system.table("K").columns == ("K", "q_x")
    system.save(tmp_path / "s.npz")
    again = sb.results.LinearSystem.load(tmp_path / "s.npz")
    assert again.A.tolist() == system.A.tolist()
    assert repr(again) == repr(system)
    assert len(system.plot().axes[0].lines) == 3


def test_an_equilibrium_of_another_model_is_refused():
    found = sb.equilibrium(sb.library.pendulum(), start={"q_hinge": 0.1})
    with pytest.raises(
        sb.errors.ModelError, match=r"of 'pendulum'.*same model.*q_hinge"
    ):
        sb.linearize(sb.library.double_pendulum(), found)


def test_matrices_by_forces_are_those_of_the_system_with_loads_on_accelerations():
    model = sb.Model("strut")
    body = model.add_body("body", 2.0)
    slide = model.add_joint("slide", model.world, body, "Tx")
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_load("strut", sb.loads.JointForce(slide, -3.0 * a[0] - 50.0 * slide.q[0]))
    system = sb.linearize(model)
    # An inerter of 3 kg beside a mass of 2 kg.
    assert pytest.approx(np.array([[5.0]]), rel=1e-12) == system.M
    assert pytest.approx(np.array([[50.0]]), rel=1e-12) == system.K
    assert system.A[1, 0] == pytest.approx(-10.0, rel=1e-12)


def swinging_inerter(cubic):
    """Return a pendulum on a cart, its tip held by an inerter of 3 kg."""
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    cart, arm = (
        model.add_body(name, m, com=(0, 0, z), inertia=(0, J, 0))
        for name, m, z, J in (("cart", 2.0, 0, 0), ("arm", 1.0, -0.5, 0.1))
    )
    slide = model.add_joint("slide", model.world, cart, "Tx")
    model.add_joint("pin", cart, arm, "Ry")
    tip = arm.add_frame("tip", at=(0, 0, -1))
    a = model.add_sensor("a", sb.sensors.Acceleration(tip))
    push = -3.0 * a[0] - cubic * a[0] ** 3
    model.add_load("inerter", sb.loads.Force(tip, (push, 0, 0)))
    model.add_load("spring", sb.loads.JointForce(slide, -50.0 * slide.q[0]))
    return sb.compile_model(model)


@pytest.mark.parametrize("cubic", [0.0, 0.5])
def test_masses_of_loads_on_accelerations_are_those_of_the_motion(cubic):
    compiled = swinging_inerter(cubic)
    hanging = sb.linearize(compiled)
    M = [[3 + 3, -0.5 - 3], [-0.5 - 3, 0.1 + 0.25 + 3]]
    np.testing.assert_allclose(hanging.M, M, rtol=1e-12)
    y = np.array([0.2, 0.1, 0.0, 0.3])
    system = sb.linearize(compiled, y)
    A = compiled.jacobian("derivatives", "y")(0.0, y, [])
    np.testing.assert_allclose(system.A, A, rtol=1e-11, atol=1e-11)
    by_forces = -np.linalg.solve(system.M, system.K)
    np.testing.assert_allclose(by_forces, A[2:, :2], rtol=1e-11)


def test_loads_on_multipliers_leave_the_mass_to_the_bodies():
    model = sb.Model("slope")
    body = model.add_body("block", mass=2.0)
    joint = model.add_joint("slide", model.world, body, ["Tx", "Tz"])
    model.add_constraint("ground", sb.constraints.Algebraic(joint.q[1]))
    N = model.add_sensor("N", sb.sensors.Multiplier("ground"))
    model.add_load("drag", sb.loads.Force(body, (-0.2 * N * joint.q[0], 0, 0)))
    system = sb.linearize(model)
    np.testing.assert_allclose(system.M, [[2.0]], rtol=1e-12)
    np.testing.assert_allclose(system.A[1, 0], -0.2 * 9.81, rtol=1e-12)


@pytest.mark.parametrize("analysis", [sb.linearize, sb.modal])
def test_a_state_that_closing_moves_is_told(analysis):
    model = sb.library.four_bar(explicit=False)
    moved = analysis(model, {"q_crank": 0.4, "q_rocker": 0.5})
    assert any("q_rocker = " in n and "in place of 0.5" in n for n in moved.notes)
    mirrored = analysis(model, {"q_crank": 0.2})
    assert any("in another posture" in note for note in mirrored.notes)
    near = analysis(model, {"q_crank": -0.5})
    found = analysis(model, sb.equilibrium(model))
    assert not any("posture" in note for note in (*near.notes, *found.notes))


@pytest.mark.parametrize("analysis", [sb.linearize, sb.modal, sb.equilibrium])
def test_the_formula_of_a_controller_is_sent_to_a_load(analysis):
    model = sb.library.cart_pole()
    law = {"push": -model["q_rail"]}
    with pytest.raises(sb.errors.ModelError, match="controller stands in a load"):
        analysis(model, inputs=law)


CORNERS = {
    "corner": lambda q, v: -4 * sb.maximum(q, 0),
    "of modulus": lambda q, v: -4 * sb.absolute(q),
    "jump": lambda q, v: -4 * q - 0.3 * sb.sign(v),
    "pieces": lambda q, v: sb.where(q > 0, -4 * q, -q),
}
SMOOTH = {
    "drag": lambda q, v: -4 * q - 50 * sb.absolute(v) * v,
    "joined": lambda q, v: sb.where(q > 0, -4 * q - 9 * q**2, -4 * q),
    "elsewhere": lambda q, v: -4 * sb.maximum(q, -0.1),
}


def switching(force):
    model = sb.Model("switching", gravity=(0, 0, 0))
    slide = model.add_joint("x", model.world, model.add_body("b", mass=1.0), "Tx")
    force = sb.loads.JointForce(slide, force(slide.q[0], slide.v[0]))
    model.add_load("spring", force)
    return model


@pytest.mark.parametrize("name", [*CORNERS, *SMOOTH])
def test_a_corner_is_told_and_what_is_smooth_there_is_not(name):
    model = switching((CORNERS | SMOOTH)[name])
    told = [
        sb.linearize(model).notes_of("singular"),
        sb.modal(model).notes_of("singular"),
    ]
    for notes in told:
        assert len(notes) == (name in CORNERS)
    if name in CORNERS:
        assert "Formulas of load 'spring' have a corner or a jump" in told[0][0]
        assert not sb.linearize(model, {"q_x": 0.1, "v_x": 0.1}).notes


@pytest.mark.parametrize("second", [1e-3, 1e3])
def test_a_corner_is_told_in_any_unit_of_time(second):
    """Rates of slow mechanisms counted as rounding."""
    model = sb.Model("slow", gravity=(0, 0, -9.81 / second**2))
    body = model.add_body("b", 1.0, com=(0, 0, -1))
    way = model.add_joint("x", model.world, body, "Tx")
    q = way.q[0]
    push = -10 * (abs(q) + q) / second**2
    model.add_load("spring", sb.loads.JointForce(way, push))
    for found in (sb.linearize(model), sb.equilibrium(model)):
        (note,) = found.notes_of("singular")
        assert "Formulas of load 'spring' have a corner or a jump" in note


def test_a_corner_behind_a_loop_is_told():
    model = (
        sb.library.five_bar_suspension()
    )  # whose tire only just touches at its start
    assert "load 'tire'" in sb.linearize(model).notes_of("singular")[0]
    assert not sb.linearize(model, sb.equilibrium(model)).notes_of("singular")


@pytest.mark.parametrize("analysis", [sb.linearize, sb.modal])
def test_infinite_slopes_are_an_error(analysis):
    model = switching(lambda q, v: -4 * q - sb.sqrt(sb.absolute(q)))
    with pytest.raises(sb.errors.AnalysisError, match="their slopes are not finite"):
        analysis(model)

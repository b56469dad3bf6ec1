"""Modes against closed forms: chains, rotors, damped ones, rigid and repeated ones."""

import math
from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import windows


def chain(n, *, k=100.0, m=2.0, d=0.0):
    """Return n masses on a line between springs, whose ends are held."""
    model = sb.Model("chain")
    slides = []
    for i in range(n):
        body = model.add_body(f"b{i}", mass=m)
        slides.append(model.add_joint(f"x{i}", model.world, body, "Tx"))
    ends = [None, *slides, None]
    for i, (a, b) in enumerate(pairwise(ends)):
        qa, va = (a.q[0], a.v[0]) if a else (0, 0)
        qb, vb = (b.q[0], b.v[0]) if b else (0, 0)
        pull = k * (qb - qa) + d * (vb - va)
        if a:
            model.add_load(f"right{i}", sb.loads.JointForce(a, pull))
        if b:
            model.add_load(f"left{i}", sb.loads.JointForce(b, -pull))
    return model


def test_a_chain_of_masses_has_its_closed_form():
    n, k, m = 8, 100.0, 2.0
    modes = sb.modal(chain(n, k=k, m=m))
    j = np.arange(1, n + 1)
    expected = 2 * math.sqrt(k / m) * np.sin(j * math.pi / (2 * (n + 1)))
    assert modes.natural_frequencies == pytest.approx(expected, rel=1e-12)
    assert (modes.eigenvalues.real == 0).all()
    shape = np.sin(np.outer(j, j) * math.pi / (n + 1))
    shape /= np.abs(shape).max(axis=0)
    assert np.abs(modes.shapes) == pytest.approx(np.abs(shape), abs=1e-10)
    assert modes.status.name == "STABLE"


def test_a_damped_mode_has_ratio_time_constant_and_frequency():
    modes = sb.modal(chain(1, k=50.0, m=2.0, d=0.5))
    w0, decay = math.sqrt(100 / 2), 1.0 / (2 * 2)
    assert modes.natural_frequencies[0] == pytest.approx(w0, rel=1e-12)
    assert modes.damping[0] == pytest.approx(decay / w0, rel=1e-12)
    assert modes.time_constants[0] == pytest.approx(1 / decay, rel=1e-12)
    damped = math.sqrt(w0**2 - decay**2) / (2 * math.pi)
    assert modes.frequencies[0] == pytest.approx(damped, rel=1e-12)
    assert modes.kind(0) == "vibrates"
    assert modes.status.name == "DECAYS"


def test_too_much_damping_leaves_two_real_modes():
    modes = sb.modal(chain(1, k=1.0, m=1.0, d=2.0))
    assert modes.eigenvalues == pytest.approx([-2 + math.sqrt(2), -2 - math.sqrt(2)])
    assert [modes.kind(0), modes.kind(1)] == ["decays", "decays"]


def test_a_free_chain_has_one_rigid_mode_that_drifts():
    model = sb.Model("free")
    bodies = [model.add_body(n, mass=1) for n in ("left", "right")]
    model.add_joint("a", model.world, bodies[0], "Tx")
    model.add_joint("b", bodies[0], bodies[1], "Tx")
    b = model.joints["b"]
    model.add_load("spring", sb.loads.JointForce(b, -8 * b.q[0]))
    modes = sb.modal(model)
    assert modes.rigid.tolist() == [True, False]
    assert modes.natural_frequencies[1] == pytest.approx(4.0, rel=1e-12)
    assert modes.shapes[:, 0] == pytest.approx([1, 0], abs=1e-12)
    (note,) = modes.notes_of("rigid")
    assert "Zero is an eigenvalue 2 times" in note


def rotor(speed):
    """Return the modes of a disc on a soft shaft that spins."""
    model = sb.Model("rotor")
    ring = model.add_body("ring", mass=0)
    hub = model.add_body("hub", mass=0)
    disc = model.add_body("disc", mass=1, inertia=(0.2, 0.2, 0.3))
    for name, parent, child, kind in (
        ("x", model.world, ring, "Rx"), ("y", ring, hub, "Ry"), ("z", hub, disc, "Rz")
    ):  # fmt: skip
        joint = model.add_joint(name, parent, child, kind)
        if name != "z":
            model.add_load(
                name + "_shaft", sb.loads.JointForce(joint, -50 * joint.q[0])
            )
    return sb.modal(model, {"v_z": speed})


def test_a_spinning_rotor_splits_its_frequencies():
    speed = 40.0
    modes = rotor(speed)
    # 0.2 w² -+ 0.3 speed w - 50 = 0: backward and forward whirl
    b = 0.3 * speed
    expected = [(math.sqrt(b * b + 40) + s * b) / 0.4 for s in (-1, 1)]
    whirl = modes.natural_frequencies[~modes.rigid]
    assert whirl == pytest.approx(expected, rel=1e-10)
    forward = modes.shapes[:2, -1]
    assert abs(np.angle(forward[1] / forward[0])) == pytest.approx(
        math.pi / 2, rel=1e-9
    )
    assert rotor(0.0).repeated[-2:].tolist() == [2, 2]


def test_repeated_modes_are_told_and_independent():
    modes = rotor(0.0)
    assert "any combination" in modes.notes_of("repeated")[0]
    assert np.linalg.matrix_rank(modes.shapes) == 3


def test_shapes_of_dependent_coordinates_keep_the_loops_closed():
    compiled = sb.compile_model(windows(3))
    at = sb.equilibrium(compiled)
    modes = sb.modal(compiled, at)
    rows = compiled.jacobian(of="constraints", wrt="q")(0.0, at.state, ())
    closed = rows[: len(rows) // 2] @ modes.shapes
    assert np.abs(closed).max() < 1e-9
    assert np.abs(modes.shapes).max() == pytest.approx(1)


def test_shares_sum_to_one():
    model = windows(2)
    modes = sb.modal(model, sb.equilibrium(model))
    for shares in (modes.participation, modes.kinetic, modes.stiffness):
        assert shares.sum(axis=0) == pytest.approx(1, rel=1e-9)
    assert modes.kinetic.shape == (len(modes.bodies), len(modes.eigenvalues))


def test_the_heavy_body_has_the_energy_of_the_slow_mode():
    model = sb.Model("two")
    heavy, light = model.add_body("heavy", mass=100), model.add_body("light", mass=1)
    a = model.add_joint("a", model.world, heavy, "Tx")
    b = model.add_joint("b", heavy, light, "Tx")
    model.add_load("ka", sb.loads.JointForce(a, -100 * a.q[0]))
    model.add_load("kb", sb.loads.JointForce(b, -400 * b.q[0]))
    modes = sb.modal(model)
    assert modes.kinetic[0, 0] > 0.98
    assert modes.kinetic[1, 1] > 0.98
    assert modes.mainly(1) == "q_b"


def test_the_largest_entry_of_a_shape_is_one_with_phase_zero():
    modes = sb.modal(chain(4, d=0.3))
    assert np.abs(modes.shapes).max(axis=0) == pytest.approx(1, abs=1e-12)
    # Of several that are equally large it is one of them.
    assert np.abs(modes.shapes - 1).min(axis=0) == pytest.approx(0, abs=1e-12)
    table = modes.shape(0)
    assert table.columns == ("coordinate", "modulus", "phase [°]")


def test_an_upright_pendulum_is_unstable():
    modes = sb.modal(sb.library.pendulum(), {"q_hinge": math.pi})
    assert modes.status.name == "UNSTABLE"
    assert modes.kind(1) == "diverges"


def test_a_state_that_is_no_equilibrium_says_so():
    modes = sb.modal(sb.library.double_pendulum())
    assert any("The state is no equilibrium" in note for note in modes.notes)


def test_modes_are_saved_told_and_drawn(tmp_path):
    modes = sb.modal(chain(2))
    modes.save(tmp_path / "m.npz")
    again = sb.results.Modes.load(tmp_path / "m.npz")
    assert repr(again) == repr(modes)
    assert again.system.A.tolist() == modes.system.A.tolist()
    assert modes.plot().axes[0].get_title() == "Modes of 'chain'"
    with pytest.raises(sb.errors.CallError, match="mode=2: it must be a whole number"):
        modes.shape(2)


def test_an_undamped_mode_has_the_damping_zero_and_not_minus_zero():
    modes = sb.modal(sb.library.pendulum(), {"q_hinge": 0.0})
    assert not np.signbit(modes.damping).any()
    assert "-0 " not in repr(modes)


def test_one_rigid_mode_is_told_in_the_singular():
    model = sb.Model("puck")
    model.add_joint("x", model.world, model.add_body("disc", mass=1), "Tx")
    assert "2 times: 1 rigid mode, along" in repr(sb.modal(model))


def following_accelerations(M, K, damping):
    """Return masses 2, 3 and 4 whose loads make inertia M and stiffness k K."""
    model = sb.Model("following")
    k = model.add_parameter("k", 1.0)
    slides, seen = [], []
    for i in range(3):
        body = model.add_body(f"b{i}", mass=2 + i)
        slides.append(model.add_joint(f"x{i}", model.world, body, "Tx"))
        seen.append(model.add_sensor(f"a{i}", sb.sensors.Acceleration(body))[0])
    more = M - np.diag([2.0, 3.0, 4.0])
    for i, slide in enumerate(slides):
        force = -damping * slide.v[0]
        for j in range(3):
            force -= more[i, j] * seen[j] + k * K[i, j] * slides[j].q[0]
        model.add_load(f"f{i}", sb.loads.JointForce(slide, force))
    return model


@pytest.mark.parametrize("damping", [0.0, 0.3])
@pytest.mark.parametrize("symmetric", [True, False])
def test_modes_of_unsymmetric_inertia_are_those_of_its_equations(
    rng, damping, symmetric
):
    M, K = np.diag([2.0, 3, 4]), np.diag([5.0, 9, 30])
    M += 0.5 * rng.normal(size=(3, 3))
    part = 0.5 * rng.normal(size=(3, 3))
    K += part + part.T if symmetric else part
    model, n = following_accelerations(M, K, damping), np.linalg.inv(M)
    modes = sb.modal(model, sensitivities=["k"])
    s, x = modes.eigenvalues, modes.state_shapes
    expected = np.linalg.eigvals(
        np.block([[np.zeros((3, 3)), np.eye(3)], [-n @ K, -damping * n]])
    )
    gap = np.abs(np.concatenate([s, s.conj()])[:, None] - expected)
    assert max(gap.min(axis=0).max(), gap.min(axis=1).max()) < 1e-9
    assert modes.system.A @ x == pytest.approx(x * s, abs=1e-9)
    ends = [sb.modal(model, parameters={"k": 1 + h}) for h in (1e-5, -1e-5)]
    slopes = [
        (e[np.abs(e - r).argmin()] - r) / h
        for h, e in zip((1e-5, -1e-5), [end.eigenvalues for end in ends], strict=True)
        for r in s
    ]
    # Central differences of second order.
    slopes = np.mean(np.reshape(slopes, (2, -1)), axis=0)
    assert modes.sensitivities[:, 0] == pytest.approx(slopes, abs=1e-6)


def test_inertia_that_loads_leave_unsymmetric_flutters():
    model = sb.Model("following")
    one, two = (model.add_body(n, mass=m) for n, m in (("one", 2), ("two", 1)))
    x = model.add_joint("x", model.world, one, "Tx")
    y = model.add_joint("y", model.world, two, "Tx")
    a = model.add_sensor("a", sb.sensors.Acceleration(one))[0]
    d = model.add_sensor("d", sb.sensors.Acceleration(two))[0]
    model.add_load("f", sb.loads.JointForce(x, -d - 20 * x.q[0]))
    model.add_load("g", sb.loads.JointForce(y, 0.5 * a - 5 * y.q[0]))
    modes = sb.modal(model)
    # det(s² M + K) = 5/2 s⁴ + 30 s² + 100 = 0
    square = (-30 + 10j) / 5
    s = np.sqrt(square)
    # They are equally fast: rounding says which one comes first.
    growing = sorted(modes.eigenvalues, key=np.real)
    assert growing == pytest.approx([-s.conjugate(), s], rel=1e-12)
    assert modes.status.name == "UNSTABLE"
    assert sb.equilibrium(model).stable is False


def test_a_motion_without_inertia_is_named_with_all_that_moves():
    model = sb.Model("chain")
    light, heavy = model.add_body("light"), model.add_body("heavy", mass=2.0)
    model.add_joint("upper", model.world, light, "Tz", q=-0.5)
    model.add_joint("lower", light, heavy, "Tz", q=-0.5)
    model.add_joint("free", model.world, model.add_body("own", mass=1.0), "Tx")
    ends = ((model.world, light), (light, heavy))
    for i, two in enumerate(ends):
        spring = sb.loads.SpringDamper(*two, stiffness=100, free_length=0.3)
        model.add_load(f"s{i}", spring)
    with pytest.raises(
        sb.errors.AnalysisError, match="along v_upper with v_lower has no"
    ):
        sb.modal(model)


def test_modes_of_one_eigenvalue_have_their_numbers_side_by_side():
    model = sb.Model("plane", gravity=(0, 0, 0))
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), ["Tx", "Ty"])
    forces = [-4 * joint.q[0], -4 * joint.q[1]]
    model.add_load("spring", sb.loads.JointForce(joint, forces))
    axes = sb.modal(model).plot().axes[0]
    assert [text.get_text() for text in axes.texts] == ["0, 1"]


def test_where_drives_move_all_there_is_no_mode_and_no_stability():
    model = sb.Model("driven")
    slide = model.add_joint("s", model.world, model.add_body("b", 1.0), "Tx")
    model.drive(slide, 0.3)
    modes = sb.modal(model)
    assert (modes.status.name, modes.eigenvalues.size) == ("NONE", 0)
    assert "decays" not in str(modes)
    assert "no coordinate is free" in str(sb.equilibrium(model))


@pytest.mark.parametrize("stiffness", [1e9, 1e12])
def test_a_stiff_part_makes_no_soft_mode_rigid(stiffness):
    model = sb.Model("stiff", gravity=(0, 0, 0))
    at, values = (
        model.world,
        {"hard": (stiffness, 1e-3), "soft": (25, 1), "more": (36, 2)},
    )
    for name, (k, mass) in values.items():
        body = model.add_body(name, mass=mass)
        slide = model.add_joint(f"x_{name}", at, body, "Tx")
        model.add_load(f"k_{name}", sb.loads.JointForce(slide, -k * slide.q[0]))
        at = body
    modes = sb.modal(model)
    assert not modes.rigid.any()
    # Of two masses of 1 and 2 on 25 and 36: w⁴ - (61 + 18) w² + 25·18 = 0, but for what
    # the stiff spring gives way.
    soft = np.sqrt(np.sort(np.roots([1, -79, 25 * 18])))
    assert modes.natural_frequencies[:2] == pytest.approx(soft, rel=1e-6)


@pytest.mark.parametrize("damping", [0.0, 0.2])
@pytest.mark.parametrize("stiffness", [1e10, 1e12])
def test_two_that_a_stiff_spring_joins_swing_on_a_soft_one(stiffness, damping):
    model = sb.Model("joined", gravity=(0, 0, 0))
    bodies = [model.add_body(name, mass=1) for name in "ab"]
    one, two = (model.add_joint(f"x_{b.name}", model.world, b, "Tx") for b in bodies)
    d = damping * math.sqrt(stiffness)
    between = stiffness * (one.q[0] - two.q[0]) + d * (one.v[0] - two.v[0])
    ground = one.q[0] + damping * one.v[0]
    model.add_load("one", sb.loads.JointForce(one, -ground - between))
    model.add_load("two", sb.loads.JointForce(two, between))
    modes = sb.modal(model)
    # As one mass of 2, to what the stiff matrix leaves of 16 digits.
    s = np.sqrt(complex(damping**2 / 16 - 0.5)) - damping / 4
    assert modes.eigenvalues[0] == pytest.approx(s, rel=2e-3 * stiffness / 1e13)


@pytest.mark.parametrize("c", [-2e-5, 2e-5])
def test_slow_growth_counts_beside_what_is_fast(c):
    model = sb.Model("slow", gravity=(0, 0, 0))
    at = model.world
    for name, mass, k, d in (("fast", 1e-3, 1e9, 0.1), ("slow_one", 1.0, 25.0, c)):
        body = model.add_body(name, mass=mass)
        slide = model.add_joint(f"x_{name}", at, body, "Tx")
        force = -k * slide.q[0] - d * slide.v[0]
        model.add_load(f"k_{name}", sb.loads.JointForce(slide, force))
        at = body
    found = sb.equilibrium(model)
    # By the fast one the slow one is changed by a millionth.
    assert found.growth == pytest.approx(-c / 2, rel=1e-5)
    assert found.stable is (c > 0)
    assert sb.modal(model, found).status.name == ("DECAYS" if c > 0 else "UNSTABLE")

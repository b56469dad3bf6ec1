"""Periodic motions against closed forms, each other, and simulations."""

import pickle
from functools import partial
from itertools import pairwise

import numpy as np
import pytest
from scipy.linalg import expm
from scipy.special import ellipk, mathieu_a, mathieu_b

import symbody as sb
from symbody.errors import ModelError

TIGHT = sb.DP853(rtol=1e-13, atol=1e-13)


def slider(force, **start):
    """Return a mass of 1 kg on a rail, with a force by the model and its joint."""
    model = sb.Model("slider")
    joint = model.add_joint(
        "x", model.world, model.add_body("mass", mass=1), "Tx", **start
    )
    model.add_load("push", sb.loads.JointForce(joint, force(model, joint)))
    return model


def van_der_pol():
    def force(model, joint):
        mu = model.add_parameter("mu", 1.0)
        return mu * (1 - joint.q[0] ** 2) * joint.v[0] - joint.q[0]

    return slider(force, q=2.0)


def mathieu(a=0.1):
    def force(model, joint):
        stiffness = model.add_parameter("a", a)
        swing = model.add_parameter("q", 0.5)
        return -(stiffness - 2 * swing * sb.cos(2 * model.t)) * joint.q[0]

    return slider(force)


def linear(model, joint):
    omega = model.add_parameter("omega", 2.0)
    return sb.cos(omega * model.t) - joint.q[0] - 0.1 * joint.v[0]


def damped_ball():
    """Return a rigid pendulum on a ball joint, as a quaternion, pushed around."""
    model = sb.Model("ball")
    body = model.add_body("b", mass=1, com=(0, 0, -0.5), inertia=(0.1, 0.12, 0.05))
    model.add_joint("s", model.world, body, sb.joints.Spherical("quaternion"))
    spin = model.add_sensor("spin", sb.sensors.AngularVelocity(body))
    R = model.add_sensor("R", sb.sensors.Orientation(body))
    push = (0.5 * sb.cos(3 * model.t), 0.7 * sb.sin(3 * model.t), -0.3 * R[1, 0])
    model.add_load("damp", sb.loads.Torque(body, [-0.3 * w for w in spin]))
    model.add_load("push", sb.loads.Torque(body, push))
    return model


def test_a_forced_linear_oscillator_has_its_response_and_its_eigenvalues():
    orbit = sb.periodic_motion(slider(linear), period=np.pi, method=TIGHT)
    response = 1 / (1 - 4 + 0.2j)
    start = (orbit["q_x"][0], orbit["v_x"][0])
    assert start == pytest.approx((response.real, (2j * response).real), abs=1e-12)
    eigenvalues = np.exp(np.pi * np.roots([1, 0.1, 1]))
    wanted = np.sort_complex(eigenvalues)
    assert np.sort_complex(orbit.multipliers) == pytest.approx(wanted, abs=1e-12)
    assert orbit.stable
    assert not orbit.autonomous


def test_the_period_may_be_a_formula_of_parameters():
    model = slider(linear)
    omega = model.parameters["omega"].symbols.item()
    orbit = sb.periodic_motion(model, 2 * np.pi / omega, parameters={"omega": 4.0})
    assert orbit.period == pytest.approx(np.pi / 2, rel=1e-15)
    response = 1 / (1 - 16 + 0.4j)
    assert orbit["q_x"][0] == pytest.approx(response.real, abs=1e-9)


def hard_spring(model, joint):
    x = joint.q[0]
    return 2 * sb.cos(2 * model.t) - 4 * x - 10 * x**3 - 0.3 * joint.v[0]


@pytest.mark.parametrize("segments", [1, 3])
@pytest.mark.parametrize(
    ("length", "time"), [(1.0, 1.0), (1.0, 1e-4), (1e-6, 1e-5), (1e-9, 1e-8)]
)
def test_units_of_length_and_time_change_nothing(length, time, segments):
    def hard(model, joint):
        F, x = length / time**2, joint.q[0] / length
        size = model.add_parameter("size", 1.0)
        push = 2 * size * sb.cos(2 * model.t / time) - 4 * x - 10 * x**3
        return F * (push - 0.3 * joint.v[0] * time / length)

    orbit = sb.periodic_motion(slider(hard), np.pi * time, segments=segments)
    known = sb.periodic_motion(slider(hard_spring), np.pi)
    assert orbit["q_x"][0] / length == pytest.approx(known["q_x"][0], rel=1e-7)
    assert np.sort_complex(orbit.multipliers) == pytest.approx(
        np.sort_complex(known.multipliers), rel=1e-6
    )


UNITS = [(1.0, 1.0), (1e6, 1.0), (1e-6, 1.0), (1.0, 1e6), (1.0, 1e-6), (1e-6, 1e-6)]


@pytest.mark.parametrize(("length", "time"), UNITS)
def test_units_do_not_change_what_repeats_by_itself(length, time):
    def van_der_pol(model, joint):
        mu = model.add_parameter("mu", 1 / time)
        x = joint.q[0] / length
        return mu * (1 - x**2) * joint.v[0] - joint.q[0] / time**2

    orbit = sb.periodic_motion(slider(van_der_pol, q=1.5 * length), 6.5 * time)
    assert orbit.period / time == pytest.approx(6.663286859323, rel=1e-9)
    path = sb.periodic_path(
        slider(van_der_pol, q=1.5 * length), "mu", 2 / time, period=6.5 * time
    )
    assert path.status
    assert path.periods[-1] / time == pytest.approx(7.6298744796, rel=1e-9)

    def spring(model, joint):
        x = joint.q[0] / length
        return -length / time**2 * (4 * x + 3 * x**3)

    orbit = sb.periodic_motion(slider(spring, q=0.5 * length), 2.9 * time)
    stiff = 4 + 3 * 0.5**2
    exact = 4 / np.sqrt(stiff) * ellipk(3 * 0.5**2 / (2 * stiff))
    assert orbit.period / time == pytest.approx(exact, rel=1e-8)


@pytest.mark.parametrize(("length", "time"), UNITS)
@pytest.mark.parametrize("guess", [0.95, 1.0, 1.05])
def test_an_orbit_around_a_point_is_one_of_three_families(length, time, guess):
    model = sb.Model("planet")
    joint = model.add_joint(
        "r", model.world, model.add_body("mass", mass=1), ["Tx", "Ty"],
        q=(length, 0), v=(0, 1.2 * length / time),
    )  # fmt: skip
    x, y = joint.q
    cubed = (x**2 + y**2) ** 1.5 * time**2 / length**3
    model.add_load("pull", sb.loads.JointForce(joint, (-x / cubed, -y / cubed)))
    period = 2 * np.pi * (2 - 1.2**2) ** -1.5
    orbit = sb.periodic_motion(model, guess * period * time)
    assert orbit.period / time == pytest.approx(period, rel=1e-7)
    assert "3 more of the multipliers" in str(orbit.notes)


@pytest.mark.parametrize("segments", [1, 2])
@pytest.mark.parametrize(
    ("make", "period", "repeats"),
    [
        (partial(slider, linear), np.pi, True),
        (partial(slider, linear), 3.0, False),
        (partial(slider, linear), np.pi / 2, False),
        (mathieu, np.pi, True),
        (mathieu, 3.0, False),  # at rest, where its stiffness has no force
    ],
)
def test_a_period_that_is_none_of_the_formulas_of_time_is_told(
    make, period, repeats, segments
):
    orbit = sb.periodic_motion(make(), period, segments=segments)
    assert [note.kind for note in orbit.notes] == ([] if repeats else ["inputs"])


def test_a_period_that_does_not_follow_the_parameter_of_a_path_is_told():
    model = slider(linear)
    omega = next(iter(model.parameters.values())).symbols.item()
    for period, notes in ((np.pi, 1), (2 * np.pi / omega, 0)):
        path = sb.periodic_path(model, "omega", (2.0, 2.2), period)
        assert len(path.notes_of("inputs")) == notes
    grid = {"a": [0.1, 0.3], "q": [0.2, 0.5]}
    for period, notes in ((np.pi, 0), (2.0, 1)):
        chart = sb.stability_chart(mathieu(), grid, period)
        assert len(chart.notes_of("inputs")) == notes


def test_tables_and_what_turns_repeat():
    model = sb.Model("driven")
    joint = model.add_joint("x", model.world, model.add_body("mass", mass=1), "Tx")
    F = model.add_input("F")
    force = F - joint.q[0] - 0.1 * joint.v[0]
    model.add_load("push", sb.loads.JointForce(joint, force))
    t = np.linspace(0, np.pi, 101)
    table = {"F": (t, np.cos(2 * t))}
    assert not sb.periodic_motion(model, np.pi, inputs=table).notes

    def follow(model, joint):
        return 3 * (2 * model.t - joint.q[0]) + 2 * (2 - joint.v[0])

    turning = slider(follow, v=2.0)
    for gone, notes in ((2 * np.pi, 0), (0.0, 1)):
        orbit = sb.periodic_motion(turning, np.pi, advance={"q_x": gone})
        assert len(orbit.notes) == notes


@pytest.mark.parametrize("segments", [1, 4])
def test_van_der_pols_oscillator_has_its_published_period(segments):
    """Its other multiplier is the exponential of the integrated divergence."""
    orbit = sb.periodic_motion(van_der_pol(), 6.0, segments=segments, method=TIGHT)
    # Andersen and Geer (1982), Power series expansions for the frequency and period of
    # the limit cycle of the van der Pol equation, SIAM Journal on Applied Mathematics.
    assert orbit.period == pytest.approx(6.66328686, abs=1e-8)
    motion = sb.simulate(
        van_der_pol(), np.linspace(0, orbit.period, 20001), start=orbit.start,
        method=TIGHT,
    )  # fmt: skip
    divergence = 1 - motion["q_x"].values ** 2
    integral = np.trapezoid(divergence, motion.time)
    multipliers = np.sort(orbit.multipliers.real)
    assert multipliers == pytest.approx([np.exp(integral), 1.0], abs=1e-9)
    assert orbit.autonomous
    assert orbit.stable


def test_a_quaternion_changes_by_three_numbers_and_repeats():
    """A long simulation comes to the same motion, as all deviations decay."""
    orbit = sb.periodic_motion(damped_ball(), 2 * np.pi / 3)
    assert orbit.multipliers.size == 6
    assert orbit.stable
    late = sb.simulate(damped_ball(), [0.0, 60 * orbit.period], method=TIGHT)
    reached = [late[name].values[-1] for name in orbit.states.names]
    assert [*orbit.start.values()] == pytest.approx(reached, abs=1e-7)


def held_ball(held):
    """A ball that a rod holds to the world, or to a slider on a spring."""
    model = damped_ball()
    tip = model.bodies["b"].add_frame("tip", at=(0.3, 0.0, -0.4))
    end = model.world.add_frame("end", at=(0.9, 0.2, -0.5))
    if held == "to a slider":
        slider = model.add_body("slider", mass=0.5)
        along = model.add_joint("along", end, slider, "Tx")
        spring = sb.loads.TorsionalSpringDamper(along, stiffness=20, damping=2)
        model.add_load("spring", spring)
        end = slider
    model.add_constraint("rod", sb.constraints.Rod(tip, end, 0.64))
    return model


@pytest.mark.parametrize(
    ("make", "count"),
    [
        (damped_ball, 6),
        (partial(held_ball, "to the world"), 4),
        (partial(held_ball, "to a slider"), 6),
    ],
)
def test_the_monodromy_is_that_of_differences(make, count):
    """Of the four of a quaternion each changes along rotations that loops leave."""
    model, step = make(), 1e-6
    compiled = sb.compile_model(model)
    orbit = sb.periodic_motion(compiled, 2 * np.pi / 3, method=TIGHT)
    assert orbit.values[-1] == pytest.approx(orbit.values[0], abs=1e-8)
    assert orbit.multipliers.size == count
    y0 = orbit.values[0]
    along = orbit.directions[:, 0].real
    ends = [
        sb.simulate(compiled, [0.0, orbit.period], start=y0 + h * along, method=TIGHT)
        for h in (step, -step)
    ]
    after = [[e[n].values[-1] for n in orbit.states.names] for e in ends]
    slope = np.subtract(*after) / (2 * step)
    wanted = (orbit.multipliers[0] * orbit.directions[:, 0]).real
    assert slope == pytest.approx(wanted, abs=1e-7)


@pytest.mark.parametrize("segments", [1, 3])
def test_a_crank_that_turns_has_the_same_motion_with_a_loop_or_a_constraint(segments):
    orbits = []
    for explicit in (True, False):
        model = sb.library.four_bar(explicit=explicit)
        inputs = {"torque": 60 - 10 * model.joints["crank"].v[0]}
        start = {"q_crank": 0.5, "v_crank": 5.0}
        if not explicit:
            loop = sb.library.four_bar()
            at = sb.simulate(loop, [0.0, 0.0], start=start)
            start |= {n: float(at[n][0]) for n in ("q_coupler", "q_rocker")}
        orbits.append(
            sb.periodic_motion(
                model, 1.0, advance={"q_crank": 2 * np.pi}, inputs=inputs, start=start,
                segments=segments,
            )
        )  # fmt: skip
    first, second = orbits
    assert first.period == pytest.approx(second.period, rel=1e-8)
    assert first.growth < 1e-10
    assert second.growth < 1e-10


def test_borders_of_mathieus_chart_are_those_of_its_functions():
    """Period doublings at b1, a1; branches at b2, a2, which SciPy has to 1e-12.

    Multipliers have the product 1 all along, which is no Neimark-Sacker point.
    """
    path = sb.periodic_path(mathieu(), "a", 4.5, np.pi, method=TIGHT)
    values = [one.value for one in path.bifurcations]
    wanted = [
        mathieu_b(1, 0.5),
        mathieu_a(1, 0.5),
        mathieu_b(2, 0.5),
        mathieu_a(2, 0.5),
    ]
    assert values == pytest.approx(wanted, abs=1e-8)
    kinds = [one.kind for one in path.bifurcations]
    assert kinds == ["period doubling"] * 2 + ["branch"] * 2


def test_behind_a_fold_the_motion_is_unstable_until_the_next():
    """Duffing's resonance: between its folds the middle branch is unstable."""

    def force(model, joint):
        omega = model.add_parameter("omega", 1.0)
        x, v = joint.q[0], joint.v[0]
        return 0.3 * sb.cos(omega * model.t) - x - x**3 - 0.1 * v

    model = slider(force)
    period = 2 * np.pi / model.parameters["omega"].symbols.item()
    path = sb.periodic_path(model, "omega", (0.8, 2.5), period)
    first, second = path.bifurcations
    assert [first.kind, second.kind] == ["fold", "fold"]
    assert second.value < first.value
    middle = slice(first.index, second.index)
    assert not path.stable[middle].any()
    assert path.stable[: first.index].all()
    assert path.stable[second.index :].all()
    assert path.completed


def test_a_small_forced_motion_becomes_a_torus_where_its_damping_vanishes():
    """The product of its multipliers is exp(mu * ∮ (1 - x²) dt): it is 1 at mu = 0."""

    def force(model, joint):
        mu = model.add_parameter("mu", -0.2)
        x, v = joint.q[0], joint.v[0]
        return 0.2 * sb.cos(2.3 * model.t) + mu * (1 - x**2) * v - x

    path = sb.periodic_path(slider(force), "mu", 0.2, 2 * np.pi / 2.3)
    (torus,) = path.bifurcations
    assert torus.kind == "Neimark-Sacker"
    assert torus.value == pytest.approx(0.0, abs=1e-8)


def test_behind_a_period_doubling_the_branch_has_twice_the_period():
    """A pendulum whose support swings up and down begins to swing itself."""

    def force(model, joint):
        swing = model.add_parameter("swing", 0.2)
        x, v = joint.q[0], joint.v[0]
        return -(1 + swing * sb.cos(2 * model.t)) * sb.sin(x) - 0.1 * v

    model = slider(force)
    path = sb.periodic_path(model, "swing", 0.6, np.pi)
    doubling = path.bifurcations[0]
    assert doubling.kind == "period doubling"
    value = doubling.value * 1.05
    branch = sb.periodic_motion(
        model, 2 * np.pi, parameters={"swing": value}, start=path.branch(0, 0.5)
    )
    assert branch.stable
    assert np.abs(branch["q_x"]).max() > 0.1
    half = branch["q_x"][branch["q_x"].size // 2]
    assert half == pytest.approx(-branch["q_x"][0], abs=1e-6)


def test_a_chart_has_its_borders_where_the_functions_have_them():
    a, q = np.linspace(-0.3, 1.6, 20), np.array([0.2, 0.5])
    chart = sb.stability_chart(mathieu(), {"a": a, "q": q}, np.pi)
    for row, swing in zip(chart.stable, q, strict=True):
        inside = (a > mathieu_a(0, swing)) & (a < mathieu_b(1, swing))
        inside |= a > mathieu_a(1, swing)
        assert (row == inside).all()
    assert chart.completed
    chart.plot()


def test_results_are_saved_pickled_shown_and_drawn(tmp_path):
    model = mathieu()
    found = [
        sb.periodic_motion(model, np.pi),
        sb.periodic_path(model, "a", 0.6, np.pi),
        sb.stability_chart(model, {"a": [0.1, 0.2], "q": [0.0, 0.5]}, np.pi),
    ]
    for result in found:
        result.save(tmp_path / "result.npz")
        again = type(result).load(tmp_path / "result.npz")
        assert str(again) == str(result) == str(pickle.loads(pickle.dumps(result)))
        result.plot()


def test_a_family_of_motions_is_noted_and_one_nearby_is_taken():
    orbit = sb.periodic_motion(
        slider(lambda model, joint: -sb.sin(joint.q[0]), q=1.0), 6.5, method=TIGHT
    )
    (note,) = orbit.notes_of("undetermined")
    assert "family" in note
    energy = 0.5 * orbit["v_x"][0] ** 2 - np.cos(orbit["q_x"][0])
    amplitude = np.arccos(-energy)
    wanted = 4 * ellipk(np.sin(amplitude / 2) ** 2)
    assert orbit.period == pytest.approx(wanted, rel=1e-8)


@pytest.mark.parametrize(
    ("start", "guess"),
    [
        ({"q": 2.0}, 8.4),
        ({"q": 2.0}, 7.0),
        ({"v": 1.8}, 7.0),
        ({"q": 3.0}, 14.0),
        ({"v": 0.01}, 6.3),
    ],
)
def test_of_a_family_the_motion_that_was_begun_on_is_taken(start, guess):
    """Its energy stays, by the method of simulate, and a rough guess of the period."""
    model = slider(lambda model, joint: -sb.sin(joint.q[0]), **start)
    orbit = sb.periodic_motion(model, guess)

    def share(q, v):
        """Return the energy as a part of what stands it on its head."""
        return (v / 2) ** 2 + np.sin(q / 2) ** 2

    taken = share(orbit["q_x"][0], orbit["v_x"][0])
    assert orbit.period == pytest.approx(4 * ellipk(taken), rel=1e-8)
    begun = share(start.get("q", 0.0), start.get("v", 0.0))
    assert taken == pytest.approx(begun, rel=3e-6)


@pytest.mark.parametrize("damping", [1e-1, 1e-3, 1e-5])
def test_a_little_friction_leaves_no_family(damping):
    model = slider(lambda model, j: -sb.sin(j.q[0]) - damping * j.v[0], q=2.0)
    with pytest.raises(sb.errors.AnalysisError):
        sb.periodic_motion(model, 8.4)


def test_an_end_at_rest_is_no_periodic_motion():
    model = slider(lambda model, joint: -joint.q[0] - 0.5 * joint.v[0], q=1.0)
    with pytest.raises(sb.errors.AnalysisError, match="is at rest, which repeats"):
        sb.periodic_motion(model, 6.0)


def test_a_chart_has_gaps_where_nothing_moves():
    """Without power, as of a negative mu, no motion repeats by itself."""

    def force(model, joint):
        mu, k = model.add_parameter("mu", 0.5), model.add_parameter("k", 1.0)
        x, v = joint.q[0], joint.v[0]
        return (mu - x**2) * v - k * x

    grid = {"mu": [0.5, 0.1, -0.1, -0.5], "k": [1.0, 2.0]}
    chart = sb.stability_chart(slider(force, q=2.0), grid, 6.3)
    np.testing.assert_array_equal(np.isnan(chart.growth), [[0, 0, 1, 1]] * 2)


def test_a_search_that_fails_says_how_far_it_came():
    model = slider(lambda model, joint: 1.0 + 0 * model.t + sb.cos(model.t))
    with pytest.raises(sb.errors.AnalysisError, match="misses itself by") as caught:
        sb.periodic_motion(model, 2 * np.pi)
    assert not caught.value.result.completed


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("period=-1", {"period": -1.0}),
        ("segments=0", {"period": 1.0, "segments": 0}),
        ("advance", {"period": 1.0, "advance": {"q_y": 1.0}}),
        ("no formula of time enters", {"period": "law"}),
        ("is none", {"period": "time"}),
    ],
)
def test_wrong_arguments_are_named(words, options):
    model = van_der_pol()
    mu = model.parameters["mu"].symbols.item()
    by_word = {"law": 6 * mu, "time": 6 * model.t}
    period = options["period"]
    if isinstance(period, str):
        options = options | {"period": by_word[period]}
    with pytest.raises(sb.errors.SymbodyError, match=words):
        sb.periodic_motion(model, **options)


@pytest.mark.parametrize("values", [0.1, (0.1, 0.1), [1, 2, 3]])
def test_a_path_without_a_length_is_refused(values):
    with pytest.raises(sb.errors.SymbodyError, match="values="):
        sb.periodic_path(mathieu(), "a", values, np.pi)


@pytest.mark.parametrize(
    "grid", [{}, {"a": [0.1]}, {"a": [], "q": [1]}, {"a": [1], "q_x": [1]}]
)
def test_a_chart_needs_two_lists_of_values(grid):
    with pytest.raises(sb.errors.SymbodyError, match="grid"):
        sb.stability_chart(mathieu(), grid, np.pi)


def duffing():
    """Return a mass on a cubic spring, driven near its resonance."""
    model = sb.Model("duffing")
    x = model.add_joint("x", model.world, model.add_body("mass", 1.0), "Tx")
    F = 0.3 * sb.cos(1.2 * model.t) - x.q[0] - x.q[0] ** 3 - 0.1 * x.v[0]
    model.add_load("spring", sb.loads.JointForce(x, F))
    return model


def test_harmonic_balance_comes_to_shooting_with_every_harmonic():
    """Duffing's oscillator on its upper branch: errors decay like a power."""
    model, period = duffing(), 2 * np.pi / 1.2
    options = {
        "start": {"q_x": -0.2, "v_x": 0.9},
        "method": sb.DP853(rtol=1e-12, atol=1e-13),
    }
    shot = sb.periodic_motion(model, period, **options)
    assert np.ptp(shot["q_x"]) > 1.0
    errors, missing = [], []
    for harmonics in (1, 3, 5, 9, 13, 21):
        orbit = sb.periodic_motion(model, period, harmonics=harmonics, **options)
        errors.append(np.abs(orbit.values - shot.values).max())
        missing.append(orbit.residual)
    assert errors[0] > 1e-3  # or it was harmonic
    assert all(b < 0.2 * a for a, b in pairwise(errors[:5]))
    assert errors[-1] < 1e-8
    assert missing[-1] < 1e-8 < missing[0]
    np.testing.assert_allclose(orbit.multipliers, shot.multipliers, atol=1e-8)
    assert any("highest" in note for note in orbit.notes)


def test_an_even_number_of_harmonics_does_not_hide_what_is_left():
    """What goes to both sides alike has odd harmonics alone: the last is nothing."""
    orbit = sb.periodic_motion(
        duffing(), 2 * np.pi / 1.2, harmonics=4, start={"q_x": -0.2, "v_x": 0.9}
    )
    (note,) = (note for note in orbit.notes if "highest" in note)
    assert float(note.partition("at most ")[2].split()[0]) > 1e-3


def test_harmonic_balance_of_a_linear_oscillator_needs_one_harmonic():
    model, x = sb.Model("linear"), None
    x = model.add_joint("x", model.world, model.add_body("mass", 2.0), "Tx")
    F = model.add_input("F")
    force = F - 5 * x.q[0] - 0.3 * x.v[0]
    model.add_load("force", sb.loads.JointForce(x, force))
    orbit = sb.periodic_motion(
        model, 2 * np.pi / 1.7, harmonics=1, inputs={"F": 1 + sb.cos(1.7 * model.t)}
    )
    whole = 0.2 + (np.exp(1.7j * orbit.time) / (5 - 2 * 1.7**2 + 0.3 * 1.7j)).real
    np.testing.assert_allclose(orbit["q_x"], whole, atol=1e-10)


@pytest.mark.parametrize("segments", [1, 4])
def test_a_digital_controller_has_the_multipliers_of_its_sampled_system(segments):
    """What is due at the start, and again at the end, acts once in each period.

    The state (x, v, h) goes over a cycle by exp(A/4), behind h = -x/2.
    """
    model = sb.Model("sampled", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("mass", 1.0), "Tx")
    h = model.add_discrete("h", 0.0)
    own = -joint.q[0] - 0.1 * joint.v[0] + h
    push = sb.loads.JointForce(joint, own + sb.cos(2 * np.pi * model.t))
    model.add_load("push", push)
    model.when(every=0.25, changes={h: -0.5 * joint.q[0]}, name="sample")
    orbit = sb.periodic_motion(model, period=1.0, segments=segments)
    hold = np.array([[1, 0, 0], [0, 1, 0], [-0.5, 0, 0]])
    cycle = expm(np.array([[0, 1, 0], [-1, -0.1, 1], [0, 0, 0]]) / 4) @ hold
    wanted = np.linalg.eigvals(np.linalg.matrix_power(cycle, 4))
    np.testing.assert_allclose(
        np.sort_complex(orbit.multipliers), np.sort_complex(wanted), atol=1e-8
    )


def test_the_start_of_a_motion_is_what_clauses_at_the_start_find():
    """A run from the start repeats, though velocities jump as it begins."""
    model = sb.Model("kicked", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("mass", 1.0), "Tx")
    F = model.add_input("F")
    own = F - 4 * joint.q[0] - 0.4 * joint.v[0]
    model.add_load("push", sb.loads.JointForce(joint, own))
    model.when(every=0.5, impulses={F: 0.3 - 0.1 * joint.v[0]}, name="kick")
    method = sb.DP853(rtol=1e-11)
    orbit = sb.periodic_motion(model, 0.5, inputs={"F": 0}, method=method)
    motion = sb.simulate(model, 0.5, inputs={"F": 0}, start=orbit.start, method=method)
    for name, value in orbit.start.items():
        assert motion.array(name)[-1] == pytest.approx(value, abs=1e-9)


def test_a_chart_takes_one_period_of_a_motion_by_itself():
    """A relay switches at h and -h: T = 2 log((A + h)/(A - h)).

    The period of one parameter, as a first guess for the next, lies nearer to 2 T.
    """
    model = sb.Model("relay", gravity=(0, 0, 0))
    A, h = model.add_parameter("A", 1.0), model.add_parameter("h", 0.2)
    joint = model.add_joint("x", model.world, model.add_body("mass", 1.0), "Tx")
    damped = sb.loads.JointForce(joint, -joint.q[0] - joint.v[0])
    model.add_load("damped", damped)
    z, way = model.add_state("z"), model.add_discrete("way", 1.0)
    model.set_rate(z, A * way - z)
    model.when(z - h, {way: -1.0}, name="up")
    model.when(-h - z, {way: 1.0}, name="down")
    chart = sb.stability_chart(
        model, {"h": [0.2, 0.3], "A": [1.0, 1.5]}, period=0.8,
        start={"z": -0.2, "way": 1.0},
    )  # fmt: skip
    H, V = np.meshgrid(chart.horizontal, chart.vertical)
    # What decays by exp(-t/2) in the time T.
    np.testing.assert_allclose(chart.growth, (V - H) / (V + H), rtol=1e-6)


@pytest.mark.parametrize("options", [{"segments": 2}, {"harmonics": 0}])
def test_harmonics_that_mean_nothing_are_refused(options):
    with pytest.raises(ModelError, match="harmonics"):
        sb.periodic_motion(duffing(), 5.0, **({"harmonics": 3} | options))


def test_harmonics_do_not_leave_when_clauses_out():
    model = slider(lambda model, joint: sb.cos(model.t) - joint.q[0] - joint.v[0])
    kick = model.add_discrete("kick", 0.0)
    model.when(every=np.pi, changes={kick: 1 - kick})
    with pytest.raises(ModelError, match="without when clauses"):
        sb.periodic_motion(model, 2 * np.pi, harmonics=3)
    free = sb.library.pendulum()
    with pytest.raises(ModelError, match="harmonics=3 is for a forced motion"):
        sb.periodic_motion(free, 1.0, harmonics=3, start={free_q(free): 0.3})


def free_q(model):
    return next(iter(model.joints.values())).q[0].name


def test_a_jump_that_moves_along_the_path_is_refused():
    model = sb.Model("square", gravity=(0, 0, 0))
    om, size = model.add_parameter("om", 1.2), model.add_parameter("size", 1.0)
    slide = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    push = size * sb.sign(sb.sin(om * model.t)) - 4 * slide.q[0] - 0.3 * slide.v[0]
    model.add_load("push", sb.loads.JointForce(slide, push))
    period = 2 * np.pi / om
    with pytest.raises(sb.errors.AnalysisError, match=r"periodic_path: .* jumps at t"):
        sb.periodic_path(model, "om", 1.3, period)
    # At times that stay, slopes are those of the motion.
    path = sb.periodic_path(model, "size", 2.0, period)
    np.testing.assert_allclose(path.starts[-1], 2 * path.starts[0], rtol=1e-7)


def test_segments_begin_where_loops_that_time_drives_are_closed_then():
    model = sb.Model("shaken")
    cart, load = (model.add_body(name, mass=1) for name in ("cart", "load"))
    x = model.add_joint("x", model.world, cart, "Tx", q=0.1)
    y = model.add_joint("y", cart, load, "Tx")
    rail = sb.constraints.Algebraic(x.q[0] - 0.1 * sb.cos(2 * model.t))
    model.add_constraint("rail", rail)
    model.add_load("s", sb.loads.JointForce(y, -9 * y.q[0] - 0.5 * y.v[0]))
    orbit = sb.periodic_motion(model, np.pi, segments=3)
    # y'' + 0.5 y' + 9 y = 0.4 cos 2 t
    right = 0.4 / (5 + 1j)
    assert orbit.values[0] == pytest.approx([0.1, right.real, 0, -2 * right.imag])


@pytest.mark.parametrize("length", [1e-9, 1e-3, 1e6, 1e9])
def test_harmonics_balance_in_any_unit_of_length(length):
    """Amplitudes of 1e-9 m were 1e-6 of themselves off; of 1e6 m none balanced."""

    def start(L):
        model = sb.Model("duffing", gravity=(0, 0, 0))
        way = model.add_joint("x", model.world, model.add_body("b", mass=1), "Tx")
        q, v = way.q[0], way.v[0]
        push = 0.8 * L * sb.cos(1.2 * model.t) - q - 3 * q**3 / L**2 - 0.2 * v
        model.add_load("push", sb.loads.JointForce(way, push))
        method = sb.DP853(rtol=1e-9, atol=1e-9 * L)
        orbit = sb.periodic_motion(model, 2 * np.pi / 1.2, harmonics=15, method=method)
        return np.array([*orbit.start.values()]) / L

    np.testing.assert_allclose(start(length), start(1.0), rtol=1e-12)

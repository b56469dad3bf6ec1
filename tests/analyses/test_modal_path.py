"""Modes followed over a quantity: matched by shape, limits against closed forms."""

import math

import numpy as np
import pytest

import symbody as sb


def two_oscillators():
    """Return oscillators whose frequencies cross as k grows; they are not coupled."""
    model = sb.Model("crossing")
    k = model.add_parameter("k", 1.0)
    d = model.add_parameter("d", 0.0)
    for name, stiffness in (("one", 4.0), ("two", k)):
        body = model.add_body(f"body_{name}", mass=1)
        slide = model.add_joint(name, model.world, body, "Tx")
        damping = d * slide.v[0] if name == "one" else 0.1 * slide.v[0]
        load = sb.loads.JointForce(slide, -stiffness * slide.q[0] - damping)
        model.add_load(f"spring_{name}", load)
    return model


def test_modes_that_cross_keep_their_numbers():
    paths = sb.modal_path(two_oscillators(), "k", np.linspace(1, 9, 9))
    one = np.abs(paths.eigenvalues).std(axis=0) < 1e-9
    assert one.sum() == 2
    assert np.abs(paths.eigenvalues[:, ~one]) ** 2 == pytest.approx(
        np.tile(paths.values[:, None], 2), rel=1e-9
    )
    assert paths.assurance.min() > 0.9


def test_a_limit_is_where_damping_changes_its_sign():
    paths = sb.modal_path(two_oscillators(), "d", [-0.4, -0.1, 0.3])
    (limit,) = paths.limits
    # Real parts below 1e-12 of the largest eigenvalue count as rounding.
    assert limit.value == pytest.approx(0, abs=1e-11)
    assert limit.eigenvalue == pytest.approx(2j, abs=1e-9)
    assert limit.gains


def test_modes_that_lose_stability_at_once_are_all_told():
    model = sb.Model("alike", gravity=(0, 0, 0))
    d = model.add_parameter("d", 0.1)
    for k in (4, 9, 25):
        body = model.add_body(f"b{k}", mass=1)
        slide = model.add_joint(f"j{k}", model.world, body, "Tx")
        force = -k * slide.q[0] - (d - 1) * slide.v[0]
        model.add_load(f"s{k}", sb.loads.JointForce(slide, force))
    limits = sb.modal_path(model, "d", [0.4, 1.5]).limits
    assert [limit.value for limit in limits] == pytest.approx([1.0] * 3, abs=1e-10)
    found = sorted(limit.eigenvalue.imag for limit in limits)
    assert found == pytest.approx([2, 3, 5], abs=1e-9)


@pytest.mark.slow
def test_a_whirling_pendulum_is_upright_until_the_governor_speed():
    model = sb.Model("governor", gravity=(0, 0, -9.81))
    shaft = model.add_body("shaft", mass=1, inertia=(0.1, 0.1, 0.1))
    bob = model.add_body("bob", mass=1, com=(0, 0, -1))
    model.add_joint("spin", model.world, shaft, "Rz")
    model.add_joint("tilt", shaft, bob, "Ry")
    paths = sb.modal_path(model, "v_spin", [2.0, 3.0, 4.0])
    (limit,) = paths.limits
    assert limit.value == pytest.approx(math.sqrt(9.81), rel=1e-9)
    assert not limit.gains


@pytest.mark.slow
def test_the_bicycle_is_stable_between_the_published_speeds():
    paths = sb.modal_path(sb.library.bicycle(), "v_rear", np.linspace(2, 8, 7) / 0.3)
    weave, capsize = (0.3 * limit.value for limit in paths.limits)
    # Meijaard, Papadopoulos, Ruina, Schwab (2007), section 5.
    assert weave == pytest.approx(4.29238253634111, abs=1e-9)
    assert capsize == pytest.approx(6.02426201538837, abs=1e-9)
    assert [limit.gains for limit in paths.limits] == [True, False]


@pytest.mark.slow
def test_a_campbell_diagram_over_a_speed_has_the_line_of_that_speed():
    paths = sb.modal_path(sb.library.bicycle(), "v_rear", np.linspace(2, 8, 7) / 0.3)
    lines = paths.plot("Campbell").axes[0].lines
    (once,) = [line for line in lines if line.get_label() == "1 × v_rear"]
    np.testing.assert_allclose(once.get_ydata(), paths.values / (2 * np.pi), rtol=1e-15)


def test_with_orders_the_picture_is_a_campbell_diagram_with_critical_speeds():
    model = sb.Model("rotor")
    ring, hub = model.add_body("ring", mass=0), model.add_body("hub", mass=0)
    disc = model.add_body("disc", mass=1, inertia=(0.2, 0.2, 0.3))
    x = model.add_joint("x", model.world, ring, "Rx")
    y = model.add_joint("y", ring, hub, "Ry")
    model.add_joint("z", hub, disc, "Rz")
    for joint in (x, y):
        load = sb.loads.JointForce(joint, -50 * joint.q[0])
        model.add_load(f"shaft_{joint.name}", load)
    paths = sb.modal_path(model, "v_z", np.linspace(0, 40, 5), orders=(1, 2))
    # (n W ∓ h W)² = h² W² + 250 with 2 h = 0.3/0.2: only the disc's backward whirl
    # meets order 1.
    expected = {math.sqrt(250 / ((n + h) ** 2 - 0.75**2)) for n, h in
                ((1, 0.75), (2, 0.75), (2, -0.75))}  # fmt: skip
    found = sorted(speed.value for speed in paths.critical)
    assert found == pytest.approx(sorted(expected), rel=1e-10)
    # Also those of two orders between the same two values.
    assert [speed.value for speed in paths.critical] == found
    rows = paths.table().rows
    assert [row[1] for row in rows] == sorted(row[1] for row in rows)
    labels = paths.plot().axes[0].get_legend_handles_labels()[1]
    assert {"1 × v_z", "2 × v_z"} <= set(labels)
    # One at an end of the values counts as one between them.
    for k, ends in ((0, (found[0], 1.5 * found[0])), (2, (30.0, found[2]))):
        at_end = sb.modal_path(model, "v_z", ends, orders=(1, 2)).critical
        assert found[k] in [pytest.approx(speed.value, rel=1e-10) for speed in at_end]


def test_paths_are_a_table_pictures_and_a_file(tmp_path):
    paths = sb.modal_path(two_oscillators(), "d", [-0.4, -0.1, 0.3])
    words = [row[0] for row in paths.table().rows]
    assert words == ["begin, unstable", "stability gained", "end, stable"]
    for kind in (None, "root locus", "Campbell", "growth"):
        assert len(paths.plot(kind).axes[0].lines) >= 4
        assert paths.plot(kind).axes[0].get_legend() is not None
        ax = paths.plot(kind).axes[0]
        assert paths.plot(kind, ax=ax) is ax
    paths.save(tmp_path / "p.npz")
    again = sb.results.ModePaths.load(tmp_path / "p.npz")
    assert again.limits == paths.limits
    assert repr(again) == repr(paths)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"along": "kk"}, "name of a parameter"),
        ({"values": [1.0]}, "at least two numbers"),
        ({"along": 3}, "it must be a text"),
    ],
)
def test_what_makes_no_sense_is_refused(given, message):
    call = {"along": "k", "values": [1.0, 2.0]} | given
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.modal_path(two_oscillators(), **call)


def hung():
    """Return a mass on a spring, which nothing carries where k is zero."""
    model = sb.Model("hung", gravity=(0, 0, -9.81))
    k = model.add_parameter("k", 100.0)
    body = model.add_body("body", mass=1)
    slide = model.add_joint("slide", model.world, body, "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    return model


def test_a_first_value_without_an_equilibrium_is_named_with_what_was_found_there():
    # Where k is zero the coordinate changes no force, and k changes none either.
    with pytest.raises(
        sb.errors.AnalysisError, match=r"modal_path: at k = 0: .*balances"
    ) as e:
        sb.modal_path(hung(), "k", [0.0, 100.0])
    assert e.value.result.residual > 1


def test_paths_end_before_a_value_without_an_equilibrium():
    found = sb.modal_path(hung(), "k", [200.0, 100.0, 0.0, 100.0])
    assert found.status.name == "LOST"
    assert found.values.tolist() == [200.0, 100.0]
    assert found.eigenvalues[1].imag.max() == pytest.approx(10.0, rel=1e-9)
    assert "end before k = 0" in found.notes[0]


def test_a_limit_without_an_equilibrium_is_told_and_the_paths_are_kept():
    found = sb.modal_path(hung(), "k", [-100.0, 100.0])
    assert found.status.completed
    assert found.limits == ()
    assert "between k = -100 and 100, but where was not found" in found.notes[0]


def ziegler():
    """Return Ziegler's column: masses 2 and 1 at the ends of its links, k = l = 1."""
    model = sb.Model("ziegler", gravity=(0, 0, 0))
    load = model.add_parameter("P", 1.0)
    lower = model.add_body("lower", mass=2, com=(1, 0, 0))
    upper = model.add_body("upper", mass=1, com=(1, 0, 0))
    a = model.add_joint("a", model.world, lower, "Rz")
    b = model.add_joint("b", lower.add_frame("end", at=(1, 0, 0)), upper, "Rz")
    model.add_load("below", sb.loads.JointForce(a, -a.q[0] - load * sb.sin(b.q[0])))
    model.add_load("above", sb.loads.JointForce(b, -b.q[0]))
    return model


@pytest.mark.parametrize(
    "values",
    [
        [1, 3],
        pytest.param(np.linspace(1, 3, 9), marks=pytest.mark.slow),
        pytest.param([3, 2.5, 0.5], marks=pytest.mark.slow),
        [2.08578643, 2.08578645],
    ],
)
def test_flutter_of_two_undamped_modes_begins_where_they_meet(values):
    paths = sb.modal_path(ziegler(), "P", values)
    (limit,) = paths.limits
    # Ziegler (1952): 7/2 - sqrt 2, where both have s² = -1 / sqrt 2.
    assert limit.value == pytest.approx(3.5 - math.sqrt(2), rel=1e-13)
    assert limit.eigenvalue.imag == pytest.approx(2**-0.25, abs=1e-5)
    assert limit.gains == (values[0] > values[-1])

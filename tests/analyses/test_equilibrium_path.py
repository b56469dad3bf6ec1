"""Paths of equilibria against closed forms: folds, branches, imperfections, loops."""

import math

import numpy as np
import pytest

import symbody as sb


def pendulum():
    """Return a pendulum that a moment lifts, m g l = 9.81 N m."""
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    moment = model.add_input("M")
    bob = model.add_body("bob", mass=2, com=(0, 0, -0.5))
    hinge = model.add_joint("hinge", model.world, bob, "Ry")
    model.add_load("motor", sb.loads.JointForce(hinge, moment))
    return model


def column():
    """Return a rigid column on a torsion spring k, under a dead load P."""
    model = sb.Model("column", gravity=(0, 0, 0))
    P = model.add_parameter("P", 0.0, unit="N")
    bent = model.add_parameter("bent", 0.0, unit="rad")
    rod = model.add_body("rod", mass=1, com=(0, 0, 0.5), inertia=(0, 0.1, 0))
    hinge = model.add_joint("foot", model.world, rod, "Ry")
    model.add_load("spring", sb.loads.JointForce(hinge, -3.0 * (hinge.q[0] - bent)))
    top = rod.add_frame("top", at=(0, 0, 1.5))
    model.add_load("dead", sb.loads.Force(top, (0, 0, -P), expressed_in=model.world))
    return model


def test_a_path_goes_through_a_fold_and_loses_stability_there():
    path = sb.equilibrium_path(pendulum(), "M", 12.0, method=sb.ArcLength(most=80))
    fold = next(event for event in path.events if event.kind == "fold")
    assert fold.value == pytest.approx(9.81, rel=1e-9)
    # At a fold the value is stationary: the place is known to half the digits.
    assert fold.coordinates[0] == pytest.approx(math.pi / 2, abs=1e-5)
    lost = next(event for event in path.events if event.kind == "stability")
    assert lost.value == pytest.approx(9.81, rel=1e-6)
    assert path["M"] == pytest.approx(9.81 * np.sin(path["q_hinge"]), abs=1e-9)
    assert (path.stable == (np.cos(path["q_hinge"]) >= 0)).all()
    assert path.status.name == "MOST_POINTS"


def test_a_path_ends_at_the_value_asked_for():
    path = sb.equilibrium_path(pendulum(), "M", -8.0)
    assert path.status.name == "REACHED"
    assert path["M"][-1] == pytest.approx(-8.0, abs=1e-12)
    assert path["q_hinge"][-1] == pytest.approx(-math.asin(8 / 9.81), rel=1e-10)


def test_a_column_buckles_where_another_path_crosses():
    path = sb.equilibrium_path(column(), "P", 4.0)
    kinds = {event.kind: event.value for event in path.events}
    assert kinds["branch"] == pytest.approx(3.0 / 1.5, rel=1e-8)
    assert kinds["stability"] == pytest.approx(3.0 / 1.5, rel=1e-6)
    assert path["q_foot"] == pytest.approx(0, abs=1e-12)


def test_a_bent_column_has_no_branch_but_bends_more_and_more():
    path = sb.equilibrium_path(column(), "P", 4.0, parameters={"bent": 0.02})
    q = path["q_foot"]
    assert path.events == ()
    assert 3 * (q - 0.02) == pytest.approx(path["P"] * 1.5 * np.sin(q), abs=1e-9)
    assert (np.diff(q) > 0).all()
    assert path.stable.all()


def test_a_path_along_a_speed_is_that_of_a_governor():
    model = sb.Model("governor", gravity=(0, 0, -9.81))
    shaft = model.add_body("shaft", mass=1, inertia=(0.1, 0.1, 0.1))
    bob = model.add_body("bob", mass=1, com=(0, 0, -1))
    model.add_joint("spin", model.world, shaft, "Rz")
    model.add_joint("tilt", shaft, bob, "Ry", q=1.0)
    path = sb.equilibrium_path(model, "v_spin", (5.0, 8.0))
    assert np.cos(path["q_tilt"]) == pytest.approx(9.81 / path["v_spin"] ** 2, rel=1e-9)


@pytest.mark.parametrize("ends", [(0.0, 2.0), (2.0, 0.0)])
def test_where_stability_is_not_known_none_is_lost_or_gained(ends):
    model = sb.Model("shaft", gravity=(0, 0, 0))
    rotor = model.add_body("rotor", 1.0, inertia=(1, 1, 1))
    turn = model.add_joint("turn", model.world, rotor, "Rz", q=0.3)
    slide = model.add_joint("slide", model.world, model.add_body("mass", 1.0), "Tx")
    push = slide.q[0] * (4 + sb.cos(2 * turn.q[0]))
    model.add_load("push", sb.loads.JointForce(slide, push))
    path = sb.equilibrium_path(model, "v_turn", ends)
    assert np.isnan(path.growth).sum() == len(path.growth) - 1
    assert not path.events


def test_loops_are_followed_closed():
    model = sb.library.four_bar(explicit=False)
    compiled = sb.compile_model(model)
    path = sb.equilibrium_path(
        compiled, "torque", 3.0, start={"q_crank": -1.2}, method=sb.ArcLength(most=40)
    )
    residuals = compiled.function("constraints")
    for state in path.states:
        assert np.abs(residuals(0.0, state, [0.0])).max() < 1e-9


def test_a_path_is_a_table_a_picture_and_a_file(tmp_path):
    path = sb.equilibrium_path(pendulum(), "M", 12.0, method=sb.ArcLength(most=40))
    kinds = [row[0] for row in path.table().rows]
    assert (kinds[0], kinds[-1]) == ("begin", "end")
    assert "fold" in kinds
    labels = [line.get_label() for line in path.plot().axes[0].lines]
    assert {"stable", "unstable", "fold"} <= {*labels}
    path.save(tmp_path / "p.npz")
    again = sb.results.EquilibriumPath.load(tmp_path / "p.npz")
    assert again.events == path.events
    assert path.start(3).keys() == {"q_hinge", "v_hinge"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"along": "MM", "values": 1}, "name of a parameter"),
        ({"along": "M", "values": 0.0}, "other than the value at the beginning, 0"),
        ({"along": "M", "values": (1, 2, 3)}, r"or a pair \(begin, end\)"),
        ({"along": "M", "values": 1, "method": "DP54"}, "must be an ArcLength"),
        ({"along": "M", "end": 1}, r"no option of its own. Give values=\(begin, end\)"),
        ({"along": "M", "values": 1, "most": 9}, r"Give method=sb.ArcLength\(most="),
        ({"along": "v_hinge", "values": 1, "speeds": {}}, r"Give targets=\{'v_wheel'"),
    ],
)
def test_what_makes_no_sense_is_refused(given, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.equilibrium_path(pendulum(), **given)


@pytest.mark.parametrize(
    ("given", "message"),
    [({"longest": 0.0}, "greater than 0"), ({"most": 0}, "at least 1")],
)
def test_steps_that_make_no_path_are_refused(given, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.ArcLength(**given)


def test_what_no_force_places_stays_along_the_path():
    model = sb.Model("cart")
    mass = model.add_parameter("mass", 2.0)
    cart = model.add_body("cart", mass)
    model.add_joint("rail", model.world, cart, "Tx", q=0.3)
    path = sb.equilibrium_path(model, "mass", [2.0, 3.0])
    assert path.status.name == "REACHED"
    assert set(path["q_rail"].tolist()) == {0.3}


def stop(P, behind):
    """Return a body on a spring of 10 N/m, with one of `behind` added from 0.5 m on."""
    model = sb.Model("stop", gravity=(0, 0, 0))
    force = model.add_input("P")
    slide = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", q=0.1)
    q = slide.q[0]
    law = force - 10 * q - behind * sb.maximum(0, q - 0.5)
    model.add_load("law", sb.loads.JointForce(slide, law))
    return sb.equilibrium_path(model, "P", P, method=sb.ArcLength(most=80))


@pytest.mark.parametrize("behind", [100.0, 3.0, -8.0, 1e4])
def test_a_path_goes_over_a_corner(behind):
    path = stop(10.0, behind)
    q = path["q_x"]
    law = 10 * q + behind * np.maximum(0, q - 0.5)
    assert path.status.name == "REACHED"
    assert path["P"] == pytest.approx(law, abs=1e-7)
    assert path.events == ()
    assert path.stable.all()


def test_a_path_turns_back_at_a_corner():
    path = stop(7.0, -20.0)
    assert [event.kind for event in path.events] == ["fold", "stability"]
    assert [event.value for event in path.events] == pytest.approx([5.0, 5.0])
    q = path["q_x"]
    assert q[-1] > 1
    assert (np.diff(q) >= 0).all()
    assert path["P"] == pytest.approx(10 * q - 20 * np.maximum(0, q - 0.5), abs=1e-6)
    assert (path.stable == (q <= 0.5)).all()

"""Equilibria that come as near to wishes as they can."""

import numpy as np
import pytest

import symbody as sb


@pytest.fixture(scope="module")
def arm():
    return sb.compile_model(sb.library.double_pendulum())


def test_wishes_that_can_be_met_are_met_as_targets_are():
    model = sb.compile_model(sb.library.crank_slider())
    wished = sb.equilibrium(model, free=["force"], wishes={"q_crank": 0.7})
    aimed = sb.equilibrium(model, free=["force"], targets={"q_crank": 0.7})
    assert wished.status.name == "FOUND"
    np.testing.assert_allclose(wished.q, aimed.q, atol=1e-12)
    assert wished.solved == pytest.approx(aimed.solved, rel=1e-9)


def test_a_wish_alone_sets_what_is_free():
    model = sb.compile_model(sb.library.five_bar_suspension())
    wished = sb.equilibrium(model, free=["free_length"], wishes={"q_heave": 0.0})
    aimed = sb.equilibrium(model, free=["free_length"], targets={"q_heave": 0.0})
    assert wished["free_length"] == pytest.approx(aimed["free_length"], rel=1e-9)


# Held by a moment at its shoulder an arm is straight down or up below its elbow: the
# sum s of its angles is 0 or pi, and the wishes are off by (s - sum)/2 each.
@pytest.mark.parametrize(
    ("upper", "lower", "total"), [(0.7, 0.4, 0.0), (2.0, 2.4, np.pi), (1.2, 0.8, np.pi)]
)
def test_the_nearest_of_several_branches_is_found(arm, upper, lower, total):
    wishes = {"q_upper": upper, "q_lower": lower}
    found = sb.equilibrium(arm, free=["drive_upper"], wishes=wishes)
    off = (total - upper - lower) / 2
    assert found.status.name == "COMPROMISE"
    assert found["q_upper"] == pytest.approx(upper + off, abs=1e-9)
    assert found["q_lower"] == pytest.approx(lower + off, abs=1e-9)


def test_a_compromise_says_what_it_is_and_how_it_was_sought(arm):
    wishes = {"q_upper": 2.0, "q_lower": 2.4}
    told = repr(sb.equilibrium(arm, free=["drive_upper"], wishes=wishes))
    assert "q_upper is off by -0.6292 rad" in told
    assert "local minimum of the squares of the errors" in told
    assert "from 5 equilibria: 3 ended farther off" in told
    assert "begin elsewhere by start= or free=" in told


def test_wishes_that_leave_something_open_are_refused_with_the_reason():
    model = sb.compile_model(sb.library.five_bar_suspension())
    free = ["free_length", "length_tie"]
    with pytest.raises(
        sb.errors.ModelError, match="together without an effect on the targets"
    ):
        sb.equilibrium(model, free=free, wishes={"q_heave": 0.05})


def test_without_an_equilibrium_wishes_are_not_blamed():
    model = sb.Model("falling", gravity=(0, 0, -9.81))
    body = model.add_body("body", mass=1, inertia=(1, 1, 1))
    hinge = model.add_joint("lift", model.world, body, ["Tz", "Ry"])
    k = model.add_parameter("k", 2.0)
    turn = model.add_input("turn")
    model.add_load("spring", sb.loads.JointForce(hinge, (0, turn - k * hinge.q[1])))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"nothing balances .* along v_lift_Tz"
    ):
        sb.equilibrium(model, free=["turn"], wishes={"q_lift_Ry": 0.3})

"""The steady turn of a leaning disc that rolls, against its closed form.

With the lean a, the turn W about the vertical, the spin s, the inertia A about a
diameter and C about the axis, the moments about the contact balance where

    (C + m r²) (s + W sin a) W cos a − A W² sin a cos a + m g r sin a = 0.
"""

from itertools import combinations

import numpy as np
import pytest

import symbody as sb

R, M, A, C, SPIN, G = 0.4, 2.0, 0.08, 0.16, 6.0, 9.81
MOTIONS = ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"]


def disc(lean, heading=0.0, independent=()):
    model = sb.Model("disc")
    body = model.add_body("body", mass=M, inertia=(A, C, A))
    start = (0, 0, R * np.cos(lean), heading, lean, 0)
    model.add_joint("j", model.world, body, MOTIONS, q=start)
    model.add_constraint("roll", sb.constraints.RollingDisc(body, model.world, R))
    if independent:
        model.choose_independent(*(f"q_j_{name}" for name in independent))
    return model


def turn_of(lean):
    """Return the slow one of both turns."""
    s, c = np.sin(lean), np.cos(lean)
    roots = np.roots(
        [(C + M * R**2 - A) * s * c, (C + M * R**2) * SPIN * c, M * G * R * s]
    )
    return float(roots[np.abs(roots).argmin()])


def turning(model, lean, speeds=(("v_j_Ry", SPIN),)):
    return sb.equilibrium(
        model, speeds=dict(speeds), free={"v_j_Rz": -1.0}, targets={"q_j_Rx": lean}
    )


@pytest.mark.covering(1)
@pytest.mark.parametrize("heading", [0.0, 0.7])
@pytest.mark.parametrize("lean", [-0.3, 0.05, 0.2, 0.5])
def test_the_turn_is_that_of_the_closed_form_and_lasts(lean, heading):
    model = disc(lean, heading)
    found = turning(model, lean)
    assert found.status.name == "FOUND"
    assert found["v_j_Rz"] == pytest.approx(turn_of(lean), rel=1e-9)
    assert found["lam_roll[z]"] == pytest.approx(M * G, rel=1e-9)
    assert not any("singular" in note for note in found.notes)
    motion = sb.simulate(model, 0.5, start=found.start)
    # The tolerance of the integration.
    assert motion.array("q_j_Rx") == pytest.approx(lean, abs=1e-5)


@pytest.mark.slow
def test_every_choice_of_independents_gives_the_same_turn():
    answers = []
    for chosen in combinations(MOTIONS, 3):
        try:
            compiled = sb.compile_model(disc(0.2, 0.3, chosen))
        except sb.errors.SymbodyError:
            continue
        found = turning(compiled, 0.2)
        assert found.status.name == "FOUND"
        answers.append(found["v_j_Rz"])
    assert len(answers) > 3
    assert answers == pytest.approx([turn_of(0.2)] * len(answers), rel=1e-9)


def test_a_velocity_in_world_axes_that_is_held_makes_it_no_steady_motion():
    model = disc(0.2)
    found = turning(model, 0.2, [("v_j_Ry", SPIN), ("v_j_Ty", 0.0)])
    assert found.status.name == "INSTANT"
    assert found.stable is None
    told = " ".join(found.notes)
    start = sb.simulate(model, 0.01, start=found.start)
    assert f"vd_j_Rx = {start.array('vd_j_Rx')[0]:.4g} rad/s²" in told
    assert "v_j_Ty, v_j_Rz" in told
    assert "the forces balance at one instant" in repr(found)
    assert sb.modal(model, found).status.name == "INSTANT"


def test_a_path_of_turns_that_do_not_last_says_so():
    path = sb.equilibrium_path(
        disc(0.2), "v_j_Ry", (6.0, 6.5), free={"v_j_Rz": -1.0},
        targets={"v_j_Ty": 0.0, "q_j_Rx": 0.2},
    )  # fmt: skip
    assert any("no steady motion goes on" in note for note in path.notes)
    assert np.isnan(path.growth).all()


def test_a_velocity_in_world_axes_that_is_given_at_its_instant_is_steady():
    speed = turning(disc(0.2), 0.2)["v_j_Tx"]
    found = turning(disc(0.2), 0.2, [("v_j_Tx", speed)])
    assert found.status.name == "FOUND"
    assert found["v_j_Ry"] == pytest.approx(SPIN, rel=1e-9)


@pytest.mark.parametrize("heading", [pytest.param(0.0, marks=pytest.mark.slow), 0.7])
def test_a_disc_that_rolls_straight_is_at_no_fold(heading):
    model = disc(0.0, heading)
    found = sb.equilibrium(model, speeds={"v_j_Ry": SPIN})
    assert found.insensitive == ("q_j_Tx", "q_j_Ty", "q_j_Rz", "q_j_Ry")
    assert found["q_j_Rz"] == heading
    assert not any("singular" in note for note in found.notes)
    paths = sb.modal_path(model, "v_j_Ry", [2.0, 2.5, 3.0, 4.0])
    critical = np.sqrt(A * M * G * R / ((C + M * R**2) * C))
    # The eigenvalue is a root there, exact to the root of rounding.
    assert [limit.value for limit in paths.limits] == pytest.approx(
        [critical], rel=1e-7
    )


def test_a_disc_on_a_quaternion_is_told_which_joint_shows_its_stability():
    model = sb.Model("disc")
    body = model.add_body("body", mass=M, inertia=(A, C, A))
    start = (0, 0, R, np.cos(0.35), 0, 0, np.sin(0.35))
    model.add_joint("j", model.world, body, "free", q=start)
    model.add_constraint("roll", sb.constraints.RollingDisc(body, model.world, R))
    paths = sb.modal_path(model, "v_j_wy", [2.0, 4.0])
    assert paths.limits == ()
    assert "Rz Rx Ry of a wheel in place of a quaternion" in paths.notes[0]
    assert "no limits of stability are sought" in paths.notes[1]

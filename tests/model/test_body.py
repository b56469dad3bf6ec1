import math

import numpy as np
import pytest

from symbody.errors import CallError, ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ZERO
from symbody.formalisms.constraints.singular_mass import start_values
from symbody.io.formats import read, write
from symbody.model.body import place_name
from symbody.model.model import Model
from symbody.spatial.rotation import rotation
from symbody.spatial.vectors import full
from symbody.system.assemble import assemble


@pytest.fixture
def model():
    return Model("m")


def test_frames_on_frames_are_placed_one_after_the_other(model):
    arm = model.add_body("arm")
    hand = arm.add_frame("hand", at=(1, 0, 0), rotation=rotation("z", math.pi / 2))
    tip = hand.add_frame("tip", at=(1, 2, 0), rotation=rotation("x", math.pi / 2))
    np.testing.assert_allclose(evaluate(tip.p, {}), [-1, 1, 0], atol=1e-15)
    expected = [[0, 0, 1], [1, 0, 0], [0, 1, 0]]
    np.testing.assert_allclose(evaluate(tip.R, {}), expected, atol=1e-15)


def test_a_frame_may_be_placed_by_parameters(model):
    length = model.add_parameter("length", 2.0)
    angle = model.add_parameter("angle", 0.5)
    frame = model.add_body("arm").add_frame(
        "tip", at=(0, 0, -length), rotation=rotation("x", angle)
    )
    values = {"length": 2.0, "angle": 0.5}
    assert evaluate(frame.p, values).tolist() == [0, 0, -2]
    assert evaluate(frame.R, values)[2, 1] == math.sin(0.5)


def test_a_frame_is_found_by_its_name(model):
    arm = model.add_body("arm")
    tip = arm.add_frame("tip")
    assert arm["tip"] is tip
    assert place_name(tip) == "arm.tip"


def test_an_unknown_frame_is_answered_with_the_known_ones(model):
    arm = model.add_body("arm")
    arm.add_frame("tip")
    with pytest.raises(ModelError, match=r"'arm': it has no frame 'tpi'.*: tip\."):
        arm["tpi"]


def test_names_of_frames_are_unique_on_their_body_only(model):
    arm, leg = model.add_body("arm"), model.add_body("leg")
    arm.add_frame("tip")
    leg.add_frame("tip")
    with pytest.raises(ModelError, match=r"'arm' already has a frame.*'tip_2'"):
        arm.add_frame("tip")


def test_a_bad_name_of_a_frame_is_refused(model):
    with pytest.raises(ModelError, match=r"frame 'my tip'.*Try 'my_tip'"):
        model.add_body("arm").add_frame("my tip")


@pytest.mark.parametrize(
    ("rotation", "found"),
    [
        (np.diag([1, 1, -1]), "determinant is -1"),
        (2 * np.eye(3), "by 3 and its determinant is 8"),
        ([[1, 0, 0], [0, 1, 0.1], [0, 0, 1]], "by 0.1"),
        (np.eye(2), "a 3x3 matrix is needed"),
        ("x", "'x' of type str"),
    ],
)
def test_a_matrix_that_is_no_rotation_is_refused(model, rotation, found):
    with pytest.raises(ModelError, match=rf"frame 'arm.tip'[\s\S]*{found}"):
        model.add_body("arm").add_frame("tip", rotation=rotation)


@pytest.mark.parametrize(
    ("at", "found"),
    [
        ((1, 2), "a vector of 3 is needed"),
        ((1, 2, math.inf), "inf is not finite"),
        ((1, 2, math.nan), "NaN"),
        ((1, 2, "3"), "'3' of type str"),
    ],
)
def test_a_place_that_is_no_vector_is_refused(model, at, found):
    with pytest.raises(ModelError, match=rf"frame 'arm.tip'.*{found}"):
        model.add_body("arm").add_frame("tip", at=at)


def test_a_place_that_moves_is_refused(model):
    arm = model.add_body("arm")
    joint = model.add_joint("hinge", model.world, arm, "Rx")
    for moving, kind in ((model.t, "time 't'"), (joint.q[0], "coordinate 'q_hinge'")):
        with pytest.raises(ModelError, match=rf"{kind}, but only parameters can stand"):
            arm.add_frame("tip", at=(moving, 0, 0))


def test_rounding_of_a_rotation_by_right_angles_is_taken_away(model):
    R = [[math.cos(math.pi / 2), -1, 0], [1, math.cos(math.pi / 2), 0], [0, 0, 1]]
    frame = model.add_body("arm").add_frame("tip", rotation=R)
    assert [float(entry) for entry in frame.R[0]] == [0, -1, 0]


ABOUT = rotation((1, 2, -1), 0.7)
PLACE = (0.3, -0.2, 0.5)


def given_about(model, about, mass=2.0, com=(0.1, 0.2, -0.3)):
    """A body whose inertia about its centre is known, given about another place."""
    J = np.array([[0.5, 0.02, -0.01], [0.02, 0.4, 0.03], [-0.01, 0.03, 0.3]])
    p, R = {"origin": (np.zeros(3), np.eye(3))}.get(
        about, (np.array(PLACE), np.array(ABOUT, dtype=float))
    )
    r = np.array(com) - p
    moved = R.T @ (J + mass * (r @ r * np.eye(3) - np.outer(r, r))) @ R
    return J, moved


@pytest.mark.parametrize("about", ["origin", "place", "frame"])
@pytest.mark.parametrize("as_parameters", [False, True])
def test_an_inertia_may_be_given_about_another_place_and_axes(
    model, about, as_parameters, tmp_path
):
    J, given = given_about(model, about)
    mass, com, inertia = 2.0, (0.1, 0.2, -0.3), given
    if as_parameters:
        mass = model.add_parameter("m", mass, positive=True)
        com = model.add_parameter("c", com)
        inertia = model.add_parameter("J", given)
    template = model.world.add_frame("cad", at=PLACE, rotation=ABOUT)
    where = {"origin": "origin", "place": (PLACE, ABOUT), "frame": template}[about]
    body = model.add_body("b", mass, com, inertia, inertia_about=where)
    model.add_joint("j", model.world, body, "free")
    values = {s.name: x for s, x in start_values(assemble(model)).items()}
    found = evaluate(np.array(full(body.inertia), dtype=object), values)
    np.testing.assert_allclose(found, J, atol=1e-14)
    write(model, tmp_path / "m.json")
    other = read(tmp_path / "m.json").bodies["b"]
    again = evaluate(np.array(full(other.inertia), dtype=object), values)
    np.testing.assert_allclose(again, found, rtol=1e-14)


def test_a_particle_given_about_a_distant_point_has_no_inertia_of_its_own(model):
    r = np.array([0, 0.1, 0.3])
    J = 3.0 * (r @ r * np.eye(3) - np.outer(r, r))
    body = model.add_body("b", 3.0, r, J, inertia_about="origin")
    assert all(entry is ZERO for entry in body.inertia)


@pytest.mark.parametrize(
    ("about", "message"),
    [
        ("center", r"inertia_about='center'\. Give 'com', 'origin', a frame"),
        (5, r"inertia_about=5\. Give 'com'"),
        (((0, 0), None), r"body 'b'.*vector of 3|b\.inertia_about.*vector of 3"),
    ],
)
def test_a_place_of_an_inertia_that_is_none_is_refused(model, about, message):
    with pytest.raises(ModelError, match=message):
        model.add_body("b", 1, inertia=(1, 1, 1), inertia_about=about)


@pytest.mark.parametrize("size", [1e-9, 1.0, 1e6])
def test_an_inertia_that_is_not_symmetric_is_refused_at_any_size(model, size):
    J = size * np.array([[4, 1, 0], [1 + 1e-7, 4, 0], [0, 0, 4]])
    with pytest.raises(ModelError, match="not symmetric: its entries xy"):
        model.add_body("skew", 1, inertia=J)
    J[1, 0] = size * (1 + 1e-9)
    model.add_body("rounded", 1, inertia=J)


def test_a_place_without_an_inertia_is_refused(model):
    with pytest.raises(ModelError, match="there is no inertia"):
        model.add_body("b", 1, inertia_about="origin")


def test_a_former_option_is_taken_and_warned_of_at_the_line_of_the_user(model):
    with pytest.warns(
        DeprecationWarning, match="deprecated: write allow_inv"
    ) as caught:
        body = model.add_body("b", 1, as_given=True)
    assert body.allow_invalid_inertia
    assert caught[0].filename == __file__
    with pytest.raises(CallError, match="the former name of allow_invalid_inertia"):
        model.add_body("c", 1, as_given=True, allow_invalid_inertia=True)

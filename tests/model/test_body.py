import math

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.expr import evaluate
from symbody.model.body import place_name
from symbody.model.model import Model
from symbody.spatial.rotation import rotation


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

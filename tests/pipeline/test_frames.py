"""Frames are asked for by their names, and compiled once."""

import copy
import pickle

import numpy as np
import pytest

import symbody as sb


def crane():
    model = sb.Model("crane")
    length = model.add_parameter("length", 2.0)
    cart = model.add_body("cart", mass=5)
    box = model.add_body("box", mass=1, inertia=(1, 1, 1))
    model.add_joint("rail", model.world, cart, "Tx")
    model.add_joint("hook", cart, box, "Ry")
    for body in (model.world, cart, box):
        body.add_frame("mark", at=(0, 0, -1))
    box.add_frame("tip", at=(0, 0, -length), rotation=sb.rotation("x", 0.3))
    box.add_frame("cart", at=(1, 0, 0))
    model.world.add_frame("stop", at=(3, 0, 0))
    return model


@pytest.fixture(scope="module")
def compiled():
    return sb.compile_model(crane())


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("cart", (0.5, 0, 0)), ("box", (0.5, 0, 0)), ("tip", (-1.5, 0, 0)),
        ("box.tip", (-1.5, 0, 0)), ("box.cart", (0.5, 0, -1)), ("world", (0, 0, 0)),
        ("stop", (3, 0, 0)), ("world.mark", (0, 0, -1)), ("cart.mark", (0.5, 0, -1)),
    ],
)  # fmt: skip
def test_a_frame_has_the_place_of_its_name(compiled, name, place):
    R, p = compiled.pose(name, [0.5, np.pi / 2])
    np.testing.assert_allclose(p, place, rtol=0, atol=1e-15)
    assert R.shape == (3, 3)
    assert compiled.frame_jacobian(name, [0.5, 0.0]).shape == (6, 2)


@pytest.mark.parametrize("what", ["pose", "frame_jacobian"])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tipp", r"frame='tipp': it must be the name of a body.*mean 'tip' or"),
        ("mark", r"one frame, but there are world\.mark, cart\.mark, box\.mark\. Give"),
        ("box.stop", "must be the name of a body"),
        (3, "frame=3: it must be the name of a body"),
        (["tip"], "must be the name of a body"),
        ("", "must be the name of a body"),
    ],
)
def test_a_name_that_is_none_is_refused_with_near_ones(compiled, what, name, message):
    with pytest.raises(sb.errors.DerivationError, match=f"{what}: .*{message}"):
        getattr(compiled, what)(name, [0.0, 0.0])


def test_coordinates_that_do_not_fit_are_refused(compiled):
    with pytest.raises(sb.errors.CallError, match="crane_pose_box_tip"):
        compiled.pose("box.tip", [0.0])


def test_a_frame_is_compiled_once_whatever_the_parameters(compiled, monkeypatch):
    compiled.pose("tip", [0.0, 0.0])
    monkeypatch.setattr(
        "symbody.pipeline.frames.ProgramRequest", lambda *_: pytest.fail("again")
    )
    longer = compiled.with_parameters({"length": 4.0})
    assert longer.pose("tip", [0.0, 0.0])[1].tolist() == [0.0, 0.0, -4.0]
    assert compiled.pose("tip", [0.0, 0.0])[1].tolist() == [0.0, 0.0, -2.0]


def test_asking_for_a_frame_changes_no_model():
    model = crane()
    compiled = sb.compile_model(model)
    compiled.pose("tip", [0.0, 0.0])
    assert not model.sensors
    assert not compiled.sensor_values(0.0, compiled.start_state())


@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))]
)
def test_a_model_that_was_copied_or_pickled_has_the_same_frames(compiled, again):
    q = [0.3, 0.4]
    before = compiled.frame_jacobian("tip", q)
    np.testing.assert_array_equal(again(compiled).frame_jacobian("tip", q), before)

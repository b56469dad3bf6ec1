"""What loads refuse. What they do is in tests/laws/test_loads.py."""

import math

import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import Position


@pytest.fixture
def model():
    model = Model("m")
    arm, hand = model.add_body("arm", mass=1), model.add_body("hand", mass=1)
    model.add_joint("elbow", model.world, arm, "Rx")
    model.add_joint("wrist", arm, hand, ["Rx", "Ty"])
    model.add_joint("weld", arm, model.add_body("plate"), "fixed")
    return model


@pytest.mark.parametrize("kind", [Force, Torque])
@pytest.mark.parametrize(
    ("vector", "found"),
    [
        ((1, 2), r"\(2,\), but a vector of 3 is needed"),
        (5, r"\(\), but a vector of 3 is needed"),
        ((1, 2, math.nan), "NaN"),
        ((1, 2, math.inf), "inf is not finite"),
        ((1, 2, "3"), "'3' of type str"),
    ],
)
def test_a_vector_that_is_none_is_refused(model, kind, vector, found):
    with pytest.raises(ModelError, match=rf"load 'push': .*{found}"):
        model.add_load("push", kind(model.bodies["arm"], vector))


@pytest.mark.parametrize("kind", [Force, Torque])
def test_action_and_reaction_are_on_two_bodies(model, kind):
    arm = model.bodies["arm"]
    load = kind(arm.add_frame("end"), (1, 2, 3), reaction_on=arm)
    with pytest.raises(ModelError, match=r"reaction are both on the body 'arm'"):
        model.add_load("push", load)


def test_a_line_has_its_ends_on_two_bodies(model):
    arm = model.bodies["arm"]
    load = PointToPoint(arm, arm.add_frame("end"), 1)
    with pytest.raises(ModelError, match=r"arm and arm.end, are on the body 'arm'"):
        model.add_load("line", load)


@pytest.mark.parametrize(
    "load",
    [
        lambda arm, foreign: Force(foreign, (1, 2, 3)),
        lambda arm, foreign: Force(arm, (1, 2, 3), reaction_on=foreign),
        lambda arm, foreign: Force(arm, (1, 2, 3), expressed_in=foreign),
        lambda arm, foreign: Torque(foreign, (1, 2, 3)),
        lambda arm, foreign: Torque(arm, (1, 2, 3), reaction_on=foreign),
        lambda arm, foreign: Torque(arm, (1, 2, 3), expressed_in=foreign),
        lambda arm, foreign: PointToPoint(arm, foreign, 1),
        lambda arm, foreign: PointToPoint(foreign, arm, 1),
    ],
)
def test_every_place_must_be_of_the_model(model, load):
    foreign = Model("other").add_body("leg")
    message = r"load 'x': the body 'leg' is not in model 'm'.*world, arm, hand, plate\."
    with pytest.raises(ModelError, match=message):
        model.add_load("x", load(model.bodies["arm"], foreign))


@pytest.mark.parametrize("place", [None, "arm", 3])
def test_what_is_no_place_is_refused(model, place):
    with pytest.raises(ModelError, match=r"load 'x': .* is not a body or frame"):
        model.add_load("x", PointToPoint(model.bodies["arm"], place, 1))
    with pytest.raises(ModelError, match=r"load 'x': .* is not a body or frame"):
        model.add_load("x", Force(place, (1, 2, 3)))


@pytest.mark.parametrize(
    ("joint", "force", "found"),
    [
        ("wrist", 1, r"1 has the shape \(\), but a vector of 2 is needed"),
        ("wrist", (1, 2, 3), r"\(3,\), but a vector of 2 is needed"),
        ("elbow", (1, 2), r"\(2,\), but a vector of 1 is needed"),
        ("elbow", math.inf, "inf is not finite"),
        ("weld", 1, "the joint 'weld' is fixed"),
    ],
)
def test_a_joint_force_fits_the_velocities_of_its_joint(model, joint, force, found):
    with pytest.raises(ModelError, match=rf"load 'motor': .*{found}"):
        model.add_load("motor", JointForce(model.joints[joint], force))


def test_a_joint_force_needs_a_joint_of_the_model(model):
    other = Model("other")
    foreign = other.add_joint("knee", other.world, other.add_body("leg"), "Rx")
    with pytest.raises(ModelError, match=r"load 'x': the body .* is not in model 'm'"):
        model.add_load("x", JointForce(foreign, 1))
    with pytest.raises(ModelError, match=r"Body\('arm'\) is not a joint"):
        model.add_load("x", JointForce(model.bodies["arm"], 1))


def test_a_force_may_hold_symbols_of_the_model_only(model):
    k = Model("other").add_parameter("k", 1.0)
    for load in (
        Force(model.bodies["arm"], (0, 0, k)),
        Torque(model.bodies["arm"], (0, 0, k)),
        PointToPoint(model.bodies["arm"], model.world, k),
        JointForce(model.joints["elbow"], k),
    ):
        with pytest.raises(ModelError, match=r"load 'x': .*'k', which is not of model"):
            model.add_load("x", load)


@pytest.mark.parametrize("thing", [5, None, Force, "Force"])
def test_what_is_no_load_is_refused(model, thing):
    with pytest.raises(
        ModelError, match=r"is not a load. Give an object such as Force"
    ):
        model.add_load("x", thing)


def test_a_sensor_is_no_load(model):
    sensor = Position(model.bodies["arm"])
    with pytest.raises(ModelError, match=r"a load. It is a sensor: model.add_sensor"):
        model.add_load("x", sensor)


@pytest.mark.parametrize(
    ("field", "make"),
    [
        ("free_length", lambda way, ends, q: sb.loads.Cable(ends, 1e3, 2 - 0.1 * q)),
        (
            "free_length",
            lambda way, ends, q: sb.loads.SpringDamper(
                *ends, stiffness=1e3, free_length=2 - 0.1 * q
            ),
        ),
        (
            "free_angle",
            lambda way, ends, q: sb.loads.TorsionalSpringDamper(way, 1, 0, q),
        ),
        ("greatest", lambda way, ends, q: sb.loads.JointStops(way, -3, 1 + q, 1e3)),
    ],
)
def test_a_coordinate_that_moves_a_free_length_and_feels_nothing_is_told(field, make):
    """Unless something brings the force there, or measures."""

    def hoist(of):
        model = sb.Model("hoist")
        drum = model.add_body("drum", 1.0, inertia=(1, 1, 1))
        winch = model.add_joint("winch", model.world, drum, "Rx")
        body = model.add_body("body", 1.0)
        way = model.add_joint("way", model.world, body, "Tz", q=-2.0)
        q = of(model, winch)
        model.add_load("rope", make(way, [model.world, body], q))
        return model, winch

    model, winch = hoist(lambda model, winch: winch.q[0])
    words = f"load 'rope': its {field} follows the joint 'winch', which feels nothing"
    with pytest.warns(sb.errors.ModelWarning, match=words):
        sb.compile_model(model)
    model.add_load("back", sb.loads.JointForce(winch, 1.0))
    sb.compile_model(model)
    measured, _ = hoist(
        lambda model, winch: model.add_sensor("angle", sb.sensors.JointState(winch))[0]
    )
    sb.compile_model(measured)

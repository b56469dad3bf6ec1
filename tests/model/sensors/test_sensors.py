"""What sensors refuse. What they measure is in tests/laws/test_sensors.py."""

import pytest

from symbody.errors import ModelError
from symbody.expr import Symbol
from symbody.model.loads import Force
from symbody.model.model import Model
from symbody.model.sensors import (
    AngularVelocity,
    Distance,
    Energy,
    JointState,
    Orientation,
    Position,
    Velocity,
)


@pytest.fixture
def model():
    model = Model("m")
    arm, hand = model.add_body("arm", mass=1), model.add_body("hand", mass=1)
    model.add_joint("elbow", model.world, arm, "Rx")
    model.add_joint("ball", arm, hand, "spherical")
    return model


def test_the_symbols_of_a_sensor_have_the_shape_of_its_value(model):
    arm, hand = model.bodies.values()
    shapes = {
        Position(arm): (3,),
        Velocity(arm): (3,),
        AngularVelocity(arm): (3,),
        Orientation(arm): (3, 3),
        Distance(arm, hand): (2,),
        Energy(): (2,),
        JointState(model.joints["elbow"]): (2,),
        JointState(model.joints["ball"]): (7,),
    }
    for i, (sensor, shape) in enumerate(shapes.items()):
        symbols = model.add_sensor(f"s_{i}", sensor)
        assert symbols.shape == shape
        assert all(isinstance(symbol, Symbol) for symbol in symbols.flat)


def test_entries_of_a_joint_state_are_named_after_its_symbols(model):
    state = JointState(model.joints["ball"])
    assert state.entries[3:5] == ("q_ball_e3", "v_ball_wx")


@pytest.mark.parametrize(
    "sensor",
    [
        lambda arm, foreign: Position(foreign),
        lambda arm, foreign: Position(arm, seen_from=foreign),
        lambda arm, foreign: Position(arm, expressed_in=foreign),
        lambda arm, foreign: Velocity(arm, seen_from=foreign),
        lambda arm, foreign: AngularVelocity(arm, expressed_in=foreign),
        lambda arm, foreign: Orientation(foreign, arm),
        lambda arm, foreign: Distance(arm, foreign),
        lambda arm, foreign: Energy(foreign),
    ],
)
def test_every_place_must_be_of_the_model(model, sensor):
    foreign = Model("other").add_body("leg")
    message = r"sensor 'x': the body 'leg' is not in model 'm'.*are world, arm, hand\."
    with pytest.raises(ModelError, match=message):
        model.add_sensor("x", sensor(model.bodies["arm"], foreign))


@pytest.mark.parametrize("kind", [Position, Velocity, AngularVelocity, Orientation])
def test_what_is_no_place_is_refused(model, kind):
    with pytest.raises(ModelError, match=r"sensor 'x': 'arm' is not a body or frame"):
        model.add_sensor("x", kind("arm"))


def test_a_distance_needs_two_bodies(model):
    arm = model.bodies["arm"]
    with pytest.raises(ModelError, match=r"arm and arm.end, are on the body 'arm'"):
        model.add_sensor("x", Distance(arm, arm.add_frame("end")))


def test_energy_is_of_a_body(model):
    for thing in ("arm", model.bodies["arm"].add_frame("end")):
        with pytest.raises(ModelError, match=r"is not a body. Give what add_body"):
            model.add_sensor("x", Energy(thing))


def test_the_energy_of_the_world_is_that_of_all(model):
    model.add_sensor("x", Energy(model.world))
    assert model.sensors["x"].sensor.of is None


def test_a_joint_state_needs_a_joint_of_the_model(model):
    other = Model("other")
    foreign = other.add_joint("knee", other.world, other.add_body("leg"), "Rx")
    with pytest.raises(ModelError, match=r"sensor 'x': .* is not in model 'm'"):
        model.add_sensor("x", JointState(foreign))
    with pytest.raises(ModelError, match=r"'elbow' is not a joint"):
        model.add_sensor("x", JointState("elbow"))


@pytest.mark.parametrize("thing", [5, None, Position, "Position"])
def test_what_is_no_sensor_is_refused(model, thing):
    with pytest.raises(ModelError, match=r"not a sensor. Give an object such as Posit"):
        model.add_sensor("x", thing)


def test_a_load_is_no_sensor(model):
    force = Force(model.bodies["arm"], (1, 2, 3))
    with pytest.raises(ModelError, match=r"not a sensor.*forces are added by add_load"):
        model.add_sensor("x", force)

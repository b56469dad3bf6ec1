"""What sensors refuse. What they measure is in tests/laws/test_sensors.py."""

import pytest

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.formalisms.quantities.outputs import derive_sensors
from symbody.model.loads.springs import Force
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass, Energy, Jacobian
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque, JointState
from symbody.system import assemble


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
    with pytest.raises(ModelError, match=r"a sensor. It is a load: model.add_load"):
        model.add_sensor("x", force)


@pytest.mark.parametrize("kind", [Acceleration, AngularAcceleration])
def test_accelerations_are_of_places_of_the_model(model, kind):
    with pytest.raises(ModelError, match=r"sensor 'x': 'arm' is not a body or frame"):
        model.add_sensor("x", kind("arm"))
    foreign = Model("other").add_body("leg")
    with pytest.raises(ModelError, match=r"'leg' is not in model 'm'"):
        model.add_sensor("x", kind(model.bodies["arm"], foreign))


@pytest.mark.parametrize("kind", [ConstraintForce, ConstraintTorque])
def test_reactions_are_of_joints_of_the_model(model, kind):
    with pytest.raises(ModelError, match=r"sensor 'x': 'elbow' is not a joint\. Give"):
        model.add_sensor("x", kind("elbow"))
    other = Model("other")
    foreign = other.add_joint("knee", other.world, other.add_body("leg"), "Rx")
    with pytest.raises(ModelError, match=r"sensor 'x': .* is not in model 'm'"):
        model.add_sensor("x", kind(foreign))
    with pytest.raises(ModelError, match=r"'leg' is not in model 'm'"):
        model.add_sensor("x", kind(model.joints["elbow"], other.bodies["leg"]))


def test_reactions_are_in_the_axes_of_the_joints_frame_on_the_child(model):
    model.add_sensor("x", ConstraintForce(model.joints["elbow"]))
    sensor = model.sensors["x"].sensor
    assert sensor.expressed_in is model.joints["elbow"].child


@pytest.mark.parametrize(
    ("of", "message"),
    [
        (7, r"sensor 'x': 7 is neither a body nor a list of bodies\. Give"),
        ([], r"sensor 'x': \[\] is neither a body nor a list"),
        (["arm"], r"sensor 'x': 'arm' is not a body with a mass"),
    ],
)
def test_a_centre_of_mass_is_of_bodies(model, of, message):
    with pytest.raises(ModelError, match=message):
        model.add_sensor("x", CenterOfMass(of))


def test_a_centre_of_mass_is_not_of_the_world_nor_of_a_body_twice(model):
    arm = model.bodies["arm"]
    with pytest.raises(ModelError, match=r"Body\('world'\) is not a body with a mass"):
        model.add_sensor("x", CenterOfMass(model.world))
    with pytest.raises(ModelError, match=r"a body is given twice: arm, arm\."):
        model.add_sensor("x", CenterOfMass([arm, arm]))
    foreign = Model("other").add_body("leg", mass=1)
    with pytest.raises(ModelError, match=r"'leg' is not in model 'm'"):
        model.add_sensor("x", CenterOfMass([arm, foreign]))


def test_bodies_without_mass_have_no_centre(model):
    empty = model.add_body("empty")
    with pytest.raises(ModelError, match=r"are massless: empty\. Without mass there"):
        model.add_sensor("x", CenterOfMass(empty))


def test_a_model_without_mass_has_no_centre():
    model = Model("m")
    for name in ("a", "b"):
        model.add_joint(f"j_{name}", model.world, model.add_body(name), "Tx")
    model.add_sensor("x", CenterOfMass())
    with pytest.raises(ModelError, match=r"all 2 bodies of model 'm' are massless"):
        derive_sensors(assemble(model))


def test_a_jacobian_has_the_columns_of_its_joints(model):
    joints = model.joints
    hand = model.bodies["hand"]
    shapes = [
        model.add_sensor(f"J_{i}", Jacobian(hand, given)).shape
        for i, given in enumerate((joints["ball"], [joints["elbow"]], joints.values()))
    ]
    assert shapes == [(6, 3), (6, 1), (6, 4)]


def test_a_jacobian_needs_joints_that_move_each_once(model):
    hand, elbow = model.bodies["hand"], model.joints["elbow"]
    lamp = model.add_body("lamp", mass=1)
    weld = model.add_joint("weld", hand, lamp, "fixed")
    for joints, message in (
        (
            "elbow",
            r"sensor 'x': 'elbow' is not a joint\. Give what add_joint",
        ),
        (7, r"sensor 'x': 7 is not a joint"),
        ([elbow, elbow], r"a joint is given twice: elbow, elbow\."),
        (weld, r"its joints \(weld\) have no velocities"),
        ([], r"its joints \(none\) have no velocities"),
    ):
        with pytest.raises(ModelError, match=message):
            model.add_sensor("x", Jacobian(hand, joints))

import pytest

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_dynamics
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.loads.beam import Bushing
from symbody.model.loads.contact import CompliantContact, Tire
from symbody.model.loads.joint_loads import (
    CoulombFriction,
    JointForce,
    TorsionalSpringDamper,
)
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody.model.model import Model
from symbody.model.sensors.joints import LoadValue
from symbody.system import assemble


@pytest.fixture
def model():
    model = Model("m")
    block = model.add_body("block", mass=1)
    model.add_joint("slide", model.world, block, ["Tx", "Ty"], q=(3, 4), v=(1, 0))
    return model


def value_of(model, load, coordinates=(3.0, 4.0), velocities=(1.0, 0.0)):
    """Return value and unit of a load, in the start position."""
    load = model.add_load("load", load)
    symbols = model.add_sensor("value", LoadValue(load))
    system = assemble(model)
    measured = TreeKinematics(system, build_tree(system, merge=False))
    state = (*system.q, *system.v)
    values = dict(zip(state, (*coordinates, *velocities), strict=True))
    nodes = [symbols] if not hasattr(symbols, "shape") else symbols.ravel().tolist()
    numbers = evaluate(measured.resolve(nodes), values).tolist()
    shape = getattr(symbols, "shape", ())
    return (numbers if shape else numbers[0]), system.sensors["value"].sensor.unit


def test_of_vectors_it_is_the_components_as_they_were_given(model):
    block = model.bodies["block"]
    assert value_of(model, Force(block, (1, 2, 3))) == ([1, 2, 3], "N")


def test_of_torques_the_unit_is_a_torques(model):
    block = model.bodies["block"]
    torque = Torque(block, (1, 2, 3), expressed_in=block)
    assert value_of(model, torque) == ([1, 2, 3], "N m")


def test_along_a_line_it_is_the_push(model):
    block = model.bodies["block"]
    assert value_of(model, PointToPoint(model.world, block, 7)) == (7, "N")


def test_of_a_spring_it_is_that_of_its_length_and_rate(model):
    spring = SpringDamper(model.world, model.bodies["block"], 10, 2, free_length=4)
    value, unit = value_of(model, spring)
    assert value == pytest.approx(10 * (4 - 5) - 2 * 3 / 5)
    assert unit == "N"


def test_in_a_joint_it_is_one_force_a_velocity(model):
    found = value_of(model, JointForce(model.joints["slide"], (5, 6)))
    assert found == ([5, 6], "N")


def test_in_a_joint_with_one_velocity_it_is_a_number(model):
    hand = model.add_body("hand", mass=1)
    turn = model.add_joint("turn", model.bodies["block"], hand, "Rz")
    spring = TorsionalSpringDamper(turn, 10, 1)
    assert value_of(model, spring, (3, 4, 0.5), (1, 0, 2)) == (-7, "N m")


def test_of_friction_it_is_against_the_velocity(model):
    friction = CoulombFriction(model.joints["slide"], 0.5, 10, regularization=1e-9)
    value, unit = value_of(model, friction)
    assert value == pytest.approx([-5, 0])
    assert unit == "N"


def test_of_a_bushing_it_is_torque_and_force_in_the_axes_of_a(model):
    bushing = Bushing(model.world, model.bodies["block"], (1, 2, 3), (1, 1, 1))
    assert value_of(model, bushing)[0] == [0, 0, 0, -3, -8, 0]


def test_of_a_contact_it_is_the_force_on_the_point(model):
    plane = model.world.add_frame("plane", at=(0, 0, 0.25))
    contact = CompliantContact(model.bodies["block"], plane, 100, exponent=1)
    assert value_of(model, contact) == ([0, 0, 25], "N")


def test_of_a_tire_it_is_torque_and_force_on_the_rim(model):
    wheel = model.add_body("wheel", mass=1)
    model.add_joint("hub", model.bodies["block"], wheel, "Ry")
    tire = Tire(wheel, model.bodies["block"], (1, 2, 3), (4, 5, 6))
    value, _ = value_of(model, tire, (3, 4, 0), (1, 0, 0))
    assert value == [4, 5, 6, 1, 2, 3]


def test_what_is_no_load_is_refused(model):
    message = r"sensor 'value': 7 is not a load with a value\. Give what add_load"
    with pytest.raises(ModelError, match=message):
        model.add_sensor("value", LoadValue(7))


def test_a_load_that_was_not_added_is_refused_with_the_known_ones(model):
    model.add_load("push", Force(model.bodies["block"], (1, 0, 0)))
    foreign = JointForce(model.joints["slide"], 1)
    message = r"sensor 'value': .* is not a load of model 'm'.*known loads: push\."
    with pytest.raises(ModelError, match=message):
        model.add_sensor("value", LoadValue(foreign))


def test_a_load_may_follow_another(model):
    block = model.bodies["block"]
    push = model.add_load("push", Force(block, (3, 0, 0)))
    value = model.add_sensor("value", LoadValue(push))
    model.add_load("follower", Force(block, (2 * value[0], 0, 0)))
    vd = derive_dynamics(assemble(model)).results["vd"]
    assert evaluate(vd, {}).tolist() == [9, 0]


def test_the_name_of_a_load_stands_for_it(model):
    joint = model.joints["slide"]
    load = model.add_load("push", JointForce(joint, (2, 3)))
    model.add_sensor("by_name", LoadValue("push"))
    model.add_sensor("by_load", LoadValue(load))
    sensors = assemble(model).sensors
    assert sensors["by_name"].sensor.load is sensors["by_load"].sensor.load is load


def test_an_unknown_name_of_a_load_is_told_with_the_known_ones(model):
    model.add_load("push", JointForce(model.joints["slide"], (2, 3)))
    with pytest.raises(
        ModelError, match=r"'pull' is not a load of model 'm'.*loads: push"
    ):
        model.add_sensor("value", LoadValue("pull"))


def test_the_entry_of_a_table_of_loads_is_refused_with_what_to_take_of_it(model):
    model.add_load("drive", JointForce(model.joints["slide"], (1, 0)))
    with pytest.raises(ModelError, match=r"model\.loads\[name\]\.load"):
        model.add_sensor("value", LoadValue(model.loads["drive"]))

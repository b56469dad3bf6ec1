import numpy as np
import pytest
import sympy

from symbody.errors import ModelError
from symbody.expr.functions import cos, sin
from symbody.model.model import Model
from symbody.system import assemble


@pytest.fixture
def model():
    model = Model("m")
    arm, hand = model.add_body("arm", mass=1), model.add_body("hand", mass=1)
    model.add_joint("elbow", model.world, arm, "Rx")
    model.add_joint("wrist", arm, hand, ["Rx", "Ty"])
    return model


def test_a_drive_prescribes_position_velocity_and_acceleration(model):
    w = model.add_parameter("w", 2.0)
    model.drive(model.joints["elbow"], sin(w * model.t))
    link = assemble(model).links[0]
    t = model.t
    assert link.driven
    assert (link.q, link.v) == (sin(w * t), w * cos(w * t))
    assert link.vd == -(w * (w * sin(w * t)))


def test_a_driven_coordinate_is_no_state(model):
    model.drive(model.joints["wrist"], [None, model.t])
    system = assemble(model)
    assert [q.name for q in system.q] == ["q_elbow", "q_wrist_Rx"]
    assert [v.name for v in system.v] == ["v_elbow", "v_wrist_Rx"]


def test_a_number_locks_a_joint(model):
    model.drive(model.joints["elbow"], 0.5)
    link = assemble(model).links[0]
    assert [float(x) for x in (link.q, link.v, link.vd)] == [0.5, 0, 0]


def test_formulas_may_come_as_an_array_or_of_sympy(model):
    model.drive(model.joints["wrist"], np.array([1.0, 2.0]))
    model.drive(model.joints["elbow"], sympy.Symbol("t") ** 2)
    assert [float(drive) for drive in model.joints["wrist"].drives] == [1, 2]
    assert model.joints["elbow"].drives == [model.t**2]


def test_a_drive_can_be_taken_back(model):
    model.drive(model.joints["elbow"], 0.5)
    model.drive(model.joints["elbow"], None)
    assert len(assemble(model).q) == 3


def test_as_many_formulas_as_coordinates_are_needed(model):
    message = (
        r"joint 'wrist': 1 formula for 2 coordinates: q_wrist_Rx, q_wrist_Ty\. Give"
    )
    with pytest.raises(ModelError, match=message):
        model.drive(model.joints["wrist"], 1.0)


def test_a_fixed_joint_has_nothing_to_drive(model):
    weld = model.add_joint("weld", model.world, model.add_body("post"), "fixed")
    with pytest.raises(ModelError, match=r"1 formula for 0 coordinates: none"):
        model.drive(weld, 1.0)


@pytest.mark.parametrize("kind", ["spherical", "free"])
def test_a_quaternion_cannot_be_prescribed(model, kind):
    ball = model.add_joint("ball", model.world, model.add_body("top"), kind)
    with pytest.raises(
        ModelError, match=r"depend on each other.*Spherical\('cardan'\)"
    ):
        model.drive(ball, [1, 0, 0, 0])


def test_a_drive_depends_on_time_and_parameters_only(model):
    elbow, wrist = model.joints.values()
    push = model.add_input("push")
    wrong = {"coordinate 'q_wrist_Rx'": wrist.q[0], "input 'push'": push}
    for found, formula in wrong.items():
        with pytest.raises(ModelError, match=rf"{found}, but only parameters and time"):
            model.drive(elbow, formula)


def test_what_is_not_a_joint_of_the_model_is_refused(model):
    other = Model("other")
    foreign = other.add_joint("elbow", other.world, other.add_body("arm"), "Rx")
    for thing in (foreign, "elbow", None):
        with pytest.raises(ModelError, match=r"is not a joint of model 'm'"):
            model.drive(thing, 0)


def test_a_formula_that_is_none_is_refused(model):
    with pytest.raises(ModelError, match=r"joint 'elbow': 'sin\(t\)' of type str"):
        model.drive(model.joints["elbow"], "sin(t)")


def test_a_joint_is_driven_once_unless_it_is_released(model):
    elbow, wrist = model.joints["elbow"], model.joints["wrist"]
    model.drive(elbow, model.t)
    with pytest.raises(ModelError, match=r"q_elbow is driven already, by t\..*None"):
        model.drive(elbow, sin(model.t))
    assert elbow.drives == [model.t]
    model.drive(elbow, None)
    model.drive(elbow, sin(model.t))
    model.drive(wrist, (model.t, None))
    model.drive(wrist, (None, model.t))
    assert wrist.drives == [None, model.t]


def test_a_provisional_drive_gives_way(model):
    elbow = model.joints["elbow"]
    model.drive(elbow, 0.5, provisional=True)
    model.drive(elbow, model.t)
    with pytest.raises(ModelError, match="driven already"):
        model.drive(elbow, 0.5)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("input", r"add_filtered_drive\(model, 'follow', elbow, frequency="),
        ("state", r"Nonholonomic\(elbow.v\[0\] - rate\)"),
        ("velocity", r"Algebraic\(elbow.q\[0\] - "),
    ],
)
def test_what_follows_anything_but_time_is_named(model, kind, told):
    elbow, wrist = model.joints.values()
    symbol = {
        "input": lambda: model.add_input("w"),
        "state": lambda: model.add_state("s"),
        "velocity": lambda: wrist.v[0],
    }[kind]()
    with pytest.raises(ModelError, match=told):
        model.drive(elbow, 2 * symbol)

import math
import pickle

import pytest

from symbody.errors import ExpressionError, ModelError, ModelWarning
from symbody.expr.node import symbol
from symbody.model.joint_types.element import CustomJoint
from symbody.model.joint_types.pairs import Free, Revolute, Spherical, Universal
from symbody.model.model import Model


@pytest.fixture
def model():
    model = Model("m")
    model.add_body("arm", mass=1)
    return model


def joint_of(model, kind="Rx", **options):
    return model.add_joint("hip", model.world, model.bodies["arm"], kind, **options)


def names(symbols):
    return [symbol.name for symbol in symbols]


@pytest.mark.parametrize(
    ("kind", "q", "v"),
    [
        ("Rx", ["q_hip"], ["v_hip"]),
        ("fixed", [], []),
        (["Tx", "Ry"], ["q_hip_Tx", "q_hip_Ry"], ["v_hip_Tx", "v_hip_Ry"]),
        (["Rx", "Ry", "Rx"], ["q_hip_Rx", "q_hip_Ry", "q_hip_Rx2"],
         ["v_hip_Rx", "v_hip_Ry", "v_hip_Rx2"]),
        ("spherical", ["q_hip_e0", "q_hip_e1", "q_hip_e2", "q_hip_e3"],
         ["v_hip_wx", "v_hip_wy", "v_hip_wz"]),
        (Free("cardan"),
         ["q_hip_Tx", "q_hip_Ty", "q_hip_Tz", "q_hip_Rx", "q_hip_Ry", "q_hip_Rz"],
         ["v_hip_Tx", "v_hip_Ty", "v_hip_Tz", "v_hip_Rx", "v_hip_Ry", "v_hip_Rz"]),
    ],
)  # fmt: skip
def test_coordinates_are_named_after_their_joint(model, kind, q, v):
    joint = joint_of(model, kind)
    assert names(joint.q) == q
    assert names(joint.v) == v
    assert names(joint.vd) == [name.replace("v_", "vd_", 1) for name in v]


def test_coordinates_of_equal_motions_are_numbered(model):
    skew = joint_of(model, Universal((1, 1, 0), (0, 1, 1)))
    assert names(skew.q) == ["q_hip_R", "q_hip_R2"]


def test_coordinates_of_equal_laws_are_numbered(model):
    s = symbol("s")
    law = CustomJoint([s], (s, 0, 0))
    twice = joint_of(model, [law, law])
    assert names(twice.q) == ["q_hip_s", "q_hip_s2"]


def test_joints_start_where_their_frames_coincide(model):
    assert joint_of(model, "free").q_start == (0, 0, 0, 1, 0, 0, 0)


def test_a_quaternion_is_taken_to_length_one(model):
    joint = joint_of(model, "spherical", q=(0.6, 0.8 + 1e-7, 0, 0))
    assert math.hypot(*joint.q_start) == pytest.approx(1, rel=1e-15)


@pytest.mark.parametrize(
    ("kind", "options", "found"),
    [
        ("Rx", {"q": (1, 2)}, r"q=\(1, 2\) has 2 start values.*has 1: q_hip\."),
        (
            "Rx",
            {"q": "a"},
            "q='a': it must be .* numbers. Give one number for each of q_hip",
        ),
        ("Rx", {"q": [None]}, "it must be an array of finite"),
        ("Rx", {"q": math.nan}, "q=nan: it must be an array of finite"),
        ("Rx", {"v": math.inf}, "v=inf: it must be an array of finite"),
        ("Rx", {"v": ()}, r"v=\(\) has 0 start values.*has 1: v_hip\."),
        ("fixed", {"q": 0}, "has 1 start values.*has 0: none"),
        ("spherical", {"q": (1, 0, 0)}, "3 start values.*has 4: q_hip_e0"),
        ("spherical", {"v": (0, 0, 0, 0)}, "4 start values.*has 3: v_hip_wx"),
        ("spherical", {"q": (1, 1, 0, 0)}, "length 1.41421. A rotation needs length 1"),
        ("spherical", {"q": (0, 0, 0, 0)}, "has length 0"),
        ("free", {"q": (0, 0, 0, 2, 0, 0, 0)}, "has length 2"),
    ],
)
def test_start_values_that_do_not_fit_are_refused(model, kind, options, found):
    with pytest.raises(ModelError, match=rf"joint 'hip'.*{found}"):
        joint_of(model, kind, **options)


@pytest.mark.parametrize(
    ("kind", "options", "found"),
    [
        ("Rx", {"limits": (1, -1)}, r"\(1, -1\) must be .*first is less"),
        ("Rx", {"limits": (1, 2, 3)}, "has 3 entries.*1 coordinate: q_hip"),
        ("Rx", {"limits": 5}, "limits=5 must be two numbers"),
        ("Rx", {"limits": "ab"}, "has 2 entries"),
        ("Rx", {"limits": (None, 1)}, "must be two numbers"),
        ("Rx", {"q": 2, "limits": (-1, 1)}, r"q_hip = 2 is outside.*\[-1, 1\]"),
        ("Rx", {"limits": (1, 2)}, r"q_hip = 0 is outside its range \[1, 2\]"),
        (["Tx", "Ty"], {"limits": (0, 1)}, "0 must be two numbers"),
        (["Tx", "Ty"], {"limits": [(0, 1)]}, "has 1 entry,.*2 coordinates: q_hip_Tx"),
    ],
)
def test_limits_that_do_not_fit_are_refused(model, kind, options, found):
    with pytest.raises(ModelError, match=rf"joint 'hip'.*{found}"):
        joint_of(model, kind, **options)


def test_limits_are_one_pair_or_one_for_each_coordinate(model):
    assert joint_of(model, "Rx", limits=(0, 1)).limits == ((0, 1),)
    second = model.add_body("leg")
    chain = model.add_joint("knee", model.world, second, ["Tx", "Ty"],
                            limits=[None, (-1, 1)])  # fmt: skip
    assert chain.limits == (None, (-1, 1))


def test_a_joint_to_the_same_body_is_refused(model):
    arm = model.bodies["arm"]
    with pytest.raises(ModelError, match=r"parent and child are both on 'arm'"):
        model.add_joint("hip", arm.add_frame("end"), arm, "Rx")


def test_the_world_is_no_child(model):
    arm = model.bodies["arm"]
    with pytest.raises(ModelError, match=r"child is the world.*'arm' as child"):
        model.add_joint("hip", arm, model.world, "Rx")


def test_a_body_of_another_model_is_named_with_the_known_ones(model):
    other = Model("other")
    for foreign in (other.add_body("leg"), other.world.add_frame("wall")):
        message = rf"'{foreign.name if foreign.name == 'leg' else 'world'}' is not in"
        with pytest.raises(ModelError, match=message + r" model 'm'.*are world, arm\."):
            model.add_joint("hip", foreign, model.bodies["arm"], "Rx")


@pytest.mark.parametrize("place", ["world", None, 5])
def test_what_is_no_place_is_refused(model, place):
    with pytest.raises(ModelError, match=r"is not a body or frame. Give what add_body"):
        model.add_joint("hip", place, model.bodies["arm"], "Rx")


@pytest.mark.parametrize(
    ("axis", "found"),
    [
        (lambda m: m.t, "time 't', but only parameters"),
        (lambda m: m.add_input("u"), "input 'u', but only parameters"),
        (lambda m: symbol("alien"), "'alien', which is not of model"),
    ],
)
def test_an_axis_depends_on_parameters_only(model, axis, found):
    with pytest.raises(ModelError, match=rf"axis of joint 'hip'.*{found}"):
        joint_of(model, Revolute((axis(model), 0, 1)))


def test_a_joint_shows_what_it_connects(model):
    hook = model.world.add_frame("hook")
    joint = model.add_joint("hip", hook, model.bodies["arm"], ["Tx", "Ry"])
    assert repr(joint) == "Joint('hip': world.hook -> arm, Tx Ry)"
    assert "spherical" not in repr(joint)


def test_a_ball_shows_as_a_quaternion(model):
    assert repr(joint_of(model, Spherical())) == "Joint('hip': world -> arm, Q)"


@pytest.mark.parametrize("q", [180, -90.0, 45])
def test_a_start_angle_in_degrees_is_warned_of(model, q):
    with pytest.warns(ModelWarning, match=r"radians.*math.radians\(") as caught:
        joint_of(model, ["Tx", "Rz"], q=(500.0, q))
    assert [w.filename for w in caught] == [__file__]
    assert "q_hip_Rz" in str(caught[0].message)


@pytest.mark.parametrize("q", [math.pi, 6.0, 20 * math.pi, -12.3, 5.0])
def test_angles_in_radians_are_taken_without_a_word(model, q):
    assert joint_of(model, "Rz", q=q).q_start == (q,)


def test_a_superfluous_motion_is_warned_of_unless_it_has_inertia(model):
    with pytest.warns(ModelWarning, match="joint 'hip': its motion Tx2 only repeats"):
        joint_of(model, ["Tx", "Tx"])
    other = Model("other")
    body = other.add_body("b", mass=1)
    other.add_joint("j", other.world, body, ["Tx", "Tx"], armature=(0.1, 0.1))


def test_a_joint_in_which_nothing_moves_has_no_armature(model):
    with pytest.raises(ModelError, match=r"joint 'hip': armature=0.5, but nothing"):
        joint_of(model, "fixed", armature=0.5)
    joint_of(model, "fixed", armature=0)


@pytest.mark.parametrize("value", ["1", ["1", "2"], 1j, 10**400, object(), [[0.1]]])
def test_start_values_are_numbers(model, value):
    with pytest.raises(ModelError, match=r"joint 'hip': q=.*(finite|start values)"):
        joint_of(model, "Rx", q=value)


def test_translations_of_a_free_joint_pair_with_velocities(model):
    joint = joint_of(model, "free")
    model.choose_independent(joint.q[0], "q_hip_Tz")
    assert model.independent == ["v_hip_Tx", "v_hip_Tz"]
    with pytest.raises(ModelError, match=r"quaternion of joint 'hip'.*v_hip_wx, v_"):
        model.choose_independent("q_hip_e1")


@pytest.mark.parametrize("word", ["q", "v", "vd"])
def test_a_number_does_not_repeat_the_symbols_of_a_joint(model, word):
    joint = joint_of(model, "Rz")
    symbols = getattr(joint, word)
    for formula in (
        lambda: -10 * symbols, lambda: symbols * 2, lambda: 0.5 * symbols,
        lambda: model.t * symbols, lambda: -symbols, lambda: symbols - 1,
        lambda: symbols / 2, lambda: symbols**2,
    ):  # fmt: skip
        with pytest.raises(ExpressionError, match=rf"Write joint\.{word}\[0\]\.$"):
            formula()
    assert joint.q + joint.v == (*joint.q, *joint.v)
    assert type(symbols[:1]) is tuple
    assert pickle.loads(pickle.dumps(symbols))[0].name == f"{word}_hip"

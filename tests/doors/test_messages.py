"""Messages propose what the user meant."""

import copy
import pickle
import re

import numpy as np
import pytest

import symbody as sb
from symbody.cli.main import main
from symbody.errors import (
    AnalysisError,
    ModelError,
    ModelWarning,
    SymbodyError,
    WriterError,
)


@pytest.fixture
def cart():
    """Return a carriage on a spring."""
    model = sb.Model("cart")
    k = model.add_parameter("k", 3.0)
    joint = model.add_joint("tran", model.world, model.add_body("box", 1.0), "Tx")
    model.add_load("spring", sb.loads.JointForce(joint, -k * joint.q[0]))
    return model


def hinged(axis):
    """Return a four-bar whose last hinge is cut across an axis."""
    model = sb.Model("hinged")
    bars = [
        model.add_body(name, 1.0, com=(0.5, 0, 0), inertia=np.eye(3)) for name in "abc"
    ]
    model.add_joint("ja", model.world, bars[0], "Rz", q=0.5)
    model.add_joint("jb", bars[0].add_frame("end", at=(1, 0, 0)), bars[1], "Rz", q=-1.0)
    ground = model.world.add_frame("ground", at=(2, 0, 0))
    model.add_joint("jc", ground, bars[2], "Rz", q=2.5)
    ends = [bar.add_frame("tip", at=(1, 0, 0)) for bar in bars[1:]]
    model.add_constraint("cut", sb.constraints.PlanarHingeCut(*ends, axis))
    return model


@pytest.mark.parametrize(
    ("word", "own"),
    [("RK45", "DP54"), ("dopri5", "DP54"), ("DOP853", "DP853"), ("ode23s", "Radau")],
)
def test_methods_of_other_packages_are_translated(word, own, cart):
    with pytest.raises(ModelError, match=rf"Did you mean '{own}'\?"):
        sb.simulate(cart, 0.1, method=word)


@pytest.mark.parametrize(
    ("owner", "field", "value"),
    [
        ("b", "mass", 0.9),
        ("b", "com", (0, 0, 1)),
        ("j", "kind", "Ty"),
        ("j", "q", 0),
    ],
)
def test_what_was_checked_when_it_was_added_is_not_set_later(owner, field, value, cart):
    element = cart.bodies["box"] if owner == "b" else cart.joints["tran"]
    adding = "add_body" if owner == "b" else "add_joint"
    words = rf"{field} cannot be set after {adding}.*Give it there"
    with pytest.raises(ModelError, match=words):
        setattr(element, field, value)
    copy.deepcopy(cart.joints["tran"]).q_start = (0.2,)
    cart.joints["tran"].q_start = (0.1,)
    cart.joints["tran"].limits = (-1, 1)
    assert cart.joints["tran"].limits == ((-1.0, 1.0),)
    with pytest.raises(ModelError, match="has 3 entries, but the joint has 1"):
        cart.joints["tran"].limits = (0, 1, 2)
    again = pickle.loads(pickle.dumps(cart))
    assert sb.simulate(again, 0.1)["q_tran"][0] == 0.1


@pytest.mark.parametrize(
    ("field", "value"),
    [("joints", 1), ("bodies", ["box"]), ("world", 2), ("t", 2), ("cut", 2),
     ("name", 2), ("undrawn", "all"), ("parameters", None)],
)  # fmt: skip
def test_what_a_model_has_is_not_replaced_by_another_kind(field, value, cart):
    with pytest.raises(ModelError, match=rf"{field}|Model: cut=2"):
        setattr(cart, field, value)
    sb.simulate(cart, 0.1)


@pytest.mark.parametrize("value", [(0.1, 0.2), "left", None])
def test_start_values_that_are_set_later_are_checked(value, cart):
    joint, before = cart.joints["tran"], cart.joints["tran"].q_start
    if value is not None:
        with pytest.raises(ModelError, match="joint 'tran'"):
            joint.q_start = value
    for field in ("drives", "given", "fixed"):
        with pytest.raises(ModelError, match=f"{field} cannot be set"):
            setattr(joint, field, value)
    assert joint.q_start == before


def test_languages_are_translated(cart, tmp_path):
    with pytest.raises(WriterError, match=r"Did you mean 'cpp'\?"):
        sb.generate(cart, "c++", tmp_path)


def test_parameters_are_proposed_for_what_is_free(cart):
    with pytest.raises(ModelError, match="Give for example 'k'"):
        sb.optimize(cart, ["stiffness"], 1.0, final="q_tran")


def test_states_are_proposed_for_data(cart):
    with pytest.raises(SymbodyError, match="Did you mean 'q_tran'"):
        sb.fit(cart, {"time": [0.0, 1.0], "q_trans": [0.0, 1.0]}, ["k"])


def test_what_varies_is_looked_at_before_the_times(cart):
    with pytest.raises(ModelError, match=r"simulate_many: vary=2\.0: it must be"):
        sb.simulate_many(cart, 2.0, 1.0)


def test_a_symbol_of_another_model_of_the_same_name_is_told_as_such(cart):
    other = sb.Model("other")
    k = other.add_parameter("k", 1.0)
    with pytest.raises(ModelError, match="of another model, although this one has"):
        cart.add_load("force", sb.loads.JointForce(cart.joints["tran"], k))


def test_a_joint_as_a_key_is_answered_with_its_coordinate(cart):
    with pytest.raises(ModelError, match="Give 'q_tran' as the key"):
        sb.simulate(cart, 0.1, start={cart.joints["tran"]: 0.2})


def test_too_many_prescribed_joints_are_counted_against_the_freedoms():
    model = sb.library.four_bar(explicit=False)
    prescribed = dict.fromkeys(model.joints, model.t)
    rule = r"3 coordinates \(crank, coupler, rocker\) cannot .* 1 degree of freedom"
    with pytest.raises(AnalysisError, match=f"kinematics .*{rule}"):
        sb.kinematics(model, prescribed, 1.0)


@pytest.mark.parametrize("motion", [{"tran": "2"}, {"tron": 0.0}, {}])
def test_inverse_dynamics_answers_in_its_own_name(motion, cart):
    cart.add_joint("up", cart.world, cart.add_body("ball", 1.0), "Tz")
    with pytest.raises(SymbodyError) as error:
        sb.inverse_dynamics(cart, motion, 1.0)
    assert "kinematics" not in str(error.value)


def test_inverse_dynamics_misses_a_duration_in_its_own_name(cart):
    with pytest.raises(ModelError, match=r"^inverse_dynamics: duration=None"):
        sb.inverse_dynamics(cart, {"tran": cart.t})


def test_a_hinge_cut_across_the_wrong_axis_is_told_by_mobility_and_kinematics():
    with pytest.warns(ModelWarning, match="across the axis of its hinges"):
        assert sb.mobility(hinged("x")).degrees_of_freedom == 2
    with pytest.raises(AnalysisError, match="across the axis of its hinges"):
        sb.kinematics(hinged("x"), {"ja": 0.5}, [0.0, 1.0])


def test_a_velocity_that_a_dead_center_forbids_is_called_singular():
    model = sb.Model("slider")
    crank = model.add_body("shaft", 1.0, com=(0.5, 0, 0), inertia=np.eye(3))
    rod = model.add_body("bar", 1.0, com=(1, 0, 0), inertia=np.eye(3))
    piston = model.add_body("head", 1.0)
    model.add_joint("crank", model.world, crank, "Rz")
    model.add_joint("rod", crank.add_frame("pin", at=(1, 0, 0)), rod, "Rz")
    model.add_joint("piston", model.world, piston, "Tx", q=3.0)
    end = rod.add_frame("end", at=(2, 0, 0))
    model.add_constraint("cut", sb.constraints.PlanarHingeCut(end, piston, "z"))
    with pytest.warns(ModelWarning, match=r"v_piston can only be zero at a singular"):
        sb.simulate(model, 0.1, start={"v_piston": 1.0})


@pytest.mark.parametrize("method", ["DP54", "RK4", "Radau"])
def test_a_motion_without_bound_is_told_as_such(method, cart):
    joint = cart.joints["tran"]
    cart.add_load("push", sb.loads.JointForce(joint, 1e3 * joint.q[0] ** 3))
    own = sb.RK4(0.01) if method == "RK4" else method
    with pytest.raises(AnalysisError, match="grows without bound"):
        sb.simulate(cart, 10.0, start={"q_tran": 1.0}, method=own)


def test_a_closed_start_without_freedom_is_noted_in_whole_words():
    model = sb.library.four_bar(explicit=False)
    model.drive(model.joints["crank"], 0.1 * model.t)
    slopes = sb.sensitivities(model, ["q_rocker"], "l_crank", [0.0, 0.1])
    assert slopes.notes[0] == "As parameters change, the loops are closed anew."


@pytest.mark.parametrize("first", ["place", "attitude"])
def test_place_and_attitude_of_a_pose_are_taken_in_both_orders(first):
    model = sb.library.arm6()
    place, attitude = (0.3, 0.1, 0.5), np.eye(3)
    pose = (place, attitude) if first == "place" else (attitude, place)
    assert sb.inverse_kinematics(model, {"flange_link": pose}).completed


@pytest.mark.parametrize(
    ("attempt", "hint"),
    [
        (lambda motion: motion.t, r"Write motion\.time"),
        (
            lambda _: sb.equilibrium(sb.library.pendulum()).results,
            r'Write result\["name"\]',
        ),
        (
            lambda motion: sb.library.pendulum().simulate,
            r"Write sb\.simulate\(model, …",
        ),
        (lambda motion: motion.final, r'Write motion\.array\("name"\)\[-1\]'),
        (lambda _: sb.library.pendulum().ground, r"Write model\.world"),
        (lambda _: sb.arctan2, "Did you mean 'sb.atan2'"),
        (lambda _: sb.plot, r"Write motion\.plot\(…\)"),
        (lambda _: sb.statics, "Did you mean 'sb.equilibrium'"),
        (lambda _: sb.load, "Did you mean 'sb.read'"),
    ],
)
def test_a_missing_attribute_is_answered_with_what_to_write(attempt, hint):
    motion = sb.simulate(sb.library.pendulum(), 0.1)
    with pytest.raises(AttributeError, match=hint):
        attempt(motion)


def test_several_names_are_plotted_in_one_call():
    motion = sb.simulate(sb.library.double_pendulum(), 0.1)
    figure = motion.plot("q_upper", "q_lower")
    assert len(figure.axes[0].lines) == 2


def test_a_screw_advances_finitely():
    with pytest.raises(ModelError, match="pitch must be finite"):
        sb.joints.Screw("z", float("inf"))


def test_a_custom_joint_without_finite_slopes_at_its_start_is_named(cart):
    s = sb.symbol("s")
    root = sb.joints.CustomJoint((s,), (sb.sqrt(s), 0, 0))
    cart.add_joint("root", cart.world, cart.add_body("ball", 1.0), root)
    with pytest.raises(ModelError, match=r"'root': where it starts, .* no finite slop"):
        sb.simulate(cart, 0.1)


def test_results_of_a_study_go_by_one_label_into_a_folder_with_a_name(cart):
    study = sb.Study(cart, {"k": [1.0, 2.0]}, ["q_tran"], duration=0.1)
    with pytest.raises(ModelError, match="store='': it must be a folder with a name"):
        study.run(store="")
    with pytest.raises(SymbodyError, match=r"nothing is kept as \['q_tran'\]"):
        study.run().array(["q_tran"])


def test_a_name_longer_than_a_line_is_written(tmp_path):
    model = sb.Model("m" * 120)
    model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    assert sb.generate(model, "c", tmp_path)


@pytest.mark.parametrize(
    ("text", "answer", "status"),
    [
        (
            "import symbody as sb\nm = sb.Model('m')\nm.add_boddy('a')",
            "line 3.*add_body", 2,
        ),
        ("from PyMbs.Input import *", "makes no world.*begins with", 1),
        ("import symbody as sb\n1 / 0", "line 2: 1 / 0: ZeroDivisionError", 2),
    ],
)  # fmt: skip
def test_a_mistake_in_a_file_is_told_by_its_line(
    text, answer, status, tmp_path, capsys
):
    file = tmp_path / "mistaken.py"
    file.write_text(text)
    page = str(tmp_path / "page.html")
    assert main(["show", str(file), "--html", page]) == status
    assert re.search(answer, capsys.readouterr().err)


def test_an_element_at_the_wrong_door_is_told_the_right_one(cart):
    touching = sb.contacts.SphereOnPlane(cart.bodies["box"], cart.world, radius=0.1)
    spring = sb.loads.Force(cart.bodies["box"], (0, 0, 1))
    position = sb.sensors.Position(cart.bodies["box"])
    for door, element, answer in (
        (cart.add_load, touching, "is a contact: model.add_contact('e', …)"),
        (cart.add_contact, spring, "is a load: model.add_load('e', …)"),
        (cart.add_loop, position, "is a sensor: model.add_sensor('e', …)"),
    ):
        with pytest.raises(sb.errors.ModelError, match=re.escape(answer)):
            door("e", element)


def test_a_misspelled_option_is_told_those_like_it(cart, tmp_path):
    with pytest.raises(sb.errors.ModelError, match="mean 'duration'"):
        sb.simulate(cart, duraton=1)
    with pytest.raises(sb.errors.ModelError, match=r"to_html: .*mean 'method'"):
        cart.to_html(tmp_path / "page.html", methot="Radau")


def test_a_misspelled_public_name_is_told_in_public_words():
    with pytest.raises(AttributeError, match=r"sb\.simulate") as raised:
        _ = sb.simulat
    assert type(raised.value).__name__ == "UnknownNameError"


def test_an_attribute_that_bodies_and_joints_have_not_is_not_set():
    model = sb.Model("m")
    body = model.add_body("b", 1.0)
    joint = model.add_joint("x", model.world, body, "Tx")
    with pytest.raises(AttributeError, match=r"body 'b' has no .*Did you mean 'mass'"):
        body.masss = 2.0
    with pytest.raises(AttributeError, match=r"joint 'x' has no .* mean 'limits'"):
        joint.limit = (0, 1)

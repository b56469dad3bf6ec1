"""Notes of results are texts that say what they are about."""

import copy
import pickle

import pytest

import symbody as sb
from symbody.errors import CallError
from symbody.notes import Note
from symbody.results.motion import Motion


@pytest.fixture(scope="module")
def motion():
    """A pendulum that passes a limit, with an input that has no value."""
    model = sb.Model("swing")
    arm = model.add_body("arm", 1.0, com=(0, 0, -0.5))
    joint = model.add_joint("hip", model.world, arm, "Ry", limits=(-0.1, 0.1))
    torque = model.add_input("torque")
    model.add_load("motor", sb.loads.JointForce(joint, torque))
    with pytest.warns(UserWarning, match="Limits of joints"):
        return sb.simulate(model, 1.0, start={"q_hip": 0.05, "v_hip": 1.0})


def test_a_note_says_its_kind_its_element_and_its_time(motion):
    (limit,) = motion.notes_of("limits")
    assert limit in motion.notes
    assert limit.startswith("Limits of joints stop nothing")
    assert limit.element == "q_hip"
    assert f"from t = {limit.time:.6g} s on" in limit
    (missing,) = motion.notes_of("inputs")
    assert (missing.element, missing.time) == ("torque", None)


def test_kinds_that_a_result_has_no_note_of_are_empty(motion):
    assert motion.notes_of("singular") == ()
    with pytest.raises(CallError, match="limits"):
        motion.notes_of("limit")


def test_notes_are_the_same_in_other_results():
    model = sb.Model("slider")
    block = model.add_body("block", 1.0)
    joint = model.add_joint("rail", model.world, block, "Tx")
    force = model.add_input("force")
    model.add_load("push", sb.loads.JointForce(joint, force - 10.0 * joint.q[0]))
    (note,) = sb.equilibrium(model).notes_of("inputs")
    assert note.element == "force"
    assert sb.linearize(model).notes_of("inputs") == (note,)


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda n: pickle.loads(pickle.dumps(n))]
)
def test_copies_and_pickles_have_all_of_a_note(copied):
    note = copied(Note("It jumps.", "jump", "tip", 0.5))
    assert note == "It jumps."
    assert (note.kind, note.element, note.time) == ("jump", "tip", 0.5)


def test_files_have_all_of_a_note(motion, tmp_path):
    again = Motion.load(motion.save(tmp_path / "swing.nc") or tmp_path / "swing.nc")
    about = [(n, n.kind, n.element, n.time) for n in motion.notes]
    assert [(n, n.kind, n.element, n.time) for n in again.notes] == about


def test_a_study_in_a_folder_has_all_of_a_note(tmp_path):
    pytest.importorskip("zarr")
    model = sb.Model("slider")
    block = model.add_body("block", 1.0)
    joint = model.add_joint("rail", model.world, block, "Tx")
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("force")))
    study = sb.Study(model, {"q_rail": [0.0, 1.0]}, {"end": "q_rail"}, duration=0.1)
    folder = tmp_path / "study.zarr"
    for result in (
        study.run(folder, progress=False),
        sb.studies.StudyResult.load(folder),
    ):
        (note,) = result.notes_of("inputs")
        assert note.element == "force"


def test_notes_of_searches_say_what_they_are_about():
    found = sb.equilibrium(sb.library.crane_crab())
    (note,) = found.notes_of("undetermined")
    assert note.startswith("q_trans_crab changes no force")
    model = sb.library.pendulum()
    joint = next(iter(model.joints))
    model.add_input("F")
    model.add_load(
        "push",
        sb.loads.JointForce(model.joints[joint], model.inputs["F"].symbols.item()),
    )
    motion = sb.inverse_dynamics(
        model, {joint: 0.5 * model.t}, times=[0, 1], actuators=[joint, "F"]
    )
    (note,) = motion.notes_of("actuators")
    assert note.startswith("2 actuators for 1 degree of freedom")

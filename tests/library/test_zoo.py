import numpy as np
import pytest

import symbody as sb
from symbody.model.kinds import kinds


@pytest.fixture(scope="module")
def zoo():
    return sb.library.zoo()


@pytest.mark.parametrize("group", ["joint", "load", "sensor"])
def test_every_kind_is_in_it(zoo, group):
    there = {
        "joint": [joint.kind for joint in zoo.joints.values()],
        "load": [named.load for named in zoo.loads.values()],
        "sensor": [named.sensor for named in zoo.sensors.values()],
    }[group]
    exist = kinds(group, own=False)
    assert len(exist) > 8
    # A multiplier is one of a constraint, and the zoo has none.
    assert {type(entry).__name__ for entry in there} == {*exist} - {"Multiplier"}


def test_both_descriptions_of_a_ball_are_in_it(zoo):
    kinds = [joint.kind for joint in zoo.joints.values()]
    balls = {kind.by for kind in kinds if isinstance(kind, sb.joints.Spherical)}
    assert balls == {"cardan", "quaternion"}


def test_a_state_a_curve_a_drive_and_inputs_are_in_it(zoo):
    assert all((zoo.states, zoo.curves, zoo.inputs, zoo.expressions))
    drives = [d for joint in zoo.joints.values() for d in joint.drives]
    assert any(drive is not None for drive in drives)


@pytest.mark.slow
def test_its_energy_changes_by_the_work_of_loads_and_drives():
    motion = sb.simulate(
        sb.library.zoo(),
        5.0,
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-10, atol=1e-12),
    )
    largest = np.abs(motion["total_energy"]).max().item()
    assert np.abs(motion["work"]).max() > 0.01 * largest
    assert np.abs(motion["energy_error"]).max() < 1e-8 * largest


@pytest.mark.slow
def test_its_fly_bounces_its_nut_turns_and_its_motor_draws_a_current():
    motion = sb.simulate(sb.library.zoo(), 5.0)
    assert motion["q_fly_joint_Tz"].to_numpy().min() < -0.3
    assert motion["floor_push"].to_numpy()[:, 2].max() > 1
    assert np.abs(motion["q_nut_joint"]).max() > 1
    assert np.abs(motion["current"]).max() > 0.1


@pytest.mark.slow
def test_recursions_agree_about_it():
    model = sb.library.zoo()
    rates = []
    for formalism in ("composite", "recursive", "articulated"):
        compiled = sb.compile_model(model, formalism=formalism)
        y = np.array(compiled.start_state()) + 0.01
        rates.append(compiled.derivatives(0.3, y, [1.0, 2.0]))
    scale = np.abs(rates[0]).max()
    np.testing.assert_allclose(rates[1], rates[0], rtol=0, atol=1e-10 * scale)
    np.testing.assert_allclose(rates[2], rates[0], rtol=0, atol=1e-10 * scale)


@pytest.mark.slow
@pytest.mark.compiler("c")
def test_generated_c_moves_it_as_python_does():
    model = sb.library.zoo()
    rates = []
    for backend in ("python", "c"):
        compiled = sb.compile_model(model, backend=backend)
        y = np.array(compiled.start_state()) + 0.01
        rates.append(compiled.derivatives(0.3, y, [1.0, 2.0]))
    scale = np.abs(rates[0]).max()
    np.testing.assert_allclose(rates[1], rates[0], rtol=0, atol=1e-12 * scale)

"""What a motion shows is understood by every analysis under the same label."""

import numpy as np
import pytest

import symbody as sb

SPELLINGS = ("curve[0]", "curve[x]", "curve_x")


@pytest.fixture(scope="module")
def four_bar():
    return sb.compile_model(sb.library.four_bar())


@pytest.mark.parametrize("label", SPELLINGS)
def test_an_entry_of_a_sensor_is_a_target_of_an_equilibrium(four_bar, label):
    found = sb.equilibrium(four_bar, free=["torque"], targets={label: 0.2})
    assert found["curve[0]"] == pytest.approx(0.2, abs=1e-12)


@pytest.mark.parametrize("label", SPELLINGS)
def test_an_entry_of_a_sensor_is_a_target_of_inverse_kinematics(four_bar, label):
    found = sb.inverse_kinematics(four_bar, {label: 0.2})
    again = sb.simulate(four_bar, 1e-3, start=found.start)
    assert again.array(label)[0] == pytest.approx(0.2, abs=1e-9)


def test_an_entry_of_a_motion_is_called_as_in_its_table(four_bar):
    motion = sb.simulate(four_bar, 0.1)
    for label in SPELLINGS:
        np.testing.assert_array_equal(motion.array(label), motion.array("curve")[:, 0])
        assert motion[label].name == label
    assert "curve_w" not in motion


def test_every_label_of_a_motion_has_sensitivities(four_bar):
    table = sb.simulate(four_bar, 0.1).to_dataframe()
    found = sb.sensitivities(four_bar, [*table], "q_crank", [0.0, 0.1])
    assert found.values[-1] == pytest.approx(table.iloc[-1].to_numpy(), abs=1e-6)


@pytest.mark.slow
def test_multipliers_have_sensitivities_under_the_labels_of_a_motion():
    bicycle = sb.compile_model(sb.library.bicycle())
    found = sb.sensitivities(bicycle, "lam_rear_tire_x", "v_rear", [0, 0.01])
    motion = sb.simulate(bicycle, 0.01)
    column = motion.to_dataframe()["lam_rear_tire_x"]
    # Solved from states of two runs whose steps differ.
    assert found.values[-1, 0] == pytest.approx(column.iloc[-1], abs=1e-6)


def test_a_whole_vector_is_no_target_and_its_entries_are_named(four_bar):
    with pytest.raises(
        sb.errors.ModelError, match=r"entries of 'curve', 'curve\[0\]' to"
    ):
        sb.equilibrium(four_bar, free=["torque"], targets={"curve": 0.2})


def test_one_entry_in_two_spellings_is_asked_for_once(four_bar):
    with pytest.raises(sb.errors.ModelError, match=r"'curve\[0\]' is among them twice"):
        sb.equilibrium(four_bar, targets={"curve_x": 0.2, "curve[0]": 1.0})


@pytest.mark.parametrize("label", SPELLINGS)
def test_results_are_asked_in_every_spelling(four_bar, label):
    found = sb.equilibrium(four_bar, free=["torque"], targets={"q_crank": 0.4})
    assert found[label] == found["curve[0]"]
    slopes = sb.sensitivities(four_bar, "curve", "q_crank", [0.0, 0.1])
    assert slopes.slope(label, "q_crank")[-1] == slopes.slopes[-1, 0, 0]


def test_a_spelling_that_nothing_has_names_what_there_is(four_bar):
    found = sb.equilibrium(four_bar, free=["torque"], targets={"q_crank": 0.4})
    with pytest.raises(sb.errors.UnknownQuantityError, match=r"'curve\[0\]'"):
        found["curve_w"]

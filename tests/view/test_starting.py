"""Starts of pages and pictures: what closing or limits change is told."""

import pytest

import symbody as sb


def test_a_start_that_loops_do_not_allow_is_told_as_simulate_does(page_of, four_bar):
    start = {"q_D": 0.2}
    with pytest.warns(sb.errors.ModelWarning) as simulated:
        motion = sb.simulate(four_bar, 0.01, start=start)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"q_D = .* in place of 0\.2"
    ) as told:
        page = page_of(four_bar, start=start)
    assert page["notes"] == list(motion.notes)
    assert {str(w.message) for w in simulated} <= {str(w.message) for w in told}
    assert any("another posture" in note for note in page["notes"])


@pytest.mark.slow
def test_a_start_beyond_limits_is_told(page_of):
    model = sb.Model("arm")
    arm = model.add_body("arm", mass=1, inertia=(0.1, 0.1, 0.1))
    model.add_joint("sh", model.world, arm, "Rz", limits=(-1, 2))
    with pytest.warns(sb.errors.ModelWarning, match="q_sh is above 2 rad"):
        page = page_of(model, start={"q_sh": 2.5})
    assert "q_sh is above 2 rad" in page["notes"][0]
    with pytest.warns(sb.errors.ModelWarning, match="q_sh is above 2 rad"):
        model.picture(start={"q_sh": 2.5})
    assert page_of(model, start={"q_sh": 1.5})["notes"] == []

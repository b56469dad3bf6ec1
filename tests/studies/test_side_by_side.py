"""Studies with steps of one length: runs side by side, the same bits anywhere."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies

STEPS = {"duration": [0.0, 0.1, 0.25], "method": sb.RK4(0.01)}
KEEP = {"end": "q_lower", "high": studies.Maximum("v_lower")}


def study_of(runs=21, keep=KEEP, **options):
    vary = {"q_upper": (-2, 2), "m_upper": (0.5, 2.0)}
    design = studies.latin_hypercube(vary, runs, 3)
    return sb.Study(sb.library.double_pendulum(), design, keep, **STEPS, **options)


def run(study, **options):
    return study.run(progress=False, **options)


def test_runs_with_steps_of_one_length_go_side_by_side():
    quick = study_of()._runs.engine()
    assert quick.executor.width == 8
    adaptive = sb.Study(
        sb.library.double_pendulum(), {"q_upper": [0.1]}, ["q_lower"], duration=0.1
    )
    assert adaptive._runs.engine().executor.width == 1


@pytest.mark.parametrize("where", ["threads", "processes"])
def test_they_have_the_same_bits_wherever_and_beside_whatever_they_run(where):
    study = study_of()
    one = run(study, workers=1)
    other = run(study, workers=2, where=where)
    alone = [run(study_of().of_design(design_of(study, k)), workers=1) for k in (0, 13)]
    for label in KEEP:
        assert one.array(label).tobytes() == other.array(label).tobytes()
        for k, single in zip((0, 13), alone, strict=True):
            assert single.array(label)[0] == one.array(label)[k]


def design_of(study, k):
    return studies.rows({n: [c.values[k]] for n, c in study.design.columns.items()})


def test_they_are_those_of_simulate_up_to_rounding():
    study = study_of()
    found = run(study)
    model = sb.compile_model(sb.library.double_pendulum())
    for k in (0, 20):
        row = study.design.row(k)
        motion = sb.simulate(
            model, parameters={"m_upper": row["m_upper"]},
            start={"q_upper": row["q_upper"]}, **STEPS,
        )  # fmt: skip
        # A few dozen steps, each rounded in its own way.
        wanted = motion.array("q_lower")[-1]
        assert found.array("end")[k] == pytest.approx(wanted, rel=1e-12)


def test_a_run_repeated_alone_has_the_bits_of_the_study():
    study = study_of(keep={"end": "q_lower", "all": studies.History("v_lower")})
    found = run(study)
    for k in (0, 20):
        motion = study.rerun(k)
        assert motion.array("q_lower")[-1] == found.array("end")[k]
        assert motion.array("v_lower").tobytes() == found.array("all")[k].tobytes()
        assert "total_energy" in motion
        assert motion.statistics.steps == 25
        # What is seen of it afterwards has its parameters.
        assert motion.compiled.overrides["m_upper"] == study.design.row(k)["m_upper"]


def test_a_run_that_cannot_be_fails_alone_and_says_why():
    model = sb.library.double_pendulum()
    study = sb.Study(model, {"l_lower": [1.0, 0.0, 2.0]}, ["q_lower"], **STEPS)
    found = run(study)
    assert [failure.run for failure in found.failures] == [1]
    assert "promise" in found.failures[0].message
    assert np.isfinite(found.array("q_lower")[[0, 2]]).all()

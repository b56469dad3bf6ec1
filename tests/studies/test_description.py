"""Descriptions of studies: what would have no effect, or two meanings, is refused."""

import functools

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import FileError, ModelError


def cart():
    model = sb.Model("cart")
    m = model.add_parameter("m", 1.0, unit="kg")
    k = model.add_parameter("k", [4.0, 1.0])
    body = model.add_body("b", mass=m)
    slide = model.add_joint("s", model.world, body, "Tx", q=1.0)
    push = model.add_input("F")
    model.add_load(
        "spring", sb.loads.JointForce(slide, push - k[0] * slide.q[0] * k[1])
    )
    return model


def chain(links, length=1.0):
    model = sb.Model("chain", gravity=(0, 0, -9.81))
    before = model.world
    for i in range(links):
        body = model.add_body(f"b{i}", mass=1, com=(0, 0, -length))
        model.add_joint(f"j{i}", before, body, "Ry", q=0.1)
        before = body
    return model


TWICE = [
    ({"vary": {"k[0]": [1.0], "k": [[1.0, 2.0]]}}, "so does its entry"),
    ({"vary": {"k": [[1.0, 2.0]], "k[0]": [1.0]}}, "so does its entry"),
    ({"vary": {"k[0]": [1.0], "k[00]": [2.0]}}, "the same entry"),
    ({"vary": {"m": [1.0]}, "parameters": {"m": 2.0}}, "parameters gives 2"),
    ({"vary": {"q_s": [1.0]}, "start": {"q_s": 2.0}}, "start gives 2"),
    ({"vary": {"F": [1.0]}, "inputs": {"F": 2.0}}, "inputs gives 2"),
    ({"vary": {"m": [1.0]}, "inputs": [1.0]}, "inputs"),
]


@pytest.mark.parametrize(("told", "words"), TWICE, ids=lambda case: str(case)[:40])
def test_what_is_told_twice_is_refused(told, words):
    with pytest.raises(ModelError, match=words):
        sb.Study(cart(), keep=["v_s"], duration=1.0, **told)


def test_one_function_gives_several_inputs_in_a_study_as_well():
    model = sb.library.pendulum()
    forces = [model.add_input(name) for name in ("F", "G")]
    model.add_load("push", sb.loads.JointForce(model.joints["hinge"], forces[0]))
    model.add_load("pull", sb.loads.JointForce(model.joints["hinge"], -forces[1]))
    inputs = {("F", "G"): lambda t, y: [3.0 * t, t]}
    vary = {"q_hinge": [0.1, 0.2]}
    many = sb.Study(model, vary, ["v_hinge"], duration=0.5, inputs=inputs)
    one = sb.simulate(model, 0.5, inputs=inputs, start={"q_hinge": 0.2})
    assert many.run(progress=False).array("v_hinge")[1] == one.array("v_hinge")[-1]
    with pytest.raises(ModelError, match="'F' varies, and inputs gives"):
        sb.Study(model, {"F": [0.0, 1.0]}, ["v_hinge"], duration=0.5, inputs=inputs)


def test_whole_numbers_stay_so_for_functions_that_make_models():
    study = sb.Study(chain, {"links": [1, 2]}, {"E": "total_energy"}, duration=0.1)
    ends = study.run(progress=False).array("E")
    # Every link hangs at 0.1 rad to the one before, each of the weight 9.81 N.
    down = [-9.81 * np.cos(0.1), -9.81 * (np.cos(0.1) + np.cos(0.2))]
    np.testing.assert_allclose(ends, down, rtol=1e-7)  # steps conserve it to rtol


def test_a_function_that_needs_more_than_what_varies_is_told():
    vary = {"length": [1.0, 2.0]}
    with pytest.raises(ModelError, match=r"needs 'links'.*functools.partial\(chain"):
        sb.Study(chain, vary, ["q_j0"], duration=0.1)
    made = functools.partial(chain, 1)
    assert len(sb.Study(made, vary, ["q_j0"], duration=0.1)) == 2


def test_a_table_by_a_function_has_a_store(tmp_path):
    def study(slope):
        words = {"ramp": lambda t: slope * t, "none": 0.0}
        return sb.Study(cart(), {"F": words}, ["v_s"], duration=0.1)

    first = study(1.0).run(tmp_path / "a", progress=False)
    again = study(1.0).run(tmp_path / "a", progress=False)
    assert first.array("v_s").tolist() == again.array("v_s").tolist()
    with pytest.raises(FileError, match=r"differs in design\."):
        study(2.0).run(tmp_path / "a", progress=False)


def test_a_model_changed_after_the_study_was_described_is_another(tmp_path):
    model = cart()
    study = sb.Study(model, {"m": [1.0, 2.0]}, ["v_s"], duration=0.1)
    model.add_load("more", sb.loads.JointForce(model.joints["s"], 1.0))
    study.run(tmp_path / "a", progress=False)
    with pytest.raises(FileError, match=r"differs in model\."):
        sb.Study(model, {"m": [1.0, 2.0]}, ["v_s"], duration=0.1).run(tmp_path / "a")


def test_a_result_says_of_how_many_runs_its_means_are():
    keep = {"up": studies.FirstTime("q_s", level=0.5, direction="up")}
    study = sb.Study(cart(), {"q_s": [-1.0, 0.2]}, keep, duration=3.0)
    table = study.run(progress=False).table()
    assert dict(zip(table.columns, table.rows[0], strict=True))["runs"] == 1


def test_a_quantity_that_is_not_there_is_told_before_a_whole_run(monkeypatch):
    longest = []

    def watched(model, times, **options):
        longest.append(times[-1] - times[0])
        return sb.simulate(model, times, **options)

    monkeypatch.setattr("symbody.studies.runs.simulate", watched)
    with pytest.raises(ModelError, match="Did you mean 'q_s'"):
        sb.Study(cart(), {"m": [1.0]}, ["q_x"], duration=1e9)
    assert longest == [0.0]


@pytest.mark.slow
def test_an_entry_of_a_matrix_varies_by_both_spellings():
    vary = [{name: [0.1, 0.2]} for name in ("J[1,0]", "J[1][0]", "J[1, 0]")]
    model = sb.library.hexapod()
    values = sb.compile_model(model).system.parameters["J"]
    assert values.symbols[1, 0].name == "J[1,0]"
    ends = [
        sb.Study(model, one, {"T": "kinetic_energy"}, duration=[0.0, 0.01]).run()
        for one in vary
    ]
    assert ends[0].array("T").tobytes() == ends[1].array("T").tobytes()
    assert ends[0].array("T").tobytes() == ends[2].array("T").tobytes()
    both = {"J[1,0]": [0.1], "J[1][0]": [0.2]}
    with pytest.raises(ModelError, match="the same entry"):
        sb.Study(model, both, {"T": "kinetic_energy"}, duration=[0.0, 0.01])


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"method": "Euler"}, "method='Euler'"),
        ({"method": "RK4"}, "RK4 does not choose it"),
        ({"method": sb.DP54(atol=[1e-9, 1e-9, 1e-9])}, "there are 4 states"),
        ({"constraints": "glue"}, "constraints='glue'"),
        ({"start": {"q_lowr": 1.0}}, "not a state"),
        ({"start": {"q_lower": "high"}}, "not a finite number"),
        ({"start": [1.0]}, "one number for each of the 4 states"),
        ({"inputs": {"F": 1.0}}, "Known inputs: none"),
        ({"save": "work"}, "save='work': .*a Save"),
        ({"save": sb.Save(constraints=True)}, "nothing to save"),
    ],
)
def test_an_option_that_is_wrong_is_told_when_the_study_is_described(options, words):
    vary = {"q_upper": [0.1]}
    with pytest.raises(sb.errors.SymbodyError, match=words):
        sb.Study(
            sb.library.double_pendulum(), vary, ["v_upper"], duration=1.0, **options
        )


@pytest.mark.parametrize(
    ("keep", "words"),
    [
        ({"end": "q_a"}, "keep\\['end'\\].*Did you mean 'q_a"),
        ([studies.Maximum("heat")], "of 'heat'"),
        ([studies.FirstTime("tool_position")], "has 3 entries"),
    ],
)
def test_what_no_motion_has_is_told_when_the_study_is_described(keep, words):
    with pytest.raises(ModelError, match=words):
        sb.Study(sb.library.arm7(), {"q_a1": [0.1]}, keep, duration=1.0)


def test_a_first_run_that_does_not_begin_is_no_reason_to_refuse_a_study():
    vary = {"l_lower": [0.0, 1.0]}
    study = sb.Study(sb.library.double_pendulum(), vary, ["q_lower"], duration=0.1)
    assert [f.run for f in study.run(progress=False).failures] == [0]

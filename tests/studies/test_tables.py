"""Tables of inputs as values that vary."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import ModelError

T = [0.0, 0.5, 1.0]
PUSH = (T, [0.0, 2.0, 1.0])
TURNS = (T, np.outer([0.0, 0.5, 1.0], [0.1, 0.0, 0.2, 0.0, 0.1, 0.0, 0.3]))


def crane():
    return sb.library.crane_crab()


def alone(model, name, values, kept):
    return [
        sb.simulate(model, T, inputs={name: value}).array(kept)[-1] for value in values
    ]


@pytest.mark.parametrize("design", [studies.grid, studies.rows, lambda given: given])
def test_a_list_of_tables_is_one_run_each(design):
    values = [PUSH, (T, [1.0, 1.0, 0.0]), 3.0]
    study = sb.Study(
        crane(), design({"F": values}), {"end": "q_trans_crab"}, duration=T
    )
    result = study.run(progress=False)
    assert result.array("end").tolist() == alone(crane(), "F", values, "q_trans_crab")
    assert result.data["F"].values.tolist() == ["table 0", "table 1", "2: 3.0"]


def test_tables_of_vectors_vary(tmp_path):
    model = sb.library.arm7()
    values = [TURNS, (T, 2 * TURNS[1]), np.zeros(7)]
    study = sb.Study(model, {"torque": values}, {"end": "q_a1"}, duration=T)
    wanted = alone(model, "torque", values, "q_a1")
    assert study.run(progress=False).array("end").tolist() == wanted
    stored = study.run(tmp_path / "s", progress=False)
    assert stored.array("end").tolist() == wanted
    many = sb.simulate_many(model, {"torque": values}, T)
    assert many.states[:, -1, 0].tolist() == wanted


BAD = [
    (([0, 1, 0.5], [0, 1, 2]), "must increase"),
    (([0, 1], [0, 1, 2]), "two lists of numbers of equal length"),
    (([0, 1], [0, np.nan]), "all numbers be finite"),
    ((T, np.zeros((3, 2))), "two lists of numbers"),
]


@pytest.mark.parametrize(("table", "words"), BAD, ids=lambda case: str(case)[:30])
def test_a_wrong_table_among_right_ones_is_told_before_anything_runs(table, words):
    vary = {"F": [PUSH, PUSH, table]}
    with pytest.raises(ModelError, match=f"input 'F'.*{words}"):
        sb.Study(crane(), vary, {"end": "q_trans_crab"}, duration=T)
    with pytest.raises(ModelError, match=f"input 'F'.*{words}"):
        sb.simulate_many(crane(), vary, T)


def test_a_table_of_other_width_is_told():
    vary = {"torque": [TURNS, (T, np.zeros((3, 6)))]}
    with pytest.raises(ModelError, match=r"has \(7,\)"):
        sb.Study(sb.library.arm7(), vary, {"end": "q_a1"}, duration=T)


def test_an_array_of_what_varies_is_there_as_of_what_is_kept():
    study = sb.Study(crane(), {"F": [1.0, 2.0]}, {"end": "q_trans_crab"}, duration=0.1)
    result = study.run(progress=False)
    assert result.array("F").tolist() == [1.0, 2.0]
    assert result["F"].to_numpy().tolist() == [1.0, 2.0]

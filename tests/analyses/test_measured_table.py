"""Measurements as dictionaries, data frames and datasets give the same fit."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError


@pytest.fixture(scope="module")
def motion():
    return sb.simulate(sb.library.pendulum(), duration=2.0, parameters={"l": 1.1})


def forms(motion):
    table = motion.to_dataframe()[["q_hinge"]]
    angle = motion.array("q_hinge")
    return {
        "dataset": motion.data[["q_hinge"]],
        "index": table,
        "column": table.reset_index(),
        "dictionary": {"t": motion.time, "q_hinge": angle},
        "labelled": {"time": motion.data["time"], "q_hinge": motion["q_hinge"]},
    }


@pytest.mark.parametrize(
    "form", ["dataset", "index", "column", "dictionary", "labelled"]
)
def test_every_form_of_data_gives_the_same_fit(motion, form):
    data = forms(motion)[form]
    model = sb.library.pendulum()
    plain = sb.fit(model, {"q_hinge": motion.array("q_hinge")}, "l", motion.time)
    assert sb.fit(model, data, "l").value("l") == plain.value("l")
    assert sb.fit(model, data, "l", motion.time).value("l") == plain.value("l")


def test_times_are_given_once(motion):
    model, angle = sb.library.pendulum(), motion.array("q_hinge")
    with pytest.raises(ModelError, match="data with a column 'time'"):
        sb.fit(model, {"q_hinge": angle}, "l")
    with pytest.raises(ModelError, match="Give times once"):
        sb.fit(model, motion.data[["q_hinge"]], "l", motion.time + 1.0)
    unnamed = motion.to_dataframe()[["q_hinge"]].rename_axis(None)
    with pytest.raises(ModelError, match="the time of each value"):
        sb.fit(model, unnamed, "l")


@pytest.mark.parametrize("data", [np.zeros(3), "q_hinge", None])
def test_values_without_names_are_refused(data):
    with pytest.raises(ModelError, match="a dictionary, a data frame or a dataset"):
        sb.fit(sb.library.pendulum(), data, "l", [0.0, 1.0])


def test_a_whole_motion_is_told_how_to_choose_from_it(motion):
    with pytest.raises(ModelError, match=r"motion\.data\[\["):
        sb.fit(sb.library.pendulum(), motion, "l")

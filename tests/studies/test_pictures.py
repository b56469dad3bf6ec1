"""Pictures of studies: tornado and pairs."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import ModelError


def result_of(design):
    keep = {"end": "q_rail", "fast": studies.Maximum("v_rail")}
    return sb.Study(sb.library.cart_pole(), design, keep, duration=0.5).run(
        progress=False
    )


def tornado():
    vary = {"m_cart": (0.9, 1.0, 1.1), "q_hinge": (0.1, 0.5, 1.0), "l_pole": (1, 2, 3)}
    return result_of(studies.one_at_a_time(vary))


def test_one_at_a_time_has_a_middle_and_two_ends_a_name():
    design = studies.one_at_a_time({"a": (1, 2, 3), "b": (4, 5, 6)})
    found = [[*design.row(i).values()] for i in range(len(design))]
    assert found == [[2, 5], [1, 5], [3, 5], [2, 4], [2, 6]]
    with pytest.raises(ModelError, match="low, middle, high"):
        studies.one_at_a_time({"a": (1, 3, 2)})


def test_a_tornado_has_the_widest_bar_above():
    result = tornado()
    ends = result.array("end")
    ax = result.plot("end", kind="tornado").axes[0]
    widths = np.abs(ends[1:] - ends[0]).reshape(-1, 2).max(axis=1)
    names = [text.get_text().split(" ")[0] for text in ax.get_yticklabels()]
    assert names == [[*result.vary][i] for i in np.argsort(widths)]
    drawn = {round(bar.get_width(), 12) for bar in ax.patches}
    assert drawn == {round(v, 12) for v in ends[1:] - ends[0]}
    assert ax.get_xlabel() == "end [m]"


def test_pairs_have_a_panel_for_each_name_and_label():
    result = result_of(
        studies.latin_hypercube({"m_cart": (1, 2), "q_hinge": (0, 1)}, 9, 1)
    )
    figure = result.plot(kind="pairs")
    assert len(figure.axes) == 4
    assert len(result.plot("end", kind="pairs").axes) == 2
    points = figure.axes[0].collections[0].get_offsets()
    assert points[:, 1].tolist() == result.array("end").tolist()


def test_lines_of_a_grid_are_named_by_what_varies_also_by_vectors():
    model = sb.Model("arm")
    at = model.add_parameter("at", (0.1, 0.0, 0.0))
    arm = model.add_body("arm", 1.0, com=at, inertia=np.eye(3))
    model.add_joint("turn", model.world, arm, "Ry")
    vary = {"v_turn": [0.0, 1.0], "at": [[0.1, 0, 0], [0.2, 0, 0]]}
    result = sb.Study(model, vary, ["q_turn"], duration=0.1).run(progress=False)
    (ax,) = result.plot().axes
    names = [line.get_label() for line in ax.lines]
    assert names == ["at = [0.1 0.  0. ]", "at = [0.2 0.  0. ]"]


def test_a_picture_that_a_design_has_not_is_told():
    result = result_of(studies.grid({"m_cart": [1.0, 2.0, 3.0]}))
    with pytest.raises(ModelError, match="not one of one_at_a_time"):
        result.plot(kind="tornado")
    with pytest.raises(
        sb.errors.CallError, match="one of 'response', 'tornado', 'pairs'"
    ):
        result.plot(kind="heat")
    with pytest.raises(sb.errors.CallError, match="left out for pairs"):
        result.plot(kind="pairs", ax=tornado().plot().axes[0])

"""Skeletons of mechanisms: lines between what holds their bodies together."""

import numpy as np
import pytest

import symbody as sb


def rhombus(cut):
    """Return two bars that meet at x = 1, y = 1, where a cut closes the loop."""
    model = sb.Model("rhombus")
    a, b = (model.add_body(n, mass=1, inertia=(0.1, 0.1, 0.1)) for n in "ab")
    model.add_joint("first", model.world, a, "Rz", q=0.0)
    model.add_joint("other", model.world.add_frame("g", at=(1, 0, 0)), b, "Rz", q=0.0)
    ends = a.add_frame("e", at=(1, 1, 0)), b.add_frame("e", at=(0, 1, 0))
    model.add_constraint("pin", cut(*ends))
    return model


def lines(model):
    """Return the ends of the lines of a skeleton by their names, at the start."""
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    labels = compiled.equations("scene").labels["scene"]
    rows = compiled.function("scene")(0.0, y, np.zeros(0)).reshape(-1, 15)
    names = [label.partition("[")[0] for label in labels[::15]]
    return dict(zip(names, rows[:, 12:], strict=True))


@pytest.mark.parametrize(
    "cut",
    [sb.constraints.HingeCut, sb.constraints.PlanarHingeCut, sb.constraints.BallCut],
)
def test_lines_go_to_where_a_cut_closes_the_loop(cut):
    drawn = lines(rhombus(cut))
    assert list(drawn) == ["a_first", "b_other", "a_pin", "b_pin"]
    np.testing.assert_allclose(drawn["a_pin"], [1, 1, 0], atol=1e-12)
    np.testing.assert_allclose(drawn["b_pin"], [1, 1, 0], atol=1e-12)


def test_no_line_goes_to_where_only_turns_are_locked():
    def turns(a, b):
        return sb.constraints.Lock(a, b, (0, 0, 0), (0, 0, 1))

    assert list(lines(rhombus(turns))) == ["a_first", "b_other"]

"""Postures of pages: a coordinate gets where it is asked to, as far as loops close."""

import numpy as np
import pytest

import symbody as sb

# Loops are closed to 1e-9, which near a limit moves coordinates more.
_SAME = 1e-8


@pytest.fixture
def moved(page_of, engine):
    """Return a function that sets a coordinate to values in turn, on a page."""

    def states(model, name, *values):
        page = page_of(model)
        names = [state["name"] for state in page["states"]]
        tasks = [
            {"task": "move", "index": names.index(name), "value": list(values[: i + 1])}
            for i in range(len(values))
        ]
        answers = engine(page, *tasks)
        assert max(answer["gap"] for answer in answers) < 1e-9
        return [dict(zip(names, a["y"], strict=True)) for a in answers]

    return states


@pytest.mark.parametrize(
    ("make", "name", "values"),
    [
        ("slider_crank", "q_s", [1.25, 0.75, 1.29]),
        ("four_bar", "q_D", [1.3, 2.3, 1.25]),
        ("four_bar", "q_B", [3.0, -3.1, 3.5, 0.1]),
        ("four_bar", "q_A", [7.0, -4.0]),
    ],
    ids=["slider", "rocker", "coupler", "crank"],
)
def test_what_loops_can_reach_is_reached(moved, request, make, name, values):
    model = request.getfixturevalue(make)
    got = [state[name] for state in moved(model, name, *values)]
    np.testing.assert_allclose(got, values, rtol=0, atol=_SAME)


def test_a_coordinate_stops_at_the_limit_of_its_loop(moved, slider_crank):
    (state,) = moved(slider_crank, "q_s", 1.5)
    # The crank is in line with the rod to one part in ten thousand.
    assert state["q_s"] == pytest.approx(1.3, abs=1e-6)
    (state,) = moved(slider_crank, "q_s", -1.0)
    assert state["q_s"] == pytest.approx(0.7, abs=1e-6)


@pytest.mark.slow
def test_dragging_past_limits_and_back_keeps_the_assembly(moved, four_bar):
    first = moved(four_bar, "q_D", 1.7)[0]
    right, left = np.linspace(1.7, 3.1, 30), np.linspace(3.1, -3.1, 30)
    states = moved(four_bar, "q_D", 1.7, *right, *left, 1.7)
    turns = [[state[name] for name in ("q_A", "q_B", "q_D")] for state in states]
    assert np.abs(np.diff(turns, axis=0)).max() < np.pi
    assert np.ptp(turns, axis=0).max() < 2 * np.pi
    again = states[-1]
    assert again["q_D"] == pytest.approx(1.7, abs=_SAME)
    assert again["q_A"] == pytest.approx(first["q_A"], abs=1e-6)


@pytest.mark.slow
def test_independent_coordinates_rest_while_another_is_set(page_of, engine):
    page = page_of(sb.library.hexapod())
    free = [i for i, s in enumerate(page["states"]) if s.get("independent")]
    value = page["y0"][free[0]] + 0.03
    (answer,) = engine(page, {"task": "move", "index": free[0], "value": value})
    got = [answer["y"][i] for i in free]
    wanted = [value, *(page["y0"][i] for i in free[1:])]
    np.testing.assert_allclose(got, wanted, rtol=0, atol=_SAME)

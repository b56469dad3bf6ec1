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


def test_dependent_velocities_follow_the_one_that_is_set(four_bar, page_of, engine):
    page = page_of(four_bar)
    names = [state["name"] for state in page["states"]]
    wanted = sb.simulate(four_bar, 0.1, start={"v_A": 2.0})
    y0 = [*wanted.q[0], 2.0, 0.0, 0.0]
    (answer,) = engine(page, {"task": "move", "y0": y0, "close": names.index("v_A")})
    np.testing.assert_allclose(answer["y"][3:], wanted.v[0], atol=_SAME)
    # Where the typed one is dependent, all others move.
    y0 = [*wanted.q[0], 0.0, 0.0, 0.7]
    (answer,) = engine(page, {"task": "move", "y0": y0, "close": names.index("v_D")})
    turned = 0.7 / wanted.v[0][2]
    np.testing.assert_allclose(answer["y"][3:], turned * wanted.v[0], atol=_SAME)


def test_parameters_move_dependent_coordinates_alone(page_of, engine):
    model = sb.library.four_bar(explicit=False)
    page, longer = page_of(model), {"l_crank": 0.44}
    at = [p["name"] for p in page["parameters"]].index("l_crank")
    task = {"task": "move", "parameters": {str(at): 0.44}, "close": -1}
    (answer,) = engine(page, task)
    wanted = sb.simulate(model, 0.1, parameters=longer).q[0]
    assert answer["gap"] < 1e-9
    np.testing.assert_allclose(answer["y"][:3], wanted, atol=_SAME)


def test_a_coordinate_is_reached_from_a_mechanism_in_motion(four_bar, page_of, engine):
    page = page_of(four_bar)
    motion = sb.simulate(four_bar, 0.5, start={"v_A": 1.0})
    y0 = [*motion.q[-1], *motion.v[-1]]
    task = {"task": "move", "index": 0, "value": [0.3], "y0": y0}
    (answer,) = engine(page, task)
    assert answer["gap"] < 1e-9
    wanted = sb.simulate(four_bar, 0.1, start={"q_A": 0.3, "v_A": y0[3]})
    np.testing.assert_allclose(answer["y"][:3], wanted.q[0], atol=_SAME)
    np.testing.assert_allclose(answer["y"][3:], wanted.v[0], atol=1e-7)

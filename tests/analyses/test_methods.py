"""Methods and ways to keep constraints as objects with their own options."""

import pytest

import symbody as sb
from symbody.library import closed_by_constraints


@pytest.mark.parametrize(
    ("method", "words"),
    [
        (sb.DP54(rtol=1e-6), {"method": "DP54", "rtol": 1e-6}),
        (sb.DP853(1e-5, 1e-7), {"method": "DP853", "rtol": 1e-5, "atol": 1e-7}),
        (sb.RK4(0.01), {"method": "RK4", "step": 0.01}),
        (sb.Radau(max_step=0.1), {"method": "Radau", "max_step": 0.1}),
        (sb.BDF(1e-5), {"method": "BDF", "rtol": 1e-5}),
        (sb.LSODA(1e-5), {"method": "LSODA", "rtol": 1e-5}),
    ],
)
def test_an_object_means_what_the_words_mean(method, words):
    model = sb.compile_model(sb.library.pendulum())
    one, other = (
        sb.simulate(model, 0.5, **given) for given in ({"method": method}, words)
    )
    assert one.q.tolist() == other.q.tolist()
    assert one.statistics.method == words["method"]


@pytest.mark.parametrize(
    ("way", "words"),
    [
        (sb.Projection(), {"constraints": "projection"}),
        (sb.Partition(), {"constraints": "partition"}),
        (
            sb.Baumgarte(5.0, 7.0),
            {"constraints": "baumgarte", "baumgarte": (5.0, 7.0)},
        ),
    ],
)
def test_a_way_to_keep_constraints_means_what_its_word_means(way, words):
    model = sb.compile_model(closed_by_constraints.double_four_bar())
    one = sb.simulate(model, 0.2, constraints=way)
    assert one.q.tolist() == sb.simulate(model, 0.2, **words).q.tolist()


def test_a_tolerance_for_each_state_is_taken():
    model = sb.library.pendulum()
    fine = sb.simulate(model, 1.0, method=sb.DP54(1e-3, [1e-12, 1e-12]))
    coarse = sb.simulate(model, 1.0, method=sb.DP54(1e-3, [1e-1, 1e-1]))
    assert fine.statistics.steps > coarse.statistics.steps


@pytest.mark.parametrize(
    "beside", [{"rtol": 1e-5}, {"atol": 1e-5}, {"step": 0.1}, {"max_step": 0.1}]
)
def test_an_option_beside_an_object_is_refused(beside):
    (name,) = beside
    with pytest.raises(sb.ModelError, match=f"{name}=.*Give it to DP54"):
        sb.simulate(sb.library.pendulum(), 1.0, method=sb.DP54(), **beside)


def test_feedback_beside_an_object_is_refused():
    model = closed_by_constraints.double_four_bar()
    with pytest.raises(sb.ModelError, match="Give it to Baumgarte"):
        sb.simulate(model, 0.1, constraints=sb.Projection(), baumgarte=(1.0, 1.0))


@pytest.mark.parametrize(
    "make",
    [
        lambda: sb.DP54(rtol=0.0),
        lambda: sb.Radau(atol=[1.0, -1.0]),
        lambda: sb.BDF(max_step=0.0),
        lambda: sb.RK4(0.0),
        lambda: sb.Baumgarte(-1.0),
    ],
)
def test_options_that_make_no_sense_are_refused(make):
    with pytest.raises(sb.CallError):
        make()

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


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"method": "RK4", "step": 0.01, "rtol": 1e-6}, "rtol=1e-06.*one length"),
        ({"method": "RK4", "step": 0.01, "atol": [1e-6, 1.0]}, "atol=.*one length"),
        ({"method": "RK4", "step": 0.01, "max_step": 0.1}, "max_step=0.1.*one length"),
        ({"method": "DP54", "step": 0.01}, "step=0.01.*DP54 chooses its steps"),
    ],
)
def test_an_option_without_effect_is_refused_wherever_a_method_is_chosen(
    options, words
):
    model, at = sb.library.pendulum(), {"times": [0.0, 0.1]}
    name = "q_hinge"
    ways = [
        lambda: sb.simulate(model, **at, **options),
        lambda: sb.simulate_many(model, {name: [0.1]}, **at, **options),
        lambda: sb.Study(model, {name: [0.1]}, ["v_hinge"], **at, **options),
    ]
    if "max_step" not in options:
        ways.append(lambda: sb.Stepper(model, 0.1, **options))
    for way in ways:
        with pytest.raises(sb.SymbodyError, match=words):
            way()

"""Mechanisms as environments of Gymnasium."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import symbody as sb
from symbody.errors import ModelError


def made(**more):
    given = {
        "step": 0.02, "reward": lambda measured, action: -(measured["q_hinge"] ** 2),
        "start": {"q_hinge": (-0.1, 0.1), "v_rail": 0.0}, "duration": 1.0,
        "failed": lambda measured: abs(measured["q_rail"]) > 5.0,
    }  # fmt: skip
    return sb.to_gymnasium(sb.library.cart_pole(), **(given | more))


def test_gymnasiums_checker_is_content():
    with warnings.catch_warnings():
        # It would like actions between -1 and 1, and a name in its registry.
        warnings.simplefilter("ignore", UserWarning)
        check_env(made(), skip_render_check=True)


def test_steps_are_those_of_a_stepper():
    env = made(observe=["q_hinge", "v_rail"])
    first, _ = env.reset(seed=3)
    sim = sb.Stepper(sb.library.cart_pole(), 0.02)
    sim.reset({"q_hinge": first[0], "v_rail": 0.0})
    for action in (0.5, -0.25):
        seen, reward, over, cut, info = env.step(np.array([action]))
        sim.step([action])
        assert seen.tolist() == [sim.state["q_hinge"], sim.state["v_rail"]]
        assert reward == -(seen[0] ** 2)
    assert (over, cut, info["t"]) == (False, False, sim.t)


def test_seeds_decide_starts_and_episodes_end():
    env, other = made(), made()
    assert env.reset(seed=1)[0].tolist() == other.reset(seed=1)[0].tolist()
    assert env.reset()[0].tolist() != env.reset()[0].tolist()
    steps = 0
    while not env.step(np.array([0.0]))[3]:
        steps += 1
    assert steps == 49
    env = made(failed=lambda measured: measured["q_rail"] > 0.0)
    env.reset(seed=1)
    overs = [env.step(np.array([10.0]))[2] for _ in range(3)]
    assert overs[-1]


def test_a_vector_of_environments_has_their_rows():
    vector = made(count=3)
    observations, _ = vector.reset(seed=[1, 2, 1])
    assert observations.shape == (3, 4)
    assert observations[0].tolist() == observations[2].tolist()
    stepped, rewards, *_ = vector.step(np.zeros((3, 1)))
    assert stepped[0].tolist() == stepped[2].tolist() != stepped[1].tolist()
    assert rewards.shape == (3,)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"observe": ["q_rial"]}, "a list of words"),
        ({"start": {"q": 1.0}}, "one of"),
        ({"start": {"q_rail": (1, 2, 3)}}, "a pair"),
        ({"step": 0}, "greater than 0"),
        ({"reward": 1.0}, "a function of"),
    ],
)
def test_what_makes_no_sense_is_told(change, words):
    with pytest.raises(ModelError, match=words):
        made(**change)


def test_a_model_without_inputs_cannot_act():
    with pytest.raises(ModelError, match="has no inputs"):
        sb.to_gymnasium(sb.library.double_pendulum(), step=0.1, reward=lambda m, a: 0.0)


def test_an_action_beyond_a_limit_acts_and_counts_as_the_limit():
    env = made(reward=lambda measured, action: action[0])
    env.reset(seed=1)
    _, reward, _, _, told = env.step(np.array([1e6]))
    assert reward == told["action"][0] == env.action_space.high[0] < 1e6


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"reward": lambda measured, action: measured["q_hing"]}, "mean 'q_hinge'"),
        ({"failed": lambda measured: measured["x"] > 1}, "'x' is not measured"),
        ({"reward": lambda measured, action: None}, "the reward gives None"),
    ],
)
def test_a_reward_of_nothing_known_is_told(change, words):
    env = made(**change)
    env.reset(seed=1)
    with pytest.raises(sb.errors.SymbodyError, match=words):
        env.step(np.array([0.0]))


def vectors(monkeypatch, **more):
    """Vectors in lanes, and of environments by themselves."""
    given = {"count": 11, "method": "RK4"} | more
    lanes = made(**given)
    monkeypatch.setattr("symbody.studies.gymnasium_env.lanes_of", lambda *a: None)
    return lanes, made(**given)


@pytest.mark.parametrize("method", ["RK4", sb.RK4(0.005)], ids=str)
def test_lanes_are_environments_by_themselves(monkeypatch, method, rng):
    lanes, single = vectors(monkeypatch, method=method, duration=0.1)
    assert type(lanes).__name__ == "LaneEnv"
    assert type(single).__name__ == "SyncVectorEnv"
    assert lanes.single_observation_space == single.single_observation_space
    for one, other in zip(lanes.reset(seed=3), single.reset(seed=3), strict=True):
        if not isinstance(one, dict):
            np.testing.assert_array_equal(one, other)
    # Beyond the ends of episodes, which begin anew.
    for _ in range(14):
        actions = rng.uniform(-2, 2, (11, 1))
        stepped, wanted = lanes.step(actions), single.step(actions)
        for one, other in zip(stepped[:4], wanted[:4], strict=True):
            # Lanes round a fused product otherwise.
            np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-13)
        np.testing.assert_allclose(stepped[4]["t"], wanted[4]["t"], atol=1e-12)


def test_a_row_has_the_same_bits_in_any_number_of_rows():
    few, many = (made(count=n, method="RK4") for n in (3, 20))
    few.reset(seed=5), many.reset(seed=5)
    for _ in range(5):
        one, other = few.step(np.ones((3, 1)))[0], many.step(np.ones((20, 1)))[0]
        assert one.tobytes() == other[:3].tobytes()


def test_lanes_end_by_failure_and_see_sensors(monkeypatch):
    more = {
        "observe": ["tilt", "q_rail"], "start": {"q_hinge": (-0.1, 0.1)},
        "failed": lambda measured: measured["q_rail"] > 0.01,
        "reward": lambda measured, action: float(np.ravel(measured["tilt"])[0]),
    }  # fmt: skip
    lanes, single = vectors(monkeypatch, **more)
    lanes.reset(seed=1), single.reset(seed=1)
    ended = 0
    for _ in range(30):
        one, other = (env.step(np.full((11, 1), 5.0)) for env in (lanes, single))
        np.testing.assert_array_equal(one[2], other[2])
        np.testing.assert_allclose(one[0], other[0], rtol=1e-10, atol=1e-13)
        np.testing.assert_allclose(one[1], other[1], rtol=1e-10, atol=1e-13)
        ended += one[2].sum()
    assert ended > 11


def test_a_row_that_blows_up_is_told():
    vector = made(count=2, method="RK4", start={"v_hinge": 1e200}, failed=None)
    vector.reset(seed=1)
    with pytest.raises(sb.errors.AnalysisError, match="environment 0 are not finite"):
        vector.step(np.zeros((2, 1)))


def same_told(one, other):
    """Compare what is told beside, of lanes and of environments by themselves."""
    assert one.keys() == other.keys()
    for name, values in one.items():
        if isinstance(values, dict):
            same_told(values, other[name])
        elif values.dtype == object:
            for mine, theirs in zip(values, other[name], strict=True):
                assert (mine is None) == (theirs is None)
                if mine is not None:
                    np.testing.assert_allclose(mine, theirs, rtol=1e-10, atol=1e-13)
        else:
            np.testing.assert_allclose(values, other[name], rtol=1e-10, atol=1e-13)


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_rows_begin_anew_as_gymnasium_says(monkeypatch, rng, mode):
    both = vectors(monkeypatch, duration=0.1, count=3, autoreset=mode)
    for env in both:
        env.reset(seed=3)
    for _ in range(14):
        actions = rng.uniform(-2, 2, (3, 1))
        stepped, wanted = (env.step(actions) for env in both)
        for one, other in zip(stepped[:4], wanted[:4], strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-10, atol=1e-13)
        same_told(stepped[4], wanted[4])
        if mode == "disabled" and stepped[3].any():
            mask = {"reset_mask": stepped[3]}
            begun, other = (env.reset(options=dict(mask)) for env in both)
            np.testing.assert_array_equal(begun[0], other[0])


def test_a_row_that_has_ended_does_not_go_on_unless_it_is_begun():
    vector = made(count=2, method="RK4", duration=0.02, autoreset="disabled")
    vector.reset(seed=1)
    vector.step(np.zeros((2, 1)))
    with pytest.raises(ModelError, match="environments 0, 1 have ended"):
        vector.step(np.zeros((2, 1)))


def test_sensors_of_several_shapes_are_those_of_an_environment_alone():
    seen = ["tool_attitude", "tool_position", "q_a1"]
    given = {
        "step": 0.01, "method": "RK4", "observe": seen,
        "reward": lambda measured, _: measured["tool_attitude"][0, 2],
    }  # fmt: skip
    lanes = sb.to_gymnasium(sb.library.arm7(), count=2, **given)
    single = sb.to_gymnasium(sb.library.arm7(), **given)
    assert type(lanes).__name__ == "LaneEnv"
    np.testing.assert_allclose(lanes.reset()[0][1], single.reset()[0], atol=1e-13)
    one, other = lanes.step(np.ones((2, 7))), single.step(np.ones(7))
    np.testing.assert_allclose(one[0][1], other[0], atol=1e-12)
    np.testing.assert_allclose(one[1][1], other[1], atol=1e-12)


WRONG = [
    (lambda env: env.step(np.zeros((1, 2))), "in the shape \\(2, 1\\)"),
    (lambda env: env.step(np.array([[0.0], [np.nan]])), "finite numbers"),
    (lambda env: env.reset(seed=[1, 2, 3]), "one for each of 2"),
    (lambda env: env.reset(seed="a"), "a whole number"),
    (lambda env: env.reset(options={"q": 1}), "no options q"),
    (lambda env: env.reset(options={"reset_mask": [True]}), "2 truths"),
]


@pytest.mark.parametrize(("call", "words"), WRONG, ids=lambda case: str(case)[:20])
def test_what_a_vector_cannot_take_is_told(call, words):
    vector = made(count=2, method="RK4")
    vector.reset(seed=np.int64(1))
    with pytest.raises(sb.errors.SymbodyError, match=words):
        call(vector)


def test_beginning_anew_is_for_vectors():
    with pytest.raises(ModelError, match="which has no effect"):
        made(autoreset="same_step")


@pytest.mark.parametrize("count", [None, 2])
def test_an_episode_lasts_as_long_as_asked_or_longer(count):
    env = sb.to_gymnasium(
        sb.library.cart_pole(), step=0.1, reward=lambda m, a: 0.0, duration=0.25,
        method="RK4", count=count,
    )  # fmt: skip
    env.reset(seed=1)
    action = np.zeros(env.action_space.shape)
    assert [bool(np.all(env.step(action)[3])) for _ in range(3)] == [False, False, True]


def test_a_range_of_starts_the_wrong_way_round_is_refused():
    with pytest.raises(sb.errors.ModelError, match=r"start\['q_hinge'\].* low first"):
        sb.to_gymnasium(
            sb.library.cart_pole(), step=0.1, reward=lambda m, a: 0.0,
            start={"q_hinge": (2, 1)},
        )  # fmt: skip


@pytest.mark.covering(1)
@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("count", [None, 3])
def test_a_reward_that_is_not_finite_is_told_with_its_time(value, count):
    def reward(measured, action):
        return value if measured["q_hinge"] > 0.5 else 0.0

    env = made(reward=reward, start={"q_hinge": (0.6, 0.7)}, count=count)
    env.reset(seed=1)
    with pytest.raises(ModelError, match=r"gives -?(nan|inf) at t = 0.02 s.*finite"):
        env.step(np.zeros_like(env.action_space.sample()))


@pytest.mark.parametrize("count", [None, 3])
def test_an_action_that_is_no_number_is_told(count):
    env = made(count=count)
    env.reset(seed=1)
    with pytest.raises(sb.errors.SymbodyError, match="nan"):
        env.step(np.full_like(env.action_space.sample(), np.nan))


@pytest.mark.parametrize("more", [{}, {"count": 2}, {"count": 2, "method": "RK4"}])
def test_a_step_before_an_episode_has_begun_is_refused(more):
    env = made(**more)
    with pytest.raises(ModelError, match=r"no episode.* has begun.*Call reset\(\)"):
        env.step(np.zeros(env.action_space.shape))


def test_rows_that_have_not_begun_are_named():
    vector = made(count=3, method="RK4", autoreset="disabled")
    vector.reset(options={"reset_mask": np.array([True, False, True])})
    with pytest.raises(ModelError, match="no episode of environments 1 has begun"):
        vector.step(np.zeros((3, 1)))


def test_lanes_measure_a_single_number():
    model = sb.Model("slider", gravity=(0, 0, 0))
    push = model.add_input("push")
    slide = model.add_joint("x", model.world, model.add_body("b", mass=2.0), "Tx")
    model.add_load("drive", sb.loads.JointForce(slide, push))
    model.add_expression("three", 3 * slide.q[0], sensor=True)
    env = sb.to_gymnasium(
        model, step=0.1, reward=lambda seen, act: float(seen["three"]), count=3,
        method="RK4", start={"q_x": (-1.0, 1.0)}, observe=["q_x", "three"],
    )  # fmt: skip
    seen, _ = env.reset(seed=1)
    # A product with a constant, however it is summed.
    np.testing.assert_allclose(seen[:, 1], 3 * seen[:, 0], rtol=1e-15)

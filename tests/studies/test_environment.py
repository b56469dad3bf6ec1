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


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_rows_begin_anew_as_gymnasium_says(mode):
    vector = made(count=2, duration=0.02, autoreset=mode)
    vector.reset(seed=3)
    seen, _, _, cut, told = vector.step(np.zeros((2, 1)))
    assert cut.all()
    if mode == "same_step":
        assert told["final_obs"][0].tolist() != seen[0].tolist()
    if mode == "disabled":
        seen, _ = vector.reset(options={"reset_mask": np.array([True, False])})
        assert abs(seen[0, 0]) <= 0.1
    elif mode == "next_step":
        assert vector.step(np.zeros((2, 1)))[4]["t"].tolist() == [0.0, 0.0]


def test_options_of_a_reset_are_refused():
    with pytest.raises(ModelError, match="no options q"):
        made().reset(options={"q": 1})


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


@pytest.mark.parametrize("more", [{}, {"count": 2}])
def test_a_step_before_an_episode_has_begun_is_refused(more):
    env = made(**more)
    with pytest.raises(ModelError, match=r"no episode.* has begun.*Call reset\(\)"):
        env.step(np.zeros(env.action_space.shape))


def test_an_action_has_a_number_for_each_input():
    model = sb.Model("carts")
    for name in "ab":
        joint = model.add_joint(
            name, model.world, model.add_body(f"cart_{name}", 1.0), "Tx"
        )
        model.add_load(
            f"push_{name}", sb.loads.JointForce(joint, model.add_input(name.upper()))
        )
    env = sb.to_gymnasium(model, step=0.1, reward=lambda measured, action: 0.0)
    env.reset(seed=1)
    for action in (0.5, [0.5], [1.0, 2.0, 3.0]):
        with pytest.raises(ModelError, match="2, one for each entry"):
            env.step(action)
    assert env.step([1.0, 2.0])[0].tolist()[2:] == pytest.approx([0.1, 0.2])

"""Searches over many runs find what is known, and say how they ended."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import Interrupted, ModelError


def hollows():
    """Two masses whose places make a function with many hollows, least at (1, 0)."""
    model = sb.Model("hollows", gravity=(0, 0, 0))
    x = [
        model.add_joint(name, model.world, model.add_body(f"m_{name}", mass=1), "Tx").q[
            0
        ]
        for name in "ab"
    ]
    far = (x[0] - 1) ** 2 + x[1] ** 2
    waves = 2 - sb.cos(6 * (x[0] - 1)) - sb.cos(6 * x[1])
    model.add_expression("f", far + waves, sensor=True)
    return model


VARY = {"q_a": (-3.0, 4.0), "q_b": (-3.0, 3.0)}
TIMES = {"duration": [0.0, 0.01]}


def test_evolution_finds_the_least_of_many_hollows():
    found = studies.search(hollows(), VARY, "f", seed=1, runs=1500, **TIMES)
    # The hollows beside are a metre off, and 1 deep.
    np.testing.assert_allclose(found.best, [1.0, 0.0], atol=0.02)
    assert found.objective == np.nanmin(found.objectives) < 0.01
    assert len(found.objectives) <= 1500
    assert found.values == dict(zip(VARY, found.best.tolist(), strict=True))


def test_optuna_comes_close_in_fewer_runs():
    found = studies.search(hollows(), VARY, "f", by="optuna", runs=160, **TIMES)
    assert len(found.objectives) == 160
    assert found.objective < 1.0


@pytest.mark.parametrize("by", ["differential_evolution", "optuna"])
def test_the_same_seed_gives_the_same_search_on_any_threads(by):
    one, two = (
        studies.search(hollows(), VARY, "f", by=by, runs=90, workers=n, **TIMES)
        for n in (1, 3)
    )
    assert one.tried.tobytes() == two.tried.tobytes()
    assert one.objectives.tobytes() == two.objectives.tobytes()


def test_the_greatest_is_found_at_an_end_and_told(tmp_path):
    found = studies.search(
        hollows(), {"q_a": (-3.0, 4.0)}, lambda motion: motion.array("q_a")[0] ** 3,
        maximize=True, runs=300, **TIMES,
    )  # fmt: skip
    assert found.objective == pytest.approx(64.0, rel=1e-2)
    assert "q_a lies at an end of its range" in found.notes[0]
    assert found.plot().axes[0].get_ylabel() == "objective"
    found.save(tmp_path / "a.npz")
    assert studies.Search.load(tmp_path / "a.npz").values == found.values


def test_runs_that_fail_are_told_and_left():
    def kept(motion):
        assert motion.array("q_a")[0] > 0, "too low"
        return motion.array("q_a")[0]

    found = studies.search(hollows(), VARY, kept, runs=60, **TIMES)
    assert 0 < found.objective < 1
    assert "too low" in found.notes[-1]


def test_ctrl_c_gives_the_best_until_then():
    def stop(done, of):
        if done >= 60:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        studies.search(hollows(), VARY, "f", progress=stop, **TIMES)
    assert len(caught.value.result.objectives) == 60
    assert not caught.value.result.completed


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"vary": {"q_a": (1.0, 0.0)}}, "low < high"),
        ({"vary": {"q": (0.0, 1.0)}}, "Did you mean"),
        ({"vary": {}}, "names with ranges"),
        ({"objective": "g"}, "do not have"),
        ({"objective": studies.History("f")}, "entries a run"),
        ({"by": "luck"}, "one of"),
        ({"runs": 5}, "at least"),
        ({"duration": None}, "how long, as 2.0, or when"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_told(change, words):
    given = {"model": hollows(), "vary": VARY, "objective": "f", **TIMES} | change
    with pytest.raises(ModelError, match=words):
        studies.search(**given)


def test_runs_without_a_value_of_what_is_sought_are_told():
    # A mass that moves too slowly does not come to the place.
    keep, vary = studies.FirstTime("q_a", 1.5), {"v_a": (-1.0, 2.0)}
    found = studies.search(hollows(), vary, keep, runs=40, duration=1.0)
    missed = int((found.tried[:, 0] < 1.5).sum())
    said = f"{missed} of {len(found.objectives)} runs came to their end without a value"
    assert 0 < missed < len(found.objectives)
    assert any(said in note for note in found.notes)


@pytest.mark.parametrize("value", [np.inf, -np.inf, np.nan])
def test_a_search_without_any_finite_number_is_refused(value):
    with pytest.raises(ModelError, match="runs gave a finite number for what is sou"):
        studies.search(
            hollows(), VARY, lambda motion: value, runs=60, maximize=True, **TIMES
        )

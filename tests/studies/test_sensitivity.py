"""Sensitivity indices against Ishigami's function, whose indices are known."""

import functools

import numpy as np
import pytest
import scipy.stats

import symbody as sb
from symbody import studies
from symbody.errors import ModelError

RANGE = (-np.pi, np.pi)
VARY = {"q_x0": RANGE, "q_x1": scipy.stats.uniform(-np.pi, 2 * np.pi), "q_x2": RANGE}
# Ishigami and Homma (1990), with a = 7 and b = 0.1.
FIRST, TOTAL = [0.3139, 0.4424, 0.0], [0.5576, 0.4424, 0.2437]


@functools.cache
def ishigami():
    model = sb.Model("ishigami", gravity=(0, 0, 0))
    x = []
    for i in range(3):
        body = model.add_body(f"b{i}", mass=1)
        x.append(model.add_joint(f"x{i}", model.world, body, "Tx").q[0])
    value = sb.sin(x[0]) + 7 * sb.sin(x[1]) ** 2 + 0.1 * x[2] ** 4 * sb.sin(x[0])
    model.add_expression("y", value, sensor=True)
    return model


@functools.cache
def result_of(way, second=False):
    more = {"second": second} if way == "saltelli" else {}
    samples = {"saltelli": 512, "random": 1024}[way]
    design = getattr(studies, way)(VARY, samples, 1, **more)
    study = sb.Study(ishigami(), design, {"y": "y"}, duration=[0.0, 0.1])
    return study.run(progress=False)


@pytest.mark.parametrize("second", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_sobols_indices_are_those_that_are_known(second):
    found = studies.indices(result_of("saltelli", second), "y")
    assert found.runs == 512 * (8 if second else 5)
    # Three times the half widths of intervals of 95 %: six deviations.
    for name, known in (("first", FIRST), ("total", TOTAL)):
        error = np.abs(found.values[name] - known)
        assert (error <= 3 * found.values[f"{name}_error"] + 1e-4).all()
        assert (error < 0.2).all()


def test_indices_of_random_samples_are_close():
    found = studies.indices(result_of("random"), "y", method="rbd_fast")
    assert np.abs(found.values["first"] - FIRST).max() < 0.15
    assert "total" not in found.values


def test_indices_are_told_drawn_and_kept(tmp_path):
    found = studies.indices(result_of("saltelli"), "y")
    assert [row[0] for row in found.table().rows] == [
        "q_x0 [m]",
        "q_x1 [m]",
        "q_x2 [m]",
    ]
    assert found.status.completed
    axes = found.plot().axes[0]
    assert axes.get_yticklabels()[-1].get_text() == "q_x1 [m]"
    found.save(tmp_path / "a.npz")
    again = studies.Indices.load(tmp_path / "a.npz")
    assert again.values["total"].tolist() == found.values["total"].tolist()


def test_the_same_seed_gives_the_same_design_and_intervals():
    one, two = (studies.saltelli(VARY, 8, seed) for seed in (1, 2))
    assert one.content() == studies.saltelli(VARY, 8, 1).content() != two.content()
    first, again = (studies.indices(result_of("saltelli"), "y") for _ in range(2))
    assert str(first) == str(again)


def failing(motion):
    return np.nan if motion.array("q_x0")[0] > 0 else motion.array("q_x0")[0]


def test_what_has_no_indices_is_told():
    with pytest.raises(ModelError, match="no design of saltelli"):
        studies.indices(result_of("random"), "y")
    with pytest.raises(ModelError, match="a power of two"):
        studies.saltelli(VARY, 100, 1)
    keep = {"odd": failing, "same": lambda motion: 1.0, "all": studies.History("q_x0")}
    study = sb.Study(ishigami(), studies.saltelli(VARY, 4, 1), keep, duration=[0, 0.1])
    result = study.run(progress=False)
    wanted = {"odd": "has no number in", "same": "does not vary", "all": "entries a"}
    for label, words in wanted.items():
        with pytest.raises(ModelError, match=words):
            studies.indices(result, label)
    with pytest.raises(ModelError, match="one of 'sobol', 'rbd_fast'"):
        studies.indices(result, "odd", method="fast")


@pytest.mark.parametrize(
    "vary",
    [
        studies.grid({"m1": np.linspace(1, 2, 20), "m2": np.linspace(1, 2, 20)}),
        studies.one_at_a_time({"m1": (1.0, 1.5, 2.0), "m2": (1.0, 1.5, 2.0)}),
    ],
)
def test_designs_that_are_not_random_have_no_rbd_indices(vary):
    study = sb.Study(
        sb.library.crane_crab(), vary, {"e": "q_trans_crab"}, duration=[0.0, 0.1]
    )
    with pytest.raises(ModelError, match=r"different values in .* runs"):
        studies.indices(study.run(progress=False), "e", method="rbd_fast")

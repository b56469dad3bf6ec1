"""Results that are computed when they are first looked at: the same, only later."""

import copy
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import xarray as xr

import symbody as sb
from symbody.analyses.run.labelled_motion import _Results
from symbody.library import closed_by_constraints
from symbody.pipeline import CompiledModel

_TIMES = np.linspace(0.0, 0.3, 7)


def _pulled():
    """Return a chain of two with a parameter and an input."""
    model = sb.library.chain(2)
    g = model.add_parameter("pull", 3.0)
    u = model.add_input("push")
    body = [*model.bodies.values()][-1]
    model.add_load("pulled", sb.loads.Force(body, (g, u, 0)))
    return model


def _at_once(compiled, motion):
    """Return accelerations and energies by separate calls."""
    y = np.hstack([motion.q, motion.v])
    u = motion.record.quantities["push"].values
    rows = [*zip(motion.time, y, u[:, None], strict=True)]
    energies = np.array([compiled.function("energy")(*row)[:2] for row in rows])
    rates = np.array([compiled.derivatives(*row) for row in rows])
    return energies, rates[:, 2:]


def test_nothing_is_computed_or_compiled_before_it_is_looked_at():
    compiled = sb.compile_model(sb.library.chain(2))
    motion = sb.simulate(compiled, _TIMES)
    made = compiled.shared.made()
    assert not any("energy" in name for name in made), made
    calls = []
    outputs = CompiledModel.outputs

    def counted(self, names):
        calls.append(names)
        return outputs(self, names)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CompiledModel, "outputs", counted)
        assert motion.array("q_joint_1").size
        assert motion["q_joint_1"].size
        assert motion.named("vd") == ("vd_joint_1", "vd_joint_2")
        assert motion.q.size == motion.v.size
        assert "total_energy" in repr(motion)
        assert "total_energy[0]" not in motion
        assert not calls
        for _ in range(2):
            for name in ("kinetic_energy", "potential_energy", "total_energy"):
                motion.array(name)
    assert calls == [("energy",)]


def test_ranges_compute_only_what_they_look_at(monkeypatch):
    sources, of = [], _Results.of
    monkeypatch.setattr(
        _Results, "of", lambda self, *how: sources.append(how[1]) or of(self, *how)
    )
    motion = sb.simulate(closed_by_constraints.disc(), _TIMES)
    assert sources == ["multipliers"]
    assert motion.vd.size


def test_what_is_computed_later_is_of_the_run_whatever_changes_meanwhile():
    model = _pulled()
    compiled = sb.compile_model(model)
    options = {"inputs": {"push": 2.0}, "parameters": {"pull": 5.0}}
    motion = sb.simulate(compiled, _TIMES, **options)
    of_it = motion.compiled
    # The user goes on with the model, with other values and other inputs.
    model.add_load("more", sb.loads.Force(model.bodies["body_1"], (9, 9, 9)))
    with pytest.warns(sb.errors.ModelWarning, match="by load 'more', which its"):
        other = sb.simulate(compiled, _TIMES, parameters={"pull": 1.0})
    sb.simulate(model, _TIMES, inputs={"push": 7.0})
    assert (other.vd != motion.vd).any()
    energies, rates = _at_once(of_it, motion)
    np.testing.assert_allclose(motion.vd, rates, rtol=1e-13, atol=1e-13)
    kinetic, potential = (motion.array(f"{k}_energy") for k in ("kinetic", "potential"))
    np.testing.assert_allclose(np.column_stack([kinetic, potential]), energies, 1e-12)
    assert (motion.array("total_energy") == kinetic + potential).all()


@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))]
)
def test_copies_and_pickles_hold_what_was_computed(way):
    motion = sb.simulate(_pulled(), _TIMES, inputs={"push": 2.0})
    twin = way(motion)
    assert [*twin] == [*motion]
    with pytest.MonkeyPatch.context() as patch:
        # Nothing is left to be computed.
        patch.setattr(CompiledModel, "outputs", None)
        patch.setattr(CompiledModel, "function", None)
        copies = {name: twin.array(name) for name in twin}
    for name, values in copies.items():
        assert (values == motion.array(name)).all(), name


def test_threads_that_look_at_once_see_the_same():
    motion = sb.simulate(sb.library.chain(2), 1.0)
    names = [*motion] * 8
    with ThreadPoolExecutor(8) as pool:
        looks = [*pool.map(motion.array, names)]
    for name, values in zip(names, looks, strict=True):
        assert (values == motion.array(name)).all(), name


def test_an_error_says_what_was_looked_at():
    motion = sb.simulate(sb.library.chain(2), _TIMES)

    def refuses(self, names):
        raise sb.errors.CompileError("no compiler")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CompiledModel, "outputs", refuses)
        with pytest.raises(sb.errors.CompileError, match="no compiler") as caught:
            motion.array("total_energy")
    assert "'energy' of a motion of" in caught.value.__notes__[0]
    # It may be had when the reason is gone.
    assert np.isfinite(motion.array("total_energy")).all()


def test_quantities_side_by_side_are_those_of_their_names():
    model = sb.library.four_bar(explicit=False)
    model.add_state("z", rate=[1.0, 2.0], start=[3.0, 4.0])
    motion = sb.simulate(model, [0, 0.1, 0.2])
    names = [*motion]
    for order in (names, names[::-1], names[1::2], []):
        parts = [motion.array(n).reshape(3, -1) for n in order]
        expected = np.hstack([np.zeros((3, 0)), *parts])
        stacked = motion.record.stacked(order)
        np.testing.assert_array_equal(stacked, expected)
        stacked[:] = 0.0
    assert motion.array("z")[0].tolist() == [3.0, 4.0]
    assert motion.q.any()


def test_a_quantity_alone_is_labelled_as_among_all():
    model = closed_by_constraints.windows(1)
    start = {"q_pivot0": 1.5, "q_pin0": -1.2}
    with pytest.warns(sb.errors.ModelWarning, match="do not close"):
        motions = [sb.simulate(model, _TIMES, start=start) for _ in range(3)]
    whole, motion, entry = motions[0].data, motions[1], motions[2]["B_x"]
    names = [*map(str, whole.data_vars)]
    assert "given_start" in str([whole[name].attrs for name in names])
    for name in (*names[:3], *names):
        alone = "data" not in vars(motion)
        xr.testing.assert_identical(motion[name], whole[name])
        assert alone or name != names[0]
    assert not alone  # as many were looked at
    xr.testing.assert_identical(entry, motion["B_x"])

"""Several functions as one: the same values, no more operations, refused if unlike."""

import numpy as np
import pytest

import symbody as sb
from probes.executions import executions
from symbody.library.closed_by_constraints import double_four_bar
from symbody.passes.schedule import run_passes
from symbody.pipeline.functions import FUNCTIONS

OF_LOOPS = ["dependents", "dependent_accelerations", "sensors", "energy"]
MODELS = {
    "tree": (sb.library.arm6, ["sensors", "energy", "scene"]),
    "driven": (sb.library.excavator, ["driven", "drives", "sensors", "energy"]),
    "loop": (sb.library.four_bar, OF_LOOPS),
    "constraints": (
        double_four_bar,
        ["sensors", "energy", "multipliers", "constraints", "reduced_forces"],
    ),
}
CASES = pytest.mark.parametrize(("make", "names"), MODELS.values(), ids=MODELS)


def entries_of_y(function):
    """Return how many entries the argument y of a function has."""
    return {a.name: len(a.symbols) for a in function.program.arguments}["y"]


@CASES
def test_together_they_are_what_each_is_alone(make, names, rng):
    compiled = sb.compile_model(make())
    outputs = compiled.outputs(names)
    start, u = compiled.start_state(), rng.random(len(compiled.system.u))
    n = entries_of_y(outputs.function)
    y = np.append(start, rng.random(n - len(start)))
    together = outputs.function(0.3, y, u)
    for name in names:
        function = compiled.function(name)
        alone = np.ravel(function(0.3, y[: entries_of_y(function)], u))
        # Other sums are shared, so that roundings may differ.
        np.testing.assert_allclose(
            together[outputs.places[name]], alone, rtol=1e-11, atol=1e-12
        )


@CASES
def test_they_share_what_they_compute(make, names):
    compiled = sb.compile_model(make())
    together = compiled.outputs(names).function.program.counts.total
    assert together <= sum(compiled.program(name).counts.total for name in names)


@CASES
def test_what_a_time_loop_calls_carries_nothing_of_them(make, names):
    alone, with_others = sb.compile_model(make()), sb.compile_model(make())
    with_others.outputs(names)
    counts = [c.program("derivatives").counts for c in (alone, with_others)]
    assert counts[0] == counts[1]


def test_the_order_of_names_does_not_matter():
    compiled = sb.compile_model(sb.library.double_pendulum())
    outputs = compiled.outputs(["sensors", "energy"])
    assert compiled.outputs(["energy", "sensors", "energy"]) is outputs
    assert list(outputs.places) == [n for n in FUNCTIONS if n in outputs.places]


def test_labels_tell_whose_entry_each_is():
    compiled = sb.compile_model(sb.library.double_pendulum())
    outputs = compiled.outputs(["energy"])
    (result,) = outputs.function.program.results
    assert result.labels == ("kinetic", "potential", "power")


def test_the_label_of_a_number_is_its_name():
    model = sb.library.pendulum()
    model.add_expression("twice", 2 * model.joints["hinge"].q[0], sensor=True)
    (result,) = sb.compile_model(model, backend="python").program("sensors").results
    assert result.labels[-2:] == ("energy[potential]", "twice")


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["energy", "mass_matrix"], r"'energy' has the arguments t, y.*one by one"),
        (["energy", "multipliers"], r"has no constraints"),
        (["energies"], r"energies.*energy"),
        ("energy", r"names"),
        ([], r"at least one"),
    ],
)
def test_what_cannot_be_had_together_is_refused(names, message):
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.DerivationError, match=message):
        compiled.outputs(names)


def test_all_results_of_a_run_are_lowered_at_once(tmp_path, monkeypatch):
    # What is kept on disk is not lowered at all.
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    model = sb.library.four_bar(explicit=False)
    # The derivatives and the correction that time loops call, and all that follows once
    # somebody looks.
    motions = []
    assert executions(lambda: motions.append(sb.simulate(model, 0.01)), run_passes) == [
        2
    ]
    assert executions(lambda: motions[0].notes, run_passes) == [1]

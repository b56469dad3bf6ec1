"""What answers of an instant cost by the number of joints, in counts, not in time."""

from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.equilibrium import steady_search
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.sensitivity_to_coordinates import idle_directions
from symbody.analyses.instant.steady import Steady, Tried
from symbody.expr.differentiate import directional
from symbody.formalisms.derivatives import residual
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.implicit import ImplicitFunctions
from symbody.program import repetition
from symbody.program.lower import lower


def sprung(joints):
    """Return a compiled chain with a spring in each joint."""
    model = sb.library.chain(joints)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 1000.0, 1.0)
        model.add_load(f"spring_{name}", spring)
    return sb.compile_model(model)


@pytest.fixture
def counts(monkeypatch):
    """Return how often decompositions and functions are called from here on."""
    counted = dict.fromkeys(("svd", "lstsq", "eigvals", "inv", "at", "jacobian"), 0)

    def count(owner, name):
        function = getattr(owner, name)

        def call(*arguments, **options):
            counted[name] += 1
            return function(*arguments, **options)

        monkeypatch.setattr(owner, name, call)

    for name in ("svd", "lstsq", "eigvals", "inv"):
        count(np.linalg, name)
    count(ImplicitFunctions, "at")
    count(Steady, "jacobian")
    return counted


@pytest.mark.parametrize(
    "sizes", [(12, 36), pytest.param((75, 300), marks=pytest.mark.slow)]
)
def test_equilibria_of_long_chains_take_hardly_more_steps(sizes, counts):
    for joints in sizes:
        compiled = sprung(joints)
        counts.update(dict.fromkeys(counts, 0))
        found = sb.equilibrium(compiled)
        assert found.stable
        assert found.residual < 1e-9
        # Of rank and rigid motions where a search ends; not one a step.
        # Of hundreds of joints masses differ so much that a fall takes them, too.
        assert counts["svd"] + counts["lstsq"] <= 24
        assert counts["eigvals"] <= 2
        assert counts["jacobian"] <= 60
        assert counts["at"] <= 110


def test_velocities_that_are_given_are_no_unknowns():
    """So that a step of a tree at rest solves for its coordinates alone."""
    model = ImplicitModel.of(sprung(6))
    still = dict.fromkeys(range(6), 0.0)
    steady, at = Steady(model, still, still), Tried(model, model.start, np.zeros(0))
    assert steady.jacobian(at).shape == (6, 6)
    assert steady.residual(at).shape == (6,)
    moves = np.arange(12.0).reshape(6, 2)
    whole = steady.whole(moves)
    assert whole.shape == (18, 2)
    np.testing.assert_array_equal(whole[model.columns["q"]], moves)
    assert not whole[model.columns["v"]].any()
    assert not whole[model.columns["vd"]].any()
    one_free = Steady(model, dict.fromkeys(range(5), 0.0), still)
    assert one_free.jacobian(at).shape == (17, 18)


@pytest.mark.parametrize(
    "sizes", [(12, 36), pytest.param((75, 300), marks=pytest.mark.slow)]
)
def test_a_linear_system_takes_two_evaluations_at_any_length(sizes, counts):
    for joints in sizes:
        compiled = sprung(joints)
        counts.update(dict.fromkeys(counts, 0))
        system = sb.linearize(compiled)
        assert system.A.shape == (2 * joints, 2 * joints)
        assert counts["at"] == 2
        assert counts["svd"] + counts["lstsq"] + counts["eigvals"] == 0


def test_a_linear_system_at_an_equilibrium_takes_one_evaluation(counts, monkeypatch):
    compiled = sprung(8)
    balance = sb.equilibrium(compiled)
    sb.linearize(compiled, balance)
    from_disk = []
    read = CompiledSystem.noted
    monkeypatch.setattr(
        CompiledSystem, "noted", lambda *a, **o: from_disk.append(a) or read(*a, **o)
    )
    counts.update(dict.fromkeys(counts, 0))
    system = sb.linearize(compiled, balance)
    assert counts["at"] == 1
    assert not from_disk
    # A state beside it, by less than Newton's method leaves, is accelerated in full.
    near = {name: q + 1e-12 for name, q in balance.start.items() if name[0] == "q"}
    other = sb.linearize(compiled, near)
    assert counts["at"] == 3
    assert other.rates[8:].any()
    np.testing.assert_allclose(
        system.A, other.A, rtol=0, atol=1e-9 * np.abs(system.A).max()
    )


@pytest.mark.parametrize("stiff", [1000.0, 0.5])
def test_where_all_is_stiff_no_idle_direction_is_looked_for(stiff, monkeypatch):
    model = sb.library.chain(5)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, stiff, 1.0)
        model.add_load(f"spring_{name}", spring)
    compiled, searched = sb.compile_model(model), []

    def counted(request):
        searched.append(request)
        return idle_directions(request)

    monkeypatch.setattr(steady_search, "idle_directions", counted)
    short = sb.equilibrium(compiled)
    few = len(searched)
    monkeypatch.setattr(steady_search, "is_stiff", lambda *_: False)
    whole = sb.equilibrium(compiled)
    assert few < len(searched) - few
    assert short.stable
    assert whole.stable
    assert (short.way, short.iterations, short.insensitive) == (
        whole.way, whole.iterations, whole.insensitive,
    )  # fmt: skip
    np.testing.assert_array_equal(short.q, whole.q)
    assert short.residual == whole.residual


def test_a_motion_without_stiffness_stays_one_that_changes_no_force():
    model = sb.library.chain(2)
    name, joint = next(iter(model.joints.items()))
    model.add_load("spring", sb.loads.TorsionalSpringDamper(joint, 1000.0, 1.0))
    model.gravity = (0, 0, 0)
    balance = sb.equilibrium(model)
    assert len(balance.insensitive) == 1
    assert name not in balance.insensitive[0]


@pytest.mark.parametrize(
    "sizes", [(30, 45, 60), pytest.param((40, 80, 120), marks=pytest.mark.slow)]
)
def test_formulas_of_a_long_chain_grow_with_its_joints(sizes, counts):
    numbers = []
    for joints in sizes:
        model = ImplicitModel.of(sprung(joints))
        model.slopes(model.start)
        program = model.functions._residuals_with_slopes[0].program
        formulas = len(program.outputs())
        numbers.append((formulas / joints, program.counts.total / joints))
    for before, after in pairwise(numbers):
        assert after[0] <= 1.05 * before[0]
        assert after[1] <= 1.05 * before[1]


def sprung_row(bodies):
    """Return free bodies in a row, with a spring between each and the next."""
    model = sb.Model("row", gravity=(0, 0, -9.81))
    end = model.world.add_frame("wall", at=(0, 0.1, 0.2))
    for i in range(bodies):
        home = model.world.add_frame(f"home{i}", at=(i + 1.0, 0, 0))
        body = model.add_body(f"body{i}", mass=1.0 + 0.1 * i, inertia=(0.1, 0.2, 0.3))
        model.add_joint(f"free{i}", home, body, "free")
        here = body.add_frame("left", at=(-0.1, 0.2, 0.1))
        model.add_load(f"spring{i}", sb.loads.SpringDamper(end, here, 1e4, 1.0, 0.8))
        end = body.add_frame("right", at=(0.1, 0.1, 0.2))
    return model


def test_slopes_of_bodies_that_are_alike_are_compiled_once(tmp_path, monkeypatch):
    """Which springs connect; and each length of a quaternion changes its own forces."""
    lowered, changes = [], []

    def lower_counted(*arguments):
        lowered.append(lower(*arguments))
        return lowered[-1]

    def directional_counted(formulas, direction):
        changes.append(len(formulas))
        return directional(formulas, direction)

    def slopes_of(bodies):
        model = ImplicitModel.of(sb.compile_model(sprung_row(bodies)))
        return model.slopes(model.start).by("q", model.rows["force"])

    monkeypatch.setattr(repetition, "lower", lower_counted)
    monkeypatch.setattr(residual, "directional", directional_counted)
    lengths, slopes = [], []
    for bodies in (14, 16):
        monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / str(bodies)))
        slopes.append(slopes_of(bodies))
        lengths.append(sum(program.counts.total for program in lowered))
        assert sum(changes) <= 18 * bodies
        lowered.clear()
        changes.clear()
    assert lengths[1] == lengths[0] > 0
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "written"))
    monkeypatch.setattr(repetition, "repeated", lambda *_, **options: None)
    np.testing.assert_allclose(slopes_of(14), slopes[0], rtol=1e-12, atol=1e-9)
    assert not lowered


def test_slopes_of_eigenvalues_take_no_singular_values_of_each(counts):
    compiled = sprung(12)
    names = ["m_1", "m_2", "m_3"]
    still = sb.equilibrium(compiled)
    sb.modal(compiled, still)
    counts.update(dict.fromkeys(counts, 0))
    slopes = sb.modal(compiled, still, sensitivities=names).sensitivities
    assert slopes.shape == (12, 3)
    assert counts["svd"] <= 6


def test_a_path_reads_the_implicit_form_from_disk_once(monkeypatch):
    compiled, read = sprung(4), []
    noted = CompiledSystem.noted

    def counted(self, *words, **options):
        read.append(words)
        return noted(self, *words, **options)

    name = next(iter(compiled.system.parameters))
    value = compiled.system.defaults.values[0]
    monkeypatch.setattr(CompiledSystem, "noted", counted)
    sb.modal_path(compiled, name, [value, 1.1 * value, 1.2 * value])
    assert read.count(("implicit form",)) <= 1
    assert read.count(("implicit slopes",)) <= 1

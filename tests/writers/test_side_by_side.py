"""Limbs that are alike are one operation on vectors, whose lanes round as rows do."""

from itertools import product

import numpy as np
import pytest

import symbody as sb
from symbody.equations import Equations
from symbody.expr.evaluate import evaluate_all
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.traverse import as_vector
from symbody.program.content import ProgramRequest
from symbody.program.program import Assignment
from symbody.runtime.batch import Batch
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compiled_entry
from symbody.writers.llvm.write import module
from symbody.writers.parts import split
from symbody.writers.source_file import Used


def limb(plan, symbols, numbers, parameters, shared, mirror):
    """Return formulas of one limb; a mirror changes signs and the order of terms."""
    nodes = [*symbols, *parameters, *shared, *as_vector(numbers * mirror)]
    made = []
    for kind, i, j, k in plan:
        x, y, z = (nodes[n % len(nodes)] for n in (i, j, k))
        sign = -1 if mirror[kind % len(mirror)] < 0 else 1
        term, other = 0.3 * x * y, 0.4 * y * z
        plus = sign > 0
        formula = (
            (term + other if plus else term - other),
            (other + term if plus else term + other),
            x - sign * y,
            (-(x * y) + z if plus else z + x * y),
            (sin(x) if kind % 2 else cos(y)),
            term / (2 + z * z),
            abs(x) - sqrt(2 + y * y),
            x * y * z * 0.5,
        )[kind]
        nodes.append(formula)
        made.append(formula)
    return made


def limbs(seed, count, *, steps=160):
    """Return equations of a trunk with limbs, of which half are mirrored."""
    rng = np.random.default_rng(seed)
    x, p = (
        [[sb.symbol(f"{name}{k}_{i}") for i in range(4)] for k in range(count + 1)]
        for name in "xp"
    )
    plan = [(int(rng.integers(0, 8)), *rng.integers(0, 40, 3)) for _ in range(steps)]
    plan = [(kind, *(n + at for n in own)) for at, (kind, *own) in enumerate(plan)]
    shared = [x[0][0] * x[0][1] + p[0][0], sin(x[0][2]), x[0][3]]
    numbers, results = rng.normal(size=3), []
    for k in range(1, count + 1):
        mirror = np.where(rng.random(3) < 0.5, -1, 1) if k % 2 else np.ones(3)
        made = limb(plan, x[k], numbers, [p[k][0] * p[k][1], *p[k]], shared, mirror)
        results.append(made[::3])
    whole = [sum(own[1:], own[0]) for own in zip(*results, strict=True)]
    arguments = {"x": tuple(np.ravel(x)), "p": tuple(np.ravel(p))}
    formulas = as_vector([*np.ravel(results), *whole])
    return Equations("limbs", "", arguments, {"f": formulas}, {}, ())


_SEVERAL_PARTS = [(seed, 4, 900) for seed in range(3)]


@pytest.mark.parametrize(
    ("seed", "count", "steps"),
    [*product(range(6), (2, 4, 5), (160,)), *_SEVERAL_PARTS],
)
def test_vectors_round_as_rows_do(seed, count, steps):
    equations = limbs(seed, count, steps=steps)
    asked = ProgramRequest(
        equations, "limbs", {"x": ("x",), "p": ("p",)}, {"f": ("f",)}
    )
    assert asked.lowered().together
    rng = np.random.default_rng(seed)
    x, p = equations.arguments.values()
    X, P = rng.normal(size=(9, len(x))), rng.uniform(0.5, 1, len(p))
    function = CompiledFunction.of(compiled_entry(asked, "llvm"), P)
    rows = np.array([function(own) for own in X])
    np.testing.assert_array_equal(Batch(function)(X), rows)
    for own, row in zip(X, rows, strict=True):
        values = dict(zip((*x, *p), (*own, *P), strict=True))
        wanted = evaluate_all(tuple(equations.results["f"]), values)
        np.testing.assert_allclose(row, wanted, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("name", ["hand", "humanoid", "quadruped", "umbrella"])
def test_most_of_what_limbs_compute_is_in_vectors(name):
    program = sb.compile_model(getattr(sb.library, name)()).program("derivatives")
    parts = split(program, longest=500, alike=program.alike)
    steps = [s.name for p in parts for s in p.statements if isinstance(s, Assignment)]
    assert sorted(steps) == sorted(step.name for step in program.assignments())
    place = {name: k for k, name in enumerate(steps)}
    groups = [[place[name] for name in names] for names in program.together]
    assert all(own == [*range(own[0], own[0] + len(own))] for own in groups)
    assert sum(map(len, groups)) > 0.75 * len(steps)
    text = module([program], Used(), "evaluations")
    assert text.count("fadd contract <") > text.count("fadd contract double") / 2


def test_a_chain_has_nothing_alike():
    assert not sb.compile_model(sb.library.chain(12)).program("derivatives").together

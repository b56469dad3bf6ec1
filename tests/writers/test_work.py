"""The work array: what is read no more leaves its place to others."""

import numpy as np

from symbody.equations import Equations
from symbody.expr import Symbol, sin
from symbody.program.lower import lower
from symbody.runtime.load import load
from symbody.writers.llvm.body import PROCESSOR
from symbody.writers.llvm.work import Work
from symbody.writers.parts import split


def test_what_is_read_no_more_leaves_its_place(rng):
    x = [Symbol(f"x{i}") for i in range(8)]
    known = list(x)
    for _ in range(2000):
        a, b, *_ = known[-8:]
        known.append(0.5 * (sin(a) * b + a))
    equations = Equations("s", "direct", {"x": tuple(x)}, {"f": np.array(known[-2:])})
    program = lower(equations, "s", {"x": ("x",)}, {"f": ("f",)})
    parts = split(program, longest=PROCESSOR.longest_part)
    named = {step.node for step in program.assignments()}
    work = Work.of("s", parts, named)
    # Each part hands some tens of numbers on to the next one.
    saved = [len(part.saves) for part in parts]
    assert work.size <= 2 * max(saved) < sum(saved)
    values = rng.normal(size=8)
    result = load([program], "llvm")["s"](values)
    np.testing.assert_allclose(
        result, load([program], "python")["s"](values), rtol=1e-9
    )

"""Places by which parts of a function hand on numbers, in LLVM IR."""

import re

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.expr.functions import sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.writers.llvm.body import PROCESSOR
from symbody.writers.llvm.work import READ_HERE, Work
from symbody.writers.llvm.write import module
from symbody.writers.parts import split
from symbody.writers.source_file import Used

_PLACE = re.compile(r"(%\d+) = getelementptr double, ptr (%w[.a-z]*), i64 (\d+)")
_STORE = re.compile(r"store double \S+, ptr (\S+)$", re.MULTILINE)
MODELS = {
    "chain": (sb.library.chain(12), "forward_dynamics"),
    "products in place": (sb.library.chain(10), "jacobian"),
    "solved in the end": (sb.library.hexapod(), "derivatives"),
}


def parts_of(model, purpose):
    """Return the texts of the functions that read what others have written."""
    text = module([sb.compile_model(model).function(purpose).program], Used())
    functions = re.findall(r"^define .*?^}", text, re.MULTILINE | re.DOTALL)
    return [function for function in functions if f"{READ_HERE}, i64" in function]


@pytest.mark.parametrize("name", MODELS)
def test_a_part_never_writes_where_it_reads_by_the_pointer_for_reading(name):
    parts = parts_of(*MODELS[name])
    assert parts
    for part in parts:
        places = {value: (array, int(at)) for value, array, at in _PLACE.findall(part)}
        stored = [places.get(value, (value, 0)) for value in _STORE.findall(part)]
        read = {at for array, at in places.values() if array == READ_HERE}
        assert all(array != READ_HERE for array, _ in stored)
        assert read.isdisjoint(at for array, at in stored if array == "%w")


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


def test_blocks_that_are_given_the_same_read_it_from_one_place():
    compiled = sb.compile_model(sb.library.chain(12))
    program = compiled.program("jacobian")
    parts = split(program, longest=PROCESSOR.longest_part)
    named = {step.node for step in program.assignments()}
    given = {node.op.name: g for node, g in Work.of("j", parts, named).inputs.items()}
    places = {name: [len(g.new), len(g.places)] for name, g in given.items()}
    # Frames, inertias and motions: 12 rows, 10 and 6, some all zero.
    assert sum(new for new, _ in places.values()) + 12 + 28 <= sum(
        used for _, used in places.values()
    )
    assert given["bodies"].places[:12] == given["wrenches"].places[:12]
    assert given["rows_columns"].places[:28] == given["wrenches"].places[:28]

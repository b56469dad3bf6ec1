"""What mechanisms of many members cost, in counts of operations and of calls."""

import gc
import sys
from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from probes.loops import four_bars
from symbody.pipeline.functions import Compile
from symbody.pipeline.parts import repeated_kinds


def calls_of(work):
    """Return how many functions of Python a piece of work calls, and its result.

    Of two times the least: what earlier tests left may be dropped in one.
    """
    return min((_calls_of(work) for _ in range(2)), key=lambda pair: pair[0])


def _calls_of(work):
    count = 0

    def note(frame, event, argument):
        nonlocal count
        count += event == "call"

    gc.collect()
    gc.disable()
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        result = work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return count, result


def assert_in_proportion(sizes, costs, most=1.05):
    """Assert that a cost of each member is no greater among more members."""
    each = [cost / size for size, cost in zip(sizes, costs, strict=True)]
    for few, many in pairwise(each):
        assert many <= most * few


@pytest.mark.parametrize(
    "sizes", [(80, 240), pytest.param((1000, 10_000), marks=pytest.mark.slow)]
)
def test_calls_and_tables_of_long_chains_grow_with_their_bodies(sizes):
    calls, entries = [], []
    for bodies in sizes:

        def ready(bodies=bodies):
            compiled = sb.compile_model(sb.library.chain(bodies), rolled=True)
            compiled.function("derivatives")
            return compiled

        count, compiled = calls_of(ready)
        calls.append(count)
        tables = vars(compiled.shared.rolled.tree.tables).values()
        entries.append(sum(t.size for t in tables if isinstance(t, np.ndarray)))
    assert min(entries) > 0
    assert_in_proportion(sizes, entries)
    assert_in_proportion(sizes, calls, 1.1)


@pytest.mark.parametrize(
    "sizes", [(60, 210), pytest.param((200, 1000), marks=pytest.mark.slow)]
)
def test_loops_side_by_side_compute_and_compile_no_more_each_among_many(sizes):
    """Across the size from which large trees are loops over their links."""
    work, text, calls = [], [], []
    for count in sizes:

        def ready(count=count):
            compiled = sb.compile_model(four_bars(count))
            assert not compiled.rolled
            shared = compiled.shared
            spec = shared.spec("derivatives")
            return repeated_kinds(shared.system, shared.kinds, spec, Compile()).kinds

        called, kinds = calls_of(ready)
        programs = [(len(kind.reads), kind.program.counts.total) for kind in kinds]
        moved = sum(kind.reads.size + kind.writes.size for kind in kinds)
        work.append(moved + sum(times * each for times, each in programs))
        text.append(sum(each for _, each in programs))
        calls.append(called)
    assert_in_proportion(sizes, work, 1.001)
    # What is compiled are a few of them, and a rest that is less.
    assert text[1] < 2 * text[0]
    assert_in_proportion(sizes, calls, 1.1)


def rope(nodes):
    """Return a weight on a rope of springs with nodes between."""
    model = sb.Model("rope", gravity=(0, 0, -9.81))
    weight = model.add_body("weight", mass=1.0, inertia=(0.01,) * 3)
    model.add_joint("fall", model.world, weight, "Tz", q=-(nodes + 1.0))
    places = [model.world]
    for i in range(nodes):
        node = model.add_node(f"node{i}", at=(0.0, 0.0, -(i + 1.0)))
        model.add_load(f"wind{i}", sb.loads.Force(node, (0.02, 0, -0.1)))
        places.append(node)
    for i, (upper, lower) in enumerate(pairwise([*places, weight])):
        spring = sb.loads.SpringDamper(upper, lower, stiffness=1e3, free_length=0.99)
        model.add_load(f"spring{i}", spring)
    return model


@pytest.mark.parametrize(
    "sizes", [(4, 8), pytest.param((12, 48, 300), marks=pytest.mark.slow)]
)
def test_operations_of_a_rope_grow_with_its_nodes(sizes):
    ropes = [sb.compile_model(rope(n)) for n in sizes]
    for purpose in ("derivatives", "holding"):
        counts = [compiled.program(purpose).counts.total for compiled in ropes]
        assert_in_proportion(sizes, counts)
    results = [compiled.equations("holding").results.values() for compiled in ropes]
    assert_in_proportion(sizes, [sum(a.size for a in arrays) for arrays in results])


@pytest.mark.parametrize(
    "sizes", [(6, 12), pytest.param((24, 48), marks=pytest.mark.slow)]
)
def test_calls_that_derive_a_rope_and_its_balances_grow_with_its_nodes(sizes):
    def derived(nodes):
        compiled = sb.compile_model(rope(nodes))
        compiled.program("derivatives")
        compiled.equations("holding")

    derived(2)  # what is made once in a process
    calls = [calls_of(lambda n=n: derived(n))[0] for n in sizes]
    assert_in_proportion(sizes, calls, 1.1)


def arms(count):
    """Return arms side by side whose tips may touch the ground."""
    model = sb.Model("arms", gravity=(0, 0, -9.81))
    for i in range(count):
        arm = model.add_body(f"arm{i}", mass=1.0, com=(0.5, 0, 0), inertia=(0.1,) * 3)
        place = model.world.add_frame(f"place{i}", at=(3.0 * i, 0, 1.0))
        model.add_joint(f"turn{i}", place, arm, "Ry")
        tip = arm.add_frame("tip", at=(2.0, 0, 0))
        ground = sb.contacts.PointOnPlane(tip, model.world, friction=0.5)
        model.add_contact(f"touch{i}", ground)
    return model


@pytest.mark.parametrize(
    "sizes", [(4, 16), pytest.param((16, 64), marks=pytest.mark.slow)]
)
def test_operations_of_contacts_grow_with_their_number(sizes):
    for purpose in ("derivatives", "contacts"):
        programs = [sb.compile_model(arms(n)).program(purpose) for n in sizes]
        counts = [program.counts.total for program in programs]
        assert counts[0] > sizes[0]
        assert_in_proportion(sizes, counts)


# Matrices of all rows, with each other, are looked through at last: at 32 arms they
# make a quarter.
@pytest.mark.parametrize(
    "sizes", [(4, 8, 16), pytest.param((16, 32), marks=pytest.mark.slow)]
)
def test_calls_that_derive_contacts_grow_with_their_number(sizes):
    purposes = ("derivatives", "contacts", "contact_gaps", "contact_response")

    def derived(count):
        compiled = sb.compile_model(arms(count))
        for purpose in purposes:
            compiled.program(purpose)

    derived(2)  # what is made once in a process
    calls = [calls_of(lambda n=n: derived(n))[0] for n in sizes]
    assert_in_proportion(sizes, calls, 1.1 if max(sizes) < 32 else 1.25)

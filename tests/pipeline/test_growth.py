"""What mechanisms of many members cost, in counts of operations and of calls."""

import gc
import sys
from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from probes.loops import four_bars
from symbody.formalisms.derivations import building_graph
from symbody.pipeline.functions import Compile
from symbody.pipeline.parts import repeated_kinds
from symbody.pipeline.tangent import tangent
from symbody.program.repetition import repeated
from symbody.runtime.loops import contacts
from symbody.runtime.loops.in_python import PythonCode
from symbody.runtime.loops.library import Library, called, library, loop_text
from symbody.runtime.machine_code import MachineCode
from symbody.spatial.rotation import quaternion_rate


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


def spring(frame, link):
    return sb.loads.SpringDamper(frame, link, stiffness=9.0, free_length=0.5)


def spring_and_damper(frame, link):
    return sb.loads.SpringDamper(frame, link, 9.0, 1.0, free_length=0.5)


def floor(frame, link):
    return sb.loads.CompliantContact(link, frame, stiffness=9.0)


@pytest.mark.parametrize("kind", [spring, spring_and_damper, floor])
def test_calls_for_loads_between_the_ground_and_every_link_grow_with_them(kind):
    def ready(links):
        model = sb.Model("chain")
        below = model.world
        for k in range(links):
            link = model.add_body(f"link{k}", 1.0, (0, 0, -0.5), inertia=(1, 1, 1))
            model.add_joint(f"joint{k}", below, link, "Ry")
            frame = model.world.add_frame(f"frame{k}", (1, 0, -k))
            model.add_load(f"load{k}", kind(frame, link))
            below = link.add_frame("end", (0, 0, -1))
        compiled = sb.compile_model(model)
        compiled.equations("switches")
        compiled.equations("coincident_ends")

    ready(2)  # what is made once in a process
    sizes = 40, 120
    # Whether a damper acts along one line is looked for in its formulas.
    most = 1.2 if kind is spring_and_damper else 1.05
    assert_in_proportion(
        sizes, [calls_of(lambda n=n: ready(n))[0] for n in sizes], most
    )


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


def test_slopes_by_more_variables_take_few_more_calls():
    def made(columns):
        compiled = sb.compile_model(sb.library.chain(14))
        tangent(compiled.shared, (), columns, {}, None, compiled.parameters)

    made(1)  # what is made once in a process
    # Forgetting what other tests have built falls into one of two at most.
    few, many = (
        min(calls_of(lambda n=n: made(n))[0] for _ in range(2)) for n in (4, 16)
    )
    assert many < 1.3 * few


# Entries of the matrix are named, zeros, too.
def test_slopes_of_bodies_side_by_side_grow_with_their_number():
    sizes = 4, 12

    def derived(count):
        model = sb.Model("beside", gravity=(0, 0, -9.81))
        for i in range(count):
            body = model.add_body(f"body{i}", mass=1.0, inertia=(0.1, 0.2, 0.3))
            model.add_joint(f"free{i}", model.world, body, "free")
            ends = model.world, body.add_frame("end", at=(0.1, 0.2, 0.3))
            model.add_load(f"spring{i}", sb.loads.SpringDamper(*ends, 100.0, 1.0, 0.1))
        return sb.compile_model(model).program("jacobian")

    derived(2)  # what is made once in a process
    calls = [calls_of(lambda n=n: derived(n))[0] for n in sizes]
    assert_in_proportion(sizes, calls, 1.25)


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


def beads(count):
    """Return free spheres in a ring, of which each may touch six others."""
    model, bodies = sb.Model("beads"), []
    for i, turn in enumerate(np.linspace(0, 2 * np.pi, count, endpoint=False)):
        start = count * np.cos(turn), count * np.sin(turn), 0.1 * i, 1, 0, 0, 0
        bodies.append(model.add_body(f"bead{i}", 1.0, inertia=(0.004,) * 3))
        model.add_joint(f"free{i}", model.world, bodies[i], "free", q=start)
    for i, k in np.ndindex(count, 3):
        both = bodies[i], bodies[(i + k + 1) % count]
        pair = sb.contacts.SphereOnSphere(*both, 0.1, 0.1, friction=0.3)
        model.add_contact(f"pair{i}_{k}", pair)
    return model


@pytest.mark.parametrize(
    "sizes", [(16, 24), pytest.param((16, 64, 128), marks=pytest.mark.slow)]
)
def test_pairs_of_free_bodies_derive_and_compile_no_more_each_among_many(sizes):
    """Whose matrix of all rows is computed of those that may act, and not derived."""
    lengths, entries, calls = [], [], []
    for count in sizes:

        def ready(count=count):
            shared = sb.compile_model(beads(count)).shared
            with building_graph():
                purposes = "contact_laws", "contact_changes"
                return [repeated(shared.request(purpose)) for purpose in purposes]

        number, functions = _calls_of(ready)
        calls.append(number)
        programs = [kind.program for whole in functions for kind in whole.kinds]
        lengths.append(max(program.counts.total for program in programs))
        assert len(programs) <= 16
        entries.append(sum(len(whole.results[0].nodes) for whole in functions))
    assert max(lengths) == min(lengths) > 1000
    assert_in_proportion(sizes, entries)
    assert_in_proportion(sizes, calls, 1.1)


def test_rates_of_quaternions_are_formed_once_for_all_contacts(monkeypatch):
    """Not for each coordinate, which is the square of the bodies."""
    formed = []

    def rate(*arguments):
        formed.append(arguments)
        return quaternion_rate(*arguments)

    monkeypatch.setattr("symbody.system.system.quaternion_rate", rate)
    counts = []
    for count in (4, 8):
        shared = sb.compile_model(beads(count)).shared
        formed.clear()
        with building_graph():
            shared.request("contact_response")
        counts.append(len(formed))
    assert_in_proportion((4, 8), counts)


def sleds(count, height, speed):
    """Return points above a plane, each on its own, which move along it."""
    model = sb.Model("sleds", gravity=(0, 0, -9.81))
    for i in range(count):
        sled = model.add_body(f"sled{i}", mass=1.0, inertia=(0.1,) * 3)
        place = model.world.add_frame(f"place{i}", at=(0, 3.0 * i, 0))
        start = {"q": (0, height), "v": (speed, 0)}
        model.add_joint(f"slide{i}", place, sled, ["Tx", "Tz"], **start)
        ground = sb.contacts.PointOnPlane(sled, model.world, friction=0.5)
        model.add_contact(f"touch{i}", ground)
    return model


@pytest.mark.parametrize(
    ("height", "speed", "events"), [(50.0, 3.0, 0), (0.0, 3.0, 0), (0.1, 3.0, 2)]
)
def test_runs_of_open_sliding_and_landing_contacts_take_no_more_steps(
    height, speed, events
):
    """Across the number of links from which large trees may be loops over these."""
    few = sb.simulate(sleds(2, height, speed), 0.3, method="DP54")
    for count in (20, 76):
        many = sb.simulate(sleds(count, height, speed), 0.3, method="DP54")
        assert len(many.events) == events * count
        # The first step follows from a sum over all states.
        assert many.statistics.steps <= few.statistics.steps + 1
        assert many.statistics.evaluations <= few.statistics.evaluations + 6
        for axis in ("Tx", "Tz"):
            name = f"q_slide{count - 1}_{axis}"
            one = few.array(f"q_slide1_{axis}")
            np.testing.assert_allclose(many.array(name), one, rtol=1e-12, atol=1e-12)


@pytest.fixture(scope="module")
def laws_in_python():
    """Return the laws of contacts as Python, whose lines are instructions of LLVM."""
    text = loop_text("contact")
    others = called(text).items()
    externals = {name: library(other).code.find(name) for name, other in others}
    code = PythonCode(text, externals)
    return Library(MachineCode(code, code.find, ""), code.function)


def instructions_of(work):
    """Return how many lines of loops that run as Python a piece of work takes."""
    count = 0

    def line(frame, event, argument):
        nonlocal count
        count += event == "line"
        return line

    def function(frame, event, argument):
        return line if frame.f_code.co_filename.endswith("in Python>") else None

    before = sys.gettrace()
    sys.settrace(function)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("presence", [1, 2], ids=["held", "sliding"])
def test_instructions_that_solve_laws_grow_with_those_that_move_each_other(
    presence, laws_in_python, monkeypatch
):
    monkeypatch.setattr(contacts, "library", lambda unit: laws_in_python)

    def solved(count, joint):
        table = [(0, 3 * i, 2, 0) for i in range(count)]
        numbers = np.tile([0.5, 0.5, 0.0], (count, 1))
        own = [[2, 0.3, 0.1], [0.3, 1, 0], [0.1, 0, 1]]
        A = np.kron(np.eye(count), own) + joint
        laws = contacts.ContactLaws(np.array(table), numbers, 3 * count)
        offset, present = np.tile([-10, 0.3, 0.0], count), np.full(count, presence)
        work = instructions_of(lambda: laws.solve(A, offset, present))
        assert laws.forces[::3].min() > 1.0
        return work

    sizes = (4, 16)
    apart = [solved(count, 0.0) for count in sizes]
    assert_in_proportion(sizes, apart)
    # As one system of equations they take several times as many.
    assert solved(8, 0.05) > 2 * apart[1]

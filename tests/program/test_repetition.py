"""Functions of parts that are alike, which one program computes for all of them."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from probes.loops import add_four_bar
from symbody.program import repetition
from symbody.program.repetition import repeated
from symbody.runtime.functions import OF_MEMBERS

FEW = 12


@pytest.fixture(autouse=True)
def of_few_operations(monkeypatch, tmp_path):
    """Let few parts be enough, in a folder of code without what others compiled."""
    monkeypatch.setattr(repetition, "_MANY", 100)
    monkeypatch.setattr(repetition, "_AT_ONCE", 60)
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))


def cranes(count=FEW, drive=lambda model, i: model.add_input(f"push{i}")):
    """Return loads on ropes on carriages, whose masses and springs differ."""
    model = sb.Model("cranes", gravity=(0, 0, -9.81))
    stiffness = model.add_parameter("stiffness", 30.0)
    for i in range(count):
        mass = model.add_parameter(f"mass{i}", 1.0 + 0.1 * i)
        carriage = model.add_body(f"carriage{i}", mass=2.0 + i)
        load = model.add_body(f"load{i}", mass=mass, inertia=(0.1, 0.2, 0.3))
        place = model.world.add_frame(f"place{i}", at=(0, 3.0 * i + 1.0, 0))
        way = model.add_joint(f"way{i}", place, carriage, "Tx")
        top = load.add_frame("top", at=(0, 0, 1))
        model.add_joint(f"ball{i}", carriage, top, "spherical")
        model.add_load(f"spring{i}", sb.loads.TorsionalSpringDamper(way, stiffness))
        model.add_load(f"force{i}", sb.loads.JointForce(way, drive(model, i)))
    return model


def loops(count=FEW):
    """Return four-bars side by side with constraints, of lengths that differ."""
    model = sb.Model("loops", gravity=(0, 0, -9.81))
    length = model.add_parameter("length", 2.0)
    for i in range(count):
        rise = model.add_parameter(f"rise{i}", 1.0 + 0.1 * i)
        here, there = (
            model.world.add_frame(f"foot{i}{name}", at=(5.0 * i + 1 + x, 0, 0))
            for name, x in (("a", 0), ("b", length))
        )
        add_four_bar(model, i, here, there, length, rise, 2.0 + i)
    return model


def assert_of_members(compiled, rng, purposes):
    """Assert that functions are by members, and those of their whole programs."""
    y = compiled.start_state()
    y += rng.uniform(-0.1, 0.1, len(y))
    u = rng.normal(size=len(compiled.system.u))
    for purpose in purposes:
        function = compiled.function(purpose)
        assert function.entry.content.startswith(OF_MEMBERS)
        whole = function.of_program
        assert not whole.entry.content.startswith(OF_MEMBERS)
        for p in (None, function.parameters * rng.uniform(1, 1.1)):
            found, wanted = function(0.3, y, u, p=p), whole(0.3, y, u, p=p)
            np.testing.assert_allclose(found, wanted, rtol=1e-12, atol=1e-12)


def test_quaternions_inputs_and_parameters_of_members_are_those_of_the_whole(rng):
    compiled = sb.compile_model(cranes())
    assert_of_members(compiled, rng, ("derivatives", "energy"))


def test_constraints_of_members_are_those_of_the_whole(rng):
    compiled = sb.compile_model(loops())
    purposes = ("derivatives", "correction", "multipliers", "constraints")
    assert_of_members(compiled, rng, purposes)


@pytest.mark.parametrize("make", [cranes, loops])
def test_members_cost_no_operation_more_than_the_whole(make):
    shared = sb.compile_model(make(20)).shared
    kinds = repeated(shared.request("derivatives")).kinds
    total = sum(len(kind.reads) * kind.program.counts.total for kind in kinds)
    assert 0 < total <= shared.program("derivatives").counts.total


def test_what_parts_share_beside_states_is_not_computed_for_each():
    def drive(model, i):
        return sum(sb.sin(k * model.t) for k in range(1, 20))

    shared = sb.compile_model(cranes(drive=drive)).shared
    assert repeated(shared.request("derivatives")) is None
    connected = cranes()
    for i in range(FEW - 1):
        ends = connected.bodies[f"load{i}"], connected.bodies[f"load{i + 1}"]
        connected.add_load(f"rope{i}", sb.loads.SpringDamper(*ends, damping=1.0))
    shared = sb.compile_model(connected).shared
    assert repeated(shared.request("derivatives")) is None


def test_members_of_other_parameters_pickles_threads_and_a_second_start(rng):
    first = sb.compile_model(cranes())
    function, y = first.function("derivatives"), first.start_state()
    states = y + rng.uniform(-0.1, 0.1, (40, len(y)))
    u = rng.normal(size=FEW)
    wanted = [function(0.0, row, u) for row in states]
    again = sb.compile_model(cranes()).function("derivatives")
    assert not again.entry.is_derived
    copied = pickle.loads(pickle.dumps(function))
    for other in (again, copied):
        for row, rates in zip(states, wanted, strict=True):
            np.testing.assert_allclose(other(0.0, row, u), rates, rtol=1e-12)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda row: again(0.0, row, u), states))
    np.testing.assert_array_equal(found, wanted)
    rows = first.batch("derivatives")(0.0, states, u)
    np.testing.assert_allclose(rows, wanted, rtol=1e-12, atol=1e-12)
    changed = first.with_parameters({"stiffness": 55.0, "mass3": 4.0})
    own = changed.function("derivatives")
    np.testing.assert_allclose(
        own(0.0, y, u), own.of_program(0.0, y, u), rtol=1e-12, atol=1e-12
    )
    assert not np.allclose(own(0.0, states[0], u), wanted[0])


def test_a_motion_of_members_keeps_energy_and_loops():
    motion = sb.simulate(sb.compile_model(loops()), 0.5, method=sb.DP54(rtol=1e-9))
    energy = motion["total_energy"].values
    assert motion["kinetic_energy"].values[-1] > 1.0
    assert np.ptp(energy) < 1e-6 * motion["kinetic_energy"].values.max()

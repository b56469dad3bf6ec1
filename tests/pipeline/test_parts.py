"""Parts that are alike, found before derivation: one of them is derived for all."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from symbody.closure.numbers import interpreted_rows
from symbody.pipeline import compile, compiled_system
from symbody.pipeline.parts import rows_by_parts
from symbody.program import repetition
from symbody.runtime.functions import OF_MEMBERS

COUNT = 12
PURPOSES = ("derivatives", "forward_dynamics")
CLOSED = (*PURPOSES, "correction", "multipliers")


@pytest.fixture(autouse=True)
def of_few_links(monkeypatch, tmp_path):
    """Look for parts in small systems, in a folder of code that is empty."""
    for module in (compiled_system, compile):
        monkeypatch.setattr(module, "MANY_LINKS", 10)
    monkeypatch.setattr(repetition, "_AT_ONCE", 60)
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))


def bars(count=COUNT, extra=lambda model, i, links: None):
    """Return four-bars whose places, masses, lengths and mountings differ."""
    model = sb.Model("bars", gravity=(0, 0, -9.81))
    length = model.add_parameter("length", 2.0)
    for i in range(count):
        rise = model.add_parameter(f"rise{i}", 1.0 + 0.1 * i)
        crank, coupler, rocker = links = [
            model.add_body(f"{name}{i}", 2.0 + i, inertia=(0.1,) * 3, com=com)
            for name, com in (
                ("crank", (0, 0, 0.5)), ("coupler", (1, 0, 0)), ("rocker", (0, 0, 0.5)),
            )
        ]  # fmt: skip
        turn = sb.rotation("z", 0.2 + 0.1 * i)
        base = model.world.add_frame(f"base{i}", at=(0, 3 * i + 2, 1), rotation=turn)
        there = base.add_frame(f"there{i}", at=(length, 0, 0))
        first = model.add_joint(f"a{i}", base, crank, "Ry", q=0.4)
        tip = crank.add_frame("tip", at=(0, 0, rise))
        model.add_joint(f"b{i}", tip, coupler, "Ry", q=-0.4)
        model.add_joint(f"c{i}", there, rocker, "Ry", q=0.4)
        end = coupler.add_frame("end", at=(length, 0, 0))
        top = rocker.add_frame("top", at=(0, 0, rise))
        model.add_constraint(f"cut{i}", sb.constraints.PlanarHingeCut(end, top, "y"))
        extra(model, i, (first, *links))
    return model


def with_springs(model, i, links):
    first, crank, _, rocker = links
    spring = sb.loads.SpringDamper(
        crank, rocker, stiffness=10.0 + i, free_length=1.0, damping=0.1,
        law=lambda length, rate: -0.3 * length**3,
    )  # fmt: skip
    model.add_load(f"spring{i}", spring)
    turn = sb.loads.TorsionalSpringDamper(first, 2.0, free_angle=0.01 * i + 0.1)
    model.add_load(f"turn{i}", turn)
    far = model.world.add_frame(f"far{i}", at=(0, 3 * i, 9))
    pull = sb.loads.SpringDamper(far, rocker, stiffness=1.0, free_length=0.5 * i + 0.1)
    model.add_load(f"pull{i}", pull)


def with_two_kinds(model, i, links):
    if i % 2:
        model.add_load(f"push{i}", sb.loads.JointForce(links[0], 3.0 - links[0].v[0]))


def balls(count=COUNT):
    """Return weights on ropes on carriages, turned by quaternions."""
    model = sb.Model("balls", gravity=(1, 0, -9.81))
    for i in range(count):
        carriage = model.add_body(f"carriage{i}", mass=2.0 + i)
        weight = model.add_body(
            f"weight{i}", mass=1.0, inertia=(0.1, 0.2, 0.25 - 0.01 * i)
        )
        place = model.world.add_frame(f"place{i}", at=(0, 3.0 * i, 0))
        way = model.add_joint(f"way{i}", place, carriage, "Tx")
        top = weight.add_frame("top", at=(0, 0, 1))
        model.add_joint(f"ball{i}", carriage, top, "spherical")
        model.add_load(f"spring{i}", sb.loads.TorsionalSpringDamper(way, 30.0))
    return model


def states(compiled, rng):
    y = compiled.start_state() + rng.uniform(-0.05, 0.05, compiled.start_state().size)
    for first in compiled.system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return y


def assert_by_parts(model, rng, purposes, kinds=1):
    """Assert that functions come of derived parts, and are those of all formulas."""
    compiled = sb.compile_model(model)
    assert len(compiled.shared.kinds) == kinds
    y, n = states(compiled, rng), len(compiled.system.q)
    for purpose in purposes:
        function = compiled.function(purpose)
        assert "derive dynamics" not in compiled.timings
        assert function.entry.content.startswith(OF_MEMBERS)
    for purpose in purposes:
        function = compiled.function(purpose)
        whole = function.of_program
        assert function.entry.signature.arrays == whole.entry.signature.arrays
        assert function.entry.signature.results == whole.entry.signature.results
        state = (y[:n], y[n:]) if purpose == "forward_dynamics" else (y,)
        for p in (None, function.parameters * rng.uniform(1, 1.02)):
            found, wanted = (f(0.3, *state, [], p=p) for f in (function, whole))
            size = max(1.0, np.abs(wanted).max())
            np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-12 * size)


@pytest.mark.parametrize("extra", [None, with_springs])
def test_loops_of_other_numbers_are_those_of_all_formulas(extra, rng):
    model = bars(extra=extra) if extra else bars()
    assert_by_parts(model, rng, CLOSED)


def test_parts_of_two_kinds_are_those_of_all_formulas(rng):
    assert_by_parts(bars(extra=with_two_kinds), rng, CLOSED, kinds=2)


def test_parts_with_quaternions_are_those_of_all_formulas(rng):
    assert_by_parts(balls(), rng, PURPOSES)


def test_starts_are_closed_by_the_rows_of_one_part_of_each_kind(rng):
    compiled = sb.compile_model(bars(extra=with_two_kinds))
    whole = sb.compile_model(bars(extra=with_two_kinds), formalism="articulated")
    assert compiled.shared.kinds
    assert not whole.shared.kinds
    assert compiled.system.partition == whole.system.partition
    np.testing.assert_allclose(compiled.start_state(), whole.start_state(), atol=1e-12)
    of, p = compiled.derivations, compiled.parameters * rng.uniform(1, 1.02)
    numbers, formulas = rows_by_parts(of, p), interpreted_rows(of, p)
    q = np.array(of.system.q_start) + rng.uniform(-0.1, 0.1, len(of.system.q))
    assert numbers.shape.names == formulas.shape.names
    assert (numbers.shape.pattern == formulas.shape.pattern).all()
    np.testing.assert_array_equal(numbers.phi(q), formulas.phi(q))
    np.testing.assert_allclose(numbers.J(q), formulas.J(q), atol=1e-15)
    rough = np.concatenate([q, rng.normal(size=len(q))])
    found, wanted = (model.settled(rough)[1] for model in (compiled, whole))
    np.testing.assert_allclose(found, wanted, atol=1e-11)


def test_parts_with_and_without_inertia_are_told_apart(rng):
    model = sb.Model("weights", gravity=(0, 0, -9.81))
    for i in range(COUNT):
        mass = model.add_parameter(f"mass{i}", 1.0 + i)
        body = model.add_body(f"body{i}", mass, com=(0, 0, -0.5))
        model.add_joint(f"slide{i}", model.world, body, ("Tx", "Ry"))
    compiled = sb.compile_model(model)
    y, p = rng.normal(size=(3, 4 * COUNT)), np.tile(compiled.parameters, (3, 1))
    p[1, 7] = 0.0
    assert len(compiled.shared.kinds) == 1
    inertia = compiled.shared.inertia
    assert inertia.clear()(0.0, y, p).tolist() == [True, False, True]
    messages = [inertia.message(0.0, y[i], p[i], nearly=False) for i in range(3)]
    assert messages[::2] == [None, None]
    assert "slide7" in messages[1]


def by_time(model, i, links):
    model.add_load(f"push{i}", sb.loads.JointForce(links[0], sb.sin(model.t)))


def by_input(model, i, links):
    push = model.add_input(f"input{i}")
    model.add_load(f"push{i}", sb.loads.JointForce(links[0], push))


def by_sensor(model, i, links):
    place = model.add_sensor(f"place{i}", sb.sensors.Position(links[3]))
    model.add_load(f"push{i}", sb.loads.JointForce(links[0], place[0]))


def by_drive(model, i, links):
    model.drive(links[0], 0.4 + sb.sin(model.t))


def by_law(model, i, links):
    """Give each a formula of its own."""
    force = sum(((k + 1) * links[0].q[0] ** k for k in range(2, i + 3)), sb.sin(0.0))
    model.add_load(f"push{i}", sb.loads.JointForce(links[0], -force))


@pytest.mark.parametrize("extra", [by_time, by_input, by_sensor, by_drive, by_law])
def test_what_is_not_alike_or_follows_more_is_derived_for_all(extra):
    assert sb.compile_model(bars(extra=extra), rolled=False).shared.kinds == []


def test_other_parameters_pickles_threads_and_a_second_start(rng):
    first = sb.compile_model(bars(extra=with_springs))
    function = first.function("derivatives")
    rows = np.array([states(first, rng) for _ in range(40)])
    wanted = np.array([function(0.0, row, []) for row in rows])
    again = sb.compile_model(bars(extra=with_springs)).function("derivatives")
    assert not again.entry.is_derived
    copied = pickle.loads(pickle.dumps(function))
    for other in (again, copied):
        found = [other(0.0, row, []) for row in rows]
        np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-11)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda row: again(0.0, row, []), rows))
    np.testing.assert_array_equal(found, wanted)
    changed = first.with_parameters({"rise3": 1.35}).function("derivatives")
    found, whole = (f(0.0, rows[0], []) for f in (changed, changed.of_program))
    np.testing.assert_allclose(found, whole, rtol=1e-11, atol=1e-11)
    differ = np.flatnonzero(~np.isclose(found, wanted[0], rtol=1e-9, atol=1e-12))
    assert set(differ) <= {3 * COUNT + 9, 3 * COUNT + 10, 3 * COUNT + 11} != set()


def test_a_motion_of_parts_is_that_of_all_formulas(monkeypatch):
    compiled = sb.compile_model(bars(extra=with_springs))
    by_parts = sb.simulate(compiled, 0.5, method=sb.DP54(rtol=1e-10))
    assert compiled.shared.kinds
    monkeypatch.setattr(compiled_system, "MANY_LINKS", 1000)
    whole = sb.simulate(bars(extra=with_springs), 0.5, method=sb.DP54(rtol=1e-10))
    for name in ("q_a7", "v_c3", "vd_b5", "lam_cut4[x]", "total_energy"):
        found, wanted = (m.array(name)[-1] for m in (by_parts, whole))
        assert found == pytest.approx(wanted, rel=1e-7)


def test_what_has_no_inertia_is_named_as_without_parts():
    model = bars()
    bare = model.add_body("bare")
    model.add_joint("loose", model.bodies["rocker3"], bare, "Ry")
    with pytest.raises(sb.errors.SymbodyError, match="loose"):
        sb.simulate(model, 0.1)

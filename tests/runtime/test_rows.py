"""Many rows of functions of states: one by one or in lanes, with the same bits."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb
import symbody.runtime.rows as rule
from probes.plans import SEEDS, plans
from probes.random_systems import tree_of
from symbody.library.closed_by_constraints import sarrus
from symbody.program.content import ProgramRequest
from symbody.runtime.loops.library import map_over
from symbody.runtime.rows import rows_of

SHARED = frozenset({"p"})


def states(function, count, seed=0):
    rng, (n, m) = np.random.default_rng(seed), function.entry.of_states
    # More numbers than are read.
    return (
        rng.normal(size=count),
        rng.normal(size=(count, n + 2)),
        rng.normal(size=(count, m)),
    )


def one_by_one(function, t, Y, U):
    return map_over(function, t, Y, U, function.size)


@pytest.fixture
def empty(monkeypatch, tmp_path):
    """Keep code in a folder that is empty."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "kept"))


@pytest.fixture
def eager(monkeypatch):
    """Let lanes pay from the first call on whose pace is known."""
    values = {"_LEAST": 0.0, "_LOADED": 0.0, "_TRIAL": 5}
    for name, value in values.items():
        monkeypatch.setattr(rule, name, value)
    paying(monkeypatch, 0, 0)


def paying(monkeypatch, rows, underived):
    """Let lanes pay from so many rows on, whatever one takes."""
    monkeypatch.setattr(rule, "saved", lambda pace, rows: rows)
    monkeypatch.setattr(
        rule, "cost", lambda pace, is_derived: rows if is_derived else underived
    )


def friction():
    """Return a cart with a state of its own, an input, and a condition."""
    model = sb.Model("friction")
    cart = model.add_body("cart", mass=model.add_parameter("m", 2.0))
    rail = model.add_joint("rail", model.world, cart, "Tx")
    push = model.add_input("push")
    z = model.add_state("z", 0.1, unit="m")
    model.set_rate(z, rail.v[0] - abs(rail.v[0]) * z)
    force = push - sb.where(z > 0, 3.0, 2.0) * z - sb.sin(model.t)
    model.add_load("force", sb.loads.JointForce(rail, force))
    return model


def functions_of_two():
    """Return a cart with forces by functions of two arguments, the first a number."""
    model = sb.Model("functions_of_two")
    cart = model.add_body("cart", mass=2.0)
    rail = model.add_joint("rail", model.world, cart, "Tx")
    table = np.add.outer(np.arange(3.0), np.array([0.2, 1.0, -0.5]))
    surface = model.add_curve("surface", ([0, 1, 2], [-1, 0, 1]), table)
    forces = 2 ** rail.q[0], sb.atan2(0.5, rail.q[0]), surface(0.5, rail.q[0])
    for number, force in enumerate(forces):
        model.add_load(f"force{number}", sb.loads.JointForce(rail, force))
    return model


@settings.get_profile("mechanisms")
@given(plans(4, 5, 2), SEEDS, st.sampled_from(["derivatives", "energy"]))
def test_random_trees_have_the_same_bits_in_lanes(plan, seed, purpose):
    compiled = sb.compile_model(tree_of(plan, np.random.default_rng(seed)))
    function = compiled.function(purpose)
    compiled.batch(purpose).lanes(SHARED)
    function.entry.of_rows["account"] = account = rule._Account()
    account.pace, account.rows = 1.0, rule._TRIAL
    at = states(function, 21, seed)
    np.testing.assert_array_equal(rows_of(function, *at), one_by_one(function, *at))
    assert account.rows == rule._TRIAL


@pytest.mark.parametrize(
    "make",
    [friction, functions_of_two, sb.library.arm7, sb.library.quaternion_pendulum,
     sb.library.four_bar, sb.library.pantograph, sb.library.crank_slider],
)  # fmt: skip
@pytest.mark.parametrize("purpose", ["derivatives", "energy"])
def test_mechanisms_have_the_same_bits_in_lanes(make, purpose, empty, eager):
    function = sb.compile_model(make()).function(purpose)
    at = states(function, 21)
    np.testing.assert_array_equal(rows_of(function, *at), one_by_one(function, *at))
    assert SHARED in function.entry.of_rows
    # The trial alone went one by one.
    assert function.entry.of_rows["account"].rows == 5
    scaled = function.with_parameters(1.1 * function.parameters)
    np.testing.assert_array_equal(rows_of(scaled, *at), one_by_one(scaled, *at))


def test_lanes_are_made_when_rows_have_lost_what_they_cost(empty, eager, monkeypatch):
    paying(monkeypatch, 100, 100)
    monkeypatch.setattr(rule, "_TRIAL", 30)
    function = sb.compile_model(friction()).function("derivatives")
    at = states(function, 30)
    for total in (30, 60, 90):
        rows_of(function, *at)
        assert function.entry.of_rows["account"].rows == total
        assert SHARED not in function.entry.of_rows
    assert "lanes" not in repr(function)
    rows_of(function, *at)
    assert function.entry.of_rows["account"].rows == 90
    assert repr(function).endswith("-> yd[3], of many rows in lanes")
    assert SHARED in function.entry.of_rows


def test_one_call_of_many_rows_pays_for_lanes_by_itself(empty, monkeypatch):
    paying(monkeypatch, 20_000, 20_000)
    function = sb.compile_model(sb.library.arm7()).function("derivatives")
    at = states(function, 19_999)
    rows_of(function, *at)
    assert SHARED not in function.entry.of_rows
    function.entry.of_rows.clear()
    at = states(function, 20_000 + 7)
    np.testing.assert_array_equal(rows_of(function, *at), one_by_one(function, *at))
    assert function.entry.of_rows["account"].rows == rule._TRIAL


def test_small_functions_never_pay_and_large_ones_from_half_a_million_rows_on():
    """Measured: 15 ns of a row become 39, 84 become 56, 1851 become 480."""
    assert rule.saved(15e-9, 10**9) < 0 < rule.saved(84e-9, 10**3)
    for pace, rows in ((84e-9, 3e6), (266e-9, 1e6), (1851e-9, 7e5)):
        for is_derived in (True, False):
            paid = rule.saved(pace, int(rows * (1 if is_derived else 1.5)))
            assert 0.5 < rule.cost(pace, is_derived=is_derived) / paid < 1


def test_calls_that_are_short_stay_one_by_one():
    compiled = sb.compile_model(sb.library.pendulum())
    compiled.batch("derivatives").lanes(SHARED)
    function = compiled.function("derivatives")
    for _ in range(600):
        rows_of(function, *states(function, 4))
    assert function.entry.of_rows["account"].rows == 2400


def test_a_second_start_finds_lanes_and_derives_nothing(eager, monkeypatch, tmp_path):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / "kept"))
    function = sb.compile_model(friction()).function("derivatives")
    at = states(function, 21)
    wanted = rows_of(function, *at)
    monkeypatch.setattr(ProgramRequest, "lowered", None)
    monkeypatch.setattr("symbody.runtime.machine_code._compiled", None)
    again = sb.compile_model(friction()).function("derivatives")
    assert not again.entry.is_derived
    assert rows_of(again, *at).tobytes() == wanted.tobytes()
    assert SHARED in again.entry.of_rows
    assert again.entry.of_rows["account"].rows == 5


def test_code_from_disk_is_derived_for_more_rows_only(empty, eager, monkeypatch):
    monkeypatch.setattr(rule, "_TRIAL", 30)
    paying(monkeypatch, 40, 120)
    sb.compile_model(friction()).function("derivatives")
    function = sb.compile_model(friction()).function("derivatives")
    at = states(function, 30)
    for _ in range(3):
        rows_of(function, *at)
        assert SHARED not in function.entry.of_rows
    np.testing.assert_array_equal(rows_of(function, *at), one_by_one(function, *at))
    assert SHARED in function.entry.of_rows


def test_formulas_in_another_order_than_those_on_disk_compile_nothing(
    empty, eager, monkeypatch
):
    """Their sums might be rounded otherwise."""
    sb.compile_model(friction()).function("derivatives")
    function = sb.compile_model(friction()).function("derivatives")
    monkeypatch.setattr(function.entry, "_content_here", lambda: "another order")
    monkeypatch.setattr("symbody.runtime.machine_code._compiled", None)
    at = states(function, 21)
    np.testing.assert_array_equal(rows_of(function, *at), one_by_one(function, *at))
    assert SHARED not in function.entry.of_rows


@pytest.mark.parametrize(
    ("make", "options", "purpose"),
    [
        # Blocks are rounded otherwise in lanes.
        (sarrus, {}, "closed_derivatives"), (friction, {"backend": "c"}, "derivatives"),
        (friction, {"backend": "python"}, "derivatives"),
        (sb.library.zoo, {}, "derivatives"),
        (sb.library.arm7, {"rolled": True}, "derivatives"),
    ],
    ids=["blocks", "c", "python", "calls out", "rolled"],
)  # fmt: skip
@pytest.mark.compiler("c")
def test_what_has_no_such_lanes_goes_one_by_one(make, options, purpose, eager):
    function = sb.compile_model(make(), **options).function(purpose)
    at = states(function, 12)
    for _ in range(2):
        found, wanted = rows_of(function, *at), one_by_one(function, *at)
        np.testing.assert_array_equal(found, wanted)
    assert SHARED not in function.entry.of_rows


def test_threads_may_make_lanes_at_once(empty, eager):
    function = sb.compile_model(friction()).function("derivatives")
    at = states(function, 200)
    wanted = one_by_one(function, *at).tobytes()
    with ThreadPoolExecutor(4) as pool:
        every = pool.map(lambda _: rows_of(function, *at).tobytes(), range(12))
    assert set(every) == {wanted}


def test_no_rows_have_no_results(eager):
    function = sb.compile_model(friction()).function("derivatives")
    assert rows_of(function, *states(function, 0)).shape == (0, 3)


def test_results_of_a_motion_are_the_same_whatever_came_before(eager):
    """Accelerations, energies and inverse dynamics are asked for a second time."""
    compiled = sb.compile_model(friction())
    results = []
    for _ in range(2):
        motion = sb.simulate(compiled, 1.0)
        forces = sb.inverse_dynamics(
            compiled, motion, actuators="rail", inputs={"push": 0.0}
        )
        energy = motion.array("total_energy")
        results.append([energy, motion.vd, forces.array("drive_rail")])
    for first, second in zip(*results, strict=True):
        np.testing.assert_array_equal(first, second)

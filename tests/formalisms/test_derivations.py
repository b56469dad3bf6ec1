"""What is derived of a system: each thing once, in any order, for all partitions."""

import gc
import weakref

import numpy as np
import pytest

import symbody as sb
from probes.executions import executions
from symbody.expr.evaluate import evaluate
from symbody.formalisms.constraints.rows import chosen_elimination, constraint_rows
from symbody.formalisms.constraints.state_coordinates import derive_dependents
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.closure import derive_constraints, derive_correction
from symbody.formalisms.quantities import choose as choice
from symbody.formalisms.quantities.choose import best_derivation, derive_by
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.quantities.outputs import (
    derive_drives,
    derive_energy,
    derive_sensors,
)
from symbody.formalisms.quantities.scene import derive_scene
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree import build_tree
from symbody.library.closed_by_constraints import double_four_bar
from symbody.system.system import with_fields

DERIVE = (
    derive_dynamics,
    derive_inverse,
    derive_sensors,
    derive_energy,
    derive_drives,
    derive_scene,
    derive_dependents,
)
OF_CONSTRAINTS = (derive_constraints, derive_correction)
MODELS = {
    "tree": sb.library.arm6,
    "driven": sb.library.excavator,
    "loop": sb.library.four_bar,
    "constraints": double_four_bar,
}


def settled(model):
    return sb.compile_model(model).system


def values(derive, of):
    """Return the numbers of all results at one state, drawn by the symbols' names."""
    equations = derive(of)
    symbols = [s for group in equations.arguments.values() for s in group]
    rng = np.random.default_rng(7)
    drawn = dict(zip(symbols, 0.5 + rng.random(len(symbols)), strict=True))
    return [evaluate(r, drawn).tolist() for r in equations.results.values()]


def in_order(make, kinds):
    """Return the numbers by kind, of an own system that is asked in this order."""
    of = Derivations(settled(make()))
    for derive in kinds:
        derive(of)
    return {derive: values(derive, of) for derive in kinds}


@pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)
def test_formulas_do_not_depend_on_the_order_of_asking(make):
    kinds = DERIVE + (OF_CONSTRAINTS if make is double_four_bar else ())
    forward, backward = in_order(make, kinds), in_order(make, kinds[::-1])
    # Not nearly: the formulas are the same, and so is each rounding.
    assert all(forward[derive] == backward[derive] for derive in kinds)


@pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)
def test_an_account_derives_rows_and_trees_once(make):
    of = Derivations(settled(make()))

    def run():
        for derive in DERIVE:
            derive(of)

    rows, trees = executions(run, constraint_rows, build_tree)
    assert rows == int(of.system.constrained)
    assert trees <= 2
    assert executions(run, derive_dynamics, derive_by, build_tree) == [0, 0, 0]


def test_options_that_are_spelled_out_are_the_same_derivation():
    of = Derivations(settled(sb.library.arm6()))
    assert derive_dynamics(of) is derive_dynamics(of, "auto", merge=None)
    assert derive_dynamics(of) is not derive_dynamics(of, merge=False)


def test_a_system_begins_an_account_of_its_own():
    system = settled(sb.library.four_bar())
    first, second = constraint_rows(system), constraint_rows(system)
    assert first is not second
    assert first.phi == second.phi


def test_accounts_of_other_partitions_share_what_does_not_depend_on_them():
    of = Derivations(settled(double_four_bar()))
    other = of.variant(with_fields(of.system, stabilization=(10.0, 10.0)))
    assert tree_kinematics(of, merge=True) is tree_kinematics(other, merge=True)
    assert constraint_rows(of) is constraint_rows(other.spanning_tree)
    assert (
        chosen_elimination(of).affine_acceleration
        != chosen_elimination(other).affine_acceleration
    )
    assert chosen_elimination(of).B == chosen_elimination(other).B
    assert of.variant(of.system) is of


def test_only_the_best_formalism_is_kept():
    of = Derivations(settled(sb.library.double_pendulum()))
    alive = []

    def derived(*args, **kwargs):
        found = derive_by(*args, **kwargs)
        alive.append(weakref.ref(found))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(choice, "derive_by", derived)
        best = best_derivation(of)
    gc.collect()
    kept = [ref() for ref in alive if ref() is not None]
    assert len(alive) > len(kept)
    assert any(dynamics is best for dynamics in kept)
    assert len({dynamics.merged for dynamics in kept}) == len(kept)


@pytest.mark.parametrize("mechanism", ["arm6", "arm7", "excavator", "humanoid"])
def test_a_formalism_that_is_not_tried_has_more_operations(mechanism):
    of = Derivations(settled(sb.library.LIBRARY[mechanism]()))
    costs = {
        name: min(
            choice.running_cost(derive_by(of, name, merge=merge).vd, of.system.p)
            for merge in choice.merges_of(of.system, None)
        )
        for name in ("composite", "articulated")
    }
    assert best_derivation(of).formalism == min(costs, key=costs.get)


@pytest.mark.parametrize("explicit", [True, False])
def test_a_simulation_derives_rows_once_and_at_most_two_trees(explicit):
    model = sb.library.four_bar(explicit=explicit)
    options = {"inputs": {"torque": model.t}, "save": sb.Save(work=True)}

    def run():
        sb.simulate(model, 0.01, **options)

    rows, trees = executions(run, constraint_rows, build_tree)
    assert rows == 1
    assert trees <= 2

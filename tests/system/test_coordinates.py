from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from symbody.closure.close_and_partition import close_and_partition
from symbody.errors import DerivationError
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.library.linkages import four_bar
from symbody.library.pendulums import (
    driven_pendulum,
    quaternion_pendulum,
    spherical_pendulum,
)
from symbody.system import assemble
from symbody.system.system import System, coordinate_rates


@pytest.fixture
def mixed() -> System:
    """Return a four-bar by an explicit loop, and an arm bound to a slide, twice."""
    model = four_bar()
    arm = model.add_body("arm", mass=1, inertia=(0.1, 0.1, 0.1))
    pin = model.add_joint("pin", model.world, arm, "Ry")
    cart = model.add_body("cart", mass=1, inertia=(0.1, 0.1, 0.1))
    slide = model.add_joint("slide", model.world, cart, "Tx")
    model.add_constraint("belt", sb.constraints.Algebraic(pin.q[0] - slide.q[0]))
    model.add_constraint(
        "again", sb.constraints.Algebraic(2 * pin.q[0] - 2 * slide.q[0])
    )
    return close_and_partition(assemble(model))


def test_states_and_trees_agree_on_the_symbols_behind_each_number(mixed):
    at = mixed.coordinates
    assert [at.tree_q[i] for i in at.q_in_tree] == list(mixed.q)
    assert [at.tree_v[j] for j in at.v_in_tree] == list(mixed.v)
    assert len(at.loop_dependent) == len(mixed.spanning_tree.q) - len(mixed.q) == 2
    assert not set(at.loop_dependent) & set(mixed.q)


def test_slices_part_a_state_into_coordinates_velocities_and_extra_states(mixed):
    at, y = mixed.coordinates, np.array(mixed.coordinates.y, dtype=object)
    parts = at.q_in_y, at.v_in_y, at.x_in_y
    assert [tuple(y[part]) for part in parts] == [mixed.q, mixed.v, mixed.x]
    assert at.size == len(y)


def test_rows_of_explicit_loops_come_before_those_of_constraints(mixed):
    owners = constraint_rows(mixed).owners
    first = mixed.coordinates.loop_rows
    assert set(owners[:first]) == {"loop"}
    assert owners[first:] == ("belt", "again")


def test_partitions_of_state_and_tree_follow_from_each_other(mixed):
    at = mixed.coordinates
    own = at.by_constraints
    assert len(own.rows) == len(own.redundant) == 1
    assert at.with_loops(own.blocks, own.redundant) == at.chosen == mixed.partition
    assert [mixed.v[j] for j in own.independent] == list(at.independent)


def test_velocities_of_quaternions_are_rates_of_no_coordinate():
    at = assemble(quaternion_pendulum()).coordinates
    assert not at.velocity_of
    angles = assemble(spherical_pendulum())
    assert tuple(angles.coordinates.velocity_of.values()) == coordinate_rates(angles)


def test_driven_coordinates_stand_in_neither_tree_nor_state():
    at = assemble(driven_pendulum()).coordinates
    assert [q.name for q in at.driven_q] == ["q_shaker"]
    assert [v.name for v in at.driven_v] == ["v_shaker"]
    assert not {*at.driven_q, *at.driven_v} & {*at.tree_q, *at.tree_v, *at.y}


def test_asking_for_a_partition_before_it_is_chosen_says_how_to_choose_it():
    before = assemble(four_bar(explicit=False)).coordinates
    with pytest.raises(DerivationError, match=r"through `close_and_partition`"):
        _ = before.independent


def test_all_velocities_of_a_tree_are_independent():
    system = close_and_partition(assemble(spherical_pendulum()))
    assert system.coordinates.independent_in_tree == tuple(range(len(system.v)))


def test_independent_velocities_are_those_of_the_partition(mixed):
    at = mixed.coordinates
    assert at.velocities(at.independent_in_tree) == at.independent
    assert len(at.independent_in_tree) == 2


def test_before_a_partition_is_chosen_only_explicit_loops_make_dependent(mixed):
    at = replace(mixed, partition=None).coordinates
    assert len(at.tree_v) == 5
    assert len(at.independent_in_tree) == 3

"""The table of functions says what programs are."""

import math
import pickle
from functools import partial

import pytest

import symbody as sb
from symbody.formalisms.keeping.closure import partitioned_constraints, state_rows
from symbody.formalisms.quantities.contacts import guarded
from symbody.formalisms.quantities.outputs import sensing_expressions
from symbody.formalisms.quantities.scene import arrows_of, drawn
from symbody.library.closed_by_constraints import disc, double_four_bar
from symbody.pipeline.functions import FUNCTIONS, Compile, derive_kind
from symbody.testing.cases import _motor


def rough_four_bar():
    """Return a four-bar with constraints and dry friction in its joints."""
    model = sb.library.four_bar(explicit=False)
    for i, joint in enumerate([j for j in model.joints.values() if j.v]):
        model.add_contact(f"dry_{i}", sb.contacts.DryFriction(joint, 0.3, 2.0))
    return model


def relay():
    """Return a pendulum whose motor pushes and switches."""
    model = sb.library.driven_pendulum()
    on = model.add_discrete("on", 1)
    joint = [*model.joints.values()][-1]
    angle, push = joint.q[0], model.add_input("push")
    model.add_load("hit", sb.loads.JointForce(joint, push))
    model.when(angle - 0.1, {on: 0}, impulses={push: 0.1})
    model.when(angle + 0.1, {on: 1})
    return model


MODELS = {
    "driven": sb.library.excavator,
    "loop": sb.library.four_bar,
    "constraints": double_four_bar,
    "nonholonomic": disc,
    "states": _motor,
    "quaternion": sb.library.free_body,
    "contacts": rough_four_bar,
    "whens": relay,
}


def _dae_unknowns(of):
    rows = partitioned_constraints(of).partition.rows
    holonomic = len(state_rows(of).phi)
    return of.system.coordinates.size + sum(row < holonomic for row in rows) + len(rows)


def _sensor_entries(of):
    sensors = [sensor.symbols for sensor in of.system.measuring.values()]
    expressions = sensing_expressions(of.system).values()
    return sum(s.size for s in [*sensors, *(e.symbols for e in expressions)])


def _entries(kind, of):
    return sum(
        result.size for result in derive_kind(kind, of, Compile()).results.values()
    )


# What shapes are made of, by letter.
COUNTS = {
    "nq": lambda of: len(of.system.q),
    "nv": lambda of: len(of.system.v),
    "nx": lambda of: len(of.system.x),
    # All equations of constraints, those of positions, and independent velocities.
    "nc": lambda of: len(state_rows(of).rates),
    "nh": lambda of: len(state_rows(of).phi),
    "nf": lambda of: len(of.system.coordinates.chosen.independent),
    # Velocities of the spanning tree, and those among them that are independent.
    "tv": lambda of: len(of.system.spanning_tree.v),
    "ni": lambda of: len(of.system.coordinates.independent_in_tree),
    "nu": lambda of: len(of.system.u),
    # Coordinates and velocities that follow from explicit loops.
    "eq": lambda of: len(of.system.coordinates.loop_dependent),
    "ev": lambda of: len(of.system.coordinates.by_loops.dependent),
    "dq": lambda of: len(of.system.coordinates.driven_q),
    "dv": lambda of: len(of.system.coordinates.driven_v),
    "sensors": _sensor_entries,
    "flows": partial(_entries, "energy flow"),
    "forces": partial(_entries, "element forces"),
    "arrows": lambda of: len(arrows_of(of)),
    "bodies": lambda of: len(of.system.bodies),
    "loads": lambda of: len(derive_kind("coincident_ends", of, Compile()).results),
    "sides": partial(_entries, "sides"),
    "nodes": lambda of: len(of.system.nodes),
    "slopes": partial(_entries, "holding"),
    "visuals": lambda of: len(drawn(of.system)),
    "unknowns": _dae_unknowns,
    "laws": lambda of: sum(len(one.contact.rows) for one in of.system.contacts),
    "conditions": lambda of: len(guarded(of.system.whens)),
    "values": lambda of: sum(len(w.values) for w in of.system.whens.values()),
    "pushes": lambda of: sum(len(w.pushed) for w in of.system.whens.values()),
    "rows": lambda of: len(of.system.contact_forces),
    "switches": partial(_entries, "switches"),
}
# The shapes of results, in numbers of `COUNTS`, and functions.
SHAPES = {
    "derivatives": "nq + nv + nx",
    "forward_dynamics": "nv",
    "mass_matrix": "nv, nv",
    "bias": "nv",
    "joint_forces": "nv",
    "inverse_dynamics": "nv",
    "regressor": "nv, 10 bodies",
    "reduced_inverse_dynamics": "ni",
    "velocity_map": "tv, ni",
    "input_forces": "ni, nu",
    "sensors": "sensors",
    "energy": "3",
    "energy_flow": "flows",
    "reactions": "6 bodies",
    "element_forces": "forces",
    "arrows": "arrows, 6",
    "balance": "nq + nv + nx + 1",
    "drives": "dv",
    "scene": "visuals, 15",
    "jacobian": "nq + nv + nx, nq + nv + nx",
    "balance_jacobian": "nq + nv + nx + 1, nq + nv + nx + 1",
    "dependents": "eq + ev",
    "dependent_accelerations": "ev",
    "driven": "3 dq",
    "coincident_ends": "4 loads",
    "sides": "sides",
    "nodes": "3 nodes",
    "holding": "slopes",
    "range": "nq + nv + nx + 1",
    "multipliers": "nc",
    "constraints": "nh + nc",
    "constraint_jacobian": "nc, nv",
    "constraint_gamma": "nc",
    "correction": "nq + nv + nx + 1",
    "closure": "nq + nv + nx + 1",
    "closed_derivatives": "nq + nv + nx",
    "closed_balance": "nq + nv + nx + 1",
    "dae_residual": "unknowns",
    "dae_matrices": "2 unknowns unknowns",
    "reduced_mass_matrix": "nf, nf",
    "reduced_forces": "nf",
    "contacts": "4 laws + 2 rows + rows rows",
    # Here all entries of A and of the response are there, with their columns.
    "contact_laws": "4 laws + 3 rows + 2 rows rows",
    "contact_gaps": "laws + rows",
    "contact_response": "nq rows + nv rows",
    "contact_changes": "nq + nv + 2 nq rows + 2 nv rows",
    "contact_steps": "4 laws + rows",
    "open_derivatives": "nq + nv + nx",
    "open_ends": "nq + nv + nx + 2 laws",
    "switches": "switches",
    "guards": "conditions",
    "jumps": "values + 2 pushes + pushes pushes + nv pushes",
}


def _shape(name, of):
    """Return the shape of a function's result: axes of sums of products."""
    return tuple(
        sum(
            math.prod(COUNTS[w](of) if w in COUNTS else int(w) for w in term.split())
            for term in axis.split(" + ")
        )
        for axis in SHAPES[name].split(", ")
    )


@pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)
def test_results_have_the_names_and_shapes_of_the_table(make):
    compiled = sb.compile_model(make())
    told, found = {}, {}
    for name, spec in FUNCTIONS.items():
        # What would depend on others, but belongs to a quaternion, is not solved for.
        unsolved = name.startswith("clos") and compiled.system.quaternions
        if spec.unavailable(compiled.system) or unsolved:
            continue
        (result,) = compiled.program(name).results
        told[name] = spec.result, _shape(name, compiled.derivations)
        found[name] = result.name, result.shape
    assert found == told


def test_each_function_is_listed_once_and_lowered_from_equations_that_exist():
    compiled = sb.compile_model(rough_four_bar())
    for name, spec in FUNCTIONS.items():
        assert spec.name == name
        assert name in SHAPES
        equations = compiled.equations(spec.equations)
        assert set(spec.parts) <= set(equations.results)
        groups = [g for part in spec.arguments.values() for g in part]
        known = {*equations.arguments, "x"}
        assert set(groups) <= known


def held_by_a_spring(*, spring: bool = False):
    """Return a slider with a force that a discrete variable says, 10 N at the start."""
    model = sb.Model("held", gravity=(0, 0, 0))
    slider = model.add_joint(
        "x", model.world, model.add_body("b", 2.0), sb.joints.Prismatic("x")
    )
    p = model.add_parameter("p", 5.0)
    pull = model.add_discrete("pull", 2 * p)
    model.add_load("force", sb.loads.JointForce(slider, pull - 4 * slider.q[0]))
    model.when(slider.q[0] - 100, {pull: 0.0})
    if spring:
        a = model.add_sensor("a", sb.sensors.JointAcceleration(slider))
        model.start_at(a, 0.0)
    return model


def test_discrete_variables_are_at_their_start_where_no_inputs_are_given():
    compiled = sb.compile_model(held_by_a_spring())
    assert compiled.derivatives(0.0, [0.0, 0.0])[1] == 5.0
    assert compiled.inverse_dynamics(0.0, [0.0], [0.0], [0.0]) == [-10.0]
    other = compiled.with_parameters({"p": 1.0})
    assert other.forward_dynamics(0.0, [0.0], [0.0]) == [1.0]
    assert pickle.loads(pickle.dumps(other)).bias(0.0, [0.0], [0.0]) == [0.0]


def test_starts_that_ask_for_accelerations_know_discrete_variables():
    motion = sb.simulate(held_by_a_spring(spring=True), [0.0, 0.1])
    assert motion["q_x"][0] == pytest.approx(2.5, abs=1e-9)
    assert motion["vd_x"][0] == pytest.approx(0.0, abs=1e-9)

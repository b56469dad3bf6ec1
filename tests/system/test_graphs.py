"""Arbitrary graphs of bodies and joints, cut by themselves, against bodies that are
free but for the constraints that their joints are."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb

# Kinds of joints in the plane, and what each holds of places and of turns.
JOINTS = {
    "pin": (["Ry"], (1, 1, 1), (1, 0, 1)),
    "slot": (["Tx", "Ry"], (0, 1, 1), (1, 0, 1)),
    "plane": (["Tx", "Tz", "Ry"], (0, 1, 0), (1, 0, 1)),
    "slide": (["Tx"], (0, 1, 1), (1, 1, 1)),
}
NAMES = ["world", "a", "b", "c"]
PAIRS = [(p, c) for p in NAMES for c in NAMES[1:] if p != c]
GRAPHS = st.lists(st.tuples(st.sampled_from(PAIRS), st.sampled_from(sorted(JOINTS))),
                  min_size=1, max_size=6)  # fmt: skip


def graph(joints, by_hand):
    """Return bodies that meet in the joints as they are placed."""
    model = sb.Model("graph", cut=None if by_hand else "auto")
    bodies = {"world": model.world}
    for i, name in enumerate(NAMES[1:], 1):
        body = model.add_body(
            name, mass=i, com=(0.1 * i, 0, 0.2), inertia=(0.2, 0.2 + 0.05 * i, 0.2)
        )
        bodies[name] = body
        model.add_sensor(f"a_{name}", sb.sensors.Acceleration(body))
        if by_hand:
            model.add_joint(f"free_{name}", model.world, body, ["Tx", "Tz", "Ry"])
    for k, ((parent, child), kind) in enumerate(joints):
        motion, moves, turns = JOINTS[kind]
        at, turned = (
            (np.cos(3.0 * k + 1), 0, np.sin(5.0 * k)),
            sb.rotation("y", 1.9 * k),
        )
        ends = [bodies[n].add_frame(f"f{k}", at, turned) for n in (parent, child)]
        if by_hand:
            model.add_constraint(f"j{k}", sb.constraints.Lock(*ends, moves, turns))
        else:
            model.add_joint(f"j{k}", *ends, motion)
    return model


def accelerations(model):
    compiled = sb.compile_model(model, backend="python")
    return compiled.function("sensors")(0.0, compiled.start_state(), [])


@settings.get_profile("mechanisms")
@given(joints=GRAPHS)
def test_any_graph_moves_as_free_bodies_with_its_joints_as_constraints(joints):
    found, expected = (accelerations(graph(joints, hand)) for hand in (False, True))
    np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-8)


@settings.get_profile("mechanisms")
@given(joints=GRAPHS)
def test_bodies_that_a_path_leads_to_are_not_set_free(joints):
    system = sb.assemble(graph(joints, by_hand=False))
    reached = {"world"}
    for _ in NAMES:
        reached |= {child for (parent, child), _ in joints if parent in reached}
    free = {c.child for c in system.chords if not c.constraint}
    assert free.isdisjoint(reached)
    # A tree has one joint a body; all others are cut.
    cut = [c for c in system.chords if c.constraint]
    assert len(cut) == len(joints) - (len(NAMES) - 1 - len(free))


@settings.get_profile("mechanisms")
@given(joints=GRAPHS)
def test_no_joint_that_is_cut_would_serve_with_fewer_coordinates(joints):
    system = sb.assemble(graph(joints, by_hand=False))
    carrying = {joint.child.body.name: joint for joint in system.joints}
    cut = {c.joint for c in system.chords if c.constraint}
    for k, ((parent, child), kind) in enumerate(joints):
        path = [parent]
        while path[-1] != "world":
            path.append(carrying[path[-1]].parent.body.name)
        # It could take the place of the one that carries its child, unless the child
        # carries its parent in turn.
        if f"j{k}" in cut and child not in path:
            assert len(JOINTS[kind][0]) >= len(carrying[child].v)

"""Assembly: from the user's elements to numbered links."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, compress
from typing import Any

from symbody.arguments import Arguments
from symbody.dataclass import altered
from symbody.errors import ModelError
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body
from symbody.model.joint import Drives, Joint, placed_elements
from symbody.model.model import Model, checked_model
from symbody.model.quantities import Parameter
from symbody.spatial.six import mass_properties
from symbody.spatial.vectors import ZERO_VEC, add3, matmul, matvec, sub3, transposed
from symbody.system.checks import check_system
from symbody.system.links import Link, Placement, links_of
from symbody.system.parts import NodeMotion
from symbody.system.redundant_freedoms import (
    warn_of_dependent_freedoms,
    with_held_spins,
)
from symbody.system.spanning_tree import Chord, number_bodies, ring_of, with_cuts
from symbody.system.system import System
from symbody.system.unit_check import check_units

# Tables of the model that the system has, too, and those of which it has the elements.
_TABLES = (
    "parameters", "inputs", "expressions", "states", "sensors", "discretes", "whens",
)  # fmt: skip
_LISTS = "loads", "visuals", "loops", "constraints", "nodes"


def assemble(model: Model, drives: Mapping[str, Drives] | None = None) -> System:
    """Return the checked, numbered and frozen system of a model.

    Args:
        model: The mechanism.
        drives: By name of a joint, for each coordinate the formula of time that it
            follows here, or None; in place of the model's own, which it keeps.

    Raises:
        ModelError: The model contradicts itself or physics.
    """
    arguments = Arguments("assemble", ModelError)
    checked_model(arguments, model)
    arguments.mapping("drives", drives, "names of joints", "{'hip': (None,)}")
    if not model.bodies and not model.states:
        raise ModelError(
            f"model {model.name!r}: it has no bodies. Add them with add_body, and "
            f"connect each with add_joint; or add states with rates of their own."
        )
    check_definitions(model)
    for name, entry in model.parameters.items():
        remedy = "Give values to add_parameter, or to a run, parameters={name: value}."
        arguments.instance(f"parameters[{name!r}]", entry, Parameter, remedy)
    request = model
    driven = {name: tuple(joint.drives) for name, joint in model.joints.items()}
    driven |= drives or {}
    chords: tuple[Chord, ...] = ()
    if model.cut is not None:
        model, chords = with_cuts(model, driven)
    model, bars = with_held_spins(model, driven)
    bodies, joints, parents = number_bodies(model)
    links: list[Link] = []
    placements: dict[str, Placement] = {"world": Placement()}
    driven = {j.name: driven.get(j.name, tuple(j.drives)) for j in joints}
    for number, (body, joint) in enumerate(zip(bodies, joints, strict=True)):
        _append_joint(links, placements, number, body, joint, driven[joint.name], model)
    motions: dict[str, NodeMotion] = {}
    for node in model.nodes.values():
        R, p = node.placement(node.coordinates)
        placements[node.name] = Placement(0, R, p)
        motions[node.name] = NodeMotion(*node.motion(node.coordinates, node.rates))
    # Sets of spheres come last, whose pairs stand behind the laws.
    contacts = sorted(model.contacts.values(), key=lambda one: one.contact.is_set)
    same: dict[str, Any] = {name: dict(getattr(model, name)) for name in _TABLES}
    same |= {name: tuple(getattr(model, name).values()) for name in _LISTS}
    system = System(
        name=model.name,
        bodies=tuple(bodies),
        joints=tuple(joints),
        drives=driven,
        parent=tuple(parents),
        links=tuple(links),
        placements=placements,
        gravity=model.gravity,
        t=model.t,
        **_coordinates(joints, driven),  # type: ignore[arg-type]
        **same,
        undrawn=tuple(model.undrawn),
        contacts=tuple(contacts),
        requested_independent=tuple(model.independent),
        start_conditions=tuple(model.start_conditions),
        idle=_idle(request),
        promises=tuple(model._promises),
        ranges=tuple(model._ranges),
        chords=chords,
        bars=bars,
        node_motions=motions,
    )
    check_units(system, request)
    check_system(system)
    warn_of_dependent_freedoms(system)
    if system.loops:
        # Models without loops do without.
        from symbody.system.explicit_loops import loop_solutions, without_dependents

        system = without_dependents(system, loop_solutions(system))
    return system


def _idle(model: Model) -> tuple[str, ...]:
    """Return inputs and parameters that no formula holds; own kinds may hide some."""
    elements = chain(
        (one.load for one in model.loads.values()),
        (one.sensor for one in model.sensors.values()),
        (one.constraint for one in model.constraints.values()),
        (one.contact for one in model.contacts.values()),
        (one.loop for one in model.loops.values()),
    )
    if not all(type(one).__module__.startswith("symbody.") for one in elements):
        return ()
    quantities = chain(model.inputs.values(), model.parameters.values())
    return tuple(
        one.name
        for one in quantities
        if model._used.isdisjoint(one.symbols.ravel().tolist())
    )


def _append_joint(
    links: list[Link], placements: dict[str, Placement], number: int, body: Body,
    joint: Joint, drives: Drives, model: Model,
) -> None:  # fmt: skip
    """Append the links of one joint, and place the body that it carries."""
    on = placements[joint.parent.body.name]
    # E and p lead from the last link's frame to where the next motion begins.
    E = matmul(on.R, joint.parent.R)
    p = add3(on.p, matvec(on.R, joint.parent.p))
    parent = on.link
    for link, align in links_of(joint, drives, number, model.t):
        E = matmul(E, align)
        index = len(links) + 1
        links.append(altered(link, index=index, parent=parent, E=E, p=p))
        parent, E, p = index, transposed(align), ZERO_VEC
    R = matmul(E, transposed(joint.child.R))
    p = sub3(p, matvec(R, joint.child.p))
    placements[body.name] = Placement(parent, R, p)
    if parent:
        carried = mass_properties(body.mass, body.com, body.inertia)
        link = links[parent - 1]
        links[parent - 1] = altered(link, mass=link.mass + carried.turned(R).shifted(p))


def _coordinates(
    joints: list[Joint], drives: Mapping[str, Drives]
) -> dict[str, object]:
    names = ("q", "q_start", "v", "vd", "v_start")
    columns: dict[str, list[Any]] = {name: [] for name in names}
    quaternions: list[int] = []
    for joint in joints:
        for element, of_q, of_v in placed_elements(joint):
            if element.kind == "Q":
                quaternions.append(len(columns["q"]))
            # Only a quaternion has another number of velocities, and is never driven.
            free = [drive is None for drive in drives[joint.name][of_q]]
            for name, column in columns.items():
                own = getattr(joint, name)[of_q if name.startswith("q") else of_v]
                column += compress(own, free)
    tuples = {name: tuple(column) for name, column in columns.items()}
    return {**tuples, "quaternions": tuple(quaternions)}


def check_definitions(model: Model) -> None:
    """Raise ModelError for states without rate and expressions without formula."""
    for state in model.states.values():
        if state.rate is None:
            raise ModelError(
                f"state {state.name!r}: it has no rate. Give its time derivative with "
                f"add_state(..., rate=formula) or set_rate; a quantity that stays "
                f"constant is a parameter."
            )
    for name in model.undefined:
        raise ModelError(
            f"expression {name!r}: it was added without formula and has none yet. Give "
            f"it one with define({name!r}, formula)."
        )
    owner = {
        symbol: name
        for name, expression in model.expressions.items()
        for symbol in expression.symbols.ravel().tolist()
    }
    ring = ring_of(
        {
            name: [
                owner[s]
                for s in symbols_of(*expression.formula.ravel().tolist())
                if s in owner
            ]
            for name, expression in model.expressions.items()
        }
    )
    if ring:
        raise ModelError(
            f"expression {ring[0]!r}: it depends on itself: {' -> '.join(ring)}. Break "
            f"the ring: one of them must be a state, an input or a formula of others."
        )

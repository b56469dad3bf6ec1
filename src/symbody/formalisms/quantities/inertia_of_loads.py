"""Bodies without mass to which loads that follow accelerations give inertia.

An inerter that ends on such a body is what it has for inertia: its mass matrix is
singular, though M - ∂Q/∂vd is regular, Q being the loads. A number e is added to the
mass matrix along the motion, and a load e vd takes it off:

    (M + e) vd = Q(vd) + e vd

That is solved as any load that follows accelerations is, and exact whatever e is.

References:
    Smith (2002), Synthesis of mechanical networks: the inerter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.arithmetic import mul, neg
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.singular_mass import free_name, singular_mass_groups
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.solved import loops_of_prescribed_motion
from symbody.formalisms.tree.unknowns import Rows
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import NamedLoad
from symbody.model.sensors.frames import NamedSensor
from symbody.model.sensors.joints import JointAcceleration
from symbody.spatial.vectors import array, plus
from symbody.system.links import Link
from symbody.system.parts import Massless
from symbody.system.redundant_freedoms import without_mass
from symbody.system.system import System, velocity_links, with_fields, with_loops
from symbody.system.values import values_at_start

# Inertia that is less, in relation to that of the motions by themselves, is rounding.
_LEAST = 1e-9


def with_inertia_of_loads(of: Derivations, parameters: Sequence[float]) -> Derivations:
    """Return a system with a part of loads in M, where bodies have inertia by loads."""
    tree = of.system.spanning_tree
    light = without_mass(tree)
    if not light or not tree.sensors:
        return of
    loops = loops_of_prescribed_motion(tree)
    if loops is None or not loops.sensors:
        return of
    derivations = Derivations(with_loops(tree, loops))
    links: list[Link] = []
    forces: list[Node] = []
    for group in singular_mass_groups(derivations, light):
        follows = not set(tree.vd).isdisjoint(symbols_of(*group.forces))
        if follows and not group.reason:
            links += group.links
            forces += group.forces
    if not links:
        return of
    # What loads give links for a mass matrix at the start.
    start = values_at_start(tree, parameters) | dict.fromkeys(tree.vd, 0.0)
    along = [one.vd for one in links if isinstance(one.vd, Symbol)]
    _, M = Rows([neg(force) for force in forces], along).at(start)
    if _is_inertia(M):
        sizes = np.abs(M).max(axis=1).tolist()
        inertias = dict(zip((link.index for link in links), sizes, strict=True))
        return Derivations(_carried(of.system, inertias))
    names = listed(repr(str(link.v).removeprefix("v_")) for link in links)
    reason = (
        f"loads that follow accelerations do not give {names} inertia along all these "
        f"motions, against which they accelerate: a force of -b times the "
        f"acceleration does so, with b > 0"
    )
    return Derivations(with_fields(of.system, massless=Massless(reasons=(reason,))))


def _is_inertia(M: NDArray[np.float64]) -> bool:
    """Return whether all motions of a mass matrix have inertia, to rounding."""
    if not np.isfinite(M).all():
        return False
    size = np.sqrt(np.abs(np.diag(M)))
    if not size.all():
        return False
    scaled = M / np.outer(size, size)
    return bool(np.linalg.eigvalsh(scaled + scaled.T).min() > _LEAST)


def _carried(system: System, inertia: Mapping[int, float]) -> System:
    """Return a system with that inertia in its joints, and loads that take it off."""
    joints: list[Joint] = []
    loads, sensors = list(system.loads), dict(system.sensors)
    carried: dict[str, float] = {}
    added: list[str] = []
    for joint in system.joints:
        places = [link.index for link in velocity_links(system)[joint.name]]
        own = [as_node(inertia.get(i, 0.0)) for i in places]
        if all(e is ZERO for e in own):
            joints.append(joint)
            continue
        name = free_name(system, f"inertia_along_{joint.name}")
        added.append(name)
        vd = [Symbol(f"{name}_{k}") for k in range(len(own))]
        sensors[name] = NamedSensor(name, JointAcceleration(joint), array(vd))
        force = tuple(mul(e, a) for e, a in zip(own, vd, strict=True))
        loads.append(NamedLoad(name, JointForce(joint, force)))
        armature = tuple(map(plus, joint.armature, own))
        joints.append(replace(joint, armature=armature))
        pairs = zip(joint.v, places, strict=True)
        carried |= {v.name: inertia[i] for v, i in pairs if i in inertia}
    return with_fields(
        system,
        joints=tuple(joints),
        links=tuple(
            replace(link, armature=as_node(inertia[link.index]))
            if link.index in inertia
            else link
            for link in system.links
        ),
        loads=tuple(loads),
        sensors=sensors,
        massless=Massless(carried=carried, added=tuple(added)),
    )

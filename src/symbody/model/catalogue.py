"""The library of elements by what they are for."""

from __future__ import annotations

import inspect
from collections.abc import Mapping

from symbody.model.kinds import kinds
from symbody.model.loads.load import LoadInJoint
from symbody.public_names import by_name, spellings

# Each once, with all that docs/reference/elements-tested.md asks for. `library` adds
# the kinds that are not placed here.
GROUPS: Mapping[str, tuple[str, ...]] = {
    "Between two places or more": (
        "SpringDamper", "Bar", "Beam", "Membrane", "Bushing", "Cable", "WrappedCable",
        "PointToPoint", "add_viscoelastic", "add_spring_mass",
    ),
    "In joints": (
        "JointForce", "TorsionalSpringDamper", "JointStops", "CoulombFriction",
        "GearMesh",
    ),
    "Contacts and films of oil": (
        "CompliantContact", "SphereContact", "add_contact_slot", "LineTraction",
        "JournalBearing", "FiniteJournalBearing", "Tire", "add_tire",
    ),
    "Actuators": (
        "add_hydraulic_actuator", "add_hydraulic_cylinder", "add_dc_motor",
        "add_position_servo", "add_filtered_drive", "Muscle", "add_muscle",
    ),
    "Rotors and gears": (
        "add_rotor", "add_bevel_gears", "Gear", "RackAndPinion", "ScrewRelation",
    ),
    "Kinematic": (
        "Rod", "RollerCam", "FlatCam", "RollingDisc", "KnifeEdge", "Skate", "Lock",
        "BallCut", "HingeCut", "PlanarHingeCut", "PrismaticCut", "UniversalCut",
        "BodyCut", "add_motion_platform",
    ),
    "Forces and gravity": ("Force", "Torque", "GravityField", "PointGravity"),
    "Of one's own laws": ("Connector", "RigidConnector", "Algebraic", "Nonholonomic"),
}  # fmt: skip


def library() -> dict[str, tuple[str, ...]]:
    """Return all loads, constraints and sets of symbody, by what they are for."""
    groups = dict(GROUPS)
    placed = {name for names in GROUPS.values() for name in names}
    own = {group: kinds(group, own=False) for group in ("load", "constraint")}
    for group, known in own.items():
        for name in sorted(known.keys() - placed):
            title = "Kinematic"
            if group == "load":
                in_joint = issubclass(known[name], LoadInJoint)
                title = "In joints" if in_joint else "Between two places or more"
            groups[title] = (*groups[title], name)
    return groups


def catalogue() -> str:
    """Return the library of elements as text, a line each.

    Kinds are given to `model.add_load` or `model.add_constraint`; what begins with
    "add_" is called with the model.

    Example:
        >>> import symbody as sb
        >>> "Bushing" in sb.elements.catalogue()
        True
    """
    groups = library()
    written = {n: f"sb.{spellings()[n]}" for names in groups.values() for n in names}
    width = max(map(len, written.values()))
    parts = []
    for title, names in groups.items():
        lines = [f"  {written[name]:{width}}  {summary(name)}" for name in names]
        parts.append("\n".join([title, *lines]))
    return "\n\n".join(parts)


def summary(name: str) -> str:
    """Return what an element of the library is, in a line."""
    return (inspect.getdoc(by_name(name)) or "").partition("\n")[0]

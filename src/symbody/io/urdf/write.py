"""The text of a URDF file, from a model: trees, friction, joints that follow.

Joints of several freedoms become chains.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeAlias, final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import numpy as np

from symbody.errors import FileError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Scalar, Symbol, as_node
from symbody.expr.operation import number
from symbody.expr.traverse import symbols_of
from symbody.io.context import Floats, Pose, about, pose
from symbody.io.source import relative_to
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.loads import joint_loads
from symbody.model.loops.relations import GearPair, JointFormula, Transmission
from symbody.model.model import Model
from symbody.model.visuals import Box, Cylinder, Mesh, Shape, Sphere, Visual
from symbody.spatial.vectors import full

# Kinds that have no place in a file at all, and those that have one in part.
_WITHOUT = (
    "constraints", "contacts", "curves", "discretes", "expressions", "inputs", "nodes",
    "sensors", "states", "tables", "whens",
)  # fmt: skip
LEAVABLE = tuple(
    sorted((*_WITHOUT, "armatures", "drives", "loads", "loops", "visuals"))
)


# Viscous [N m s/rad or N s/m] and dry friction [N m or N] along one velocity.
Friction: TypeAlias = tuple[float, float]


def is_floating(joint: Joint) -> bool:
    """Return whether a joint is free, its rotation by a quaternion."""
    return [e.label for e in joint.elements] == ["Tx", "Ty", "Tz", "Q"]


# URDF wants limits of sliding joints, and of forces and speeds; models need not have
# any.
_NO_LIMIT = 1e9


def write_urdf(model: Model, path: Path, *, leave_out: Sequence[str] = ()) -> str:
    """Return a model as URDF; FileError names the first element that it cannot hold."""
    kinds = [leave_out] if isinstance(leave_out, str) else leave_out
    for kind in kinds:
        if kind not in LEAVABLE:
            raise FileError(
                f"leave_out={kind!r}: unknown. Known are {', '.join(LEAVABLE)}."
            )
    return _Writer(model, path.parent, kinds).text()


@final
class _Writer:
    def __init__(self, model: Model, folder: Path, leave_out: Sequence[str]) -> None:
        self._model, self._folder, self._leave_out = model, folder, leave_out
        self._constants = {
            s.name for p in model.parameters.values() for s in p.symbols.ravel()
        }
        # By velocity; by what follows another coordinate that, multiplier and offset.
        self._friction: dict[Symbol, Friction] = {}
        self._mimics: dict[Symbol, tuple[Symbol, float, float]] = {}
        self._joint_of = {
            q: q.name.removeprefix("q_")
            for joint in model.joints.values()
            for q in joint.q
            if not is_floating(joint)
        }
        self._check()
        carriers: dict[str, Joint] = {}
        for joint in model.joints.values():
            name = joint.child.body.name
            if name in carriers:
                raise FileError(
                    f"joint {joint.name!r}: it carries the body {name!r}, which the "
                    f"joint {carriers[name].name!r} carries already. A file of URDF "
                    f"holds trees."
                )
            carriers[name] = joint
        for name in model.bodies:
            if name not in carriers:
                raise FileError(f"body {name!r}: no joint carries it. Add one.")
        self._carrier = carriers
        self._names: set[str] = {*model.bodies}
        self._root = Element("robot", name=model.name)

    def _check(self) -> None:
        """Take friction and mimics of the joints; FileError for what URDF lacks."""
        model = self._model
        for kind in _WITHOUT:
            undefined = model.undefined if kind == "expressions" else ()
            for name in (*getattr(model, kind), *undefined):
                self._refuse(kind, f"{kind[:-1]} {name!r}", f"it has no {kind}")
        for joint in model.joints.values():
            self._check_joint(joint)
        for name, named in model.loops.items():
            if not self._add_mimic(named.loop):
                why = "joints can only follow another one in proportion ('mimic')"
                self._refuse("loops", f"loop {name!r}", why)
        why = "its only loads are damping and dry friction of joints, not free ones"
        for name, load in model.loads.items():
            if not self._add_friction(load.load):
                self._refuse("loads", f"load {name!r}", why)

    def _refuse(self, kind: str, who: str, why: str) -> None:
        """Raise FileError unless elements of a kind may be left out of a file."""
        if kind in self._leave_out:
            return
        remedy = f"let {kind} go with leave_out=[{kind!r}] (--leave-out {kind}), or "
        raise FileError(
            f"{who}: a URDF file cannot hold it: {why}. JSON holds every model; else "
            f"{remedy if kind in LEAVABLE else ''}change the model."
        )

    def _check_joint(self, joint: Joint) -> None:
        who = f"joint {joint.name!r}"
        kinds = {element.kind for element in joint.elements}
        if "G" in kinds:
            why = f"its motion follows a law ({type(joint.kind).__name__})"
            self._refuse("joints", who, why)
        if "Q" in kinds and not is_floating(joint):
            why = "it has no ball joints; Spherical('cardan') is three joints there"
            self._refuse("joints", who, why)
        if any(drive is not None for drive in joint.drives):
            self._refuse("drives", who, "it is driven")
        if any(inertia is not ZERO for inertia in joint.armature):
            self._refuse("armatures", who, "it has an armature")

    def _numbers(self, a: Node, b: Node) -> tuple[float, float] | None:
        """Return the values of two formulas; None if they are not of parameters."""
        if any(s.name not in self._constants for s in symbols_of(a, b)):
            return None
        return self._value(a), self._value(b)

    def _line(self, formula: Node, x: Symbol) -> tuple[float, float] | None:
        """Return the slope and what is at zero; None if it is no line by parameters."""
        line = self._numbers(derivative(formula, x), substitute(formula, {x: ZERO}))
        for at in (-1.7, 0.6, 2.9):
            # Formulas that jump, as sign(x), have the slope zero.
            there = self._numbers(substitute(formula, {x: as_node(at)}), ZERO)
            if line and (
                there is None
                or not math.isclose(
                    there[0], line[0] * at + line[1], rel_tol=1e-9, abs_tol=1e-12
                )
            ):
                return None
        return line

    def _add_mimic(self, loop: object) -> bool:
        """Add a loop, if it is a joint that follows another one in proportion."""
        if isinstance(loop, GearPair):
            loop = loop.transmission()
        if isinstance(loop, Transmission):
            line = self._value(loop.ratio), self._value(loop.offset)
            return self._follows(loop.joint2, loop.joint1, line)
        if isinstance(loop, JointFormula):
            symbols = symbols_of(loop.formula)
            others = [s for s in symbols if s.name not in self._constants]
            if len(others) == 1:
                (q,) = others
                numbers = self._line(loop.formula, q)
                return numbers is not None and self._follows(loop.joint, q, numbers)
        return False

    def _follows(self, q: Symbol, other: Symbol, line: tuple[float, float]) -> bool:
        """Let a coordinate follow another one, if a joint of a file can."""
        if q in self._mimics or not {q, other} <= self._joint_of.keys():
            return False
        self._mimics[q] = other, *line
        return True

    def _add_friction(self, load: Any) -> bool:
        """Add a load, if it is friction in a joint."""
        brakes: list[Friction | None]
        match load:
            case joint_loads.TorsionalSpringDamper():
                if any(load.law) or any(k is not ZERO for k in load.stiffness):
                    return False
                brakes = [self._numbers(d, ZERO) for d in load.damping]
            case joint_loads.CoulombFriction():
                normal = zip(load.coefficient, load.normal_force, strict=True)
                rows = zip(load.viscous, (c * f for c, f in normal), strict=True)
                brakes = [self._numbers(*row) for row in rows]
            case joint_loads.JointForce():
                pairs = zip(load.force, load.joint.v, strict=True)
                lines = [self._line(f, v) for f, v in pairs]
                brakes = [line and (-line[0], line[1]) for line in lines]
                if any(brake and brake[1] for brake in brakes):
                    return False  # it drives
            case _:
                return False
        known = [brake for brake in brakes if brake is not None and min(brake) >= 0]
        if len(known) < len(brakes) or is_floating(load.joint):
            return False
        for velocity, (viscous, dry) in zip(load.joint.v, known, strict=True):
            before = self._friction.get(velocity, (0.0, 0.0))
            self._friction[velocity] = before[0] + viscous, before[1] + dry
        return True

    def text(self) -> str:
        base = self._base()
        if base is None:
            self._names.add("world")
            self._link(self._model.world)
        for body in self._model.bodies.values():
            self._link(body)
        for joint in self._model.joints.values():
            if joint is not base:
                self._joint(joint)
        for body in (self._model.world, *self._model.bodies.values()):
            self._frames(body)
        indent(self._root)
        xml = tostring(self._root, encoding="unicode")
        return f'<?xml version="1.0" encoding="utf-8"?>\n{xml}\n'

    def _base(self) -> Joint | None:
        """Return the joint that fixes the root to the world; None for a world link."""
        joints = self._model.joints.values()
        first = [j for j in joints if j.parent.body.name == "world"]
        shown = any(v.frame.body.name == "world" for v in self._model.visuals.values())
        if len(first) != 1 or first[0].elements or shown or self._model.world.frames:
            return None
        return first[0] if self._place(first[0].parent).is_identity else None

    def _value(self, node: Scalar) -> float:
        return self._model.default_value(node)

    def _values(self, nest: object) -> Floats:
        array = np.asarray(nest, dtype=object)
        flat = [self._value(node) for node in array.ravel().tolist()]
        return np.reshape(np.array(flat, float), array.shape)

    def _place(self, frame: Frame) -> Pose:
        """Return the place of a frame in the frame of its link."""
        own = Pose(self._values(frame.p), self._values(frame.R))
        carrier = self._carrier.get(frame.body.name)
        if carrier is None:
            return own
        child = carrier.child
        link = Pose(self._values(child.p), self._values(child.R))
        return own if link.is_identity else link.inverse() @ own

    def _link(self, body: Body) -> None:
        link = SubElement(self._root, "link", name=body.name)
        if body.mass is not ZERO or any(entry is not ZERO for entry in body.inertia):
            place = self._place(body.origin)
            inertial = SubElement(link, "inertial")
            com = place.p + place.R @ self._values(body.com)
            _origin(inertial, Pose(com, np.eye(3)))
            SubElement(inertial, "mass", value=_text(self._value(body.mass)))
            J = place.R @ self._values(full(body.inertia)) @ place.R.T
            entries = {
                f"i{'xyz'[i]}{'xyz'[j]}": _text((J[i, j] + J[j, i]) / 2)
                for i in range(3)
                for j in range(i, 3)
            }
            SubElement(inertial, "inertia", entries)
        for visual in self._model.visuals.values():
            if visual.frame.body is body:
                self._visual(link, visual)

    def _visual(self, link: Element, visual: Visual) -> None:
        form = self._form(visual.shape)
        if form is None:
            why = f"{type(visual.shape).__name__} is no shape there"
            self._refuse("visuals", f"visual {visual.name!r}", why)
            return
        element = SubElement(link, "visual", name=visual.name)
        place = self._place(visual.frame)
        axis = getattr(visual.shape, "axis", "z")
        if axis != "z":
            quarter = math.pi / 2
            turn = about(1, quarter) if axis == "x" else about(0, -quarter)
            place = place @ pose(R=turn)
        _origin(element, place)
        SubElement(element, "geometry").append(form)
        material = SubElement(element, "material", name=f"{visual.name}_color")
        SubElement(material, "color", rgba=_row([*visual.color, visual.opacity]))

    def _form(self, shape: Shape) -> Element | None:
        match shape:
            case Box(size):
                return Element("box", size=_row(self._values(size)))
            case Cylinder(radius, length):
                r, h = (_text(self._value(size)) for size in (radius, length))
                return Element("cylinder", radius=r, length=h)
            case Sphere(radius):
                return Element("sphere", radius=_text(self._value(radius)))
            case Mesh(file, scale):
                named = relative_to(self._folder, file)
                row = _row([self._value(scale)] * 3)
                return Element("mesh", filename=named, scale=row)
        return None

    def _joint(self, joint: Joint) -> None:
        place = self._place(joint.parent)
        parent, child = joint.parent.body.name, joint.child.body.name
        if not joint.elements or is_floating(joint):
            kind = "floating" if joint.elements else "fixed"
            self._one(self._free(joint.name), kind, parent, child, place)
            return
        last = len(joint.elements) - 1
        for i, element in enumerate(joint.elements):
            name = self._joint_of[joint.q[i]]
            to = child if i == last else self._free(f"{name}_link")
            if i < last:
                SubElement(self._root, "link", name=to)
            limits = joint.limits[i]
            turns = element.kind == "R"
            kind = "prismatic" if not turns else "revolute" if limits else "continuous"
            made = self._one(name, kind, parent, to, place)
            SubElement(made, "axis", xyz=_row(self._values(element.axis)))
            if kind != "continuous":
                ends = np.clip(limits or (-math.inf, math.inf), -_NO_LIMIT, _NO_LIMIT)
                bounds = (*ends.tolist(), _NO_LIMIT, _NO_LIMIT)
                names = ("lower", "upper", "effort", "velocity")
                texts = dict(zip(names, map(_text, bounds), strict=True))
                SubElement(made, "limit", texts)
            self._extra(made, joint, i)
            parent, place = to, pose()

    def _extra(self, made: Element, joint: Joint, i: int) -> None:
        damping, dry = self._friction.get(joint.v[i], (0.0, 0.0))
        if damping or dry:
            texts = {"damping": _text(damping), "friction": _text(dry)}
            SubElement(made, "dynamics", texts)
        if joint.q[i] in self._mimics:
            other, multiplier, offset = self._mimics[joint.q[i]]
            texts = {"multiplier": _text(multiplier), "offset": _text(offset)}
            SubElement(made, "mimic", {"joint": self._joint_of[other], **texts})

    def _one(self, name: str, kind: str, parent: str, child: str, at: Pose) -> Element:
        made = SubElement(self._root, "joint", name=name, type=kind)
        _origin(made, at)
        SubElement(made, "parent", link=parent)
        SubElement(made, "child", link=child)
        return made

    def _frames(self, body: Body) -> None:
        """Add the frames that no joint uses as links without mass."""
        ends = [end for j in self._model.joints.values() for end in (j.parent, j.child)]
        for frame in body.frames.values():
            if not any(frame is end for end in ends):
                name = self._free(frame.name, f"{body.name}_{frame.name}")
                SubElement(self._root, "link", name=name)
                joint = self._free(f"{name}_fixed")
                self._one(joint, "fixed", body.name, name, self._place(frame))

    def _free(self, *wanted: str) -> str:
        """Return the first name that is not taken, and take it."""
        taken = {*self._names, *self._joint_of.values()}
        names = chain(wanted, (f"{wanted[-1]}_{i}" for i in count(2)))
        name = next(name for name in names if name not in taken)
        self._names.add(name)
        return name


def _origin(element: Element, at: Pose) -> None:
    if not at.is_identity:
        SubElement(element, "origin", xyz=_row(at.p), rpy=_row(_roll_pitch_yaw(at.R)))


def _roll_pitch_yaw(R: Floats) -> tuple[float, float, float]:
    """Return the angles about fixed x, y, z; where x leads to ±z the first is 0."""
    across = math.hypot(R[0, 0], R[1, 0])
    pitch = math.atan2(-R[2, 0], across)
    if across < 1e-12:
        return 0.0, pitch, math.atan2(-R[0, 1], R[1, 1])
    return math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])


def _text(value: float) -> str:
    return number(float(value) + 0.0)[0]


def _row(values: Iterable[float]) -> str:
    return " ".join(map(_text, values))

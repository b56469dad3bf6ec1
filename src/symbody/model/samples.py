"""Samples of elements: one of any kind, each field filled by what its type asks for.

They make tests, and the mechanism that has one of everything, hold for a kind as soon
as it exists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any

from symbody.errors import ModelError
from symbody.expr.functions import cos
from symbody.expr.node import Node, symbol
from symbody.model.field import FieldType, field_types
from symbody.model.fields import (
    AnyJoint,
    AxisName,
    Coordinate,
    Equations,
    Flags,
    Formula,
    Joints,
    OnePerFreedom,
    OptionalBody,
    OptionalCoordinates,
    OptionalFormula,
    OptionalPlace,
    PerAxis,
    PerFreedom,
    Place,
    PlaceOrDefault,
    Posture,
    Side,
    Vector,
)
from symbody.model.joint import Joint
from symbody.model.joint_types.element import (
    Axis,
    Description,
    Entry3,
    Length,
    Normal,
    OwnCoordinates,
)
from symbody.model.joint_types.pairs import Links
from symbody.model.kinds import kinds
from symbody.model.loads.beam import PoissonRatio
from symbody.model.loads.gravity_field import Potential
from symbody.model.loads.joint_loads import TorsionalSpringDamper
from symbody.model.loads.own_law import (
    Connector,
    Ends,
    LawPerFreedom,
    OptionalLaw,
    OwnForces,
    OwnVariables,
)
from symbody.model.loads.profile import Profile
from symbody.model.loads.variables import Endpoint
from symbody.model.model import Model
from symbody.model.sensors.energy import Bodies, BrakingLoad
from symbody.model.sensors.joints import AnyConnection, AnyConstraint, AnyLoad, Number
from symbody.model.visuals import Edges, LineEnd

# From a model and the number of fields of the same type before, to a value to write.
Sample = Callable[[Model, int], object]


def _body(model: Model, n: int) -> object:
    bodies = [body for body in model.bodies.values() if body.name != "world"]
    return bodies[-1 - n]


def _joint(model: Model, n: int) -> Joint:
    single = [j for j in model.joints.values() if len(j.v) == 1 and j.drives == [None]]
    return single[n]


def _law(x: Node, v: Node) -> Node:
    return -0.2 * x - 0.1 * v


def _brake(model: Model, n: int) -> object:
    loads = [named.load for named in model.loads.values()]
    return [load for load in loads if isinstance(load, TorsionalSpringDamper)][n]


def _potential(x: Node, y: Node, z: Node) -> object:
    return 0.3 * x * x + 0.1 * y * z


def _stretch_and_twist(a: Endpoint, b: Endpoint) -> object:
    return [a.distance_to(b), b.R[0, 1] + b.p[2]]


def _connector(model: Model, n: int) -> object:
    loads = [named.load for named in model.loads.values()]
    return [load for load in loads if isinstance(load, Connector)][n]


def _profile(angle: Node) -> object:
    return 9 + 0.05 * cos(angle)


_s = symbol("s")
SAMPLES: Mapping[FieldType, Sample] = {
    AnyConnection: _connector,
    AnyConstraint: lambda model, n: "cut",
    AnyJoint: _joint,
    AnyLoad: lambda model, n: list(model.loads.values())[n].load,
    Axis: lambda model, n: (1, 0.5, 0.2),
    AxisName: lambda model, n: "xyz"[n],
    Bodies: _body,
    BrakingLoad: _brake,
    Coordinate: lambda model, n: _joint(model, n).q[0],
    Description: lambda model, n: "cardan",
    Edges: lambda model, n: (1.0, 2.0, 3.0),
    Ends: lambda model, n: [_body(model, 0), _body(model, 1)],
    Entry3: lambda model, n: (0.3 * _s, _s, 0),
    Equations: lambda model, n: [_joint(model, 0).v[0] - _joint(model, 1).v[0]],
    Flags: lambda model, n: (1, 1, 1 - n),
    Formula: lambda model, n: 1.5 + 0.25 * n,
    Joints: _joint,
    LawPerFreedom: lambda model, n: _law,
    Length: lambda model, n: 0.3,
    LineEnd: _body,
    Links: lambda model, n: ("Tx", "Ry"),
    Normal: lambda model, n: "y",
    Number: lambda model, n: n,
    OnePerFreedom: lambda model, n: 0.3,
    OptionalBody: _body,
    OptionalCoordinates: lambda model, n: None,
    OptionalFormula: lambda model, n: 0.5,
    OptionalLaw: lambda model, n: _law,
    OptionalPlace: _body,
    OwnCoordinates: lambda model, n: (_s,),
    OwnForces: lambda model, n: lambda e, rate: list(0.2 * e + 0.1 * rate),
    OwnVariables: lambda model, n: _stretch_and_twist,
    PoissonRatio: lambda model, n: 0.25,
    PerAxis: lambda model, n: (0.5, 0.6, 0.7),
    PerFreedom: lambda model, n: 0.4 + 0.1 * n,
    Place: _body,
    PlaceOrDefault: _body,
    Potential: lambda model, n: _potential,
    Profile: lambda model, n: _profile,
    Posture: lambda model, n: 1,
    Side: lambda model, n: 1,
    Vector: lambda model, n: (0.3, 0.2, 0.1),
}
# These count together: each place of an element is on a body of its own.
_TOGETHER = (OptionalPlace, Place, PlaceOrDefault)


def sample(kind: type, model: Model) -> Any:
    """Return an element of a kind, for a model of three bodies and some joints."""
    counts: dict[object, int] = {}
    values = {}
    types = field_types(kind)
    for entry in fields(kind):
        bases = types[entry.name].__mro__
        known = next((base for base in bases if base in SAMPLES), None)
        if known is None and entry.default is MISSING:
            raise ModelError(
                f"{kind.__name__}.{entry.name}: there is no sample of a field of type "
                f"{types[entry.name].__name__}. Add a row to SAMPLES."
            )
        if known is None:
            continue
        together = _TOGETHER if known in _TOGETHER else known
        n = counts.get(together, 0)
        counts[together] = n + 1
        values[entry.name] = SAMPLES[known](model, n)
    return kind(**values)


def missing(group: str, there: Iterable[object]) -> dict[str, type]:
    """Return public kinds without a sample; kinds that measure constraints excepted."""
    present = {type(element) for element in there}
    public = kinds(group, own=False)
    return {
        name: kind
        for name, kind in public.items()
        if kind not in present and AnyConstraint not in field_types(kind).values()
    }

"""Checks of the whole model, with the default values of its parameters or others.

Masses and inertias are checked at many values at once, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import and_
from typing import Any, Literal, NoReturn, TypeAlias, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import Evaluation, evaluate, evaluate_all
from symbody.expr.node import ADD, DIV, MUL, SQRT, ZERO, Apply, Const, Node, Symbol
from symbody.expr.traverse import flatten, symbols_of
from symbody.model.body import Body, Frame, place_name
from symbody.model.constraints.constraint import (
    NamedConstraint,
    Nonholonomic,
    OfFormulas,
)
from symbody.model.field import Bind
from symbody.model.formulas import not_negative
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.quantities import expanded
from symbody.model.sensors.frames import WITH_DUALS, Dual
from symbody.spatial.vectors import is_constant
from symbody.system.system import System
from symbody.system.values import parameter_values

Array: TypeAlias = NDArray[np.float64]
T = TypeVar("T")
# Inertias are often rounded to a few digits; what is within is no contradiction.
ROUNDING = 1e-9
# By so little axes [rad] and places [m] may differ from those that a loop needs.
_NONE = 1e-9
# What may be changed of parameters that have their default or given values.
_CHANGEABLE = {"default": "defaults", "given": "values"}


def _following(system: System, names: Collection[str]) -> set[Symbol]:
    """Return the symbols of some parameters, and of those that may follow them."""
    follow = {*names, *system.defaults.followers(names)}
    return {s for name in follow for s in system.parameters[name].symbols.ravel()}


def _bound(*arguments: object) -> NoReturn:
    raise AssertionError("a check binds nothing: its element is bound")


def check_system(system: System) -> None:
    """Raise ModelError for impossible masses, inertias, rotation matrices and axes."""
    values: dict[str | Symbol, float] = dict(
        zip(system.p, parameter_values(system), strict=True)
    )
    roots = [root for body in system.bodies for root in (body.mass, *body.inertia)]
    numbers = np.reshape(evaluate_all(roots, values), (-1, 7))
    # What is plain is not looked at in each body.
    clear = (numbers[:, 0] >= 0) & np.isfinite(numbers).all(axis=1)
    J = np.where(clear[:, None], numbers, 0)[:, [1, 2, 3, 2, 4, 5, 3, 5, 6]]
    least, middle, greatest = np.linalg.eigvalsh(J.reshape(-1, 3, 3)).T
    clear &= (least >= 0) & (least + middle >= greatest)
    for number in np.flatnonzero(~clear).tolist():
        check_body(system.bodies[number], values)
    for one, _ in _turned(system):
        _check_turned(one, values, "default")
    _check_conditions(system)
    _tell_of_references(system)


def _tell_of_references(system: System) -> None:
    """Warn of coordinates that move where the force of a load is zero, and feel none.

    A sensor in the formula is a measurement, and a `JointForce` may bring the force.
    """
    loads = [one.load for one in system.loads]
    fed = {load.joint for load in loads if isinstance(load, JointForce)}
    unfed = {q: joint for joint in system.joints if joint not in fed for q in joint.q}
    for one in system.loads:
        for name in one.load.references:
            held = getattr(one.load, name)
            if held is None or isinstance(held, Const):
                continue
            formulas = expanded(np.ravel(held).tolist(), system.expressions)
            inside = symbols_of(*formulas)
            for joint in dict.fromkeys(unfed[s] for s in inside if s in unfed):
                warn_user(
                    f"load {one.name!r}: its {name} follows the joint {joint.name!r}, "
                    f"which feels nothing of the load: energy comes and goes there. "
                    f"Bring its dual force by a JointForce of this joint, times the "
                    f"slope of the {name}. If an actuator measures it, write a sensor "
                    f"JointState in its place; a rigid JointStop acts back."
                )


def _check_conditions(system: System) -> None:
    """Raise if a condition binds nothing, or holds a sensor of a node in balance."""
    for named in system.constraints:
        formulas = expanded(list(named.constraint.formulas()), system.expressions)
        if isinstance(named.constraint, OfFormulas):
            for pair in zip(formulas, named.constraint.formulas(), strict=True):
                _check_binds(system, named, *pair)
        _check_measured(system, "constraint", named.name, formulas)
    for one in system.contacts:
        own = [formula for _, formula in one.contact.formulas()]
        formulas = expanded(own, system.expressions)
        _check_measured(system, "contact", one.name, formulas)


def _check_measured(
    system: System, kind: str, owner: str, formulas: Sequence[Node]
) -> None:
    """Raise if a sensor in formulas, on which forces act, measures a node."""
    inside = set(symbols_of(*formulas))
    for name, sensor in system.sensors.items():
        if inside.isdisjoint(sensor.symbols.ravel().tolist()):
            continue
        if kind == "contact" and not isinstance(sensor.sensor, Dual):
            raise ModelError(
                f"contact {owner!r}: its formula holds the sensor {name!r} of the kind "
                f"{type(sensor.sensor).__name__}, so that what its force does to "
                f"bodies is not known. Write it {WITH_DUALS}"
            )
        for frame in sensor.sensor.frames():
            if frame.body.name in system.node_motions:
                raise ModelError(
                    f"{kind} {owner!r}: its formula holds the sensor {name!r} of the "
                    f"node {frame.body.name!r}, whose balance the {kind} would break. "
                    f"Measure bodies, or let a stiff element hold the node."
                )


def _check_binds(
    system: System, named: NamedConstraint, formula: Node, original: Node
) -> None:
    """Raise unless a formula holds what it is to bind."""
    order = int(isinstance(named.constraint, Nonholonomic))
    what = ("coordinate", "velocity")[order]
    fixed = {system.t, *system.p, *system.u, *system.x}
    moving = [s for s in symbols_of(formula) if s not in fixed]
    if not any(derivative_order(system, s) >= order for s in moving):
        remedy = "Give what shall stay zero"
        if moving:
            remedy = f"What binds coordinates is Algebraic({original!r})"
        raise ModelError(
            f"constraint {named.name!r}: its formula {original!r} holds no {what}, so "
            f"it binds nothing. {remedy}."
        )


def derivative_order(system: System, symbol: Symbol) -> int:
    """Return what a symbol is: 0 a place or a constant, 1 a velocity, 2 another."""
    if symbol in system.spanning_tree.v or any(
        symbol in joint.v for joint in system.joints
    ):
        return 1
    if symbol in system.x or any(symbol in joint.vd for joint in system.joints):
        return 2
    for named in system.sensors.values():
        entries = named.symbols.ravel().tolist()
        if symbol in entries:
            if not isinstance(named.sensor, Dual):
                return 2
            return named.sensor.orders[entries.index(symbol)]
    return 2 if symbol in system.u else 0


def measures_forces(system: System) -> bool:
    """Return whether a sensor may measure what follows from accelerations."""
    return not all(isinstance(one.sensor, Dual) for one in system.sensors.values())


def refuse_contacts(who: str, system: System, remedy: str = "") -> None:
    """Raise ModelError where an analysis or export would leave contacts out."""
    if not system.contacts:
        return
    names = listed(repr(one.name) for one in system.contacts)
    remedy = remedy or "Simulate it, with simulate or Stepper"
    raise ModelError(
        f"{who}: model {system.name!r} has the contacts {names}, whose set-valued laws "
        f"this does not obey: it would leave them out. {remedy}; or put penalty forces "
        f"in their place, such as loads.CompliantContact and loads.JointStops."
    )


def refuse_whens(who: str, system: System, remedy: str = "") -> None:
    """Raise ModelError where an analysis or export would leave when clauses out."""
    if not system.discretes and not system.whens:
        return
    names = listed([*map(repr, (*system.discretes, *system.whens))])
    remedy = remedy or "Simulate it, with simulate or Stepper"
    raise ModelError(
        f"{who}: model {system.name!r} has discrete variables and when clauses, "
        f"{names}, at which this does not jump: it would leave them out. {remedy}; or "
        f"put parameters in their place."
    )


def _turned(system: System) -> Iterator[tuple[Frame | Joint, list[Node]]]:
    """Yield frames and joints that not all parameters fit, with their formulas.

    What is a rotation with any numbers, as that about an axis, fits all.
    """
    bodies = (*(j.parent.body for j in system.joints[:1]), *system.bodies)
    for frame in (f for body in bodies for f in body.frames.values()):
        if is_constant(frame.R):
            continue
        entries = flatten(frame.R)
        any_values = {s: math.sin(k) for k, s in enumerate(symbols_of(*entries), 1)}
        if _off_rotation(frame, any_values):
            yield frame, entries
    for joint in system.joints:
        numbers = [*flatten([e.axis for e in joint.elements]), *joint.armature]
        if not is_constant(numbers):
            yield joint, numbers


def _off_rotation(frame: Frame, values: Mapping[Any, float]) -> str:
    """Return how a frame's matrix differs from a rotation; "" if it does not."""
    R = np.array(evaluate_all(frame.R, values)).reshape(3, 3)
    error, det = np.abs(R @ R.T - np.eye(3)).max(), np.linalg.det(R)
    # Written so that NaN fails.
    if error < ROUNDING and det > 0:
        return ""
    return (
        f"R Rᵀ differs from the unit matrix by {error:.2g} and its determinant is "
        f"{det:.4g} instead of 1"
    )


def _check_turned(
    one: Frame | Joint, values: Mapping[str | Symbol, float], which: str
) -> None:
    """Check the rotation of a frame, or axes and armature of a joint."""
    at = f"at the {which} values of the parameters"
    if isinstance(one, Frame):
        if off := _off_rotation(one, values):
            raise ModelError(
                f"frame {place_name(one)!r}: {at} its rotation matrix is not a "
                f"rotation: {off}. Build it with rotation(axis, angle) and products of "
                f"those."
            )
        return
    for element in one.elements:
        if is_constant(element.axis):
            continue
        length = np.linalg.norm(evaluate_all(element.axis, values))
        # Written so that NaN, the result of dividing by length zero, fails.
        if not abs(length - 1) < ROUNDING:
            raise ModelError(
                f"joint {one.name!r}: {at} the axis of {element.label!r} has length "
                f"zero, so it has no direction. Change the {_CHANGEABLE[which]}."
            )
    rule, who = not_negative("as any inertia"), f"joint {one.name!r}"
    rule.check(who, "armature", one.armature, lambda a: evaluate(a, values))


@final
class ParameterChecks:
    """The checks of parameters by their names, which a user has set or lets vary.

    Bodies, elements and loops that do not follow these are left out.
    """

    def __init__(self, system: System, names: Collection[str]) -> None:
        symbols = _following(system, names)

        def following(pairs: Iterable[tuple[T, Iterable[Symbol]]]) -> list[T]:
            return [one for one, own in pairs if not symbols.isdisjoint(own)]

        self._system = system
        self._bodies = following(system.inertial_symbols)
        self._masses = BodiesOfRuns(system, self._bodies)
        self._elements = following((one, one.symbols) for one in system.element_symbols)
        self._turned = following((one, symbols_of(*n)) for one, n in _turned(system))
        # What explicit loops assume to be zero.
        loops = ((s.name, n) for s in system.loop_solutions for n in s.solution.assumed)
        self._loops = following((one, symbols_of(one[1])) for one in loops)

    def are_clear(self, p: Array) -> NDArray[np.bool_]:
        """Return for which rows of parameters a quick look sees nothing to be said."""
        if self._elements or self._loops or self._turned:
            return np.zeros(len(p), dtype=bool)
        return self._masses.are_clear(p)

    def __call__(self, values: Array) -> None:
        """Raise ModelError for what cannot be; warn of undercut and added energy."""
        are_clear = not self._bodies or self._masses.is_clear(values)
        if are_clear and not (self._elements or self._loops or self._turned):
            return
        pairs = zip(self._system.p, values.tolist(), strict=True)
        at: dict[str | Symbol, float] = {**dict(pairs)}

        def value(formula: Node) -> float | None:
            if isinstance(formula, Const):
                return float(formula.value)
            if isinstance(formula, Symbol) and formula in at:
                return at[formula]
            (formula,) = expanded([formula], self._system.expressions)
            if not at.keys() >= set(symbols_of(formula)):
                return None
            return float(evaluate(formula, at))

        for body in () if are_clear else self._bodies:
            check_body(body, at, "given")
        for turned in self._turned:
            _check_turned(turned, at, "given")
        for one in self._elements:
            one.element.verify(one.who, Bind(one.who, _bound, value, _bound, _bound))
        for name, zero in self._loops:
            if not abs(off := evaluate(zero, at)) < _NONE:
                causes = listed(f"{s.name} = {at[s]:g}" for s in symbols_of(zero))
                raise ModelError(
                    f"loop {name!r}: with {causes}, axes or places of its joints are "
                    f"off by {off:.3g} from what its solution needs, which they have "
                    f"at the model's own values: it would not close. Leave the values, "
                    f"or close the loop by add_constraint."
                )


def check_body(
    body: Body,
    values: Mapping[str | Symbol, float],
    which: Literal["default", "given"] = "default",
) -> None:
    """Check the inertia of a body; the triangle rule is warned of at defaults only."""
    mass, *inertia = evaluate_all([body.mass, *body.inertia], values)
    if not mass >= 0:
        raise ModelError(
            f"body {body.name!r}: the mass is {mass:g} kg at the {which} values of the "
            f"parameters. A mass is zero or positive; change the formula or "
            f"{_CHANGEABLE[which]}."
        )
    if any(not isinstance(root, Const) or root.value for root in body.inertia):
        _check_inertia(body, inertia, which)


def _check_inertia(body: Body, numbers: list[float], which: str) -> None:
    xx, xy, xz, yy, yz, zz = numbers
    J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if not np.isfinite(J).all():
        raise ModelError(
            f"body {body.name!r}: the inertia has entries that are not finite at the "
            f"{which} values of the parameters: {numbers}. Change the formula or the "
            f"{_CHANGEABLE[which]}."
        )
    moments = np.linalg.eigvalsh(J)
    scale = np.abs(moments).max()
    if moments[0] < -ROUNDING * scale:
        message = (
            f"body {body.name!r}: the inertia has the negative principal moment "
            f"{moments[0]:g} kg m². Inertia about any axis is zero or positive; check "
            f"signs and the order (xx, yy, zz, xy, xz, yz)."
        )
        if not body.allow_invalid_inertia:
            raise ModelError(message)
        warn_user(message)
        return
    if which == "given":
        return
    # About any axis: a planar model may be turned in space.
    planar = np.count_nonzero(np.abs(moments) > ROUNDING * scale) == 1
    if not planar and moments[0] + moments[1] < moments[2] - ROUNDING * scale:
        shown = ", ".join(f"{moment:g}" for moment in moments)
        warn_user(
            f"body {body.name!r}: no distribution of mass has the principal moments "
            f"{shown} kg m², because each is at most the sum of the others. Check the "
            f"numbers and the order (xx, yy, zz, xy, xz, yz). (A planar model that "
            f"gives one moment only is not warned about.)"
        )


# Binary digits before and behind the point of usual parameters, and most of results.
_DIGITS, _MOST_DIGITS = 32, 1000.0


def _digits(node: Node, depth: int = 8) -> float:
    """Return how many binary digits a formula may have on either side of the point.

    Its symbols are positive and usual; infinite where the formula may not be positive.
    """
    match node:
        case Symbol():
            return _DIGITS
        case Const(value) if value > 0:
            return abs(math.log2(value))
        case Apply(op, args) if depth and op in (ADD, MUL, DIV, SQRT):
            return 1.0 + sum(_digits(arg, depth - 1) for arg in args)
    return math.inf


@final
class BodiesOfRuns:
    """A quick check of inertias that follow parameters; `check_body` has the rest."""

    def __init__(self, system: System, bodies: Sequence[Body]) -> None:
        # Of each body there are its mass, then xx, xy, xz, yy, yz, zz.
        roots = [root for body in bodies for root in (body.mass, *body.inertia)]
        self._numbers = [r.value if isinstance(r, Const) else 0.0 for r in roots]
        self._left = [i for i, r in enumerate(roots) if not isinstance(r, Const)]
        self._formulas = Evaluation([roots[i] for i in self._left])
        needed = {*symbols_of(*roots)}
        self._needed = [(i, s) for i, s in enumerate(system.p) if s in needed]
        # All that they follow, if inertias are diagonal and positive where that is.
        alike = all(
            root is ZERO or (i % 7 not in (2, 3, 5) and _digits(root) < _MOST_DIGITS)
            for i, root in enumerate(roots)
        )
        self._usual = [i for i, _ in self._needed] if alike else []

    def is_clear(self, p: Array) -> bool:
        """Return the same of one row, which most often few bodies follow."""
        most = 2.0**_DIGITS
        if self._usual and all(1 / most < p.item(i) < most for i in self._usual):
            return True
        values = self._formulas({s: p.item(i) for i, s in self._needed})
        return bool(self._are_possible(values, max))

    def are_clear(self, p: Array) -> NDArray[np.bool_]:
        """Return for which rows of parameters all masses and inertias are possible."""
        usual, most = p[:, self._usual], 2.0**_DIGITS
        clear = np.ones(len(p), dtype=bool)
        if usual.size and ((usual > 1 / most) & (usual < most)).all():
            return clear
        with np.errstate(all="ignore"):
            values = self._formulas.over({s: p[:, i] for i, s in self._needed})
            clear &= self._are_possible(values, np.maximum)
        return clear

    def _are_possible(self, values: Iterable[Any], larger: Callable[..., Any]) -> Any:
        """Return whether all are, with the values of formulas, numbers or arrays."""
        numbers, clear = [*self._numbers], True
        for i, value in zip(self._left, values, strict=True):
            numbers[i] = value
        for i in range(0, len(numbers), 7):
            mass, *inertia = numbers[i : i + 7]
            size = reduce(larger, map(abs, inertia))
            zero = reduce(and_, [entry == 0 for entry in inertia])
            clear = clear & _possible(size, zero, mass, *inertia)
        return clear


def _possible(
    size: Any, zero: Any, m: Any, xx: Any, xy: Any, xz: Any, yy: Any, yz: Any, zz: Any
) -> Any:
    """Return whether inertias of a size, or zero, and masses are possible."""
    # Leading minors, of moments that rounding may make negative.
    least = ROUNDING * size
    xx, yy, zz = xx + least, yy + least, zz + least
    minor = xx * yy - xy * xy
    det = minor * zz - xx * yz * yz - yy * xz * xz + 2 * xy * yz * xz
    return (m >= 0) & ((xx > 0) & (minor > 0) & (det > 0) & (det < np.inf) | zero)

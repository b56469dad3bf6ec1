"""Freedoms that no equation determines: spins of bars, dependent coordinates.

A bar without mass between two balls keeps two points at a distance, and may turn about
their line. As nothing that has mass moves with that turn, and nothing has a torque
about the line, its acceleration would be undefined; so it is a velocity that stays
zero.

The coordinates of a joint by law may move it in the same way:

    rank [w_1 … w_n; v_1 … v_n] < n

References:
    Sol (1983), section 7.2, figure 7.2.
    Sol (1983), section 3.3, equation (3.3.36).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Const, Symbol
from symbody.model.body import Body
from symbody.model.constraints.constraint import FrozenTurn
from symbody.model.joint import Drives, Joint
from symbody.model.model import Model
from symbody.spatial.six import MASSLESS
from symbody.spatial.vectors import Vec, cross, sub3
from symbody.system.formulas_in_fields import followed
from symbody.system.links import Link
from symbody.system.spanning_tree import added, own_copy
from symbody.system.system import System, velocity_links
from symbody.system.values import parameter_values, values_at_start

# Arms times lengths below this, of the square of a bar's length, are rounding.
_ON_THE_LINE = 1e-12
# At so many places and times around the start it is looked, so far away.
_NEARBY = 3
_SPREAD = 0.3
# Of singular values of columns of length one: what is zero, and what takes part.
_ZERO, _SHARE = 1e-9, 0.1


def with_held_spins(
    model: Model, drives: Mapping[str, Drives]
) -> tuple[Model, tuple[str, ...]]:
    """Return a copy of the model with such turns held, and the names of the bars."""
    driven = {n for n, own in drives.items() if any(d is not None for d in own)}
    bars = [
        (joint, axis)
        for joint in model.joints.values()
        if (axis := _axis_of_bar(model, joint, driven)) is not None
    ]
    if not bars:
        return model, ()
    own = own_copy(model)
    for joint, axis in bars:
        body = joint.child.body
        turn = FrozenTurn(body, joint.parent.body, axis)
        added(partial(own.add_constraint, constraint=turn), f"turn_of_{body.name}")
    return own, tuple(joint.child.body.name for joint, _ in bars)


def _axis_of_bar(model: Model, joint: Joint, driven: set[str]) -> Vec | None:
    """Return the direction from ball to ball of a bar that a joint carries, or None."""
    body = joint.child.body
    if any(entry is not ZERO for entry in (body.mass, *body.inertia)):
        return None
    carried = [j for j in model.joints.values() if j.parent.body is body]
    balls = _balls(model, joint, carried)
    if balls is None or len(balls) != 2:
        return None
    axis, joints = sub3(balls[1], balls[0]), [joint, *carried]
    if all(entry is ZERO for entry in axis) or _feels(model, body, joints):
        return None
    rotors = any(inertia is not ZERO for one in joints for inertia in one.armature)
    if rotors or any(one.name in driven for one in joints):
        return None
    elements: list[Any] = [named.load for named in model.loads.values()]
    elements += (named.contact for named in model.contacts.values())
    twisted = any(_twists(body, element, balls[0], axis) for element in elements)
    return None if twisted else axis


def _feels(model: Model, body: Body, joints: Sequence[Joint]) -> bool:
    """Return whether a loop or a formula that binds may feel the turn."""
    loops = [named.loop for named in model.loops.values()]
    if any(frame.body is body for loop in loops for frame in loop.frames()):
        return True
    symbols = {s for joint in joints for s in (*joint.q, *joint.v)}
    for named in model.sensors.values():
        if any(frame.body is body for frame in named.sensor.frames()):
            symbols.update(named.symbols.ravel().tolist())
    binding: list[Any] = [*loops, *(one.contact for one in model.contacts.values())]
    binding += (named.constraint for named in model.constraints.values())
    held = followed([("", element) for element in binding], model.expressions)
    return any(not symbols.isdisjoint(one.symbols) for one in held)


def _twists(body: Body, element: Any, ball: Vec, axis: Vec) -> bool:
    """Return whether a load or contact on a bar may have a torque about its line."""
    own = [frame for frame in element.frames() if frame.body is body]
    if not own:
        return False
    # Models without bars do without.
    from symbody.model.contacts.joints import Rope

    # As above.
    from symbody.model.contacts.shapes import PointOnPlane

    # As above.
    from symbody.model.loads.cable import Bar, Cable

    # As above.
    from symbody.model.loads.springs import Force, PointToPoint, SpringDamper

    # What acts by forces at the origins of its frames, but for those of planes.
    points = (Bar, Cable, Force, PointOnPlane, PointToPoint, Rope, SpringDamper)
    if not isinstance(element, points) or getattr(element, "plane", None) in own:
        return True
    axes = element.expressed_in if isinstance(element, Force) else None
    if axes is not None and axes.body is body:
        return True
    arms = [x for frame in own for x in cross(sub3(frame.p, ball), axis)]
    known = [abs(x.value) for x in axis if isinstance(x, Const)]
    rounding = _ON_THE_LINE * max(known, default=0.0) ** 2
    return any(not isinstance(x, Const) or abs(x.value) > rounding for x in arms)


def _balls(model: Model, joint: Joint, carried: Sequence[Joint]) -> list[Vec] | None:
    """Return the centres of balls on a body; None if it is held otherwise."""
    slides = _slides_of_ball(joint)
    if slides not in (0, 3) or any(_slides_of_ball(one) != 0 for one in carried):
        return None
    balls = [] if slides else [joint.child.p]
    balls += [one.parent.p for one in carried]
    for named in model.constraints.values():
        constraint = named.constraint
        own = [f for f in constraint.frames() if f.body is joint.child.body]
        if not own:
            continue
        # As above.
        from symbody.model.constraints.cuts import Lock

        if not isinstance(constraint, Lock) or any(constraint.rotations):
            return None
        if not all(constraint.translations):
            return None
        balls += [frame.p for frame in own]
    return balls


def _slides_of_ball(joint: Joint) -> int | None:
    """Return how many slides a joint has beside a ball; None if it has no ball."""
    kinds = [element.kind for element in joint.elements]
    turns = [kind for kind in kinds if kind != "T"]
    return len(kinds) - len(turns) if turns in (["Q"], ["R"] * 3) else None


def warn_of_dependent_freedoms(system: System) -> None:
    """Warn of coordinates by law that depend on each other; rotors may part them."""
    if system.constraints or not any(link.general for link in system.links):
        return
    values = values_at_start(system, parameter_values(system).tolist())
    links = velocity_links(system)
    for joint in system.joints:
        free = [link for link in links[joint.name] if link.general and not link.driven]
        if free and all(link.armature is ZERO for link in free):
            _check(joint, free, values, system.t)


def _check(
    joint: Joint,
    links: Sequence[Link],
    values: Mapping[Symbol, float],
    time: Symbol,
) -> None:
    try:
        here = _dependent(links, values)
    except np.linalg.LinAlgError:
        start = ", ".join(
            f"{link.q} = {values[link.q]:g}"
            for link in links
            if isinstance(link.q, Symbol)
        )
        raise ModelError(
            f"joint {joint.name!r}: where it starts, {start}, its formulas have no "
            f"finite slopes, so that it has no velocity there. Start elsewhere, or "
            f"smooth the formulas."
        ) from None
    if not here:
        return
    rng = np.random.default_rng(0)
    own = [link.q for link in links if isinstance(link.q, Symbol)]
    nearby = []
    for _ in range(_NEARBY):
        steps = rng.normal(scale=_SPREAD, size=len(own))
        moved = dict(values)
        moved[time] += rng.normal(scale=_SPREAD)
        moved.update((q, values[q] + s) for q, s in zip(own, steps, strict=True))
        nearby.append(_dependent(links, moved))
    who = f"joint {joint.name!r}: {' and '.join(here)}"
    same = "move it in the same way" if len(here) > 1 else "moves it in no way"
    if all(nearby):
        warn_user(
            f"{who} {same} wherever it is: a dependent freedom, which no force tells "
            f"from others, so that the mass matrix is singular. Leave one out of the "
            f"formulas, or drive it."
        )
    else:
        warn_user(
            f"{who} {same} where it starts, a singular position of its formulas: a "
            f"dependent freedom, whose acceleration is not determined there. Start "
            f"elsewhere, or take coordinates without this position."
        )


def _dependent(
    links: Sequence[Link], values: Mapping[Symbol, float]
) -> tuple[str, ...]:
    """Return the names of coordinates that depend on each other at some values."""
    motions = [link.general for link in links]
    # Angular and linear velocity by a unit rate of each coordinate.
    rates = [evaluate_all([*m.s_w, *m.s_l], values) for m in motions if m is not None]
    columns = np.array(rates, dtype=float).T
    lengths = np.linalg.norm(columns, axis=0)
    if not np.isfinite(lengths).all():
        raise np.linalg.LinAlgError
    columns = columns / np.where(lengths > 0, lengths, 1.0)
    _, sizes, rows = np.linalg.svd(columns)
    rank = int((sizes > _ZERO * max(sizes[0], 1.0)).sum())
    share = np.abs(rows[rank:]).max(axis=0, initial=0.0)
    names = [str(link.q) for link in links]
    return tuple(n for n, s in zip(names, share, strict=True) if s > _SHARE)


def singular_mass_links(system: System) -> list[Link]:
    """Return the free links beyond which nothing has inertia; none if nothing has."""
    return without_mass(system) if _heavy(system) - {0} else []


def without_mass(system: System) -> list[Link]:
    """Return the free links beyond which nothing has inertia."""
    heavy, free = _heavy(system), set(system.v)
    return [s for s in system.links if s.index not in heavy and s.v in free]


def _heavy(system: System) -> set[int]:
    """Return the numbers of links that have inertia, or beyond which something has."""
    heavy: set[int] = set()
    for link in reversed(system.links):
        if link.mass != MASSLESS or link.armature is not ZERO or link.index in heavy:
            heavy |= {link.index, link.parent}
    return heavy

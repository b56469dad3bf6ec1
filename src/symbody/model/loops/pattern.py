"""What the planar kinds of loops have in common: the joints that they are made of."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.loops.choice import nearest
from symbody.model.loops.dyad import solve
from symbody.model.loops.loop import Closure
from symbody.model.loops.path import LoopPath
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop, planar_loop, way


def checked_joints(path: LoopPath, kind: str, turning: int, sliding: int) -> PlanarLoop:
    """Return the loop in its plane.

    Args:
        path: The way round the loop.
        kind: What it shall be, for messages.
        turning: How many revolute joints it has, without the one that closes it.
        sliding: How many prismatic ones.

    Raises:
        ModelError: The joints are others, or do not move in one plane.
    """
    kinds = [step.kind for step in path.steps]
    if sorted(kinds) != ["R"] * turning + ["T"] * sliding:
        slides = f" and {_number(sliding)} that slide" if sliding else ""
        raise ModelError(
            f"{path.who}: the way round the loop is {way(path)}. A {kind} has "
            f"{_number(turning)} joints that turn{slides}, and the frames a and b "
            f"make the last hinge; give other frames, or close the loop by "
            f"add_constraint."
        )
    return planar_loop(path)


def _number(n: int) -> str:
    return ("no", "one", "two", "three")[n]


def chosen(
    loop: PlanarLoop, given: Sequence[Symbol] | None, usual: Sequence[PlanarJoint]
) -> tuple[Symbol, ...]:
    """Return the coordinates that depend on the independent ones.

    Args:
        loop: The loop in its plane.
        given: The independent coordinates of the user's choice; None for the usual.
        usual: The joints of the independent coordinates if the user gives none.

    Raises:
        ModelError: A coordinate is not in the loop, there are too few or too many, or
            one that remains is driven.
    """
    who, count = loop.path.who, len(loop.joints) - 2
    symbols = [joint.step.symbol for joint in loop.joints]
    independent = [joint.step.symbol for joint in usual] if given is None else given
    for q in independent:
        if q not in symbols:
            raise ModelError(
                f"{who}: {q.name} cannot be independent, because it is not in the "
                f"loop. The way round the loop is {way(loop.path)}; choose among "
                f"these joints."
            )
    if len(set(independent)) != count:
        raise ModelError(
            f"{who}: {len(set(independent))} independent coordinates were given, but "
            f"{len(symbols)} joints that two relations close have {count}. The way "
            f"round the loop is {way(loop.path)}."
        )
    left = [joint for joint in loop.joints if joint.step.symbol not in independent]
    for joint in left:
        if joint.step.driven:
            raise ModelError(
                f"{who}: joint {joint.step.joint!r} is driven, but would follow from "
                f"{_named(independent)}. A motion has one cause; give its coordinate "
                f"as independent, or do not drive it."
            )
    if all(joint.kind == "T" for joint in left):
        raise ModelError(
            f"{who}: both dependent coordinates, "
            f"{_named([j.step.symbol for j in left])}, slide. One of them must turn; "
            f"choose another independent coordinate."
        )
    return tuple(joint.step.symbol for joint in left)


def first_turning(loop: PlanarLoop) -> PlanarJoint:
    """Return the revolute joint nearest to the common body; of two the longer branch's.

    Nearness counts joints.
    """
    turning = [(k, j) for k, j in enumerate(loop.joints) if j.kind == "R"]

    def rank(item: tuple[int, PlanarJoint]) -> tuple[int, int]:
        k = item[0]
        after = k - loop.common
        return (after, 0) if after >= 0 else (-after - 1, 1)

    return min(turning, key=rank)[1]


def _named(symbols: Sequence[Symbol]) -> str:
    return " and ".join(symbol.name for symbol in symbols)


def closed(
    loop: PlanarLoop, dependent: tuple[Symbol, ...], posture: int | None
) -> Closure:
    """Return the solution in a posture; the nearest to the start values for None."""
    postures = (1, -1) if posture is None else (posture,)
    return nearest(
        loop.path, postures, lambda p, turns: solve(loop, dependent, p, turns)
    )

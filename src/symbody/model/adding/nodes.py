"""Adding nodes of connections."""

from __future__ import annotations

from typing import Any

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.body import Body
from symbody.model.connection_node import ConnectionNode
from symbody.model.description import Description
from symbody.model.formulas import VectorLike
from symbody.spatial.vectors import vec

_AXES = "xyz"


def add_node(
    self: Description,
    name: str,
    at: VectorLike | None = None,
    *,
    moves: str = "xyz",
    turns: bool = False,
) -> Body:
    """Add a node: a place without mass where elements meet, and find their balance.

    Loads that end on it determine where it is: springs its position, dampers its
    velocity, so that its position becomes an extra state of the node's name. Dampers in
    some directions only give it states NAME_along of these, at the start from `at`;
    across them its place follows from the springs.

    Args:
        name: Unique in the model.
        at: About where it is when the model starts, three numbers or formulas of
            parameters, in the world's axes [m]; None for the middle of what it is
            connected with. Where there are several balances, it is the one near it.
        moves: Along which axes of the world it moves, "xy" for example; along others
            it stays at `at`, which the world holds it at.
        turns: Whether it turns, too, so that torques on it are in balance; else
            nothing turns it.

    Returns:
        A place for loads, sensors and shapes, as a body is, with frames of its own.

    Raises:
        ModelError: The name is taken, or the axes are none.
    """
    who = f"node {name!r}"
    self._names.check("node", name)
    turns = Arguments(who, ModelError).flag("turns", turns)
    known = isinstance(moves, str) and set(moves) <= set(_AXES)
    if not known or len(set(moves)) < len(moves) or not (moves or turns):
        raise ModelError(
            f"{who}: moves={shown(moves)}. Give the axes of the world along which it "
            f"moves, such as 'xyz' or 'xz'."
        )
    axes = tuple(sorted(_AXES.index(axis) for axis in moves))
    if at is None and len(axes) < 3:
        fixed = ", ".join(a for i, a in enumerate(_AXES) if i not in axes)
        raise ModelError(
            f"{who}: it moves along {', '.join(moves) or 'nothing'} only, so that its "
            f"place along {fixed} must be known. Give at=(x, y, z)."
        )
    place = None if at is None else vec(self._constant(f"at of {who}", at, (3,)))
    names = [f"{name}_{_AXES[i]}" for i in axes]
    names += [f"{name}_R{axis}" for axis in _AXES] if turns else []
    # Those of states along dampers in some directions only.
    along = [f"{name}_along", *(f"{name}_along{k + 1}" for k in range(len(names)))]
    for coordinate in (*names, *along):
        self._names.check("node", coordinate)
    node = ConnectionNode(
        name,
        Body(name, self._placement),
        place,
        axes,
        turns,
        tuple(Symbol(coordinate) for coordinate in names),
        tuple(Symbol(f"v_{coordinate}") for coordinate in names),
    )
    for coordinate in (name, *names, *along):
        self._names.take("node", coordinate)
    self.nodes[name] = node
    return node.body


def checked_no_node(self: Description, who: str, places: Any, why: str) -> None:
    """Raise if one of some frames is on a node.

    Raises:
        ModelError: It is.
    """
    for frame in places:
        if frame.body.name in self.nodes:
            raise ModelError(
                f"{who}: it is at the node {frame.body.name!r}, {why}. Take a body, "
                f"or let a stiff element stand for it."
            )

"""Bodies that no joint carries: PyMbs leaves them out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from symbody.compat.pymbs.description import Description
from symbody.errors import warn_user
from symbody.model.model import Model

# What touches bodies, by its table in the model: its word, and the frames it touches.
_TOUCHING: dict[str, tuple[str, Callable[[Any], Sequence[Any]]]] = {
    "joints": ("joint", lambda joint: (joint.parent, joint.child)),
    "visuals": ("visual", lambda visual: (visual.frame,)),
    "sensors": ("sensor", lambda named: named.sensor.frames()),
    "loads": ("load", lambda named: named.load.frames()),
    "loops": ("loop", lambda named: named.loop.frames()),
    "constraints": ("constraint", lambda named: named.constraint.frames()),
}


def leave_out_unconnected(it: Description) -> Callable[[], None]:
    """Let the model hold only what the world carries by joints.

    Left out are the other bodies, and what touches them. A warning names all of it,
    once, at the line of the script.

    Returns:
        What puts everything back, because the script may still add a joint.
    """
    model = it.model
    carried = _carried(model)
    lost = [name for name in model.bodies if name not in carried]
    if not lost:
        return lambda: None
    before: dict[str, Mapping[str, object]] = {"bodies": model.bodies}
    model.bodies = {n: body for n, body in model.bodies.items() if n in carried}
    without: list[str] = []
    for table, (word, frames_of) in _TOUCHING.items():
        elements = before[table] = getattr(model, table)
        kept = {
            name: element
            for name, element in elements.items()
            if all(frame.body.name in carried for frame in frames_of(element))
        }
        without += [f"{word} {name!r}" for name in elements if name not in kept]
        setattr(model, table, kept)
    _warn(it, lost, without)

    def put_back() -> None:
        for table, elements in before.items():
            setattr(model, table, elements)

    return put_back


def _carried(model: Model) -> set[str]:
    """Return the names of the bodies that hang on the world, and of the world."""
    carried, found = {"world"}, {"world"}
    while found:
        found = {
            joint.child.body.name
            for joint in model.joints.values()
            if joint.parent.body.name in carried
        } - carried
        carried |= found
    return carried


def _warn(it: Description, lost: Sequence[str], without: Sequence[str]) -> None:
    bodies = " and ".join(f"body {name!r}" for name in lost)
    also = f", and with that {', '.join(without)}" if without else ""
    text = (
        f"{bodies}: no joint leads to the world, so it is left out{also}. Connect it "
        f"with addJoint before genEquations."
    )
    if text not in it.warned:
        it.warned.add(text)
        warn_user(text)

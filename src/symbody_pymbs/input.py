"""Names of ``from PyMbs.Input import *`` and ``from pymbs.input import …``."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi
from typing import Any

from symbody.errors import ModelError
from symbody_pymbs.description import last_description
from symbody_pymbs.functions import cos, diag, rot_mat, rotMat, sin
from symbody_pymbs.matrix import Matrix, eye, zeros
from symbody_pymbs.places import Body, Frame, Joint
from symbody_pymbs.system import MbsSystem

Ex, Ey, Ez = (Matrix([int(i == k) for i in range(3)]) for k in range(3))

__all__ = [
    "Body", "Ex", "Ey", "Ez", "Frame", "Joint", "Matrix", "MbsSystem", "cos", "diag",
    "eye", "genCode", "genEquations", "genMatlabAnimation", "genSarturisXml", "pi",
    "rotMat", "rot_mat", "show", "sin", "zeros",
]  # fmt: skip


def genEquations(*args: object, **named: Any) -> tuple[bool, float]:
    """Derive the equations of a world, as `GenEquations` called.

    Args:
        args: The world, or the last one if it is left out; then as for its method.
        named: As for its method.
    """
    world, others = _world_first(args)
    return world.genEquations(*others, **named)


def genCode(*args: object, **named: Any) -> list[str]:
    """Write code of a world, as `GenCode` called; see `genEquations`."""
    world, others = _world_first(args)
    return world.genCode(*others, **named)


def _world_first(args: Sequence[object]) -> tuple[MbsSystem, Sequence[Any]]:
    """Return the world that is meant, and the other arguments.

    Raises:
        ModelError: None is given, and there is none.
    """
    if args and isinstance(args[0], MbsSystem):
        return args[0], args[1:]
    last = last_description()
    if last is None:
        raise ModelError("There is no world yet. Begin with world = MbsSystem(…).")
    return last.world, args


def show(*args: object, **named: Any) -> None:
    """Draw a world, as its method; see `genEquations`."""
    world, others = _world_first(args)
    world.show(*others, **named)


def genMatlabAnimation(*args: object, **named: Any) -> None:
    """Write a MATLAB animation of a world, as its method; see `genEquations`."""
    world, others = _world_first(args)
    world.genMatlabAnimation(*others, **named)


def genSarturisXml(*args: object, **named: Any) -> None:
    """Write glTF and JSON of a world, as its method; see `genEquations`."""
    world, others = _world_first(args)
    world.genSarturisXml(*others, **named)

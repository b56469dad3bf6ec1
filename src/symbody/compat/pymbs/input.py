"""What ``from PyMbs.Input import *`` and ``from pymbs.input import …`` give."""

from __future__ import annotations

from math import pi
from typing import Any

from symbody.compat.pymbs.functions import cos, diag, rot_mat, rotMat, sin
from symbody.compat.pymbs.joint import Joint
from symbody.compat.pymbs.matrix import Matrix, eye, zeros
from symbody.compat.pymbs.places import Body, Frame
from symbody.compat.pymbs.system import MbsSystem

Ex, Ey, Ez = (Matrix([int(i == k) for i in range(3)]) for k in range(3))

__all__ = [
    "Body",
    "Ex",
    "Ey",
    "Ez",
    "Frame",
    "Joint",
    "Matrix",
    "MbsSystem",
    "cos",
    "diag",
    "eye",
    "genCode",
    "genEquations",
    "genMatlabAnimation",
    "genSarturisXml",
    "pi",
    "rotMat",
    "rot_mat",
    "show",
    "sin",
    "zeros",
]


def genEquations(world: MbsSystem, *given: Any, **named: Any) -> tuple[bool, float]:
    """Derive the equations of a world, as `GenEquations` called."""
    return world.genEquations(*given, **named)


def genCode(world: MbsSystem, *given: Any, **named: Any) -> list[str]:
    """Write code of a world, as `GenCode` called."""
    return world.genCode(*given, **named)


def show(world: MbsSystem, *given: Any, **named: Any) -> None:
    """Draw a world, as its method."""
    world.show(*given, **named)


def genMatlabAnimation(world: MbsSystem, *given: Any, **named: Any) -> None:
    """Write a MATLAB animation of a world, as its method."""
    world.genMatlabAnimation(*given, **named)


def genSarturisXml(world: MbsSystem, *given: Any, **named: Any) -> None:
    """Write glTF and JSON of a world, as its method."""
    world.genSarturisXml(*given, **named)

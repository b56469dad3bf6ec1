"""Mass properties of the bodies of a file, as numbers or as parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, final

import numpy as np

from symbody.expr.node import Symbol
from symbody.io.naming import Naming
from symbody.io.pose import Floats, Pose
from symbody.model.model import Model

Parameters: TypeAlias = Literal["numbers", "symbols"]


@final
@dataclass(frozen=True, eq=False)
class Inertial:
    """Mass, center of mass and inertia about it, in the axes of one frame.

    Attributes:
        mass: Mass [kg].
        com: Center of mass [m].
        inertia: About the center of mass, shape (3, 3) [kg m²].
    """

    mass: float
    com: Floats
    inertia: Floats

    def placed(self, at: Pose) -> Inertial:
        """Return the same in a frame in which the present one has a place."""
        R = at.R
        turned = R @ self.inertia @ R.T
        return Inertial(self.mass, at.p + R @ self.com, (turned + turned.T) / 2)

    def __add__(self, other: Inertial) -> Inertial:
        """Return what both are together, in the same frame."""
        mass = self.mass + other.mass
        if mass == 0:
            return Inertial(0.0, self.com, self.inertia + other.inertia)
        com = (self.mass * self.com + other.mass * other.com) / mass
        about = [
            part.inertia + part.mass * of_point(part.com - com)
            for part in (self, other)
        ]
        return Inertial(mass, com, about[0] + about[1])


MASSLESS = Inertial(0.0, np.zeros(3), np.zeros((3, 3)))


def of_point(r: Floats) -> Floats:
    """Return the inertia of a unit mass at r about the origin [m²]."""
    inertia: Floats = np.dot(r, r) * np.eye(3) - np.outer(r, r)
    return inertia


def symmetric(
    xx: float, yy: float, zz: float, xy: float, xz: float, yz: float
) -> Floats:
    """Return an inertia matrix from its entries."""
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], float)


@final
@dataclass(frozen=True)
class Constants:
    """Makes numbers of a file constants of a model.

    Attributes:
        model: The model.
        naming: Its names.
        kind: Whether they stay numbers or become parameters. A zero stays a number,
            so that equations stay as short as they were.
    """

    model: Model
    naming: Naming
    kind: Parameters

    def one(self, name: str, value: float, unit: str) -> float | Symbol:
        """Return a number, or a new parameter that has it as default."""
        if self.kind == "numbers" or value == 0:
            return value
        return self.model.add_parameter(
            self.naming.take("parameter", name), value, unit=unit
        )

    def body(self, name: str, inertial: Inertial) -> dict[str, Any]:
        """Return mass, center of mass and inertia as `add_body` takes them."""
        if inertial.mass == 0 and not inertial.inertia.any():
            return {}
        J = inertial.inertia
        entries = {
            f"{a}{b}": J["xyz".index(a), "xyz".index(b)]
            for a, b in ("xx", "yy", "zz", "xy", "xz", "yz")
        }
        com = zip("xyz", inertial.com.tolist(), strict=True)
        return {
            "as_given": True,
            "mass": self.one(f"m_{name}", inertial.mass, "kg"),
            "com": [self.one(f"c{axis}_{name}", c, "m") for axis, c in com],
            "inertia": [
                self.one(f"I{entry}_{name}", float(value), "kg m²")
                for entry, value in entries.items()
            ],
        }
